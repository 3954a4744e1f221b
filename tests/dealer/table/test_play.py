"""What happens in a hand: turns, the clock, cards on the table, the showdown, rabbit hunting."""

from __future__ import annotations

import pytest

from dealer.hand.errors import OutOfTurn
from dealer.hand.events import Acted, BoardDealt, HandMucked, HandShown, PotAwarded
from dealer.hand.play import act
from dealer.hand.state import Action, Phase
from dealer.rules.cards import parse_cards
from dealer.rules.errors import DuplicateCard
from dealer.rules.house import TimeOutRule
from dealer.table import errors
from dealer.table.commands import (
    Act,
    AwardTo,
    BuyIn,
    DealBoard,
    PauseNight,
    RabbitHunt,
    ResumeNight,
    ShowHand,
    SitIn,
    StartHand,
    TableCommand,
    TakeTime,
    TimeOut,
)
from dealer.table.course import TableCourse
from dealer.table.events import AwayReason, SatOut, TimedOut, TimeTaken
from dealer.table.evolve import evolve
from tests.support.tables import a_table

TO_SHOWDOWN = "1 calls, 2 checks, flop 2c 7d 9h, 2 checks, 1 checks, turn 3s, 2 checks, 1 checks, river 4c"


def test_chips_are_booked_when_the_last_pot_is_given() -> None:
    table = a_table(1000, 1000)
    table.deal(f"{TO_SHOWDOWN}, 2 bets 40, 1 calls, 2 shows Ah Ad")
    assert table.booked == {1: 1000, 2: 1000}
    table.tell("1 shows Kh Kd")
    assert table.booked == table.stacks == {1: 940, 2: 1060}


@pytest.mark.parametrize("story", ["1 folds", "2 mucks", "flop", "run it twice", "pot 0 to 1", "1 sleeps"])
def test_nothing_is_played_without_a_hand(story: str) -> None:
    table = a_table(1000, 1000)
    with pytest.raises(errors.NoHandInPlay):
        table.tell(story)
    table.deal("1 folds")
    with pytest.raises(errors.NoHandInPlay):
        table.tell(story)


def test_all_in_is_read_by_the_rules() -> None:
    table = a_table(1000, 300, 1000)
    acted = [e for e in table.deal("1 shoves, 2 shoves") if isinstance(e, Acted)]
    assert [(e.action, e.to_chips, e.all_in) for e in acted] == [
        (Action.RAISE, 1000, True),
        (Action.CALL, 300, True),
    ]


def test_all_in_out_of_turn_is_out_of_turn() -> None:
    table = a_table(1000, 1000)
    table.deal()
    with pytest.raises(OutOfTurn):
        table.do(Act(seat=2, action=Action.RAISE, all_in=True))


def test_table_runs_it_twice_and_awards_by_its_word() -> None:
    table = a_table(100, 100, run_it_twice=True)
    table.deal("1 shoves, 2 calls, run it twice, flop, turn, river, flop, turn, river")
    table.tell("pot 0 board 0 to 1, pot 0 board 1 to 2")
    assert table.stacks == {1: 100, 2: 100}


class TestCards:
    @pytest.mark.parametrize(
        ("cards", "places"),
        [("2c 7d 7d", ("board", "board")), ("Ah 7d 9h", (2, "board"))],
    )
    def test_card_that_lies_somewhere_is_refused_with_both_places(
        self, cards: str, places: tuple[object, object]
    ) -> None:
        table = a_table(100, 100)
        table.deal("1 shoves, 2 calls, 2 shows Ah Ad")
        with pytest.raises(DuplicateCard) as refused:
            table.do(DealBoard(cards=parse_cards(cards)))
        assert refused.value.places == places

    @pytest.mark.parametrize(("cards", "place"), [("2c Kd", "board"), ("Ah Kd", 1)])
    def test_shown_card_that_lies_somewhere_is_refused(self, cards: str, place: object) -> None:
        table = a_table(1000, 1000)
        table.deal(f"{TO_SHOWDOWN}, 2 checks, 1 checks, 1 shows Ah Ad")
        with pytest.raises(DuplicateCard) as refused:
            table.do(ShowHand(seat=2, cards=parse_cards(cards)))
        assert refused.value.places == (place, 2)

    def test_same_hand_may_be_shown_again(self) -> None:
        table = a_table(1000, 1000)
        table.deal(f"{TO_SHOWDOWN}, 2 checks, 1 checks, 1 shows Ah Ad, 1 shows Ad Ah")
        assert table.hand.player(1).cards == parse_cards("Ad Ah")

    def test_cards_of_both_boards_are_in_use(self) -> None:
        table = a_table(100, 100, run_it_twice=True)
        table.deal("1 shoves, 2 calls, run it twice, flop 2c 7d 9h, turn 3s, river 4c")
        with pytest.raises(DuplicateCard):
            table.tell("flop 3s Kd Qd")

    def test_winner_shows_after_the_hand(self) -> None:
        table = a_table(1000, 1000)
        table.deal("1 raises to 60, 2 folds")
        assert table.tell("1 shows 7h 2d") == (HandShown(seat=1, cards=parse_cards("7h 2d")),)

    def test_muck_is_recorded(self) -> None:
        table = a_table(1000, 1000)
        table.deal(f"{TO_SHOWDOWN}, 2 checks, 1 checks")
        assert [type(e) for e in table.tell("2 mucks")][:2] == [HandMucked, PotAwarded]


