"""German has all that English has; what stands there in the same words is said so at German tables."""

from __future__ import annotations

import string
from dataclasses import replace

import pytest

from dealer.table.commands import MoneyUnit
from dealer.words.english import ENGLISH
from dealer.words.english_hands import HANDS
from dealer.words.english_lines import LINES
from dealer.words.english_refusals import REFUSALS
from dealer.words.english_table import TABLE
from dealer.words.german import GERMAN
from dealer.words.money import money
from dealer.words.pots import pot_label, who_can_win
from dealer.words.speaker import Speaker
from tests.support.evening import an_evening

THE_SAME = {
    *(f"letter.{rank}" for rank in range(2, 15)),
    "screen.settings.blinds",
    "pot.only",
    "pot.short.only",
    "pot.short.side",
    "pot.short.one_of_the_sides",
    "showdown.open",
    "start.hand",
    "chip.orange",
    "log.part.showdown",
    "log.hand",
    "log.hand_at",
    "books.stack",
    "screen.hand",
    "screen.pot",
    "screen.seat.all_in",
    "screen.fold",
    "screen.check",
    "screen.devices.pin.gpio",
    "screen.call",
    "screen.before_cards.straddle",
    "screen.bet.open",
    "screen.bet.to",
    "screen.bet.verb",
    "screen.preset.min",
    "screen.preset.pot",
    "screen.preset.all_in",
    "screen.amount.pot",
    "screen.street.flop",
    "screen.street.turn",
    "screen.street.river",
    "screen.cards.board",
    "screen.row.muck",
    "screen.start.doing",
    "screen.game.chips",
    "screen.chip_set",
    "screen.seat_menu.straddle",
    "screen.setup.put_button",
    "screen.setup.stack",
    "screen.setup.rename",
    "screen.setup.blinds",
    "screen.really.fold",
    "screen.really.check",
    "screen.really.call",
    "screen.ask_fold.fold",
    "screen.past.part.preflop",
    "screen.past.part.flop",
    "screen.past.part.turn",
    "screen.past.part.river",
    "screen.past.part.showdown",
    "screen.dispute.dealt.button",
    "screen.rules.group.showdown",
    "screen.rules.group.all_in",
    "screen.rules.group.extras",
    "rule.straddles",
    "rule.run_it_twice",
    "rule.button_method",
    *(f"rule.clock_seconds.s{seconds}" for seconds in (15, 20, 30, 60)),
    *(f"rule.time_bank_seconds.s{seconds}" for seconds in (60, 120, 300)),
    *(f"screen.month.{month}" for month in (4, 8, 9, 11)),
}
"""Words of poker that German players use as they are, units, months, and the product's name."""


def fields(message: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(message) if name}


def letters(message: str) -> str:
    plain = "".join(text for text, _, _, _ in string.Formatter().parse(message))
    return "".join(filter(str.isalpha, plain))


def test_german_has_the_ids_of_english_in_the_same_order() -> None:
    assert list(GERMAN.messages) == list(ENGLISH.messages)


def test_german_fills_in_the_same_things() -> None:
    """A form for one thing may say the number itself: "eine Sekunde", "einen roten"."""
    differ = {}
    for message, english in ENGLISH.messages.items():
        missing, strange = difference(english, GERMAN.messages[message])
        spared = {"count"} if message.endswith(".one") else set()
        if strange or missing - spared:
            differ[message] = (missing, strange)
    assert differ == {}


def difference(english: str, german: str) -> tuple[set[str], set[str]]:
    return fields(english) - fields(german), fields(german) - fields(english)


def test_nothing_is_left_in_english() -> None:
    left = {
        message
        for message, text in GERMAN.messages.items()
        if text == ENGLISH.messages.get(message) and letters(text)
    }
    assert left - THE_SAME == set()


def test_german_sentences_end_where_the_english_ones_do() -> None:
    spoken = [message for part in (HANDS, LINES, TABLE, REFUSALS) for message in part]
    ends = {m: (ENGLISH.messages[m][-1], GERMAN.messages[m][-1]) for m in spoken}
    assert {m: end for m, end in ends.items() if end[0] != end[1] and "." in end} == {
        "money.thousands": (",", ".")
    }


@pytest.mark.parametrize(
    ("chips", "unit", "said"),
    [
        (1480, MoneyUnit(), "1.480"),
        (1234567, MoneyUnit(), "1.234.567"),
        (1, MoneyUnit(per_unit_chips=2, decimals=2), "0,50"),
        (2961, MoneyUnit(per_unit_chips=2, decimals=2), "1.480,50"),
    ],
)
def test_amounts_have_points_and_a_comma(chips: int, unit: MoneyUnit, said: str) -> None:
    assert money(chips, unit, GERMAN) == said


def test_numbers_are_counted_in_words() -> None:
    assert [GERMAN.number(count) for count in (0, 1, 2, 12, 13)] == ["null", "eins", "zwei", "zwölf", "13"]


def test_players_and_pots_are_called_as_at_the_table() -> None:
    state = an_evening(*[500] * 5, names=("Ben", "Asha", "ben", "Dev", "Jo"), story="").state
    speaker = Speaker(state=state, words=replace(GERMAN, fallback=None))
    assert speaker.names([1, 2, 4]) == "Ben auf Platz 1, Asha und Dev"
    assert speaker.name(9) == "Platz 9"
    assert [pot_label(index, 3, GERMAN) for index in range(3)] == ["Hauptpot", "Sidepot 1", "Sidepot 2"]
    assert who_can_win((1, 2, 3, 4, 5), state, GERMAN) == "alle fünf"
    assert who_can_win((1, 2, 3, 4), state, GERMAN) == "alle außer Jo"
    assert who_can_win((2, 4), state, GERMAN) == "Asha, Dev"
