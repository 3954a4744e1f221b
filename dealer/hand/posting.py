"""What goes in before the first action: antes, blinds, straddle, posts of joining and returning players."""

from __future__ import annotations

from collections.abc import Iterator

from dealer.hand.events import Posted, PostKind
from dealer.hand.state import HandSetup
from dealer.rules.house import AnteKind, AnteOrder


def posts_due(setup: HandSetup) -> Iterator[Posted]:
    """Every post in the order it is taken, each cut to what the player has left.

    Antes of everybody come first, then the blinds, the straddle and the late posts, dead before live. The
    table's ante is taken after the blind of the player who owes both, unless the house says ante first
    (TDA RP-11).
    """
    stacks = dict(setup.stacks)
    for seat, kind, owed_chips in _owed(setup):
        chips = min(owed_chips, stacks[seat])
        if chips:
            stacks[seat] -= chips
            yield Posted(seat=seat, kind=kind, chips=chips, all_in=stacks[seat] == 0)


def _owed(setup: HandSetup) -> Iterator[tuple[int, PostKind, int]]:
    if setup.bomb_pot_chips:
        yield from ((seat, PostKind.BOMB_ANTE, setup.bomb_pot_chips) for seat, _ in setup.stacks)
        return
    stakes = setup.stakes
    if stakes.ante.kind is AnteKind.EACH:
        yield from ((seat, PostKind.ANTE, stakes.ante.chips) for seat, _ in setup.stacks)
    ante_first = setup.rules.ante_order is AnteOrder.ANTE_FIRST
    if ante_first:
        yield from _table_ante(setup)
    if setup.small_blind is not None:
        yield setup.small_blind, PostKind.SMALL_BLIND, stakes.small_blind_chips
    yield setup.big_blind, PostKind.BIG_BLIND, stakes.big_blind_chips
    if not ante_first:
        yield from _table_ante(setup)
    if setup.straddle is not None:
        yield setup.straddle.seat, PostKind.STRADDLE, setup.straddle.chips
    for post in setup.posts:
        yield post.seat, PostKind.DEAD_POST, post.dead_chips
        yield post.seat, PostKind.LIVE_POST, post.live_chips


def _table_ante(setup: HandSetup) -> Iterator[tuple[int, PostKind, int]]:
    """The ante one player pays; with the button on an empty seat the last to act after the flop has it."""
    match setup.stakes.ante.kind:
        case AnteKind.BIG_BLIND:
            yield setup.big_blind, PostKind.TABLE_ANTE, setup.stakes.ante.chips
        case AnteKind.BUTTON:
            yield setup.stacks[-1][0], PostKind.TABLE_ANTE, setup.stakes.ante.chips
        case _:
            return
