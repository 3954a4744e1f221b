from __future__ import annotations

from dealer.hand.state import Action
from dealer.rules.cards import parse_cards
from dealer.table.commands import (
    CorrectAction,
    CorrectBoard,
    CorrectHand,
    CorrectStack,
    CountAllIn,
    DealIn,
    DealOut,
    PlaceButton,
    SitOut,
    VoidHand,
    VoidReason,
)
from dealer.table.events import HandRewritten, StackCorrected, StackReason
from dealer.table.state import TableState
from dealer.words.corrections import rewritten_lines, stack_line
from dealer.words.english import ENGLISH
from dealer.words.speaker import Speaker
from tests.support.evening import Evening, an_evening


def corrected(evening: Evening, index: int, action: Action, to_chips: int | None = None) -> list[str]:
    return evening.do(CorrectAction(index=index, action=action, to_chips=to_chips))


def test_a_raise_of_another_amount_is_told_with_the_chips_to_move() -> None:
    evening = an_evening(500, 500, 500, story="3 raises to 40, 1 calls, 2 calls")
    assert corrected(evening, 0, Action.RAISE, 60) == [
        "Corrected: Chitra raises to 60, not 40.",
        "Asha puts in 20 more.",
        "Ben puts in 20 more.",
        "Chitra puts in 20 more.",
        "Pot 180. Burn one, deal the flop.",
    ]


def test_another_action_is_told_with_what_no_longer_stands() -> None:
    evening = an_evening(500, 500, 500, story="3 raises to 60, 1 calls, 2 calls")
    assert corrected(evening, 0, Action.CALL) == [
        "Corrected: Chitra calls 20, instead of a raise to 60.",
        "No longer stands: Ben calls 40.",
        "Asha takes 40 back.",
        "Ben takes 40 back.",
        "Chitra takes 40 back.",
        "Ben. Check or raise, at least to 40.",
    ]


def test_an_action_corrected_into_a_fold_is_told() -> None:
    evening = an_evening(500, 500, 500, story="3 calls, 1 calls, 2 checks, flop, 1 checks")
    assert corrected(evening, 3, Action.BET, 40)[0] == "Corrected: Asha bets 40, instead of a check."
    assert corrected(evening, 3, Action.FOLD)[0] == "Corrected: Asha folds, instead of a bet of 40."
    assert corrected(evening, 3, Action.CHECK)[0] == "Corrected: Asha checks, instead of a fold."
    assert corrected(evening, 1, Action.FOLD)[0] == "Corrected: Asha folds, instead of a call."


def test_all_actions_that_fall_are_named_and_a_reopened_hand_is_paid_back() -> None:
    evening = an_evening(
        500, 500, 500, story="3 raises to 40, 1 raises to 100, 2 folds, 3 raises to 200, 1 folds"
    )
    assert corrected(evening, 1, Action.CALL) == [
        "Corrected: Asha calls 30, instead of a raise to 100.",
        "No longer stand: Chitra raises to 200, Asha folds.",
        "Chitra gives 160 back.",
        "Asha takes 60.",
        "Pot 100. Burn one, deal the flop.",
    ]


def test_a_correction_that_ends_the_hand_pays_it() -> None:
    evening = an_evening(500, 500, 500, story="3 raises to 60, 1 folds, 2 calls")
    assert corrected(evening, 2, Action.FOLD) == [
        "Corrected: Ben folds, instead of a call.",
        "Ben takes 40.",
        "Chitra takes 90.",
        "Chitra wins 50.",
    ]


def test_cards_that_fall_with_a_correction_are_dealt_again() -> None:
    evening = an_evening(500, 500, 500, story="3 raises to 60, 1 folds, 2 calls, flop")
    assert corrected(evening, 0, Action.CALL)[:2] == [
        "Corrected: Chitra calls 20, instead of a raise to 60.",
        "No longer stands: Ben calls 40.",
    ]
    evening = an_evening(500, 500, 500, story="3 calls, 1 folds, 2 checks, flop")
    assert corrected(evening, 1, Action.CALL)[0] == "Corrected: Asha calls 10, instead of a fold."
    evening = an_evening(500, 500, 500, story="3 calls, 1 folds, 2 checks, flop, 2 checks, 3 checks, turn")
    assert corrected(evening, 4, Action.BET, 20)[:2] == [
        "Corrected: Chitra bets 20, instead of a check.",
        "What came after it is to be entered again.",
    ]


def test_a_correction_that_changes_nothing_only_tells_where_the_hand_stands() -> None:
    evening = an_evening(500, 500, 500, story="3 raises to 40, 1 calls")
    assert corrected(evening, 0, Action.RAISE, 40) == ["Ben. 20 to call, minimum raise to 60."]


COUNTED = "3 folds, 1 calls, 2 shoves"


def test_a_counted_all_in_is_told_as_at_the_table() -> None:
    evening = an_evening(500, 400, 500, story=COUNTED)
    assert evening.do(CountAllIn(seat=2, counted_chips=385)) == [
        "Counted: Ben's all-in is 385, not 400.",
        "Asha. 365 to call, no raise.",
    ]


