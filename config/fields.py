"""Reading a section of a TOML file, with errors that name the key and what may stand there."""

from __future__ import annotations

import difflib
from collections.abc import Collection
from enum import Enum
from typing import TypeVar

from config.errors import ConfigError

E = TypeVar("E", bound=Enum)


class Section:
    """One table of a file, in which only `keys` may stand.

    Everything here raises `ConfigError`: for an unknown key with the nearest known one, for a value with
    those that are allowed.
    """

    def __init__(self, table: object, *, keys: Collection[str], file: str, name: str = "") -> None:
        self._file = file
        self._name = name
        if not isinstance(table, dict):
            raise ConfigError(file=file, place=name, problem=f"a table [{name}], not {table!r}")
        self._table: dict[str, object] = table
        for key in table:
            if key not in keys:
                near = difflib.get_close_matches(key, keys, n=1)
                hint = f", perhaps {near[0]}" if near else ""
                raise self.wrong(key, f"unknown{hint}; known are {', '.join(keys)}")

    def __contains__(self, key: str) -> bool:
        return key in self._table

    def wrong(self, key: str, problem: str) -> ConfigError:
        """The error for `key` of this section."""
        return ConfigError(file=self._file, place=f"{self._name}.{key}".lstrip("."), problem=problem)

    def section(self, key: str, *, keys: Collection[str]) -> Section:
        """The table under `key`; an absent one is empty."""
        return Section(self._table.get(key, {}), keys=keys, file=self._file, name=key)

    def text(self, key: str) -> str:
        """A text that is not empty."""
        value = self._table.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self._not_allowed(key, "a text in quotes")
        return value

    def whole(self, key: str, *, least: int, most: int | None = None, default: int | None = None) -> int:
        """A whole number from `least` to `most`; required where it has no default."""
        value = self._table.get(key, default)
        if type(value) is not int or value < least or (most is not None and value > most):
            bounds = f"{least} or more" if most is None else f"{least} to {most}"
            raise self._not_allowed(key, f"a whole number, {bounds}")
        return value

    def wholes(self, key: str, *, least: int, most: int, count: int | None = None) -> tuple[int, ...]:
        """A list of whole numbers from `least` to `most`, exactly `count` of them; an absent one is empty."""
        if key not in self._table:
            return ()
        value = self._table[key]
        right = isinstance(value, list) and all(type(v) is int and least <= v <= most for v in value)
        if not isinstance(value, list) or not right or count not in (None, len(value)):
            many = "" if count is None else f"{count} "
            raise self._not_allowed(key, f"a list of {many}whole numbers, {least} to {most}")
        return tuple(value)

    def flag(self, key: str, default: bool) -> bool:
        """True or false."""
        value = self._table.get(key, default)
        if not isinstance(value, bool):
            raise self._not_allowed(key, "true or false")
        return value

    def flag_or_usual(self, key: str) -> bool | None:
        """True or false; ``None`` where nothing is said and the usual thing holds."""
        return self.flag(key, False) if key in self._table else None

    def choice(self, key: str, default: E) -> E:
        """One of the words of the enum that `default` belongs to."""
        value = self._table.get(key, default.value)
        kind = type(default)
        for member in kind:
            if member.value == value:
                return member
        raise self._not_allowed(key, "one of " + ", ".join(f'"{member.value}"' for member in kind))

    def _not_allowed(self, key: str, allowed: str) -> ConfigError:
        if key not in self._table:
            return self.wrong(key, f"is missing: {allowed}")
        return self.wrong(key, f"{allowed}, not {self._table[key]!r}")
