from __future__ import annotations

from hardware.errors import HardwareError
from hardware.sound.trouble import SoundError, SoundTrouble, TroubleKind, TroubleTeller
from tests.support.sound_programs import Ear


def trouble(kind: TroubleKind) -> SoundTrouble:
    return SoundTrouble(kind=kind, program="a", package="b")


def teller(ear: Ear) -> TroubleTeller:
    return TroubleTeller(on_trouble=ear.on_trouble, on_recovered=ear.on_recovered)


def test_trouble_is_told_once_however_it_changes() -> None:
    ear = Ear()
    tells = teller(ear)
    for kind in (TroubleKind.PLAYER_ENDED, TroubleKind.DEVICE_REFUSED, TroubleKind.DEVICE_REFUSED):
        tells.found(trouble(kind))
    assert ear.troubles == [trouble(TroubleKind.PLAYER_ENDED)]
    assert tells.standing == (trouble(TroubleKind.DEVICE_REFUSED),)


def test_recovery_is_told_once_and_trouble_after_it_anew() -> None:
    ear = Ear()
    tells = teller(ear)
    tells.well(voice=False)
    tells.found(trouble(TroubleKind.DEVICE_REFUSED))
    tells.well(voice=False)
    tells.well(voice=False)
    assert ear.recovered == [trouble(TroubleKind.DEVICE_REFUSED)]
    tells.found(trouble(TroubleKind.DEVICE_REFUSED))
    assert len(ear.troubles) == 2


def test_voice_and_player_fail_apart() -> None:
    ear = Ear()
    tells = teller(ear)
    tells.found(trouble(TroubleKind.VOICE_MISSING))
    tells.found(trouble(TroubleKind.PLAYER_MISSING))
    tells.well(voice=True)
    assert len(ear.troubles) == 2
    assert tells.standing == (trouble(TroubleKind.PLAYER_MISSING),)


def test_error_is_one_of_hardware_and_of_the_environment() -> None:
    error = SoundError(trouble(TroubleKind.PLAYER_STUCK))
    assert isinstance(error, HardwareError)
    assert isinstance(error, OSError)
    assert error.trouble.kind is TroubleKind.PLAYER_STUCK
