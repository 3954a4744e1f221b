"""Whatever happens at the table, the lights say whose turn it is and who won."""

from __future__ import annotations

import random

import pytest

from hardware.lights.colours import BRASS
from hardware.lights.facts import Stage, facts_of
from hardware.lights.frame import Frame, frame
from hardware.lights.scene import Scene, with_table
from tests.support.random_play import next_command
from tests.support.tables import a_table


def brass(shown: Frame) -> tuple[int, ...]:
    return tuple(seat for seat, light in enumerate(shown.seats, start=1) if light.colour == BRASS)


@pytest.mark.parametrize("seed", range(6))
def test_brass_is_the_player_to_act_or_the_winners_and_nobody_else(seed: int) -> None:
    random_ = random.Random(seed)
    table = a_table(*[random_.randrange(500, 3000) for _ in range(random_.randrange(2, 11))])
    scene, at = Scene(), 0.0
    for _ in range(300):
        if table.state.hand is not None and not table.state.hand_in_play and len(table.state.seats) < 2:
            break
        if sum(1 for seat in table.state.seats if table.state.stack_chips(seat.seat)) < 2:
            break
        table.do(next_command(table.state, random_.getrandbits(32)))
        facts, at = facts_of(table.state), at + 3.0
        scene = with_table(scene, facts, at=at)
        late = frame(scene, at + 2.5)
        assert late == frame(Scene(table=facts), at + 2.5) or scene.dealt_at is not None
        if facts.stage is Stage.BETTING:
            assert brass(late) == (facts.to_act,) == (table.to_act,)
        elif facts.stage is Stage.AWARDED:
            assert brass(late) == facts.winners != ()
        else:
            assert brass(late) == ()
