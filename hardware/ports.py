"""Serial ports: finding and opening them, with what is wrong as a record."""

from __future__ import annotations

import contextlib
import errno
import os
import termios
from pathlib import Path
from typing import Final

import serial
from serial.tools import list_ports

from config.ports import PortChoice
from hardware.faults import Fault, NoPermission, PortFailed, PortMissing, PortTaken

PORT_ERRORS: Final = (OSError, termios.error)
"""What pyserial lets through when a device goes away; `SerialException` is an `OSError`."""

WRITE_SECONDS: Final = 0.3
"""How long a device may keep a line waiting before it counts as gone."""


def find_ports(choice: PortChoice) -> tuple[str, ...]:
    """The paths of the devices plugged in now that fit `choice`, in a steady order."""
    if choice.path is not None:
        return (choice.path,) if os.path.exists(choice.path) else ()
    found = (port.device for port in list_ports.comports() if (port.vid, port.pid) == choice.usb)
    return tuple(sorted(found))


def open_port(path: str, *, baud: int = 115200) -> serial.Serial:
    """The port at `path`, ours alone; reads return at once. Raises one of `PORT_ERRORS`."""
    return serial.Serial(path, baud, timeout=0, write_timeout=WRITE_SECONDS, exclusive=True)


def close_port(port: serial.Serial) -> None:
    """Close `port`, without waiting for what a dead device has not taken."""
    with contextlib.suppress(*PORT_ERRORS):
        port.reset_output_buffer()
    with contextlib.suppress(OSError):
        port.close()


def fault_of(error: BaseException, path: str) -> Fault:
    """What `error` means that opening `path` or talking to it has raised."""
    match getattr(error, "errno", None):
        case errno.ENOENT | errno.ENODEV | errno.ENXIO:
            return PortMissing(port=path)
        case errno.EACCES | errno.EPERM:
            return NoPermission(path=path, group=_group(path))
        case errno.EAGAIN | errno.EBUSY:
            return PortTaken(path=path)
        case _:
            return PortFailed(path=path, detail=str(error))


def _group(path: str) -> str:
    try:
        return Path(path).group()
    except (OSError, KeyError):
        return "dialout"
