"""Cards seen, a deal gone wrong, a board that is not right: what people do, and what the table records."""

from __future__ import annotations

import pytest

from dealer.rules.cards import parse_cards
from dealer.table.commands import DealBoard
from tests.support.disputes import agree, dispute
from tests.support.hosting import Host, a_host
from ui import intents
from ui.desk.sheets import CardsFor, CardsSheet
from ui.views import CardSheetView, QuestionView, TableView


def four(story: str = "") -> Host:
    """Asha has the button, Ben and Chitra the blinds of 10 and 20, Dev comes first."""
    return a_host(1000, 1000, 1000, 1000, button=1, story=story)


ACTED = "4 calls, 1 calls"
FLOP = "4 calls, 1 calls, 2 calls, 3 checks"


def keys(host: Host) -> list[str]:
    """The answers that are offered."""
    return [choice.name.removeprefix("answer_") for choice in host.shows(QuestionView).choices]


def opened(host: Host, case: str) -> Host:
    host.tap(intents.OpenRuling())
    host.press(f"case_{case}")
    return host


class TestCardExposed:
    @pytest.mark.parametrize("which", ["first_two", "several"])
    def test_one_of_the_first_two_or_any_two_is_a_misdeal(self, which: str) -> None:
        host = four()
        view = dispute(host, "exposed", which)
        assert (view.headline, view.rule.text) == ("It is a misdeal.", "TDA 35: house rules")
        assert agree(host, "void") == ["Misdeal: everybody takes his chips back. Same button."]

    @pytest.mark.parametrize(("story", "which"), [("", "later"), (ACTED, "first_two"), (ACTED, "later")])
    def test_one_later_card_or_one_seen_too_late_is_replaced_and_becomes_the_burn_card(
        self, story: str, which: str
    ) -> None:
        host = four(story)
        view = dispute(host, "exposed", which)
        assert view.headline == "The card is replaced."
        assert view.steps[-1] == "The exposed card becomes the first burn card."
        before = host.evening.state
        agree(host, "play_on")
        assert host.evening.state == before
        assert isinstance(host.screen, TableView)

    def test_a_card_that_a_player_shows_himself_plays(self) -> None:
        view = dispute(four(), "exposed", "own")
        assert (view.headline, view.rule.text) == ("The card plays.", "House rule")

    def test_a_card_of_the_deck_is_for_the_table_to_decide_with_the_usual_way_in_brass(self) -> None:
        view = dispute(four(), "exposed", "stub")
        assert view.judgement == "No written rule: the table decides. Usual is this."
        assert [answer.text for answer in view.answers] == ["It becomes the burn", "Shuffle it in"]

    def test_a_folded_card_that_one_has_seen_all_may_see(self) -> None:
        view = dispute(four("4 folds"), "exposed", "discard")
        assert view.steps == ("Show it to everybody.", "Then it goes to the muck.")

    def test_only_cards_that_can_be_seen_now_are_offered(self) -> None:
        assert keys(opened(four(), "exposed")) == ["first_two", "later", "several", "own", "stub"]
        assert keys(opened(four("4 folds, 1 calls, 2 calls, 3 checks, flop"), "exposed")) == [
            "own",
            "stub",
            "discard",
        ]


