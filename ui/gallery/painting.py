"""Every screen in telling states, painted to PNG files: made by the presenter from real hands."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from PyQt6.QtWidgets import QApplication

from config.preset import load_presets
from dealer.words.languages import LANGUAGES
from ui.gallery.scenes import gallery_scenes
from ui.kit import Kit
from ui.present.window import window_view
from ui.stage import Stage
from ui.theme import theme_for
from ui.typeface import load_fonts

SIZES = ("800x480", "1280x720", "1280x800", "1920x1080", "720x1280")


class BadSize(ValueError):
    """A screen size that is none."""

    def __init__(self, text: str) -> None:
        super().__init__(f"--size {text}: width x height in pixels from 320 to 7680, 800x480 for example")


def paint_gallery(folder: Path, sizes: Sequence[str] = (), *, language: str = "en") -> Iterator[Path]:
    """Paint all scenes at all `sizes` (by default those of the design); the files as they are written.

    `language` is the code of one that the product speaks.

    Makes a QApplication if there is none. Raises `BadSize`.
    """
    measured = [_measured(text) for text in sizes or SIZES]
    app = QApplication.instance() or QApplication(sys.argv[:1])
    load_fonts()
    folder.mkdir(parents=True, exist_ok=True)
    scenes = gallery_scenes(words=LANGUAGES[language].words, presets=load_presets())
    for width, height in measured:
        stage = Stage(Kit())
        stage.resize(width, height)
        stage.show()
        for name, scene in scenes.items():
            stage.set_theme(theme_for(scene.settings.display))
            stage.render(window_view(scene))
            stage.arrive()
            app.processEvents()
            path = folder / f"{name}-{width}x{height}.png"
            if not stage.grab().save(str(path)):
                raise OSError(f"{path} cannot be written")
            yield path
        stage.hide()


def _measured(text: str) -> tuple[int, int]:
    parts = re.fullmatch(r"(\d{3,4})x(\d{3,4})", text)
    if parts is None or not all(320 <= int(part) <= 7680 for part in parts.groups()):
        raise BadSize(text)
    return int(parts[1]), int(parts[2])
