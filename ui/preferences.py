"""The settings of the box while it runs: in force at once, and kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from config.errors import ConfigError
from config.settings import Settings, load_settings, save_settings


class Preferences:
    """Holds the settings. With a file that cannot be read or written the box goes on all the same.

    Attributes:
        settings: those in force.
        unreadable: why the usual ones are in force instead of those in the file, or ``None``.
        problem: why the last choice could not be kept, or nothing.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._listeners: list[Callable[[Settings], None]] = []
        self.problem = ""
        self.unreadable: ConfigError | None = None
        try:
            self.settings = load_settings(folder)
        except ConfigError as error:
            self.settings = Settings()
            self.unreadable = error

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
