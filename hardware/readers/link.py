"""A reader on its serial port."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import serial

from config.tags import TagMap
from hardware.health import Condition, Device, DeviceHealth
from hardware.port_keeper import PortKeeper
from hardware.readers.tags import SerialTags, TagRead

_ROUND_SECONDS: Final = 1.0


class ReaderLink:
    """Listens to the reader from `start` to `close`; `on_read` and `on_health` are called on its thread."""

    def __init__(
        self,
        *,
        find: Callable[[], tuple[str, ...]],
        port: str,
        baud: int,
        tags: TagMap,
        clock: Callable[[], float],
        on_read: Callable[[TagRead], None],
        on_health: Callable[[DeviceHealth], None],
        simulated: bool = False,
    ) -> None:
        self._clock = clock
        self._tags = tags
        self._on_read = on_read
        self._keeper = PortKeeper(
            device=Device.READER,
            find=find,
            port=port,
            clock=clock,
            talk=self._talk,
            on_health=on_health,
            baud=baud,
            simulated=simulated,
        )

    def start(self) -> None:
        """Begin to look for the reader."""
        self._keeper.start()

    @property
    def health(self) -> DeviceHealth:
        """How the reader is now; any thread. A reader says nothing until it reads: an open port is ready."""
        return self._keeper.health

    def close(self) -> None:
        """Stop, and give the port back."""
        self._keeper.close()

    def _talk(self, port: serial.Serial, path: str) -> None:
        tags = SerialTags(self._tags)
        self._keeper.alive(Condition.READY, path, (), ())
        while not self._keeper.stopping:
            self._keeper.wait(port, _ROUND_SECONDS)
            for read in tags.feed(port.read(4096), self._clock()):
                self._on_read(read)
