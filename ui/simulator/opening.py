"""Opens the panel of the simulator beside the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from dealer.words.catalogue import Catalogue
from ui.devices.making import DeviceMaker
from ui.simulator.table import simulated, simulated_table


def open_simulator(
    maker: DeviceMaker, *, connect: Callable[[DeviceMaker], None], words: Catalogue
) -> Callable[[], None]:
    """Have a simulated table, connect it, and show its panel; what is returned ends it."""
    # The pin library takes a while to import, and a machine with real devices has no use for any of this.
    from ui.simulator.panel import SimulatorPanel

    folder = TemporaryDirectory(prefix="housedealer-")
    table = simulated_table(maker, Path(folder.name))
    connect(simulated(maker, table))
    panel = SimulatorPanel(table, pins=maker.settings.pins, words=words)
    panel.show()

    def end() -> None:
        panel.close()
        table.close()
        folder.cleanup()

    return end
