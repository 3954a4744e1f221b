"""The real player: espeak-ng, the mixer and one player process, on two threads."""

from __future__ import annotations

import logging
import os
import shutil
import time
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from hardware.sound.commands import PlayerCommand, find_player
from hardware.sound.cues import Cue, cue_samples
from hardware.sound.feeder import Feeder, Timing
from hardware.sound.mixer import Mixer
from hardware.sound.trouble import SoundError, SoundTrouble, TroubleTeller
from hardware.voice.cache import SpeechCache
from hardware.voice.espeak import PROGRAM, Espeak
from hardware.voice.talker import Talker
from hardware.voice.utterance import Utterance

_CLOSE_SECONDS: Final = 0.8

_log = logging.getLogger(__name__)


def player_of_this_machine() -> PlayerCommand:
    """The player that this machine has now; raises `SoundError`."""
    return find_player(os.environ)


@dataclass(frozen=True, slots=True, kw_only=True)
class SoundSetup:
    """What a `DevicePlayer` works with. Only the folder of the speech cache has to be said.

    `voices` names the voice of espeak-ng for a language, where it is not to be the language's own:
    ``{"en": "en-us"}``. Whoever has cues of his own names their folder.
    """

    cache_folder: Path
    cache_limit_bytes: int = 50_000_000
    voices: Mapping[str, str] = field(default_factory=dict)
    words_per_minute: int = 165
    voice_program: str = PROGRAM
    find_player: Callable[[], PlayerCommand] = player_of_this_machine
    cue_folder: Path | None = None
    timing: Timing = field(default_factory=Timing)


@dataclass(frozen=True, slots=True, kw_only=True)
class SoundState:
    """What there is to speak and to play with; ``None`` is missing. `troubles` stand now."""

    voice_program: str | None
    player: PlayerCommand | None
    troubles: tuple[SoundTrouble, ...]


class DevicePlayer:
    """Makes words and cues heard, from its making to `close`. No call waits, none raises.

    Which programs there are is looked up at its making, and on its own threads when something goes wrong or
    works again. `on_trouble` tells once what has gone wrong and `on_recovered` that it is over, on a thread
    of the player's; they must return at once, for example by emitting a queued signal.
    """

    def __init__(
        self,
        *,
        setup: SoundSetup,
        on_trouble: Callable[[SoundTrouble], None],
        on_recovered: Callable[[SoundTrouble], None],
    ) -> None:
        self._setup = setup
        self._mixer = Mixer()
        self._programs = _programs(setup)
        self._teller = TroubleTeller(
            on_trouble=self._looking_again(on_trouble), on_recovered=self._looking_again(on_recovered)
        )
        self._cues = _all_cues(setup.cue_folder)
        self._feeder = Feeder(
            mixer=self._mixer, find=setup.find_player, teller=self._teller, timing=setup.timing
        )
        self._talker = Talker(
            mixer=self._mixer,
            synthesiser=_espeak(setup),
            teller=self._teller,
            is_heard=lambda: self._feeder.works,
            retry_seconds=setup.timing.retry_most_seconds,
        )
        self._feeder.start()
        self._talker.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def voice_volume(self) -> int:
        """How loud speech is, 0 to 100, from now on."""
        return self._mixer.voice_volume

    @voice_volume.setter
    def voice_volume(self, volume: int) -> None:
        self._mixer.voice_volume = volume

    @property
    def cue_volume(self) -> int:
        """How loud cues are, 0 to 100, from now on."""
        return self._mixer.cue_volume

    @cue_volume.setter
    def cue_volume(self, volume: int) -> None:
        self._mixer.cue_volume = volume

    def say(self, utterances: Sequence[Utterance]) -> None:
        """Say `utterances` in order after what waits; a turn call replaces an older one."""
        self._talker.say(utterances)

    def play(self, cue: Cue) -> None:
        """Sound `cue` now, over what is being said."""
        if cue in self._cues and self._feeder.works:
            self._mixer.play(self._cues[cue])

    def hush(self) -> None:
        """Forget what waits to be said, and break off. Cues go on: they are short."""
        self._talker.hush()

    def state(self) -> SoundState:
        """What there is and what is wrong now; nothing is looked for."""
        voice_program, player = self._programs
        return SoundState(voice_program=voice_program, player=player, troubles=self._teller.standing)

    def _looking_again(self, tell: Callable[[SoundTrouble], None]) -> Callable[[SoundTrouble], None]:
        def told(trouble: SoundTrouble) -> None:
            self._programs = _programs(self._setup)
            tell(trouble)

        return told

    def close(self) -> None:
        """Break off, end the player and the threads, within a second whatever they do."""
        deadline = time.monotonic() + _CLOSE_SECONDS
        self._feeder.ask_to_end()
        self._talker.ask_to_end()
        self._talker.join(seconds=deadline - time.monotonic())
        self._feeder.join(seconds=max(0.0, deadline - time.monotonic()))


def _programs(setup: SoundSetup) -> tuple[str | None, PlayerCommand | None]:
    """What speaks and what plays."""
    try:
        player = setup.find_player()
    except SoundError:
        player = None
    return shutil.which(setup.voice_program), player


def _all_cues(folder: Path | None) -> Mapping[Cue, array[int]]:
    """The cues that can be read; one that cannot is silent, and named in the log."""
    cues = {}
    for cue in Cue:
        try:
            cues[cue] = cue_samples(cue, folder=folder)
        except (OSError, ValueError) as error:
            _log.warning("the cue %s cannot be used: %s", cue.value, error)
    return cues


def _espeak(setup: SoundSetup) -> Espeak:
    return Espeak(
        cache=SpeechCache(folder=setup.cache_folder, limit_bytes=setup.cache_limit_bytes),
        voices=setup.voices,
        words_per_minute=setup.words_per_minute,
        program=setup.voice_program,
    )
