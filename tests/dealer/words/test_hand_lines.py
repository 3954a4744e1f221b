from __future__ import annotations

import pytest

from dealer.rules.chips import Chip, ChipColour, ChipSet
from dealer.rules.house import ShownHands, TimeOutRule
from dealer.table.commands import MoneyUnit, PauseNight, ResumeNight, SitOut, TakeTime
from dealer.words.clock import called_line, countdown_line, warning_line
from dealer.words.english import ENGLISH
from dealer.words.line import Kind
from tests.support.evening import Evening, an_evening

GREEN_BLACK_YELLOW = ChipSet(
    chips=(
        Chip(value_chips=25, colour=ChipColour.GREEN),
        Chip(value_chips=100, colour=ChipColour.BLACK),
        Chip(value_chips=1000, colour=ChipColour.YELLOW),
    )
)


def told(evening: Evening, *kinds: Kind) -> list[str]:
    return [line.text for line in evening.lines if line.kind in kinds]


@pytest.mark.parametrize(
    ("story", "said"),
    [
        ("3 folds", "Chitra folds."),
        ("3 calls", "Chitra calls 20."),
        ("3 raises to 60", "Chitra raises to 60."),
        ("3 shoves", "Chitra, all-in, 300."),
        ("3 raises to 55, 1 calls", "Asha calls 35, all-in."),
        ("3 calls, 1 folds, 2 checks", "Ben checks."),
        ("3 calls, 1 folds, 2 checks, flop, 2 bets 40", "Ben bets 40."),
        ("3 calls, 1 folds, 2 checks, flop, 2 shoves", "Ben, all-in, 480."),
    ],
)
def test_an_action_is_called_out(story: str, said: str) -> None:
    evening = an_evening(45, 500, 300, story=story)
    assert told(evening, Kind.ACTION) == [said]


def test_a_closed_street_tells_the_pot_and_what_to_deal() -> None:
    story = "3 raises to 125, 1 calls, 2 calls"
    evening = an_evening(500, 500, 500, story=story)
    assert evening.texts[1:] == ["Pot 375. Burn one, deal the flop."]
    evening.tell("flop, 1 checks, 2 checks, 3 checks")
    assert evening.texts[1:] == ["Pot 375. Burn one, deal the turn."]
    evening.tell("turn, 1 checks, 2 checks, 3 checks")
    assert evening.texts[1:] == ["Pot 375. Burn one, deal the river."]


def test_with_side_pots_each_pot_is_told() -> None:
    evening = an_evening(100, 500, 500, story="3 raises to 200, 1 calls, 2 calls")
    assert evening.texts[1:] == ["Main pot 300. Side pot 200. Burn one, deal the flop."]


def test_the_number_of_a_side_pot_is_kept_apart_from_its_amount() -> None:
    evening = an_evening(100, 200, 500, 500, story="3 raises to 300, 4 calls, 1 calls, 2 calls")
    assert evening.texts[1:] == ["Main pot 400. Side pot 1, 300. Side pot 2, 200. Burn one, deal the flop."]


def test_the_cards_of_a_street_are_told_where_they_are_known() -> None:
    evening = an_evening(500, 500, 500, story="3 calls, 1 folds, 2 checks, flop Th 9h 2c")
    assert evening.texts[0] == "The flop: ten of hearts, nine of hearts and two of clubs."
    evening.tell("2 checks, 3 checks, turn Qc")
    assert evening.texts[0] == "The turn: queen of clubs."
    evening.tell("2 checks, 3 checks, river")
    assert told(evening, Kind.BOARD) == []


ALL_IN_BEFORE_THE_FLOP = "3 folds, 1 shoves, 2 calls"


def test_when_betting_is_closed_the_board_is_dealt() -> None:
    evening = an_evening(500, 500, 500, story=ALL_IN_BEFORE_THE_FLOP)
    assert evening.texts[1:] == ["Betting is closed. Deal the flop."]
    assert evening.tell("flop") == ["Deal the turn."]
    assert evening.tell("turn") == ["Deal the river."]


