from __future__ import annotations

import pytest

from dealer.hand.events import TurnGiven
from dealer.hand.state import Action
from dealer.rules.cards import Card
from dealer.rules.chips import SMALL_CHIPS
from dealer.rules.house import HouseRules, Stakes
from dealer.table.commands import (
    AwardTo,
    BuyIn,
    CorrectAction,
    CorrectStack,
    DealBoard,
    LeaveTable,
    MoveSeat,
    Muck,
    NewPlayer,
    PauseNight,
    PlaceButton,
    RabbitHunt,
    Rename,
    ResumeNight,
    RunItTwice,
    SetChips,
    SetRules,
    SetStakes,
    ShowHand,
    SitDown,
    SitIn,
    SitOut,
    StartHand,
    TableCommand,
    VoidHand,
)
from dealer.words.english import ENGLISH
from dealer.words.line import Kind
from dealer.words.undo import redo_title, undo_detail, undo_title
from tests.support.evening import Evening, an_evening


def button(evening: Evening) -> tuple[str, str]:
    """The undo button: what the last entry was, and the chips that go back."""
    without, events = evening.standing[-1]
    title = undo_title(events, evening.state, ENGLISH)
    assert redo_title(events, without, ENGLISH) == title.replace("Undo", "Redo")
    return title, undo_detail(events, evening.state, without, ENGLISH)


def test_an_undone_raise_gives_its_chips_back_and_the_turn() -> None:
    evening = an_evening(500, 500, 500, story="3 raises to 40, 1 folds, 2 raises to 120")
    assert evening.undo() == [
        "Undone: Ben's raise to 120. Ben takes back 100.",
        "Ben. 20 to call, minimum raise to 60.",
    ]
    assert [line.kind for line in evening.lines] == [Kind.UNDO, Kind.TURN]


def test_the_undo_of_the_table_of_words() -> None:
    story = "3 calls, 1 folds, 2 checks, flop, 2 bets 40, 3 raises to 80, 2 raises to 120"
    evening = an_evening(500, 500, 500, story=story)
    assert evening.undo()[0] == "Undone: Ben's raise to 120. Ben takes back 80."
    assert evening.redo() == [
        "Again: Ben's raise to 120. Ben puts in 80.",
        "Chitra. 40 to call, minimum raise to 160.",
    ]


def test_undo_runs_back_over_awards_streets_and_the_deal() -> None:
    story = "3 raises to 60, 1 folds, 2 calls, flop, 2 bets 100, 3 folds"
    evening = an_evening(500, 500, 500, story=story)
    evening.do(StartHand())
    assert evening.undo() == ["Undone: the deal of hand 2. Ben takes back 10. Chitra takes back 20."]
    assert evening.undo()[0] == "Undone: Chitra's fold. Ben gives back 230."
    assert evening.undo() == [
        "Undone: Ben's bet of 100. Ben takes back 100.",
        "Ben. Check or bet, at least 20.",
    ]
    assert evening.undo() == ["Undone: the flop.", "Pot 130. Burn one, deal the flop."]
    assert evening.undo()[0] == "Undone: Ben's call of 40. Ben takes back 40."
    assert evening.redo() == ["Again: Ben's call of 40. Ben puts in 40.", "Pot 130. Burn one, deal the flop."]
    assert evening.redo()[0] == "Again: the flop."
    assert evening.redo()[0] == "Again: Ben's bet of 100. Ben puts in 100."
    assert evening.redo() == ["Again: Chitra's fold. Ben takes 230."]


@pytest.mark.parametrize(
    ("story", "title", "detail"),
    [
        ("", "Undo: the deal of hand 1", "10 to Asha, 20 to Ben"),
        ("3 calls", "Undo: Chitra calls 20", "20 back to Chitra"),
        ("3 raises to 60", "Undo: Chitra raises to 60", "60 back to Chitra"),
        ("3 shoves", "Undo: Chitra, all-in, 500", "500 back to Chitra"),
        ("3 folds", "Undo: Chitra folds", "no chips move"),
        ("3 calls, 1 folds, 2 checks", "Undo: Ben checks", "no chips move"),
        ("3 calls, 1 folds, 2 checks, flop", "Undo: the flop", "no chips move"),
        ("3 folds, 1 folds", "Undo: Asha folds", "30 back from Ben"),
        ("3 calls, 4 sleeps", "Undo: Dev's time-out", "no chips move"),
    ],
)
def test_the_button_tells_what_it_undoes_and_the_chips_that_go_back(
    story: str, title: str, detail: str
) -> None:
    stacks = (500, 500, 500, 500) if "4" in story else (500, 500, 500)
    assert button(an_evening(*stacks, story=story)) == (title, detail)


SHOWDOWN = (
    "3 shoves, 1 calls, 2 calls, flop Kh 9h 2c, turn 9c, river 4h, "
    "3 shows Qc Qd, 1 shows Ah 5h, 2 shows Kd Td"
)


def test_a_shown_hand_is_named_by_its_cards() -> None:
    evening = an_evening(300, 800, 800, story=SHOWDOWN)
    assert button(evening) == ("Undo: Ben shows K 10", "900 from Asha, 1,000 from Ben")
    assert evening.undo() == [
        "Undone: Ben's cards. Asha gives back 900. Ben gives back 1,000.",
        "Ben shows or mucks.",
    ]
    assert [line.kind for line in evening.lines] == [Kind.UNDO, Kind.SHOW]


def test_chips_of_many_players_are_counted() -> None:
    evening = an_evening(500, 500, 500, ante=("each", 5), story="")
    assert button(evening)[1] == "chips of three players go back"


