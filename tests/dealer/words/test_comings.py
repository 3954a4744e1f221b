from __future__ import annotations

import pytest

from dealer.hand.state import Action
from dealer.rules.cards import Card, parse_cards
from dealer.rules.chips import SMALL_CHIPS
from dealer.rules.house import Ante, AnteKind, HouseRules, Stakes
from dealer.rules.missed_blinds import WayIn
from dealer.table.commands import (
    Act,
    BuyIn,
    DrawForButton,
    LeaveTable,
    MoveSeat,
    NewPlayer,
    PauseNight,
    PlaceButton,
    RabbitHunt,
    Rename,
    ResumeNight,
    SetChips,
    SetRules,
    SetStakes,
    SitDown,
    SitIn,
    SitOut,
    StartHand,
    TableCommand,
)
from dealer.table.events import AwayReason, SatOut
from dealer.words.announce import announcements
from dealer.words.english import ENGLISH
from dealer.words.line import Kind
from tests.support.evening import Evening, an_evening, folded

GUS = NewPlayer(seat=7, name="Gus", stack_chips=1000)


def played() -> Evening:
    return an_evening(500, 500, 500, 500, button=1, story="4 folds, 1 folds, 2 folds")


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (SitDown(player=GUS), "Gus sits down in seat 7 with 1,000."),
        (LeaveTable(seat=1), "Asha leaves with 500."),
        (MoveSeat(seat=1, to_seat=9), "Asha moves to seat 9."),
        (Rename(seat=1, name="Anna"), "Asha is Anna now."),
        (BuyIn(seat=2, chips=1500), "Ben buys 1,500."),
        (SitOut(seat=2), "Ben sits out."),
        (SitIn(seat=2), "Ben is back."),
        (PlaceButton(seat=2), "Ben has the button in the next hand."),
        (SetRules(rules=HouseRules()), "New house rules from the next hand on."),
        (SetChips(chip_set=SMALL_CHIPS), "New chip values."),
        (PauseNight(), "The night is paused."),
        (ResumeNight(), "The night goes on."),
        (
            DrawForButton(cards=((1, Card.parse("Ah")), (2, Card.parse("As")))),
            "Ben draws the ace of spades and has the button.",
        ),
    ],
)
def test_what_changes_between_hands_is_told(command: TableCommand, said: str) -> None:
    evening = played()
    assert evening.do(command) == [said]
    assert evening.lines[0].kind is Kind.NOTICE


@pytest.mark.parametrize(
    ("ante", "said"),
    [
        (Ante(), ""),
        (Ante(kind=AnteKind.EACH, chips=5), " Everybody antes 5."),
        (Ante(kind=AnteKind.BIG_BLIND, chips=40), " The big blind antes 40 for the table."),
        (Ante(kind=AnteKind.BUTTON, chips=40), " The button antes 40 for the table."),
    ],
)
def test_new_blinds_count_from_the_next_hand_on(ante: Ante, said: str) -> None:
    stakes = Stakes(small_blind_chips=20, big_blind_chips=40, ante=ante)
    assert played().do(SetStakes(stakes=stakes)) == [f"From the next hand on. Blinds 20 and 40.{said}"]


def test_limits_are_told_with_the_blinds() -> None:
    fixed = Stakes(small_blind_chips=2, big_blind_chips=4, small_bet_chips=4, big_bet_chips=8)
    assert played().do(SetStakes(stakes=fixed)) == [
        "From the next hand on. Blinds 2 and 4. Bets of 4, from the turn on 8."
    ]
    spread = Stakes(small_blind_chips=1, big_blind_chips=2, spread_min_chips=2, spread_max_chips=10)
    assert played().do(SetStakes(stakes=spread)) == [
        "From the next hand on. Blinds 1 and 2. Bets from 2 to 10."
    ]


def test_the_night_begins_with_its_players_and_blinds() -> None:
    evening = an_evening(500, 500, 500)
    before, events = evening.standing[0]
    lines = announcements(before, events, folded(before, events), ENGLISH)
    assert [line.text for line in lines] == ["Three players. Blinds 10 and 20."]


def test_the_first_button_is_told() -> None:
    assert an_evening(500, 500, 500).texts == ["Chitra has the button."]