SHOWN = "1 calls, flop Kh 9h 2c, turn 9c, river 4h, 1 shows Ah 5h, 2 shows Kd Jd"


def test_a_wrong_hand_moves_the_pot_and_names_the_winner() -> None:
    evening = an_evening(500, 400, 500, story=f"{COUNTED}, {SHOWN}")
    assert evening.do(CorrectHand(seat=1, cards=tuple(parse_cards("As 5h")))) == [
        "Corrected: Asha has ace of spades and five of hearts.",
        "Asha gives 800 back.",
        "Ben takes 800.",
        "Ben wins 800 with two pair, kings and nines.",
    ]


def test_a_wrong_board_card_is_told() -> None:
    evening = an_evening(500, 400, 500, story=f"{COUNTED}, {SHOWN}")
    board = tuple(parse_cards("Kc 9h 2c 9c 4d"))
    assert evening.do(CorrectBoard(cards=board))[:3] == [
        "Corrected: the flop is king of clubs, nine of hearts and two of clubs.",
        "Corrected: the river is four of diamonds.",
        "Asha gives 800 back.",
    ]


def test_a_card_that_is_not_known_after_all_is_told() -> None:
    evening = an_evening(500, 400, 500, story="3 folds, 1 calls, 2 checks, flop Kh 9h 2c, 1 checks, 2 checks")
    evening.tell("turn Qd")
    assert evening.do(CorrectBoard(cards=tuple(parse_cards("Kh 9h 2c"))))[0] == (
        "Corrected: the turn is not known."
    )


def test_a_corrected_stack_is_told() -> None:
    evening = an_evening(500, 400, 500, story="3 folds")
    assert evening.do(CorrectStack(seat=1, stack_chips=700)) == [
        "Corrected: Asha has 700.",
        "Asha. 10 to call, minimum raise to 40.",
    ]
    evening.tell("1 folds")
    assert evening.do(CorrectStack(seat=1, stack_chips=650)) == ["Corrected: Asha has 650."]


def test_the_count_of_an_all_in_that_is_not_in_the_record_starts_from_nothing() -> None:
    event = StackCorrected(seat=1, from_chips=400, to_chips=420, reason=StackReason.COUNTED)
    state = an_evening(500, 400).state
    line = stack_line(event, state, Speaker(state=state, words=ENGLISH))
    assert line.text == "Counted: Asha's all-in is 20, not 0."


def test_a_button_put_right_is_told_with_the_blinds() -> None:
    evening = an_evening(500, 500, 500, 500, story="")
    assert evening.do(PlaceButton(seat=2)) == [
        "Corrected. Ben has the button. Chitra, small blind 10. Dev, big blind 20.",
        "Chitra puts in 10 more.",
        "Dev puts in 20 more.",
        "Asha takes 10 back.",
        "Ben takes 20 back.",
        "Asha. 20 to call, minimum raise to 40.",
    ]


def test_who_was_dealt_in_or_left_out_by_mistake_is_told() -> None:
    evening = an_evening(500, 500, 500, 500, story="")
    assert evening.do(DealOut(seat=3))[0] == "Corrected: Chitra is not in this hand."
    assert evening.do(DealIn(seat=3))[0] == "Corrected: Chitra is dealt in."


def test_who_is_away_after_a_correction_is_folded() -> None:
    evening = an_evening(500, 500, 500, story="3 raises to 60, 1 calls, 2 calls")
    evening.do(SitOut(seat=2))
    lines = corrected(evening, 0, Action.CALL)
    assert lines[-2:] == ["Ben is away: his hand is folded.", "Pot 60. Burn one, deal the flop."]


def test_a_void_hand_gives_everybody_his_chips_back() -> None:
    evening = an_evening(500, 500, 500, story="3 raises to 60")
    assert evening.do(VoidHand(reason=VoidReason.AGREED)) == [
        "Void hand: everybody takes his chips back. Same button."
    ]
    evening = an_evening(500, 500, 500, story="")
    assert evening.do(VoidHand()) == ["Misdeal: everybody takes his chips back. Same button."]


def test_a_hand_that_was_paid_and_does_not_count_is_paid_back() -> None:
    evening = an_evening(500, 500, 500, story="3 raises to 60, 1 folds, 2 folds")
    assert evening.do(VoidHand(reason=VoidReason.AGREED)) == [
        "Void hand: everybody takes his chips back. Same button.",
        "Chitra gives 30 back.",
        "Asha takes 10.",
        "Ben takes 20.",
    ]


def test_a_correction_without_a_hand_says_nothing() -> None:
    state = an_evening(500, 500, story="").state
    assert state.started is not None
    event = HandRewritten(started=state.started, events=state.log)
    speaker = Speaker(state=state, words=ENGLISH)
    assert list(rewritten_lines(event, TableState(), speaker)) == []
