"""The first screen: nothing stands there that does not work."""

from __future__ import annotations

import pytest

from config.preset import load_presets
from dealer.rules.house import Mode
from dealer.table.state import TableState
from dealer.words.english import ENGLISH
from tests.support.evening import an_evening
from ui.desk.desk import Desk
from ui.present.resume import resume_of
from ui.present.scene import Scene
from ui.present.start import start_view
from ui.views import BannerKind, BannerView, StartView

PRESETS = load_presets()
AT = "2026-11-27T23:12:40.000"


def start(story: str | None = None, **more: object) -> StartView:
    """The start screen, with a `story` after a night that stopped at 23:12."""
    if story is None:
        scene = Scene(state=TableState(), desk=Desk(), words=ENGLISH, presets=PRESETS, **more)  # type: ignore[arg-type]
        return start_view(scene)
    state = an_evening(500, 500, 500, story=story).state
    resume = resume_of(state, AT, ENGLISH)
    return start_view(Scene(state=state, desk=Desk(), words=ENGLISH, presets=PRESETS, resume=resume))


def choices(view: StartView) -> list[str]:
    return [choice.name for choice in view.choices]


def test_before_the_first_night_there_is_nothing_to_continue_or_to_look_at() -> None:
    view = start()
    assert view.resume is None
    assert choices(view) == ["new_cash_game", "new_tournament", "practise", "settings"]


def test_the_last_night_has_its_hands_its_books_and_its_house_rules() -> None:
    view = start("")
    assert view.resume is not None
    assert choices(view) == ["new_cash_game", "new_tournament", "hands", "rules", "practise", "settings"]


@pytest.mark.parametrize(
    ("story", "doing"),
    [
        ("", "Hand 1. Chitra to act, 20 to call."),
        ("3 calls, 1 calls", "Hand 1. Ben to act."),
        ("3 folds, 1 folds", "Hand 1. Ben wins 20. Deal the next hand."),
    ],
)
def test_it_says_what_the_night_was_doing(story: str, doing: str) -> None:
    assert start(story).resume_lines == (doing, "3 players, stopped at 23:12")


def test_before_the_first_hand_it_says_what_comes_next() -> None:
    state = an_evening(500, 500).state
    assert resume_of(state, AT, ENGLISH).lines[0].startswith("Deal")


def test_what_is_wrong_stands_below_with_its_detail() -> None:
    banner = BannerView(kind=BannerKind.INFO, title="friday.toml is left out", detail="stack: is missing")
    assert start(banners=(banner,)).status == "friday.toml is left out. stack: is missing"
    short = BannerView(kind=BannerKind.INFO, title="No voice")
    assert start(banners=(short,)).status == "No voice"


def test_without_any_game_of_a_kind_it_cannot_be_begun() -> None:
    scene = Scene(
        state=TableState(),
        desk=Desk(),
        words=ENGLISH,
        presets=tuple(p for p in PRESETS if p.rules.mode is Mode.TOURNAMENT),
    )
    assert choices(start_view(scene))[0] == "new_tournament"
