"""A lesson on the camera's thread: each card shown is learnt, kept at once, and told from the others."""

from __future__ import annotations

import logging
import queue
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dealer.rules.cards import Card
from vision.taught_deck import (
    DeckUnreadable,
    SelfCheck,
    TaughtDeck,
    forget_deck,
    load_deck,
    save_deck,
    self_check,
)
from vision.teaching import Teaching, named, shown

if TYPE_CHECKING:
    from vision.indices import Index

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class LessonReport:
    """What a look has come to; whether the deck `changed` with it.

    `problem` is the system's word for why the deck could not be kept.
    """

    teaching: Teaching
    check: SelfCheck
    changed: bool = False
    problem: str = ""


class Lesson:
    """Teaches the deck that is kept in `folder`, or a new one. What is taught is kept card by card."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._taps: queue.SimpleQueue[Callable[[Teaching], Teaching]] = queue.SimpleQueue()
        self._teaching: Teaching | None = None
        self._check = self_check(TaughtDeck())
        self._problem = ""

    def name(self, card: Card) -> None:
        """Somebody tapped `card`; any thread."""
        self._taps.put(lambda teaching: named(teaching, card))

    def forget(self) -> None:
        """The deck is kept no longer; any thread."""
        self._taps.put(lambda _teaching: Teaching())

    def look(self, indices: Sequence[Index]) -> LessonReport:
        """After a picture that showed `indices`; on the camera's thread."""
        before = self._teaching or self._begin()
        teaching = before
        while not self._taps.empty():
            teaching = self._taps.get()(teaching)
        teaching = self._teaching = shown(teaching, indices)
        changed = teaching.deck is not before.deck
        if changed:
            self._keep(teaching.deck)
        return LessonReport(teaching=teaching, check=self._check, changed=changed, problem=self._problem)

    def _begin(self) -> Teaching:
        """A deck that cannot be read is taught anew."""
        deck: TaughtDeck | None = None
        try:
            deck = load_deck(self._folder)
        except DeckUnreadable as error:
            _log.warning("the deck in %s cannot be read: it is taught anew", error.path)
        teaching = Teaching(deck=deck or TaughtDeck())
        self._check = self_check(teaching.deck)
        return teaching

    def _keep(self, deck: TaughtDeck) -> None:
        self._check = self_check(deck)
        try:
            save_deck(deck, self._folder) if deck.prints else forget_deck(self._folder)
            self._problem = ""
        except OSError as error:
            self._problem = error.strerror or str(error)
