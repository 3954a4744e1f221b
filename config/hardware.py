"""What is wired to the box and how it behaves: lamps, pins, seat box, readers; from one TOML file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from datetime import time
from enum import Enum
from pathlib import Path
from typing import Final

from config.errors import ConfigError
from config.fields import Section
from config.pins import PIN_KEYS, PinMap, read_pins
from config.ports import AUTO, PortChoice, read_port

HARDWARE_FILE: Final = "hardware.toml"
HARDWARE_KEYS: Final = ("lights", "pins", "seat_box", "reader")
LIGHT_KEYS: Final = ("brightness", "quiet_brightness", "quiet_from", "quiet_to")
SEAT_BOX_KEYS: Final = ("use", "port", "buttons")
READER_KEYS: Final = ("port", "baud")


@dataclass(frozen=True, slots=True, kw_only=True)
class LightSettings:
    """Brightness from 0 to 1, by day and in the quiet hours; these are local times and may pass midnight."""

    brightness: float = 0.8
    quiet_brightness: float = 0.25
    quiet: tuple[time, time] | None = None


class SeatButtons(Enum):
    """What the buttons at the seats are for."""

    ACT = "act"
    """A press checks or calls, holding it folds, for the player to act."""
    SHOW = "show"
    """A press only shows who pressed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatBoxSettings:
    """Whether a seat box is looked for, where, and what its buttons do."""

    use: bool = True
    port: PortChoice = AUTO
    buttons: SeatButtons = SeatButtons.SHOW


@dataclass(frozen=True, slots=True, kw_only=True)
class ReaderSettings:
    """A reader of tags on a serial port; without a `port` there is none."""

    port: PortChoice | None = None
    baud: int = 9600


@dataclass(frozen=True, slots=True, kw_only=True)
class HardwareSettings:
    """All the hardware of the box."""

    lights: LightSettings = field(default_factory=LightSettings)
    pins: PinMap = field(default_factory=PinMap)
    seat_box: SeatBoxSettings = field(default_factory=SeatBoxSettings)
    reader: ReaderSettings = field(default_factory=ReaderSettings)


def load_hardware(*, user_folder: Path | None = None) -> HardwareSettings:
    """The house's own ``hardware.toml`` in `user_folder`, else the one that comes with the program.

    Raises `ConfigError`.
    """
    own = None if user_folder is None else user_folder / HARDWARE_FILE
    if own is None or not own.is_file():
        return parse_hardware((Path(__file__).parent / HARDWARE_FILE).read_text("utf-8"), file=HARDWARE_FILE)
    try:
        return parse_hardware(own.read_text("utf-8"), file=str(own))
    except UnicodeDecodeError as error:
        raise ConfigError(file=str(own), problem="a text in UTF-8") from error
    except OSError as error:
        raise ConfigError(file=str(own), problem=error.strerror or "cannot be read") from error


def parse_hardware(text: str, *, file: str) -> HardwareSettings:
    """The hardware in a TOML text; what it does not say is as usual. Raises `ConfigError`."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(file=file, problem=str(error)) from error
    top = Section(table, keys=HARDWARE_KEYS, file=file)
    return HardwareSettings(
        lights=_lights(top.section("lights", keys=LIGHT_KEYS)),
        pins=read_pins(top.section("pins", keys=PIN_KEYS)),
        seat_box=_seat_box(top.section("seat_box", keys=SEAT_BOX_KEYS)),
        reader=_reader(top.section("reader", keys=READER_KEYS)),
    )


def _lights(lights: Section) -> LightSettings:
    return LightSettings(
        brightness=lights.whole("brightness", least=1, most=100, default=80) / 100,
        quiet_brightness=lights.whole("quiet_brightness", least=0, most=100, default=25) / 100,
        quiet=_quiet(lights),
    )


def _quiet(lights: Section) -> tuple[time, time] | None:
    if "quiet_from" not in lights and "quiet_to" not in lights:
        return None
    return _time(lights, "quiet_from"), _time(lights, "quiet_to")


def _time(lights: Section, key: str) -> time:
    try:
        return time.fromisoformat(lights.text(key))
    except ValueError as error:
        if isinstance(error, ConfigError):
            raise
        raise lights.wrong(key, 'a time like "23:00"') from error


def _seat_box(box: Section) -> SeatBoxSettings:
    return SeatBoxSettings(
        use=box.flag("use", True),
        port=read_port(box, "port") if "port" in box else AUTO,
        buttons=box.choice("buttons", SeatButtons.SHOW),
    )


def _reader(reader: Section) -> ReaderSettings:
    return ReaderSettings(
        port=read_port(reader, "port") if "port" in reader else None,
        baud=reader.whole("baud", least=300, most=1_000_000, default=9600),
    )
