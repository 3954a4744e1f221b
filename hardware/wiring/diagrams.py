"""The two drawings: the header of the Pi with all that hangs on it, and the Pico of the seat box."""

from __future__ import annotations

from config.header import GROUND_PINS, PHYSICAL_PIN, SUPPLY_PINS
from config.pins import PinMap
from hardware.firmware.seatbox import wiring
from hardware.wiring.electrics import led_ohms
from hardware.wiring.parts import Kind, Part, draw_part, part_of
from hardware.wiring.svg import BUTTON, GROUND, LAMP, PAPER, SOUND, SUPPLY, Drawing

_ROW = 26
_TOP = 70
_PICO_NAMES = dict.fromkeys((3, 8, 13, 18, 23, 28, 33, 38), "GND") | {
    36: "3.3 V out",
    39: "VSYS",
    40: "VBUS, 5 V",
}
_PICO_GP = (0, 1, None, 2, 3, 4, 5, None, 6, 7, 8, 9, None, 10, 11, 12, 13, None, 14, 15)
"""GP numbers down the left side of a Pico; ``None`` is ground."""


def header_diagram(pins: PinMap) -> str:
    """The 40-pin header with `pins`, as it is seen with the USB sockets below."""
    drawing = Drawing(width=1000, height=_TOP + 20 * _ROW + 40, title="What hangs on the header of the Pi")
    drawing.words(500, 24, "Header of the Raspberry Pi", anchor="middle", bold=True)
    drawing.words(500, 44, "seen from above, the USB sockets are below", anchor="middle")
    drawing.box(465, _TOP - 16, 70, 20 * _ROW + 6, fill="#EDE6D8")
    uses = {PHYSICAL_PIN[gpio]: (use, gpio) for use, gpio in pins.uses()}
    ohms = led_ohms(len(pins.seats) + len(pins.clock_row) + (pins.clock_bar is not None))
    for physical in range(1, 41):
        outward = -1 if physical % 2 else 1
        x, y = 500 + outward * 17, _TOP + (physical - 1) // 2 * _ROW
        drawing.dot(x, y, fill=_pin_colour(physical, uses), radius=7)
        drawing.words(
            x + outward * 24, y, _pin_words(physical, uses), anchor="end" if outward < 0 else "start"
        )
        if physical in uses:
            draw_part(drawing, part_of(uses[physical][0]), x + outward * 100, y, outward=outward, ohms=ohms)
    return drawing.text()


def _pin_colour(physical: int, uses: dict[int, tuple[str, int]]) -> str:
    if physical in GROUND_PINS:
        return GROUND
    if physical in SUPPLY_PINS:
        return SUPPLY
    if physical not in uses:
        return PAPER
    return {Kind.LAMP: LAMP, Kind.CONTACT: BUTTON, Kind.SOUND: SOUND}[part_of(uses[physical][0]).kind]


def _pin_words(physical: int, uses: dict[int, tuple[str, int]]) -> str:
    if physical in uses:
        return f"{physical}  GPIO{uses[physical][1]}"
    if physical in GROUND_PINS:
        return f"{physical}  GND"
    return f"{physical}  {SUPPLY_PINS.get(physical, '')}".rstrip()


def pico_diagram() -> str:
    """The Pico of the seat box, as it is seen with its plug above."""
    drawing = Drawing(width=960, height=_TOP + 20 * _ROW + 40, title="What hangs on the Pico of the seat box")
    drawing.words(560, 24, "Raspberry Pi Pico of the seat box", anchor="middle", bold=True)
    drawing.words(560, 44, "seen from above, the plug is above", anchor="middle")
    drawing.box(500, _TOP - 18, 120, 20 * _ROW + 10, fill="#D9E6DA")
    for physical, gp in enumerate(_PICO_GP, start=1):
        _left_pin(drawing, physical, gp)
    for physical in range(21, 41):
        _right_pin(drawing, physical)
    _lamps(drawing)
    return drawing.text()


def _left_pin(drawing: Drawing, physical: int, gp: int | None) -> None:
    y = _TOP + (physical - 1) * _ROW
    name = "GND" if gp is None else f"GP{gp}"
    drawing.words(488, y, f"{physical}  {name}", anchor="end")
    if gp in wiring.BUTTON_PINS:
        seat = wiring.BUTTON_PINS.index(gp) + 1
        drawing.dot(510, y, fill=BUTTON)
        draw_part(drawing, Part(kind=Kind.CONTACT, name=f"button, seat {seat}"), 415, y, outward=-1)
    elif gp == wiring.PIEZO_PIN:
        drawing.dot(510, y, fill=SOUND)
        draw_part(drawing, Part(kind=Kind.SOUND, name="piezo disc"), 415, y, outward=-1)
    elif gp == wiring.LAMPS_PIN:
        drawing.dot(510, y, fill=LAMP)
        drawing.line(415, y, 205, y, stroke=LAMP)
        drawing.box(335, y - 7, 40, 14, fill=PAPER)
        drawing.words(355, y, "330", anchor="middle")
        drawing.words(191, y, "data of the first lamp", anchor="end", bold=True)
    else:
        drawing.dot(510, y, fill=GROUND if gp is None else PAPER)


def _right_pin(drawing: Drawing, physical: int) -> None:
    y = _TOP + (40 - physical) * _ROW
    name = _PICO_NAMES.get(physical, "")
    drawing.dot(610, y, fill=SUPPLY if physical == 40 else GROUND if name == "GND" else PAPER)
    drawing.words(632, y, f"{physical}  {name}".rstrip())


def _lamps(drawing: Drawing) -> None:
    """What the chain of lamps gets from the right side."""
    drawing.line(730, _TOP, 766, _TOP, stroke=SUPPLY)
    drawing.words(774, _TOP, "5 V of all lamps", bold=True)
    drawing.line(730, _TOP + 2 * _ROW, 766, _TOP + 2 * _ROW, stroke=GROUND)
    drawing.words(774, _TOP + 2 * _ROW, "ground of all lamps", bold=True)
    lines = (
        "470 µF between 5 V and ground,",
        "at the first lamp.",
        "The chain: seat 1 to seat 10, then",
        f"{wiring.BAR_LAMPS} lamps of the clock.",
    )
    drawing.box(696, _TOP + 5 * _ROW - 4, 256, 4 * _ROW, fill=PAPER)
    for row, text in enumerate(lines):
        drawing.words(706, _TOP + 5 * _ROW + 12 + row * 24, text)
