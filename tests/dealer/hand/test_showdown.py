"""Who shows first, who may muck, who wins: by the cards or by the table's word (TDA 12-18)."""

from __future__ import annotations

import pytest

from dealer.hand import errors
from dealer.hand.events import ShowdownBegan, StreetClosed
from dealer.hand.play import award_to, deal
from dealer.hand.state import Hand, Phase
from dealer.rules.cards import parse_cards
from dealer.rules.house import ShownHands
from tests.support.story import a_hand, pots, retold, stacks, told

TO_THE_RIVER = (
    "3 calls, 1 calls, 2 checks, flop, 1 checks, 2 checks, 3 checks, turn, 1 checks, 2 checks, 3 checks"
)


def at_the_river(story: str = "", river: str = "river") -> Hand:
    """Three players at the river of a pot of 60, then `story`."""
    return a_hand(1000, 1000, 1000, story=f"{TO_THE_RIVER}, {river}, {story}")


def with_board() -> Hand:
    """Three players at the showdown of 2c 7d 9h 3s 4c for 60."""
    story = "3 calls, 1 calls, 2 checks, flop 2c 7d 9h, 1 checks, 2 checks, 3 checks"
    hand = a_hand(1000, 1000, 1000, story=story)
    return told(hand, "turn 3s, 1 checks, 2 checks, 3 checks, river 4c, 1 checks, 2 checks, 3 checks")


class TestOrder:
    def test_last_to_bet_the_river_shows_first_then_clockwise(self) -> None:
        hand = at_the_river("1 checks, 2 bets 40, 3 calls, 1 calls")
        assert (hand.show_order, hand.bet_river) == ((2, 3, 1), True)

    def test_last_to_raise_the_river_shows_first(self) -> None:
        hand = at_the_river("1 checks, 2 bets 40, 3 raises to 100, 1 folds, 2 calls")
        assert hand.show_order == (3, 2)

    def test_river_checked_through_the_first_left_of_the_button_shows_first(self) -> None:
        hand = at_the_river("1 checks, 2 checks, 3 checks")
        assert (hand.show_order, hand.bet_river) == ((1, 2, 3), False)

    def test_bet_on_an_earlier_street_gives_no_order(self) -> None:
        hand = a_hand(100, 100, 100, story="3 shoves, 1 calls, 2 calls, flop, turn, river")
        assert hand.show_order == (1, 2, 3)

    def test_all_in_on_the_river_shows_first(self) -> None:
        hand = at_the_river("1 checks, 2 checks, 3 shoves, 1 calls, 2 folds")
        assert hand.show_order == (3, 1)

    def test_showdown_is_an_event_that_says_whether_the_river_was_bet(self) -> None:
        _, events = retold(at_the_river("1 checks, 2 checks"), "3 bets 20, 1 calls, 2 folds")
        assert ShowdownBegan(order=(3, 1), bet_river=True) in events


class TestFaceUp:
    """TDA 16: all-in hands are tabled as soon as no more betting is possible."""

    def closings(self, story: str, **setup: object) -> list[bool]:
        _, events = retold(a_hand(100, 1000, 1000, **setup), story)
        return [event.face_up for event in events if isinstance(event, StreetClosed)]

    def test_tournament_turns_all_in_hands_up_at_once(self) -> None:
        assert self.closings("3 folds, 1 shoves, 2 calls", mode="tournament") == [True]

    def test_hands_stay_down_while_betting_goes_on(self) -> None:
        story = "3 calls, 1 shoves, 2 calls, 3 calls"
        assert self.closings(story, mode="tournament") == [False]

    def test_cash_leaves_them_down(self) -> None:
        assert self.closings("3 folds, 1 shoves, 2 calls") == [False]

    def test_house_may_turn_them_up_in_cash(self) -> None:
        assert self.closings("3 folds, 1 shoves, 2 calls", shown_hands=ShownHands.FACE_UP) == [True]

    def test_house_may_show_winners_only_in_tournaments(self) -> None:
        story = "3 folds, 1 shoves, 2 calls"
        assert self.closings(story, mode="tournament", shown_hands=ShownHands.WINNERS) == [False]

    def test_nothing_is_turned_up_when_all_but_one_folded(self) -> None:
        assert self.closings("3 folds, 1 shoves, 2 folds", mode="tournament") == [False]

    def test_nothing_is_turned_up_where_nobody_is_all_in(self) -> None:
        hand = at_the_river("1 checks, 2 checks")
        assert not any(e.face_up for e in retold(hand, "3 checks")[1] if isinstance(e, StreetClosed))


