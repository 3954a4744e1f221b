"""Whether there is something real on this machine, and what stands in for it where there is not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from config.hardware import SeatButtons
from config.ports import PortChoice
from hardware.gpio.factory import on_a_raspberry_pi
from ui.devices.making import DeviceMaker

if TYPE_CHECKING:
    from hardware.simulator.table import SimulatedTable


def has_nothing_real(maker: DeviceMaker, *, on_a_pi: bool | None = None) -> bool:
    """Whether lamps and buttons could only be tried in a simulator here.

    It is not so on a Raspberry Pi, where pins or a reader are configured, and where a seat box is plugged in.
    """
    on_a_pi = on_a_raspberry_pi() if on_a_pi is None else on_a_pi
    backends = maker.backends
    if on_a_pi or backends.pins is not None or backends.reader is not None:
        return False
    return backends.seat_box is None or not backends.seat_box()


def simulated(maker: DeviceMaker, table: SimulatedTable) -> DeviceMaker:
    """`maker` with everything wired to `table`; the buttons at the seats act, so that they can be tried."""
    settings = maker.settings
    all_there = replace(
        settings,
        seat_box=replace(settings.seat_box, use=True, buttons=SeatButtons.ACT),
        reader=replace(settings.reader, port=PortChoice(path=str(table.reader.path))),
    )
    return replace(maker, settings=all_there, backends=table.backends)


def simulated_table(maker: DeviceMaker, folder: Path) -> SimulatedTable:
    """The table of the simulator, with its ports in `folder`."""
    # It brings the pin library, which takes a while to import.
    from hardware.simulator.table import SimulatedTable

    return SimulatedTable(folder, pins=maker.settings.pins)
