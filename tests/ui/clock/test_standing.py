"""When the clock runs and when it stands still, as a good host would expect it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealer.table.state import TableState
from ui.clock.standing import decides
from ui.desk.desk import Desk, Overlay, Place
from ui.desk.entry import Entry, EntryFor
from ui.desk.pages import RulesPage
from ui.desk.sheets import AmountSheet, CardsFor, CardsSheet

OPEN = Desk(place=Place.TABLE)


@pytest.mark.parametrize(
    "desk",
    [
        OPEN,
        replace(OPEN, sheet=AmountSheet()),
        replace(OPEN, overlay=Overlay.ASK_FOLD),
    ],
)
def test_what_the_player_decides_with_is_his_time(desk: Desk) -> None:
    assert decides(desk, TableState())


@pytest.mark.parametrize(
    "desk",
    [
        Desk(place=Place.START),
        Desk(place=Place.SETUP),
        replace(OPEN, overlay=Overlay.MENU),
        replace(OPEN, overlay=Overlay.CHANGE),
        replace(OPEN, overlay=Overlay.ASK_VOID),
        replace(OPEN, locked=True),
        replace(OPEN, seat_menu=3),
        replace(OPEN, page=RulesPage()),
        replace(OPEN, entry=Entry(purpose=EntryFor.RENAME, seat=3)),
        replace(OPEN, sheet=CardsSheet(purpose=CardsFor.BOARD_AGAIN, faces=("Qh",))),
    ],
)
def test_what_the_host_does_meanwhile_is_not(desk: Desk) -> None:
    assert not decides(desk, TableState())


def test_a_paused_night_stands_still() -> None:
    assert not decides(OPEN, TableState(paused=True))
