"""Pots: uncalled chips, layers and side pots (TDA 21; RummyDen tutorial)."""

from __future__ import annotations

from collections.abc import Sequence

from dealer.hand.state import Player, Pot


def uncalled_bet(players: Sequence[Player]) -> tuple[int, int] | None:
    """The seat and the chips that go back because nobody called them, or ``None``.

    The highest total less the second highest, folded players included. Chips of a hand that was given up
    stay in the pot.
    """
    top = max(players, key=_paid)
    excess = top.paid_chips - max((p.paid_chips for p in players if p is not top), default=0)
    if excess <= 0 or top.folded:
        return None
    return top.seat, excess


def _paid(player: Player) -> int:
    return player.paid_chips


def layered_pots(players: Sequence[Player]) -> tuple[Pot, ...]:
    """The main pot first, then the side pots; a pot of nothing is none.

    Each layer ends at the total of a player not folded, so no two pots have the same contenders. Dead money
    belongs to the lowest layer, folded chips fill the layers, and what lies above the highest goes to the
    top pot.
    """
    paid, dead_chips = [p.paid_chips for p in players], sum([p.dead_chips for p in players])
    live = [p for p in players if not p.folded]
    levels = sorted({p.paid_chips for p in live})
    pots: list[Pot] = []
    below = 0
    for level in levels:
        filled = sum(paid) if level == levels[-1] else sum([min(chips, level) for chips in paid])
        up_to = filled + dead_chips
        if up_to > below:
            eligible = tuple(sorted([p.seat for p in live if p.paid_chips >= level]))
            pots.append(Pot(chips=up_to - below, eligible=eligible))
        below = up_to
    return tuple(pots)
