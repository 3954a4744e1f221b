"""Reading a section of a TOML file, with errors that name the key and what may stand there."""

from __future__ import annotations

import difflib
from enum import Enum
from typing import TypeVar

from config.errors import ConfigError

E = TypeVar("E", bound=Enum)


class Section:
    """One table of a file. `finish` refuses the keys that nobody asked for."""

    def __init__(self, table: object, *, file: str, name: str = "") -> None:
        self._file = file
        self._name = name
        self._known: set[str] = set()
        if not isinstance(table, dict):
            raise ConfigError(file=file, place=name, problem="a table of settings")
        self._table: dict[str, object] = table

    def wrong(self, key: str, problem: str) -> ConfigError:
        """The error for `key` of this section."""
        return ConfigError(file=self._file, place=f"{self._name}.{key}".lstrip("."), problem=problem)

    def section(self, key: str) -> Section:
        """The table under `key`; an absent one is empty."""
        self._known.add(key)
        return Section(self._table.get(key, {}), file=self._file, name=key)

    def text(self, key: str) -> str:
        """A text that is not empty."""
        value = self._value(key)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(key, "a text in quotes")
        return value

    def whole(self, key: str, *, least: int, default: int | None = None) -> int:
        """A whole number, at least `least`."""
        value = self._value(key, default)
        if type(value) is not int or value < least:
            raise self.wrong(key, f"a whole number, {least} or more")
        return value

    def flag(self, key: str, default: bool) -> bool:
        """True or false."""
        value = self._value(key, default)
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def choice(self, key: str, kind: type[E], default: E) -> E:
        """One of the words of `kind`."""
        value = self._value(key, default.value)
        for member in kind:
            if member.value == value:
                return member
        raise self.wrong(key, "one of " + ", ".join(f'"{member.value}"' for member in kind))

    def _value(self, key: str, default: object = None) -> object:
        self._known.add(key)
        value = self._table.get(key, default)
        if value is None:
            raise self.wrong(key, "is missing")
        return value

    def finish(self) -> None:
        """Refuse unknown keys, naming the nearest known one."""
        for key in self._table:
            if key not in self._known:
                near = difflib.get_close_matches(key, self._known, n=1)
                hint = f", perhaps {near[0]}" if near else ""
                known = ", ".join(sorted(self._known))
                raise self.wrong(key, f"unknown{hint}; known are {known}")
