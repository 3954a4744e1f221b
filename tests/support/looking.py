"""Eyes for the tests: what a window has drawn, where it lies, and in which colours.

Each widget is painted by itself, so that it is known pixel by pixel what belongs to whom.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PyQt6.QtCore import QPoint, QPointF, QRect, QRectF
from PyQt6.QtGui import QColor, QFont, QFontMetricsF, QImage, QRegion
from PyQt6.QtWidgets import QApplication, QWidget

from ui.kit import DrawnText, Kit
from ui.stage import Stage
from ui.theme import NIGHT, Theme
from ui.views import WindowView
from ui.widgets.clock import Clock
from ui.widgets.top_bar import TopBar

Mask = npt.NDArray[np.bool_]

OPAQUE = 60
"""Less than this of 255 is the soft edge of a shape."""
SHARED_PIXELS = 4
"""Fewer than these are the soft corners of two shapes beside each other."""
LIES_IN = ((Clock, TopBar),)
"""A widget of the first kind stands in one of the second, though it is no part of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenText:
    """A text in the window: `box` is its ink in pixels; in a `picture` it is drawn smaller, as part of it."""

    text: str
    box: QRectF
    font: QFont
    ink: QColor
    widget: QWidget
    picture: bool

    @property
    def cap_height_px(self) -> float:
        """Height of its capitals."""
        return -QFontMetricsF(self.font).tightBoundingRect("H").top()


