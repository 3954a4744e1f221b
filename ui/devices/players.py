"""The tag of a player: he sits down, comes back, or it is shown where he sits."""

from __future__ import annotations

from dealer.rules.missed_blinds import Owed, WayIn
from dealer.table.state import Seat
from ui import intents
from ui.desk.desk import Place
from ui.desk.entry import EntryFor
from ui.desk.setup import Setup
from ui.devices.answer import NOTHING, Answer
from ui.present.free_seats import free_seats
from ui.present.scene import Scene

_NAMES = (EntryFor.NAME, EntryFor.NEWCOMER, EntryFor.RENAME)


def player_answer(scene: Scene, name: str) -> Answer:
    """What the tag of the player called `name` means now."""
    desk = scene.desk
    if desk.entry is not None:
        typed = desk.entry.purpose in _NAMES
        return Answer(intents=(intents.TakeName(name),)) if typed else NOTHING
    match desk.place:
        case Place.START:
            return NOTHING
        case Place.SETUP:
            return _in_setup(scene, desk.setup, name)
        case Place.TABLE:
            seat = next((seat for seat in scene.state.seats if seat.name == name), None)
            return _newcomer(scene, name) if seat is None else _seated(scene, seat)


def _in_setup(scene: Scene, setup: Setup | None, name: str) -> Answer:
    if setup is None:
        return NOTHING
    seat = next((player.seat for player in setup.players if player.name == name), None)
    if seat is not None:
        return _shown(scene, seat, name)
    return Answer(intents=(intents.SeatPlayer(setup.asked, name),)) if setup.asked else NOTHING


def _newcomer(scene: Scene, name: str) -> Answer:
    """The lowest empty seat is his; what he brings is asked."""
    free = free_seats(scene)
    if scene.desk.page is not None or scene.desk.sheet is not None or not free:
        return NOTHING
    return Answer(intents=(intents.TypeNewcomer(free[0]), intents.TakeName(name)))


def _seated(scene: Scene, seat: Seat) -> Answer:
    """One who is away comes back; where there are two ways for that, the seat's sheet asks."""
    if not seat.away:
        return _shown(scene, seat.seat, seat.name)
    if seat.owes is Owed.NOTHING and not seat.newcomer:
        return Answer(intents=(intents.SitIn(seat.seat, WayIn.WAIT.value),), lit=seat.seat)
    return Answer(intents=(intents.TapSeat(seat.seat),), lit=seat.seat)


def _shown(scene: Scene, seat: int, name: str) -> Answer:
    return Answer(lit=seat, line=scene.text("tag.player_here", name=name, seat=seat))
