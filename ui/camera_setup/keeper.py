"""Keeps the camera's settings on a thread of its own: a slow memory card lets no finger wait."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from config.camera import CameraSettings, load_camera, save_camera
from config.errors import ConfigError


class SettingsKeeper:
    """Writes into `folder` one after another; what is on its way is written before the program ends.

    `told` is called on that thread with the system's word for what went wrong, or with nothing.
    """

    def __init__(self, folder: Path, *, told: Callable[[str], None]) -> None:
        self._folder = folder
        self._told = told
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="camera settings")

    def keep(self, settings: CameraSettings, *, chosen: bool) -> None:
        """These are in force from now on; `chosen` is a camera that somebody has just chosen."""
        self._writer.submit(self._write, settings, chosen=chosen)

    def _write(self, settings: CameraSettings, *, chosen: bool) -> None:
        problem = ""
        try:
            if chosen or not self._is_for_once(settings):
                save_camera(settings, self._folder)
        except OSError as error:
            problem = error.strerror or str(error)
        self._told(problem)

    def _is_for_once(self, settings: CameraSettings) -> bool:
        """Whether the command line named this camera: what is drawn on its picture is of no other."""
        try:
            return load_camera(self._folder).source not in ("off", settings.source)
        except ConfigError:
            return False
