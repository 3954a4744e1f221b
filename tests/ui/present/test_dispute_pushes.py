"""Chips pushed and words said, as the helper rules on them and plays them on the table."""

from __future__ import annotations

import pytest

from dealer.hand.state import Action
from dealer.table.commands import MoneyUnit
from tests.support.disputes import Told, agree, dispute, tell
from tests.support.hosting import Host, a_host
from ui import intents
from ui.views import PushedView, QuestionView, RulingView, TableView

RAISED = "4 raises to 100"


def four(story: str = "", **table: object) -> Host:
    """Asha has the button, Ben and Chitra the blinds of 10 and 20, Dev comes first."""
    return a_host(1000, 1000, 1000, 1000, button=1, story=story, **table)


def ruled(view: RulingView) -> tuple[str, tuple[str, ...], str]:
    return view.headline, view.moves, view.rule.text.removesuffix(": house rules")


class TestOneOversizedChip:
    def test_facing_a_bet_it_is_a_call(self) -> None:
        host = four()
        view = dispute(host, "oversized", (500,), "nothing")
        assert ruled(view) == ("It is a call of 20.", ("480 back to Dev",), "TDA 44")
        assert [stack.words for stack in view.chips] == ["4 black", "3 green", "1 red"]
        assert agree(host)[0] == "Dev calls 20."

    def test_with_nothing_bet_it_is_a_bet_of_the_whole_chip(self) -> None:
        host = four("4 calls, 1 calls, 2 calls, 3 checks, flop, 2 checks")
        assert ruled(dispute(host, "oversized", "turn", (500,), "nothing"))[0] == "It is a bet of 500."
        assert agree(host)[0] == "Chitra bets 500."

    def test_after_the_word_raise_it_is_a_raise_of_the_whole_chip(self) -> None:
        host = four()
        assert ruled(dispute(host, "oversized", (500,), "raise"))[0] == "It is a raise to 500."

    def test_after_raise_and_an_amount_the_amount_counts(self) -> None:
        host = four()
        view = dispute(host, "oversized", (500,), "raise_to", 120)
        assert ruled(view) == ("It is a raise to 120.", ("380 back to Dev",), "TDA 43-B")
        assert agree(host)[0] == "Dev raises to 120."

    def test_as_the_last_chip_it_is_a_call_all_in(self) -> None:
        host = a_host(100, 1000, 1000, 1000, button=1, story="4 raises to 200")
        view = dispute(host, "oversized", "turn", (100,), "nothing")
        assert view.headline == "It is a call, all-in for 100."

    def test_recorded_already_as_a_raise_it_becomes_the_call_that_it_was(self) -> None:
        host = four("4 raises to 500, 1 folds")
        view = dispute(host, "oversized", "action_0", (500,), "nothing")
        assert view.answers[-1].detail == "in place of what is recorded"
        assert agree(host)[0] == "Corrected: Dev calls 20, instead of a raise to 500."

    def test_recorded_as_it_is_ruled_it_stands(self) -> None:
        host = four("4 calls, 1 folds")
        view = dispute(host, "oversized", "action_0", (500,), "nothing")
        assert [answer.text for answer in view.answers] == ["It stands"]
        before = host.evening.state
        agree(host, "play_on")
        assert host.evening.state == before
        assert isinstance(host.screen, TableView)


