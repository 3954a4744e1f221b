"""A USB plug without a wire: a pseudo-terminal that comes and goes."""

from __future__ import annotations

import contextlib
import os
import pty
import tty
from pathlib import Path

from hardware.firmware.seatbox.loop import Port


class Plug(Port):
    """A pseudo-terminal while it is plugged in, with a link to it at `link` as udev makes one."""

    def __init__(self, link: Path) -> None:
        self._link = link
        self._master: int | None = None
        self._slave: int | None = None

    @property
    def plugged(self) -> bool:
        """Whether it is in."""
        return self._master is not None

    @property
    def readable(self) -> int | None:
        """What to wait at for something to come; ``None`` while it is out."""
        return self._master

    def plug(self) -> None:
        """Put it in."""
        self._master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        os.set_blocking(self._master, False)
        self._link.unlink(missing_ok=True)
        self._link.symlink_to(os.ttyname(self._slave))

    def unplug(self) -> None:
        """Pull it."""
        if self._master is not None and self._slave is not None:
            self._link.unlink(missing_ok=True)
            os.close(self._slave)
            os.close(self._master)
        self._master = self._slave = None

    def read(self) -> bytes:
        if self._master is None:
            return b""
        try:
            return os.read(self._master, 4096)
        except OSError:
            return b""  # Nothing has come.

    def write(self, data: bytes) -> None:
        if self._master is None:
            return
        # Where nobody reads, a USB port lets it fall.
        with contextlib.suppress(BlockingIOError):
            os.write(self._master, data)
