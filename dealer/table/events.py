"""What happened at the table: past tense, resolved facts. The events of a hand are in `hand.events`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from dealer.hand.events import HandEvent
from dealer.hand.state import LatePost, Straddle
from dealer.rules.button import Positions
from dealer.rules.cards import Card
from dealer.rules.chips import STANDARD_CHIPS, ChipSet
from dealer.rules.house import HouseRules, Stakes
from dealer.rules.missed_blinds import Owed, WayIn
from dealer.rules.next_hand import Waiting
from dealer.table.commands import ButtonChosen, MoneyUnit, NewPlayer, VoidReason


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOpened:
    """The night began with these rules and players."""

    rules: HouseRules
    stakes: Stakes
    players: tuple[NewPlayer, ...]
    unit: MoneyUnit
    chip_set: ChipSet = STANDARD_CHIPS


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerSat:
    """A newcomer took a seat."""

    player: NewPlayer


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerLeft:
    """The player of `seat` cashed out `chips`."""

    seat: int
    name: str
    chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerMoved:
    """A player changed seats."""

    seat: int
    to_seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerRenamed:
    """The player in `seat` has another name."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipsBought:
    """`seat` bought `chips`."""

    seat: int
    chips: int


class StackReason(Enum):
    """Why a stack was corrected."""

    COUNTED = "counted"
    TABLE = "table"


@dataclass(frozen=True, slots=True, kw_only=True)
class StackCorrected:
    """The stack of `seat` was `from_chips` in the book and is `to_chips`."""

    seat: int
    from_chips: int
    to_chips: int
    reason: StackReason = StackReason.TABLE


class AwayReason(Enum):
    """Why a player sits out."""

    SAID = "said"
    CLOCK = "clock"
    BUSTED = "busted"


@dataclass(frozen=True, slots=True, kw_only=True)
class SatOut:
    """`seat` sits out from the next hand on; with `after_hand` he plays the one he is in to its end."""

    seat: int
    reason: AwayReason = AwayReason.SAID
    after_hand: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SatIn:
    """`seat` is back and comes in by `way`."""

    seat: int
    way: WayIn


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonPlaced:
    """`seat` has the button; `cards` are those it was drawn with."""

    seat: int
    chosen: ButtonChosen
    cards: tuple[tuple[int, Card], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class StakesSet:
    """New stakes from the next hand on."""

    stakes: Stakes


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesSet:
    """New house rules from the next hand on."""

    rules: HouseRules


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipsSet:
    """Other chips are in play; odd chips are broken down to the smallest of them from the next hand on."""

    chip_set: ChipSet


@dataclass(frozen=True, slots=True, kw_only=True)
class HandStarted:
    """Hand `number` was dealt.

    `stacks` are (seat, chips) in the order of the deal; `waits` want to play but were not dealt in;
    `owed` is what seats owe from this hand on where that has changed; `positions` is what the next deal
    starts from. See `hand.state.HandSetup` for the rest.
    """

    number: int
    button: int
    small_blind: int | None
    big_blind: int
    positions: Positions
    stacks: tuple[tuple[int, int], ...]
    straddle: Straddle | None = None
    posts: tuple[LatePost, ...] = ()
    bomb_pot_chips: int = 0
    waits: tuple[Waiting, ...] = ()
    owed: tuple[tuple[int, Owed], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TimedOut:
    """The clock of `seat` ran out, the `in_a_row`-th time; his check or fold follows as `Acted`."""

    seat: int
    in_a_row: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeOutsForgotten:
    """`seat` acted in time again: his count of time-outs in a row begins anew."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeTaken:
    """`seat` took `seconds` more for his decision out of his time bank."""

    seat: int
    seconds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandVoided:
    """The hand does not count: everybody took his chips back."""

    reason: VoidReason


@dataclass(frozen=True, slots=True, kw_only=True)
class HandRewritten:
    """The hand was corrected: `started` and `events` are how it really went.

    `moves` are (seat, chips): what has to go to that player now, or, below 0, what he gives back.
    `dropped` is how many actions that followed the correction no longer stand.
    """

    started: HandStarted
    events: tuple[HandEvent, ...]
    moves: tuple[tuple[int, int], ...] = ()
    dropped: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class RabbitShown:
    """The cards that would have come."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NightPaused:
    """Clock and voice stopped."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NightResumed:
    """The night goes on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reverted:
    """Entry `seq` was taken back, or, if it was itself a `Reverted`, stands again."""

    seq: int


TableEvent = (
    TableOpened
    | PlayerSat
    | PlayerLeft
    | PlayerMoved
    | PlayerRenamed
    | ChipsBought
    | StackCorrected
    | SatOut
    | SatIn
    | ButtonPlaced
    | StakesSet
    | RulesSet
    | ChipsSet
    | HandStarted
    | TimedOut
    | TimeOutsForgotten
    | TimeTaken
    | HandVoided
    | HandRewritten
    | RabbitShown
    | NightPaused
    | NightResumed
)

Event = TableEvent | HandEvent | Reverted
