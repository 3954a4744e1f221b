"""Touches on the start screen and the setup of a new game."""

from __future__ import annotations

import random
from dataclasses import replace

from dealer.rules.cards import FULL_DECK
from dealer.rules.first_button import draw_for_button
from dealer.table.commands import NewPlayer, PlaceButton, StartHand
from ui import intents
from ui.desk.desk import Place
from ui.desk.entry import Entry, EntryFor
from ui.desk.setup import Setup
from ui.desk.sheets import digits_of
from ui.intents import Intent
from ui.present.scene import Scene
from ui.react.reaction import Effect, Reaction


def react_in_setup(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means before the first hand, or ``None``."""
    desk = scene.desk
    if isinstance(intent, intents.NewCashGame):
        return Reaction(desk=replace(desk, place=Place.SETUP, setup=_fresh(scene)))
    setup = desk.setup
    if setup is None or desk.place is not Place.SETUP:
        return None
    if isinstance(intent, intents.StartNight):
        return _start(scene, setup)
    entry = _typing(scene, setup, intent)
    if entry is not None:
        return Reaction(desk=replace(desk, entry=entry))
    changed = _changed(scene, setup, intent)
    return None if changed is None else Reaction(desk=replace(desk, setup=changed))


def _fresh(scene: Scene) -> Setup:
    preset = next((p for p in scene.presets if p.default), scene.presets[0])
    return Setup(
        preset=preset.key,
        small_blind_chips=preset.stakes.small_blind_chips,
        big_blind_chips=preset.stakes.big_blind_chips,
        asked=1,
    )


def _changed(scene: Scene, setup: Setup, intent: Intent) -> Setup | None:
    match intent:
        case intents.ChoosePreset(key):
            return _with_preset(scene, setup, key)
        case intents.ChooseSeat(seat) | intents.TapSeat(seat):
            return replace(setup, asked=seat)
        case intents.SeatPlayer(seat, name):
            return seated(scene, setup, seat, name)
        case intents.StandUp(seat):
            return _without(setup, seat)
        case intents.PutButton(seat):
            return replace(setup, button=seat, drawn=())
        case intents.DrawForButton():
            return _drawn(setup)
        case _:
            return None


def _with_preset(scene: Scene, setup: Setup, key: str) -> Setup:
    """Another game: its blinds, and its stack for everybody already seated."""
    preset = next(p for p in scene.presets if p.key == key)
    return replace(
        setup,
        preset=key,
        rules=None,
        small_blind_chips=preset.stakes.small_blind_chips,
        big_blind_chips=preset.stakes.big_blind_chips,
        players=tuple(replace(p, stack_chips=preset.stack_chips) for p in setup.players),
    )


def seated(scene: Scene, setup: Setup, seat: int, name: str) -> Setup:
    """`name` sits in `seat` with the stack of the game; the next empty seat is asked about."""
    before = next((p for p in setup.players if p.seat == seat), None)
    stack = before.stack_chips if before else scene.newcomer_stack_chips
    others = tuple(p for p in setup.players if p.seat != seat)
    players = tuple(
        sorted(
            (*others, NewPlayer(seat=seat, name=name, stack_chips=stack)),
            key=lambda p: p.seat,
        )
    )
    taken = {p.seat for p in players}
    after = [number % 10 + 1 for number in range(seat - 1, seat + 9)]
    empty = next((number for number in after if number not in taken), 0)
    return replace(setup, players=players, asked=empty, drawn=())


def _without(setup: Setup, seat: int) -> Setup:
    return replace(
        setup,
        players=tuple(p for p in setup.players if p.seat != seat),
        button=None if setup.button == seat else setup.button,
        drawn=(),
    )


def _drawn(setup: Setup) -> Setup:
    """One card from a shuffled deck for each player; the highest has the button (RRoP)."""
    seats = [p.seat for p in setup.players]
    if len(seats) < 2:
        return setup
    drawn = dict(zip(seats, random.SystemRandom().sample(FULL_DECK, len(seats)), strict=True))
    return replace(
        setup,
        button=draw_for_button(drawn),
        drawn=tuple((seat, str(card)) for seat, card in drawn.items()),
    )


def _typing(scene: Scene, setup: Setup, intent: Intent) -> Entry | None:
    player = {p.seat: p for p in setup.players}
    match intent:
        case intents.TypeName(seat):
            name = player[seat].name if seat in player else ""
            return Entry(purpose=EntryFor.NAME, seat=seat, text=name)
        case intents.TypeStack(seat) if seat in player:
            digits = digits_of(player[seat].stack_chips, scene.unit)
            return Entry(purpose=EntryFor.STACK, seat=seat, text=digits)
        case intents.TypeBlinds("small"):
            return Entry(purpose=EntryFor.SMALL_BLIND)
        case intents.TypeBlinds():
            return Entry(purpose=EntryFor.BIG_BLIND)
        case _:
            return None


def _start(scene: Scene, setup: Setup) -> Reaction | None:
    """Open a new night with these players; the button is put and the first hand dealt with it."""
    preset = scene.preset
    if preset is None or len(setup.players) < 2:
        return None
    opened = preset.open_table(setup.players)
    stakes = replace(
        opened.stakes,
        small_blind_chips=setup.small_blind_chips,
        big_blind_chips=setup.big_blind_chips,
    )
    return Reaction(
        desk=scene.desk,
        command=replace(opened, stakes=stakes, rules=scene.rules),
        then=(*((PlaceButton(seat=setup.button),) if setup.button else ()), StartHand()),
        effect=Effect.OPEN_NIGHT,
    )
