"""What a hand waits for: the next street, and the hands that must be turned up."""

from __future__ import annotations

from dealer.rules.cards import parse_cards
from tests.support.tables import a_table
from vision.sighting import Wanted
from vision.wanted import wanted_of


def test_without_a_hand_nothing_is_due() -> None:
    assert wanted_of(None) == Wanted()


def test_nothing_is_due_in_a_betting_round() -> None:
    table = a_table(1000, 1000)
    table.deal()
    assert wanted_of(table.hand).due == ()


def test_three_cards_are_due_for_the_flop_and_one_for_each_street_after_it() -> None:
    table = a_table(1000, 1000)
    table.deal()
    table.tell(f"{table.to_act} calls")
    due = []
    for street in ("flop Ah Kd 9c", "turn 2s", "river 7s"):
        while table.to_act is not None:
            table.tell(f"{table.to_act} checks")
        due.append(wanted_of(table.hand).due)
        table.tell(street)
    assert due == [(("board", 3),), (("board", 1),), (("board", 1),)]
    assert wanted_of(table.hand).has_in("board") == frozenset(parse_cards("Ah Kd 9c 2s 7s"))


def test_after_a_flop_without_cards_no_card_of_the_board_is_due() -> None:
    table = a_table(1000, 1000)
    table.deal()
    table.tell(f"{table.to_act} calls")
    for street in ("flop", "turn 2s", "river"):
        while table.to_act is not None:
            table.tell(f"{table.to_act} checks")
        due = wanted_of(table.hand).due_in("board")
        assert due == (3 if street == "flop" else 0)
        table.tell(street)


def test_hands_are_due_at_an_all_in_before_the_flop() -> None:
    table = a_table(1000, 1000, 1000)
    table.deal()
    first = table.to_act
    table.tell(f"{first} raises to 1000")
    second = table.to_act
    table.tell(f"{second} calls")
    third = table.to_act
    table.tell(f"{third} folds")
    wanted = wanted_of(table.hand)
    assert wanted.due_in("board") == 3
    assert {seat for seat in (1, 2, 3) if wanted.due_in(seat) == 2} == {first, second}
    table.tell(f"{first} shows As Ad")
    assert wanted_of(table.hand).due_in(first or 0) == 0
    assert wanted_of(table.hand).has_in(first or 0) == frozenset(parse_cards("As Ad"))
