"""All the devices of the box behind one door: the table is told once, and what people do comes back."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from dataclasses import replace
from datetime import time as local_time
from typing import TYPE_CHECKING, Final

from config.hardware import HardwareSettings
from config.tags import TagMap
from hardware.backends import Backends
from hardware.buttons.inputs import Input
from hardware.health import Condition, Device, DeviceHealth
from hardware.lights.cues import Cue, CueAt
from hardware.lights.dimming import dimming
from hardware.lights.facts import ClockFacts, TableFacts
from hardware.lights.frame import Frame, frame
from hardware.lights.scene import Scene, with_table
from hardware.readers.link import ReaderLink
from hardware.readers.tags import TagRead, WedgeTags
from hardware.seat_box.link import SeatBoxLink
from hardware.seat_box.messages import box_lights

if TYPE_CHECKING:
    from hardware.gpio.board import PinBoard

ROUND_SECONDS: Final = 0.04
AFTER_FAILURE_SECONDS: Final = 1.0
CLOSE_SECONDS: Final = 1.0
"""Whoever closes waits no longer than this for a pin that keeps the thread."""

_log: Final = logging.getLogger(__name__)


class Devices:
    """From `start` to `close`. Every call returns at once; none waits for a device.

    `clock` is monotonic seconds, `now` the local time of day for the quiet hours. `on_input` and `on_health`
    are called on threads of the devices' own, and must hand over at once; a health is told when its condition
    or its faults change.
    """

    def __init__(
        self,
        *,
        settings: HardwareSettings,
        backends: Backends,
        tags: TagMap,
        clock: Callable[[], float],
        now: Callable[[], local_time],
        on_input: Callable[[Input], None],
        on_health: Callable[[DeviceHealth], None],
    ) -> None:
        self._settings = settings
        self._backends = backends
        self._clock = clock
        self._now = now
        self._on_input = on_input
        self._on_health = on_health
        self._lock = threading.Lock()
        self._scene = Scene()
        self._muted = False
        self._frame = Frame()
        self._wedge = WedgeTags(tags)
        self._pins: PinBoard | None = None
        self._pins_health = DeviceHealth(device=Device.PINS, condition=Condition.OFF, since=clock())
        self._box = self._seat_box_link()
        self._reader = self._reader_link(tags)
        self._stop = threading.Event()
        # A pin that hangs must not keep the seat box dark, so each has a thread.
        self._threads = [
            threading.Thread(target=self._run, args=(round_,), name=name, daemon=True)
            for name, round_ in (("lights", self._light), ("pins", self._light_pins))
        ]

    def start(self) -> None:
        """Begin to look for the devices and to light them."""
        if self._box is not None:
            self._box.start()
        if self._reader is not None:
            self._reader.start()
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        """Lamps out, and everything given back; a device that does not let go is left behind."""
        self._stop.set()
        for thread in self._threads:
            if thread.ident is not None:
                thread.join(CLOSE_SECONDS)
        if self._box is not None:
            self._box.close()
        if self._reader is not None:
            self._reader.close()
        if self._pins is not None and not any(thread.is_alive() for thread in self._threads):
            self._pins.close()

    def show_table(self, table: TableFacts, *, live: bool = True) -> None:
        """The table is like this now; after a restart or in a replay it is not `live`."""
        with self._lock:
            self._scene = with_table(self._scene, table, at=self._clock(), live=live)

    def show_clock(self, clock: ClockFacts | None) -> None:
        """The action clock is like this now; ``None`` is no clock."""
        with self._lock:
            self._scene = replace(self._scene, clock=clock)

    def sound(self, cue: Cue, *, seat: int | None = None) -> None:
        """Sound `cue` now; only for what has just happened."""
        with self._lock:
            self._scene = replace(self._scene, cue=CueAt(cue=cue, at=self._clock(), seat=seat))

    def mute(self, muted: bool) -> None:
        """Keep the buzzer still, or no longer."""
        self._muted = muted

    def light_seat(self, seat: int, *, seconds: float = 2.0) -> None:
        """Light the lamp of `seat` for a while: to try it, or to show who pressed."""
        with self._lock:
            self._scene = replace(self._scene, lit=seat, lit_until=self._clock() + seconds)

    def wedge_key(self, text: str) -> TagRead | None:
        """A key that types `text` was pressed; the reading it ends, if a wedge typed it."""
        return self._wedge.key(text, self._clock())

    @property
    def frame(self) -> Frame:
        """What is shown."""
        return self._frame

    @property
    def health(self) -> tuple[DeviceHealth, ...]:
        """How each device is."""
        return (
            self._pins_health,
            _off(Device.SEAT_BOX) if self._box is None else self._box.health,
            _off(Device.READER) if self._reader is None else self._reader.health,
        )

    def tick(self) -> None:
        """One round: make the frame and bring it to all lamps, as the devices' own threads do."""
        self._light()
        self._light_pins()

    def _run(self, round_: Callable[[], None]) -> None:
        while not self._stop.wait(ROUND_SECONDS):
            try:
                round_()
            except Exception:  # noqa: BLE001  the thread's top: the next round tries again
                _log.exception("a round of the lights")
                self._stop.wait(AFTER_FAILURE_SECONDS)

    def _light(self) -> None:
        """Make the frame, and bring it to the seat box."""
        self._frame = self._frame_now()
        if self._box is not None:
            self._box.show(box_lights(self._frame))

    def _frame_now(self) -> Frame:
        with self._lock:
            scene = self._scene
        dimmed = dimming(self._settings.lights, self._now(), muted=self._muted)
        return frame(scene, self._clock(), dimmed)

    def _light_pins(self) -> None:
        """Bring what there is to show to the pins; takes as long as they take."""
        if self._backends.pins is None:
            return
        if self._pins is None:
            self._pins = self._pin_board()
        self._pins.show(self._frame_now())
        old, new = self._pins_health, self._pins.health
        self._pins_health = new
        if (old.condition, old.faults) != (new.condition, new.faults):
            self._on_health(new)

    def _pin_board(self) -> PinBoard:
        # The pin library takes a while to import; the window is up before it is needed.
        from hardware.gpio.board import PinBoard

        assert self._backends.pins is not None
        return PinBoard(
            pins=self._settings.pins,
            factory=self._backends.pins,
            clock=self._clock,
            on_input=self._on_input,
            simulated=self._backends.simulated,
        )

    def _seat_box_link(self) -> SeatBoxLink | None:
        if self._backends.seat_box is None:
            return None
        port = self._settings.seat_box.port
        return SeatBoxLink(
            find=self._backends.seat_box,
            port=str(port),
            wanted=port.wanted,
            clock=self._clock,
            on_press=self._on_input,
            on_health=self._on_health,
            simulated=self._backends.simulated,
        )

    def _reader_link(self, tags: TagMap) -> ReaderLink | None:
        if self._backends.reader is None:
            return None
        return ReaderLink(
            find=self._backends.reader,
            port=str(self._settings.reader.port or ""),
            baud=self._settings.reader.baud,
            tags=tags,
            clock=self._clock,
            on_read=self._on_input,
            on_health=self._on_health,
            simulated=self._backends.simulated,
        )


def _off(device: Device) -> DeviceHealth:
    return DeviceHealth(device=device, condition=Condition.OFF)
