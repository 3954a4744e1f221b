"""From the menu to the hands of the night, to one of them, step by step, and back; what leaves the box."""

from __future__ import annotations

import pytest

from dealer.hand.state import Action
from dealer.night.hand_log import HandLog
from dealer.table.commands import Act, VoidHand
from tests.support.diary import Diary, a_diary
from tests.support.hosting import Host
from ui import intents
from ui.desk.desk import Desk, Place
from ui.desk.looking_back import BooksPage, HandPage, HandsPage, StepPage
from ui.react.looking_back import noted
from ui.views import HandsView, LineStyle, PastView, ReadingView, SeatState, StartView, TableView

WALK = "3 folds, 1 folds"


def looking(diary: Diary, place: Place = Place.TABLE) -> Host:
    """A host at the table of `diary`, who can look back."""
    host = Host(diary, place=place)  # type: ignore[arg-type]
    host.log = HandLog(diary.timeline)
    return host


def played(*hands: str) -> Diary:
    diary = a_diary(500, 500, 500)
    diary.tell(*hands)
    return diary


def test_the_menu_leads_to_the_hands_newest_first_and_back() -> None:
    host = looking(played(WALK, "1 folds, 2 folds", "2 raises to 60"))
    host.press("menu", "hands")
    shown = host.shows(HandsView)
    assert shown.hint == "three hands, newest first"
    assert [(row.open.text, row.open.detail) for row in shown.rows] == [
        ("3", "is being played"),
        ("2", "Chitra wins 20"),
        ("1", "Ben wins 20"),
    ]
    host.press("back")
    host.shows(TableView)


def test_a_night_without_hands_has_no_rows_and_nothing_to_copy() -> None:
    host = looking(a_diary(500, 500))
    host.press("menu", "hands")
    assert host.shows(HandsView).hint == "No hand has been dealt yet."
    assert not host.has("copy_text")


def test_twelve_hands_stand_on_a_page() -> None:
    host = looking(played(*[WALK, "1 folds, 2 folds", "2 folds, 3 folds"] * 5))
    host.press("menu", "hands")
    assert (len(host.shows(HandsView).rows), host.shows(HandsView).page) == (12, "1/2")
    assert not host.button("hands_newer").enabled
    host.press("hands_older")
    assert [row.open.text for row in host.shows(HandsView).rows] == ["3", "2", "1"]
    assert not host.button("hands_older").enabled
    host.press("hand_0", "back")
    assert host.shows(HandsView).page == "2/2"
    host.press("hands_newer")
    assert host.shows(HandsView).page == "1/2"


def test_a_hand_is_read_and_its_pages_turned() -> None:
    host = looking(played(WALK))
    host.press("menu", "hands", "hand_0")
    shown = host.shows(ReadingView)
    assert shown.title == "Hand 1"
    assert shown.lines[0].style is LineStyle.HEADING
    assert "Ben wins 20." in [line.text for line in shown.lines]
    host.tap(intents.TurnPage("hand", 4))
    assert host.shows(ReadingView).first == 4


def test_a_hand_is_gone_through_step_by_step_on_the_table_of_then() -> None:
    host = looking(played("3 calls, 1 folds, 2 checks, flop 2c 7d 9h, 2 checks"))
    host.press("menu", "hands", "hand_0", "step_through")
    assert host.shows(PastView).title == "Hand 1, step 1 of 6"
    assert not host.button("step_previous").enabled
    host.press("step_next")
    assert host.shows(PastView).said == "Chitra calls 20. Asha. 10 to call, minimum raise to 40."
    host.press("jump_flop")
    assert host.shows(PastView).title == "Hand 1, step 5 of 6"
    assert host.shows(PastView).table.board.cards[:3] == ("2c", "7d", "9h")
    host.press("step_next")
    assert not host.button("step_next").enabled
    host.press("step_previous", "jump_preflop")
    assert host.shows(PastView).title == "Hand 1, step 1 of 6"
    host.press("back")
    host.shows(ReadingView)


def test_in_the_past_nobody_is_to_act_and_nothing_of_today_can_be_pressed() -> None:
    host = looking(played("3 raises to 60"))
    host.press("menu", "hands", "hand_0", "step_through", "step_next")
    table = host.shows(PastView).table
    assert SeatState.TO_ACT not in {seat.state for seat in table.seats}
    assert [seat.name for seat in table.seats if seat.word == "is next"] == ["Asha"]
    assert (table.bar, table.top.undo, table.top.menu, table.banners) == (None, None, None, ())
    assert {button.name for button in host.buttons()} == {
        "back",
        "step_previous",
        "step_next",
        "jump_preflop",
    }


@pytest.mark.parametrize(
    "touch",
    [
        intents.Fold(),
        intents.CheckOrCall(),
        intents.Undo(),
        intents.NextHand(),
        intents.TapSeat(1),
        intents.SitOut(1),
        intents.VoidHand(),
        intents.OpenRaise(),
        intents.StandUp(2),
    ],
)
def test_no_touch_goes_through_the_page_to_the_table_below(touch: intents.Intent) -> None:
    host = looking(played("3 raises to 60"))
    host.tap(intents.OpenHands(), intents.OpenHand(0), intents.OpenStep(0, 1), touch)
    assert host.reaction.command is None
    assert host.desk.page == StepPage(place=0, step=1)
    assert host.overlay is None


