"""The live picture of the camera with outlines on it."""

from __future__ import annotations

from typing import Final

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QImage, QPainterPath, QPaintEvent, QPen, QPolygonF
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.paint.pen import Pen, wrap
from ui.paint.plates import draw_plate
from ui.theme import Size
from ui.views.camera import WHOLE, CameraView, Outline, OutlineView, PictureView, Place, Region
from ui.widgets.panel import Panel

RADIUS: Final = 0.4
FRAME: Final = 0.1
RING: Final = 1.0
"""Radius of the ring around a card of which only the index is seen, in units."""
WIDTHS: Final = {Outline.SURE: 0.24, Outline.ASKED: 0.3, Outline.ZONE: 0.1, Outline.CHOSEN: 0.22}
TAG: Final = 1.75
"""Height of the tag with a card's name, in units."""
WIDE: Final = 10.0
"""A wider zone, in units, is the board's."""


class CameraPicture(Panel[CameraView]):
    """The picture in a frame: as large as it fits where it shows all that the camera sees, else filling it.

    A tap on it is not taken here.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None, *, name: str = "camera_picture") -> None:
        super().__init__(kit, parent, name=name)
        self._shown: PictureView | None = None
        self._image: QImage | None = None

    def refresh(self, before: CameraView | None) -> None:
        """Take the picture over where it is another one."""
        picture = self.view.picture
        if picture is not self._shown:
            self._shown = picture
            self._image = None if picture is None else _image(picture)
        self.setAccessibleName(self.view.words or self.view.caption)
        super().refresh(before)

    def picture_rect(self) -> QRectF:
        """Where the picture lies on the widget, in pixels; the whole widget where there is none.

        A part of what the camera sees reaches beyond the frame.
        """
        inside = QRectF(self.rect())
        picture = self._shown
        if picture is None:
            return inside
        scales = inside.width() / picture.width, inside.height() / picture.height
        scale = min(scales) if picture.region == WHOLE else max(scales)
        width, height = picture.width * scale, picture.height * scale
        return QRectF((inside.width() - width) / 2, (inside.height() - height) / 2, width, height)

    def point(self, place: Place) -> QPointF:
        """Where on the widget, in pixels, this place of the camera's view is shown."""
        area, (left, top, right, bottom) = self.picture_rect(), self._region()
        x, y = (place[0] - left) / (right - left), (place[1] - top) / (bottom - top)
        return QPointF(area.x() + x * area.width(), area.y() + y * area.height())

    def place(self, point: QPointF) -> Place:
        """Which place of the camera's view is shown at this pixel of the widget; the nearest one that is."""
        area, (left, top, right, bottom) = self.picture_rect(), self._region()
        x, y = (point.x() - area.x()) / area.width(), (point.y() - area.y()) / area.height()
        return left + min(max(x, 0.0), 1.0) * (right - left), top + min(max(y, 0.0), 1.0) * (bottom - top)

    def _region(self) -> Region:
        return WHOLE if self._shown is None else self._shown.region

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, picture, outlines, words."""
        if not self.rendered:
            return
        pen, theme, view = Pen.on(self, self.kit), self.kit.theme, self.view
        whole = QRectF(self.rect())
        draw_plate(pen, whole, radius=RADIUS, fill=theme.felt_edge)
        if self._image is not None:
            self._paint_picture(pen, self._image, view.outlines)
        draw_plate(pen, whole, radius=RADIUS, fill=None, line=theme.slot, line_width=FRAME)
        self._paint_words(pen)

    def _paint_picture(self, pen: Pen, image: QImage, outlines: tuple[OutlineView, ...]) -> None:
        """What reaches beyond the frame ends at it."""
        painter, corner = pen.painter, RADIUS * pen.unit
        painter.save()
        frame = QPainterPath()
        frame.addRoundedRect(QRectF(self.rect()), corner, corner)
        painter.setClipPath(frame)
        painter.setRenderHint(painter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(self.picture_rect(), image)
        for outline in outlines:
            self._outline(pen, outline)
        # Names last: the zone beside one may touch it.
        for outline in outlines:
            if outline.label:
                self._tag(pen, outline)
        painter.restore()

    def _outline(self, pen: Pen, view: OutlineView) -> None:
        theme, unit, width = pen.theme, pen.unit, WIDTHS[view.outline]
        points = [self.point(corner) for corner in view.corners]
        asked = view.outline in (Outline.ASKED, Outline.CHOSEN)
        # Dark below, so that the line is seen on a white card as well as on felt.
        _draw_line(pen, points, QPen(theme.on_brass, (width + 0.14) * unit))
        line = QPen(theme.brass if asked else theme.card, width * unit)
        if view.outline is Outline.ASKED:
            line.setDashPattern([1.9, 1.3])
            line.setCapStyle(Qt.PenCapStyle.FlatCap)
        _draw_line(pen, points, line)

    def _tag(self, pen: Pen, view: OutlineView) -> None:
        """Below the card, above it where there is no room; at the upper edge of a zone."""
        points = [self.point(corner) for corner in view.corners]
        theme, unit = pen.theme, pen.unit
        bold, size = True, Size.SECOND
        width = pen.kit.text_width(view.label, size, bold=bold) + 0.8
        reach = RING if len(points) < 3 else 0.0
        left, right = min(p.x() for p in points) / unit, max(p.x() for p in points) / unit
        top, bottom = min(p.y() for p in points) / unit - reach, max(p.y() for p in points) / unit + reach
        room_x, room_y = self.width() / unit - 0.2, self.height() / unit - 0.2
        x = min(max((left + right) / 2, width / 2 + 0.2), room_x - width / 2)
        y = bottom + 0.35 + TAG / 2
        if view.outline in (Outline.ZONE, Outline.CHOSEN):
            # On the edge of a wide one; in a narrow one, where its neighbour's corner is not in the way.
            y = max(top if right - left > WIDE else top + TAG / 2 + 0.3, TAG / 2 + 0.2)
        elif y + TAG / 2 > room_y:
            y = max(top - 0.35 - TAG / 2, TAG / 2 + 0.2)
        tag = QRectF((x - width / 2) * unit, (y - TAG / 2) * unit, width * unit, TAG * unit)
        asked = view.outline in (Outline.ASKED, Outline.CHOSEN)
        draw_plate(pen, tag, radius=0.28, fill=theme.brass if asked else theme.card, line=theme.on_brass)
        ink = theme.on_brass if asked else theme.ink
        pen.centre(view.label, x, y, size, ink, bold=bold, width=width)

    def _paint_words(self, pen: Pen) -> None:
        """The caption on a tag of its own, for what lies below it may be as bright as it is."""
        theme, view, unit = pen.theme, self.view, pen.unit
        width, height = self.width() / unit, self.height() / unit
        if view.caption:
            tag_width = min(pen.kit.text_width(view.caption, Size.SECOND, bold=False) + 0.8, width - 0.6)
            tag = QRectF(0.3 * unit, 0.3 * unit, tag_width * unit, 1.7 * unit)
            draw_plate(pen, tag, radius=0.28, fill=theme.plate)
            pen.write(view.caption, 0.7, 1.15, Size.SECOND, theme.text, width=tag_width - 0.7)
        if view.words:
            rows = wrap(pen.kit, view.words, Size.SENTENCE, width=width - 1.6)
            for index, row in enumerate(rows):
                y = height / 2 + (index - (len(rows) - 1) / 2) * Size.SENTENCE * 1.25
                pen.centre(row, width / 2, y, Size.SENTENCE, theme.soft, width=width - 1.2)


def _draw_line(pen: Pen, points: list[QPointF], line: QPen) -> None:
    painter = pen.painter
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if len(points) > 2:
        painter.drawPolygon(QPolygonF(points))
    elif points:
        painter.drawEllipse(points[0], RING * pen.unit, RING * pen.unit)


def _image(picture: PictureView) -> QImage:
    """The view keeps the bytes for as long as the picture is shown: they are not copied."""
    return QImage(picture.bgr, picture.width, picture.height, 3 * picture.width, QImage.Format.Format_BGR888)
