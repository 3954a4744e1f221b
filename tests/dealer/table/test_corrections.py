"""What was recorded wrong is put right: rewound, changed, told again as far as legal, the moves named."""

from __future__ import annotations

import pytest

from dealer.hand import errors as hand_errors
from dealer.hand.events import Acted
from dealer.hand.state import Action, Phase, Street
from dealer.rules.cards import parse_cards
from dealer.rules.errors import DuplicateCard
from dealer.table import errors
from dealer.table.commands import (
    AwardTo,
    BuyIn,
    CorrectAction,
    CorrectBoard,
    CorrectHand,
    CorrectStack,
    CountAllIn,
    DealIn,
    LeaveTable,
    SitOut,
    VoidHand,
    VoidReason,
)
from dealer.table.corrections import hand_before_action
from dealer.table.events import HandRewritten, StackCorrected, StackReason
from dealer.table.state import TableState
from tests.support.tables import Table, a_table

CHECKED_DOWN = "flop 2c 7d 9h, {0}, turn 3s, {0}, river 4c, {0}"
BOTH = CHECKED_DOWN.format("2 checks, 1 checks")


def rewritten(table: Table) -> HandRewritten:
    (event,) = table.found(HandRewritten)
    return event


def actions(table: Table) -> list[tuple[int, Action, int]]:
    return [(e.seat, e.action, e.to_chips) for e in table.state.log if isinstance(e, Acted)]


