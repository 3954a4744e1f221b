"""How a hand begins: button, blinds, posts."""

from __future__ import annotations

from collections.abc import Iterator

from dealer.rules.house import AnteKind
from dealer.table.events import HandStarted
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.money import money


def start_lines(event: HandStarted, state: TableState, words: Catalogue) -> Iterator[str]:
    """``"Hand 12. Ben has the button. Asha, small blind 10. Chitra, big blind 20."``."""
    yield words.text("start.hand", number=event.number)
    yield _button(event, state, words)
    if event.bomb_pot_chips:
        yield words.text("start.bomb_pot", amount=money(event.bomb_pot_chips, state.unit, words))
        return
    yield from _blinds(event, state, words)


def _button(event: HandStarted, state: TableState, words: Catalogue) -> str:
    dealt_in = {seat for seat, _ in event.stacks}
    if event.button in dealt_in:
        return words.text("start.button", name=state.name(event.button))
    if event.small_blind is None:
        return words.text("start.no_small_blind_dead_button", seat=event.button)
    return words.text("start.dead_button", seat=event.button)


def _blinds(event: HandStarted, state: TableState, words: Catalogue) -> Iterator[str]:
    stakes, unit = state.stakes, state.unit
    dealt_in = {seat for seat, _ in event.stacks}
    if stakes.ante.kind is AnteKind.EACH:
        yield words.text("start.antes", amount=money(stakes.ante.chips, unit, words))
    if event.small_blind is not None:
        amount = money(stakes.small_blind_chips, unit, words)
        yield words.text("start.small_blind", name=state.name(event.small_blind), amount=amount)
    elif event.button in dealt_in:
        yield words.text("start.no_small_blind")
    amount = money(stakes.big_blind_chips, unit, words)
    yield words.text("start.big_blind", name=state.name(event.big_blind), amount=amount)
    if stakes.ante.kind in (AnteKind.BIG_BLIND, AnteKind.BUTTON):
        payer = event.big_blind if stakes.ante.kind is AnteKind.BIG_BLIND else event.stacks[-1][0]
        amount = money(stakes.ante.chips, unit, words)
        yield words.text("start.table_ante", name=state.name(payer), amount=amount)
    if event.straddle is not None:
        amount = money(event.straddle.chips, unit, words)
        yield words.text("start.straddle", name=state.name(event.straddle.seat), amount=amount)
    for post in event.posts:
        amount = money(post.live_chips + post.dead_chips, unit, words)
        yield words.text("start.post", name=state.name(post.seat), amount=amount)
