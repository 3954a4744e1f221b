"""Games of one's own: kept as presets in a folder, found again, deleted."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from config.errors import ConfigError
from config.game_text import game_text
from config.preset import Preset, read_preset
from config.settings import write_atomically

SUFFIX: Final = ".toml"
MOST_LETTERS: Final = 40


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnGames:
    """The games in a folder, by the names of their files, and why others there are left out."""

    presets: tuple[Preset, ...] = ()
    problems: tuple[ConfigError, ...] = ()


def load_own_games(folder: Path) -> OwnGames:
    """What can be played of the games in `folder`; a folder that is not there has none."""
    presets: list[Preset] = []
    problems: list[ConfigError] = []
    for file in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            presets.append(replace(read_preset(file), own=True))
        except ConfigError as error:
            problems.append(error)
    return OwnGames(presets=tuple(presets), problems=tuple(problems))


def with_own(presets: Iterable[Preset], own: Sequence[Preset]) -> tuple[Preset, ...]:
    """The own games, then those of the program; one of the same key stands in the place of the program's."""
    keys = {preset.key for preset in own}
    return (*own, *(preset for preset in presets if preset.key not in keys))


def key_of(title: str) -> str:
    """The name of a game's file, without its ending: small letters, figures and hyphens; never empty.

    ``"Zoë's 5/10"`` is kept as ``zoe-s-5-10.toml``. Games whose names differ in marks only are the same.
    """
    parts = unicodedata.normalize("NFKD", title.casefold())
    plain = "".join(part for part in parts if not unicodedata.combining(part))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:MOST_LETTERS] or "game"


def save_game(preset: Preset, folder: Path) -> Preset:
    """Keep the game by its title, in the place of one of that name; the game as it will be found again.

    Raises `OSError`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    kept = replace(preset, key=key_of(preset.title), detail="", default=False, own=True)
    write_atomically(folder / f"{kept.key}{SUFFIX}", game_text(kept))
    return kept


def delete_game(key: str, folder: Path) -> None:
    """Keep this game no longer; one that is gone already is no error. Raises `OSError`."""
    (folder / f"{key}{SUFFIX}").unlink(missing_ok=True)
