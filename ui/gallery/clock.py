"""Gallery scenes of time: the clock of the player to act, its last seconds, a called one, the pause."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dealer.table.commands import PauseNight
from dealer.table.decide import decide
from dealer.table.evolve import evolve
from dealer.table.state import TableState
from dealer.words.clock import called_line, warning_line
from ui.clock.action_clock import TimeLeft
from ui.desk.sheets import AmountSheet
from ui.present.clock import clock_view
from ui.present.scene import Scene

CLOCK_SECONDS: Final = 20
BANK_SECONDS: Final = 90


def clock_scenes(table: Scene) -> dict[str, Scene]:
    """`table` is one at which somebody is to act."""
    table = replace(table, state=_with_bank(table.state))
    legal = table.legal
    assert legal is not None
    seat, state, words = legal.seat, table.state, table.words
    running, last = _left(table, seat, 14), _left(table, seat, 7)
    called = _left(table, seat, 22, called=True)
    warned = warning_line(seat, 10, state, words).text
    said = called_line(seat, state, words).text
    return {
        "clock": running,
        "clock-last-seconds": replace(last, desk=replace(table.desk, line=warned)),
        "clock-called": replace(called, desk=replace(table.desk, line=said)),
        "clock-raise": replace(running, desk=replace(table.desk, sheet=AmountSheet(digits="260"))),
        "clock-raise-last-seconds": replace(last, desk=replace(table.desk, sheet=AmountSheet())),
        "clock-sheet": replace(running, clock_can_be_called=True, desk=replace(table.desk, seat_menu=seat)),
        "paused": replace(table, state=_paused(state), desk=replace(table.desk, line="")),
    }


def _with_bank(state: TableState) -> TableState:
    hand = state.hand
    assert hand is not None
    rules = replace(hand.setup.rules, clock_seconds=CLOCK_SECONDS, time_bank_seconds=BANK_SECONDS)
    return replace(state, rules=rules, hand=replace(hand, setup=replace(hand.setup, rules=rules)))


def _left(table: Scene, seat: int, seconds: float, *, called: bool = False) -> Scene:
    whole = 30 if called else CLOCK_SECONDS
    left = TimeLeft(seat=seat, seconds=seconds, share=seconds / whole, running=True, called=called)
    return replace(table, clock=clock_view(left, table.state, table.words))


def _paused(state: TableState) -> TableState:
    for event in decide(state, PauseNight()):
        state = evolve(state, event)
    return state
