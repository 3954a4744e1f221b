"""A seat of the setup screen."""

from __future__ import annotations

from PyQt6.QtCore import QRectF
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.intents import ChooseSeat
from ui.kit import Kit
from ui.paint.pen import Pen
from ui.paint.plates import draw_plate
from ui.theme import Size
from ui.views import SetupSeatState, SetupSeatView
from ui.widgets.button import TouchButton, two_lines


class SetupSeat(TouchButton):
    """Empty, taken, or the one that is asked about.

    Signals:
        intent: ChooseSeat.
    """

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent)
        self._view: SetupSeatView | None = None
        self.clicked.connect(self._emit)

    def render(self, view: SetupSeatView) -> None:  # type: ignore[override]
        """Show this seat."""
        before, self._view = self._view, view
        if before != view:
            self.setObjectName(f"seat_{view.seat}")
            self.setAccessibleName(" ".join(filter(None, (str(view.seat), view.text, view.detail))))
            self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Plate, name, stack."""
        view = self._view
        if view is None:
            return
        pen, theme, box = Pen.on(self, self.kit), self.kit.theme, QRectF(self.rect())
        pressed = theme.btn_pressed if self.isDown() else None
        ink, detail_ink = theme.text, theme.soft
        match view.state:
            case SetupSeatState.EMPTY:
                fill = pressed or theme.felt_edge
                draw_plate(pen, box, radius=0.6, fill=fill, line=theme.faint, dashed=True)
                ink = theme.faint
            case SetupSeatState.TAKEN:
                draw_plate(pen, box, radius=0.6, fill=pressed or theme.plate, line=theme.plate_line)
            case SetupSeatState.ASKED:
                draw_plate(pen, box, radius=0.6, fill=theme.brass)
                ink = detail_ink = theme.on_brass
        scale = 1.2 if self.kit.canvas.portrait else 1.0
        x, height = box.width() / pen.unit / 2, box.height() / pen.unit
        text, room = view.text or "+", 2 * x - 0.6
        size = 1.9 if text == "+" else 1.4 * scale
        if not view.detail:
            pen.centre(text, x, height / 2, size, ink, bold=True, width=room)
            return
        upper, lower = two_lines(size, Size.SMALLEST * scale, height)
        pen.centre(text, x, upper, size, ink, bold=True, width=room)
        pen.centre(view.detail, x, lower, Size.SMALLEST * scale, detail_ink, width=room)

    def _emit(self) -> None:
        if self._view is not None:
            self.intent.emit(ChooseSeat(self._view.seat))
