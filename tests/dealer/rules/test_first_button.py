"""The button drawn by high card, and put right after an error."""

from __future__ import annotations

import pytest

from dealer.rules.button import NotEnoughPlayers
from dealer.rules.cards import Card
from dealer.rules.errors import DuplicateCard
from dealer.rules.first_button import ButtonStands, check_button_may_move, draw_for_button


def test_highest_card_draws_the_button() -> None:
    drawn = {1: Card.parse("Kd"), 4: Card.parse("Ac"), 7: Card.parse("Qs")}
    assert draw_for_button(drawn) == 4


def test_suits_break_ties_spades_hearts_diamonds_clubs() -> None:
    kings = {1: Card.parse("Kc"), 2: Card.parse("Kd"), 3: Card.parse("Kh"), 4: Card.parse("Ks")}
    assert draw_for_button(kings) == 4
    del kings[4]
    assert draw_for_button(kings) == 3
    del kings[3]
    assert draw_for_button(kings) == 2


def test_one_card_draws_nothing() -> None:
    with pytest.raises(NotEnoughPlayers):
        draw_for_button({1: Card.parse("As")})


def test_two_seats_cannot_draw_the_same_card() -> None:
    with pytest.raises(DuplicateCard) as error:
        draw_for_button({1: Card.parse("As"), 4: Card.parse("As")})
    assert error.value.places == (1, 4)


def test_wrong_button_is_corrected_until_substantial_action_and_stands_after() -> None:
    check_button_may_move(substantial_action=False)
    with pytest.raises(ButtonStands) as error:
        check_button_may_move(substantial_action=True)
    assert error.value.rule == "TDA 34-A"
