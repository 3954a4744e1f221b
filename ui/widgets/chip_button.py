"""A chip that is added by a tap."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QColor, QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.paint.chips import draw_chip
from ui.paint.pen import Pen
from ui.views import ChipButtonView
from ui.widgets.button import TouchButton


class ChipButton(TouchButton):
    """The chip as it lies on the table, seen from above.

    Signals:
        intent: what the view carries (AddChip).
    """

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent)
        self._view: ChipButtonView | None = None
        self.clicked.connect(self._emit)

    def render(self, view: ChipButtonView) -> None:  # type: ignore[override]
        """Show this chip."""
        before, self._view = self._view, view
        if before != view:
            self.setObjectName(view.name)
            self.setAccessibleName(view.says or view.figure)
            self.setEnabled(view.enabled)
            self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Pressed it lies deeper; one that would be too much is faded."""
        view = self._view
        if view is None:
            return
        pen = Pen.on(self, self.kit)
        radius = min(self.width(), self.height()) / 2 - 0.1 * pen.unit
        centre = QPointF(self.width() / 2, self.height() / 2)
        if not view.enabled:
            pen.painter.setOpacity(0.35)
        draw_chip(pen, pen.theme.chips[view.colour], centre, radius, view.figure)
        if self.isDown():
            pen.painter.setPen(Qt.PenStyle.NoPen)
            pen.painter.setBrush(QColor(0, 0, 0, 90))
            pen.painter.drawEllipse(centre, radius, radius)

    def _emit(self) -> None:
        if self._view is not None:
            self.intent.emit(self._view.intent)
