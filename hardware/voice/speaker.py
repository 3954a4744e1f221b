"""Everything the box says and sounds, for the window: how much, how loud, in which language."""

from __future__ import annotations

from collections.abc import Iterable
from types import TracebackType
from typing import Self

from config.settings import VoiceLevel
from dealer.words.catalogue import Catalogue
from dealer.words.line import Line
from hardware.sound.cues import Cue
from hardware.voice.levels import is_spoken
from hardware.voice.player import Player
from hardware.voice.spoken import spoken
from hardware.voice.utterance import Utterance


class Speaker:
    """Says lines and sounds cues through `player`. One thread; no call waits, none raises.

    `volume` is of speech, `cue_volume` of cues, both 0 to 100, where 0 is off; a volume out of range is the
    nearest one in it. `level` is how much is spoken; cues sound at every level. `muted` silences both and
    keeps the rest as it was set. Lines are in the language of `words`. What is no longer wanted after a
    change is broken off.
    """

    def __init__(
        self,
        *,
        player: Player,
        words: Catalogue,
        level: VoiceLevel = VoiceLevel.FULL,
        volume: int = 70,
        cue_volume: int = 70,
        muted: bool = False,
    ) -> None:
        self._player = player
        self._words = words
        self._level = level
        self._muted = muted
        self.volume = volume
        self.cue_volume = cue_volume

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
    def words(self) -> Catalogue:
        """The catalogue the lines come from."""
        return self._words

    @words.setter
    def words(self, words: Catalogue) -> None:
        if words.language != self._words.language:
            self.hush()
        self._words = words

    @property
    def language(self) -> str:
        """What is spoken: ``"en"``, ``"de"``."""
        return self._words.language

    @property
    def level(self) -> VoiceLevel:
        """How much is spoken."""
        return self._level

    @level.setter
    def level(self, level: VoiceLevel) -> None:
        self._level = level
        self._hush_if_silent()

    @property
    def volume(self) -> int:
        """How loud speech is, 0 to 100."""
        return self._player.voice_volume

    @volume.setter
    def volume(self, volume: int) -> None:
        self._player.voice_volume = _in_range(volume)
        self._hush_if_silent()

    @property
    def cue_volume(self) -> int:
        """How loud cues are, 0 to 100."""
        return self._player.cue_volume

    @cue_volume.setter
    def cue_volume(self, volume: int) -> None:
        self._player.cue_volume = _in_range(volume)

    @property
    def muted(self) -> bool:
        """Whether everything is silent."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        self._hush_if_silent()

    def _hush_if_silent(self) -> None:
        if self._muted or self._level is VoiceLevel.OFF or not self.volume:
            self.hush()

    def say(self, lines: Iterable[Line]) -> None:
        """Say those of `lines` that the level has room for, in order after what waits.

        A turn call takes the place of one that waits, and cuts off one that is being spoken.
        """
        if self._muted or not self.volume:
            return
        utterances = tuple(
            Utterance(line=line, text=spoken(line.text, self._words), language=self.language)
            for line in lines
            if is_spoken(line.kind, self._level)
        )
        if utterances:
            self._player.say(utterances)

    def cue(self, cue: Cue) -> None:
        """Sound `cue` at once, over what is being said."""
        if not self._muted and self.cue_volume:
            self._player.play(cue)

    def hush(self) -> None:
        """Forget what waits to be said and break off: after an undo it is no longer true."""
        self._player.hush()

    def close(self) -> None:
        """Break off and let the device go; takes a second at most."""
        self._player.close()


def _in_range(volume: int) -> int:
    return max(0, min(100, volume))
