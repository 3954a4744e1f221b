"""The voice of the box: made for its sound device, and set as the settings say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from config.settings import Settings
from dealer.words.catalogue import Catalogue
from dealer.words.languages import LANGUAGES
from hardware.sound.trouble import SoundTrouble
from hardware.voice.device import DevicePlayer, SoundSetup
from hardware.voice.player import Player
from hardware.voice.speaker import Speaker
from ui.views import BannerKind, BannerView

Tell = Callable[[SoundTrouble], None]
MakePlayer = Callable[[Tell, Tell], Player]
"""Makes the player of a window; it calls the first on any thread where sound is lost, the second when it is
back."""


def device_player(cache_folder: Path) -> MakePlayer:
    """The player of this machine's sound device; speech is kept in `cache_folder` to be used again."""

    def make(lost: Tell, back: Tell) -> Player:
        return DevicePlayer(setup=SoundSetup(cache_folder=cache_folder), on_trouble=lost, on_recovered=back)

    return make


def make_speaker(player: Player, settings: Settings) -> Speaker:
    """A speaker as `settings` want it."""
    speaker = Speaker(player=player, words=_words(settings))
    tune(speaker, settings)
    return speaker


def tune(speaker: Speaker, settings: Settings) -> None:
    """Speak as `settings` want it from now on."""
    sound = settings.sound
    speaker.words = _words(settings)
    speaker.level = sound.voice
    speaker.volume = sound.volume
    speaker.cue_volume = sound.volume if sound.cues else 0


def _words(settings: Settings) -> Catalogue:
    return LANGUAGES[settings.language.value].words


def trouble_banner(trouble: SoundTrouble, words: Catalogue) -> BannerView:
    """What is wrong, and what helps."""
    part = "voice" if trouble.kind.is_of_voice else "sound"
    return BannerView(
        kind=BannerKind.INFO,
        title=words.text(f"screen.{part}.lost"),
        detail=words.text(
            f"screen.sound.{trouble.kind.value}", program=trouble.program, package=trouble.package
        ),
    )
