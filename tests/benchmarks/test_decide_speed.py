"""How long it takes to judge one action and to take its events. Not collected by ./test."""

from __future__ import annotations

import statistics
import time
from random import Random

from dealer.table.commands import Act
from dealer.table.decide import decide
from dealer.table.evolve import evolve
from tests.support.random_play import next_command
from tests.support.tables import a_table

ACTIONS = 5000
BUDGET_SECONDS = 50e-6


def test_action_is_judged_and_taken_within_fifty_microseconds() -> None:
    table = a_table(*(5000,) * 10)
    chance = Random(1)
    taken = []
    while len(taken) < ACTIONS:
        command = next_command(table.state, chance.getrandbits(32))
        if isinstance(command, Act):
            state = table.state
            start = time.perf_counter()
            for event in decide(state, command):
                state = evolve(state, event)
            taken.append(time.perf_counter() - start)
        table.do(command)
        if not table.state.hand_in_play and sum(1 for s in table.state.seats if s.stack_chips) < 6:
            table = a_table(*(5000,) * 10)
    median = statistics.median(taken)
    print(f"\ndecide and evolve: median {median * 1e6:.0f} us, 99 % within {sorted(taken)[-50] * 1e6:.0f} us")
    assert median <= BUDGET_SECONDS
