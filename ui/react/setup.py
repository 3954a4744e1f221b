"""Touches on the start screen and the setup of a new game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from dealer.rules.button import SEATS
from dealer.rules.cards import FULL_DECK
from dealer.rules.first_button import draw_for_button
from dealer.rules.house import Mode
from dealer.table.commands import NewPlayer, PlaceButton, StartHand
from ui import intents
from ui.desk.desk import Place
from ui.desk.entry import Entry, EntryFor
from ui.desk.setup import Setup, began_with
from ui.desk.sheets import digits_of
from ui.intents import Intent
from ui.present.game_problems import game_problem
from ui.present.games import games_of
from ui.present.scene import Scene
from ui.react.reaction import Effect, Reaction


def react_in_setup(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means before the first hand, or ``None``."""
    desk = scene.desk
    if isinstance(intent, intents.NewCashGame | intents.NewTournament):
        return _begin(scene, Mode.CASH if isinstance(intent, intents.NewCashGame) else Mode.TOURNAMENT)
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


def _begin(scene: Scene, mode: Mode) -> Reaction | None:
    """The game of this kind that was laid aside, else the one that is offered first."""
    games, aside = games_of(scene, mode), scene.desk.laid_aside
    if not games:
        return None
    first = next((game for game in games if game.default), games[0])
    goes_on = aside is not None and aside.preset in {game.key for game in games}
    setup = aside if goes_on else began_with(first)
    desk = replace(scene.desk, place=Place.SETUP, setup=setup, laid_aside=None, page=None, overlay=None)
    return Reaction(desk=desk)


def _changed(scene: Scene, setup: Setup, intent: Intent) -> Setup | None:
    match intent:
        case intents.ChooseSeat(seat) if setup.moving:
            return _moved(setup, seat)
        case intents.ChooseSeat(seat) | intents.TapSeat(seat):
            return replace(setup, asked=seat, moving=False)
        case intents.MovePlayer(seat) if any(p.seat == seat for p in setup.players):
            return replace(setup, asked=seat, moving=True)
        case intents.SeatPlayer(seat, name):
            return seated(scene, setup, seat, name)
        case intents.StandUp(seat):
            return _without(setup, seat)
        case intents.PutButton(seat):
            return replace(setup, button=seat, drawn=())
        case intents.DrawForButton():
            return _drawn(setup)
        case intents.DrawSeats():
            return _seats_drawn(setup)
        case _:
            return None


def _moved(setup: Setup, to_seat: int) -> Setup:
    """The player that is asked about sits there; whoever sits there already changes places with him."""
    places = {setup.asked: to_seat, to_seat: setup.asked}
    players = (replace(p, seat=places.get(p.seat, p.seat)) for p in setup.players)
    return replace(
        setup,
        players=tuple(sorted(players, key=lambda p: p.seat)),
        asked=to_seat,
        moving=False,
        button=places.get(setup.button, setup.button) if setup.button else None,
        drawn=(),
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
    return replace(setup, players=players, asked=_next_empty(players, seat), moving=False, drawn=())


def _next_empty(players: Sequence[NewPlayer], seat: int) -> int:
    """The first empty seat clockwise from `seat`; 0 where there is none."""
    taken = {p.seat for p in players}
    after = [number % SEATS + 1 for number in range(seat - 1, seat - 1 + SEATS)]
    return next((number for number in after if number not in taken), 0)


def _without(setup: Setup, seat: int) -> Setup:
    return replace(
        setup,
        players=tuple(p for p in setup.players if p.seat != seat),
        moving=False,
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


def _seats_drawn(setup: Setup) -> Setup:
    """The players shuffled over the seats that are taken; the button is drawn after that."""
    seats = [p.seat for p in setup.players]
    if len(seats) < 2:
        return setup
    random.SystemRandom().shuffle(seats)
    players = (replace(p, seat=seat) for p, seat in zip(setup.players, seats, strict=True))
    return replace(
        setup,
        players=tuple(sorted(players, key=lambda p: p.seat)),
        moving=False,
        button=None,
        drawn=(),
    )


def _typing(scene: Scene, setup: Setup, intent: Intent) -> Entry | None:
    player = {p.seat: p for p in setup.players}
    match intent:
        case intents.TypeName(seat):
            name = player[seat].name if seat in player else ""
            return Entry(purpose=EntryFor.NAME, seat=seat, text=name)
        case intents.TypeStack(seat) if seat in player:
            digits = digits_of(player[seat].stack_chips, scene.unit)
            return Entry(purpose=EntryFor.STACK, seat=seat, text=digits, proposed=True)
        case intents.TypeBlinds("small"):
            return Entry(purpose=EntryFor.SMALL_BLIND)
        case intents.TypeBlinds():
            return Entry(purpose=EntryFor.BIG_BLIND)
        case _:
            return None


def _start(scene: Scene, setup: Setup) -> Reaction | None:
    """Open a new night with these players; the button is put and the first hand dealt with it."""
    game = scene.preset
    if game is None or len(setup.players) < 2 or game_problem(scene):
        return None
    return Reaction(
        desk=scene.desk,
        command=game.open_table(setup.players),
        then=(*((PlaceButton(seat=setup.button),) if setup.button else ()), StartHand()),
        effect=Effect.OPEN_NIGHT,
    )
