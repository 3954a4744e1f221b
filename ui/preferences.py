"""The settings of the box while it runs: in force at once, and kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from config.errors import ConfigError
from config.settings import Settings, load_settings, save_settings


class Preferences:
    """Holds the settings. A file that cannot be read or written is named in `problem`; the box goes on.

    Attributes:
        settings: those in force.
        problem: why they were not read or not kept, or nothing.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._listeners: list[Callable[[Settings], None]] = []
        self.problem = ""
        try:
            self.settings = load_settings(folder)
        except ConfigError as error:
            self.settings = Settings()
            self.problem = str(error)

    def listen(self, listener: Callable[[Settings], None]) -> None:
        """Tell `listener` of every choice from now on."""
        self._listeners.append(listener)

    def choose(self, settings: Settings) -> None:
        """Have other settings from now on."""
        if settings == self.settings:
            return
        self.settings = settings
        try:
            save_settings(settings, self._folder)
            self.problem = ""
        except OSError as error:
            self.problem = error.strerror or str(error)
        for listener in tuple(self._listeners):
            listener(settings)
