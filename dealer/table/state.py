"""The state of the night at one table. Frozen: `evolve` makes the next one."""

from __future__ import annotations

from dataclasses import dataclass, field

from dealer.hand.events import HandEvent
from dealer.hand.state import Hand, HandSetup, Phase
from dealer.rules.button import Positions
from dealer.rules.cards import Card
from dealer.rules.chips import STANDARD_CHIPS, ChipSet
from dealer.rules.house import HouseRules, Stakes
from dealer.rules.missed_blinds import Owed, WayIn
from dealer.table.commands import MoneyUnit
from dealer.table.events import HandStarted


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A seat somebody sits in.

    `stack_chips` is his stack at the end of the last hand, with what he bought since; while he is in a hand
    his chips are in `Hand.players`. `bought_chips` is everything he has bought tonight. `owes` are the blinds
    he missed. `newcomer` has not been dealt a hand yet. `away` sits out from the next hand on; if he is in a
    hand, it is folded when it is his turn; `away_next` sits out from the next hand on and plays the one he is
    in to its end. `way_in` is how he comes in with the next hand.
    `time_outs` is how often in a row his clock ran out, `time_used_seconds` what he took out of his bank.
    """

    seat: int
    name: str
    stack_chips: int
    bought_chips: int
    owes: Owed = Owed.NOTHING
    newcomer: bool = True
    away: bool = False
    away_next: bool = False
    way_in: WayIn = WayIn.WAIT
    time_outs: int = 0
    time_used_seconds: int = 0

    @property
    def sits_out(self) -> bool:
        """Whether he is left out of the next hand."""
        return self.away or self.away_next


@dataclass(frozen=True, slots=True, kw_only=True)
class BeforeHand:
    """What a void hand goes back to: the places and the seats as they were before the deal.

    `seats` are those of players who have not left them since; `button` is the right one if it was corrected.
    """

    positions: Positions | None
    button: int | None
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableState:
    """Everything the table knows. `TableState()` is a table not opened yet.

    `seats` are in ascending order. `positions` are those of the last hand dealt; `button` is one that was
    drawn, tapped or corrected and applies to the next hand. `hand` is the hand in play or, between hands, the
    last one; `log` are its events since the deal and `started` how it began. `rabbit` are cards shown after.
    """

    rules: HouseRules = field(default_factory=HouseRules)
    stakes: Stakes = field(default_factory=lambda: Stakes(small_blind_chips=1, big_blind_chips=2))
    unit: MoneyUnit = field(default_factory=MoneyUnit)
    chip_set: ChipSet = STANDARD_CHIPS
    seats: tuple[Seat, ...] = ()
    positions: Positions | None = None
    button: int | None = None
    hand_number: int = 0
    started: HandStarted | None = None
    hand: Hand | None = None
    log: tuple[HandEvent, ...] = ()
    before: BeforeHand | None = None
    rabbit: tuple[Card, ...] = ()
    paused: bool = False

    @property
    def opened(self) -> bool:
        """Whether a night has begun."""
        return bool(self.seats) or self.hand_number > 0

    @property
    def hand_in_play(self) -> bool:
        """Whether a hand has been dealt and not all its pots are given away."""
        return self.hand is not None and self.hand.phase is not Phase.OVER

    def seat(self, number: int) -> Seat | None:
        """Who sits in seat `number`, or ``None``."""
        return next((s for s in self.seats if s.seat == number), None)

    def name(self, number: int) -> str:
        """The name of the player in seat `number`: ``"Ben"``, ``"Ben (4)"`` where two are called so."""
        seat = self.seat(number)
        if seat is None:
            return f"seat {number}"
        called = seat.name.casefold()
        alone = sum(1 for s in self.seats if s.name.casefold() == called) == 1
        return seat.name if alone else f"{seat.name} ({number})"

    def in_hand(self, number: int) -> bool:
        """Whether the player in seat `number` was dealt into the hand in play."""
        return (
            self.hand_in_play and self.hand is not None and any(p.seat == number for p in self.hand.players)
        )

    def stack_chips(self, number: int) -> int:
        """The chips the player in seat `number` has behind now; 0 for an empty seat."""
        if self.in_hand(number) and self.hand is not None:
            return self.hand.player(number).stack_chips
        seat = self.seat(number)
        return seat.stack_chips if seat else 0

    @property
    def gone(self) -> tuple[int, ...]:
        """The seats that players of the last hand have left with their chips since it began."""
        if self.hand is None or self.before is None:
            return ()
        still_there = {s.seat for s in self.before.seats}
        return tuple(p.seat for p in self.hand.players if p.seat not in still_there)

    @property
    def chips_on_table(self) -> int:
        """All chips: stacks, and what lies in front of the players and in the pots."""
        booked = sum(s.stack_chips for s in self.seats)
        if not self.hand_in_play or self.hand is None:
            return booked
        brought = sum(chips for _, chips in self.hand.setup.stacks)
        behind = sum(p.stack_chips for p in self.hand.players)
        return booked - brought + behind + self.hand.pot_chips - sum(a.chips for a in self.hand.awards)


def hand_setup(started: HandStarted, *, rules: HouseRules, stakes: Stakes) -> HandSetup:
    """The hand that `started` is, played under `rules` and `stakes`."""
    return HandSetup(
        rules=rules,
        stakes=stakes,
        button=started.button,
        small_blind=started.small_blind,
        big_blind=started.big_blind,
        stacks=started.stacks,
        straddle=started.straddle,
        posts=started.posts,
        bomb_pot_chips=started.bomb_pot_chips,
        number=started.number,
    )
