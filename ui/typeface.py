"""The bundled fonts: Roboto Condensed, then DejaVu Sans for what it lacks."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtGui import QFont, QFontDatabase

FOLDER = Path(__file__).parent / "fonts"
FAMILIES = ("Roboto Condensed", "DejaVu Sans")
FILES = ("RobotoCondensed-Regular.ttf", "RobotoCondensed-Bold.ttf", "DejaVuSans.ttf", "DejaVuSans-Bold.ttf")


class FontMissingError(RuntimeError):
    """A font that belongs to the program cannot be loaded: the installation is broken."""

    def __init__(self, file_name: str) -> None:
        super().__init__(f"font cannot be loaded: {file_name}")
        self.file_name = file_name


def load_fonts() -> None:
    """Make the bundled families known to Qt; needs a QGuiApplication. Raises `FontMissingError`."""
    for file_name in FILES:
        if QFontDatabase.addApplicationFont(str(FOLDER / file_name)) < 0:
            raise FontMissingError(file_name)


def make_font(size_px: int, *, bold: bool) -> QFont:
    """A font of the bundled families, not bent to the pixel grid: widths scale with the size."""
    font = QFont()
    font.setFamilies(list(FAMILIES))
    font.setPixelSize(max(size_px, 1))
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
