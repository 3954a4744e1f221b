"""From an intent to its reaction."""

from __future__ import annotations

from dataclasses import replace

from ui import intents
from ui.desk.desk import Desk, Overlay, Place
from ui.intents import Intent
from ui.present.scene import Scene
from ui.react.camera_setup import react_to_camera_setup
from ui.react.clock import react_to_clock
from ui.react.devices import react_to_devices
from ui.react.dispute import react_to_dispute
from ui.react.entries import react_to_entry
from ui.react.games import react_to_games
from ui.react.hand import react_in_hand
from ui.react.looking_back import react_looking_back
from ui.react.names import react_to_names
from ui.react.pages import react_on_page
from ui.react.practice import react_to_practice
from ui.react.reaction import Effect, Reaction
from ui.react.seats import react_about_seat
from ui.react.seen_cards import react_to_seen_cards
from ui.react.settings import react_to_settings
from ui.react.setup import react_in_setup
from ui.react.sheets import react_on_sheet
from ui.react.table_game import react_to_table_game


def react(scene: Scene, intent: Intent) -> Reaction:
    """What `intent` leads to on the present screen; one that means nothing there leaves all as it is."""
    if scene.desk.locked and not isinstance(intent, intents.Unlock):
        return Reaction(desk=scene.desk)
    cleared = replace(scene, desk=replace(scene.desk, refusal=""))
    for react_to in (
        react_to_entry,
        react_to_dispute,
        react_looking_back,
        react_to_names,
        react_on_page,
        react_to_settings,
        react_to_camera_setup,
        react_to_devices,
        react_to_games,
        react_to_table_game,
        react_to_seen_cards,
        _around,
        react_in_setup,
        react_to_practice,
        react_on_sheet,
        react_about_seat,
        react_to_clock,
        react_in_hand,
    ):
        reaction = react_to(cleared, intent)
        if reaction is not None:
            return reaction
    return Reaction(desk=cleared.desk)


def _around(scene: Scene, intent: Intent) -> Reaction | None:
    """What means the same on every screen."""
    desk = scene.desk
    match intent:
        case intents.Back():
            return Reaction(desk=back(desk))
        case intents.OpenMenu():
            return Reaction(desk=replace(desk, overlay=Overlay.MENU, seat_menu=None))
        case intents.LockScreen():
            return Reaction(desk=replace(desk, locked=True, overlay=None, seat_menu=None))
        case intents.Unlock():
            return Reaction(desk=replace(desk, locked=False))
        case intents.LeaveTable():
            effect = Effect.END_PRACTICE if scene.practice else None
            return Reaction(desk=replace(cleared_desk(desk), place=Place.START, line=""), effect=effect)
        case intents.TurnPage(part, first):
            return Reaction(desk=_turned(desk, part, first))
        case _:
            return _outside(desk, intent)


def _outside(desk: Desk, intent: Intent) -> Reaction | None:
    """What only the window or the night can do."""
    match intent:
        case intents.LeaveFullScreen():
            return Reaction(desk=replace(desk, full_screen=False, overlay=None), effect=Effect.NO_FULL_SCREEN)
        case intents.EnterFullScreen():
            return Reaction(desk=replace(desk, full_screen=True, overlay=None), effect=Effect.FULL_SCREEN)
        case intents.ResumeNight():
            return Reaction(desk=cleared_desk(desk), effect=Effect.RESUME_NIGHT)
        case intents.Quit():
            return Reaction(desk=desk, effect=Effect.QUIT)
        case intents.SayAgain():
            return Reaction(desk=desk, effect=Effect.SAY_AGAIN)
        case intents.PressTooSoon():
            return Reaction(desk=desk, effect=Effect.TICK)
        case _:
            return None


def cleared_desk(desk: Desk) -> Desk:
    """The desk with everything closed that lay over the screen, and its lists turned to where they begin."""
    return replace(
        desk,
        page=None,
        sheet=None,
        entry=None,
        overlay=None,
        seat_menu=None,
        split=None,
        refusal="",
        first_row=None,
        first_award=None,
        changes_skipped=0,
    )


def back(desk: Desk) -> Desk:
    """Close what was opened last; from the setup back to the start."""
    if desk.overlay is not None or desk.seat_menu is not None:
        return replace(desk, overlay=None, seat_menu=None)
    if desk.entry is not None:
        return replace(desk, entry=None)
    if desk.page is not None:
        return replace(desk, page=None)
    if desk.sheet is not None or desk.split is not None:
        return replace(desk, sheet=None, split=None)
    if desk.setup is not None and desk.setup.moving:
        return replace(desk, setup=replace(desk.setup, moving=False))
    if desk.place is Place.SETUP:
        return replace(desk, place=Place.START, setup=None, laid_aside=desk.setup)
    return desk


def _turned(desk: Desk, part: str, first: int) -> Desk:
    match part:
        case "rows":
            return replace(desk, first_row=first)
        case "changes":
            return replace(desk, changes_skipped=first)
        case _:
            return replace(desk, first_award=first)
