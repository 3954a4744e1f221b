"""The pin map: which lamp, button or buzzer is on which pin of the Pi, checked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from config.fields import Section
from config.header import PHYSICAL_PIN, PULLED_UP, RESERVED, pin_name
from dealer.rules.button import SEATS

PIN_KEYS: Final = (
    "wired",
    "seats",
    "clock_row",
    "clock_bar",
    "next",
    "undo",
    "knob",
    "knob_push",
    "buzzer",
    "buzzer_kind",
)
_LAMPS: Final = ("seats", "clock_row", "clock_bar", "buzzer")


class BuzzerKind(Enum):
    """What kind of buzzer is wired."""

    TONAL = "tonal"
    """A piezo disc that sounds at the pitch it is driven with."""
    PLAIN = "plain"
    """One with a pitch of its own, which is only on or off."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PinMap:
    """GPIO numbers. `seats` begin with seat 1; the clock is a row of lamps or one bar driven by PWM.

    `knob` are the two contacts of a rotary knob, `knob_push` the one of pressing it. ``None`` and empty are
    not there. `wired` says whether the pins may be driven at all on a real Pi.
    """

    wired: bool = False
    seats: tuple[int, ...] = ()
    clock_row: tuple[int, ...] = ()
    clock_bar: int | None = None
    next: int | None = None
    undo: int | None = None
    knob: tuple[int, int] | None = None
    knob_push: int | None = None
    buzzer: int | None = None
    buzzer_kind: BuzzerKind = BuzzerKind.TONAL

    def uses(self) -> Iterator[tuple[str, int]]:
        """What is wired, by its key with a number from 1 in a list, and its GPIO number."""
        for key in ("seats", "clock_row", "knob"):
            for index, gpio in enumerate(getattr(self, key) or (), start=1):
                yield f"{key}[{index}]", gpio
        for key in ("clock_bar", "next", "undo", "knob_push", "buzzer"):
            gpio = getattr(self, key)
            if gpio is not None:
                yield key, gpio


def read_pins(pins: Section) -> PinMap:
    """The table ``[pins]``. Raises `ConfigError` for an unknown, a double and a reserved pin."""
    for key in ("seats", "clock_row"):
        if len(pins.wholes(key, least=0, most=99)) > SEATS:
            raise pins.wrong(key, f"at most {SEATS} pins")
    knob = pins.wholes("knob", least=0, most=99, count=2)
    found = PinMap(
        wired=pins.flag("wired", False),
        seats=pins.wholes("seats", least=0, most=99),
        clock_row=pins.wholes("clock_row", least=0, most=99),
        clock_bar=_pin(pins, "clock_bar"),
        next=_pin(pins, "next"),
        undo=_pin(pins, "undo"),
        knob=(knob[0], knob[1]) if knob else None,
        knob_push=_pin(pins, "knob_push"),
        buzzer=_pin(pins, "buzzer"),
        buzzer_kind=pins.choice("buzzer_kind", BuzzerKind.TONAL),
    )
    if found.clock_row and found.clock_bar is not None:
        raise pins.wrong("clock_bar", "either clock_row or clock_bar, not both")
    _check(pins, found)
    return found


def _pin(pins: Section, key: str) -> int | None:
    return pins.whole(key, least=0, most=99) if key in pins else None


def _check(pins: Section, found: PinMap) -> None:
    taken: dict[int, str] = {}
    for use, gpio in found.uses():
        if gpio not in PHYSICAL_PIN:
            raise pins.wrong(use, f"{pin_name(gpio)} is not on the header; it has GPIO0 to GPIO27")
        if gpio in RESERVED:
            raise pins.wrong(use, f"{pin_name(gpio)} is reserved: {RESERVED[gpio]}")
        if gpio in taken:
            raise pins.wrong(use, f"{pin_name(gpio)} is already {taken[gpio]}")
        if gpio in PULLED_UP and use.split("[", maxsplit=1)[0] in _LAMPS:
            raise pins.wrong(use, f"{pin_name(gpio)} is pulled up on the board and takes a button only")
        taken[gpio] = use
