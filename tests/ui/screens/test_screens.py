from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.support.sample_views import (
    MANY_SHOW,
    NAME_ENTRY,
    RAISE,
    SETUP,
    SETUP_MANY,
    STEP,
    TAP_WINNER,
    TURN_CARDS,
    ten_handed,
    turn_bar,
)
from tests.support.widgets import buttons_in, press
from tests.ui.conftest import ShowWindow
from ui import intents
from ui.stage import Stage
from ui.views import Keys, ScreenView, WindowView
from ui.widgets.line import SpokenLine

SIZES = [(800, 480), (720, 1280)]
PressAll = Callable[..., list[object]]


@pytest.fixture
def heard() -> list[object]:
    return []


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    chosen: tuple[int, int] = request.param
    return chosen


@pytest.fixture
def pressing(show_window: ShowWindow, heard: list[object], size: tuple[int, int]) -> PressAll:
    def press_all(screen: ScreenView, *names: str) -> list[object]:
        stage: Stage = show_window(WindowView(screen=screen), size)
        stage.intent.connect(heard.append)
        for name in names:
            press(stage, name)
        return heard

    return press_all


def test_keys_chips_and_presets_of_the_raise_sheet_only_set_the_amount(pressing: PressAll) -> None:
    assert pressing(RAISE, "key_7", "key_00", "key_back", "chip_25", "preset_pot", "clear") == [
        intents.PressKey("7"),
        intents.PressKey("00"),
        intents.PressKey("back"),
        intents.AddChip(25),
        intents.SetAmount(260),
        intents.ClearAmount(),
    ]


def test_only_the_large_button_of_the_raise_sheet_records(pressing: PressAll) -> None:
    assert pressing(RAISE, "raise_confirm", "back") == [intents.ConfirmAmount(), intents.Back()]


def test_a_card_is_picked_by_one_tap_and_a_used_one_takes_none(pressing: PressAll) -> None:
    assert pressing(TURN_CARDS, "pick_Th", "pick_Ks", "pick_4d") == [
        intents.PickCard("Th"),
        intents.PickCard("4d"),
    ]


def test_a_place_can_be_chosen_again_but_not_a_street_dealt_before(pressing: PressAll) -> None:
    assert pressing(TURN_CARDS, "place_0", "place_3", "skip_cards", "confirm_cards") == [
        intents.ChoosePlace(3),
        intents.SkipCards(),
        intents.ConfirmCards(),
    ]


def test_the_winner_of_a_pot_is_tapped(pressing: PressAll) -> None:
    assert pressing(TAP_WINNER, "show_1", "muck_3", "winner_1_3", "split_0", "next_hand") == [
        intents.Show(1),
        intents.Muck(3),
        intents.AwardTo(1, 3),
        intents.SplitPot(0),
    ]


def test_hands_that_do_not_fit_are_one_page_further(pressing: PressAll) -> None:
    assert pressing(MANY_SHOW, "rows_page") == [intents.TurnPage("rows", 4)]


def test_after_the_last_page_comes_the_first(pressing: PressAll) -> None:
    assert pressing(replace(MANY_SHOW, first_row=4), "rows_page") == [intents.TurnPage("rows", 0)]


def test_pots_that_do_not_fit_are_one_page_further(show_window: ShowWindow, heard: list[object]) -> None:
    stage = show_window(WindowView(screen=MANY_SHOW))
    stage.intent.connect(heard.append)
    press(stage, "awards_page")
    assert heard == [intents.TurnPage("awards", 1)]


def test_setup_says_which_game_seat_and_player(pressing: PressAll) -> None:
    assert pressing(SETUP, "game_25_50", "seat_3", "player_Sam", "type_name", "start") == [
        intents.ChoosePreset("25_50"),
        intents.ChooseSeat(3),
        intents.SeatPlayer(10, "Sam"),
        intents.TypeName(10),
        intents.StartNight(),
    ]


def test_setup_has_room_for_blinds_rules_and_the_draw(pressing: PressAll) -> None:
    assert pressing(SETUP_MANY, "small_blind", "draw") == [
        intents.TypeBlinds("small"),
        intents.DrawForButton(),
    ]


@pytest.mark.parametrize(
    ("keys", "letter"),
    [(Keys.LETTERS, "a"), (Keys.CAPITALS, "A"), (Keys.ACCENTS, "ö"), (Keys.ACCENT_CAPITALS, "Ö")],
)
def test_the_keyboard_types_what_stands_on_the_key(pressing: PressAll, keys: Keys, letter: str) -> None:
    names = (f"letter_{letter.lower()}", "letter_space", "letter_shift", "letter_accents", "letter_erase")
    assert pressing(replace(NAME_ENTRY, keys=keys), *names) == [
        intents.TypeText(letter),
        intents.TypeText(" "),
        intents.ToggleShift(),
        intents.ToggleAccents(),
        intents.EraseText(),
    ]


def test_another_set_of_keys_leaves_no_old_key_behind(show_window: ShowWindow) -> None:
    stage = show_window(WindowView(screen=replace(NAME_ENTRY, keys=Keys.ACCENTS)))
    stage.render(WindowView(screen=NAME_ENTRY))
    letters = [b.objectName() for b in buttons_in(stage) if b.objectName().startswith("letter_")]
    assert len(letters) == 26 + 2 + 5


def line_of(stage: Stage) -> str:
    line = stage.findChild(SpokenLine)
    assert line is not None
    return line.view if line.isVisible() else ""


def test_the_line_does_not_repeat_what_the_bar_says(show_window: ShowWindow) -> None:
    bar = turn_bar("Pat", "60 to call, minimum raise to 100")
    line = "Maximilian calls 60. Pat. 60 to call, minimum raise to 100."
    stage = show_window(WindowView(screen=ten_handed(bar=bar, line=line)))
    assert line_of(stage) == "Maximilian calls 60."
    stage.render(WindowView(screen=replace(STEP, line="Chitra calls 125. Pot 375. Burn one, deal the flop.")))
    assert line_of(stage) == "Chitra calls 125."
    stage.render(WindowView(screen=replace(STEP, line="Pot 375. Burn one, deal the flop.")))
    assert line_of(stage) == ""


def test_of_an_announcement_that_is_too_long_whole_sentences_stay(
    show_window: ShowWindow, cut_texts: list[str], size: tuple[int, int]
) -> None:
    line = "Hand 12. Ben has the button. " + "Somebody comes back and posts. " * 12
    show_window(WindowView(screen=ten_handed(line=line)), size).grab()
    assert set(cut_texts) == {line.rstrip()}, "that it is too long is told, and no sentence is broken off"
