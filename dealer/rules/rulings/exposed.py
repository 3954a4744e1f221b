"""A card that was seen and should not have been: on the deal, from the stub, a player's own, a discard."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from dealer.rules.rulings.dealing import DealFaults, rule_misdeal


class Seen(Enum):
    """Which card was seen."""

    FIRST_TWO = "first_two"
    """One of the first two off the deck, by the dealer."""
    LATER = "later"
    """One later down-card, by the dealer."""
    SEVERAL = "several"
    """Two or more down-cards, by the dealer."""
    OWN = "own"
    """A player's own, by himself."""
    STUB = "stub"
    """The next card of the stub."""
    DISCARD = "discard"
    """One of a folded hand."""


class Remedy(Enum):
    """What becomes of the card."""

    DEAL_AGAIN = "deal_again"
    """A misdeal: an exact replay (TDA 35-C)."""
    REPLACE = "replace"
    """It is shown to everybody, replaced, and becomes the first burn card."""
    PLAYS = "plays"
    """It stays in the player's hand and counts."""
    SHUFFLE_IN = "shuffle_in"
    """It goes back into the stub, which is shuffled; the burn card stays."""
    STAYS_DEAD = "stays_dead"
    """Everybody may see it; it plays no part."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExposedRuling:
    """What is done; `rule` is where it is written, empty for a rule of the house.

    `floor` says that no rule settles it: the table decides, and `remedy` is what is usual.
    """

    remedy: Remedy
    rule: str = ""
    floor: bool = False


def rule_exposed(seen: Seen, *, substantial_action: bool = False) -> ExposedRuling:
    """The ruling on a card that was `seen` (TDA 35; house)."""
    match seen:
        case Seen.FIRST_TWO | Seen.LATER | Seen.SEVERAL:
            off_the_deck = {Seen.FIRST_TWO: (1,), Seen.LATER: (3,), Seen.SEVERAL: (3, 4)}
            ruling = rule_misdeal(
                DealFaults(exposed=off_the_deck[seen]), substantial_action=substantial_action
            )
            remedy = Remedy.DEAL_AGAIN if ruling.misdeal else Remedy.REPLACE
            return ExposedRuling(remedy=remedy, rule="TDA 35")
        case Seen.OWN:
            return ExposedRuling(remedy=Remedy.PLAYS)
        case Seen.STUB:
            return ExposedRuling(remedy=Remedy.SHUFFLE_IN, floor=True)
        case Seen.DISCARD:
            return ExposedRuling(remedy=Remedy.STAYS_DEAD)
        case _ as never:
            assert_never(never)