@pytest.mark.parametrize("rules", [{"mode": "tournament"}, {"shown_hands": ShownHands.FACE_UP}])
def test_where_all_ins_go_face_up_hands_are_turned_over_first(rules: dict[str, object]) -> None:
    evening = an_evening(500, 500, 500, story=ALL_IN_BEFORE_THE_FLOP, **rules)
    assert evening.texts[1:] == ["Betting is closed. Turn over Asha and Ben. Deal the flop."]
    assert evening.tell("flop, turn, river") == ["Showdown. Turn over Asha and Ben."]


def test_hands_that_lie_open_need_no_order() -> None:
    story = ALL_IN_BEFORE_THE_FLOP + ", flop, turn, 1 shows Ah Kh, 2 shows Qd Qs, river"
    assert an_evening(500, 500, 500, mode="tournament", story=story).texts == ["Showdown."]


def test_the_next_hand_shows_where_the_first_lies_open() -> None:
    story = ALL_IN_BEFORE_THE_FLOP + ", flop, turn, 1 shows Ah Kh, river"
    assert an_evening(500, 500, 500, story=story).texts == ["Showdown. Ben shows next."]


def test_a_second_board_is_announced() -> None:
    evening = an_evening(500, 500, 500, run_it_twice=True, story=ALL_IN_BEFORE_THE_FLOP)
    assert evening.tell("flop, run it twice") == ["They run it twice. First board.", "Deal the turn."]
    assert evening.tell("turn, river") == ["Second board. Deal the turn."]


def test_chips_nobody_called_go_back() -> None:
    evening = an_evening(300, 1000, 500, story="3 shoves, 1 calls, 2 folds")
    assert evening.texts[1] == "200 back to Chitra: nobody called it."
    assert evening.lines[1].kind is Kind.AWARD


def test_when_all_others_fold_the_last_wins() -> None:
    story = "3 raises to 60, 1 calls, 2 folds, flop, 1 checks, 3 bets 100, 1 folds"
    evening = an_evening(500, 500, 500, story=story)
    assert evening.texts == ["Asha folds.", "100 back to Chitra: nobody called it.", "Chitra wins 140."]


CHECKED_DOWN = (
    "3 calls, 1 calls, 2 checks, flop, 1 checks, 2 checks, 3 checks, turn, 1 checks, 2 checks, 3 checks"
)


def test_the_last_to_bet_the_river_shows_first() -> None:
    story = CHECKED_DOWN + ", river, 1 checks, 2 bets 40, 3 calls, 1 folds"
    evening = an_evening(500, 500, 500, story=story)
    assert evening.texts == ["Asha folds.", "Pot 140.", "Showdown. Ben shows first: he bet last."]


def test_without_a_bet_on_the_river_the_first_left_of_the_button_shows_first() -> None:
    evening = an_evening(500, 500, 500, story=CHECKED_DOWN + ", river, 1 checks, 2 checks, 3 checks")
    assert evening.texts[1:] == ["Pot 60.", "Showdown. Asha shows first: nobody bet the river."]


SIDE_POT = "3 shoves, 1 calls, 2 calls, flop Kh 9h 2c, turn 9c, river 4h"


def test_pots_are_awarded_side_pot_first_with_hands_and_chips() -> None:
    evening = an_evening(300, 800, 800, chip_set=GREEN_BLACK_YELLOW, story=SIDE_POT)
    assert evening.tell("3 shows Qc Qd") == ["Chitra shows two pair, queens and nines, king kicker."]
    assert evening.tell("1 shows Ah 5h, 2 shows Kd Jd") == [
        "Ben shows two pair, kings and nines, jack kicker.",
        "Side pot, 1,000, Ben and Chitra: Ben wins with two pair, kings and nines.",
        "Main pot, 900: Asha wins with a flush, ace high.",
        "Pay Ben 1,000: one yellow.",
        "Asha 900: nine black.",
    ]


