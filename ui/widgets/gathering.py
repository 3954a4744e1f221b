"""The chips of a closed street on their way into the pot."""

from __future__ import annotations

from dataclasses import dataclass

from PyQt6.QtCore import QEasingCurve, QPointF, Qt, QVariantAnimation
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.paint.chips import draw_stack
from ui.paint.pen import Pen
from ui.views import ChipStackView

GATHER_MS = 220
STACK_WIDTH = 1.55
STACK_HEIGHT = 1.42


@dataclass(frozen=True, slots=True)
class Bet:
    """Chips that lie at (x, y), in units of the window."""

    chips: tuple[ChipStackView, ...]
    x: float
    y: float


class Gathering(QWidget):
    """Moves bets to one place and is gone. It takes no touch and holds none up."""

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(parent)
        self.kit = kit
        self._table = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._bets: tuple[Bet, ...] = ()
        self._goal = Box(0, 0, 0, 0)
        self._way = QVariantAnimation(self)
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.setDuration(GATHER_MS)
        self._way.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._way.valueChanged.connect(self._repaint)
        self._way.finished.connect(self.hide)
        self.hide()

    def gather(self, bets: tuple[Bet, ...], goal: Box) -> None:
        """Begin to move `bets` into the middle of `goal`."""
        self._bets, self._goal = bets, goal
        self.setGeometry(self._table.rect())
        self.show()
        self.raise_()
        self._way.start()

    def stop(self) -> None:
        """Be gone at once: the table shows another moment."""
        self._way.stop()
        self.hide()

    def _repaint(self) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Each bet where it is on its way."""
        pen, unit, done = Pen.on(self, self.kit), self.kit.unit, float(self._way.currentValue() or 0.0)
        for bet in self._bets:
            x = bet.x + (self._goal.centre_x - bet.x) * done
            y = bet.y + (self._goal.centre_y - bet.y) * done
            for index, stack in enumerate(bet.chips):
                left = x + (index - len(bet.chips) / 2) * STACK_WIDTH
                corner = QPointF(left * unit, (y + STACK_HEIGHT / 2) * unit)
                draw_stack(pen, stack, corner, STACK_WIDTH * unit, STACK_HEIGHT * unit)
