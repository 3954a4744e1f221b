"""The small things that several screens draw: buttons, cards, chips, discs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ui.intents import Intent


class ButtonLook(Enum):
    """How a button is drawn; a button that is not enabled is drawn greyed whatever its look."""

    MAIN = "main"
    """The one default step: brass."""
    EDGE = "edge"
    """Belongs to the player to act, but is not the default: brass outline."""
    PLAIN = "plain"
    QUIET = "quiet"
    CHOSEN = "chosen"
    """One of several, and this one is chosen: ivory."""


class Icon(Enum):
    """A drawn sign on a button."""

    UNDO = "undo"
    REDO = "redo"
    RULING = "ruling"
    MENU = "menu"
    ERASE = "erase"
    SHIFT = "shift"


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonView:
    """A button: what stands on it and what pressing it means.

    `name` is the widget's objectName, stable over all renders ("call", "preset_pot"). `says` is read out to
    people who do not see the screen; empty: text and detail. `cards` are drawn after the text ("4d").
    """

    name: str
    text: str
    intent: Intent
    detail: str = ""
    look: ButtonLook = ButtonLook.PLAIN
    enabled: bool = True
    icon: Icon | None = None
    cards: tuple[str, ...] = ()
    says: str = ""

    @property
    def spoken(self) -> str:
        """What the button does, in one line."""
        return self.says or " ".join(part for part in (self.text, *self.cards, self.detail) if part)


class ChipColour(Enum):
    """The colours a chip set may use; the theme knows how each is drawn."""

    RED = "red"
    GREEN = "green"
    BLACK = "black"
    YELLOW = "yellow"
    PURPLE = "purple"
    BLUE = "blue"
    WHITE = "white"
    ORANGE = "orange"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipStackView:
    """A stack of chips of one colour. `words` ("2 black") stand below where chips are counted out."""

    colour: ChipColour
    count: int
    words: str = ""


class CardState(Enum):
    """How a face-up card lies."""

    PLAIN = "plain"
    PLAYS = "plays"
    """One of the five: raised."""
    DIM = "dim"
    """Does not play: lower and greyed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardView:
    """A face-up card, ``"Th"``."""

    face: str
    state: CardState = CardState.PLAIN


class Disc(Enum):
    """A disc before a seat, with what stands on it."""

    BUTTON = "D"
    SMALL_BLIND = "SB"
    BIG_BLIND = "BB"
    STRADDLE = "ST"
    MISSED_SMALL = "MS"
    MISSED_BIG = "ML"
