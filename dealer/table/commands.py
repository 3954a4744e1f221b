"""What somebody at the table wants. Commands are judged by `decide`; only events change the state."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from dealer.hand.state import Action
from dealer.rules.cards import Card
from dealer.rules.chips import STANDARD_CHIPS, ChipSet
from dealer.rules.house import HouseRules, Stakes
from dealer.rules.missed_blinds import WayIn


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPlayer:
    """A player taking a seat with his chips."""

    seat: int
    name: str
    stack_chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyUnit:
    """How amounts are shown: `per_unit_chips` smallest chips make 1, with `decimals` digits after the point.

    Stakes of 0.50/1 played in half-euro chips: `per_unit_chips` 2, `decimals` 2.
    """

    per_unit_chips: int = 1
    decimals: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable:
    """Begin a night."""

    rules: HouseRules
    stakes: Stakes
    players: tuple[NewPlayer, ...]
    unit: MoneyUnit = field(default_factory=MoneyUnit)
    chip_set: ChipSet = STANDARD_CHIPS


@dataclass(frozen=True, slots=True, kw_only=True)
class SitDown:
    """A newcomer takes an empty seat."""

    player: NewPlayer


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveTable:
    """A player cashes out and frees his seat, between hands."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveSeat:
    """A player changes to an empty seat, between hands."""

    seat: int
    to_seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rename:
    """Give the player in `seat` another name."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyIn:
    """A player buys `chips` more, between hands or while he is not in the hand."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectStack:
    """The stack counted at the table is `stack_chips`, whatever the book says."""

    seat: int
    stack_chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SitOut:
    """A player goes away: at once if he is in no hand, else his hand is folded when it is his turn.

    With `after_hand` he plays the hand he is in to its end.
    """

    seat: int
    after_hand: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SitIn:
    """A player comes back, with the blinds he owes paid in one of the ways open to him."""

    seat: int
    way: WayIn = WayIn.WAIT


class ButtonChosen(Enum):
    """How the button came to its seat."""

    DRAWN = "drawn"
    TAPPED = "tapped"
    CORRECTED = "corrected"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceButton:
    """Give `seat` the button: before the first hand, or to correct it until somebody acts (TDA 34-A)."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawForButton:
    """One card to each (seat, card): the highest has the button; spades, hearts, diamonds, clubs decide."""

    cards: tuple[tuple[int, Card], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetStakes:
    """New blinds and antes from the next hand on (TDA 23)."""

    stakes: Stakes


@dataclass(frozen=True, slots=True, kw_only=True)
class SetRules:
    """New house rules from the next hand on."""

    rules: HouseRules


@dataclass(frozen=True, slots=True, kw_only=True)
class SetChips:
    """Other chips or values of them, at once; odd chips are broken down to them from the next hand on."""

    chip_set: ChipSet


@dataclass(frozen=True, slots=True, kw_only=True)
class StartHand:
    """Shuffle and deal: button and blinds move, posts are taken."""

    straddle_seat: int | None = None
    bomb_pot_chips: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """The player in `seat` acts. A bet or raise names its street total; `all_in` is read by the rules."""

    seat: int
    action: Action
    to_chips: int | None = None
    all_in: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeOut:
    """The clock of the player in `seat` has run out; one that was `called` is never a mere warning."""

    seat: int
    called: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeTime:
    """The player in `seat` takes more time for this decision out of his bank."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DealBoard:
    """The next street lies on the table, with its cards or without any."""

    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RunItTwice:
    """The all-in players agree to two boards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowHand:
    """`seat` turns up his cards."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Muck:
    """`seat` gives up his cards unseen."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AwardTo:
    """The table says who won pot `pot` on board `run`; several seats split it."""

    pot: int
    seats: tuple[int, ...]
    run: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectBoard:
    """Board `run` really shows `cards`."""

    cards: tuple[Card, ...]
    run: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectHand:
    """`seat` really holds `cards`."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectAction:
    """Action number `index` of this hand (from 0) was really this; what followed is kept as far as legal."""

    index: int
    action: Action
    to_chips: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectAward:
    """Pot `pot` on board `run`, given away by the table's word, was really won by `seats`."""

    pot: int
    seats: tuple[int, ...]
    run: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CountAllIn:
    """The all-in of `seat` was counted: `counted_chips` is all he has put in on this street (TDA 49)."""

    seat: int
    counted_chips: int


class VoidReason(Enum):
    """Why a hand does not count."""

    MISDEAL = "misdeal"
    AGREED = "agreed"


@dataclass(frozen=True, slots=True, kw_only=True)
class VoidHand:
    """Everybody takes his chips back; same button, same blinds (TDA 35)."""

    reason: VoidReason = VoidReason.MISDEAL


@dataclass(frozen=True, slots=True, kw_only=True)
class DealIn:
    """`seat` was left out by mistake and is dealt in, before the first action."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DealOut:
    """`seat` was dealt in by mistake and is left out, before the first action."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RabbitHunt:
    """The cards that would have come, shown after the hand is over."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PauseNight:
    """Clock and voice stop."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResumeNight:
    """The night goes on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo:
    """Take back the newest entry that still stands. Judged by the session, which knows the entries."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Redo:
    """Take back the newest undo."""


TableCommand = (
    OpenTable
    | SitDown
    | LeaveTable
    | MoveSeat
    | Rename
    | BuyIn
    | CorrectStack
    | SitOut
    | SitIn
    | PlaceButton
    | DrawForButton
    | SetStakes
    | SetRules
    | SetChips
    | StartHand
    | Act
    | TimeOut
    | TakeTime
    | DealBoard
    | RunItTwice
    | ShowHand
    | Muck
    | AwardTo
    | CorrectBoard
    | CorrectHand
    | CorrectAction
    | CorrectAward
    | CountAllIn
    | VoidHand
    | DealIn
    | DealOut
    | RabbitHunt
    | PauseNight
    | ResumeNight
)

Command = TableCommand | Undo | Redo
