"""The chips that have to change place because the hand is told otherwise than it was played."""

from __future__ import annotations

from dealer.hand.state import Hand

Moves = tuple[tuple[int, int], ...]
"""(seat, chips) by seat: what goes to that player (above 0) or comes from him (below 0)."""


def chips_to_move(before: Hand, after: Hand, *, miscounted: Moves = ()) -> Moves:
    """What makes the stacks of `before` those of `after`.

    `miscounted` are chips that lie with a player, though the book of `before` does not have them there.
    """
    found = dict(miscounted)
    was = dict(after.setup.stacks) | {p.seat: p.stack_chips for p in before.players}
    now = dict(before.setup.stacks) | {p.seat: p.stack_chips for p in after.players}
    moves = ((seat, now[seat] - was[seat] - found.get(seat, 0)) for seat in sorted(was))
    return tuple((seat, chips) for seat, chips in moves if chips)
