"""Who sits where with how many chips, and who goes away."""

from __future__ import annotations

import pytest

from dealer.hand.events import Acted
from dealer.hand.state import Action, LatePost
from dealer.rules.chips import ChipColour, chip_set
from dealer.rules.house import HouseRules
from dealer.rules.missed_blinds import Owed, WaitReason, WayIn
from dealer.table import errors
from dealer.table.commands import (
    Act,
    BuyIn,
    LeaveTable,
    MoveSeat,
    NewPlayer,
    OpenTable,
    PauseNight,
    Rename,
    ResumeNight,
    SetChips,
    SetRules,
    SetStakes,
    SitDown,
    SitIn,
    SitOut,
    StartHand,
    VoidHand,
    VoidReason,
)
from dealer.table.events import HandStarted, Reverted
from dealer.table.evolve import evolve
from dealer.table.state import TableState
from tests.support.tables import Table, a_table, players, stakes


def test_night_begins_with_players_in_the_order_of_their_seats() -> None:
    table = a_table(seats={7: 300, 2: 500})
    assert [(s.seat, s.name, s.stack_chips, s.bought_chips) for s in table.state.seats] == [
        (2, "Ben", 500, 500),
        (7, "Gus", 300, 300),
    ]
    assert table.state.opened


def test_nothing_happens_at_a_table_that_is_not_open() -> None:
    with pytest.raises(errors.TableNotOpen):
        Table().do(StartHand())


@pytest.mark.parametrize(
    ("seat", "name", "chips", "error"),
    [
        (0, "Ada", 100, errors.SeatEmpty),
        (11, "Ada", 100, errors.SeatEmpty),
        (2, "Ada", 100, errors.SeatTaken),
        (3, "  ", 100, errors.NameMissing),
        (3, "Ada", 0, errors.BadChips),
    ],
)
def test_player_needs_a_free_seat_a_name_and_chips(
    seat: int, name: str, chips: int, error: type[Exception]
) -> None:
    newcomer = NewPlayer(seat=seat, name=name, stack_chips=chips)
    with pytest.raises(error):
        a_table(100, 100).do(SitDown(player=newcomer))
    with pytest.raises(error):
        Table().do(
            OpenTable(rules=HouseRules(), stakes=stakes(), players=(*players({1: 100, 2: 100}), newcomer))
        )


def test_no_night_is_opened_in_the_middle_of_a_hand() -> None:
    table = a_table(100, 100)
    table.deal()
    with pytest.raises(errors.HandInPlay):
        table.do(OpenTable(rules=HouseRules(), stakes=stakes(), players=players({1: 100, 2: 100})))


def test_player_cashes_out_and_frees_his_seat() -> None:
    table = a_table(100, 250, 100)
    (left,) = table.do(LeaveTable(seat=2))
    assert (left.name, left.chips) == ("Ben", 250)
    assert table.state.seat(2) is None
    assert (table.state.name(2), table.state.stack_chips(2)) == ("seat 2", 0)


def test_player_moves_to_a_free_seat_with_his_chips() -> None:
    table = a_table(100, 250, 100)
    table.do(MoveSeat(seat=2, to_seat=9))
    assert table.stacks == {1: 100, 3: 100, 9: 250}
    with pytest.raises(errors.SeatTaken) as refused:
        table.do(MoveSeat(seat=9, to_seat=1))
    assert refused.value.seat == 1
    with pytest.raises(errors.SeatEmpty):
        table.do(MoveSeat(seat=9, to_seat=11))


def test_name_is_tidied() -> None:
    table = a_table(100, 100)
    table.do(Rename(seat=2, name="  Big   Ben "))
    assert table.state.name(2) == "Big Ben"


def test_bought_chips_are_added_and_remembered() -> None:
    table = a_table(100, 100)
    table.do(BuyIn(seat=2, chips=50))
    assert (table.seat(2).stack_chips, table.seat(2).bought_chips) == (150, 150)
    with pytest.raises(errors.BadChips) as refused:
        table.do(BuyIn(seat=2, chips=0))
    assert (refused.value.offered_chips, refused.value.least_chips) == (0, 1)


