"""The 40-pin header of a Raspberry Pi: where each GPIO number sits, and which pins are not free."""

from __future__ import annotations

from typing import Final

PHYSICAL_PIN: Final = {
    2: 3, 3: 5, 4: 7, 17: 11, 27: 13, 22: 15, 10: 19, 9: 21, 11: 23, 0: 27, 5: 29, 6: 31, 13: 33, 19: 35,
    26: 37, 14: 8, 15: 10, 18: 12, 23: 16, 24: 18, 25: 22, 8: 24, 7: 26, 1: 28, 12: 32, 16: 36, 20: 38,
    21: 40,
}  # fmt: skip
"""Physical pin by GPIO number, the same on every Pi with 40 pins."""

GROUND_PINS: Final = (6, 9, 14, 20, 25, 30, 34, 39)
SUPPLY_PINS: Final = {1: "3.3 V", 2: "5 V", 4: "5 V", 17: "3.3 V"}

RESERVED: Final = {
    0: "it reads what is plugged on the header",
    1: "it reads what is plugged on the header",
    14: "it is the serial console",
    15: "it is the serial console",
}
"""Pins that nothing may be wired to, and why."""

PULLED_UP: Final = (2, 3)
"""Pins pulled to 3.3 V by 1.8 kilohm on the board: good for buttons; a lamp there never goes out."""


def pin_name(gpio: int) -> str:
    """``"GPIO17 (pin 11 of the header)"``; just the number where there is no such pin."""
    physical = PHYSICAL_PIN.get(gpio)
    return f"GPIO{gpio}" if physical is None else f"GPIO{gpio} (pin {physical} of the header)"
