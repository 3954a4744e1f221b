"""Is there a screen to show the window on? Asked before Qt is loaded, which would abort the process."""

from __future__ import annotations

import re
import socket
from collections.abc import Mapping
from pathlib import Path

WHAT_TO_DO = """\
Start House Dealer on the machine's own desktop. From another machine (ssh), name the screen:
    DISPLAY=:0 ./run                      or  WAYLAND_DISPLAY=wayland-0 ./run
On a machine without a desktop, draw straight on the screen:
    QT_QPA_PLATFORM=linuxfb ./run
Commands such as `./run replay` need no screen."""

X11_SOCKETS = Path("/tmp/.X11-unix")
X11_FIRST_PORT = 6000
ANSWER_SECONDS = 2.0


def missing_display(environ: Mapping[str, str], x11_sockets: Path = X11_SOCKETS) -> str | None:
    """Why no window can be shown, in words for the person who started it, or None if one can.

    A platform that the person chose in QT_QPA_PLATFORM is not questioned. Takes at most ANSWER_SECONDS, and
    that only for an X server on another machine.
    """
    if environ.get("QT_QPA_PLATFORM"):
        return None
    wayland, x11 = environ.get("WAYLAND_DISPLAY"), environ.get("DISPLAY")
    if not wayland and not x11:
        return f"no screen to show the table on: neither WAYLAND_DISPLAY nor DISPLAY is set.\n{WHAT_TO_DO}"
    if wayland and _wayland_answers(wayland, environ.get("XDG_RUNTIME_DIR", "")):
        return None
    if x11 and _x11_answers(x11, x11_sockets):
        return None
    named = " and ".join(
        f"{name}={value}" for name, value in (("WAYLAND_DISPLAY", wayland), ("DISPLAY", x11)) if value
    )
    return f"no screen to show the table on: nothing answers at {named}.\n{WHAT_TO_DO}"


def _wayland_answers(display: str, runtime_dir: str) -> bool:
    return _unix_socket_answers(str(Path(runtime_dir) / display))


def _x11_answers(display: str, x11_sockets: Path) -> bool:
    """Whether an X server listens at ``[host]:number[.screen]``."""
    parts = re.fullmatch(r"(?:unix/?|(?P<host>.*)):(?P<number>\d+)(?:\.\d+)?", display)
    if parts is None:
        return Path(display).exists()  # a path to a socket, as some systems write it
    number = int(parts["number"])
    if parts["host"]:
        return _host_answers(parts["host"], X11_FIRST_PORT + number)
    path = str(x11_sockets / f"X{number}")
    return _unix_socket_answers(path) or _unix_socket_answers(f"\0{path}")


def _unix_socket_answers(address: str) -> bool:
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(address)
        except OSError:
            return False
    return True


def _host_answers(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), timeout=ANSWER_SECONDS).close()
    except OSError:
        return False
    return True