@pytest.mark.parametrize(
    "command", [LeaveTable(seat=2), MoveSeat(seat=2, to_seat=5), BuyIn(seat=2, chips=50)]
)
def test_chips_of_a_player_in_the_hand_stay_as_they_are(command: object) -> None:
    table = a_table(100, 100)
    table.deal()
    with pytest.raises(errors.PlayerInHand) as refused:
        table.do(command)
    assert refused.value.seat == 2
    table.tell("1 folds")
    table.do(command)


@pytest.mark.parametrize(
    "command",
    [
        LeaveTable(seat=5),
        MoveSeat(seat=5, to_seat=6),
        Rename(seat=5, name="Eve"),
        SitOut(seat=5),
        SitIn(seat=5),
    ],
)
def test_empty_seat_does_nothing(command: object) -> None:
    with pytest.raises(errors.SeatEmpty) as refused:
        a_table(100, 100).do(command)
    assert refused.value.seat == 5


def test_newcomer_waits_for_the_big_blind_or_posts() -> None:
    table = a_table(1000, 1000, 1000)
    table.deal("1 folds, 2 folds")
    table.sit(5, 500)
    table.sit(7, 500)
    table.sit(9, 500, WayIn.POST)
    table.deal()
    (started,) = table.found(HandStarted)
    assert (started.big_blind, [seat for seat, _ in started.stacks]) == (5, [3, 5, 9, 1, 2])
    assert [(w.seat, w.reason) for w in started.waits] == [(7, WaitReason.BIG_BLIND)]
    assert started.posts == (LatePost(seat=9, live_chips=20),)
    assert table.hand.player(9).street_chips == 20


def test_newcomer_is_one_until_he_is_dealt_in() -> None:
    table = a_table(1000, 1000)
    assert table.seat(1).newcomer
    table.deal()
    assert not table.seat(1).newcomer