class TestBoard:
    def test_winner_is_recomputed_and_the_chips_to_move_are_named(self) -> None:
        table = a_table(1000, 1000)
        table.deal(f"1 calls, 2 checks, {BOTH}, 2 shows Ah Ad, 1 shows Kh Kd")
        assert table.stacks == {1: 980, 2: 1020}
        table.do(CorrectBoard(cards=parse_cards("2c 7d 9h 3s Kc")))
        assert table.stacks == table.booked == {1: 1020, 2: 980}
        assert rewritten(table).moves == ((1, 40), (2, -40))
        assert rewritten(table).dropped == 0

    def test_win_may_become_a_split(self) -> None:
        table = a_table(1000, 1000)
        table.deal(f"1 calls, 2 checks, {BOTH}, 2 shows Ah Kd, 1 shows As Qd")
        table.do(CorrectBoard(cards=parse_cards("2c 3d 4h 5s 7c")))
        assert rewritten(table).moves == ((1, 20), (2, -20))

    def test_split_may_become_a_win(self) -> None:
        table = a_table(1000, 1000)
        table.deal(f"1 calls, 2 checks, {BOTH}, 2 shows Ah Kd, 1 shows As Kh")
        table.do(CorrectBoard(cards=parse_cards("2h 7h 9h 3s 4c")))
        assert rewritten(table).moves == ()
        table.do(CorrectBoard(cards=parse_cards("2h 7h 9h Th 4c")))
        assert rewritten(table).moves == ((1, -20), (2, 20))

    def test_side_pots_are_given_anew_each(self) -> None:
        table = a_table(60, 1000, 1000)
        table.deal("1 shoves, 2 raises to 200, 3 calls, " + CHECKED_DOWN.format("2 checks, 3 checks"))
        table.tell("1 shows Ah Ad, 2 shows Kh Kd, 3 shows Qh Qd")
        assert table.stacks == {1: 180, 2: 1080, 3: 800}
        table.do(CorrectBoard(cards=parse_cards("2c 7d 9h 3s Qc")))
        assert table.stacks == {1: 0, 2: 800, 3: 1260}
        assert rewritten(table).moves == ((1, -180), (2, -280), (3, 460))

    def test_board_is_corrected_while_it_is_being_dealt(self) -> None:
        table = a_table(1000, 1000)
        table.deal("1 calls, 2 checks, flop 2c 7d 9h, 2 bets 40")
        table.do(CorrectBoard(cards=parse_cards("2c 7d 9s")))
        assert table.hand.boards == (parse_cards("2c 7d 9s"),)
        assert (table.to_act, rewritten(table).moves) == (1, ())

    def test_cards_may_be_taken_back_to_unknown(self) -> None:
        table = a_table(1000, 1000)
        table.deal("1 calls, 2 checks, flop 2c 7d 9h")
        table.do(CorrectBoard(cards=()))
        assert table.hand.boards == ((),)

    def test_second_board_is_corrected_by_itself(self) -> None:
        table = a_table(100, 100, run_it_twice=True)
        table.deal("1 shoves, 2 calls, run it twice, flop 2c 7d 9h, turn 3s, river 4c")
        table.tell("flop 2d 7c 9s, turn 3h, river 4d, 2 shows Ah Ad, 1 shows Kh Ks")
        assert table.stacks == {1: 0, 2: 200}
        table.do(CorrectBoard(cards=parse_cards("2d 7c 9s 3h Kd"), run=1))
        assert table.stacks == {1: 100, 2: 100}

    def test_first_board_brings_its_shared_cards_to_the_second(self) -> None:
        table = a_table(100, 100, run_it_twice=True)
        table.deal("1 calls, 2 checks, flop 2c 7d 9h, 2 shoves, 1 calls, run it twice")
        table.tell("turn 3s, river 4c, turn 3h, river 4d")
        table.do(CorrectBoard(cards=parse_cards("2c 7d 9s 3s 4c")))
        assert table.hand.boards == (parse_cards("2c 7d 9s 3s 4c"), parse_cards("2c 7d 9s 3h 4d"))

    @pytest.mark.parametrize(
        ("cards", "run", "error"),
        [
            ("2c 7d", 0, hand_errors.WrongCardCount),
            ("2c 7d 9h 3s", 0, hand_errors.WrongCardCount),
            ("2c 7d 9h 3s 4c 5c", 0, hand_errors.WrongCardCount),
            ("2c 7d 9s", 1, hand_errors.WrongCardCount),
            ("2c 7d 7d", 0, DuplicateCard),
            ("Ah 7d 9h", 0, DuplicateCard),
        ],
    )
    def test_board_has_as_many_cards_as_were_dealt_and_each_once(
        self, cards: str, run: int, error: type[Exception]
    ) -> None:
        table = a_table(100, 1000)
        table.deal("1 calls, 2 checks, flop 2c 7d 9h, 2 shoves, 1 calls, 1 shows Ah Ad")
        with pytest.raises(error):
            table.do(CorrectBoard(cards=parse_cards(cards), run=run))

    def test_shared_card_is_corrected_on_both_boards_whichever_is_named(self) -> None:
        table = a_table(100, 100, run_it_twice=True)
        table.deal(
            "1 calls, 2 checks, flop 2c 7d 9h, 2 shoves, 1 calls, run it twice, turn 3s, river 4c, turn 3h"
        )
        table.do(CorrectBoard(cards=parse_cards("2c 7d 9s 3h"), run=1))
        assert table.hand.boards == (parse_cards("2c 7d 9s 3s 4c"), parse_cards("2c 7d 9s 3h"))

    def test_cards_speak_where_the_board_was_unknown_when_the_pot_was_given_by_word(self) -> None:
        table = a_table(1000, 1000)
        table.deal("1 calls, 2 checks, flop, 2 checks, 1 checks, turn, 2 checks, 1 checks, river, 2 checks")
        table.tell("1 checks, 2 shows Ah Ad, 1 shows Kh Kd, pot 0 to 1")
        table.do(CorrectBoard(cards=parse_cards("2c 7d 9h 3s 4c")))
        assert (table.stacks, rewritten(table).dropped) == ({1: 980, 2: 1020}, 1)

    def test_card_of_the_other_board_is_in_use(self) -> None:
        table = a_table(100, 100, run_it_twice=True)
        table.deal("1 shoves, 2 calls, run it twice, flop 2c 7d 9h, turn 3s, river 4c, flop 2d 7c 9s")
        with pytest.raises(DuplicateCard):
            table.do(CorrectBoard(cards=parse_cards("2d 7c 4c"), run=1))


