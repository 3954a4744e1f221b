"""Records as JSON and back: frozen dataclasses, enums, cards, tuples, told apart by their type hints.

A class name stands as ``"_"`` only where a field may hold one of several classes. Every field is written,
also one that has its default: an old night must not change when a default does. Fields that an old entry
lacks take their defaults, so that old nights stay readable.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from dealer.night.errors import UnreadableEntry
from dealer.rules.cards import Card
from dealer.rules.errors import BadCard

TAG = "_"
"""Where the class name stands."""

Json = Any
"""What `json` reads and writes."""

Encode = Callable[[Any], Json]
Decode = Callable[[Json], Any]


class Codec:
    """Writes and reads values of one type, `hint`: a dataclass, a union of them, or a tuple of those.

    Built on first use and kept; may be used on any thread once built.
    """

    __slots__ = ("decode", "encode")

    def __init__(self, hint: Any) -> None:
        self.encode: Encode = _encoder(hint)
        self.decode: Decode = _decoder(hint)


@cache
def _encoder(hint: Any) -> Encode:
    if hint is Card:
        return str
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _enum_value
    if is_dataclass(hint):
        return _record_encoder(hint, tagged=False)
    if _is_union(hint):
        return _union_encoder(get_args(hint))
    if get_origin(hint) is tuple:
        return _tuple_encoder(get_args(hint))
    return _as_is


def _as_is(value: Any) -> Any:
    return value


def _enum_value(member: Enum) -> Json:
    return member.value


def _is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, types.UnionType)


def _record_encoder(kind: Any, *, tagged: bool) -> Encode:
    parts: list[tuple[str, Encode]] | None = None
    name = kind.__name__

    def encode(record: Any) -> Json:
        nonlocal parts
        if parts is None:
            hints = get_type_hints(kind)
            parts = [(f.name, _encoder(hints[f.name])) for f in fields(kind)]
        out: dict[str, Json] = {TAG: name} if tagged else {}
        for field_name, encode_field in parts:
            out[field_name] = encode_field(getattr(record, field_name))
        return out

    return encode


def _union_encoder(members: tuple[Any, ...]) -> Encode:
    """Several dataclasses are told apart by their tag; one of them, or a plain type, may also be absent."""
    classes = [m for m in members if is_dataclass(m)]
    if len(classes) > 1:
        by_class = {kind: _record_encoder(kind, tagged=True) for kind in classes}

        def encode(value: Any) -> Json:
            return None if value is None else by_class[type(value)](value)

        return encode
    return _optional(_encoder(next(m for m in members if m is not type(None))))


def _optional(convert: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def convert_or_none(value: Any) -> Any:
        return None if value is None else convert(value)

    return convert_or_none


def _tuple_encoder(members: tuple[Any, ...]) -> Encode:
    if len(members) == 2 and members[1] is Ellipsis:
        each = _encoder(members[0])
        if each is _as_is:
            return list
        return lambda values: [each(value) for value in values]
    parts = tuple(_encoder(m) for m in members)
    return lambda values: [part(value) for part, value in zip(parts, values, strict=True)]


@cache
def _decoder(hint: Any) -> Decode:
    if hint is Card:
        return _card
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _enum_decoder(hint)
    if is_dataclass(hint):
        return _record_decoder(hint)
    if _is_union(hint):
        return _union_decoder(get_args(hint))
    if get_origin(hint) is tuple:
        return _tuple_decoder(get_args(hint))
    return _as_is


def _card(text: Json) -> Card:
    try:
        return Card.parse(text)
    except BadCard as error:
        raise UnreadableEntry(f"no card: {text!r}") from error


def _enum_decoder(kind: type[Enum]) -> Decode:
    members = {member.value: member for member in kind}

    def decode(value: Json) -> Any:
        try:
            return members[value]
        except (KeyError, TypeError) as error:
            raise UnreadableEntry(f"no {kind.__name__}: {value!r}") from error

    return decode


def _record_decoder(kind: Any) -> Decode:
    parts: dict[str, Decode] | None = None

    def decode(value: Json) -> Any:
        nonlocal parts
        if parts is None:
            hints = get_type_hints(kind)
            parts = {f.name: _decoder(hints[f.name]) for f in fields(kind)}
        try:
            return kind(**{name: parts[name](v) for name, v in value.items() if name != TAG})
        except UnreadableEntry:
            raise
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            raise UnreadableEntry(f"{kind.__name__}: {error}") from error

    return decode


def _union_decoder(members: tuple[Any, ...]) -> Decode:
    classes: dict[str, Any] = {m.__name__: m for m in members if isinstance(m, type) and is_dataclass(m)}
    absent = type(None) in members
    if len(classes) > 1:

        def decode(value: Json) -> Any:
            if value is None and absent:
                return None
            try:
                kind = classes[value[TAG]]
            except (KeyError, TypeError) as error:
                raise UnreadableEntry(f"unknown record: {value!r:.80}") from error
            return _decoder(kind)(value)

        return decode
    return _optional(_decoder(next(m for m in members if m is not type(None))))


def _tuple_decoder(members: tuple[Any, ...]) -> Decode:
    if len(members) == 2 and members[1] is Ellipsis:
        each = _decoder(members[0])
        return lambda values: tuple([each(value) for value in _listed(values)])
    parts = tuple(_decoder(m) for m in members)

    def decode(values: Json) -> Any:
        if len(_listed(values)) != len(parts):
            raise UnreadableEntry(f"not {len(parts)} values: {values!r:.80}")
        return tuple([part(value) for part, value in zip(parts, values, strict=True)])

    return decode


def _listed(values: Json) -> list[Json]:
    if not isinstance(values, list):
        raise UnreadableEntry(f"no list: {values!r:.80}")
    return values
