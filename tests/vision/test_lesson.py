"""A lesson keeps what was taught card by card, and goes on with it another day."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from dealer.rules.cards import FULL_DECK, Card
from vision.indices import Index
from vision.lesson import Lesson, LessonReport
from vision.taught_deck import DECK_FILE, load_deck
from vision.teaching import STEADY_LOOKS, Told


def index(card: Card) -> Index:
    embedding = np.zeros(128, np.float32)
    embedding[int(card)] = 1.0
    return Index(card=card, confidence=0.99, at=(50, 50), height=20, up=(0, -1), embedding=embedding)


def taught(lesson: Lesson, card: Card) -> LessonReport:
    report = lesson.look(())
    for _ in range(STEADY_LOOKS):
        report = lesson.look([index(card)])
    return report


def test_each_card_is_kept_as_soon_as_it_is_learnt(tmp_path: Path) -> None:
    report = taught(Lesson(tmp_path), FULL_DECK[7])
    assert report.teaching.told is Told.TAUGHT
    kept = load_deck(tmp_path)
    assert kept is not None
    assert set(kept.prints) == {FULL_DECK[7]}


def test_a_lesson_goes_on_with_the_deck_that_is_kept(tmp_path: Path) -> None:
    taught(Lesson(tmp_path), FULL_DECK[7])
    report = taught(Lesson(tmp_path), FULL_DECK[8])
    assert set(report.teaching.deck.prints) == {FULL_DECK[7], FULL_DECK[8]}
    assert len(report.check.missing) == 50


def test_the_self_check_passes_once_all_52_are_told_apart(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    reports = [taught(lesson, card) for card in FULL_DECK]
    assert [report.check.passed for report in reports] == [False] * 51 + [True]


def test_a_deck_that_is_forgotten_is_kept_no_longer(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    taught(lesson, FULL_DECK[7])
    lesson.forget()
    assert lesson.look(()).teaching.deck.prints == {}
    assert not (tmp_path / DECK_FILE).exists()


def test_a_file_that_is_no_deck_is_taught_anew(tmp_path: Path) -> None:
    (tmp_path / DECK_FILE).write_bytes(b"no deck")
    assert set(taught(Lesson(tmp_path), FULL_DECK[7]).teaching.deck.prints) == {FULL_DECK[7]}


def test_a_deck_that_cannot_be_kept_is_taught_all_the_same_and_the_reason_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    report = taught(Lesson(tmp_path / "file"), FULL_DECK[7])
    assert report.teaching.told is Told.TAUGHT
    assert report.problem


def test_a_tap_names_the_card_that_lies_there(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    taught(lesson, FULL_DECK[7])
    lesson.name(FULL_DECK[9])
    report = lesson.look([index(FULL_DECK[7])])
    assert set(report.teaching.deck.prints) == {FULL_DECK[9]}
