"""The set-up of the camera: its picture beside what is measured in it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QPainterPath, QPaintEvent, QPen
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.layout.camera_setup import CameraSetupLayout, camera_setup_layout
from ui.paint.heads import draw_head
from ui.paint.pen import Pen, wrap
from ui.theme import Size
from ui.views import CameraSetupView
from ui.views.camera_setup import FigureView, Mark
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.camera_view import CameraPicture
from ui.widgets.panel import Panel

SIGN = 1.5
"""Room for the sign before a figure, in units."""
TITLE = 1.45
PITCH = 1.13


class CameraSetupScreen(Panel[CameraSetupView]):
    """Picture, figures, the ways on.

    Signals:
        intent: what the buttons carry.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="camera_setup")
        self._layout: CameraSetupLayout | None = None
        self._picture = CameraPicture(kit, self)
        self._back = Button(kit, self)
        self._step = Button(kit, self)
        self._ways = Buttons(Button, kit, self, self.intent)
        for button in (self._back, self._step):
            button.intent.connect(self.intent)

    def refresh(self, before: CameraSetupView | None) -> None:
        """A new picture alone leaves all the rest as it is."""
        view = self.view
        self._picture.render(view.picture)
        self._back.render(view.back)
        self._step.render(view.step)
        for button, way in zip(self._ways.first(len(view.ways)), view.ways, strict=True):
            button.render(way)
        if before is None or len(before.ways) != len(view.ways):
            self.arrange()
        elif (before.title, before.hint, before.figures) != (view.title, view.hint, view.figures):
            self.update()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        rect, portrait = self.kit.rect, self.kit.canvas.portrait
        layout = self._layout = camera_setup_layout(self.kit.canvas, ways=len(self.view.ways))
        self._picture.setGeometry(rect(layout.picture))
        self._back.setGeometry(rect(layout.back))
        self._step.setGeometry(rect(layout.step))
        self._ways.place(layout.ways)
        for button in (self._back, *self._ways):
            button.reshape(ButtonShape(text=1.7 if portrait else Size.SEAT))
        self._step.reshape(ButtonShape(text=2.2 if portrait else Size.KEY))
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, head, figures."""
        layout = self._layout
        if layout is None:
            return
        pen, view = Pen.on(self, self.kit), self.view
        pen.painter.fillRect(self.rect(), pen.theme.bar)
        draw_head(pen, layout.title, view.title, view.hint)
        self._paint_figures(pen, layout.figures)

    def _paint_figures(self, pen: Pen, box: Box) -> None:
        """All of them; where they have no room, first what is only to be known is left out."""
        scale = 1.2 if self.kit.canvas.portrait else 1.0
        blocks = [_Block.of(self.kit, figure, box.width, scale) for figure in self.view.figures]
        least = (Mark.PLAIN, Mark.POOR)
        for mark in least:
            for index in reversed(range(len(blocks))):
                if sum(block.height for block in blocks) > box.height and blocks[index].figure.mark is mark:
                    blocks[index] = replace(blocks[index], rows=())
        y = box.y
        for block in blocks:
            self._paint_block(pen, box, y, block)
            y += block.height

    def _paint_block(self, pen: Pen, box: Box, top: float, block: _Block) -> None:
        """Sign, title and word on one line, what to do below."""
        theme, figure, scale = pen.theme, block.figure, block.scale
        size, small = TITLE * scale, Size.SECOND * scale
        y, left = top + size * 0.55, box.x + block.indent
        if figure.mark is not Mark.PLAIN:
            sign = Box(box.x, y - 0.5 * scale, 1.0 * scale, 1.0 * scale)
            _draw_sign(pen, self.kit.rect_f(sign), good=figure.mark is Mark.GOOD)
        taken = pen.write(figure.title, left, y, size, theme.text, bold=True, width=box.right - left)
        if figure.word:
            x, poor = left + taken + 0.6, figure.mark is Mark.POOR
            ink = theme.brass_text if poor else theme.soft
            pen.write(figure.word, x, y, size, ink, bold=poor, width=box.right - x)
        y += size * 0.5 + small * 0.72
        for row in block.rows:
            pen.write(row, left, y, small, theme.soft, width=box.right - left)
            y += small * PITCH


@dataclass(frozen=True, slots=True, kw_only=True)
class _Block:
    """A figure with its detail broken into `rows`; all measures in units."""

    figure: FigureView
    rows: tuple[str, ...]
    indent: float
    scale: float

    @classmethod
    def of(cls, kit: Kit, figure: FigureView, width: float, scale: float) -> _Block:
        indent = SIGN * scale if figure.word else 0.0
        rows = wrap(kit, figure.detail, Size.SECOND * scale, width=width - indent, even=False)
        return cls(figure=figure, rows=rows, indent=indent, scale=scale)

    @property
    def height(self) -> float:
        rows = len(self.rows) * Size.SECOND * PITCH + 0.35 if self.rows else 0.0
        return self.scale * (TITLE * 1.4 + rows)


def _draw_sign(pen: Pen, box: QRectF, *, good: bool) -> None:
    """A tick, or a triangle that says look here."""
    painter, unit = pen.painter, pen.unit
    stroke = QPen(pen.theme.soft if good else pen.theme.brass_text, 0.2 * unit)
    stroke.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroke.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(stroke)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    way = QPainterPath()
    if good:
        way.moveTo(box.left(), box.top() + box.height() * 0.55)
        way.lineTo(box.left() + box.width() * 0.36, box.bottom() - box.height() * 0.08)
        way.lineTo(box.right(), box.top() + box.height() * 0.1)
        painter.drawPath(way)
        return
    way.moveTo(box.center().x(), box.top())
    way.lineTo(box.right(), box.bottom())
    way.lineTo(box.left(), box.bottom())
    way.closeSubpath()
    painter.drawPath(way)
    middle = box.center().x()
    painter.drawLine(
        QPointF(middle, box.top() + box.height() * 0.42), QPointF(middle, box.top() + box.height() * 0.68)
    )
