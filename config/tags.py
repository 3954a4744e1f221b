"""Which tag is which card or which player: ``tags.toml`` in the settings folder."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Final

from config.errors import ConfigError
from config.fields import Section
from dealer.rules.cards import Card
from dealer.rules.errors import BadCard

TAGS_FILE: Final = "tags.toml"


def tag_key(text: str) -> str:
    """A tag as it is compared: letters and digits only, large: ``"04:a1 b2"`` is ``"04A1B2"``."""
    return re.sub(r"[^0-9A-Z]", "", text.upper())


@dataclass(frozen=True, slots=True, kw_only=True)
class TagMap:
    """Cards and players by their tags, which are keys as `tag_key` makes them."""

    cards: Mapping[str, Card] = field(default_factory=lambda: MappingProxyType({}))
    players: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


def load_tags(*, user_folder: Path) -> TagMap:
    """The map in `user_folder`; an empty one where there is no file. Raises `ConfigError`."""
    path = user_folder / TAGS_FILE
    if not path.is_file():
        return TagMap()
    try:
        return parse_tags(path.read_text("utf-8"), file=str(path))
    except UnicodeDecodeError as error:
        raise ConfigError(file=str(path), problem="a text in UTF-8") from error
    except OSError as error:
        raise ConfigError(file=str(path), problem=error.strerror or "cannot be read") from error


def parse_tags(text: str, *, file: str) -> TagMap:
    """The tables ``[cards]`` and ``[players]``, tag = card or name. Raises `ConfigError`."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(file=file, problem=str(error)) from error
    top = Section(table, keys=("cards", "players"), file=file)
    seen: dict[str, str] = {}
    cards = {
        _key(top, "cards", tag, seen): _card(top, tag, text) for tag, text in _texts(top, "cards", table)
    }
    players = {_key(top, "players", tag, seen): name for tag, name in _texts(top, "players", table)}
    return TagMap(cards=MappingProxyType(cards), players=MappingProxyType(players))


def _texts(top: Section, name: str, table: dict[str, object]) -> list[tuple[str, str]]:
    found = table.get(name, {})
    tags = list(found) if isinstance(found, dict) else []
    section = top.section(name, keys=tags)
    return [(tag, section.text(tag)) for tag in tags]


def _key(top: Section, name: str, tag: str, seen: dict[str, str]) -> str:
    key = tag_key(tag)
    if not key:
        raise top.wrong(f"{name}.{tag}", "a tag has letters or digits")
    if key in seen:
        raise top.wrong(f"{name}.{tag}", f"the same tag as {seen[key]}")
    seen[key] = f"{name}.{tag}"
    return key


def _card(top: Section, tag: str, text: str) -> Card:
    try:
        return Card.parse(text)
    except BadCard as error:
        raise top.wrong(f"cards.{tag}", f'a card like "As" or "Td", not {text!r}') from error
