"""What happened in a hand: past tense, resolved facts, so that an old hand replays the same for ever."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from dealer.hand.state import Action, Pot, Street
from dealer.rules.cards import Card


class PostKind(Enum):
    """Why chips went in before the first action.

    An ante of everybody is layered into the pots; the ante of one player for the table and a dead post are
    dead money in the main pot; blinds, straddles and live posts lie in front of the player.
    """

    ANTE = "ante"
    TABLE_ANTE = "table_ante"
    BOMB_ANTE = "bomb_ante"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    STRADDLE = "straddle"
    DEAD_POST = "dead_post"
    LIVE_POST = "live_post"


@dataclass(frozen=True, slots=True, kw_only=True)
class Posted:
    """`seat` put in `chips`, perhaps fewer than he owed: `all_in` says that nothing is left behind."""

    seat: int
    kind: PostKind
    chips: int
    all_in: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BettingOpened:
    """A betting round began: what must be matched and the least bet or raise."""

    street: Street
    price_chips: int
    step_chips: int
    pot_adjustment_chips: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnGiven:
    """It is `seat`'s turn."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted:
    """`seat` acted in his turn.

    `added_chips` went in now, `to_chips` lie in front of him afterwards. A bet or raise also says the round
    as the next player finds it (see `state.Betting`); those four are 0 or False otherwise.
    """

    seat: int
    action: Action
    to_chips: int
    added_chips: int = 0
    all_in: bool = False
    step_chips: int = 0
    full_level_chips: int = 0
    raises: int = 0
    capped: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class UncalledReturned:
    """`chips` nobody called went back to `seat`, before the pots were made up."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StreetClosed:
    """The round is over and the bets are gathered into `pots`.

    `more_betting` says whether a further street can see a bet; `face_up` whether the live hands are turned up
    now (TDA 16).
    """

    street: Street
    pots: tuple[Pot, ...]
    more_betting: bool
    face_up: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardDealt:
    """The cards of a street on board `run`; empty when they were not typed in."""

    street: Street
    cards: tuple[Card, ...] = ()
    run: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class RunTwiceAgreed:
    """All-in players agreed to two boards; cards already dealt stand on both."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowdownBegan:
    """Hands are shown in `order`; the first shows because he bet last, unless nobody `bet_river`."""

    order: tuple[int, ...]
    bet_river: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class HandShown:
    """`seat` turned up his cards."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandMucked:
    """`seat` gave up his cards unseen."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PotAwarded:
    """Pot `pot` of `run` went to `shares`; see `state.Award`."""

    pot: int
    run: int
    chips: int
    shares: tuple[tuple[int, int], ...]
    odd: tuple[int, ...] = ()
    by_cards: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class HandEnded:
    """Every pot is given away; `shown_down` says whether cards or words decided rather than folds."""

    shown_down: bool


HandEvent = (
    Posted
    | BettingOpened
    | TurnGiven
    | Acted
    | UncalledReturned
    | StreetClosed
    | BoardDealt
    | RunTwiceAgreed
    | ShowdownBegan
    | HandShown
    | HandMucked
    | PotAwarded
    | HandEnded
)
