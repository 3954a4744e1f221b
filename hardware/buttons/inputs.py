"""What people do at the devices. Times are monotonic seconds."""

from __future__ import annotations

from dataclasses import dataclass

from dealer.rules.cards import Card


@dataclass(frozen=True, slots=True, kw_only=True)
class NextPressed:
    """The "OK/next" button: the step that the screen offers as its default."""

    began_at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoPressed:
    """The "Undo" button."""

    began_at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class KnobTurned:
    """The knob went `steps` clicks, to the right above 0."""

    steps: int
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class KnobPressed:
    """The knob was pressed down."""

    began_at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPressed:
    """The button at `seat` was pressed, or `held` for longer."""

    seat: int
    held: bool
    began_at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRead:
    """A reader saw `card`."""

    card: Card
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerRead:
    """A reader saw the tag of the player called `name`."""

    name: str
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class UnknownTagRead:
    """A reader saw `tag`, which stands in no mapping."""

    tag: str
    at: float


Input = (
    NextPressed
    | UndoPressed
    | KnobTurned
    | KnobPressed
    | SeatPressed
    | CardRead
    | PlayerRead
    | UnknownTagRead
)
