"""What the lines between the table and the seat box say."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

from dealer.rules.button import SEATS
from hardware.lights.colours import DARK, Colour
from hardware.lights.frame import Frame

PROTOCOL: Final = 1
BEAT_SECONDS: Final = 0.2
BEATS_TO_LOSE: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxLights:
    """Everything the box shows: ten colours, the clock's bar and its brightness, 0 to 255, and a pitch."""

    seats: tuple[Colour, ...] = (DARK,) * SEATS
    bar: int = 0
    bar_level: int = 0
    hertz: int = 0


def box_lights(frame: Frame) -> BoxLights:
    """What the box shows of `frame`."""
    return BoxLights(
        seats=tuple(light.colour for light in frame.seats),
        bar=round(frame.bar * 255),
        bar_level=round(frame.bar_level * 255),
        hertz=frame.hertz,
    )


def hello_body() -> str:
    """The table asks who is there."""
    return f"hello {PROTOCOL}"


def show_body(lights: BoxLights) -> str:
    """The whole of the lights, which is the table's heartbeat as well."""
    colours = "".join(f"{red:02x}{green:02x}{blue:02x}" for red, green, blue in lights.seats)
    return f"show {colours} {lights.bar:02x}{lights.bar_level:02x} {lights.hertz:04x}"


def ack_body(session: str, number: int) -> str:
    """Press `number` and those before it have been counted."""
    return f"ack {session} {number}"


class Kind(Enum):
    """How a seat's button was pressed."""

    TAP = "tap"
    HOLD = "hold"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxIntroduced:
    """The box says who it is: at its start, and when it is asked.

    `session` is a number drawn at each start, so that a restart is seen; `acked` is the last press it knows
    to be counted.
    """

    protocol: int
    firmware: int
    session: str
    acked: int
    seats: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxBeat:
    """The box lives. `shown` is the number of the last line it shows, `held` the seats pressed right now."""

    session: str
    shown: int
    held: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxPressed:
    """Press `number` of this `session`; it began `age_seconds` before the line was sent."""

    session: str
    number: int
    seat: int
    kind: Kind
    age_seconds: float


FromBox = BoxIntroduced | BoxBeat | BoxPressed

_INTRODUCED: Final = re.compile(r"box (\d{1,4}) (\d{1,6}) ([0-9a-f]{8}) (\d{1,9}) (\d{1,2})")
_BEAT: Final = re.compile(r"beat ([0-9a-f]{8}) ([0-9a-f]{4}) ([0-9a-f]{3})")
_PRESSED: Final = re.compile(r"press ([0-9a-f]{8}) (\d{1,9}) ([1-9]|10) (tap|hold) (\d{1,6})")


def read_from_box(body: str) -> FromBox | None:
    """The message in `body`; ``None`` for words that a box does not say."""
    if found := _BEAT.fullmatch(body):
        held = int(found[3], 16)
        seats = tuple(seat for seat in range(1, SEATS + 1) if held >> (seat - 1) & 1)
        return BoxBeat(session=found[1], shown=int(found[2], 16), held=seats)
    if found := _PRESSED.fullmatch(body):
        return BoxPressed(
            session=found[1],
            number=int(found[2]),
            seat=int(found[3]),
            kind=Kind(found[4]),
            age_seconds=int(found[5]) / 1000,
        )
    if found := _INTRODUCED.fullmatch(body):
        return BoxIntroduced(
            protocol=int(found[1]),
            firmware=int(found[2]),
            session=found[3],
            acked=int(found[4]),
            seats=int(found[5]),
        )
    return None
