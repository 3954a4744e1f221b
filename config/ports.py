"""How a serial port is named: by its path, by the maker and product of its USB plug, or found by itself."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from config.fields import Section

PICO_USB: Final = (0x2E8A, 0x0005)
"""Vendor and product of a Raspberry Pi Pico that runs MicroPython."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PortChoice:
    """Where to look: at a `path` such as one in ``/dev/serial/by-id``, or for a plug with `usb` numbers.

    A choice that is not `wanted` is tried for, and nobody misses it.
    """

    path: str | None = None
    usb: tuple[int, int] | None = None
    wanted: bool = True

    def __str__(self) -> str:
        if self.usb is not None:
            return f"{self.usb[0]:04x}:{self.usb[1]:04x}"
        return self.path or ""


AUTO: Final = PortChoice(usb=PICO_USB, wanted=False)


def read_port(section: Section, key: str) -> PortChoice:
    """``"auto"``, ``"2e8a:0005"`` or ``"/dev/..."``. Raises `ConfigError`."""
    text = section.text(key).strip()
    if text == "auto":
        return AUTO
    if text.startswith("/"):
        return PortChoice(path=text)
    usb = re.fullmatch(r"([0-9a-fA-F]{4}):([0-9a-fA-F]{4})", text)
    if usb is None:
        raise section.wrong(key, f'"auto", "2e8a:0005" or "/dev/serial/by-id/...", not {text!r}')
    return PortChoice(usb=(int(usb[1], 16), int(usb[2], 16)))