def entry(evening: Evening, command: TableCommand) -> tuple[str, str, str]:
    """The undo button of `command`, and what is said when it is taken back."""
    evening.do(command)
    return (*button(evening), evening.undo()[0])


RIVER = "3 shoves, 1 calls, 2 calls, flop, turn, river"


def test_what_is_done_at_the_showdown_can_be_taken_back() -> None:
    evening = an_evening(300, 800, 800, story=RIVER)
    assert entry(evening, Muck(seat=1)) == ("Undo: Asha mucks", "no chips move", "Undone: Asha's muck.")
    assert entry(evening, AwardTo(pot=1, seats=(2, 3))) == (
        "Undo: Side pot to Ben and Chitra",
        "500 from Ben, 500 from Chitra",
        "Undone: Side pot, given away. Ben gives back 500. Chitra gives back 500.",
    )
    shown = ShowHand(seat=1, cards=(Card.parse("Ah"), Card.parse("5h")))
    assert entry(evening, shown)[0] == "Undo: Asha shows A 5"


def test_streets_and_two_boards_can_be_taken_back() -> None:
    evening = an_evening(500, 500, 500, run_it_twice=True, story="3 folds, 1 shoves, 2 calls, flop")
    assert entry(evening, DealBoard())[2] == "Undone: the turn."
    assert entry(evening, RunItTwice())[2] == "Undone: running it twice."
    evening.tell("turn")
    assert entry(evening, DealBoard())[2] == "Undone: the river."
    assert evening.undo()[1:] == ["Deal the turn."]


def test_an_all_in_is_named_as_one_when_it_is_taken_back() -> None:
    evening = an_evening(500, 500, 500, story="3 shoves, 1 calls")
    assert evening.undo()[0] == "Undone: Asha's call of 490, all-in. Asha takes back 490."
    assert evening.undo()[0] == "Undone: Chitra's all-in of 500. Chitra takes back 500."
    evening = an_evening(500, 500, 500, story="3 calls, 1 folds, 2 checks, flop, 2 shoves")
    assert evening.undo()[0] == "Undone: Ben's all-in of 480. Ben takes back 480."
    assert evening.undo()[0] == "Undone: the flop."
    assert evening.undo()[0] == "Undone: Ben's check."


GUS = NewPlayer(seat=7, name="Gus", stack_chips=1000)


@pytest.mark.parametrize(
    ("command", "title", "detail", "undone"),
    [
        (SitDown(player=GUS), "Gus sitting down", "1,000 back from Gus", " Gus gives back 1,000."),
        (LeaveTable(seat=1), "Asha leaving", "500 back to Asha", " Asha takes back 500."),
        (MoveSeat(seat=1, to_seat=9), "Asha moving to seat 9", "no chips move", ""),
        (Rename(seat=1, name="Anna"), "the new name of Anna", "no chips move", ""),
        (BuyIn(seat=2, chips=1500), "1,500 bought by Ben", "1,500 back from Ben", " Ben gives back 1,500."),
        (SitOut(seat=2), "Ben sitting out", "no chips move", ""),
        (SitIn(seat=2), "Ben coming back", "no chips move", ""),
        (PlaceButton(seat=2), "the button for Ben", "no chips move", ""),
        (CorrectStack(seat=2, stack_chips=900), "the corrected stack of Ben", "no chips move", ""),
        (
            SetStakes(stakes=Stakes(small_blind_chips=20, big_blind_chips=40)),
            "the new stakes",
            "no chips move",
            "",
        ),
        (SetRules(rules=HouseRules()), "the new house rules", "no chips move", ""),
        (SetChips(chip_set=SMALL_CHIPS), "the new chip values", "no chips move", ""),
        (PauseNight(), "the pause", "no chips move", ""),
        (ResumeNight(), "the end of the pause", "no chips move", ""),
        (RabbitHunt(cards=(Card.parse("Ah"),)), "the undealt cards", "no chips move", ""),
        (
            VoidHand(),
            "the void hand",
            "10 from Ben, 10 to Chitra",
            " Ben gives back 10. Chitra takes back 10.",
        ),
    ],
)
def test_what_changes_between_hands_can_be_taken_back(
    command: TableCommand, title: str, detail: str, undone: str
) -> None:
    evening = an_evening(500, 500, 500, button=1, story="1 folds, 2 folds")
    assert entry(evening, command) == (f"Undo: {title}", detail, f"Undone: {title}.{undone}")


def test_a_corrected_stack_in_a_hand_moves_only_what_the_pots_ask_for() -> None:
    evening = an_evening(500, 400, 500, story="3 folds, 1 calls, 2 shoves")
    assert entry(evening, CorrectStack(seat=1, stack_chips=300))[1:] == (
        "no chips move",
        "Undone: the corrected stack of Asha.",
    )


def test_a_correction_can_be_taken_back_with_its_chips() -> None:
    evening = an_evening(500, 500, 500, story="3 raises to 40, 1 calls")
    assert entry(evening, CorrectAction(index=0, action=Action.RAISE, to_chips=60))[1:] == (
        "20 to Asha, 20 to Chitra",
        "Undone: the correction. Asha takes back 20. Chitra takes back 20.",
    )


def test_the_start_of_the_night_has_a_name_though_it_is_not_taken_back() -> None:
    evening = an_evening(500, 500)
    without, events = evening.standing[0]
    assert redo_title(events, without, ENGLISH) == "Redo: the start of the night"


def test_an_event_that_begins_no_entry_is_the_last_entry() -> None:
    state = an_evening(500, 500, story="").state
    assert undo_title((TurnGiven(seat=1),), state, ENGLISH) == "Undo: the last entry"
