"""What a press means on the screen as it is, without a window."""

from __future__ import annotations

from dataclasses import replace

import pytest

from config.hardware import SeatButtons
from dealer.rules.cards import Card
from dealer.rules.missed_blinds import WayIn
from hardware.buttons.inputs import (
    CardRead,
    Input,
    KnobPressed,
    KnobTurned,
    NextPressed,
    PlayerRead,
    SeatPressed,
    UndoPressed,
    UnknownTagRead,
)
from tests.support.hosting import Host, a_host
from ui import intents
from ui.desk.desk import Place
from ui.devices.answer import NOTHING, TOO_SOON, Answer
from ui.devices.presses import Moment, answer_to
from ui.present.window import window_view

NOW = 100.0


def answer(host: Host, given: Input, *, quiet_until: float = 0.0, **scene: object) -> Answer:
    looked_at = replace(host.scene, **scene)  # type: ignore[arg-type]
    moment = Moment(
        scene=looked_at, view=window_view(looked_at), turn_began_at=quiet_until, quiet_until=quiet_until
    )
    return answer_to(given, moment, buttons=SeatButtons.ACT)


@pytest.fixture
def host() -> Host:
    """Three players, a hand in play."""
    host = a_host(1000, 1000, 1000)
    if not host.evening.state.hand_in_play:
        host.tap(intents.NextHand())
    return host


def to_act(host: Host) -> int:
    hand = host.evening.state.hand
    assert hand is not None
    assert hand.to_act is not None
    return hand.to_act


def test_the_next_button_is_the_brass_button_of_the_screen(host: Host) -> None:
    assert answer(host, NextPressed(began_at=NOW)).intents == (intents.CheckOrCall(),)
    host.tap(intents.OpenMenu())
    assert answer(host, NextPressed(began_at=NOW)) == NOTHING


def test_a_press_in_the_quiet_time_is_a_soft_tick(host: Host) -> None:
    for given in (NextPressed(began_at=NOW), UndoPressed(began_at=NOW), KnobPressed(began_at=NOW)):
        assert answer(host, given, quiet_until=NOW + 0.1) == TOO_SOON
    assert answer(host, KnobTurned(steps=1, at=NOW), quiet_until=NOW + 0.1) == NOTHING
    seat = SeatPressed(seat=to_act(host), held=False, began_at=NOW)
    assert answer(host, seat, quiet_until=NOW) == TOO_SOON


def test_the_undo_button_takes_back_only_what_the_screen_offers(host: Host) -> None:
    press = UndoPressed(began_at=NOW)
    assert answer(host, press, undo=None) == NOTHING
    assert answer(host, press, undo=("Undo", "")).intents == (intents.Undo(),)
    elsewhere = replace(host.desk, place=Place.START)
    assert answer(host, press, undo=("Undo", ""), desk=elsewhere) == NOTHING


def test_a_locked_screen_takes_no_press_but_shows_who_pressed(host: Host) -> None:
    host.tap(intents.LockScreen())
    assert answer(host, NextPressed(began_at=NOW)) == NOTHING
    seat = answer(host, SeatPressed(seat=to_act(host), held=False, began_at=NOW))
    assert (seat.intents, seat.lit) == ((), to_act(host))


def test_nobody_acts_from_the_start_screen(host: Host) -> None:
    start = replace(host.desk, place=Place.START)
    pressed = answer(host, SeatPressed(seat=to_act(host), held=False, began_at=NOW), desk=start)
    assert pressed.intents == ()
    assert pressed.lit == to_act(host)


def test_an_empty_seat_is_named_by_its_number(host: Host) -> None:
    assert answer(host, SeatPressed(seat=9, held=False, began_at=NOW)).line == "Somebody pressed at seat 9."


def test_the_knob_stays_within_what_may_be_bet(host: Host) -> None:
    legal = host.scene.legal
    assert legal is not None
    assert legal.raises is not None
    opened = answer(host, KnobTurned(steps=3, at=NOW))
    assert opened.intents == (intents.OpenRaise(), intents.SetAmount(legal.raises.lowest_to_chips))
    host.tap(*opened.intents)
    for steps, at in ((-5, legal.raises.lowest_to_chips), (999, legal.raises.highest_to_chips)):
        assert answer(host, KnobTurned(steps=steps, at=NOW)).intents == (intents.SetAmount(at),)
    host.tap(intents.Back(), intents.OpenMenu())
    assert answer(host, KnobTurned(steps=1, at=NOW)) == NOTHING


def test_a_card_that_nobody_asked_for_is_only_said(host: Host) -> None:
    read = answer(host, CardRead(card=Card.parse("As"), at=NOW))
    assert read.intents == ()
    assert read.line.startswith("Read: ")


def test_an_unknown_tag_is_shown_so_that_it_can_be_written_down(host: Host) -> None:
    assert answer(host, UnknownTagRead(tag="04A1B2", at=NOW)).line == "Tag 04A1B2 stands for nothing yet."


def test_the_tag_of_a_player_who_is_away_brings_him_back(host: Host) -> None:
    seat = host.evening.state.seats[0]
    away = replace(seat, away=True, newcomer=False)
    state = replace(host.evening.state, seats=(away, *host.evening.state.seats[1:]))
    assert answer(host, PlayerRead(name=seat.name, at=NOW), state=state).intents == (
        intents.SitIn(seat.seat, WayIn.WAIT.value),
    )


def test_the_tag_of_somebody_new_seats_him_in_the_lowest_empty_seat(host: Host) -> None:
    read = answer(host, PlayerRead(name="Zoe", at=NOW))
    assert read.intents == (intents.TypeNewcomer(4), intents.TakeName("Zoe"))
