"""The text of the wiring guide, with the figures that follow from the pin map."""

from __future__ import annotations

from importlib.resources import files

from config.header import PHYSICAL_PIN
from config.pins import PinMap
from hardware.firmware.seatbox import wiring
from hardware.wiring.electrics import (
    ALL_PINS_MILLIAMPERES,
    PIEZO_MILLIAMPERES,
    PIN_MILLIAMPERES,
    led_milliamperes,
    led_ohms,
)
from hardware.wiring.parts import Kind, part_of


def guide(pins: PinMap) -> str:
    """The guide in Markdown, to lie in docs beside the two drawings."""
    leds = sum(1 for use, _ in pins.uses() if part_of(use).kind is Kind.LAMP)
    ohms = led_ohms(leds)
    each = led_milliamperes(ohms)
    text = (files("hardware") / "wiring" / "guide.md").read_text("utf-8")
    return text.format(
        rows="\n".join(_rows(pins)),
        leds=leds,
        ohms=ohms,
        each=f"{each:.1f}",
        pin=f"{PIN_MILLIAMPERES:g}",
        all_pins=f"{ALL_PINS_MILLIAMPERES:g}",
        together=f"{each * leds + PIEZO_MILLIAMPERES:.0f}",
        piezo=f"{PIEZO_MILLIAMPERES:g}",
        lamps=10 + wiring.BAR_LAMPS,
        bar=wiring.BAR_LAMPS,
        lamps_ma=wiring.LAMPS_MILLIAMPERES,
        full_ma=(10 + wiring.BAR_LAMPS) * 60,
    )


def _rows(pins: PinMap) -> list[str]:
    return [
        f"| {part_of(use).name} | GPIO{gpio} | {PHYSICAL_PIN[gpio]} | `{use}` |" for use, gpio in pins.uses()
    ]