class TestHand:
    def test_winner_is_recomputed_when_a_hand_was_misread(self) -> None:
        table = a_table(1000, 1000)
        table.deal(f"1 calls, 2 checks, {BOTH}, 2 shows Ah Ad, 1 shows Kh Kd")
        table.do(CorrectHand(seat=2, cards=parse_cards("Qh Qd")))
        assert rewritten(table).moves == ((1, 40), (2, -40))

    def test_only_a_hand_that_was_shown_is_corrected(self) -> None:
        table = a_table(1000, 1000)
        table.deal(f"1 calls, 2 checks, {BOTH}, 2 shows Ah Ad")
        with pytest.raises(hand_errors.UnknownSeat):
            table.do(CorrectHand(seat=1, cards=parse_cards("Qh Qd")))

    @pytest.mark.parametrize(
        ("cards", "error"),
        [("Qh", hand_errors.WrongCardCount), ("2c Qh", DuplicateCard), ("Kh Qh", DuplicateCard)],
    )
    def test_it_has_two_cards_that_lie_nowhere_else(self, cards: str, error: type[Exception]) -> None:
        table = a_table(1000, 1000)
        table.deal(f"1 calls, 2 checks, {BOTH}, 2 shows Ah Ad, 1 shows Kh Kd")
        with pytest.raises(error):
            table.do(CorrectHand(seat=2, cards=parse_cards(cards)))


