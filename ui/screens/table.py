"""The table screen."""

from __future__ import annotations

from dataclasses import replace

from PyQt6.QtCore import QRect, Qt
from PyQt6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.layout.street import Street, street_of
from ui.layout.table import TableLayout, table_layout
from ui.paint.pen import Pen
from ui.paint.plates import draw_table
from ui.views import SeatState, StepBarView, TableView, TurnBarView
from ui.widgets.action_bar import ActionBar
from ui.widgets.banner import Banner
from ui.widgets.board import Board
from ui.widgets.gathering import Bet, Gathering
from ui.widgets.line import SpokenLine
from ui.widgets.panel import Panel
from ui.widgets.pots import Pots, PotStyle
from ui.widgets.seat import SeatButton
from ui.widgets.street_chips import StreetChips
from ui.widgets.top_bar import TopBar

MOST_SEATS = 10
MOST_BANNERS = 2


class TableScreen(Panel[TableView]):
    """Seats around the felt, board and pots in the middle, the action bar below.

    One that `is_past` has no top bar of its own, and nothing on it moves.

    Signals:
        intent: everything its widgets emit.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None, *, is_past: bool = False) -> None:
        super().__init__(kit, parent, name="table")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # felt and room cover it all
        self._is_past = is_past
        self._felt, self._felt_area = QPixmap(), QRect()
        self._felt_shows: tuple[object, ...] = ()
        self._layout: TableLayout | None = None
        self._boards = (Board(kit, self, name="board"), Board(kit, self, name="board_2"))
        self._pots = Pots(kit, self)
        self._seats = [SeatButton(kit, self) for _ in range(MOST_SEATS)]
        self._streets = [StreetChips(kit, self) for _ in range(MOST_SEATS)]
        self._line = SpokenLine(kit, self)
        self._gathering = Gathering(kit, self)
        self._banners = [Banner(kit, self) for _ in range(MOST_BANNERS)]
        self._top = TopBar(kit, self)
        self._top.setVisible(not is_past)
        self._bar = ActionBar(kit, self)
        self._top.intent.connect(self.intent)
        self._bar.intent.connect(self.intent)
        for seat in self._seats:
            seat.intent.connect(self.intent)

    def refresh(self, before: TableView | None) -> None:
        """Hand each part its view; place them anew only when the arrangement changes."""
        view = self.view
        self._render_clock()
        if before is not None and replace(before, clock=view.clock) == view:
            return
        self._top.render(replace(view.top, alert="") if view.banners else view.top)
        for banner, banner_view in zip(self._banners, view.banners, strict=False):
            # Beside a line there is no room for what the banner says more.
            banner.render(replace(banner_view, detail="") if self._says_beside(view) else banner_view)
        for seat, street, seat_view in zip(self._seats, self._streets, view.seats, strict=False):
            seat.render(seat_view)
            street.render(seat_view)
        self._boards[0].render(view.board)
        if view.second_board is not None:
            self._boards[1].render(view.second_board)
        self._pots.render(view.pots)
        self._line.render(_line_beside_bar(view))
        if view.bar is not None:
            self._bar.render(view.bar)
        if before is None or _arrangement(before) != _arrangement(view):
            self.arrange()
        else:
            self._place_streets()
            self._restyle_pots()
        if before is not None and not self._is_past:
            self._gather(before)

    def _says_beside(self, view: TableView) -> bool:
        """Whether the line shares the strip of the banners."""
        return not self.kit.canvas.portrait and bool(view.banners and _line_beside_bar(view))

    def _gather(self, before: TableView) -> None:
        """When a street closes its bets go into the pot; whatever else changes, nothing moves."""
        layout, view = self._layout, self.view
        bets = tuple(
            Bet(seat.chips, street.box.centre_x, street.box.centre_y)
            for seat, street in zip(before.seats, self._street_boxes(before), strict=False)
            if seat.chips
        )
        closed = bool(bets) and not any(seat.bet for seat in view.seats)
        if layout is None or not closed or not view.pots or len(before.seats) != len(view.seats):
            self._gathering.stop()
            return
        self._gathering.gather(bets, Box.around(layout.pots.centre_x, layout.pots.y + 1.3, 1.0, 1.0))

    def _street_boxes(self, view: TableView) -> tuple[Street, ...]:
        layout = self._layout
        if layout is None:
            return ()
        return tuple(
            street_of(slot, layout, to_act=seat.state is SeatState.TO_ACT)
            for slot, seat in zip(layout.slots, view.seats, strict=False)
        )

    def _render_clock(self) -> None:
        """The clock's own places only: a tick paints nothing else."""
        self._bar.render_clock(self.view.clock)
        for seat, seat_view in zip(self._seats, self.view.seats, strict=False):
            seat.render_clock(self.view.clock if seat_view.state is SeatState.TO_ACT else None)

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        view, rect = self.view, self.kit.rect
        layout = self._layout = table_layout(
            self.kit.canvas,
            seats=len(view.seats),
            pots=len(view.pots),
            banners=len(view.banners),
            boards=1 if view.second_board is None else 2,
            says=bool(_line_beside_bar(view)),
        )
        self._top.setGeometry(rect(layout.head))
        self._top.arrange()
        for index, banner in enumerate(self._banners):
            banner.setVisible(index < len(layout.banners))
            if index < len(layout.banners):
                banner.setGeometry(rect(layout.banners[index]))
        for index, seat in enumerate(self._seats):
            seat.setVisible(index < len(layout.slots))
            if index < len(layout.slots):
                seat.place(layout.slots[index], layout.content)
        for index, board in enumerate(self._boards):
            board.setVisible(index < len(layout.boards))
            if index < len(layout.boards):
                board.place(layout.boards[index])
        self._pots.setGeometry(rect(layout.pots))
        self._line.setGeometry(rect(layout.line))
        self._bar.setVisible(view.bar is not None)
        self._bar.setGeometry(rect(layout.bar))
        self._bar.arrange()
        self._place_streets()
        self._restyle_pots()
        self._lay_felt(layout)
        self.update()

    def _place_streets(self) -> None:
        layout = self._layout
        assert layout is not None
        for street in self._streets[len(layout.slots) :]:
            street.hide()
        for slot, street, seat in zip(layout.slots, self._streets, self.view.seats, strict=False):
            street.place(street_of(slot, layout, to_act=seat.state is SeatState.TO_ACT), layout.content)

    def _restyle_pots(self) -> None:
        layout = self._layout
        assert layout is not None
        crowded = bool(_line_beside_bar(self.view)) and not layout.portrait
        self._pots.restyle(
            PotStyle(layout.pot_size, rows=layout.pot_rows, names=layout.pot_names and not crowded)
        )

    def _lay_felt(self, layout: TableLayout) -> None:
        """The picture of the table, painted only when it has another size, place or colour."""
        ratio = self.devicePixelRatioF()
        shows = (self.size(), ratio, self.kit.theme, layout.table, layout.corner)
        if shows != self._felt_shows:
            # The soft edge reaches over the box.
            self._felt_area = self.kit.rect(layout.table.grown(0.1)).intersected(self.rect())
            self._felt, self._felt_shows = self._paint_felt(layout, ratio), shows

    def _paint_felt(self, layout: TableLayout, ratio: float) -> QPixmap:
        area = self._felt_area
        if area.isEmpty():
            return QPixmap()  # Before the screen has its size.
        pixmap = QPixmap(round(area.width() * ratio), round(area.height() * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(self.kit.theme.room)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-area.topLeft())
        draw_table(Pen(painter, self.kit), self.kit.rect_f(layout.table), layout.corner)
        painter.end()
        return pixmap

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Only the part of the felt, and of the room around it, that has to be painted again."""
        if event is None or self._felt.isNull():
            return
        painter, area = QPainter(self), QRegion(self._felt_area)
        around = event.region().subtracted(area)
        if not around.isEmpty():
            painter.setClipRegion(around)
            painter.fillRect(around.boundingRect(), self.kit.theme.room)
        painter.setClipRegion(event.region().intersected(area))
        painter.drawPixmap(self._felt_area.topLeft(), self._felt)


def _line_beside_bar(view: TableView) -> str:
    """The announcement without its end, where that is what the action bar says already."""
    match view.bar:
        case TurnBarView(name=name, sentence=sentence):
            said = f"{name}. {sentence}."
        case StepBarView(sentence=sentence):
            said = sentence
        case _:
            said = ""
    return view.line.removesuffix(said).rstrip()


def _arrangement(view: TableView) -> tuple[bool, int, int, int, bool, bool]:
    """What decides where things stand."""
    return (
        bool(view.banners and _line_beside_bar(view)),
        len(view.seats),
        min(len(view.pots), 3),
        len(view.banners),
        view.second_board is not None,
        view.bar is not None,
    )
