"""Who wins which pot, and how its chips are split (TDA 20-21; Robert's Rules, ties)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from dealer.hand.state import Award, Hand, Street
from dealer.rules.cards import Card
from dealer.rules.ranking import HandValue, hand_value


def split_chips(
    chips: int, winners: Sequence[int], unit_chips: int
) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    """The (seat, chips) shares of `winners`, who stand in order left of the button, and who got an odd chip.

    Shares are whole chips of `unit_chips`; odd chips go one each from the first winner on, and a rest smaller
    than the chip goes with the first. A single winner takes everything.
    """
    count = len(winners)
    units, rest = divmod(chips, unit_chips)
    each, odd = divmod(units, count)
    shares = [each * unit_chips + (unit_chips if i < odd else 0) for i in range(count)]
    shares[0] += rest
    with_odd = max(odd, 1 if rest else 0) if count > 1 else 0
    return tuple(zip(winners, shares, strict=True)), tuple(winners[:with_odd])


def halves(chips: int, runs: int, unit_chips: int) -> tuple[int, ...]:
    """What each board plays for: halved in chips of `unit_chips`, odd chip and rest on the first board."""
    if runs == 1:
        return (chips,)
    second = chips // unit_chips // 2 * unit_chips
    return chips - second, second


def best_hands(hands: Mapping[int, Sequence[Card]], board: Sequence[Card]) -> tuple[int, ...]:
    """The seats that hold the best of `hands` with a board of five cards, in the order given."""
    return best_of({seat: hand_value((*cards, *board)) for seat, cards in hands.items()})


def best_of(values: Mapping[int, HandValue]) -> tuple[int, ...]:
    """The seats whose hand is worth most, in the order given."""
    best = max(values.values())
    return tuple([seat for seat, value in values.items() if value == best])


def open_awards(hand: Hand) -> Iterator[tuple[int, int]]:
    """The (pot, run) still to be given away: side pots first, and the first board first (TDA 16)."""
    given = {(a.pot, a.run) for a in hand.awards}
    for pot in reversed(range(len(hand.pots))):
        for run in range(hand.runs):
            if (pot, run) not in given:
                yield pot, run


def decided_awards(hand: Hand) -> Iterator[Award]:
    """The awards that hands and mucks have settled by now.

    Whoever is left alone in a pot takes it unseen (TDA 17-B); otherwise all its contenders must have shown
    and the board must be known, else the pot is left for the table to award.
    """
    for pot, run in open_awards(hand):
        left = contenders(hand, pot)
        if len(left) == 1:
            yield award(hand, pot=pot, run=run, winners=left, by_cards=False)
            continue
        hands = {p.seat: p.cards for p in hand.players if p.seat in left and p.cards}
        if len(hands) == len(left) and len(hand.boards[run]) == Street.RIVER.board_size:
            yield award(hand, pot=pot, run=run, winners=best_hands(hands, hand.boards[run]), by_cards=True)


def contenders(hand: Hand, pot: int) -> tuple[int, ...]:
    """The seats that can still win `pot`, in the order left of the button: in it and not mucked."""
    eligible = hand.pots[pot].eligible
    return tuple(p.seat for p in hand.players if p.seat in eligible and not p.mucked)


def award(hand: Hand, *, pot: int, run: int, winners: Sequence[int], by_cards: bool) -> Award:
    """The split of `pot` (its part on board `run`) between `winners`, in any order."""
    unit_chips = hand.setup.rules.chip_unit_chips
    chips = halves(hand.pots[pot].chips, hand.runs, unit_chips)[run]
    in_order = [p.seat for p in hand.players if p.seat in winners]
    shares, odd = split_chips(chips, in_order, unit_chips)
    return Award(pot=pot, run=run, chips=chips, shares=shares, odd=odd, by_cards=by_cards)
