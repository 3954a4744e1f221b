"""How fast one looks back into a long night. Not collected by ./test; figures, no assertions on them.

``.venv/bin/python -m pytest tests/benchmarks/test_log_speed.py -s`` prints them.
"""

from __future__ import annotations

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from dealer.night.books_text import BooksSpeaker, books_text
from dealer.night.hand_log import HandLog
from dealer.night.hand_text import hand_text
from dealer.night.ledger import ledger
from dealer.night.night_text import night_text
from dealer.night.timeline import Timeline
from dealer.words.english import ENGLISH
from tests.benchmarks.test_night_speed import entries
from ui.desk.desk import Desk
from ui.desk.looking_back import HandPage, HandsPage, StepPage
from ui.present.scene import Scene
from ui.present.window import window_view

HANDS = 300


@pytest.fixture(scope="module")
def night() -> Timeline:
    """Nine players, 300 hands, every twentieth entry taken back."""
    timeline = Timeline()
    for entry in entries():
        if timeline.state.hand_number >= HANDS:
            break
        timeline.apply(entry)
    return timeline


@pytest.mark.parametrize("page", [HandsPage(), HandPage(place=150), StepPage(place=150, step=9)], ids=str)
def test_opening_a_page_of_300_hands_for_the_first_time(
    night: Timeline, page: HandsPage | HandPage | StepPage, benchmark: BenchmarkFixture
) -> None:
    def opened() -> None:
        scene = Scene(state=night.state, desk=Desk(page=page), words=ENGLISH, log=HandLog(night))
        window_view(scene)

    benchmark.pedantic(opened, rounds=10)


def test_the_text_of_one_hand(night: Timeline, benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(lambda: hand_text(HandLog(night).hand(150), ENGLISH), rounds=10)


def test_the_text_of_the_whole_night(night: Timeline, benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(lambda: night_text(HandLog(night), night.state, ENGLISH), rounds=3)


def test_the_books(night: Timeline, benchmark: BenchmarkFixture) -> None:
    def written() -> None:
        found = ledger(night.standing, night.state)
        books_text(BooksSpeaker(ledger=found, unit=night.state.unit, words=ENGLISH))

    benchmark.pedantic(written, rounds=10)
