"""What the player to act may do: the price, the raise and why a raise is closed.

One reading of the rules serves the button on the screen, the judge of a command and the reason given:
`legal_actions` is asked by all three.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from dealer.hand.state import Betting, Hand, HandSetup, Player, Street
from dealer.rules.house import StraddleMinimum, Structure


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiseRange:
    """Street totals a bet or raise may name.

    `minimum_to_chips` is the rule's minimum whatever the stack; `lowest_to_chips` and `highest_to_chips` are
    what this player can do: a stack short of the minimum leaves only the all-in.
    """

    minimum_to_chips: int
    lowest_to_chips: int
    highest_to_chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NotReopened:
    """He has acted, and what he faces is less than a full raise (TDA 47-A; RRoP Betting 6)."""

    in_chips: int
    faced_chips: int
    full_raise_chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BettingCapped:
    """Fixed limit: the bet and all its raises have been made (TDA 48)."""

    raises: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyToCall:
    """No opponent could put in a chip more than the price."""

    price_chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StackTooShort:
    """His whole stack only calls."""

    stack_chips: int


RaiseClosed = NotReopened | BettingCapped | NobodyToCall | StackTooShort


@dataclass(frozen=True, slots=True, kw_only=True)
class LegalActions:
    """The choices of the player to act. Folding is always one of them, even where checking is free (TDA 58).

    `to_call_chips` is what he must add, capped by his stack and by what an opponent can still match; 0 means
    that he may check. `price_chips` is the nominal street total he faces. `raises` is the range of a bet or
    raise, or else `closed` says why there is none. `opening` is a bet, not a raise.
    """

    seat: int
    to_call_chips: int
    call_to_chips: int
    price_chips: int
    opening: bool
    raises: RaiseRange | None
    closed: RaiseClosed | None

    @property
    def can_check(self) -> bool:
        """Whether he owes nothing."""
        return self.to_call_chips == 0


def legal_actions(hand: Hand) -> LegalActions | None:
    """The choices of the player in `hand.to_act`; ``None`` when nobody is to act."""
    if hand.to_act is None:
        return None
    player = hand.player(hand.to_act)
    to_call = owed_chips(hand.players, hand.betting.price_chips, player)
    closed = raise_closed(hand, player)
    return LegalActions(
        seat=player.seat,
        to_call_chips=to_call,
        call_to_chips=player.street_chips + to_call,
        price_chips=hand.betting.price_chips,
        opening=hand.betting.price_chips == 0,
        raises=None if closed else raise_range(hand, player),
        closed=closed,
    )


def owed_chips(players: tuple[Player, ...], price_chips: int, player: Player) -> int:
    """What `player` must add to stay in, never more than he has or an opponent can still match."""
    matched = max([p.street_chips + p.stack_chips for p in players if not p.folded and p is not player])
    owed = min(price_chips, matched) - player.street_chips
    return max(min(owed, player.stack_chips), 0)


def raise_closed(hand: Hand, player: Player) -> RaiseClosed | None:
    """Why `player` may not bet or raise now, or ``None`` if he may."""
    betting = hand.betting
    price = betting.price_chips
    if player.street_chips + player.stack_chips <= price:
        return StackTooShort(stack_chips=player.stack_chips)
    if betting.capped:
        return BettingCapped(raises=betting.raises)
    if player.acted:
        faced = price - player.street_chips
        if faced < _reopening_chips(hand):
            return NotReopened(
                in_chips=player.street_chips, faced_chips=faced, full_raise_chips=betting.step_chips
            )
    for other in hand.players:
        if not other.folded and other is not player and other.street_chips + other.stack_chips > price:
            return None
    return NobodyToCall(price_chips=price)


def _reopening_chips(hand: Hand) -> int:
    """How much a player who has acted must face to raise again: a full raise, in fixed limit half a bet."""
    if hand.setup.rules.structure is Structure.FIXED_LIMIT:
        return (hand.betting.step_chips + 1) // 2
    return hand.betting.step_chips


def raise_range(hand: Hand, player: Player) -> RaiseRange:
    """The range of a bet or raise that is open to `player`."""
    minimum = minimum_raise_to(hand)
    all_in_to = player.street_chips + player.stack_chips
    highest = min(max(_structure_maximum(hand, player, minimum), minimum), all_in_to)
    return RaiseRange(
        minimum_to_chips=minimum, lowest_to_chips=min(minimum, all_in_to), highest_to_chips=highest
    )


def minimum_raise_to(hand: Hand) -> int:
    """The least street total of a full bet or raise.

    Big-bet games add the yardstick to the price, short all-ins included (TDA 43-A; RRoP NL 2-4). In fixed
    limit the next bet is measured from the last full one, so a short all-in is completed (RRoP Betting 6).
    """
    betting = hand.betting
    if hand.setup.rules.structure is Structure.FIXED_LIMIT:
        return betting.full_level_chips + betting.step_chips
    return betting.price_chips + betting.step_chips


def _structure_maximum(hand: Hand, player: Player, minimum_to_chips: int) -> int:
    price = hand.betting.price_chips
    match hand.setup.rules.structure:
        case Structure.NO_LIMIT:
            return player.street_chips + player.stack_chips
        case Structure.POT_LIMIT:
            pot = hand.pot_chips + hand.betting.pot_adjustment_chips
            return price + pot + price - player.street_chips
        case Structure.FIXED_LIMIT:
            return minimum_to_chips
        case Structure.SPREAD_LIMIT:
            return price + hand.setup.stakes.spread_max_chips
        case _ as structure:
            assert_never(structure)


def opening_bets(setup: HandSetup, street: Street) -> tuple[int, int]:
    """The price and the yardstick a street begins with (TDA 43-A).

    Before the flop the price is the nominal big blind or the straddle, however little was posted; the
    yardstick is the same amount, with the WSOP's reading of a straddle one big blind.
    """
    if street is Street.PREFLOP:
        return _preflop_bets(setup)
    stakes = setup.stakes
    late = street >= Street.TURN
    match setup.rules.structure:
        case Structure.FIXED_LIMIT:
            return 0, stakes.big_bet_chips if late else stakes.small_bet_chips
        case Structure.SPREAD_LIMIT:
            return 0, stakes.spread_min_chips
        case Structure.NO_LIMIT | Structure.POT_LIMIT:
            doubled = late and setup.rules.two_tier_minimum
            return 0, stakes.big_blind_chips * (2 if doubled else 1)
        case _ as structure:
            assert_never(structure)


def _preflop_bets(setup: HandSetup) -> tuple[int, int]:
    rules, stakes = setup.rules, setup.stakes
    price = step = stakes.big_blind_chips
    if setup.straddle is not None:
        price = setup.straddle.chips
        step = price if rules.straddle_minimum is StraddleMinimum.DOUBLE else step
    match rules.structure:
        case Structure.FIXED_LIMIT:
            return price, stakes.small_bet_chips
        case Structure.SPREAD_LIMIT:
            return price, min(max(step, stakes.spread_min_chips), stakes.spread_max_chips)
        case Structure.NO_LIMIT | Structure.POT_LIMIT:
            return price, step
        case _ as structure:
            assert_never(structure)


def pot_limit_adjustment(setup: HandSetup, players: tuple[Player, ...]) -> int:
    """What pot limit counts before the flop besides the chips in the pot (TDA 54-B; RRoP PL 5).

    A dead or short blind counts in full; antes do not count, unless the house says otherwise.
    """
    rules, stakes = setup.rules, setup.stakes
    adjustment = 0
    if not rules.pl_ante_counts_preflop:
        adjustment -= _antes_in_pot(setup, players)
    small, big = _posted_blind(setup.small_blind, players), _posted_blind(setup.big_blind, players)
    if rules.pl_assume_full_blinds:
        adjustment += max(stakes.small_blind_chips - small, 0) + max(stakes.big_blind_chips - big, 0)
    if rules.pl_small_blind_counts_as_big:
        adjustment += stakes.big_blind_chips - stakes.small_blind_chips
    return adjustment


def _antes_in_pot(setup: HandSetup, players: tuple[Player, ...]) -> int:
    each = sum(p.paid_chips - p.street_chips for p in players)
    dead_posts = sum(post.dead_chips for post in setup.posts)
    return each + max(sum(p.dead_chips for p in players) - dead_posts, 0)


def _posted_blind(seat: int | None, players: tuple[Player, ...]) -> int:
    return sum(p.street_chips for p in players if p.seat == seat)


def bet_facts(hand: Hand, to_chips: int) -> Betting:
    """The round after a bet or raise to `to_chips` by the player in `hand.to_act`.

    A full increment becomes the new yardstick; a shorter all-in raises the price and nothing else, even if
    several add up (TDA 47-A). In fixed limit half a bet over the last full one counts as a full bet or raise
    (TDA 47-B; RRoP Betting 6).
    """
    before = hand.betting
    if hand.setup.rules.structure is Structure.FIXED_LIMIT:
        return _fixed_limit_facts(hand, to_chips)
    increment = to_chips - before.price_chips
    full = increment >= before.step_chips
    return Betting(
        price_chips=to_chips,
        step_chips=increment if full else before.step_chips,
        full_level_chips=to_chips if full else before.full_level_chips,
        raises=before.raises + (1 if full and before.price_chips else 0),
        aggressor=hand.to_act,
        pot_adjustment_chips=before.pot_adjustment_chips,
    )


def _fixed_limit_facts(hand: Hand, to_chips: int) -> Betting:
    before = hand.betting
    rules = hand.setup.rules
    counts = 2 * (to_chips - before.full_level_chips) >= before.step_chips
    raises = before.raises + (1 if counts and before.full_level_chips else 0)
    cap_reached = rules.fl_raise_cap is not None and raises >= rules.fl_raise_cap
    unlimited = rules.headsup_uncapped and len(hand.live) == 2
    return Betting(
        price_chips=to_chips,
        step_chips=before.step_chips,
        full_level_chips=to_chips if counts else before.full_level_chips,
        raises=raises,
        capped=counts and cap_reached and not unlimited,
        aggressor=hand.to_act,
    )


def next_to_act(hand: Hand, first: int) -> int | None:
    """The seat that acts next, looked for from index `first` on; ``None`` when the round is closed.

    Asked is whoever has chips and either owes something or has not acted yet while an opponent could still
    answer him: who has nothing to decide is not asked.
    """
    players, price = hand.players, hand.betting.price_chips
    live = [p for p in players if not p.folded]
    with_chips = len([p for p in live if p.stack_chips])
    if not with_chips or len(live) == 1:
        return None
    for player in (*players[first:], *players[:first]):
        if player.folded or not player.stack_chips:
            continue
        if not player.acted and with_chips > 1:
            return player.seat
        if player.street_chips < price and owed_chips(players, price, player):
            return player.seat
    return None
