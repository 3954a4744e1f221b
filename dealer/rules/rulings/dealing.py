"""Mistakes of the deal: misdeals, exposed cards, irregular flops, early cards (TDA 35, 37, 39, RP-5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True, slots=True, kw_only=True)
class DealFaults:
    """What went wrong in the first deal.

    `exposed` are the down-cards that the dealer exposed, counted from 1 in the order off the deck. A button
    dealt too few cards is not a `wrong_count`: he is given what is missing (TDA 37).
    """

    boxed_cards: int = 0
    first_card_to_wrong_seat: bool = False
    seat_not_entitled: bool = False
    seat_missed: bool = False
    wrong_count: bool = False
    strange_card: bool = False
    exposed: tuple[int, ...] = ()
    fouled_deck: bool = False


class MisdealCause(Enum):
    """The causes of TDA 35-A and 35-E."""

    BOXED_CARDS = "boxed_cards"
    FIRST_CARD_TO_WRONG_SEAT = "first_card_to_wrong_seat"
    SEAT_NOT_ENTITLED = "seat_not_entitled"
    SEAT_MISSED = "seat_missed"
    WRONG_COUNT = "wrong_count"
    STRANGE_CARD = "strange_card"
    EXPOSED_CARDS = "exposed_cards"
    FOULED_DECK = "fouled_deck"


@dataclass(frozen=True, slots=True, kw_only=True)
class MisdealRuling:
    """Whether the hand is dealt again.

    A re-deal is an exact replay: same button, blinds and players, all chips back (TDA 35-C). `causes` are
    named also where it is too late for them. `replace` are the exposed cards that are replaced and shown to
    everybody while the deal goes on.
    """

    misdeal: bool
    causes: tuple[MisdealCause, ...]
    replace: tuple[int, ...]


def rule_misdeal(faults: DealFaults, *, substantial_action: bool = False) -> MisdealRuling:
    """Rule on the deal: no misdeal after substantial action, but a fouled deck stops any hand (TDA 35-D)."""
    found = {
        MisdealCause.BOXED_CARDS: faults.boxed_cards >= 2,
        MisdealCause.FIRST_CARD_TO_WRONG_SEAT: faults.first_card_to_wrong_seat,
        MisdealCause.SEAT_NOT_ENTITLED: faults.seat_not_entitled,
        MisdealCause.SEAT_MISSED: faults.seat_missed,
        MisdealCause.WRONG_COUNT: faults.wrong_count,
        MisdealCause.STRANGE_CARD: faults.strange_card,
        MisdealCause.EXPOSED_CARDS: len(faults.exposed) >= 2 or min(faults.exposed, default=3) <= 2,
        MisdealCause.FOULED_DECK: faults.fouled_deck,
    }
    causes = tuple(cause for cause, is_found in found.items() if is_found)
    misdeal = faults.fouled_deck or (bool(causes) and not substantial_action)
    return MisdealRuling(misdeal=misdeal, causes=causes, replace=() if misdeal else faults.exposed)


@dataclass(frozen=True, slots=True, kw_only=True)
class FlopRepair:
    """How an irregular flop is put right.

    `shuffle_face_down` cards of it are scrambled face down; `burn` of them are laid away as burn cards,
    `back` go back into the stub, which is shuffled; `keep` make the flop with `from_stub` new cards.
    """

    shuffle_face_down: int
    burn: int
    back: int
    keep: int
    from_stub: int


def repair_flop(cards: int, *, burned: bool = True, acted: bool = False) -> FlopRepair:
    """Rule on a flop of `cards` cards, with or without a burn card before it, seen after action or not.

    Four cards: one of them becomes the next burn card (TDA 39-A). Three without a burn: one of them becomes
    it, unless somebody has acted (TDA 39-B). More than four: chance decides which stay (RP-14); fewer than
    three are completed from the stub.
    """
    if cards <= 3:
        burn = 1 if cards == 3 and not burned and not acted else 0
        keep = cards - burn
        return FlopRepair(shuffle_face_down=cards * burn, burn=burn, back=0, keep=keep, from_stub=3 - keep)
    return FlopRepair(shuffle_face_down=cards, burn=1, back=cards - 4, keep=3, from_stub=0)


@dataclass(frozen=True, slots=True, kw_only=True)
class EarlyCardRepair:
    """What is done with a board card dealt before the betting was closed."""

    back_into_stub: int
    shuffle_stub: bool
    burn_again: bool


def repair_early_cards(cards: int) -> EarlyCardRepair:
    """The early board `cards` go back, the stub is shuffled once betting is closed, the burn stays (RP-5)."""
    return EarlyCardRepair(back_into_stub=cards, shuffle_stub=cards > 0, burn_again=False)
