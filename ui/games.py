"""The games that can be begun with one tap: those of the program, and those the host has kept."""

from __future__ import annotations

import logging
from pathlib import Path

from config.errors import ConfigError
from config.own_games import delete_game, load_own_games, save_game, with_own
from config.preset import Preset, load_presets

log = logging.getLogger(__name__)


class Games:
    """The games of one's own lie in `folder`. Main thread only.

    Attributes:
        presets: all games, those of one's own first.
        problems: why games in the folder are left out.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._built_in = load_presets()
        own = load_own_games(folder)
        self.problems: tuple[ConfigError, ...] = own.problems
        self.presets = with_own(self._built_in, own.presets)
        for problem in own.problems:
            log.warning("%s", problem)

    def keep(self, preset: Preset) -> Preset:
        """Keep this game, in the place of one of that name; as it is offered from now on.

        Raises `OSError`.
        """
        kept = save_game(preset, self._folder)
        self._look_again()
        return kept

    def drop(self, key: str) -> None:
        """Keep the game no longer. Raises `OSError`."""
        delete_game(key, self._folder)
        self._look_again()

    def _look_again(self) -> None:
        self.presets = with_own(self._built_in, load_own_games(self._folder).presets)
