"""Touches about time: the clock called, time taken out of the bank, the night paused and gone on with."""

from __future__ import annotations

from dataclasses import replace

from dealer.table import commands
from ui import intents
from ui.intents import Intent
from ui.present.scene import Scene
from ui.react.reaction import Effect, Reaction


def react_to_clock(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means for the clock, or ``None``."""
    desk = scene.desk
    match intent:
        case intents.CallClock(seat) if scene.legal is not None and scene.legal.seat == seat:
            return Reaction(desk=replace(desk, seat_menu=None), effect=Effect.CALL_CLOCK)
        case intents.TakeTime(seat):
            return Reaction(desk=desk, command=commands.TakeTime(seat=seat))
        case intents.Pause():
            return Reaction(desk=desk, command=commands.PauseNight())
        case intents.GoOn():
            return Reaction(desk=desk, command=commands.ResumeNight())
        case _:
            return None