class TestByCards:
    def test_pot_is_awarded_when_all_who_can_win_it_have_shown(self) -> None:
        hand = told(with_board(), "1 shows Ah Ad, 2 shows Kh Kd")
        assert hand.awards == ()
        hand = told(hand, "3 shows 9c 9d")
        assert hand.awards[0].shares == ((3, 60),)
        assert hand.awards[0].by_cards
        assert hand.phase is Phase.OVER

    def test_mucked_hand_cannot_win(self) -> None:
        hand = told(with_board(), "1 shows Ah Ad, 2 mucks, 3 mucks")
        assert hand.awards[0].shares == ((1, 60),)

    def test_last_who_has_not_mucked_wins_unseen(self) -> None:
        hand = told(with_board(), "1 mucks, 2 mucks")
        assert (hand.awards[0].shares, hand.awards[0].by_cards) == (((3, 60),), False)

    def test_side_pots_are_awarded_before_the_main_pot(self) -> None:
        hand = a_hand(
            1000, 1000, 50, story="3 shoves, 1 raises to 200, 2 calls, flop 2c 7d 9h, 1 checks, 2 checks"
        )
        hand = told(hand, "turn 3s, 1 checks, 2 checks, river 4c, 1 checks, 2 checks")
        hand = told(hand, "1 shows Kh Kd, 2 shows Qh Qd, 3 shows Ah Ad")
        assert [(a.pot, a.shares) for a in hand.awards] == [(1, ((1, 300),)), (0, ((3, 150),))]

    def test_side_pot_is_given_while_the_main_pot_waits_for_a_hand(self) -> None:
        hand = a_hand(
            1000, 1000, 50, story="3 shoves, 1 raises to 200, 2 calls, flop 2c 7d 9h, 1 checks, 2 checks"
        )
        hand = told(hand, "turn 3s, 1 checks, 2 checks, river 4c, 1 checks, 2 checks, 1 shows Kh Kd, 2 mucks")
        assert [a.pot for a in hand.awards] == [1]
        assert hand.phase is Phase.SHOWDOWN

    def test_hands_shown_without_a_known_board_decide_nothing(self) -> None:
        hand = at_the_river("1 checks, 2 checks, 3 checks, 1 shows Ah Ad, 2 shows Kh Kd, 3 shows Qh Qd")
        assert (hand.awards, hand.phase) == ((), Phase.SHOWDOWN)

    def test_all_in_hands_may_be_turned_up_before_the_board_is_complete(self) -> None:
        hand = a_hand(
            100, 100, story="2 shoves, 1 calls, 1 shows Ah Ad, 2 shows Kh Kd, flop 2c 7d 9h, turn 3s"
        )
        assert hand.awards == ()
        assert told(hand, "river 4c").awards[0].shares == ((1, 200),)

    def test_shown_again_hand_replaces_the_first(self) -> None:
        hand = told(with_board(), "1 shows Ah Ad, 1 shows Kh Kd")
        assert hand.player(1).cards == parse_cards("Kh Kd")

    def test_winner_may_show_afterwards(self) -> None:
        hand = told(a_hand(1000, 1000), "2 raises to 60, 1 folds, 2 shows 7h 2d")
        assert (hand.player(2).cards, hand.phase) == (parse_cards("7h 2d"), Phase.OVER)

    def test_winner_nobody_called_may_show_one_card(self) -> None:
        hand = told(a_hand(1000, 1000), "2 raises to 60, 1 folds, 2 shows 7h")
        assert hand.player(2).cards == parse_cards("7h")

    def test_at_a_showdown_both_cards_are_shown(self) -> None:
        for story in ("1 shows Ah", "1 mucks, 2 mucks, 1 shows 7h"):
            with pytest.raises(errors.WrongCardCount):
                told(with_board(), story)

    def test_mucked_hand_may_be_shown_when_all_is_over(self) -> None:
        hand = told(with_board(), "1 mucks, 2 mucks, 1 shows 7h 2d")
        assert stacks(hand) == {1: 980, 2: 980, 3: 1040}


class TestByTheTablesWord:
    def test_tapped_winner_takes_the_pot(self) -> None:
        hand = told(at_the_river("1 checks, 2 checks, 3 checks"), "pot 0 to 2")
        assert (hand.awards[0].shares, hand.awards[0].by_cards) == (((2, 60),), False)
        assert hand.phase is Phase.OVER

    def test_several_tapped_winners_split_it_in_the_order_of_the_deal(self) -> None:
        hand = a_hand(1000, 1000, 1000, button=1, blinds=(5, 10), story="1 calls, 2 folds, 3 checks")
        for street in ("flop", "turn", "river"):
            hand = told(hand, f"{street}, 3 checks, 1 checks")
        assert told(hand, "pot 0 to 1 3").awards[0].shares == ((3, 13), (1, 12))

    def test_only_who_is_in_the_pot_can_win_it(self) -> None:
        hand = a_hand(1000, 1000, 50, story="3 shoves, 1 raises to 200, 2 calls")
        for street in ("flop", "turn", "river"):
            hand = told(hand, f"{street}, 1 checks, 2 checks")
        with pytest.raises(errors.NotEligible) as refused:
            told(hand, "pot 1 to 3")
        assert (refused.value.seats, refused.value.eligible) == ((3,), (1, 2))

    @pytest.mark.parametrize("step", ["pot 0 to 2 4", "pot 0 to 3"])
    def test_folded_or_mucked_player_cannot_win(self, step: str) -> None:
        hand = at_the_river("1 checks, 2 checks, 3 checks, 3 mucks")
        with pytest.raises(errors.NotEligible):
            told(hand, step)

    @pytest.mark.parametrize("step", ["pot 0 to 1", "pot 2 to 1", "pot 0 board 1 to 1"])
    def test_pot_is_given_once_and_only_if_there_is_one(self, step: str) -> None:
        hand = a_hand(1000, 1000, 50, story="3 shoves, 1 raises to 200, 2 calls")
        for street in ("flop", "turn", "river"):
            hand = told(hand, f"{street}, 1 checks, 2 checks")
        with pytest.raises(errors.PotAlreadyAwarded):
            told(told(hand, "pot 0 to 3"), step)

    def test_nobody_is_no_winner(self) -> None:
        with pytest.raises(errors.NotEligible):
            award_to(at_the_river("1 checks, 2 checks, 3 checks"), 0, ())


