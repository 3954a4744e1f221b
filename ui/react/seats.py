"""Touches about a player at the table: away and back, chips, name, the button."""

from __future__ import annotations

from dataclasses import replace

from dealer.rules.missed_blinds import WayIn
from dealer.table import commands
from ui import intents
from ui.desk.desk import Desk, Overlay, Place
from ui.desk.entry import Entry, EntryFor
from ui.intents import Intent
from ui.present.free_seats import free_seats
from ui.present.scene import Scene
from ui.react.reaction import Reaction


def react_about_seat(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means about a player of the night, or ``None``."""
    desk = scene.desk
    if desk.place is not Place.TABLE:
        return None
    match intent:
        case intents.TapSeat(seat):
            return Reaction(desk=replace(desk, seat_menu=seat, overlay=None))
        case intents.TurnTable():
            return _turned(scene)
        case intents.TypeChips(seat, purpose):
            return Reaction(desk=_typing(desk, Entry(purpose=EntryFor(purpose), seat=seat)))
        case intents.TypeRaiseAgain(index) if index < len(scene.acted):
            return Reaction(desk=_typing(desk, Entry(purpose=EntryFor.RAISE_AGAIN, index=index)))
        case intents.TypeName(seat):
            player = scene.state.seat(seat)
            name = player.name if player else ""
            return Reaction(desk=_typing(desk, Entry(purpose=EntryFor.RENAME, seat=seat, text=name)))
        case intents.TypeNewcomer(seat):
            return _newcomer(scene, seat)
        case intents.ChooseNewSeat(seat) if scene.state.seat(seat) is not None:
            return Reaction(desk=replace(desk, seat_menu=seat, overlay=Overlay.NEW_SEAT))
        case _:
            command = _command(intent)
            return None if command is None else Reaction(desk=desk, command=command)


def _turned(scene: Scene) -> Reaction:
    """The table as it stands around the box is kept with the settings."""
    display = scene.settings.display
    following = (display.turned + 1) % max(len(scene.state.seats), 1)
    settings = replace(scene.settings, display=replace(display, turned=following))
    return Reaction(desk=replace(scene.desk, overlay=None), settings=settings)


def _typing(desk: Desk, entry: Entry) -> Desk:
    return replace(desk, entry=entry, overlay=None, seat_menu=None)


def _newcomer(scene: Scene, seat: int) -> Reaction | None:
    """Which seat is asked where there are several; a full table takes nobody."""
    free = free_seats(scene)
    if seat not in free and len(free) != 1:
        return Reaction(desk=replace(scene.desk, overlay=Overlay.JOIN, seat_menu=None)) if free else None
    chosen = seat if seat in free else free[0]
    return Reaction(desk=_typing(scene.desk, Entry(purpose=EntryFor.NEWCOMER, seat=chosen)))


def _command(intent: Intent) -> commands.Command | None:
    match intent:
        case intents.SitOut(seat, after_hand):
            return commands.SitOut(seat=seat, after_hand=after_hand)
        case intents.SitIn(seat, way):
            return commands.SitIn(seat=seat, way=WayIn(way))
        case intents.StandUp(seat):
            return commands.LeaveTable(seat=seat)
        case intents.BuyChips(seat, chips):
            return commands.BuyIn(seat=seat, chips=chips)
        case intents.ChangeSeat(seat, to_seat):
            return commands.MoveSeat(seat=seat, to_seat=to_seat)
        case intents.DealIn(seat):
            return commands.DealIn(seat=seat)
        case intents.DealOut(seat):
            return commands.DealOut(seat=seat)
        case intents.PutButton(seat):
            return commands.PlaceButton(seat=seat)
        case _:
            return None