def test_who_is_paid_first_is_told_to_be_paid() -> None:
    story = "2 shoves, 1 calls, flop Kh 9h 2c, turn 9c, river 4h, 1 shows Kd Jd, 2 mucks"
    evening = an_evening(1375, 450, chip_set=GREEN_BLACK_YELLOW, blinds=(25, 50), story=story)
    assert evening.texts == [
        "Ben mucks.",
        "Asha wins 900 with two pair, kings and nines.",
        "Pay Asha 900: nine black.",
    ]


def test_every_chip_of_a_payment_is_named() -> None:
    story = "3 shoves, 1 calls, 2 calls, flop, turn, river, pot 1 to 2, pot 0 to 2"
    evening = an_evening(375, 500, 500, chip_set=GREEN_BLACK_YELLOW, blinds=(25, 50), story=story)
    assert told(evening, Kind.CHIPS) == ["Pay Ben 1,375: one yellow, three black, three green."]


def test_several_side_pots_are_counted_from_the_main_pot_up() -> None:
    story = "3 shoves, 4 shoves, 1 calls, 2 calls, flop Kh 9h 2c, turn 9c, river 4s"
    evening = an_evening(100, 300, 500, 500, story=story)
    evening.tell("1 shows Ah As, 2 shows Kd Kc, 3 shows 2h 2d, 4 shows 3h 3d")
    assert told(evening, Kind.AWARD) == [
        "Side pot 2, 400, Chitra and Dev: Chitra wins with a full house, twos over nines.",
        "Side pot 1, 600, Ben, Chitra and Dev: Ben wins with a full house, kings over nines.",
        "Main pot, 400: Ben wins with a full house, kings over nines.",
    ]


def test_a_pot_that_one_player_is_left_in_names_nobody_else() -> None:
    story = "3 raises to 200, 4 folds, 1 calls, 2 calls, flop, 2 bets 50, 3 calls, turn, 2 checks, 3 folds"
    evening = an_evening(100, 500, 500, 500, story=story)
    assert evening.texts == ["Chitra folds.", "Betting is closed. Deal the river."]
    evening.tell("river, pot 0 to 1")
    assert evening.texts[0] == "Main pot, 300: Asha wins."


def test_by_the_word_of_the_table_the_winner_is_told_without_a_hand() -> None:
    evening = an_evening(
        500, 500, 500, story=CHECKED_DOWN + ", river, 1 checks, 2 checks, 3 checks, pot 0 to 2"
    )
    assert told(evening, Kind.AWARD) == ["Ben wins 60."]
    evening = an_evening(300, 800, 800, story=SIDE_POT + ", pot 1 to 3, pot 0 to 1")
    assert told(evening, Kind.AWARD) == ["Main pot, 900: Asha wins."]


CHECKED_BY_TWO = "flop {}, 2 checks, 3 checks, turn {}, 2 checks, 3 checks, river {}, 2 checks, 3 checks"


def checked_by_two(flop: str = "", turn: str = "", river: str = "") -> str:
    return CHECKED_BY_TWO.format(flop, turn, river)


def test_a_split_names_the_shares_and_the_odd_chip() -> None:
    story = f"3 raises to 60, 1 folds, 2 calls, {checked_by_two()}, pot 0 to 2 3"
    evening = an_evening(500, 500, 500, blinds=(5, 10), names=("Dev", "Asha", "Ben"), story=story)
    assert evening.texts[0] == "Asha and Ben split 125: 63 and 62, the odd chip to Asha, left of the button."


def test_an_even_split_is_told_as_each() -> None:
    evening = an_evening(500, 500, 500, story=CHECKED_DOWN + ", river, 1 checks, 2 checks, 3 checks")
    assert evening.tell("pot 0 to 1 2 3")[0] == "Asha, Ben and Chitra split 60: 20 each."


