"""Hands in PHH are read by PokerKit, and come out there with the same stacks."""

from __future__ import annotations

import random
import tomllib
import warnings

import pytest
from pokerkit import HandHistory

from dealer.hand.betting import LegalActions, legal_actions
from dealer.hand.play import next_deal
from dealer.hand.state import Action, Hand, Phase, Street
from dealer.night.hand_log import HandLog, LoggedHand
from dealer.records.phh import phh_hand, phh_night
from dealer.rules.cards import FULL_DECK, Card
from dealer.rules.house import Ante, AnteKind, Stakes, Structure
from dealer.table.commands import Act, DealBoard, Muck, SetStakes, ShowHand, StartHand, VoidHand
from tests.support.diary import Diary, a_diary

CHECKED = "1 checks, 2 checks"
SHOWDOWN = f"2 calls, 1 checks, flop 2c 7d 9h, {CHECKED}, turn Kc, {CHECKED}, river 4s, {CHECKED}"


def logged(diary: Diary, place: int = 0) -> LoggedHand:
    return HandLog(diary.timeline).hand(place)


def read_by_pokerkit(text: str) -> tuple[int, ...]:
    """The stacks at the end of the hand."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        *_, last = HandHistory.loads(text)
    assert not last.status
    return tuple(last.stacks)


def test_a_hand_says_players_stacks_and_actions_from_the_left_of_the_button() -> None:
    diary = a_diary(500, 1000, 800, button=1)
    diary.tell("1 raises to 60, 2 folds, 3 folds")
    text = phh_hand(logged(diary))
    assert text is not None
    assert tomllib.loads(text) == {
        "variant": "NT",
        "antes": [0, 0, 0],
        "blinds_or_straddles": [10, 20, 0],
        "min_bet": 20,
        "starting_stacks": [1000, 800, 500],
        "actions": ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 60", "p1 f", "p2 f"],
        "hand": 1,
        "seats": [2, 3, 1],
        "players": ["Ben", "Chitra", "Asha"],
        "finishing_stacks": [990, 780, 530],
    }
    assert read_by_pokerkit(text) == (990, 780, 530)


def test_a_fixed_limit_hand_says_its_two_bets() -> None:
    diary = a_diary(500, 500, button=2, structure=Structure.FIXED_LIMIT)
    limits = Stakes(small_blind_chips=10, big_blind_chips=20, small_bet_chips=20, big_bet_chips=40)
    diary.do(SetStakes(stakes=limits))
    diary.tell(SHOWDOWN)
    diary.do(ShowHand(seat=1, cards=(Card.parse("Ah"), Card.parse("Ad"))), Muck(seat=2))
    text = phh_hand(logged(diary))
    assert text is not None
    told = tomllib.loads(text)
    assert (told["variant"], told["small_bet"], told["big_bet"]) == ("FT", 20, 40)
    assert "min_bet" not in told


def test_names_are_texts_whatever_they_hold() -> None:
    diary = a_diary(500, 500, names=('The "Kid"', "Zoë\\n"))
    diary.tell("2 folds")
    text = phh_hand(logged(diary))
    assert text is not None
    assert tomllib.loads(text)["players"] == ['The "Kid"', "Zoë\\n"]


@pytest.mark.parametrize("seed", range(40))
def test_random_hands_end_with_the_stacks_that_pokerkit_finds(seed: int) -> None:
    draw = random.Random(seed)
    diary = a_diary(*(draw.randint(400, 4000) for _ in range(draw.randint(2, 8))))
    if draw.random() < 0.3:
        ante = Ante(kind=AnteKind.EACH, chips=5)
        diary.do(SetStakes(stakes=Stakes(small_blind_chips=10, big_blind_chips=20, ante=ante)))
    play_out(diary, draw)
    hand = logged(diary)
    text = phh_hand(hand)
    played = hand.decided.hand
    assert played is not None
    if text is None:
        assert any(player.mucked for player in played.live)
        return
    if not any(award.odd for award in played.awards):
        seats = [seat for seat, _ in played.setup.stacks]
        assert read_by_pokerkit(text) == tuple(played.player(seat).stack_chips for seat in seats)


def play_out(diary: Diary, draw: random.Random) -> None:
    """One hand with all cards known, in which nobody raises for less than a full raise."""
    diary.do(StartHand())
    deck = draw.sample(FULL_DECK, len(FULL_DECK))
    while True:
        hand = diary.state.hand
        assert hand is not None
        match hand.phase:
            case Phase.BETTING:
                legal = legal_actions(hand)
                assert legal is not None
                diary.do(an_action(legal, draw))
            case Phase.DEALING:
                diary.do(DealBoard(cards=the_board(hand, deck)))
            case Phase.SHOWDOWN:
                shows = next(
                    s for s in hand.show_order if not hand.player(s).cards and not hand.player(s).mucked
                )
                may_muck = sum(1 for player in hand.live if player.cards) and draw.random() < 0.2
                diary.do(
                    Muck(seat=shows) if may_muck else ShowHand(seat=shows, cards=(deck.pop(), deck.pop()))
                )
            case Phase.OVER:
                return


def an_action(legal: LegalActions, draw: random.Random) -> Act:
    raises = legal.raises
    if raises is not None and raises.lowest_to_chips >= raises.minimum_to_chips and draw.random() < 0.3:
        to_chips = draw.randint(raises.lowest_to_chips, raises.highest_to_chips)
        word = Action.BET if legal.opening else Action.RAISE
        return Act(seat=legal.seat, action=word, to_chips=to_chips)
    if legal.can_check:
        return Act(seat=legal.seat, action=Action.CHECK)
    return Act(seat=legal.seat, action=Action.FOLD if draw.random() < 0.15 else Action.CALL)


def the_board(hand: Hand, deck: list[Card]) -> tuple[Card, ...]:
    due = next_deal(hand)
    assert due is not None
    count = due[0].board_size - Street(due[0] - 1).board_size
    return tuple(deck.pop() for _ in range(count))


@pytest.mark.parametrize(
    "story",
    [
        "2 raises to 60",
        f"{SHOWDOWN}, pot 0 to 1",
        f"{SHOWDOWN.replace(' 2c 7d 9h', '')}, 1 shows Ac Ad, 2 shows 3c 3d, pot 0 to 1",
    ],
)
def test_a_hand_that_goes_on_or_that_words_decided_is_not_written(story: str) -> None:
    diary = a_diary(500, 500)
    diary.tell(story)
    assert phh_hand(logged(diary)) is None


def test_a_void_hand_is_not_written() -> None:
    diary = a_diary(500, 500)
    diary.tell("2 folds")
    diary.do(VoidHand())
    assert phh_hand(logged(diary)) is None


def test_a_hand_run_twice_is_not_written() -> None:
    diary = a_diary(500, 500, run_it_twice=True)
    diary.tell(
        "2 shoves, 1 calls, run it twice, flop 2c 7d 9h, turn Kc, river 4s, flop 3c 8d Th, turn Qc, "
        "river 5s, 1 shows Ac Ad, 2 shows Jc Jd"
    )
    assert logged(diary).over
    assert phh_hand(logged(diary)) is None


def test_a_night_is_a_numbered_table_for_each_hand_that_can_be_written() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell("3 folds, 1 folds", "1 folds, 2 folds")
    diary.do(VoidHand())
    diary.tell("1 folds, 2 folds")
    night = tomllib.loads(phh_night(HandLog(diary.timeline).every_hand()))
    assert [(number, hand["hand"]) for number, hand in night.items()] == [("1", 1), ("2", 2)]
