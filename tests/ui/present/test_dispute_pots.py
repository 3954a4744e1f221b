"""A wrong pot: the wrong winner, chips paid to the wrong player, an all-in or a stack that was miscounted."""

from __future__ import annotations

import pytest

from dealer.table.commands import StartHand
from tests.support.disputes import agree, dispute, tell
from tests.support.hosting import Host, a_host
from ui import intents
from ui.views import MenuView, PushedView, QuestionView

DOWN = "flop 2c 7d 9h, {0}, turn 3s, {0}, river 4c, {0}"
BOTH = DOWN.format("1 checks, 2 checks")
GIVEN = f"2 calls, 1 checks, {BOTH}, pot 0 to 1"


def two(story: str) -> Host:
    """Ben has the button and the small blind of 10, Asha the big blind of 20."""
    return a_host(1000, 1000, story=story)


def stacks(host: Host) -> list[int]:
    return [host.evening.state.stack_chips(seat.seat) for seat in host.evening.state.seats]


def keys(host: Host) -> list[str]:
    return [choice.name.removeprefix("answer_") for choice in host.shows(QuestionView).choices]


def opened(host: Host) -> Host:
    host.tap(intents.OpenRuling())
    host.press("case_wrong_pot")
    return host


def test_a_pot_that_went_to_the_wrong_player_goes_to_the_right_one() -> None:
    host = two(GIVEN)
    view = dispute(host, "wrong_pot", "winner", "2")
    assert (view.headline, view.moves) == ("Pot to Ben.", ("40 from Asha to Ben",))
    assert view.rule.text == "TDA 12, 22: house rules"
    assert agree(host)[:2] == ["Asha gives 40 back.", "Ben takes 40."]
    assert stacks(host) == [980, 1020]


def test_it_may_have_been_a_split() -> None:
    host = two(GIVEN)
    dispute(host, "wrong_pot", "winner", "split")
    agree(host)
    assert stacks(host) == [1000, 1000]


def test_of_several_pots_it_is_asked_which() -> None:
    host = a_host(
        400,
        1000,
        1000,
        button=1,
        story="1 raises to 400, 2 calls, 3 calls, flop, 2 bets 100, 3 calls, turn, 2 checks, 3 checks, "
        "river, 2 checks, 3 checks, pot 1 to 2, pot 0 to 1",
    )
    opened(host)
    tell(host, "winner")
    assert [choice.text for choice in host.shows(QuestionView).choices] == ["Side pot", "Main pot"]
    tell(host, "1.0")
    tell(host, "3")
    agree(host)
    assert stacks(host) == [1200, 500, 700]


def test_what_the_cards_gave_away_is_put_right_by_the_cards() -> None:
    host = two(f"2 calls, 1 checks, {BOTH}, 1 shows Ah Ad, 2 shows Kh Kd")
    opened(host)
    assert keys(host) == ["cards", "paid"]
    tell(host, "cards")
    host.press("agree_cards")
    assert isinstance(host.overlay, MenuView)
    assert host.overlay.title == "What was wrong?"


def test_chips_paid_to_the_wrong_player_go_back() -> None:
    host = two(GIVEN)
    view = dispute(host, "wrong_pot", "paid", "1", "2", 25)
    assert (view.headline, view.moves) == ("Asha gives Ben 25.", ("25 back to Ben",))
    agree(host)
    assert stacks(host) == [995, 1005]


def test_nobody_can_give_more_than_he_has() -> None:
    host = two(GIVEN)
    opened(host)
    for answer in ("paid", "1", "2"):
        tell(host, answer)
    host.tap(*(intents.PressKey(digit) for digit in "1021"))
    confirm = host.shows(PushedView).confirm
    assert confirm is not None
    assert (confirm.enabled, confirm.detail) == (False, "1,020 at most")


@pytest.mark.parametrize(("story", "heard"), [("", True), ("1 calls", True), ("1 calls, 2 checks", False)])
def test_sums_are_heard_until_substantial_action_in_the_next_hand(story: str, heard: bool) -> None:
    host = two(GIVEN)
    host.evening.do(StartHand())
    if story:
        host.evening.tell(story)
    assert ("paid" in keys(opened(host))) is heard


def test_the_first_hand_has_no_hand_before_it_to_dispute() -> None:
    assert keys(opened(two(""))) == ["count"]


def test_who_won_is_heard_until_the_next_hand_starts() -> None:
    host = two(GIVEN)
    assert "winner" in keys(opened(host))
    host.tap(intents.Back(), intents.Back())
    host.evening.do(StartHand())
    assert "winner" not in keys(opened(host))


def test_a_counted_all_in_decides() -> None:
    host = two("2 shoves")
    view = dispute(host, "wrong_pot", "all_in", 940)
    assert (view.headline, view.rule.text) == ("Ben is all-in for 940.", "TDA 49: house rules")
    assert agree(host)[0] == "Counted: Ben's all-in is 940, not 1,000."


def test_of_several_all_ins_it_is_asked_whose_also_when_cards_have_come() -> None:
    host = two("2 shoves, 1 calls, flop")
    opened(host)
    tell(host, "all_in")
    assert keys(host) == ["2", "1"]
    tell(host, "2")
    assert host.shows(PushedView).note == "The screen says 1,000."


def test_a_stack_that_does_not_agree_is_counted() -> None:
    host = two("2 calls")
    view = dispute(host, "wrong_pot", "count", "1", 900)
    assert (view.headline, view.rule.text) == ("Asha has 900 behind.", "House rule")
    assert agree(host)[0] == "Corrected: Asha has 900."


def test_a_stack_that_agrees_after_all_is_left_alone() -> None:
    host = two("2 calls")
    view = dispute(host, "wrong_pot", "count", "1", 980)
    assert (view.headline, view.answers[-1].text) == ("It is as the screen says.", "Play on")


def test_nothing_behind_is_an_amount_too() -> None:
    host = two("2 calls")
    opened(host)
    for answer in ("count", "1"):
        tell(host, answer)
    host.press("said_confirm")
    agree(host)
    assert stacks(host)[0] == 0
