"""The pins of this machine: lgpio on a Raspberry Pi and nothing else; elsewhere there are none."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hardware.errors import HardwareError

if TYPE_CHECKING:
    from gpiozero import Factory

_BOARD_FILE: Final = Path("/proc/device-tree/model")


class PinsNotUsable(HardwareError):
    """The pins cannot be used; `detail` is what the system says."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


def on_a_raspberry_pi(board_file: Path = _BOARD_FILE) -> bool:
    """Whether this machine has the pins that the map means."""
    try:
        return board_file.read_bytes().startswith(b"Raspberry Pi")
    except OSError:
        return False


def real_pins() -> Factory:
    """The pins by lgpio; raises `PinsNotUsable`. No other way is tried: it would fail later and silently."""
    # lgpio makes a pipe in a folder when it is imported. The working folder may not be ours to write in, and
    # in the one for everybody's temporary files another user may have left his.
    os.environ.setdefault("LG_WD", os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir())
    try:
        from gpiozero.pins.lgpio import LGPIOFactory

        return LGPIOFactory()
    except Exception as error:
        raise PinsNotUsable(str(error) or type(error).__name__) from error
