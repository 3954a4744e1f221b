"""A seat at the table: a plate that can be tapped at any time."""

from __future__ import annotations

from PyQt6.QtCore import QPoint, QPointF, QRectF, QVariantAnimation
from PyQt6.QtGui import QColor, QPaintEvent, QPolygonF
from PyQt6.QtWidgets import QWidget

from ui.intents import TapSeat
from ui.kit import Kit
from ui.layout.box import Box
from ui.layout.seats import Side, Slot
from ui.layout.street import GROWN, SLIDE, TRIANGLE_HEIGHT, TRIANGLE_WIDTH, seat_area, triangle_x
from ui.paint.cards import draw_held_cards
from ui.paint.pen import Align, Pen
from ui.paint.plates import draw_plate
from ui.paint.time_ring import draw_time_ring
from ui.theme import Size
from ui.views import ClockView, SeatState, SeatView
from ui.widgets.button import TouchButton

RADIUS = 0.75
INLAY = 0.06
"""The time left runs so far outside the plate, within the brass it is grown by."""
ALL_IN_STEP = 0.92
"""How much closer the lines stand within the heavy border of an all-in."""
SLIDE_MS = 120
"""A new turn: the triangle slides in; the brass itself appears at once."""


class SeatButton(TouchButton):
    """Name over stack, his state in shape and word, and whether he holds cards.

    Signals:
        intent: TapSeat.
    """

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent)
        self._view: SeatView | None = None
        self._clock: ClockView | None = None
        self._slot = Slot(Side.TOP, Box(0, 0, 1, 1))
        self._content = 1.0
        self.clicked.connect(self._emit)
        self._slide = QVariantAnimation(self)
        self._slide.setStartValue(1.0)
        self._slide.setEndValue(0.0)
        self._slide.setDuration(SLIDE_MS)
        self._slide.valueChanged.connect(self.update)

    def render(self, view: SeatView) -> None:  # type: ignore[override]
        """Show this seat."""
        before, self._view = self._view, view
        if before == view:
            return
        if view.state is not SeatState.TO_ACT:
            self._slide.stop()
        elif before is not None and before.state is not SeatState.TO_ACT:
            self._slide.start()
        self.setObjectName(f"seat_{view.seat}")
        self.setAccessibleName(view.says or ", ".join(filter(None, (view.name, view.stack, view.word))))
        self.update()

    def render_clock(self, clock: ClockView | None) -> None:
        """The time left of the player to act, as a ring on his plate."""
        before, self._clock = self._clock, clock
        if (before and before.share) != (clock and clock.share):
            self.update()

    def place(self, slot: Slot, content: float) -> None:
        """Stand at this slot; `content` enlarges what is on the plate."""
        self._slot, self._content = slot, content
        self.setGeometry(self.kit.rect(seat_area(slot)))
        self.update()

    def hitButton(self, pos: QPoint) -> bool:
        """Only the plate takes the touch, not the felt in front of it."""
        return self._plate(grown=GROWN).contains(QPointF(pos))

    def touch_area(self) -> QRectF:
        """What can be tapped, in pixels of the window."""
        return self._plate(grown=0.0).translated(QPointF(self.pos()))

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Plate, then what stands on it; nothing where only the felt in front of it is painted anew."""
        view = self._view
        if view is None or event is None:
            return
        if view.state is not SeatState.TO_ACT and not self._plate(grown=0.0).intersects(QRectF(event.rect())):
            return
        pen = Pen.on(self, self.kit)
        self._paint_plate(pen, view)
        if view.state is SeatState.EMPTY:
            middle = self._plate(grown=0.0).center()
            pen.write_at("+", middle, 2.2, pen.theme.faint, bold=True, align=Align.CENTRE)
            return
        self._paint_lines(pen, view)
        if view.has_cards:
            acts = view.state is SeatState.TO_ACT
            plate, unit = self._plate(grown=0.0), self.kit.unit
            corner = plate.topRight() + QPointF(-0.3 * unit, 0.26 * unit * self._content)
            colour = pen.theme.on_brass if acts else pen.theme.card_back
            edge = pen.theme.brass if acts else self._fill(pen)
            draw_held_cards(pen, corner, 1.0 * unit * self._content, colour, edge)

    def _plate(self, *, grown: float) -> QRectF:
        """The plate in pixels of this widget."""
        return self.kit.rect_f(self._slot.box.grown(grown)).translated(-QPointF(self.pos()))

    def _fill(self, pen: Pen) -> QColor:
        assert self._view is not None
        if self.isDown():
            return pen.theme.btn_pressed
        if self._view.state in (SeatState.FOLDED, SeatState.AWAY, SeatState.EMPTY):
            return pen.theme.felt_edge
        return pen.theme.plate

    def _paint_plate(self, pen: Pen, view: SeatView) -> None:
        theme, plate, fill = pen.theme, self._plate(grown=0.0), self._fill(pen)
        match view.state:
            case SeatState.TO_ACT:
                brass = theme.brass_pressed if self.isDown() else theme.brass
                pen.painter.setPen(brass)
                pen.painter.setBrush(brass)
                pen.painter.drawPolygon(self._triangle(view))
                draw_plate(pen, self._plate(grown=GROWN), radius=RADIUS + GROWN, fill=brass)
                if self._clock is not None:
                    draw_time_ring(pen, self._plate(grown=INLAY), RADIUS + INLAY, self._clock.share)
            case SeatState.ALL_IN:
                draw_plate(pen, plate, radius=RADIUS, fill=fill, line=theme.ivory, line_width=0.22)
            case SeatState.FOLDED:
                draw_plate(pen, plate, radius=RADIUS, fill=fill, line=theme.line, line_width=0.1)
            case SeatState.AWAY:
                draw_plate(pen, plate, radius=RADIUS, fill=fill, line=theme.faint, dashed=True)
            case SeatState.EMPTY:
                draw_plate(pen, plate, radius=RADIUS, fill=fill, line=theme.slot, dashed=True)
            case SeatState.IN_HAND | SeatState.WAITING:
                draw_plate(pen, plate, radius=RADIUS, fill=fill, line=theme.plate_line, line_width=0.1)

    def _triangle(self, view: SeatView) -> QPolygonF:
        """Points to the middle of the table, from the edge of the grown plate."""
        unit, side, plate = self.kit.unit, self._slot.side, self._slot.box.grown(GROWN - 0.04)
        half, tip = TRIANGLE_WIDTH / 2, TRIANGLE_HEIGHT + 0.04 + self._away() * SLIDE
        if side in (Side.TOP, Side.BOTTOM):
            x = triangle_x(self._slot, has_street=bool(view.bet or view.discs))
            edge, way = (plate.bottom, tip) if side is Side.TOP else (plate.y, -tip)
            corners = [(x - half, edge), (x + half, edge), (x, edge + way)]
        else:
            y = plate.centre_y
            edge, way = (plate.right, tip) if side is Side.LEFT else (plate.x, -tip)
            corners = [(edge, y - half), (edge, y + half), (edge + way, y)]
        return QPolygonF([QPointF(x * unit, y * unit) - QPointF(self.pos()) for x, y in corners])

    def _away(self) -> float:
        """1 when the triangle begins to slide in, 0 when it has arrived."""
        running = self._slide.state() is QVariantAnimation.State.Running
        return float(self._slide.currentValue()) if running else 0.0

    def _paint_lines(self, pen: Pen, view: SeatView) -> None:
        theme, scale, unit = pen.theme, self._content, self.kit.unit
        plate = self._plate(grown=0.0)
        left, right = plate.x() / unit + 0.6 * scale, plate.right() / unit - 0.5 * scale
        step = 0.78 * scale * min(self._slot.box.height / (3.4 * scale), 1.0)
        if view.state is SeatState.ALL_IN:
            step *= ALL_IN_STEP
        upper, lower = plate.center().y() / unit - step, plate.center().y() / unit + step + 0.04
        out = view.state in (SeatState.FOLDED, SeatState.AWAY)
        ink = theme.on_brass if view.state is SeatState.TO_ACT else theme.faint if out else theme.text
        room = right - left - (2.1 * scale if view.has_cards else 0.0)
        pen.write(view.name, left, upper, Size.SEAT * scale, ink, bold=True, width=room)
        if view.state is SeatState.ALL_IN:
            self._paint_all_in(pen, view, left, right, lower)
        elif view.state is SeatState.AWAY or self._word_needs_the_line(view, right - left):
            pen.write(view.word, left, lower, 1.25 * scale, ink, width=right - left)
        else:
            word_size, acts = (1.3 if not out else 1.25) * scale, view.state is SeatState.TO_ACT
            taken = pen.right(view.word, right, lower, word_size, ink, bold=acts, width=5.5 * scale)
            room = right - left - taken - (0.3 if taken else 0.0)
            pen.write(view.stack, left, lower, Size.SEAT * scale, ink, bold=not out, width=room)

    def _word_needs_the_line(self, view: SeatView, room: float) -> bool:
        """Why somebody waits is told in full; his stack stands in the menu of his seat."""
        if view.state is not SeatState.WAITING:
            return False
        stack = self.kit.text_width(view.stack, Size.SEAT * self._content, bold=True)
        return stack + 0.3 + self.kit.text_width(view.word, 1.3 * self._content, bold=False) > room

    def _paint_all_in(self, pen: Pen, view: SeatView, left: float, right: float, y: float) -> None:
        theme, scale = pen.theme, self._content
        size = 1.1 * scale
        word_width = self.kit.text_width(view.word, size, bold=True)
        tag = Box(left - 0.12, y - 0.62 * scale, word_width + 0.8 * scale, 1.24 * scale)
        draw_plate(pen, self.kit.rect_f(tag), radius=0.28, fill=theme.ivory)
        pen.centre(view.word, tag.centre_x, y, size, theme.on_ivory, bold=True, width=tag.width)
        room = right - tag.right - 0.3
        pen.right(view.stack, right, y, Size.SEAT * scale, theme.text, bold=True, width=room)

    def _emit(self) -> None:
        if self._view is not None:
            self.intent.emit(TapSeat(self._view.seat))
