"""The showdown: who shows first, who may muck, which pots are settled (TDA 16-18)."""

from __future__ import annotations

from dealer.hand.state import Hand


def show_order(hand: Hand, bet_river: int | None) -> tuple[int, ...]:
    """The live seats in the order they show: the last to bet the river, else the first left of the button.

    The others follow clockwise (TDA 17-A). `bet_river` is the seat that bet or raised last on the river.
    """
    seats = [p.seat for p in hand.live]
    start = seats.index(bet_river) if bet_river in seats else 0
    return (*seats[start:], *seats[:start])


def turns_face_up(hand: Hand) -> bool:
    """Whether the live hands are turned up at once when the betting is over (TDA 16).

    That needs an all-in, somebody to show against, and a house that tables all-in hands: tournaments do.
    """
    live = hand.live
    return len(live) > 1 and hand.setup.rules.tables_all_in_hands and any(p.all_in for p in live)