class TestTooEarlyOrTooLate:
    @pytest.mark.parametrize("step", ["1 shows Ah Ad", "1 mucks", "pot 0 to 1"])
    def test_nothing_is_shown_or_awarded_while_betting_goes_on(self, step: str) -> None:
        with pytest.raises(errors.NotAtShowdown):
            a_hand(1000, 1000, story=step)

    @pytest.mark.parametrize("step", ["1 mucks", "pot 0 to 1"])
    def test_nothing_is_mucked_or_awarded_between_the_streets(self, step: str) -> None:
        with pytest.raises(errors.NotAtShowdown):
            a_hand(1000, 1000, story=f"2 calls, 1 checks, {step}")

    @pytest.mark.parametrize("step", ["1 mucks", "1 shows Ah Ad"])
    def test_mucked_hand_is_out_of_reach(self, step: str) -> None:
        with pytest.raises(errors.NotAtShowdown):
            told(with_board(), f"1 mucks, {step}")

    @pytest.mark.parametrize("step", ["3 shows Ah Ad", "7 shows Ah Ad", "3 mucks"])
    def test_who_is_not_in_the_hand_shows_nothing(self, step: str) -> None:
        hand = at_the_river("1 checks, 2 bets 20, 3 folds, 1 calls")
        with pytest.raises(errors.UnknownSeat):
            told(hand, step)

    @pytest.mark.parametrize("cards", ["Ah", "Ah Ad Ac", ""])
    def test_both_cards_are_shown(self, cards: str) -> None:
        with pytest.raises(errors.WrongCardCount) as refused:
            told(with_board(), f"1 shows {cards}")
        assert (refused.value.offered, refused.value.due) == (len(cards.split()), 2)


class TestDeal:
    @pytest.mark.parametrize(
        ("story", "cards"), [("", "Th 9h"), ("flop, 1 checks, 2 checks", "2c 3c"), ("", "Th 9h 2c 3c")]
    )
    def test_street_has_three_cards_or_one_or_none_typed_in(self, story: str, cards: str) -> None:
        hand = a_hand(1000, 1000, story=f"2 calls, 1 checks, {story}")
        with pytest.raises(errors.WrongCardCount):
            deal(hand, parse_cards(cards))

    def test_nothing_is_dealt_when_the_hand_is_over(self) -> None:
        with pytest.raises(errors.HandOver):
            a_hand(1000, 1000, story="2 folds, flop")

    def test_streets_follow_one_another_when_no_more_betting_is_possible(self) -> None:
        hand = a_hand(100, 100, story="2 shoves, 1 calls, flop, turn, river")
        assert (hand.phase, pots(hand)) == (Phase.SHOWDOWN, [(200, (1, 2))])

    def test_one_player_with_chips_left_is_not_asked(self) -> None:
        hand = a_hand(100, 1000, story="2 shoves, 1 calls, flop")
        assert (hand.to_act, hand.phase) == (None, Phase.DEALING)


class TestRunTwiceIsRefused:
    @pytest.mark.parametrize(
        ("setup", "story"),
        [
            ({"run_it_twice": False}, "2 shoves, 1 calls"),
            ({"run_it_twice": True, "mode": "tournament"}, "2 shoves, 1 calls"),
            ({"run_it_twice": True}, "2 calls, 1 checks"),
            ({"run_it_twice": True}, "2 shoves"),
            ({"run_it_twice": True}, "2 shoves, 1 calls, run it twice"),
            ({"run_it_twice": True}, "2 shoves, 1 calls, flop, turn, river"),
            ({"run_it_twice": True}, "2 folds"),
        ],
    )
    def test_unless_all_are_all_in_before_the_river_of_a_cash_hand(
        self, setup: dict[str, object], story: str
    ) -> None:
        with pytest.raises(errors.RunTwiceNotAllowed):
            a_hand(100, 100, **setup, story=f"{story}, run it twice")
