"""The players of earlier nights: their names, how often they played, and when last."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Final

import tomlkit

from config.errors import ConfigError
from config.fields import Section
from config.settings import write_atomically

REGULARS_FILE: Final = "players.toml"
MOST: Final = 200
"""So many are kept; those who have not come for long make room."""

MONTH_DAYS: Final = 30


@dataclass(frozen=True, slots=True, kw_only=True)
class Regular:
    """A player: in how many `nights` he played, the last of which began on the day `last`."""

    name: str
    nights: int
    last: date


def seen(regulars: Sequence[Regular], names: Iterable[str], night: date) -> tuple[Regular, ...]:
    """The players after `names` have sat down in the night that began on `night`; each night counts once."""
    known = {_called(regular.name): regular for regular in regulars}
    for name in names:
        before = known.get(_called(name), Regular(name=name, nights=0, last=date.min))
        if before.last != night:
            known[_called(name)] = Regular(name=name, nights=before.nights + 1, last=night)
    return tuple(known.values())


def _called(name: str) -> str:
    """Names that sound the same are the same."""
    return unicodedata.normalize("NFC", name).casefold()


def renamed(regulars: Sequence[Regular], old: str, new: str, night: date) -> tuple[Regular, ...]:
    """The players after `old` was called `new`; a name that came up first in this night was a slip."""
    kept = [r for r in regulars if _called(r.name) != _called(old) or r.nights > 1 or r.last != night]
    spelled = [replace(r, name=new) if _called(r.name) == _called(new) else r for r in kept]
    return seen(spelled, (new,), night)


def in_order(regulars: Iterable[Regular], today: date) -> tuple[Regular, ...]:
    """Whoever plays often and was there lately comes first; a month away weighs like half the nights."""

    def weight(regular: Regular) -> tuple[float, str]:
        days = max((today - regular.last).days, 0)
        return (-regular.nights / (1 + days / MONTH_DAYS), _called(regular.name))

    return tuple(sorted(regulars, key=weight))


def load_regulars(folder: Path) -> tuple[Regular, ...]:
    """The players kept in `folder`, none before the first night. Raises `ConfigError`."""
    file = folder / REGULARS_FILE
    try:
        text = file.read_text("utf-8")
    except FileNotFoundError:
        return ()
    except UnicodeDecodeError as error:
        raise ConfigError(file=str(file), problem="a text in UTF-8") from error
    except OSError as error:
        raise ConfigError(file=str(file), problem=error.strerror or "cannot be read") from error
    return parse_regulars(text, file=str(file))


def parse_regulars(text: str, *, file: str) -> tuple[Regular, ...]:
    """The players in a TOML text. Raises `ConfigError`."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(file=file, problem=str(error)) from error
    rows = table.get("player", [])
    if not isinstance(rows, list):
        raise ConfigError(file=file, place="player", problem="a list of tables [[player]]")
    return tuple(_regular(row, file) for row in rows)


def _regular(row: object, file: str) -> Regular:
    section = Section(row, keys=("name", "nights", "last"), file=file, name="player")
    try:
        last = date.fromisoformat(section.text("last"))
    except ValueError as error:
        raise section.wrong("last", 'a day, "2026-12-04" for example') from error
    return Regular(name=section.text("name"), nights=section.whole("nights", least=1), last=last)


def save_regulars(regulars: Sequence[Regular], folder: Path, today: date) -> None:
    """Keep the players in `folder`, whole or not at all. Raises `OSError`."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = [
        {"name": r.name, "nights": r.nights, "last": r.last.isoformat()}
        for r in in_order(regulars, today)[:MOST]
    ]
    write_atomically(folder / REGULARS_FILE, tomlkit.dumps({"player": rows}))


def put_aside(folder: Path) -> None:
    """Keep a list that cannot be read as ``players.toml.bad``, out of the way of the next one.

    Raises `OSError`.
    """
    file = folder / REGULARS_FILE
    file.replace(file.with_name(file.name + ".bad"))