class TestClock:
    def test_out_of_time_is_a_check_where_that_is_free(self) -> None:
        table = a_table(1000, 1000)
        table.deal("1 calls, 2 sleeps")
        assert table.found(TimedOut) == [TimedOut(seat=2, in_a_row=1)]
        assert table.found(Acted)[0].action is Action.CHECK

    def test_out_of_time_is_else_a_fold(self) -> None:
        table = a_table(1000, 1000)
        table.deal("1 sleeps")
        assert table.found(Acted)[0].action is Action.FOLD

    def test_two_in_a_row_sit_the_player_out(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal("1 calls, 2 calls, 3 checks, flop, 2 sleeps, 3 checks, 1 checks, turn, 2 sleeps")
        assert table.found(SatOut) == [SatOut(seat=2, reason=AwayReason.CLOCK)]
        assert table.seat(2).away

    def test_two_in_a_row_count_across_hands(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal("1 sleeps, 2 folds")
        table.deal("2 folds, 3 raises to 60, 1 sleeps")
        assert table.seat(1).away

    def test_acting_in_time_begins_the_count_anew(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal("1 calls, 2 calls, 3 checks, flop, 2 sleeps, 3 checks, 1 checks, turn, 2 checks")
        assert table.seat(2).time_outs == 0
        table.tell("3 checks, 1 checks, river, 2 sleeps")
        assert not table.seat(2).away

    def test_coming_back_begins_the_count_anew(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal("1 sleeps, 2 folds")
        table.do(SitIn(seat=1))
        assert table.seat(1).time_outs == 0

    def test_house_may_only_warn(self) -> None:
        table = a_table(1000, 1000, time_out=TimeOutRule.WARN)
        table.deal("1 sleeps, 1 sleeps")
        assert (table.to_act, table.seat(1).time_outs, table.seat(1).away) == (1, 2, False)

    def test_called_clock_ends_the_decision_where_the_house_only_warns(self) -> None:
        table = a_table(1000, 1000, 1000, time_out=TimeOutRule.WARN)
        table.deal("1 sleeps, 1 sleeps")
        table.do(TimeOut(seat=1, called=True))
        assert table.hand.player(1).folded
        assert not table.seat(1).away
        table.tell("2 calls")
        table.do(TimeOut(seat=3, called=True))
        assert table.hand.phase is Phase.DEALING

    def test_clock_runs_for_the_player_to_act_only(self) -> None:
        table = a_table(1000, 1000)
        table.deal()
        with pytest.raises(OutOfTurn):
            table.do(TimeOut(seat=2))

    def test_player_sat_out_by_the_clock_is_folded_when_his_turn_comes_again(self) -> None:
        table = a_table(1000, 1000, 1000, time_outs_to_sit_out=1)
        table.deal("1 calls, 2 calls, 3 sleeps, flop")
        assert table.hand.player(3).folded is False
        table.tell("2 checks")
        assert table.hand.player(3).folded


class TestTimeBank:
    def test_time_is_taken_thirty_seconds_at_a_time_out_of_the_bank_of_the_night(self) -> None:
        table = a_table(1000, 1000, time_bank_seconds=50)
        table.deal()
        assert table.do(TakeTime(seat=1)) == (TimeTaken(seat=1, seconds=30),)
        table.tell("1 folds")
        table.deal("2 calls")
        assert table.do(TakeTime(seat=1)) == (TimeTaken(seat=1, seconds=20),)
        assert table.seat(1).time_used_seconds == 50
        with pytest.raises(errors.NoTimeLeft):
            table.do(TakeTime(seat=1))

    def test_each_player_has_a_bank_of_his_own(self) -> None:
        table = a_table(1000, 1000, time_bank_seconds=30)
        table.deal()
        table.do(TakeTime(seat=1))
        table.tell("1 calls")
        table.do(TakeTime(seat=2))
        assert [table.seat(seat).time_used_seconds for seat in (1, 2)] == [30, 30]

    def test_taking_time_is_no_action(self) -> None:
        table = a_table(1000, 1000, 1000, time_bank_seconds=30)
        table.deal("1 calls, 2 calls, 3 checks, flop, 2 sleeps, 3 checks, 1 checks, turn")
        table.do(TakeTime(seat=2))
        assert (table.to_act, table.seat(2).time_outs) == (2, 1)

    def test_house_without_banks_gives_no_time(self) -> None:
        table = a_table(1000, 1000)
        table.deal()
        with pytest.raises(errors.NoTimeLeft):
            table.do(TakeTime(seat=1))

    def test_only_the_player_to_act_takes_time(self) -> None:
        table = a_table(1000, 1000, time_bank_seconds=30)
        with pytest.raises(errors.NoHandInPlay):
            table.do(TakeTime(seat=1))
        table.deal()
        with pytest.raises(OutOfTurn):
            table.do(TakeTime(seat=2))


class TestPause:
    @pytest.mark.parametrize(
        "command",
        [
            Act(seat=1, action=Action.FOLD),
            TimeOut(seat=1),
            TakeTime(seat=1),
            DealBoard(),
            ShowHand(seat=1, cards=()),
            AwardTo(pot=0, seats=(1,)),
            StartHand(),
        ],
    )
    def test_nobody_acts_and_nothing_is_dealt_while_the_night_is_paused(self, command: TableCommand) -> None:
        table = a_table(1000, 1000)
        table.deal()
        table.do(PauseNight())
        with pytest.raises(errors.NightIsPaused):
            table.do(command)

    def test_players_buy_chips_while_the_night_is_paused(self) -> None:
        table = a_table(1000, 1000)
        table.do(PauseNight())
        table.do(BuyIn(seat=1, chips=500))
        table.do(ResumeNight())
        table.deal("1 calls")
        assert table.stacks == {1: 1480, 2: 980}


class TestRabbitHunt:
    def test_cards_that_would_have_come_are_shown_after_a_cash_hand(self) -> None:
        table = a_table(1000, 1000)
        table.deal("1 calls, 2 checks, flop 2c 7d 9h, 2 bets 40, 1 folds")
        table.do(RabbitHunt(cards=parse_cards("Kd Qd")))
        assert table.state.rabbit == parse_cards("Kd Qd")
        table.deal()
        assert table.state.rabbit == ()

    @pytest.mark.parametrize(
        ("setup", "story"),
        [
            ({"mode": "tournament"}, "1 folds"),
            ({"rabbit_hunt": False}, "1 folds"),
            ({}, "1 calls"),
            ({}, f"{TO_SHOWDOWN}, 2 checks, 1 folds"),
            ({}, "1 calls, 2 checks, flop 2c 7d 9h, 2 checks, 1 checks, turn 3s, 2 checks, 1 folds"),
        ],
    )
    def test_not_in_tournaments_nor_during_the_hand_nor_beyond_five_cards(
        self, setup: dict[str, object], story: str
    ) -> None:
        table = a_table(1000, 1000, **setup)
        table.deal(story)
        with pytest.raises(errors.RabbitHuntNotAllowed):
            table.do(RabbitHunt(cards=parse_cards("Kd Qd")))

    def test_house_may_allow_it_in_tournaments(self) -> None:
        table = a_table(1000, 1000, mode="tournament", rabbit_hunt=True)
        table.deal("1 folds")
        table.do(RabbitHunt(cards=parse_cards("Kd Qd 2c 3c 4c")))

    def test_rabbit_is_no_card_that_was_out(self) -> None:
        table = a_table(1000, 1000)
        table.deal("1 calls, 2 checks, flop 2c 7d 9h, 2 bets 40, 1 folds")
        with pytest.raises(DuplicateCard):
            table.do(RabbitHunt(cards=parse_cards("9h")))

    def test_there_is_none_without_a_hand(self) -> None:
        with pytest.raises(errors.NoHandInPlay):
            a_table(1000, 1000).do(RabbitHunt(cards=()))


def test_street_without_cards_is_dealt_all_the_same() -> None:
    table = a_table(1000, 1000)
    table.deal("1 calls, 2 checks")
    assert table.tell("flop")[0] == BoardDealt(street=1, cards=())
    assert table.hand.phase is Phase.BETTING


def test_state_within_a_command_is_the_fold_of_its_events() -> None:
    table = a_table(1000, 1000)
    table.deal(f"{TO_SHOWDOWN}, 2 checks")
    for course_of in (
        lambda hand: act(hand, 1, Action.CHECK),
        lambda hand: act(hand, 1, Action.FOLD),
    ):
        course = TableCourse(table.state)
        course.play(course_of(table.hand))
        folded = table.state
        for event in course.result():
            folded = evolve(folded, event)
        assert course.state == folded
