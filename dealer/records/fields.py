"""Reading the fields of a JSON object, with errors that name the place and what is allowed there."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import Enum
from typing import TypeGuard, TypeVar

from dealer.records.errors import RecordError

Fields = Mapping[str, object]
E_ = TypeVar("E_", bound=Enum)


def required(fields: Fields, name: str) -> object:
    """The value of `name`, or `MissingField`."""
    if name not in fields:
        raise RecordError("MissingField", f"{name} is missing")
    return fields[name]


def optional(fields: Fields, name: str, default: object) -> object:
    """The value of `name`; `default` where it is absent or null."""
    value = fields.get(name)
    return default if value is None else value


def bad(place: str, allowed: str, value: object) -> RecordError:
    """The `BadField` that says what may stand at `place`."""
    return RecordError("BadField", f"{place}: {allowed}, not {shown(value)}")


def shown(value: object) -> str:
    """`value` cut to what fits a message."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def is_whole(value: object) -> TypeGuard[int]:
    """Whether `value` is a whole number; JSON's true and false are not."""
    return type(value) is int


def chips(value: object, place: str, *, least: int = 0) -> int:
    """A whole number of chips, at least `least`."""
    if type(value) is not int or value < least:
        raise bad(place, f"a whole number of chips, at least {least}", value)
    return value


def seat(value: object, place: str, seats: Collection[int]) -> int:
    """One of `seats`."""
    if type(value) is not int or value not in seats:
        raise bad(place, "one of the seats " + ", ".join(map(str, sorted(seats))), value)
    return value


def flag(value: object, place: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise bad(place, "true or false", value)
    return value


def choice(value: object, place: str, kind: type[E_]) -> E_:
    """The member of `kind` that has this value."""
    for member in kind:
        if member.value == value:
            return member
    raise bad(place, "one of " + ", ".join(str(m.value) for m in kind), value)


def mapping(value: object, place: str) -> Fields:
    """A JSON object."""
    if not isinstance(value, dict):
        raise bad(place, "an object", value)
    return value


def array(value: object, place: str) -> list[object]:
    """A JSON array."""
    if not isinstance(value, list):
        raise bad(place, "a list", value)
    return value
