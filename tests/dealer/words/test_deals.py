from __future__ import annotations

from dataclasses import replace

from dealer.rules.missed_blinds import WayIn
from dealer.table.commands import (
    AwardTo,
    LeaveTable,
    NewPlayer,
    SitDown,
    SitIn,
    SitOut,
    StartHand,
    TableCommand,
)
from dealer.words.line import Kind
from tests.support.evening import Evening, an_evening


def dealt(evening: Evening, deal: StartHand = StartHand()) -> str:  # noqa: B008
    evening.do(deal)
    first = evening.lines[0]
    assert first.kind is Kind.HAND
    return first.text


def after(evening: Evening, *commands: TableCommand) -> Evening:
    for command in commands:
        evening.do(command)
    return evening


BEN_ASHA_CHITRA = ("Ben", "Asha", "Chitra", "Dev", "Eva")


def test_a_hand_starts_with_button_and_blinds() -> None:
    evening = an_evening(500, 500, 500, names=BEN_ASHA_CHITRA, button=1)
    evening.state = replace(evening.state, hand_number=11)
    assert dealt(evening) == "Hand 12. Ben has the button. Asha, small blind 10. Chitra, big blind 20."
    assert [line.kind for line in evening.lines] == [Kind.HAND, Kind.TURN]


def test_heads_up_the_button_has_the_small_blind() -> None:
    evening = an_evening(500, 500)
    assert dealt(evening) == "Hand 1. Ben has the button. Ben, small blind 10. Asha, big blind 20."


def test_a_blind_that_takes_the_last_chip_is_told() -> None:
    evening = an_evening(5, 15, 500)
    assert dealt(evening) == (
        "Hand 1. Chitra has the button. Asha, small blind 5, all-in. Ben, big blind 15, all-in."
    )


def test_a_dead_small_blind_and_a_dead_button_are_told() -> None:
    evening = an_evening(500, 500, 500, 500, button=1, story="4 folds, 1 folds, 2 folds")
    after(evening, LeaveTable(seat=3))
    assert dealt(evening) == "Hand 2. Ben has the button. No small blind this hand. Dev, big blind 20."
    evening.tell("1 folds, 2 folds")
    assert dealt(evening) == (
        "Hand 3. The button stays at the empty seat 3. Dev, small blind 10. Asha, big blind 20."
    )


def test_dead_small_blind_and_dead_button_together_as_the_table_of_words_has_them() -> None:
    evening = an_evening(500, 500, 500, 500, 500, button=1, story="4 folds, 5 folds, 1 folds, 2 folds")
    after(evening, LeaveTable(seat=2), LeaveTable(seat=3))
    assert dealt(evening) == (
        "Hand 2. No small blind this hand. The button stays at the empty seat 2. Dev, big blind 20."
    )


def test_the_button_can_stay_with_a_player_who_is_away() -> None:
    evening = an_evening(500, 500, 500, 500, button=1, story="4 folds, 1 folds, 2 folds")
    after(evening, SitOut(seat=2))
    assert dealt(evening).startswith("Hand 2. The button is with Ben, who is not in this hand. Chitra,")


def test_antes_of_everybody_are_one_sentence() -> None:
    evening = an_evening(500, 500, 3, ante=("each", 5))
    assert dealt(evening) == (
        "Hand 1. Chitra has the button. Everybody antes 5. Chitra antes 3, all-in. "
        "Asha, small blind 10. Ben, big blind 20."
    )


def test_an_ante_for_the_table_is_told_of_who_pays_it() -> None:
    evening = an_evening(500, 25, 500, ante=("big_blind", 20))
    assert dealt(evening).endswith("Ben, big blind 20. Ben antes 5 for the table, all-in.")
    evening = an_evening(500, 500, 500, ante=("button", 20))
    assert dealt(evening).endswith("Chitra antes 20 for the table.")


