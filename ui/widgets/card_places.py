"""The places that the cards being entered go to."""

from __future__ import annotations

from PyQt6.QtCore import QRectF
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.intents import ChoosePlace
from ui.kit import Kit
from ui.paint.cards import draw_card, draw_empty_place, spoken_card
from ui.paint.pen import Pen
from ui.paint.plates import draw_plate
from ui.views import PlaceView
from ui.widgets.button import TouchButton

RIM = 0.16


class CardPlace(TouchButton):
    """A card or an empty place; the active one has a brass rim.

    Signals:
        intent: ChoosePlace, unless the place is fixed.
    """

    def __init__(self, kit: Kit, parent: QWidget, index: int) -> None:
        super().__init__(kit, parent)
        self._index = index
        self._view = PlaceView()
        self.setObjectName(f"place_{index}")
        self.setAccessibleName(str(index + 1))
        self.clicked.connect(self._emit)

    def render(self, view: PlaceView) -> None:  # type: ignore[override]
        """Show this place."""
        if view != self._view:
            self._view = view
            self.setAccessibleName(spoken_card(view.face) if view.face else str(self._index + 1))
            self.setEnabled(not view.fixed)
            self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """The card, then the rim."""
        pen, unit = Pen.on(self, self.kit), self.kit.unit
        rim = RIM * unit
        box = QRectF(self.rect()).adjusted(rim, rim, -rim, -rim)
        if self._view.face is None:
            draw_empty_place(pen, box)
        else:
            draw_card(pen, self._view.face, box)
        if self._view.active:
            radius = box.width() * 0.11 / unit + RIM
            outer = QRectF(self.rect())
            draw_plate(pen, outer, radius=radius, fill=None, line=pen.theme.brass, line_width=0.2)

    def _emit(self) -> None:
        self.intent.emit(ChoosePlace(self._index))