def test_who_sits_out_in_a_hand_is_folded_in_his_turn() -> None:
    evening = an_evening(500, 500, 500, story="")
    assert evening.do(SitOut(seat=2)) == ["Ben sits out: his hand is folded in his turn."]
    assert evening.do(SitOut(seat=3))[:2] == ["Chitra sits out.", "Chitra is away: his hand is folded."]
    evening = an_evening(500, 500, 500, story="3 folds")
    assert evening.do(SitOut(seat=3)) == ["Chitra sits out."]


def test_who_sits_out_later_plays_his_hand_first() -> None:
    evening = an_evening(500, 500, 500, story="")
    assert evening.do(SitOut(seat=2, after_hand=True)) == ["Ben sits out after this hand."]


def test_who_has_no_chips_left_is_told_so() -> None:
    state = played().state
    events = (SatOut(seat=1, reason=AwayReason.BUSTED),)
    lines = announcements(state, events, folded(state, events), ENGLISH)
    assert [line.text for line in lines] == ["Asha is out of chips."]


@pytest.mark.parametrize(
    ("way", "said"),
    [
        (WayIn.WAIT, "Dev is back and waits for the big blind."),
        (WayIn.POST, "Dev is back and posts 20, and 10 dead."),
        (WayIn.STRADDLE, "Dev is back and straddles 40 under the gun."),
        (WayIn.BUY_BUTTON, "Dev is back and buys the button: 20, and 10 dead."),
    ],
)
def test_who_owes_blinds_is_back_on_his_terms(way: WayIn, said: str) -> None:
    evening = played()
    evening.do(SitOut(seat=4))
    evening.do(StartHand())
    assert evening.do(SitIn(seat=4, way=way)) == [said]


def test_who_owes_the_small_blind_posts_it_dead() -> None:
    evening = played()
    evening.do(SitOut(seat=3))
    evening.do(StartHand())
    assert evening.do(SitIn(seat=3, way=WayIn.POST)) == ["Chitra is back and posts 10 dead."]


@pytest.mark.parametrize(
    ("way", "said"),
    [
        (WayIn.WAIT, "Gus waits for the big blind."),
        (WayIn.POST, "Gus posts 20 to come in."),
        (WayIn.STRADDLE, "Gus comes in with a straddle of 40 under the gun."),
        (WayIn.BUY_BUTTON, "Gus buys the button: 20, and 10 dead."),
    ],
)
def test_a_newcomer_says_how_he_comes_in(way: WayIn, said: str) -> None:
    evening = played()
    evening.do(SitDown(player=GUS))
    assert evening.do(SitIn(seat=7, way=way)) == [said]


def test_who_comes_back_without_having_sat_out_has_terms_of_his_own() -> None:
    evening = played()
    evening.do(SitOut(seat=4))
    evening.do(StartHand())
    evening.do(SitIn(seat=4))
    assert evening.do(SitIn(seat=4, way=WayIn.POST)) == ["Dev posts 20, and 10 dead, to come in."]
    evening = played()
    evening.do(SitOut(seat=3))
    evening.do(StartHand())
    evening.do(SitIn(seat=3))
    assert evening.do(SitIn(seat=3, way=WayIn.POST)) == ["Chitra posts 10 dead to come in."]


def test_in_a_tournament_nobody_comes_back_on_terms() -> None:
    evening = an_evening(500, 500, 500, mode="tournament", story="3 folds, 1 folds")
    evening.do(SitOut(seat=1))
    assert evening.do(SitIn(seat=1, way=WayIn.POST)) == ["Asha is back."]


def test_the_cards_that_would_have_come_are_told() -> None:
    evening = played()
    assert evening.do(RabbitHunt(cards=tuple(parse_cards("Ah Kd Qs")))) == [
        "It would have come: ace of hearts, king of diamonds and queen of spades."
    ]


def test_acting_in_time_again_needs_no_words() -> None:
    evening = an_evening(500, 500, 500, story="3 calls, 1 calls, 2 sleeps, flop, 1 checks")
    assert evening.do(Act(seat=2, action=Action.CHECK)) == [
        "Ben checks.",
        "Chitra. Check or bet, at least 20.",
    ]