class TestGoingAway:
    def test_player_who_is_away_is_not_dealt_in(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.do(SitOut(seat=2))
        table.deal()
        assert sorted(seat for seat, _ in table.hand.setup.stacks) == [1, 3]

    def test_hand_of_a_player_who_walks_away_is_folded_at_his_turn(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal()
        table.do(SitOut(seat=2))
        assert not table.hand.player(2).folded
        acted = [(e.seat, e.action) for e in table.tell("1 calls") if isinstance(e, Acted)]
        assert acted == [(1, Action.CALL), (2, Action.FOLD)]

    def test_hand_is_folded_at_once_if_it_is_his_turn(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal()
        table.do(SitOut(seat=1))
        assert (table.hand.player(1).folded, table.to_act) == (True, 2)

    def test_several_who_walked_away_are_folded_one_after_the_other(self) -> None:
        table = a_table(1000, 1000, 1000, 1000)
        table.deal()
        table.do(SitOut(seat=1))
        table.do(SitOut(seat=2))
        table.tell("4 calls")
        assert table.to_act == 3

    def test_player_who_came_back_in_time_plays_on(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal()
        table.do(SitOut(seat=2))
        table.do(SitIn(seat=2))
        table.tell("1 calls")
        assert table.to_act == 2

    def test_hand_is_folded_also_on_a_later_street(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal("1 calls, 2 calls, 3 checks")
        table.do(SitOut(seat=2))
        table.tell("flop")
        assert (table.hand.player(2).folded, table.to_act) == (True, 3)

    def test_missed_big_blind_is_owed_and_posted_on_return(self) -> None:
        table = a_table(1000, 1000, 1000, 1000)
        table.deal("4 folds, 1 folds, 2 folds")
        table.do(SitOut(seat=4))
        table.deal("2 folds, 3 folds")
        assert table.seat(4).owes is Owed.BIG_BLIND
        table.do(SitIn(seat=4, way=WayIn.POST))
        table.deal("3 folds, 1 folds")
        assert [w.reason for w in table.state.started.waits] == [WaitReason.BUTTON]
        table.deal()
        assert table.state.started.posts == (LatePost(seat=4, live_chips=20, dead_chips=10),)
        assert table.seat(4).owes is Owed.NOTHING

    def test_tournament_takes_blinds_and_antes_and_kills_the_hand(self) -> None:
        table = a_table(1000, 1000, 1000, mode="tournament", ante=("each", 5))
        table.do(SitOut(seat=2))
        table.deal("1 calls")
        assert (table.hand.player(2).folded, table.stacks[2]) == (True, 985)


class TestStakesAndRules:
    def test_new_stakes_apply_to_the_next_hand(self) -> None:
        table = a_table(1000, 1000)
        table.deal()
        table.do(SetStakes(stakes=stakes((50, 100))))
        table.tell("1 raises to 40, 2 folds")
        assert table.stacks == {1: 1020, 2: 980}
        table.deal()
        assert table.hand.betting.price_chips == 100

    def test_new_rules_apply_to_the_next_hand(self) -> None:
        table = a_table(1000, 1000)
        table.deal()
        table.do(SetRules(rules=HouseRules(run_it_twice=True)))
        assert not table.hand.setup.rules.run_it_twice
        table.tell("1 folds")
        table.deal()
        assert table.hand.setup.rules.run_it_twice

    def test_new_chips_are_in_play_at_once_and_split_odd_chips_from_the_next_hand_on(self) -> None:
        table = a_table(1000, 1000)
        table.deal()
        table.do(SetChips(chip_set=chip_set((25, ChipColour.GREEN), (100, ChipColour.BLACK))))
        assert table.state.chip_set.unit_chips == 25
        assert table.hand.setup.rules.chip_unit_chips == HouseRules().chip_unit_chips
        table.tell("1 folds")
        table.deal()
        assert table.hand.setup.rules.chip_unit_chips == 25

    def test_night_is_paused_and_goes_on(self) -> None:
        table = a_table(1000, 1000)
        table.do(PauseNight())
        assert table.state.paused
        table.do(ResumeNight())
        assert not table.state.paused


def test_empty_table_holds_no_chips() -> None:
    assert (TableState().chips_on_table, TableState().gone) == (0, ())


def test_entries_taken_back_are_folded_by_the_timeline_only() -> None:
    with pytest.raises(TypeError):
        evolve(TableState(), Reverted(seq=1))


def test_chips_on_the_table_are_stacks_bets_and_pots() -> None:
    table = a_table(1000, 600, 1000)
    table.deal("1 raises to 60, 2 calls, 3 folds, flop, 2 bets 40")
    assert table.stacks == {1: 940, 2: 500, 3: 980}
    assert table.booked == {1: 1000, 2: 600, 3: 1000}
    assert table.state.chips_on_table == 2600


def test_two_players_of_one_name_are_told_apart_by_their_seats() -> None:
    table = a_table(500, 500, 500)
    table.do(Rename(seat=3, name="ada"))
    assert [table.state.name(seat) for seat in (1, 2, 3)] == ["Ada (1)", "Ben", "ada (3)"]
    table.do(LeaveTable(seat=1))
    assert table.state.name(3) == "ada"


class TestSittingOutAfterTheHand:
    def test_he_plays_the_hand_to_its_end_and_is_left_out_of_the_next(self) -> None:
        table = a_table(500, 500, 500)
        table.do(StartHand())
        goes = table.to_act
        assert goes is not None
        table.do(SitOut(seat=goes, after_hand=True))
        assert (table.seat(goes).away, table.seat(goes).sits_out) == (False, True)
        table.do(Act(seat=goes, action=Action.CALL))
        table.do(VoidHand(reason=VoidReason.AGREED))
        table.do(StartHand())
        assert table.seat(goes).away
        assert not table.state.in_hand(goes)

    def test_whoever_holds_no_cards_is_away_at_once(self) -> None:
        table = a_table(500, 500, 500)
        table.do(SitOut(seat=2, after_hand=True))
        assert table.seat(2).away

    def test_he_can_stay_after_all(self) -> None:
        table = a_table(500, 500, 500)
        table.do(StartHand())
        table.do(SitOut(seat=1, after_hand=True))
        table.do(SitIn(seat=1))
        assert not table.seat(1).sits_out
