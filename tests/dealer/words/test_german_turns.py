"""Whose turn it is at a German table, word for word, and why he may not raise."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealer.words.german import GERMAN
from dealer.words.turns import closed_reason
from tests.support.evening import Evening, an_evening

ONLY_GERMAN = replace(GERMAN, fallback=None)


def table(*stacks: int, **more: object) -> Evening:
    return an_evening(*stacks, words=ONLY_GERMAN, **more)  # type: ignore[arg-type]


CHECKED_TO_DEV = "4 calls, 1 calls, 2 calls, 3 checks, flop, 2 checks, 3 checks"
FIXED = {"structure": "fl", "blinds": (2, 4), "limits": (4, 8)}
SPREAD = {"structure": "spread", "blinds": (1, 2), "limits": (2, 10)}
CAPPED = {**FIXED, "fl_headsup_uncapped": False}
SHORT_ALL_IN = "4 calls, 1 calls, 2 calls, 3 checks, flop, 2 bets 25, 3 raises to 125, 4 calls, 1 shoves"


@pytest.mark.parametrize(
    ("stacks", "more", "story", "said"),
    [
        ((500, 500, 500, 500), {}, "", "Dev. 20 zu zahlen, Min-Raise auf 40."),
        ((500, 500, 500, 500), {}, CHECKED_TO_DEV, "Dev. Check oder Bet, mindestens 20."),
        (
            (500, 500, 500, 500),
            {},
            "4 calls, 1 calls, 2 calls",
            "Chitra. Check oder Raise, mindestens auf 40.",
        ),
        ((500, 500, 500), {"structure": "pl"}, "", "Asha. 20 zu zahlen, Raise auf 40 bis 70."),
        (
            (500, 500, 500),
            {"structure": "pl"},
            "1 folds, 2 calls, 3 checks, flop",
            "Ben. Check oder Bet, 20 bis 40.",
        ),
        ((200, 200, 200), SPREAD, "", "Asha. 2 zu zahlen, Raise auf 4 bis 12."),
        ((200, 200, 200, 200), FIXED, "", "Dev. 4 zu zahlen, Raise auf 8."),
        (
            (200, 200, 200, 200),
            FIXED,
            "4 calls, 1 folds, 2 calls",
            "Chitra. Check oder Raise auf 8.",
        ),
        (
            (200, 200, 200, 200),
            FIXED,
            "4 calls, 1 folds, 2 calls, 3 checks, flop",
            "Ben. Check oder Bet, 4.",
        ),
        (
            (200, 200, 200, 200),
            CAPPED,
            "4 raises to 8, 1 raises to 12, 2 folds, 3 folds, 4 raises to 16",
            "Asha. 4 zu zahlen, kein Raise mehr: Cap.",
        ),
        (
            (220, 1000, 1000, 1000),
            {},
            SHORT_ALL_IN + ", 2 folds, 3 calls",
            "Dev. Noch 75: Call oder Fold.",
        ),
        ((1000, 100, 1000), {}, "1 raises to 100", "Ben. 90 zu zahlen, All-in."),
        ((1000, 100, 1000), {}, "1 raises to 300", "Ben. 290 zu zahlen, All-in für 90."),
        ((1000, 50, 1000), {}, "1 raises to 40", "Ben. 30 zu zahlen oder All-in, 50."),
        ((70, 1000, 1000), {}, "1 shoves, 2 folds", "Chitra. 50 zu zahlen, kein Raise."),
        ((500, 500, 35), {}, "1 calls, 2 calls", "Chitra. Check oder All-in, 35."),
    ],
)
def test_whose_turn_it_is(stacks: tuple[int, ...], more: dict[str, object], story: str, said: str) -> None:
    assert table(*stacks, button=1, story=story, **more).texts[-1] == said


@pytest.mark.parametrize(
    ("stacks", "more", "story", "said"),
    [
        (
            (220, 1000, 1000, 1000),
            {},
            SHORT_ALL_IN + ", 2 folds, 3 calls",
            "Du hast 125 gezahlt; 75 mehr ist kein voller Raise von 100: Call oder Fold.",
        ),
        (
            (220, 1000, 1000, 1000),
            {},
            SHORT_ALL_IN + ", 2 folds",
            "Du hast auf 125 erhöht; 75 mehr ist kein voller Raise von 100: Call oder Fold.",
        ),
        (
            (140, 1000, 1000),
            {},
            "1 calls, 2 calls, 3 checks, flop, 2 bets 100, 3 calls, 1 shoves",
            "Du hast 100 gesetzt; 20 mehr ist kein voller Raise von 100: Call oder Fold.",
        ),
        (
            (35, 1000, 1000),
            {},
            "1 calls, 2 calls, 3 checks, flop, 2 checks, 3 checks, 1 shoves",
            "Du hast gecheckt; 15 ist keine volle Bet von 20: Call oder Fold.",
        ),
        (
            (45, 1000, 1000),
            {"structure": "fl", "limits": (20, 40)},
            "1 calls, 2 calls, 3 checks, flop, 2 bets 20, 3 calls, 1 shoves",
            "Du hast 20 gesetzt; 5 mehr ist weniger als die halbe Bet von 20: Call oder Fold.",
        ),
        (
            (200, 200, 200, 200),
            CAPPED,
            "4 raises to 8, 1 raises to 12, 2 folds, 3 folds, 4 raises to 16",
            "Die Bet und drei Raises sind drin: kein Raise mehr, Cap.",
        ),
        (
            (200, 200, 200),
            {**FIXED, "fl_raise_cap": 1},
            "1 raises to 8",
            "Die Bet und ein Raise sind drin: kein Raise mehr, Cap.",
        ),
        (
            (70, 1000, 1000),
            {},
            "1 shoves, 2 folds",
            "Mehr als 70 kann keiner zahlen: kein Raise.",
        ),
        (
            (1000, 100, 1000),
            {},
            "1 raises to 100",
            "Deine letzten 90 reichen nur zum Call: kein Raise.",
        ),
    ],
)
def test_why_he_may_not_raise(
    stacks: tuple[int, ...], more: dict[str, object], story: str, said: str
) -> None:
    evening = table(*stacks, button=1, story=story, **more)
    assert closed_reason(evening.state, ONLY_GERMAN) == said
