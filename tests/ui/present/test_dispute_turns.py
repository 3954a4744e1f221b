"""Action out of turn: it binds if nobody before changes the bet, and the table is played as far as told."""

from __future__ import annotations

import pytest

from tests.support.disputes import agree, dispute, tell
from tests.support.hosting import Host, a_host
from ui import intents
from ui.views import PushedView, QuestionView, RulingView


def four(story: str = "") -> Host:
    """Asha has the button, Ben and Chitra the blinds of 10 and 20, Dev comes first."""
    return a_host(1000, 1000, 1000, 1000, button=1, story=story)


def to_act(host: Host) -> int | None:
    assert host.evening.state.hand is not None
    return host.evening.state.hand.to_act


def test_a_call_out_of_turn_stands_when_the_skipped_player_folds() -> None:
    host = four()
    view = dispute(host, "out_of_turn", "1", "call", "fold")
    assert view.headline == "It stands: Asha calls."
    assert view.rule.text == "TDA 53-A: house rules"
    assert view.steps == ("Dev folds.",)
    assert view.answers[-1].detail == "record all 2"
    agree(host)
    assert host.evening.texts[0] == "Asha calls 20."
    assert to_act(host) == 2


def test_it_stands_when_the_skipped_player_calls() -> None:
    assert dispute(four(), "out_of_turn", "1", "call", "call").headline == "It stands: Asha calls."


def test_it_does_not_stand_when_the_skipped_player_raises() -> None:
    host = four()
    view = dispute(host, "out_of_turn", "1", "call", "raise", 60)
    assert view.headline == "It does not stand."
    assert view.moves == ("Asha takes the chips back",)
    assert view.steps == ("Dev raises to 60.", "Asha, in turn: call 60, raise to 100 or more, or fold.")
    agree(host)
    assert host.evening.texts[0] == "Dev raises to 60."
    assert to_act(host) == 1


def test_a_fold_out_of_turn_binds_though_the_bet_changed() -> None:
    host = four()
    view = dispute(host, "out_of_turn", "1", "fold", "raise", 60)
    assert view.headline == "It stands: Asha folds."
    assert view.rule.text == "TDA 53-A, 58: house rules"
    agree(host)
    assert host.evening.state.hand is not None
    assert host.evening.state.hand.player(1).folded


def test_a_check_out_of_turn_stands_when_all_before_check() -> None:
    host = four("4 calls, 1 calls, 2 calls, 3 checks, flop")
    assert dispute(host, "out_of_turn", "4", "check", "check", "check").headline == "It stands: Dev checks."
    agree(host)
    assert to_act(host) == 1


def test_a_check_out_of_turn_is_released_by_a_bet() -> None:
    host = four("4 calls, 1 calls, 2 calls, 3 checks, flop")
    view = dispute(host, "out_of_turn", "4", "check", "check", "raise", 50)
    assert view.headline == "It does not stand."
    assert view.steps[-1] == "Dev, in turn: call 50, raise to 100 or more, or fold."


def test_a_raise_out_of_turn_is_brought_to_the_minimum() -> None:
    host = four()
    assert dispute(host, "out_of_turn", "1", "raise", 30, "fold").headline == "It stands: Asha raises to 40."
    agree(host)
    assert host.evening.texts[0] == "Asha raises to 40."


def test_every_skipped_player_is_asked_in_order() -> None:
    host = four()
    host.tap(intents.OpenRuling())
    host.press("case_out_of_turn")
    for answer in ("2", "call"):
        tell(host, answer)
    first = host.shows(QuestionView)
    assert first.title == "Dev comes first. What now?"
    assert first.note == "What Ben did stands if nobody raises before."
    tell(host, "fold")
    assert host.shows(QuestionView).title == "Asha comes first. What now?"
    tell(host, "fold")
    assert host.shows(RulingView).headline == "It stands: Ben calls."


def test_who_comes_next_is_offered_first() -> None:
    host = four()
    host.tap(intents.OpenRuling())
    host.press("case_out_of_turn")
    names = [choice.text for choice in host.shows(QuestionView).choices]
    assert names == ["Asha", "Ben", "Chitra"]


def test_where_the_round_closes_before_him_nothing_is_left_to_do() -> None:
    host = four("4 calls, 1 folds, 2 folds, 3 checks, flop, 3 bets 50")
    view = dispute(host, "out_of_turn", "3", "check", "call")
    assert view.headline == "Chitra has nothing left to do."
    agree(host)
    assert to_act(host) is None


def test_a_skipped_player_who_sat_silent_is_at_the_mercy_of_the_table() -> None:
    host = four()
    view = dispute(host, "out_of_turn", "1", "call", "silent")
    assert (view.headline, view.judgement) == (
        "Dev may call, not raise.",
        "The table decides. Usual: no raise for Dev.",
    )
    assert [(answer.text, answer.detail) for answer in view.answers] == [
        ("The hand is dead", "Fold"),
        ("Call 20", "record it"),
    ]
    agree(host, "fold")
    assert host.evening.texts[0] == "Dev folds."


def test_silent_where_a_check_is_free_he_may_check() -> None:
    host = four("4 calls, 1 calls, 2 calls, 3 checks, flop")
    assert dispute(host, "out_of_turn", "4", "check", "silent").headline == "Ben may check, not bet."


@pytest.mark.parametrize(("amount", "least"), [(60, 100), (30, 60)])
def test_what_he_may_do_then_follows_from_the_raise(amount: int, least: int) -> None:
    view = dispute(four(), "out_of_turn", "1", "call", "raise", amount)
    assert f"raise to {least} or more" in view.steps[-1]


def test_the_amount_of_a_raise_out_of_turn_is_typed() -> None:
    host = four()
    host.tap(intents.OpenRuling())
    host.press("case_out_of_turn")
    for answer in ("1", "raise"):
        tell(host, answer)
    assert host.shows(PushedView).title == "Asha to how much?"
