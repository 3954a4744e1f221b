"""The sheet with the live picture: what the camera sees of the cards, to be confirmed or corrected."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ui.intents import Intent
from ui.views.camera import CameraView
from ui.views.parts import ButtonView


class SeenState(Enum):
    """How far the camera has come with a card."""

    CERTAIN = "certain"
    NOT_SURE = "not sure"
    NOT_YET = "not yet"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenPlaceView:
    """A place of the sheet with its `words` below it; a tap is about its card."""

    name: str
    state: SeenState
    words: str
    intent: Intent
    face: str = ""
    says: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenCardsView:
    """The live picture, the cards as they are understood, and what to tap where that is wrong.

    `guesses` are cards for the place that is asked about, the first of them the likeliest; `pick` leads to
    all others. The default step records the cards as they stand; while it is not possible it says what is
    missing.
    """

    title: str
    sentence: str
    camera: CameraView
    places: tuple[SeenPlaceView, ...]
    heading: str
    guesses: tuple[ButtonView, ...]
    hint: str
    confirm: ButtonView
    back: ButtonView
    pick: ButtonView | None = None
    undo: ButtonView | None = None
    skip: ButtonView | None = None
