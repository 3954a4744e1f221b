"""A doubtful card is read otherwise each time; what is offered for it holds still."""

from __future__ import annotations

from dataclasses import replace

from dealer.rules.cards import parse_cards
from tests.support.sightings import agreed, doubtful, report
from ui.camera.steady import steadied
from vision.sighting import Wanted

DUE = Wanted(hand=1, due=(("board", 3),))
(CARD,) = agreed("9h")
BEFORE = report(DUE, doubtful(CARD, "9h 8h 9d"))


def test_the_guesses_stay_as_they_were_while_a_card_is_asked_about() -> None:
    now = report(DUE, replace(doubtful(CARD, "8h 9h 8d"), card=parse_cards("8h")[0], at=(120.0, 210.0)))
    (kept,) = steadied(now, BEFORE).sightings.all
    assert (kept.card, kept.guesses) == (CARD.card, parse_cards("9h 8h 9d"))
    assert kept.at == (120.0, 210.0)


def test_a_card_that_is_no_longer_in_doubt_is_as_it_is_read_now() -> None:
    now = report(DUE, *agreed("8h"))
    assert steadied(now, BEFORE) == now


def test_another_card_or_another_hand_is_asked_anew() -> None:
    for now in (
        report(DUE, replace(doubtful(CARD, "Ks"), number=2)),
        report(Wanted(hand=2, due=DUE.due), doubtful(CARD, "Ks")),
    ):
        assert steadied(now, BEFORE) == now
        assert steadied(now, None) == now
