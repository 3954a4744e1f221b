"""One part on its wire, from a pin outward to the left or to the right."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from hardware.wiring.svg import BUTTON, GROUND, INK, LAMP, PAPER, SOUND, Drawing

WIRE_PIXELS = 210
NAMES = {
    "next": "OK/next button",
    "undo": "Undo button",
    "knob[1]": "knob, contact A",
    "knob[2]": "knob, contact B",
    "knob_push": "knob, pressed",
    "buzzer": "buzzer",
    "clock_bar": "clock, bar",
}


class Kind(Enum):
    """What hangs on a wire."""

    LAMP = "lamp"
    CONTACT = "contact"
    SOUND = "sound"


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A part by the key of the pin map."""

    kind: Kind
    name: str


def part_of(use: str) -> Part:
    """What hangs at `use`, a key of the pin map."""
    if use.startswith("seats"):
        return Part(kind=Kind.LAMP, name=f"seat {_number(use)}")
    if use.startswith("clock"):
        return Part(kind=Kind.LAMP, name=NAMES.get(use) or f"clock {_number(use)}")
    return Part(kind=Kind.SOUND if use == "buzzer" else Kind.CONTACT, name=NAMES[use])


def _number(use: str) -> str:
    return use.partition("[")[2].rstrip("]")


def draw_part(drawing: Drawing, part: Part, x: float, y: float, *, outward: int, ohms: int = 0) -> None:
    """Draw `part` on a wire that begins at `x` and runs to the left (`outward` -1) or right (1) to ground."""
    end = x + outward * WIRE_PIXELS
    anchor = "end" if outward < 0 else "start"
    match part.kind:
        case Kind.LAMP:
            _wire(drawing, x, end, y, LAMP)
            _resistor(drawing, x + outward * 60, y, str(ohms))
            _led(drawing, x + outward * 125, y, outward)
        case Kind.CONTACT:
            _wire(drawing, x, end, y, BUTTON)
            _switch(drawing, x + outward * 95, y)
        case Kind.SOUND:
            _wire(drawing, x, end, y, SOUND)
            _resistor(drawing, x + outward * 60, y, "100")
            drawing.dot(x + outward * 125, y, fill=PAPER, radius=8)
            drawing.dot(x + outward * 125, y, fill=SOUND, radius=3)
        case _ as kind:
            assert_never(kind)
    _earth(drawing, end, y)
    drawing.words(end + outward * 14, y, part.name, anchor=anchor, bold=True)


def _wire(drawing: Drawing, x: float, end: float, y: float, colour: str) -> None:
    drawing.line(x, y, end, y, stroke=colour)


def _resistor(drawing: Drawing, x: float, y: float, text: str) -> None:
    drawing.box(x - 20, y - 7, 40, 14, fill=PAPER)
    drawing.words(x, y, text, anchor="middle")


def _led(drawing: Drawing, x: float, y: float, outward: int) -> None:
    """The triangle points to ground."""
    tip, back = x + outward * 8, x - outward * 8
    drawing.path(f"M{back:g} {y - 7:g} L{back:g} {y + 7:g} L{tip:g} {y:g} Z", fill=LAMP)
    drawing.line(tip, y - 7, tip, y + 7, stroke=INK)


def _switch(drawing: Drawing, x: float, y: float) -> None:
    drawing.box(x - 15, y - 7, 30, 14, fill=PAPER, stroke=PAPER)
    drawing.dot(x - 15, y, fill=PAPER, radius=3)
    drawing.dot(x + 15, y, fill=PAPER, radius=3)
    drawing.line(x - 13, y - 1, x + 13, y - 7, stroke=INK)


def _earth(drawing: Drawing, x: float, y: float) -> None:
    for half, down in ((7, 0), (4, 3), (1.5, 6)):
        drawing.line(x - half, y + down, x + half, y + down, stroke=GROUND)
