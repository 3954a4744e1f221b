"""What the pins can bear, and the resistors that follow from it."""

from __future__ import annotations

from typing import Final

PIN_VOLTS: Final = 3.3
LED_VOLTS: Final = 2.0
"""Forward voltage of a red, amber or green LED; a blue or white one hardly lights at 3.3 V."""
PIN_MILLIAMPERES: Final = 8.0
"""What a pin gives at its usual drive strength; 16 mA is the most it bears."""
ALL_PINS_MILLIAMPERES: Final = 50.0
"""What all pins of the header may give together."""
PIEZO_MILLIAMPERES: Final = 3.0
E12: Final = (100, 120, 150, 180, 220, 270, 330, 390, 470, 560, 680, 820, 1000, 1200, 1500, 1800, 2200)


def led_milliamperes(ohms: float) -> float:
    """The current of an LED behind `ohms`."""
    return (PIN_VOLTS - LED_VOLTS) / ohms * 1000


def led_ohms(leds: int) -> int:
    """The least resistor on the shelf with which `leds` may all be lit at once, the buzzer too."""
    most = min(PIN_MILLIAMPERES, (ALL_PINS_MILLIAMPERES - PIEZO_MILLIAMPERES) / max(leds, 1))
    return next(ohms for ohms in E12 if led_milliamperes(ohms) <= most)