class TestSeveralChips:
    @pytest.mark.parametrize(
        ("chips", "headline", "rule"),
        [
            ((100, 25, 5, 5, 5), "It is a raise to 180.", "TDA 43-A, 45-B"),
            ((100, 25, 5, 5), "It is a call of 100.", "TDA 43-A, 45-B"),
            ((100, 100), "It is a raise to 200.", "TDA 45-B"),
            ((100, 25), "It is a call of 100.", "TDA 43-A, 45-B"),
            ((25, 25, 25, 25), "It is a call of 100.", "TDA 41-B"),
        ],
    )
    def test_half_of_a_raise_over_the_call_is_a_raise(
        self, chips: tuple[int, ...], headline: str, rule: str
    ) -> None:
        view = dispute(four(RAISED), "several", "turn", chips, "nothing")
        assert (view.headline, view.rule.text) == (headline, f"{rule}: house rules")

    def test_if_every_chip_is_needed_for_the_call_it_is_a_call(self) -> None:
        host = four("4 raises to 600")
        view = dispute(host, "several", "turn", (500, 500), "nothing")
        assert ruled(view) == ("It is a call of 600.", ("400 back to Asha",), "TDA 45-A")

    def test_half_a_raise_has_to_be_made_whole(self) -> None:
        view = dispute(four(RAISED), "several", "turn", (100, 25, 25), "nothing")
        assert ruled(view)[:2] == ("It is a raise to 180.", ("Asha puts in 30 more",))

    def test_chips_in_front_already_count(self) -> None:
        host = four("4 raises to 100, 1 folds, 2 folds")
        view = dispute(host, "several", "turn", (25, 25, 25, 5), "nothing")
        assert view.headline == "It is a call of 80."

    def test_too_little_against_the_opening_bet_is_a_whole_call(self) -> None:
        host = four()
        view = dispute(host, "several", (5, 5), "nothing")
        assert ruled(view) == ("It is a call of 20.", ("Dev puts in 10 more",), "TDA 51-B")

    def test_too_little_against_a_raise_is_for_the_table_to_decide(self) -> None:
        host = four(RAISED)
        view = dispute(host, "several", "turn", (25, 25), "nothing")
        assert view.judgement == "The table decides. Usual: the whole call."
        assert [(a.text, a.detail) for a in view.answers] == [
            ("Fold", "50 stays in the pot"),
            ("Call 100", "record it"),
        ]
        assert agree(host, "fold")[0] == "Asha folds, 50 stays in the pot."
        assert host.evening.state.chips_on_table == 4000

    def test_the_same_between_two_players_is_a_whole_call(self) -> None:
        host = four("4 raises to 100, 1 folds, 2 folds")
        view = dispute(host, "several", "turn", (25, 5), "nothing")
        assert (view.headline, view.judgement) == ("It is a call of 80.", "")

    def test_a_raise_that_is_not_open_is_a_call(self) -> None:
        host = a_host(1000, 150, 1000, button=1, story="1 raises to 100, 2 shoves, 3 folds")
        view = dispute(host, "several", "turn", (100, 100, 100), "nothing")
        assert ruled(view)[0] == "It is a call of 50."
        assert "No raise is open to Asha" in view.why

    def test_a_chip_too_many_for_the_stack_cannot_be_tapped(self) -> None:
        host = a_host(120, 1000, 1000, 1000, button=1, story="4 folds")
        host.tap(intents.OpenRuling())
        host.press("case_several", "chip_100")
        assert not host.button("chip_25").enabled
        assert host.button("chip_5").enabled


class TestStringBet:
    def test_only_the_first_motion_counts(self) -> None:
        host = four()
        view = dispute(host, "string", "nothing", (25, 25), (100, 100))
        assert ruled(view) == ("It is a raise to 50.", ("200 back to Dev",), "TDA 42, 56")
        assert view.why.startswith("Only the first motion counts: 50.")
        assert agree(host)[0] == "Dev raises to 50."

    def test_a_first_motion_of_the_call_is_a_call(self) -> None:
        host = four(RAISED)
        view = dispute(host, "string", "turn", "nothing", (100,), (100, 100))
        assert ruled(view)[:2] == ("It is a call of 100.", ("200 back to Asha",))

    def test_an_amount_said_first_may_come_in_several_motions(self) -> None:
        host = four()
        view = dispute(host, "string", "raise_to", 150, (25, 25), (100,))
        assert ruled(view)[:2] == ("It is a raise to 150.", ("The chips are right as they lie.",))

    def test_the_word_raise_alone_makes_the_first_motion_a_minimum_raise(self) -> None:
        host = four(RAISED)
        view = dispute(host, "string", "turn", "raise", (100,), (100,))
        assert ruled(view)[:2] == ("It is a raise to 180.", ("20 back to Asha",))