class TestDealtWrong:
    @pytest.mark.parametrize("which", ["first_card", "count", "boxed"])
    def test_before_substantial_action_it_is_a_misdeal(self, which: str) -> None:
        host = four("4 folds, 1 folds")
        assert dispute(host, "dealt_wrong", which).headline == "It is a misdeal."
        agree(host, "void")
        assert not host.evening.state.hand_in_play

    @pytest.mark.parametrize("which", ["first_card", "missed", "not_entitled", "count", "boxed"])
    def test_after_it_the_hand_stands_unless_everybody_agrees(self, which: str) -> None:
        host = four(ACTED)
        view = dispute(host, "dealt_wrong", which)
        assert (view.headline, view.rule.text) == ("The hand stands.", "TDA 35-D, 36: house rules")
        assert [answer.text for answer in view.answers] == ["Deal again", "Play on"]
        agree(host, "void")
        assert host.evening.texts == ["Void hand: everybody takes his chips back. Same button."]

    def test_a_wrong_deck_stops_the_hand_at_any_time(self) -> None:
        host = four(f"{FLOP}, flop, 2 bets 40, 3 calls")
        assert dispute(host, "dealt_wrong", "fouled").headline == "The hand does not count."
        agree(host, "void")
        assert not host.evening.state.hand_in_play

    def test_one_face_up_card_in_the_deck_is_replaced(self) -> None:
        assert dispute(four(), "dealt_wrong", "one_boxed").headline == "The card is replaced."

    def test_a_button_with_a_card_too_few_gets_it(self) -> None:
        view = dispute(four(), "dealt_wrong", "button_short")
        assert (view.headline, view.rule.text) == ("The button gets his card.", "TDA 37: house rules")

    def test_who_was_dealt_in_by_mistake_may_be_left_out_before_the_first_action(self) -> None:
        host = four()
        view = dispute(host, "dealt_wrong", "not_entitled", "1")
        assert [answer.text for answer in view.answers] == ["Asha is out", "Deal again"]
        agree(host, "instead")
        assert host.evening.texts[0] == "Corrected: Asha is not in this hand."

    def test_whoever_posted_a_blind_cannot_be_left_out(self) -> None:
        host = opened(four(), "dealt_wrong")
        host.press("answer_not_entitled")
        assert keys(host) == ["1", "4", "nobody"]

    def test_nobody_of_these_is_a_misdeal(self) -> None:
        view = dispute(four(), "dealt_wrong", "not_entitled", "nobody")
        assert [answer.text for answer in view.answers] == ["Deal again"]

    def test_who_was_left_out_may_be_dealt_in(self) -> None:
        host = four()
        host.tap(intents.OpenRuling(), intents.Back())
        dispute(host, "dealt_wrong", "not_entitled", "1")
        agree(host, "instead")
        view = dispute(host, "dealt_wrong", "missed", "1")
        assert view.answers[0].text == "Deal Asha in"
        agree(host, "instead")
        assert host.evening.texts[0] == "Corrected: Asha is dealt in."

    def test_a_wrong_button_is_put_right_until_substantial_action(self) -> None:
        host = four("4 calls")
        view = dispute(host, "dealt_wrong", "button", "2")
        assert (view.headline, view.rule.text) == ("Ben has the button.", "TDA 34-A: house rules")
        agree(host)
        assert host.evening.texts[0].startswith("Corrected. Ben has the button.")
        assert dispute(four(ACTED), "dealt_wrong", "button").headline == "The button stays where it is."

    def test_between_hands_the_button_can_be_put_right_for_the_next(self) -> None:
        host = four("4 folds, 1 folds, 2 folds")
        view = dispute(host, "dealt_wrong", "3")
        assert view.answers[-1].detail == "for the next hand"
        agree(host)
        assert host.evening.texts == ["Chitra has the button in the next hand."]


class TestBoard:
    @pytest.mark.parametrize(
        ("story", "street"), [("", "flop"), (f"{FLOP}, flop", "turn"), (f"{FLOP}, flop, 2 checks", "turn")]
    )
    def test_a_card_too_early_goes_back_and_no_second_burn_is_made(self, story: str, street: str) -> None:
        view = dispute(four(story), "board_early", "early")
        assert (view.headline, view.rule.text) == (f"The {street} is taken back.", "TDA RP-5: house rules")
        assert view.steps == (
            f"Leave the burn card, put the {street} back into the deck.",
            "Finish the betting first.",
            "Then shuffle the rest of the deck.",
            f"Deal the {street} without another burn.",
        )

    def test_it_says_who_is_still_to_act(self) -> None:
        assert "Dev. 20 to call" in dispute(four(), "board_early", "early").why

    @pytest.mark.parametrize("story", [FLOP, f"{FLOP}, flop"])
    def test_of_four_flop_cards_one_becomes_the_next_burn(self, story: str) -> None:
        view = dispute(four(story), "board_early", "four")
        assert view.rule.text == "TDA 39: house rules"
        assert view.steps == (
            "Turn all 4 face down and mix them.",
            "One of them, blind, becomes a burn card.",
        )

    def test_of_more_cards_chance_decides_which_stay(self) -> None:
        view = dispute(four(FLOP), "board_early", "more")
        assert view.rule.text == "TDA RP-14: house rules"
        assert view.steps[-1] == "The other surplus goes back; shuffle the deck."

    def test_a_flop_without_a_burn_gives_one_card_up_until_somebody_has_acted(self) -> None:
        assert dispute(four(f"{FLOP}, flop"), "board_early", "no_burn").steps == (
            "Turn all 3 face down and mix them.",
            "One of them, blind, becomes a burn card.",
            "Fill the flop up from the deck.",
        )
        late = dispute(four(f"{FLOP}, flop, 2 checks"), "board_early", "no_burn")
        assert (late.headline, late.steps) == ("The flop stands.", ())

    def test_other_cards_than_on_the_screen_are_put_right_on_the_picker(self) -> None:
        host = four(FLOP)
        host.evening.do(DealBoard(cards=parse_cards("Ks 9c 8d")))
        view = dispute(host, "board_early", "cards")
        assert view.headline == "The cards on the table count."
        host.press("agree_cards")
        assert isinstance(host.screen, CardSheetView)
        assert isinstance(host.desk.sheet, CardsSheet)
        assert host.desk.sheet.purpose is CardsFor.BOARD_AGAIN

    def test_on_the_river_without_known_cards_there_is_nothing_to_ask(self) -> None:
        checks = "2 checks, 3 checks, 4 checks, 1 checks"
        host = four(f"{FLOP}, flop, {checks}, turn, {checks}, river")
        host.tap(intents.OpenRuling())
        button = host.button("case_board_early")
        assert not button.enabled
        assert getattr(button, "detail", "") == "no board card is known or to come"
