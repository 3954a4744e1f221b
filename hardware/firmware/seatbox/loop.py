"""The endless round of the seat box: read, look, show, write."""

from .box import Box


class Port:
    """Where the table is heard."""

    def read(self) -> bytes:
        """What has come; nothing if nothing has."""
        raise NotImplementedError

    def write(self, data: bytes) -> None:
        """Send `data`."""
        raise NotImplementedError


class Pins:
    """What people see, hear and press."""

    def pressed(self) -> int:
        """The buttons that are down: bit 0 is seat 1."""
        raise NotImplementedError

    def show(self, lamps: bytes, bar: int, level: int, hertz: int) -> None:
        """Show the lamps, the clock's bar with its brightness, and sound a pitch; 0 is silence."""
        raise NotImplementedError


def turn(box: Box, now_ms: int, port: Port, pins: Pins) -> None:
    """One round."""
    data = port.read()
    if data:
        box.receive(data, now_ms)
    box.look(pins.pressed(), now_ms)
    box.tick(now_ms)
    pins.show(box.lamps(now_ms), box.bar, box.bar_level if box.heard(now_ms) else 0, box.pitch(now_ms))
    data = box.take_out()
    if data:
        port.write(data)