class TestWrongAmountSaid:
    def test_a_raise_below_the_minimum_is_made_up_to_it(self) -> None:
        host = four(RAISED)
        view = dispute(host, "amount", "turn", "raise_to", 150, ())
        assert ruled(view) == ("It is a raise to 180.", ("Asha puts in 180",), "TDA 43-A, 51-A")

    def test_an_amount_alone_of_less_than_half_a_raise_is_a_call(self) -> None:
        host = four(RAISED)
        assert dispute(host, "amount", "turn", "amount", 130, ()).headline == "It is a call of 100."

    def test_what_was_said_counts_and_not_what_was_pushed_with_it(self) -> None:
        host = four()
        view = dispute(host, "amount", "raise_to", 60, (100,))
        assert ruled(view)[:2] == ("It is a raise to 60.", ("40 back to Dev",))

    def test_a_check_against_a_bet_is_a_call_or_a_fold(self) -> None:
        host = four()
        view = dispute(host, "amount", "check", ())
        assert (view.headline, view.judgement) == (
            "A call or a fold, no raise.",
            "It is the player's choice.",
        )
        assert [answer.text for answer in view.answers] == ["Fold", "Call 20"]
        assert agree(host, "fold")[0] == "Dev folds."

    def test_a_call_without_a_bet_is_a_check(self) -> None:
        host = four("4 calls, 1 calls, 2 calls, 3 checks, flop")
        assert dispute(host, "amount", "call", ()).headline == "It is a check."
        assert agree(host)[0] == "Ben checks."

    def test_a_raise_without_a_bet_is_a_bet(self) -> None:
        host = four("4 calls, 1 calls, 2 calls, 3 checks, flop")
        view = dispute(host, "amount", "raise", (100,))
        assert view.headline == "It is a bet of 100."

    def test_call_is_the_whole_call_whatever_was_pushed(self) -> None:
        host = four(RAISED)
        view = dispute(host, "amount", "turn", "call", (25,))
        assert ruled(view) == ("It is a call of 100.", ("Asha puts in 75 more",), "TDA 51-A")

    @pytest.mark.parametrize(("pot", "bet"), [("100", 50), ("300", 500)])
    def test_bet_five_is_the_highest_such_bet_within_the_pot(self, pot: str, bet: int) -> None:
        host = four(f"4 raises to {pot}, 1 folds, 2 folds, 3 calls, flop")
        view = dispute(host, "amount", "unclear", 5, ())
        assert view.headline == f"It is a bet of {bet}."
        assert view.rule.text == "TDA 57: house rules"

    def test_five_in_a_game_of_halves_is_five_whole_ones(self) -> None:
        half = MoneyUnit(per_unit_chips=2, decimals=2)
        host = a_host(400, 400, blinds=(1, 2), unit=half, story="2 calls, 1 checks, flop")
        assert dispute(host, "amount", "unclear", 5, ()).headline == "It is a bet of 5."

    def test_pot_counted_wrong_is_the_right_pot(self) -> None:
        host = four(structure="pl")
        view = dispute(host, "amount", "pot", ())
        assert ruled(view)[0] == "It is a raise to 70."
        assert view.rule.text == "TDA 52-B: house rules"

    def test_pot_bet_too_low_stands_once_others_have_acted(self) -> None:
        host = four("4 raises to 60, 1 calls, 2 folds", structure="pl")
        host.tap(intents.OpenRuling())
        host.press("case_amount")
        assert isinstance(host.screen, QuestionView)
        for answer in ("action_0", "pot"):
            tell(host, answer)
        tell(host, ())
        view = host.shows(RulingView)
        assert view.headline == "It is a raise to 60."
        assert view.answers[-1].text == "It stands"

    def test_more_than_the_limit_is_cut_to_it(self) -> None:
        host = four(structure="pl")
        view = dispute(host, "amount", "raise_to", 300, ())
        assert ruled(view)[::2] == ("It is a raise to 70.", "TDA 52-B")

    def test_all_in_counts_every_chip(self) -> None:
        host = four()
        assert dispute(host, "amount", "all_in", ()).headline == "It is all-in, 1,000."
        agree(host)
        assert host.evening.state.hand is not None
        assert host.evening.state.hand.player(4).all_in


def test_amounts_are_typed_and_must_be_there() -> None:
    host = four()
    host.tap(intents.OpenRuling())
    host.press("case_amount", "answer_raise_to")
    view = host.shows(PushedView)
    assert view.keys
    assert view.confirm is not None
    assert (view.confirm.enabled, view.confirm.detail) == (False, "enter an amount")
    host.tap(intents.PressKey("6"), intents.PressKey("0"))
    assert host.shows(PushedView).amount == "60"
    host.press("clear")
    assert host.shows(PushedView).amount == ""


RULINGS: list[tuple[str, tuple[Told, ...], Action]] = [
    ("oversized", ((500,), "nothing"), Action.CALL),
    ("several", ((25, 25), "nothing"), Action.RAISE),
    ("string", ("nothing", (5, 5, 5, 5), (500,)), Action.CALL),
    ("amount", ("raise_to", 45, ()), Action.RAISE),
]


@pytest.mark.parametrize(("case", "told", "action"), RULINGS)
def test_one_tap_on_the_brass_button_does_it_on_the_table(
    case: str, told: tuple[Told, ...], action: Action
) -> None:
    host = four()
    dispute(host, case, *told)
    agree(host)
    assert host.evening.state.log[-2].action is action  # type: ignore[union-attr]
    assert isinstance(host.screen, TableView)
