"""How long a result may be disputed, who must show, and who may ask to see (TDA 16-18, 22)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum

from dealer.rules.rulings.substantial import is_substantial
from dealer.rules.rulings.wager import Deed


class Dispute(Enum):
    """What is disputed after a hand."""

    HAND_READING = "hand_reading"
    POT_ARITHMETIC = "pot_arithmetic"
    FOULED_DECK = "fouled_deck"


class Until(Enum):
    """The moment at which a dispute is closed."""

    NEXT_HAND_STARTS = "next_hand_starts"
    SUBSTANTIAL_ACTION_NEXT_HAND = "substantial_action_next_hand"


def dispute_until(dispute: Dispute) -> Until:
    """Until when `dispute` is heard (TDA 22, 35-E)."""
    if dispute is Dispute.POT_ARITHMETIC:
        return Until.SUBSTANTIAL_ACTION_NEXT_HAND
    return Until.NEXT_HAND_STARTS


def is_heard(dispute: Dispute, *, next_hand_started: bool, next_hand: Sequence[Deed] = ()) -> bool:
    """Whether `dispute` is still heard, `next_hand` being what has been done in the hand that followed."""
    if not next_hand_started:
        return True
    return dispute_until(dispute) is Until.SUBSTANTIAL_ACTION_NEXT_HAND and not is_substantial(next_hand)


def must_show(holding: Collection[int], *, face_up: bool = False) -> bool:
    """Whether the winner has to show, `holding` being the seats that still hold cards.

    Whoever is left alone wins unseen (TDA 17-B), unless hands are turned up for an all-in (TDA 16).
    """
    return face_up or len(holding) > 1


class Sight(Enum):
    """Whether a player is shown a hand that he asks to see."""

    RIGHT = "right"
    FLOOR = "floor"
    NO = "no"


def may_see(*, keeps_cards: bool, called_river: bool, asks_aggressor: bool) -> Sight:
    """Whether a player may see a hand: his right if he paid for it, else as the floor decides (TDA 18).

    `keeps_cards`: he still holds his cards or has tabled them. `called_river`: he called a bet on the river.
    `asks_aggressor`: the hand is that of the last to bet or raise there.
    """
    if not keeps_cards:
        return Sight.NO
    return Sight.RIGHT if called_river and asks_aggressor else Sight.FLOOR