def test_a_straddle_is_told() -> None:
    evening = an_evening(500, 500, 500, 500, straddles=True)
    assert dealt(evening, StartHand(straddle_seat=3)).endswith("Ben, big blind 20. Chitra straddles 40.")
    evening = an_evening(500, 500, 500, 40, straddles=True)
    assert dealt(evening, StartHand(straddle_seat=4)).endswith("Dev straddles 40, all-in.")


def test_in_a_bomb_pot_everybody_puts_in_the_same() -> None:
    evening = an_evening(500, 500, 30, bomb_pots=True)
    assert dealt(evening, StartHand(bomb_pot_chips=50)) == (
        "Hand 1. Chitra has the button. Bomb pot: everybody puts in 50. Chitra puts in 30, all-in."
    )
    assert evening.texts[1:] == ["Main pot 90. Side pot 40. Burn one, deal the flop."]


FOLDED_ROUND = "4 folds, 1 folds, 2 folds"


def test_who_owes_blinds_is_told_when_they_pass_him_and_his_posts_when_he_comes_in() -> None:
    evening = an_evening(500, 500, 500, 500, button=1, story=FOLDED_ROUND)
    after(evening, SitOut(seat=4))
    dealt(evening)
    assert evening.texts[1:] == [
        "Dev has missed his big blind.",
        "Ben. 20 to call, minimum raise to 40.",
    ]
    evening.tell("2 folds, 3 folds")
    dealt(evening)
    evening.tell("3 folds, 1 folds")
    after(evening, SitIn(seat=4, way=WayIn.POST))
    start = dealt(evening)
    assert start.endswith("Dev posts 10 dead. Dev posts 20.")


def test_who_missed_only_the_small_blind_is_told() -> None:
    evening = an_evening(500, 500, 500, 500, button=1, story=FOLDED_ROUND)
    after(evening, SitOut(seat=3))
    dealt(evening)
    assert "Chitra has missed his small blind." in evening.texts


def test_a_newcomer_who_waits_is_told_once() -> None:
    evening = an_evening(500, 500, 500, 500, seats=(1, 4, 6, 8), button=1, story="8 folds, 1 folds, 4 folds")
    after(evening, SitDown(player=NewPlayer(seat=3, name="Gus", stack_chips=500)))
    dealt(evening)
    assert "Gus waits for the big blind." in evening.texts
    evening.tell("1 folds, 4 folds, 6 folds")
    dealt(evening)
    assert "Gus waits for the big blind." not in evening.texts


def test_a_newcomer_between_button_and_small_blind_waits_for_the_button() -> None:
    evening = an_evening(500, 500, 500, seats=(1, 3, 5), button=1, story="1 folds, 3 folds")
    newcomer = NewPlayer(seat=4, name="Gus", stack_chips=500)
    after(evening, SitDown(player=newcomer), SitIn(seat=4, way=WayIn.POST))
    dealt(evening)
    assert "Gus waits until the button has passed." in evening.texts


def test_who_wants_to_straddle_in_waits_for_his_place() -> None:
    evening = an_evening(500, 500, 500, 500, 500, button=1, story="4 folds, 5 folds, 1 folds, 2 folds")
    newcomer = NewPlayer(seat=9, name="Ida", stack_chips=500)
    after(evening, SitDown(player=newcomer), SitIn(seat=9, way=WayIn.STRADDLE))
    dealt(evening)
    assert "Ida waits for the straddle under the gun." in evening.texts


def test_who_has_no_chips_left_is_not_said_to_have_missed_his_blind() -> None:
    evening = an_evening(500, 500, 500, 100, button=1, story="4 shoves, 1 calls, 2 folds, 3 folds")
    evening.tell("flop, turn, river")
    evening.do(AwardTo(pot=0, seats=(1,)))
    assert evening.state.stack_chips(4) == 0
    dealt(evening)
    assert not any("missed" in text for text in evening.texts)
