from __future__ import annotations

from hardware.voice.waiting import Waiting
from tests.support.utterances import action, award, turn


def texts(waiting: Waiting) -> list[str]:
    return [waiting.take().text for _ in range(len(waiting))]


def test_first_come_is_first_spoken() -> None:
    waiting = Waiting()
    waiting.add([action("a"), turn("t")])
    waiting.add([action("b")])
    assert texts(waiting) == ["a", "t", "b"]


def test_newer_turn_call_replaces_the_one_that_waits() -> None:
    waiting = Waiting()
    waiting.add([action("Ben calls."), turn("Chitra to act.")])
    waiting.add([action("Chitra folds."), turn("Dev to act.")])
    assert texts(waiting) == ["Ben calls.", "Chitra folds.", "Dev to act."]


def test_where_too_many_wait_the_oldest_that_is_least_missed_goes() -> None:
    waiting = Waiting()
    waiting.add([award("Asha wins."), turn("Ben to act.")])
    waiting.add([action(str(number)) for number in range(20)])
    kept = texts(waiting)
    assert len(kept) == 12
    assert kept[:2] == ["Asha wins.", "Ben to act."]
    assert kept[-1] == "19"


def test_where_nothing_may_be_missed_the_oldest_goes() -> None:
    waiting = Waiting()
    waiting.add([award(str(number)) for number in range(20)])
    assert texts(waiting) == [str(number) for number in range(8, 20)]


def test_nothing_waits_after_clearing() -> None:
    waiting = Waiting()
    waiting.add([turn("t")])
    waiting.clear()
    assert len(waiting) == 0
