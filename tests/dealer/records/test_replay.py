"""Playing a record: what each row may be, what is at fault, and what the answer says or leaves out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.conformance import Row, answer_to

BOARD = ["2c", "7d", "9h", "3s", "4c"]


def answer(*actions: object, steps: bool = True, **fields: object) -> Row:
    """The answer to a record of three players with the button on seat 1 and blinds 10/20."""
    record = {
        "id": "a",
        "kind": "hand",
        "mode": "cash",
        "structure": "nl",
        "blinds": [10, 20],
        "button": 1,
        "seats": {"1": 1000, "2": 1000, "3": 1000},
        "actions": list(actions),
    }
    return answer_to({**record, **fields}, steps=steps)


def error(*actions: object, **fields: object) -> tuple[str, int]:
    refused = answer(*actions, **fields)["error"]
    return refused["type"], refused["action"]


FOLDS = ([1, "fold", None], [2, "fold", None])
LIMPED = ([1, "call", None], [2, "call", None], [3, "check", None])
CHECKED = ([2, "check", None], [3, "check", None], [1, "check", None])
TO_SHOWDOWN = (*LIMPED, *CHECKED, *CHECKED, *CHECKED)
ALL_IN = ([1, "allin", None], [2, "allin", None], [3, "fold", None])


@pytest.mark.parametrize(
    ("actions", "type_", "index"),
    [
        ([3], "BadField", 0),
        ([[1, "fold"]], "BadField", 0),
        ([{"seat": 1}], "BadField", 0),
        ([[1, "fold", "20"]], "BadField", 0),
        ([[1, "raise", 40.0]], "BadField", 0),
        ([[1, "call", True]], "BadField", 0),
        ([["1", "fold", None]], "BadField", 0),
        ([[True, "fold", None]], "BadField", 0),
        ([[1, "raise", None]], "BadField", 0),
        ([[1, "fold", 20]], "BadField", 0),
        ([[1, "allin", 999]], "BadField", 0),
        ([[1, "post", 20]], "UnknownAction", 0),
        ([[1, None, None]], "UnknownAction", 0),
        ([[1, ["fold"], None]], "UnknownAction", 0),
        ([["*", "showdown", None]], "UnknownAction", 0),
        ([["*", ["flop"], None]], "UnknownAction", 0),
        ([["*", "flop", None]], "RoundOpen", 0),
        ([*LIMPED, ["*", "turn", None]], "BadField", 3),
        ([[9, "fold", None]], "UnknownSeat", 0),
        ([[2, "fold", None]], "OutOfTurn", 0),
        ([[2, "allin", None]], "OutOfTurn", 0),
        ([[1, "fold", None], [1, "fold", None]], "OutOfTurn", 1),
        ([[1, "check", None]], "CheckFacingBet", 0),
        ([*LIMPED, [2, "call", None]], "NothingToCall", 3),
        ([[1, "call", 19]], "WrongCallAmount", 0),
        ([[1, "raise", 39]], "RaiseTooSmall", 0),
        ([[1, "raise", 1001]], "RaiseTooLarge", 0),
        ([*FOLDS, [3, "check", None]], "HandOver", 2),
        ([*FOLDS, ["*", "flop", None]], "HandOver", 2),
        ([*FOLDS, ["*", "showdown", None]], "HandOver", 2),
        ([*TO_SHOWDOWN, [2, "check", None]], "HandOver", 12),
        ([*ALL_IN, [9, "check", None]], "HandOver", 3),
    ],
)
def test_row_at_fault_is_named(actions: list[Any], type_: str, index: int) -> None:
    assert error(*actions) == (type_, index)


def test_raise_that_is_closed_is_refused_with_its_reason() -> None:
    seats = {"1": 1000, "2": 75, "3": 1000}
    rows = ([1, "raise", 60], [2, "allin", None], [3, "fold", None], [1, "raise", 200])
    refused = answer(*rows, seats=seats)["error"]
    assert (refused["type"], refused["action"]) == ("RaiseNotAllowed", 3)
    assert "full_raise_chips=40" in refused["message"]


def test_message_has_the_figures() -> None:
    assert answer([1, "raise", 39])["error"]["message"] == "minimum_chips 40, offered_chips 39"


def test_streets_open_by_themselves_or_by_their_markers() -> None:
    marked = answer(*LIMPED, ["*", "flop", None], *CHECKED, ["*", "turn", None], *CHECKED)
    assert marked["steps"] == answer(*LIMPED, *CHECKED, *CHECKED)["steps"]


def test_next_is_who_acts_after_the_last_row() -> None:
    assert answer([1, "raise", 60])["next"] == {"seat": 2, "to_call": 50, "raise": [100, 1000], "pot": 90}
    assert answer(*LIMPED)["next"] is None
    assert answer(*LIMPED, ["*", "flop", None])["next"]["seat"] == 2


def test_steps_and_next_are_given_only_when_asked_for() -> None:
    assert not {"steps", "next"} & set(answer(*FOLDS, steps=False))


def test_posted_are_blinds_straddle_and_posts_but_no_antes() -> None:
    seats = {str(seat): 1000 for seat in range(1, 6)}
    posted = answer(
        seats=seats,
        ante={"type": "each", "amount": 5},
        straddle={"seat": 4, "amount": 40},
        posts=[{"seat": 5, "live": 20, "dead": 10}],
    )["posted"]
    assert posted == {"2": 10, "3": 20, "4": 40, "5": 30}


@pytest.mark.parametrize(
    ("actions", "given"),
    [
        ((), False),
        (LIMPED[:2], False),
        (LIMPED, True),
        ((*LIMPED, ["*", "flop", None]), True),
        ((*LIMPED, [2, "check", None]), True),
        ((*LIMPED, [2, "bet", 40]), False),
        ((*LIMPED, [2, "bet", 40], [3, "fold", None], [1, "fold", None]), True),
    ],
)
def test_pots_are_given_while_no_bet_is_unanswered(actions: tuple[object, ...], given: bool) -> None:
    assert ("pots" in answer(*actions)) is given
    assert ("uncalled" in answer(*actions)) is given


def test_end_is_told_only_when_the_hand_is_over() -> None:
    ends = {"payouts", "final_stacks", "show_order", "award_order", "face_up_after"}
    assert not ends & set(answer(*LIMPED))
    assert ends <= set(answer(*FOLDS))
    assert not {"payouts", "final_stacks"} & set(answer(*TO_SHOWDOWN))
    assert answer(*TO_SHOWDOWN)["show_order"] == [2, 3, 1]


def test_all_folded_needs_no_cards() -> None:
    over = answer(*FOLDS)
    assert over["pots"] == [{"amount": 20, "eligible": [3], "winners": [3]}]
    assert (over["uncalled"], over["payouts"]) == ({"3": 10}, {"3": 20})
    assert over["final_stacks"] == {"1": 1000, "2": 990, "3": 1010}
    assert over["show_order"] == []


def test_seat_without_cards_has_mucked() -> None:
    over = answer(*TO_SHOWDOWN, board=BOARD, hole={"1": ["Kh", "Kd"], "3": ["Ah", "Ad"]})
    assert over["payouts"] == {"3": 60}
    assert answer(*TO_SHOWDOWN, board=BOARD, hole={"1": ["Kh", "Kd"]})["payouts"] == {"1": 60}


def test_pot_nobody_has_cards_for_stays_open() -> None:
    assert "winners" not in answer(*TO_SHOWDOWN, board=BOARD)["pots"][0]
    assert "winners" not in answer(*TO_SHOWDOWN, board=BOARD[:4], hole={"1": ["Kh", "Kd"]})["pots"][0]


def test_side_pot_of_one_needs_no_cards_and_the_main_pot_stays_open() -> None:
    # Seat 1 posts 200 dead and folds the hand; seats 2 and 3 are all-in for different totals.
    seats = {"1": 1000, "2": 100, "3": 300}
    rows = ([1, "raise", 200], [2, "allin", None], [3, "allin", None], [1, "fold", None])
    over = answer(*rows, seats=seats)
    assert [pot.get("winners") for pot in over["pots"]] == [None, [3]]
    assert "payouts" not in over


def test_all_in_rows_are_read_by_the_rules() -> None:
    assert answer(*ALL_IN, board=BOARD, hole={"1": ["Ah", "Ad"]})["payouts"] == {"1": 2020}
    short = answer(
        [1, "raise", 500], [2, "allin", 300], [3, "fold", None], seats={"1": 900, "2": 300, "3": 99}
    )
    assert short["uncalled"] == {"1": 200}


def test_two_boards_are_told_pot_by_pot() -> None:
    over = answer(
        *ALL_IN,
        runs=2,
        board=BOARD,
        board2=["2d", "7c", "Kd", "3h", "4d"],
        hole={"1": ["As", "Ah"], "2": ["Ks", "Kh"]},
    )
    assert over["pots"][0]["winners"] == [1, 2]
    assert over["pots"][0]["runs"] == [{"amount": 1010, "winners": [1]}, {"amount": 1010, "winners": [2]}]


def test_second_board_of_a_hand_that_was_not_all_in_is_not_dealt() -> None:
    over = answer(*FOLDS, runs=2, board=BOARD, board2=["2d", "7c", "Kd", "3h", "4d"])
    assert over["pots"] == [{"amount": 20, "eligible": [3], "winners": [3]}]


def test_face_up_is_the_row_after_which_the_hands_are_turned_up() -> None:
    assert answer(*ALL_IN, mode="tournament")["face_up_after"] == 3
    assert answer(*ALL_IN)["face_up_after"] is None


def test_hand_that_is_over_with_the_posts_needs_no_row() -> None:
    over = answer(seats={"1": 5, "2": 5, "3": 20}, board=BOARD, hole={"1": ["Ah", "Ad"]}, bomb_pot=20)
    assert over["pots"][0] == {"amount": 15, "eligible": [1, 2, 3], "winners": [1]}


class TestWantedFigures:
    """Further keys that a row asks for by naming them in `expected`."""

    def figure(self, key: str, *actions: object, wanted: object = None, **fields: object) -> object:
        return answer(*actions, expected={key: wanted}, **fields).get(key)

    def test_orders(self) -> None:
        seats = {str(seat): 1000 for seat in range(1, 6)}
        straddle = {"seat": 4, "amount": 40}
        assert self.figure("deal_order", seats=seats) == [2, 3, 4, 5, 1]
        assert self.figure("postflop_order", seats=seats) == [2, 3, 4, 5, 1]
        assert self.figure("preflop_order", seats=seats) == [4, 5, 1, 2, 3]
        assert self.figure("preflop_order", seats=seats, straddle=straddle) == [5, 1, 2, 3, 4]

    def test_first_call_and_least_bet(self) -> None:
        assert self.figure("effective_call", [1, "call", None]) == 20
        assert self.figure("effective_call", seats={"1": 5, "2": 5}) is None
        assert self.figure("postflop_min_bet") == 20

    def test_awards_by_pot_and_by_board(self) -> None:
        cards = {"board": BOARD, "hole": {"1": ["Ah", "Ad"]}}
        assert self.figure("awards", *ALL_IN, **cards) == [{"1": 2020}]
        assert self.figure("run_pots", *ALL_IN, **cards) == [2020]
        assert self.figure("awards_by_run", *ALL_IN, **cards) == [{"1": 2020}]
        shared = {"board": BOARD, "hole": {"1": ["Ah", "Kd"], "2": ["As", "Kh"]}}
        assert self.figure("awards", *ALL_IN, **shared) == [{"1": 1010, "2": 1010}]

    def test_checkpoints_are_given_where_they_are_asked_for(self) -> None:
        wanted = [{"after": 1}, {"after": 0}, {"after": 99}, {"after": "0"}, 7]
        points = self.figure("checkpoints", [1, "fold", None], wanted=wanted)
        assert [(p["after"], p["to_act"], p["pot_total"]) for p in points] == [(1, 2, 30), (0, 1, 30)]
        assert self.figure("checkpoints", wanted=3) == []

    def test_unknown_figures_are_passed_over(self) -> None:
        assert self.figure("weather") is None
        assert answer(expected=[1])["ok"]