def test_two_odd_chips_go_to_two_players() -> None:
    story = "3 calls, 4 calls, 1 calls, 2 checks, flop, 1 folds, 2 bets 25, 3 calls, 4 calls, turn"
    evening = an_evening(500, 500, 500, 500, chip_unit_chips=5, story=story)
    evening.tell("2 checks, 3 checks, 4 checks, river, 2 checks, 3 checks, 4 checks, pot 0 to 4 2 3")
    assert evening.texts[0] == (
        "Ben, Chitra and Dev split 155: 55, 50 and 50, the odd chip to Ben, left of the button."
    )


def test_what_cannot_be_paid_in_chips_is_told() -> None:
    story = f"3 raises to 61, 1 folds, 2 calls, {checked_by_two('2c 3d 9h', 'Td', 'Tc')}"
    evening = an_evening(500, 500, 500, chip_unit_chips=7, story=story)
    evening.tell("2 shows Ac Kd, 3 shows Ad Kc")
    assert evening.texts[1:] == [
        "Ben and Chitra split 132: 69 and 63.",
        "6 cannot be paid in chips: to Ben.",
        "Same pair of tens, ace kicker: split.",
        "Pay Ben 69: two green, three red, 4 without a chip.",
        "Chitra 63: two green, two red, 3 without a chip.",
    ]


def test_who_has_a_share_of_nothing_is_not_paid() -> None:
    story = "1 calls, 2 checks, flop, 1 checks, 2 checks, turn, 1 checks, 2 checks, river, 1 checks, 2 checks"
    evening = an_evening(500, 500, 1, ante=("button", 20), story=f"{story}, pot 1 to 1, pot 0 to 2 3")
    assert (
        evening.texts[0]
        == "Main pot, 1: Ben and Chitra split: 1 and 0, the odd chip to Ben, left of the button."
    )
    assert told(evening, Kind.CHIPS) == ["Pay Asha 40: one green, three red.", "Ben 1: 1 without a chip."]


def test_a_split_of_one_pot_of_several_names_the_pot() -> None:
    evening = an_evening(300, 800, 800, story=SIDE_POT + ", pot 1 to 2 3")
    assert evening.texts == ["Side pot, 1,000, Ben and Chitra: Ben and Chitra split: 500 each."]


def test_each_board_of_two_has_its_award() -> None:
    story = ALL_IN_BEFORE_THE_FLOP + ", flop 2c 3d 9h, run it twice, turn Kc, river 4c, turn Qc, river Ts"
    evening = an_evening(500, 500, 500, chip_unit_chips=10, run_it_twice=True, story=story)
    assert evening.tell("1 shows Ah Kh") == ["Asha shows ace of hearts and king of hearts."]
    evening.tell("2 shows Ac Qd")
    assert told(evening, Kind.AWARD) == [
        "Pot, first board, 500: Asha wins with a pair of kings.",
        "Pot, second board, 500: Ben wins with a pair of queens.",
    ]


def test_hands_that_sound_alike_are_told_apart() -> None:
    story = f"3 calls, 1 folds, 2 checks, {checked_by_two('Ah 9h 2c', '7c', '4s')}"
    evening = an_evening(500, 500, 500, story=story)
    evening.tell("2 shows Ac Qd, 3 shows As Kd")
    assert told(evening, Kind.AWARD) == ["Chitra wins 50 with a pair of aces."]
    assert told(evening, Kind.REASON) == ["Same pair of aces, king kicker beats queen."]


def test_the_hand_of_a_player_who_has_walked_away_is_folded_for_him() -> None:
    evening = an_evening(500, 500, 500, story="")
    evening.do(SitOut(seat=1))
    assert evening.tell("3 calls") == [
        "Chitra calls 20.",
        "Asha is away: his hand is folded.",
        "Ben. Check or raise, at least to 40.",
    ]


def test_running_out_of_time_is_told_with_what_it_did() -> None:
    evening = an_evening(500, 500, 500, 500, story="3 calls, 4 sleeps")
    assert evening.texts[0] == "Time. Dev's hand is folded."
    evening.tell("1 calls, 2 sleeps")
    assert evening.texts == ["Time. Ben checks.", "Pot 60. Burn one, deal the flop."]


