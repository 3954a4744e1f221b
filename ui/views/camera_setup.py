"""The pages about the camera: how well it sees, where the zones lie, which cards of a deck it knows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ui.views.camera import CameraView, Place
from ui.views.parts import ButtonView


class Mark(Enum):
    """What a figure comes to, as a sign before it."""

    GOOD = "good"
    POOR = "poor"
    PLAIN = "plain"
    """Neither: it is only said, or not known yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureView:
    """What was measured: what it is about, a word for it, and what to do."""

    title: str
    word: str
    detail: str = ""
    mark: Mark = Mark.PLAIN


@dataclass(frozen=True, slots=True, kw_only=True)
class CameraSetupView:
    """The live picture beside its figures; `ways` lead on, `step` is the one default step."""

    title: str
    hint: str
    back: ButtonView
    picture: CameraView
    figures: tuple[FigureView, ...]
    ways: tuple[ButtonView, ...]
    step: ButtonView | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ZonesView:
    """Zones are drawn on the picture: that with `corners`, empty before it was placed, can be pulled.

    `spots` are the board and the seats, of which one is chosen.
    """

    title: str
    hint: str
    back: ButtonView
    picture: CameraView
    spots: tuple[ButtonView, ...]
    corners: tuple[Place, ...] = ()
    remove: ButtonView | None = None


class DeckCardState(Enum):
    """What is known of a card of the deck."""

    OPEN = "open"
    """Not seen yet."""
    DONE = "done"
    """Seen: a tick."""
    GUESS = "guess"
    """One of those that the card lying there may be, or the one that is to be shown next: brass."""
    WRONG = "wrong"
    """Twice there, or not told apart from another: ringed and crossed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckCardView:
    """A small card; without a `button` it takes no touch."""

    face: str
    state: DeckCardState = DeckCardState.OPEN
    button: ButtonView | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckView:
    """The picture, what it has come to in large and small words, and all 52 cards, suit after suit.

    `step` is the one default step.
    """

    title: str
    hint: str
    back: ButtonView
    picture: CameraView
    heading: str
    detail: str
    cards: tuple[DeckCardView, ...]
    other: ButtonView | None = None
    step: ButtonView | None = None
