"""What is looked at in a frame while the camera is set up; on the camera's thread, but for the making."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from ui.camera_setup.seen import CameraSetupSeen
from vision.deck_check import DeckCheck, with_picture
from vision.deck_reader import with_kept_deck
from vision.lesson import Lesson
from vision.survey import survey
from vision.taught_deck import DeckUnreadable, TaughtDeck, load_deck, recognised, self_check
from vision.watcher import Reads, fitted
from vision.worker import shipped_patience, shipped_reader

if TYPE_CHECKING:
    from vision.indices import Index, IndexLooker
    from vision.sources.frame import Frame

Seen: TypeAlias = Callable[[CameraSetupSeen], CameraSetupSeen]
"""What a look adds to what was seen."""


class Looks:
    """The networks are loaded with the first look, those of one kind at a time, and let go with this.

    The deck is kept in `folder`.

    Attributes:
        lesson: the deck being taught.
        deck_changed: whether it is another one than before.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._reader: Reads | None = None
        self._looker: IndexLooker | None = None
        self.lesson = Lesson(folder)
        self.deck_changed = False

    def survey(self, frame: Frame) -> Seen:
        """Light, sharpness, the size of a card."""
        if self._reader is None:
            self._looker = None
            self._reader = with_kept_deck(shipped_reader(), self._folder)
        found = survey(frame.picture, self._reader, sure=shipped_patience().sure)
        return lambda seen: replace(seen, survey=found)

    def teach(self, frame: Frame) -> Seen:
        """Whether a card lies there to be learnt."""
        report = self.lesson.look(self._indices(frame))
        self.deck_changed |= report.changed
        return lambda seen: replace(
            seen, teaching=report.teaching, self_check=report.check, deck_problem=report.problem
        )

    def check(self, frame: Frame, before: DeckCheck | None) -> Seen:
        """Which cards of the spread deck are there; a deck that was taught helps."""
        picture, deck = fitted(frame.picture), self._kept_deck()
        indices = [recognised(index, deck) for index in self._indices(frame)]
        found = with_picture(before or DeckCheck(), indices)
        size = picture.shape[1], picture.shape[0]
        return lambda seen: replace(seen, check=found, check_size=size)

    def _indices(self, frame: Frame) -> tuple[Index, ...]:
        from vision.indices import IndexLooker

        if self._looker is None:
            self._reader = None
            self._looker = IndexLooker()
        return self._looker.look(fitted(frame.picture))

    def _kept_deck(self) -> TaughtDeck:
        """The deck that was taught, once it is whole."""
        try:
            deck = load_deck(self._folder)
        except DeckUnreadable:
            return TaughtDeck()
        return deck if deck is not None and self_check(deck).passed else TaughtDeck()