def test_out_of_time_twice_sits_a_player_out() -> None:
    evening = an_evening(500, 500, 500, story="3 calls, 1 calls, 2 sleeps, flop, 1 checks, 2 sleeps")
    assert evening.texts == [
        "Time. Ben checks.",
        "Ben sits out: out of time again.",
        "Chitra. Check or bet, at least 20.",
    ]


def test_time_taken_out_of_the_bank_is_told() -> None:
    evening = an_evening(500, 500, 500, time_bank_seconds=31, story="")
    assert evening.do(TakeTime(seat=3)) == ["Chitra takes 30 more seconds."]
    assert evening.do(TakeTime(seat=3)) == ["Chitra takes one more second."]
    assert evening.undo() == ["Undone: Chitra's extra time.", "Chitra. 20 to call, minimum raise to 40."]


def test_the_clock_is_called_and_its_last_seconds_are_counted() -> None:
    state = an_evening(500, 500, 500, story="").state
    assert called_line(3, state, ENGLISH).text == "The clock is called. Chitra, 25 seconds."
    assert warning_line(3, 10, state, ENGLISH).text == "Chitra, ten seconds."
    assert [countdown_line(left, ENGLISH).text for left in (5, 1)] == ["Five.", "One."]


def test_when_the_night_goes_on_it_is_told_whose_turn_it_is() -> None:
    evening = an_evening(500, 500, 500, story="3 calls")
    assert evening.do(PauseNight()) == ["The night is paused."]
    assert evening.do(ResumeNight()) == ["The night goes on.", "Asha. 10 to call, minimum raise to 40."]


def test_where_the_house_only_warns_time_is_a_warning() -> None:
    evening = an_evening(500, 500, 500, time_out=TimeOutRule.WARN, story="3 sleeps")
    assert evening.texts == ["Time, Chitra."]


def test_half_units_are_told_with_decimals_everywhere() -> None:
    unit = MoneyUnit(per_unit_chips=2, decimals=2)
    evening = an_evening(400, 400, 400, blinds=(1, 2), unit=unit, story="3 raises to 5, 1 folds, 2 calls")
    assert evening.texts == ["Ben calls 1.50.", "Pot 5.50. Burn one, deal the flop."]


def test_two_players_of_one_name_are_told_apart_by_their_seats() -> None:
    evening = an_evening(500, 500, 500, names=("Ben", "Asha", "ben"), story="3 raises to 60")
    assert evening.texts == [
        "Ben in seat 3 raises to 60.",
        "Ben in seat 1. 50 to call, minimum raise to 100.",
    ]


def test_what_to_change_is_said_where_the_chips_put_in_cannot_be_shared_out() -> None:
    evening = an_evening(1000, 1000, 1000, button=3, blinds=(25, 50), chip_unit_chips=5, story="")
    evening.tell("3 raises to 100, 1 folds, 2 calls, flop, 2 bets 100, 3 calls, turn, 2 checks, 3 checks")
    texts = evening.tell("river, 2 checks, 3 checks, pot 0 to 2 3")
    assert texts[-1] == "The pot lacks small chips: change one green for five red."


def test_chips_that_can_be_shared_out_need_no_change() -> None:
    evening = an_evening(1000, 1000, button=2, blinds=(50, 100), story="")
    evening.tell("2 calls, 1 checks, flop, 1 bets 200, 2 calls, turn, 1 checks, 2 checks")
    texts = evening.tell("river, 1 checks, 2 checks, pot 0 to 1 2")
    assert not any("change" in text for text in texts)


def test_chips_nobody_called_are_not_in_the_pot_to_be_changed() -> None:
    evening = an_evening(1000, 275, button=2, blinds=(50, 100), story="")
    evening.tell("2 raises to 200, 1 raises to 1000, 2 calls, flop, turn, river")
    texts = evening.tell("pot 0 to 1 2")
    assert not any("change" in text for text in texts)