class TestAction:
    def test_action_is_corrected_several_taps_later_and_the_rest_kept(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal("1 raises to 60, 2 calls, 3 calls, flop 2c 7d 9h, 2 checks, 3 bets 100")
        table.do(CorrectAction(index=1, action=Action.FOLD))
        # Seat 2 has folded, so his check on the flop and what came after it no longer stand.
        assert actions(table) == [(1, Action.RAISE, 60), (2, Action.FOLD, 10), (3, Action.CALL, 60)]
        assert table.hand.boards == (parse_cards("2c 7d 9h"),)
        assert rewritten(table).dropped == 2
        assert rewritten(table).moves == ((2, 50), (3, 100))
        assert table.to_act == 3

    def test_all_that_followed_stands_where_it_is_still_legal(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal("1 raises to 60, 2 calls, 3 calls, flop, 2 checks, 3 checks, 1 checks")
        table.do(CorrectAction(index=0, action=Action.RAISE, to_chips=80))
        assert actions(table)[:3] == [(1, Action.RAISE, 80), (2, Action.CALL, 80), (3, Action.CALL, 80)]
        assert (rewritten(table).dropped, rewritten(table).moves) == (0, ((1, -20), (2, -20), (3, -20)))

    def test_all_in_that_followed_stays_an_all_in(self) -> None:
        table = a_table(1000, 500, 300)
        table.deal("1 raises to 60, 2 shoves, 3 shoves, 1 calls")
        table.do(CorrectAction(index=0, action=Action.CALL))
        assert actions(table)[1:] == [
            (2, Action.RAISE, 500),
            (3, Action.CALL, 300),
            (1, Action.CALL, 500),
        ]

    def test_finished_hand_is_opened_again(self) -> None:
        table = a_table(1000, 1000)
        table.deal("1 raises to 60, 2 folds")
        assert table.booked == {1: 1020, 2: 980}
        table.do(CorrectAction(index=1, action=Action.CALL))
        assert table.hand.phase is Phase.DEALING
        assert table.booked == {1: 1000, 2: 1000}
        assert table.stacks == {1: 940, 2: 940}

    def test_chips_bought_since_the_end_of_a_reopened_hand_are_counted(self) -> None:
        table = a_table(1000, 1000)
        table.deal("1 raises to 60, 2 folds")
        table.do(BuyIn(seat=2, chips=500))
        table.do(CorrectAction(index=1, action=Action.CALL))
        assert table.state.chips_on_table == 2500

    def test_correction_that_is_not_legal_itself_is_refused(self) -> None:
        table = a_table(1000, 1000)
        table.deal("1 raises to 60, 2 calls")
        with pytest.raises(hand_errors.RaiseTooSmall):
            table.do(CorrectAction(index=0, action=Action.RAISE, to_chips=30))
        with pytest.raises(hand_errors.CheckFacingBet):
            table.do(CorrectAction(index=0, action=Action.CHECK))

    def test_raise_without_an_amount_is_the_least(self) -> None:
        table = a_table(1000, 1000)
        table.deal("1 calls, 2 checks")
        table.do(CorrectAction(index=1, action=Action.RAISE))
        assert actions(table) == [(1, Action.CALL, 20), (2, Action.RAISE, 40)]

    @pytest.mark.parametrize("index", [-1, 2])
    def test_there_must_be_such_an_action(self, index: int) -> None:
        table = a_table(1000, 1000)
        table.deal("1 raises to 60, 2 calls")
        with pytest.raises(errors.NoSuchAction) as refused:
            table.do(CorrectAction(index=index, action=Action.FOLD))
        assert refused.value.index == index
        with pytest.raises(errors.NoSuchAction):
            hand_before_action(table.state, index)

    def test_hand_before_the_action_shows_what_was_open_then(self) -> None:
        table = a_table(1000, 1000)
        table.deal("1 raises to 60, 2 calls, flop")
        before = hand_before_action(table.state, 1)
        assert (before.to_act, before.betting.price_chips, before.street) == (2, 60, Street.PREFLOP)
        with pytest.raises(errors.NoHandInPlay):
            hand_before_action(TableState(), 0)

    def test_players_who_walked_away_are_folded_where_it_is_their_turn_now(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal("1 calls, 2 calls, 3 checks, flop, 2 checks")
        table.do(SitOut(seat=1))
        table.do(CorrectAction(index=3, action=Action.BET, to_chips=40))
        assert table.to_act == 3
        table.do(CorrectAction(index=0, action=Action.RAISE, to_chips=40))
        table.do(CorrectAction(index=1, action=Action.RAISE, to_chips=100))
        assert table.hand.player(1).folded is (table.to_act != 3)

    def test_two_boards_and_mucks_and_the_tables_word_are_told_again(self) -> None:
        table = a_table(100, 100, 1000, run_it_twice=True)
        table.deal(
            "1 raises to 40, 2 shoves, 3 folds, 1 calls, run it twice, flop, turn, river, flop, turn, river"
        )
        table.tell("pot 0 board 0 to 1, 2 mucks")
        before = table.stacks
        table.do(CorrectAction(index=2, action=Action.FOLD))
        assert table.stacks == before

    def test_award_by_word_stands_though_the_other_mucked_later(self) -> None:
        table = a_table(100, 100, run_it_twice=True)
        table.deal("1 shoves, 2 calls, run it twice, flop, turn, river, flop, turn, river")
        table.tell("pot 0 board 0 to 2, 2 mucks")
        assert table.stacks == {1: 100, 2: 100}
        table.do(CorrectStack(seat=1, stack_chips=100))
        table.do(CorrectAction(index=0, action=Action.RAISE, to_chips=100))
        assert table.stacks == {1: 100, 2: 100}


class TestCountedAllIn:
    """The counted amount decides; the stack is corrected in the same entry (TDA 49)."""

    def test_more_chips_in_a_raise_raise_the_price(self) -> None:
        table = a_table(1000, 200, 1000)
        table.deal("1 calls, 2 shoves")
        table.do(CountAllIn(seat=2, counted_chips=230))
        assert table.found(StackCorrected) == [
            StackCorrected(seat=2, from_chips=200, to_chips=230, reason=StackReason.COUNTED)
        ]
        assert (table.hand.betting.price_chips, table.booked[2]) == (230, 230)
        assert rewritten(table).moves == ()

    def test_fewer_chips_in_a_raise_lower_it_and_callers_get_the_difference(self) -> None:
        table = a_table(1000, 200, 1000)
        table.deal("1 calls, 2 shoves, 3 calls, 1 calls")
        table.do(CountAllIn(seat=2, counted_chips=150))
        assert [(p.chips, p.eligible) for p in table.hand.pots] == [(450, (1, 2, 3))]
        assert rewritten(table).moves == ((1, 50), (3, 50))

    def test_raise_counted_at_no_more_than_the_price_is_a_call(self) -> None:
        table = a_table(1000, 200, 1000)
        table.deal("1 raises to 150, 2 shoves, 3 folds")
        table.do(CountAllIn(seat=2, counted_chips=120))
        assert actions(table)[1] == (2, Action.CALL, 120)

    def test_more_chips_in_a_call_stay_behind(self) -> None:
        table = a_table(1000, 200, 1000)
        table.deal("1 raises to 200, 2 shoves, 3 folds")
        table.do(CountAllIn(seat=2, counted_chips=260))
        assert table.stacks[2] == 60

    def test_fewer_chips_in_a_call_make_the_rest_uncalled(self) -> None:
        table = a_table(1000, 200, 1000)
        table.deal("1 raises to 200, 2 shoves, 3 folds")
        table.do(CountAllIn(seat=2, counted_chips=180))
        assert table.hand.uncalled == ((1, 20),)

    def test_after_the_award_the_pots_follow(self) -> None:
        table = a_table(1000, 200)
        table.deal(
            "1 raises to 200, 2 shoves, flop 2c 7d 9h, turn 3s, river 4c, 2 shows Ah Ad, 1 shows Kh Kd"
        )
        assert table.stacks == {1: 800, 2: 400}
        table.do(CountAllIn(seat=2, counted_chips=150))
        assert table.stacks == table.booked == {1: 850, 2: 300}
        assert rewritten(table).moves == ((1, 50), (2, -50))

    def test_winner_of_the_miscounted_chips_has_them_already(self) -> None:
        table = a_table(1000, 200)
        table.deal(
            "1 raises to 200, 2 shoves, flop 2c 7d 9h, turn 3s, river 4c, 1 shows Ah Ad, 2 shows Kh Kd"
        )
        table.do(CountAllIn(seat=2, counted_chips=150))
        assert table.stacks == {1: 1150, 2: 0}
        assert rewritten(table).moves == ()

    def test_call_counted_higher_leaves_chips_to_take_back(self) -> None:
        table = a_table(1000, 200, 1000)
        table.deal("1 raises to 200, 2 calls, 3 folds")
        table.do(CountAllIn(seat=2, counted_chips=260))
        assert rewritten(table).moves == ((2, 60),)

    def test_all_in_on_a_later_street_counts_that_street(self) -> None:
        table = a_table(1000, 200)
        table.deal("1 calls, 2 checks, flop, 2 shoves")
        table.do(CountAllIn(seat=2, counted_chips=190))
        assert (table.hand.betting.price_chips, table.booked[2]) == (190, 210)

    @pytest.mark.parametrize(("seat", "error"), [(1, errors.NotAllIn), (3, hand_errors.UnknownSeat)])
    def test_there_is_nothing_to_count_where_nobody_is_all_in(
        self, seat: int, error: type[Exception]
    ) -> None:
        table = a_table(1000, 200)
        table.deal("1 calls, 2 shoves")
        with pytest.raises(error):
            table.do(CountAllIn(seat=seat, counted_chips=100))

    def test_he_had_at_least_one_chip_more_than_was_in_before(self) -> None:
        table = a_table(1000, 200)
        table.deal("1 calls, 2 shoves")
        with pytest.raises(errors.BadChips) as refused:
            table.do(CountAllIn(seat=2, counted_chips=20))
        assert refused.value.least_chips == 21


class TestStack:
    def test_stack_between_hands_is_what_was_counted(self) -> None:
        table = a_table(1000, 1000)
        (corrected,) = table.do(CorrectStack(seat=2, stack_chips=950))
        assert corrected == StackCorrected(seat=2, from_chips=1000, to_chips=950, reason=StackReason.TABLE)
        assert table.stacks == {1: 1000, 2: 950}

    def test_stack_in_a_hand_is_what_lies_behind(self) -> None:
        table = a_table(1000, 1000)
        table.deal("1 raises to 60, 2 calls, flop")
        table.do(CorrectStack(seat=2, stack_chips=900))
        assert (table.stacks[2], table.booked[2], table.to_act) == (900, 960, 2)
        assert rewritten(table).moves == ()

    def test_chips_found_behind_an_all_in_make_it_none(self) -> None:
        table = a_table(1000, 200, 1000)
        table.deal("1 calls, 2 shoves")
        table.do(CorrectStack(seat=2, stack_chips=50))
        assert (table.hand.betting.price_chips, table.stacks[2]) == (200, 50)

    def test_win_is_not_taken_back_from_a_stack_that_has_not_got_it(self) -> None:
        table = a_table(100, 100)
        table.deal("1 shoves, 2 folds")
        table.do(CorrectStack(seat=1, stack_chips=15))
        for command in (CorrectAction(index=1, action=Action.CALL), VoidHand(reason=VoidReason.AGREED)):
            with pytest.raises(errors.ChipsMissing) as refused:
                table.do(command)
            assert (refused.value.seat, refused.value.missing_chips) == (1, 5)

    def test_stack_of_somebody_who_is_not_in_the_hand(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.do(SitOut(seat=3))
        table.deal()
        table.do(CorrectStack(seat=3, stack_chips=10))
        assert table.stacks[3] == 10

    def test_stack_is_not_negative(self) -> None:
        table = a_table(1000, 1000)
        with pytest.raises(errors.BadChips):
            table.do(CorrectStack(seat=2, stack_chips=-1))

    def test_who_plays_with_no_chip_in_has_one_at_least(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal()
        with pytest.raises(errors.BadChips) as refused:
            table.do(CorrectStack(seat=1, stack_chips=0))
        assert refused.value.least_chips == 1
        table.do(CorrectStack(seat=2, stack_chips=0))
        assert table.hand.player(2).all_in

    def test_empty_seat_has_no_stack(self) -> None:
        with pytest.raises(errors.SeatEmpty):
            a_table(1000, 1000).do(CorrectStack(seat=5, stack_chips=100))


@pytest.mark.parametrize(
    "command",
    [
        CorrectBoard(cards=()),
        CorrectHand(seat=1, cards=parse_cards("Ah Ad")),
        CorrectAction(index=0, action=Action.FOLD),
        CountAllIn(seat=1, counted_chips=10),
    ],
)
class TestWhenNothingIsCorrected:
    def test_before_the_first_hand(self, command: object) -> None:
        with pytest.raises(errors.NoHandInPlay):
            a_table(1000, 1000).do(command)

    def test_after_a_void_hand(self, command: object) -> None:
        table = a_table(1000, 1000)
        table.deal()
        table.do(VoidHand())
        with pytest.raises(errors.NoHandInPlay):
            table.do(command)

    def test_once_a_player_of_the_hand_has_left_his_seat(self, command: object) -> None:
        table = a_table(1000, 1000)
        table.deal("1 folds")
        table.do(LeaveTable(seat=1))
        table.sit(1, 300)
        with pytest.raises(errors.PlayerGone):
            table.do(command)


def test_player_dealt_in_late_counts_as_one_of_the_hand() -> None:
    table = a_table(1000, 1000)
    table.deal()
    table.sit(5, 500)
    table.do(DealIn(seat=5))
    table.do(CorrectStack(seat=5, stack_chips=400))
    table.do(VoidHand())
    assert (table.stacks, table.seat(5).newcomer) == ({1: 1000, 2: 1000, 5: 400}, True)


def test_award_by_the_tables_word_is_kept() -> None:
    table = a_table(1000, 1000, 1000)
    table.deal("1 raises to 60, 2 calls, 3 calls, " + CHECKED_DOWN.format("2 checks, 3 checks, 1 checks"))
    table.do(AwardTo(pot=0, seats=(3,)))
    table.do(CorrectAction(index=0, action=Action.RAISE, to_chips=80))
    assert table.stacks == {1: 920, 2: 920, 3: 1160}
