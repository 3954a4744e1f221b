"""What is drawn again and again is painted once and copied; nobody can see that it is."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QPointF, QSizeF
from PyQt6.QtGui import QColor, QImage, QPainter, QPainterPath

from ui.kit import Kit
from ui.layout.box import Canvas
from ui.paint.pen import LARGEST_LETTERS_PX, Pen
from ui.paint.stamps import MOST_BYTES, Stamps
from ui.theme import DAY

GROUND, INK = QColor("#101010"), QColor("#F0F0F0")
SMALL = QSizeF(20, 20)


@pytest.mark.parametrize("size_px", [20, LARGEST_LETTERS_PX, LARGEST_LETTERS_PX + 1, 150])
def test_letters_of_any_size_are_drawn_as_outlines_would_be(fonts: None, size_px: int) -> None:  # noqa: ARG001
    kit = Kit()
    kit.resize(Canvas.of(1280, 720))
    for _ in range(2):
        assert ink(written(kit, size_px)) == pytest.approx(ink(outlined(kit, size_px)), rel=0.04)


def written(kit: Kit, size_px: int) -> QImage:
    image, painter = paper()
    Pen(painter, kit).write("Call 1,240", 0.5, 6.0, size_px / kit.unit, INK, bold=True)
    painter.end()
    return image


def outlined(kit: Kit, size_px: int) -> QImage:
    path, (image, painter) = QPainterPath(), paper()
    path.addText(QPointF(10, 200), kit.font(size_px / kit.unit, bold=True), "Call 1,240")
    painter.fillPath(path, INK)
    painter.end()
    return image


def paper() -> tuple[QImage, QPainter]:
    image = QImage(900, 300, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return image, painter


def ink(image: QImage) -> int:
    """How much of it there is."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    bits = grey.constBits()
    assert bits is not None
    return sum(value - 16 for value in bytes(bits.asarray(grey.sizeInBytes())) if value > 16)


def test_a_drawing_is_painted_once_until_the_colours_change() -> None:
    kit = Kit()
    painted: list[object] = []
    for theme in (kit.theme, kit.theme, DAY):
        kit.theme = theme
        stamped(kit.stamps, "stack", painted)
    assert painted == ["stack"] * 3, "setting a theme forgets the old colours"
    stamped(kit.stamps, "stack", painted)
    assert len(painted) == 3


def test_what_is_kept_takes_no_more_than_so_much_memory() -> None:
    stamps = Stamps()
    painted: list[object] = []
    each = 4 * 504 * 104
    for number in range(2 * MOST_BYTES // each):
        stamped(stamps, number, painted, size=QSizeF(500, 100))
        assert stamps.kept_bytes <= MOST_BYTES
    assert stamps.kept_bytes >= MOST_BYTES // 3


def test_what_is_drawn_again_and_again_stays() -> None:
    stamps = Stamps()
    painted: list[object] = []
    for number in range(60):
        stamped(stamps, number, painted, size=QSizeF(500, 100))
        stamped(stamps, "name", painted, size=QSizeF(500, 100))
    assert painted.count("name") == 1


def stamped(stamps: Stamps, what: object, painted: list[object], size: QSizeF = SMALL) -> None:
    _image, painter = paper()
    stamps.draw(painter, what, QPointF(5, 5), size, lambda _painter, _at: painted.append(what))
    painter.end()
