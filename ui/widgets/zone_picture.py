"""The camera picture on which a zone is drawn with the finger."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QMouseEvent, QPaintEvent, QPen, QPolygonF
from PyQt6.QtWidgets import QWidget

from ui.camera_setup.zone_shapes import moved, pulled
from ui.intents import MoveZone, PullCorner, TapPicture
from ui.kit import Kit
from ui.paint.pen import Pen
from ui.views.camera import CameraView, Outline, Place
from ui.widgets.camera_view import CameraPicture

KNOB: Final = 0.62
"""Radius of the knob at a corner, in units."""
GRASP: Final = 1.9
"""A corner is taken hold of from so far away, in units: a finger is wider than the knob."""
SLIP: Final = 0.5
"""A finger that has moved by less, in units, has tapped."""


class ZonePicture(CameraPicture):
    """A tap places a zone; a finger on a corner pulls it, one inside the zone moves all of it.

    While the finger is down the zone follows it; it is kept when the finger is lifted.

    Signals:
        intent: TapPicture, PullCorner, MoveZone.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="zone_picture")
        self._corners: tuple[Place, ...] = ()
        self._base: CameraView | None = None
        self._pressed: QPointF | None = None
        self._held: int | None = None
        self._inside = False
        self._drawn: tuple[Place, ...] = ()

    def show_zone(self, view: CameraView, corners: tuple[Place, ...]) -> None:
        """Show the picture, and these corners as those that can be pulled."""
        self._base = view
        if corners != self._corners:
            self._corners = corners
        self._follow()

    def _follow(self) -> None:
        """The chosen outline goes with the finger, whatever new picture comes meanwhile."""
        if self._base is None:
            return
        shown = self._drawn or self._corners
        outlines = tuple(
            replace(outline, corners=shown) if outline.outline is Outline.CHOSEN and shown else outline
            for outline in self._base.outlines
        )
        self.render(replace(self._base, outlines=outlines))

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Take hold of the nearest corner, else of the zone, else begin a tap."""
        if event is None or self._base is None or self._base.picture is None or not self.kit.guard.accepts():
            return
        self.kit.guard.press()
        self._pressed = event.position()
        self._held = self._corner_at(event.position())
        polygon = QPolygonF([self.point(corner) for corner in self._corners])
        self._inside = self._held is None and polygon.containsPoint(event.position(), Qt.FillRule.OddEvenFill)

    def _corner_at(self, at: QPointF) -> int | None:
        away = [
            ((self.point(corner) - at).manhattanLength(), index) for index, corner in enumerate(self._corners)
        ]
        near = min(away, default=None)
        return near[1] if near is not None and near[0] <= GRASP * self.kit.unit else None

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:
        """The zone goes with the finger."""
        if event is None or self._pressed is None:
            return
        if self._held is not None:
            self._drawn = pulled(self._corners, self._held, self.place(event.position()))
        elif self._inside and not self._is_tap(event.position()):
            self._drawn = moved(self._corners, *self._way(event.position()))
        else:
            return
        self._follow()

    def _is_tap(self, at: QPointF) -> bool:
        assert self._pressed is not None
        return (at - self._pressed).manhattanLength() < SLIP * self.kit.unit

    def _way(self, to: QPointF) -> Place:
        assert self._pressed is not None
        (x0, y0), (x1, y1) = self.place(self._pressed), self.place(to)
        return x1 - x0, y1 - y0

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:
        """Say what was drawn."""
        if event is None or self._pressed is None:
            return
        at, held, inside, tapped = event.position(), self._held, self._inside, self._is_tap(event.position())
        way = self._way(at)
        self._pressed, self._held, self._inside, self._drawn = None, None, False, ()
        if not self.kit.guard.release():
            self.kit.guard.refused()
        elif held is not None:
            if not tapped:
                self.intent.emit(PullCorner(held, *self.place(at)))
        elif not inside:
            if tapped:
                self.intent.emit(TapPicture(*self.place(at)))
        elif not tapped:
            self.intent.emit(MoveZone(*way))
        self._follow()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """The picture, then the knobs."""
        super().paintEvent(event)
        if self._base is None or self._base.picture is None:
            return
        pen = Pen.on(self, self.kit)
        radius = KNOB * pen.unit
        for corner in self._drawn or self._corners:
            pen.painter.setPen(QPen(pen.theme.on_brass, 0.16 * pen.unit))
            pen.painter.setBrush(pen.theme.brass)
            pen.painter.drawEllipse(self.point(corner), radius, radius)
