"""A reader of tags on a pseudo-terminal."""

from __future__ import annotations

from pathlib import Path

from hardware.simulator.plug import Plug


class SimulatedReader:
    """Plugged in from the start; `path` is where its port is. One thread at a time."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "usb-House_Dealer_reader"
        self._plug = Plug(self.path)
        self._plug.plug()

    def lay(self, tag: str) -> None:
        """Lay the tag on the reader, which sends it as readers do."""
        self._plug.write(b"\x02" + tag.encode("ascii", "replace") + b"\r\n\x03")

    def plug(self) -> None:
        """Put the plug in."""
        if not self._plug.plugged:
            self._plug.plug()

    def unplug(self) -> None:
        """Pull the plug."""
        self._plug.unplug()