def test_a_hand_that_an_undo_took_away_is_no_longer_shown() -> None:
    diary = played(WALK, "")
    host = looking(diary)
    host.tap(intents.OpenHand(1))
    diary.undo()
    assert host.shows(HandsView).hint == "one hand, newest first"
    host.tap(intents.OpenStep(1, 0), intents.OpenHand(7))
    assert host.desk.page == HandPage(place=1)


def test_fewer_steps_after_an_undo_show_the_last_one_there_is() -> None:
    diary = played("3 raises to 60, 1 folds")
    host = looking(diary)
    host.tap(intents.OpenStep(0, 2))
    diary.undo()
    assert host.shows(PastView).title == "Hand 1, step 2 of 2"


def test_the_books_open_from_the_menu_and_from_the_hands_and_lead_back_there() -> None:
    host = looking(played(WALK))
    host.press("menu", "books")
    shown = host.shows(ReadingView)
    assert shown.lines[0].cells == ("Player", "Bought", "Cashed out", "Stack", "Result")
    assert shown.lines[4].cells == ("Sum", "1,500", "–", "1,500", "0")
    assert shown.lines[-1].text == "Asha pays Ben 10."
    host.tap(intents.TurnPage("books", 3))
    assert host.shows(ReadingView).first == 3
    host.press("back")
    host.shows(TableView)
    host.press("menu", "hands", "books", "back")
    host.shows(HandsView)


def test_the_start_screen_shows_the_hands_of_last_night() -> None:
    host = looking(played(WALK), Place.START)
    host.tap(intents.OpenHands())
    host.shows(HandsView)
    host.press("back")
    host.shows(StartView)


@pytest.mark.parametrize(
    ("page", "file", "begins"),
    [
        (HandPage(place=0), "2026-12-04_20-01_hand-1.txt", "Hand 1, 2026-12-04 20:03\n"),
        (StepPage(place=0), "2026-12-04_20-01_hand-1.txt", "Hand 1, 2026-12-04 20:03\n"),
        (HandsPage(), "2026-12-04_20-01_night.txt", "House Dealer, the night of 2026-12-04\n"),
        (BooksPage(), "2026-12-04_20-01_books.txt", "House Dealer, the night of 2026-12-04\n\nPlayer"),
    ],
)
def test_what_a_page_shows_is_copied_or_saved_by_night_and_hand(page: object, file: str, begins: str) -> None:
    host = looking(played(WALK))
    host.desk = Desk(place=Place.TABLE, page=page)  # type: ignore[arg-type]
    host.tap(intents.SaveText())
    saved = host.reaction.export
    assert saved is not None
    assert saved.file == file
    assert saved.text.startswith(begins)
    host.tap(intents.CopyText())
    assert host.reaction.export is not None
    assert (host.reaction.export.file, host.reaction.export.text) == ("", saved.text)


def test_a_hand_that_is_over_is_saved_for_programs_too() -> None:
    host = looking(played(WALK, ""))
    host.tap(intents.OpenHand(0), intents.SaveText())
    saved = host.reaction.export
    assert saved is not None
    assert saved.beside is not None
    assert saved.beside.name == "2026-12-04_20-01_hand-1.phh"
    assert 'players = ["Asha", "Ben", "Chitra"]' in saved.beside.text
    host.tap(intents.OpenHand(1), intents.SaveText())
    assert host.reaction.export is not None
    assert host.reaction.export.beside is None


def test_a_void_hand_does_not_take_the_file_of_the_hand_dealt_again() -> None:
    diary = played("3 raises to 60")
    diary.do(VoidHand())
    host = looking(diary)
    host.tap(intents.OpenHand(0), intents.SaveText())
    assert host.reaction.export is not None
    assert host.reaction.export.file.endswith("_hand-1_void.txt")


def test_what_became_of_saving_stands_on_the_page_until_it_is_turned() -> None:
    host = looking(played(WALK))
    for page, turn in (
        (HandsPage(), intents.TurnPage("hands", 0)),
        (HandPage(place=0), intents.TurnPage("hand", 2)),
        (BooksPage(), intents.TurnPage("books", 2)),
    ):
        host.desk = noted(Desk(place=Place.TABLE, page=page), "Copied.")
        shown = host.screen
        assert isinstance(shown, HandsView | ReadingView)
        assert shown.note == "Copied."
        host.tap(turn)
        shown = host.screen
        assert isinstance(shown, HandsView | ReadingView)
        assert shown.note == ""


def test_without_a_night_there_is_nothing_to_look_back_at() -> None:
    host = Host(a_diary(500, 500))  # type: ignore[arg-type]
    host.tap(intents.OpenHands(), intents.OpenHand(0), intents.CopyText())
    assert host.shows(HandsView).rows == ()
    assert host.reaction.export is None
    host.tap(intents.OpenBooks())
    assert host.shows(ReadingView).lines[1].cells[0] == "Sum"


def test_the_table_goes_on_where_it_was_after_looking_back() -> None:
    diary = played("3 raises to 60")
    host = looking(diary)
    host.press("menu", "hands", "hand_0", "step_through", "back", "back", "back")
    host.tap(intents.Fold())
    assert host.reaction.command == Act(seat=1, action=Action.FOLD)
