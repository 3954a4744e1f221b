"""The camera over the table: which one, and the zones drawn on its picture; ``camera.toml``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import tomlkit

from config.errors import ConfigError
from config.fields import Section
from config.settings import write_atomically

CAMERA_FILE: Final = "camera.toml"
SEATS: Final = 10
FINEST: Final = 10_000
"""Corners are kept as whole numbers, in ten-thousandths of the picture's width and height."""

Corners = tuple[tuple[float, float], ...]
"""Three corners or more, each x and y in shares 0..1 of the picture's width and height."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ZoneSettings:
    """Where the board and each seat's shown cards lie; empty where nothing was drawn."""

    board: Corners = ()
    seats: tuple[tuple[int, Corners], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CameraSettings:
    """`source` is what `vision.sources.choose` reads: ``"usb"``, ``"pi"``, a path; ``"off"`` is no camera."""

    source: str = "off"
    zones: ZoneSettings = field(default_factory=ZoneSettings)


def parse_camera(text: str, *, file: str) -> CameraSettings:
    """The settings in a TOML text. Raises `ConfigError`."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(file=file, problem=str(error)) from error
    top = Section(table, keys=("source", "zones"), file=file)
    names = ("board", *(f"seat_{seat}" for seat in range(1, SEATS + 1)))
    zones = top.section("zones", keys=names)
    drawn = {name: _corners(zones, name) for name in names if name in zones}
    return CameraSettings(
        source=top.text("source") if "source" in top else CameraSettings().source,
        zones=ZoneSettings(
            board=drawn.pop("board", ()),
            seats=tuple((int(name.removeprefix("seat_")), corners) for name, corners in drawn.items()),
        ),
    )


def _corners(zones: Section, name: str) -> Corners:
    values = zones.wholes(name, least=0, most=FINEST)
    if len(values) < 6 or len(values) % 2:
        raise zones.wrong(name, "three corners or more, x and y of each")
    return tuple((x / FINEST, y / FINEST) for x, y in zip(values[::2], values[1::2], strict=True))


def load_camera(folder: Path) -> CameraSettings:
    """The settings kept in `folder`; no camera before any were. Raises `ConfigError`."""
    file = folder / CAMERA_FILE
    try:
        text = file.read_text("utf-8")
    except FileNotFoundError:
        return CameraSettings()
    except UnicodeDecodeError as error:
        raise ConfigError(file=str(file), problem="a text in UTF-8") from error
    except OSError as error:
        raise ConfigError(file=str(file), problem=error.strerror or "cannot be read") from error
    return parse_camera(text, file=str(file))


def save_camera(settings: CameraSettings, folder: Path) -> None:
    """Keep `settings` in `folder`, whole or not at all. Raises `OSError`."""
    folder.mkdir(parents=True, exist_ok=True)
    document = tomlkit.document()
    document["source"] = settings.source
    zones = tomlkit.table()
    if settings.zones.board:
        zones["board"] = _flat(settings.zones.board)
    for seat, corners in settings.zones.seats:
        zones[f"seat_{seat}"] = _flat(corners)
    document["zones"] = zones
    write_atomically(folder / CAMERA_FILE, tomlkit.dumps(document))


def _flat(corners: Corners) -> list[int]:
    return [round(min(max(share, 0.0), 1.0) * FINEST) for corner in corners for share in corner]
