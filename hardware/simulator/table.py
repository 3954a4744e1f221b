"""All the devices of a table at once, without any: what the simulator's panel shows and presses."""

from __future__ import annotations

from pathlib import Path

from config.pins import PinMap
from hardware.backends import Backends
from hardware.simulator.pins import SimulatedPins
from hardware.simulator.reader import SimulatedReader
from hardware.simulator.seat_box import SimulatedSeatBox


class SimulatedTable:
    """Pins, a seat box and a reader, in `folder`, which must be there and be writable.

    Attributes:
        pins, seat_box, reader: what people see, press and lay tags on.
    """

    def __init__(self, folder: Path, *, pins: PinMap) -> None:
        self.pins = SimulatedPins(pins)
        self.seat_box = SimulatedSeatBox(folder)
        self.reader = SimulatedReader(folder)

    @property
    def backends(self) -> Backends:
        """What `Devices` reaches them by."""
        return Backends(
            pins=self.pins.open,
            seat_box=lambda: _there(self.seat_box.path),
            reader=lambda: _there(self.reader.path),
            simulated=True,
        )

    def close(self) -> None:
        """Pull every plug."""
        self.seat_box.close()
        self.reader.unplug()


def _there(path: Path) -> tuple[str, ...]:
    return (str(path),) if path.exists() else ()
