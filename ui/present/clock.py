"""The time left of the player to act, and how a picture of the window changes when only time goes by."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from dealer.rules.clock import time_to_take
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from ui import intents
from ui.clock.action_clock import TimeLeft
from ui.present.scene import Scene
from ui.views import ButtonView, ClockView, RaiseView, TableView, WindowView

URGENT_SECONDS: Final = 10
"""From here on the figure is large."""
STEPS: Final = 100
"""In so many steps the ring becomes shorter: finer ones cannot be seen, but would have to be painted."""


def clock_view(left: TimeLeft | None, state: TableState, words: Catalogue) -> ClockView | None:
    """The time left as it is shown; whole seconds, so that the last one is 1 and 0 is too late."""
    if left is None:
        return None
    figure = str(math.ceil(left.seconds))
    return ClockView(
        seat=left.seat,
        figure=figure,
        share=math.ceil(left.share * STEPS) / STEPS,
        urgent=left.called or left.seconds <= URGENT_SECONDS,
        says=words.text("screen.clock.says", seconds=figure, name=state.name(left.seat)),
    )


def with_clock(view: WindowView, clock: ClockView | None) -> WindowView:
    """The same picture with this much time left; every part that shows no time is the very same object."""
    match view.screen:
        case TableView() | RaiseView() as screen if screen.clock is not None:
            return replace(view, screen=replace(screen, clock=clock))
        case _:
            return view


def clock_items(scene: Scene, number: int) -> list[ButtonView]:
    """What can be done about the time of the player in seat `number`, if it is his turn."""
    if scene.legal is None or scene.legal.seat != number or scene.state.paused:
        return []
    items = []
    bank = _bank_seconds(scene, number)
    seconds = time_to_take(bank, 0)
    if seconds and scene.clock is not None:
        items.append(
            ButtonView(
                name="take_time",
                text=scene.text("menu.take_time", seconds=seconds),
                detail=scene.text("menu.take_time.bank", seconds=bank),
                intent=intents.TakeTime(number),
            )
        )
    if scene.clock_can_be_called:
        items.append(
            ButtonView(
                name="call_clock",
                text=scene.text("menu.call_clock"),
                detail=scene.text("menu.call_clock.detail"),
                intent=intents.CallClock(number),
            )
        )
    return items


def _bank_seconds(scene: Scene, number: int) -> int:
    """What is left in the player's time bank."""
    seat = scene.state.seat(number)
    used = seat.time_used_seconds if seat else 0
    return max(0, scene.hand.setup.rules.time_bank_seconds - used)
