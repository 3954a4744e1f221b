"""Amounts: unclear words, string bets, and wrong amounts found later (TDA 42, 52, 56, 57)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from dealer.rules.rulings.wager import NothingPushed


def unclear_amount(number: int, *, pot_chips: int, minimum_chips: int = 1) -> int:
    """What "bet five" means: the highest of 5, 50, 500 ... that is a legal bet and at most the pot (TDA 57).

    Where every legal meaning is above the pot it is the lowest of them. Bets not yet pulled in are part of
    the pot. Raises `NothingPushed` for a number below 1.
    """
    if number < 1:
        raise NothingPushed(number)
    amount = number
    while amount < minimum_chips or amount * 10 <= pot_chips:
        amount *= 10
    return amount


@dataclass(frozen=True, slots=True, kw_only=True)
class MotionRuling:
    """How much of several motions counts, and what is given back."""

    counted_chips: int
    return_chips: int


def rule_motions(motions: Sequence[int], *, declared_chips: int | None = None) -> MotionRuling:
    """Chips put out in several `motions`: only the first counts, unless the amount was declared first.

    With `declared_chips` all motions count up to that amount (TDA 42, 56).
    """
    put_out = sum(motions)
    counted = motions[0] if declared_chips is None else min(put_out, declared_chips)
    return MotionRuling(counted_chips=counted, return_chips=put_out - counted)


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction:
    """A wrong amount: what was wagered, what it should have been, and which of the two stands."""

    wagered_chips: int
    right_chips: int
    stands_chips: int

    @property
    def corrected(self) -> bool:
        """Whether chips have to be moved."""
        return self.stands_chips != self.wagered_chips


def rule_underraise(
    bets: Sequence[int], *, street_closed: bool, minimum_bet_chips: int = 1, all_in: Collection[int] = ()
) -> Correction:
    """The first bet or raise of a street that is too small, corrected for everybody who is in for it.

    `bets` are the totals for the street in the order of play, calls among them, the big blind first pre-flop;
    `all_in` the indices of those with no chips left, which may be short. It is corrected until the next card
    (on the river until the showdown), then it stands (TDA 52-A).
    """
    price, yardstick = 0, minimum_bet_chips
    for index, bet in enumerate(bets):
        least = price + yardstick
        if price < bet < least and index not in all_in:
            return Correction(
                wagered_chips=bet, right_chips=least, stands_chips=bet if street_closed else least
            )
        yardstick = max(yardstick, bet - price)
        price = max(price, bet)
    return Correction(wagered_chips=price, right_chips=price, stands_chips=price)


def rule_pot_bet(bet_chips: int, *, pot_chips: int, substantial_action: bool, next_card: bool) -> Correction:
    """A pot-limit bet made on a wrong count of the pot, `pot_chips` being the right one (TDA 52-B).

    Too high is illegal and is cut until the next card; too low is raised until substantial action behind it.
    """
    too_late = next_card or (bet_chips < pot_chips and substantial_action)
    return Correction(
        wagered_chips=bet_chips, right_chips=pot_chips, stands_chips=bet_chips if too_late else pot_chips
    )
