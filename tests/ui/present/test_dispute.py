"""The dispute helper as a whole: what is offered when, one step back at a time, nothing done unasked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from dealer.table.commands import DealBoard
from tests.support.disputes import agree, dispute, tell
from tests.support.evening import Evening
from tests.support.hosting import Host, a_host
from tests.support.random_play import next_command
from ui import intents
from ui.desk.desk import Place
from ui.desk.dispute import Case, DisputePage
from ui.desk.looking_back import HandsPage
from ui.desk.pages import RulesPage, page_after_entry
from ui.intents import Intent
from ui.present.house_rules import line_of, rule_groups
from ui.present.table import top_bar
from ui.present.window import window_view
from ui.views import (
    DisputeView,
    PushedView,
    QuestionView,
    RulesCardView,
    RulingView,
    TableView,
)


def four(story: str = "", **table: object) -> Host:
    """Asha has the button, Ben and Chitra the blinds of 10 and 20, Dev comes first."""
    return a_host(1000, 1000, 1000, 1000, button=1, story=story, **table)


def asked(host: Host) -> dict[str, str]:
    """The cases with the reason why one cannot be asked about."""
    host.tap(intents.OpenRuling())
    view = host.shows(DisputeView)
    assert all(case.button.enabled == (not case.button.detail) for case in view.cases)
    return {case.art.value: case.button.detail for case in view.cases}


def test_the_top_bar_offers_the_ruling_on_every_screen_of_a_hand() -> None:
    host = four()
    host.press("ruling")
    assert host.shows(DisputeView).title == "What just happened?"
    assert host.shows(DisputeView).lines[0] == "Dev. 20 to call, minimum raise to 40."
    host.press("back")
    host.press("raise", "ruling", "back")
    assert host.desk.sheet is not None
    assert top_bar(four("4 folds, 1 folds, 2 folds").scene).ruling is not None


def test_all_nine_cases_can_be_asked_about_in_a_hand() -> None:
    assert set(asked(four("4 calls"))) == {case.value for case in Case}
    assert not any(asked(four("4 calls")).values())


def test_between_hands_only_the_button_and_the_pot_can_be_wrong() -> None:
    reasons = asked(four("4 folds, 1 folds, 2 folds"))
    open_cases = {case for case, reason in reasons.items() if not reason}
    assert open_cases == {"dealt_wrong", "wrong_pot"}
    assert reasons["string"] == "no hand is being played"


def test_before_the_first_hand_no_pot_has_been_paid() -> None:
    host = Host(a_host(1000, 1000, story=None).evening)
    assert asked(host)["wrong_pot"] == "no pot has been paid yet"


def test_while_cards_are_dealt_nobody_acts_too_early() -> None:
    reasons = asked(four("4 calls, 1 calls, 2 calls, 3 checks"))
    assert reasons["out_of_turn"] == "nobody else is still to act"
    assert reasons["several"] == ""


def test_once_the_next_card_lies_there_what_was_pushed_before_stands() -> None:
    host = a_host(1000, 400, 300, button=1, story="1 raises to 400, 2 calls, 3 folds")
    host.evening.do(DealBoard())
    reasons = asked(host)
    assert reasons["several"] == "nobody has acted on this street"


def test_back_goes_one_step_back_until_the_table() -> None:
    host = four("4 raises to 100")
    host.tap(intents.OpenRuling())
    host.press("case_several", "answer_turn", "chip_25", "chip_25", "pushed_confirm", "answer_nothing")
    seen: list[type] = []
    while not isinstance(host.screen, TableView):
        seen.append(type(host.screen))
        host.press("back")
    assert seen == [RulingView, QuestionView, PushedView, QuestionView, DisputeView]


def test_undo_stays_in_reach_at_every_step() -> None:
    host = four("4 raises to 100")
    host.tap(intents.OpenRuling(), intents.ChooseCase("several"))
    for answer in ("turn", (25, 25), "nothing"):
        undone_at(host)
        tell(host, answer)
    undone_at(host)


def undone_at(host: Host) -> None:
    """Undo is there and says what it takes back."""
    scene = replace(host.scene, undo=("Undo: Dev raises to 100", "100 back to Dev"))
    view = window_view(scene).screen
    assert isinstance(view, QuestionView | PushedView | RulingView)
    assert view.undo is not None
    assert (view.undo.text, view.undo.intent) == ("Undo: Dev raises to 100", intents.Undo())


def test_nothing_changes_until_the_table_agrees() -> None:
    host = four("4 raises to 100")
    before = host.evening.state
    dispute(host, "several", "turn", (100, 100), "nothing")
    assert host.evening.state == before
    agree(host)
    assert host.evening.state != before


def test_the_table_is_not_touched_through_the_helper() -> None:
    host = four()
    before = host.evening.state
    host.tap(intents.OpenRuling(), intents.CheckOrCall(), intents.Fold(), intents.Deal(), intents.NextHand())
    assert host.evening.state == before
    assert isinstance(host.screen, DisputeView)


def test_an_answer_to_another_question_is_none() -> None:
    host = four("4 raises to 100")
    host.tap(intents.OpenRuling())
    host.press("case_oversized")
    page = host.desk.page
    host.tap(
        intents.AnswerRuling("said", "nothing"),
        intents.AnswerRuling("who", "nobody"),
        intents.AnswerRuling("no such question", "1"),
        intents.ChooseCase("several"),
        intents.ConfirmPushed(),
        intents.ConfirmSaid(),
        intents.AgreeRuling("record"),
    )
    assert host.desk.page == page


def test_a_case_that_cannot_be_asked_about_is_not_opened() -> None:
    host = four("4 folds, 1 folds, 2 folds")
    host.tap(intents.OpenRuling(), intents.ChooseCase("string"), intents.ChooseCase("no such case"))
    assert host.desk.page == DisputePage()


def test_on_the_start_screen_there_is_nothing_to_rule_on() -> None:
    host = Host(Evening(), place=Place.START)
    host.tap(intents.OpenRuling())
    assert host.desk.page is None


def test_the_rule_leads_to_its_line_on_the_card_and_back() -> None:
    host = four()
    ruling = dispute(host, "oversized", (500,), "nothing")
    host.press("rule")
    card = host.shows(RulesCardView)
    marked = [line for line in card.lines if line.marked]
    assert [line.source for line in marked] == ["TDA 44"]
    assert card.lines[card.first].marked
    host.press("back")
    assert host.shows(RulingView) == ruling


def test_the_house_rules_are_one_tap_away_and_lead_back() -> None:
    host = four()
    host.tap(intents.OpenRuling())
    host.press("house_rules")
    assert isinstance(host.screen, RulesCardView)
    host.press("back")
    assert isinstance(host.screen, DisputeView)


def test_a_count_that_cannot_be_is_refused_in_words_on_the_ruling() -> None:
    host = a_host(1000, 1000, story="2 shoves")
    dispute(host, "wrong_pot", "all_in", 5)
    agree(host)
    assert host.shows(RulingView).refusal == "5 is too little: at least 11."


def taps(host: Host) -> Iterator[Intent]:
    """Everything a finger can do to the helper."""
    yield from (button.intent for button in host.buttons() if button.enabled)
    if isinstance(host.screen, PushedView) and host.screen.keys:
        yield from (intents.PressKey(key) for key in ("1", "5", "00", "back"))


@pytest.mark.parametrize(("structure", "limits"), [("nl", (0, 0)), ("pl", (0, 0)), ("fl", (20, 40))])
@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_answered_the_helper_rules_and_what_it_rules_can_be_done(
    seed: int, structure: str, limits: tuple[int, int]
) -> None:
    chance = random.Random(seed)
    host = a_host(700, 90, 1500, 400, button=1, structure=structure, limits=limits)
    for _ in range(10):
        seated = [seat for seat in host.evening.state.seats if seat.stack_chips and not seat.away]
        if len(seated) < 2 and not host.evening.state.hand_in_play:
            return
        host.evening.do(next_command(host.evening.state, chance.randrange(10**6)))
        host.tap(intents.OpenRuling())
        for _ in range(12):
            if not isinstance(host.desk.page, DisputePage):
                break
            case, shown = host.desk.page.case, host.screen
            host.tap(chance.choice(list(taps(host))))
            if isinstance(shown, RulingView):
                assert_named(host, shown)
                assert not host.desk.refusal or case is Case.WRONG_POT, host.desk.refusal
        host.tap(*([intents.Back()] * 20))


def assert_named(host: Host, ruling: RulingView) -> None:
    """The rule stands on the house-rules card."""
    assert isinstance(ruling.rule.intent, intents.OpenRule)
    assert line_of(rule_groups(host.scene), ruling.rule.intent.line) is not None, ruling.rule.intent.line


def test_while_the_clock_counts_it_says_that_it_stands_still() -> None:
    host = four(clock_seconds=20)
    host.tap(intents.OpenRuling())
    assert host.shows(DisputeView).lines[1] == "Nothing changes until you agree. The clock stands still."


def test_a_ruling_on_what_was_before_is_over_once_something_is_recorded() -> None:
    below = DisputePage(case=Case.EXPOSED)
    assert page_after_entry(below) is None
    assert page_after_entry(RulesPage(marked="string", below=below)) == RulesPage(marked="string")
    assert page_after_entry(HandsPage()) == HandsPage()
    assert page_after_entry(None) is None
