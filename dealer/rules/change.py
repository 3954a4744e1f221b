"""Change: what to break where the chips that were put in cannot be handed out as the pots were won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from dealer.rules.chips import Chip, ChipSet, Counts


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """One chip `given` out of the pot for the smaller ones `taken`, worth the same."""

    given: Chip
    taken: Counts


def change_needed(chip_set: ChipSet, *, put_in: Sequence[int], shares: Sequence[int]) -> Exchange | None:
    """The change without which the chips put in, each amount in the fewest chips, do not make the `shares`.

    Shares are paid the smallest first; whoever gets the most takes what is left. ``None`` where the chips
    suffice, and where no chip in the pot could be broken.
    """
    pot: Counter[Chip] = Counter()
    for chips in put_in:
        pot.update(dict(chip_set.pay(chips).counts))
    for share in sorted(shares)[:-1]:
        rest = _taken_out(pot, share)
        if rest:
            return _broken(chip_set, pot, rest)
    return None


def _taken_out(pot: Counter[Chip], share: int) -> int:
    """Pays `share` out of `pot`, the highest chips first; what could not be paid."""
    for chip in sorted(pot, key=lambda chip: -chip.value_chips):
        count = min(pot[chip], share // chip.value_chips)
        pot[chip] -= count
        share -= count * chip.value_chips
    return share


def _broken(chip_set: ChipSet, pot: Counter[Chip], rest: int) -> Exchange | None:
    """The smallest chip left that is worth more, into what is still to be paid and what remains of it."""
    for given in (chip for chip in chip_set.chips if pot[chip] and chip.value_chips > rest):
        parts = (chip_set.pay(rest), chip_set.pay(given.value_chips - rest))
        if not any(part.rest_chips for part in parts):
            taken = Counter(dict(parts[0].counts)) + Counter(dict(parts[1].counts))
            highest_first = sorted(taken.items(), key=lambda count: -count[0].value_chips)
            return Exchange(given=given, taken=tuple(highest_first))
    return None