class Eyes:
    """A stage of one size and what is seen on it."""

    def __init__(self, size: tuple[int, int], theme: Theme = NIGHT) -> None:
        self.cut: list[str] = []
        self._drawn: list[DrawnText] = []
        kit = Kit(theme=theme, text_cut=self.cut.append, text_drawn=self._drawn.append)
        self.stage = Stage(kit)
        self.stage.resize(*size)
        self.stage.show()
        self._inks: dict[tuple[int, bool, str], QRectF] = {}

    def show(self, view: WindowView) -> None:
        """Show this, and let what moves arrive."""
        self.cut.clear()
        self.stage.render(view)
        self.stage.arrive()

    def close(self) -> None:
        """Let the stage go."""
        self.stage.close()
        self.stage.deleteLater()
        QApplication.processEvents()

    def picture(self) -> tuple[npt.NDArray[np.uint32], list[SeenText]]:
        """The window as ``0xRRGGBB`` by row and column, and the texts in it."""
        self._drawn.clear()
        image = self.stage.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        texts = [self._seen(drawn) for drawn in self._drawn if isinstance(drawn.device, QWidget)]
        return _words(image) & 0xFFFFFF, texts

    def widgets(self) -> list[QWidget]:
        """What can be seen, each before its parts; of an overlay and what lies below it only the overlay."""
        shown = list(_descendants(self.stage))
        for widget in shown:
            if widget.objectName().endswith("_overlay"):
                return [widget, *_descendants(widget)]
        return shown

    def place(self, widget: QWidget) -> QPoint:
        """Where it stands in the window."""
        return widget.mapTo(self.stage, QPoint(0, 0))

    def painted(self, widget: QWidget) -> tuple[Mask, list[SeenText]]:
        """The pixels that `widget` covers without its parts, and the texts it writes."""
        self._drawn.clear()
        image = QImage(widget.size(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        QWidget.render(widget, image, QPoint(0, 0), QRegion(), QWidget.RenderFlag(0))
        return (_words(image) >> 24) > OPAQUE, [self._seen(drawn) for drawn in self._drawn]

    def _seen(self, drawn: DrawnText) -> SeenText:
        widget = drawn.device
        assert isinstance(widget, QWidget)
        box = drawn.transform.mapRect(self._ink_of(drawn).translated(drawn.start))
        return SeenText(
            text=drawn.text,
            box=box.translated(QPointF(self.place(widget))),
            font=drawn.font,
            ink=drawn.ink,
            widget=widget,
            picture=not drawn.transform.isIdentity(),
        )

    def _ink_of(self, drawn: DrawnText) -> QRectF:
        key = (drawn.font.pixelSize(), drawn.font.bold(), drawn.text)
        if key not in self._inks:
            self._inks[key] = QFontMetricsF(drawn.font).tightBoundingRect(drawn.text)
        return self._inks[key]


def _words(image: QImage) -> npt.NDArray[np.uint32]:
    bits = image.constBits()
    assert bits is not None
    bits.setsize(image.sizeInBytes())
    rows = np.frombuffer(bits, np.uint32).reshape(image.height(), image.bytesPerLine() // 4)
    return rows[:, : image.width()].copy()


def _descendants(widget: QWidget) -> Iterator[QWidget]:
    for child in widget.children():
        if isinstance(child, QWidget) and child.isVisible():
            yield child
            yield from _descendants(child)


def collisions(eyes: Eyes) -> tuple[list[str], list[SeenText]]:
    """What lies over something that it is no part of, or leaves the window; and all texts."""
    height, width = eyes.stage.height(), eyes.stage.width()
    owners = np.zeros((height, width), np.int16)
    known: list[QWidget] = []
    texts: list[SeenText] = []
    found: list[str] = []
    for widget in eyes.widgets():
        mask, written = eyes.painted(widget)
        texts += written
        whole_screen = widget.height() >= height and widget.width() >= width
        if whole_screen or not mask.any():
            continue
        place = eyes.place(widget)
        inside = _cut_to_window(mask, place, width, height)
        if inside.sum() < mask.sum():
            found.append(f"{_name(widget)} leaves the window")
        top, left = max(place.y(), 0), max(place.x(), 0)
        below = owners[top : top + inside.shape[0], left : left + inside.shape[1]]
        for index, shared in enumerate(np.bincount(below[inside]).tolist()):
            if index and shared >= SHARED_PIXELS and not _belongs(widget, known[index - 1]):
                found.append(f"{_name(widget)} lies over {_name(known[index - 1])}, {shared} pixels")
        known.append(widget)
        below[inside] = len(known)
    return found + _texts_that_touch(texts) + _texts_under(texts, owners, known, eyes), texts


def _cut_to_window(mask: Mask, place: QPoint, width: int, height: int) -> Mask:
    left, top = max(-place.x(), 0), max(-place.y(), 0)
    return mask[top : max(height - place.y(), 0), left : max(width - place.x(), 0)]


def _belongs(widget: QWidget, other: QWidget) -> bool:
    if other.isAncestorOf(widget):
        return True
    return any(isinstance(widget, kind) and isinstance(other, ground) for kind, ground in LIES_IN)


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName()}".rstrip()


def _texts_that_touch(texts: list[SeenText]) -> list[str]:
    found = []
    for index, one in enumerate(texts):
        for other in texts[index + 1 :]:
            common = one.box.intersected(other.box)
            if common.width() > 1 and common.height() > 1:
                found.append(f"“{one.text}” touches “{other.text}”")
    return found


def _texts_under(
    texts: list[SeenText], owners: npt.NDArray[np.int16], known: list[QWidget], eyes: Eyes
) -> list[str]:
    """Texts over whose ink a part of their own widget lies, and those that leave the window."""
    found = []
    window = QRectF(eyes.stage.rect()).adjusted(-1, -1, 1, 1)
    for text in texts:
        if not window.contains(text.box):
            found.append(f"“{text.text}” leaves the window")
        area = text.box.toRect().intersected(eyes.stage.rect())
        covering = owners[area.top() : area.bottom() + 1, area.left() : area.right() + 1]
        for index in set(covering.ravel().tolist()) - {0}:
            part = known[index - 1]
            if part is not text.widget and text.widget.isAncestorOf(part):
                found.append(f"“{text.text}” lies under {_name(part)}")
    return found


def ground_below(text: SeenText, picture: npt.NDArray[np.uint32]) -> QColor | None:
    """The colour that surrounds the ink of a text most, if there is another colour than its own."""
    height, width = picture.shape
    area = text.box.toAlignedRect().adjusted(-2, -2, 2, 2).intersected(QRect(0, 0, width, height))
    around = picture[area.top() : area.bottom() + 1, area.left() : area.right() + 1].ravel()
    away = sum(
        np.abs((around >> shift & 0xFF).astype(int) - (text.ink.rgb() >> shift & 0xFF))
        for shift in (0, 8, 16)
    )
    colours, counts = np.unique(around[away > 40], return_counts=True)
    return QColor.fromRgb(int(colours[counts.argmax()])) if len(colours) else None
