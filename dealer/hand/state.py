"""The state of one hand: who holds what, what is in front of whom, which street, whose turn.

Players stand in the order of the deal: the first seat left of the button comes first, the button last. That
is also the order of betting after the flop, of the showdown and of the odd chips: an index settles all four.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum

from dealer.rules.cards import Card
from dealer.rules.house import HouseRules, Stakes


class Street(IntEnum):
    """The betting rounds. `board_size` is the number of community cards that lie open."""

    PREFLOP = 0
    FLOP = 1
    TURN = 2
    RIVER = 3

    @property
    def board_size(self) -> int:
        """0, 3, 4 or 5 cards."""
        return 0 if self is Street.PREFLOP else int(self) + 2

    @property
    def word(self) -> str:
        """The word of a hand record: ``"flop"``."""
        return self.name.lower()


class Phase(Enum):
    """What the table is waiting for."""

    BETTING = "betting"
    """An action of the player in `Hand.to_act`."""
    DEALING = "dealing"
    """The round is closed; the next street is to be dealt."""
    SHOWDOWN = "showdown"
    """All streets are dealt and closed; hands are shown and pots awarded."""
    OVER = "over"
    """Every pot has been awarded."""


class Action(Enum):
    """What a player does in his turn."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"


@dataclass(frozen=True, slots=True, kw_only=True)
class Straddle:
    """A blind raise before the cards, from under the gun or the button."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LatePost:
    """What a joining or returning player puts in: `live_chips` count toward the call, `dead_chips` do not."""

    seat: int
    live_chips: int = 0
    dead_chips: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class HandSetup:
    """What is fixed before the first card of a hand.

    `stacks` are (seat, chips) of everybody dealt in, in the order of the deal. `button` may be an empty seat
    (dead button), `small_blind` ``None`` is a dead small blind. With `bomb_pot_chips` everybody antes that
    amount in place of ante and blinds and there is no betting before the flop.
    """

    rules: HouseRules
    stakes: Stakes
    button: int
    small_blind: int | None
    big_blind: int
    stacks: tuple[tuple[int, int], ...]
    straddle: Straddle | None = None
    posts: tuple[LatePost, ...] = ()
    bomb_pot_chips: int = 0
    number: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """One player in the hand.

    `stack_chips` lie behind; `street_chips` in front of him count toward the call of this street;
    `paid_chips` are all his chips in the hand that pots are layered by, those in front included;
    `dead_chips` are his dead money (the table's ante, dead posts), which belongs to the main pot.
    `acted` says whether he has acted on this street; a post is no action. `cards` are known once shown.
    """

    seat: int
    stack_chips: int
    street_chips: int = 0
    paid_chips: int = 0
    dead_chips: int = 0
    folded: bool = False
    acted: bool = False
    cards: tuple[Card, ...] = ()
    mucked: bool = False

    @property
    def all_in(self) -> bool:
        """Still in the hand with nothing behind."""
        return not self.folded and not self.stack_chips

    @property
    def reach_chips(self) -> int:
        """The most he can have in front of him on this street."""
        return self.street_chips + self.stack_chips


@dataclass(frozen=True, slots=True, kw_only=True)
class Betting:
    """The round as the next player finds it.

    `price_chips` is the street total to match, never lowered by a short blind. `step_chips` is the yardstick:
    the last full bet or raise of the street, at the start the minimum bet (TDA 43-A, 47-A).
    `full_level_chips` is the level of the last full bet or raise; in fixed limit shorter all-ins are measured
    from it. `raises` counts full raises after the bet; `capped` ends raising in fixed limit.
    `aggressor` bet or raised last on this street. `pot_adjustment_chips` is what pot limit counts before the
    flop besides the chips in the pot (dead and short blinds more, antes less).
    """

    price_chips: int
    step_chips: int
    full_level_chips: int
    raises: int = 0
    capped: bool = False
    aggressor: int | None = None
    pot_adjustment_chips: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Pot:
    """One pot: its chips and the seats that can win it, in ascending order."""

    chips: int
    eligible: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Award:
    """One pot, or its half when it was run twice, as it was given away.

    `pot` and `run` are indices, the main pot and the first board being 0; `shares` are (seat, chips), `odd`
    the winners who got an odd chip, `by_cards` whether the cards decided rather than the table's word.
    """

    pot: int
    run: int
    chips: int
    shares: tuple[tuple[int, int], ...]
    odd: tuple[int, ...] = ()
    by_cards: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand:
    """A hand at one moment. Made by `play.open_hand`, changed only by `evolve`.

    `players` are in the order of the deal. `pots` are those of the closed streets; chips in front of the
    players are not in them yet. `boards` holds one board, or two when it is run twice; a board has fewer
    cards than the street asks for when cards are not typed in. `run` is the board being dealt and
    `run_twice_from` the last street that both boards share. `show_order` are the seats of the showdown, the
    first of whom `bet_river` or is the first left of the button.
    """

    setup: HandSetup
    players: tuple[Player, ...]
    betting: Betting
    street: Street = Street.PREFLOP
    phase: Phase = Phase.BETTING
    to_act: int | None = None
    pots: tuple[Pot, ...] = ()
    uncalled: tuple[tuple[int, int], ...] = ()
    boards: tuple[tuple[Card, ...], ...] = ((),)
    run: int = 0
    run_twice_from: Street | None = None
    show_order: tuple[int, ...] = ()
    bet_river: bool = False
    awards: tuple[Award, ...] = ()

    def player(self, seat: int) -> Player:
        """The player in `seat`; `KeyError` if nobody dealt in sits there."""
        for player in self.players:
            if player.seat == seat:
                return player
        raise KeyError(seat)

    @property
    def live(self) -> tuple[Player, ...]:
        """The players who have not folded, in the order of the deal."""
        return tuple(p for p in self.players if not p.folded)

    @property
    def pot_chips(self) -> int:
        """All chips put in so far, those in front of the players included."""
        return sum(p.paid_chips + p.dead_chips for p in self.players)

    @property
    def betting_possible(self) -> bool:
        """Whether two players not folded still have chips to bet with."""
        return sum(1 for p in self.players if p.stack_chips and not p.folded) > 1

    @property
    def runs(self) -> int:
        """How many boards are dealt."""
        return len(self.boards)
