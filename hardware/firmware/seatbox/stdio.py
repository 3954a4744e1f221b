"""The USB port of a Pico as MicroPython gives it: standard input and output."""

import select
import sys

from .loop import Port


class StdioPort(Port):
    """Reads what is there and no more; writes at once."""

    def __init__(self) -> None:
        self._poll = select.poll()
        self._poll.register(sys.stdin, select.POLLIN)

    def read(self) -> bytes:
        """What has come, at most 512 bytes, so that a flood does not keep the box from its buttons."""
        data = bytearray()
        while len(data) < 512 and self._poll.poll(0):
            byte = sys.stdin.buffer.read(1)
            if not byte:
                break
            data += byte
        return bytes(data)

    def write(self, data: bytes) -> None:
        """Send `data`."""
        sys.stdout.buffer.write(data)
