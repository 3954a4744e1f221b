"""The top bar: Undo, hand and blinds, Ruling, Menu."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.paint.icons import draw_icon
from ui.paint.pen import Align, Pen
from ui.paint.plates import draw_plate
from ui.paint.tags import draw_alert_tag, draw_info_tag, info_tag_width
from ui.theme import Size
from ui.views import ButtonView, Icon, TopBarView
from ui.widgets.button import Button, ButtonShape, Face
from ui.widgets.panel import Panel

FRAME = 0.12
UPRIGHT_FRAME = 0.28
"""A top-bar button is drawn this much smaller than the area that takes the touch."""
LEAST_TITLE = 8.3
"""Room between the buttons for hand and blinds, or for a clock."""


class BarButton(Button):
    """A button of the top bar: the whole height of the bar takes the touch."""

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """The frame stands a little inside the touch area."""
        view = self.view
        if view is None:
            return
        pen = Pen.on(self, self.kit)
        theme = self.kit.theme
        inset = (UPRIGHT_FRAME if self.kit.canvas.portrait else FRAME) * self.kit.unit
        frame = QRectF(self.rect()).adjusted(0, inset, 0, -inset)
        fill = theme.btn_pressed if self.isDown() else theme.btn
        draw_plate(pen, frame, radius=0.7, fill=fill, line=theme.btn_line, line_width=0.12)
        self.paint_face(pen, view, Face(fill, theme.text, theme.soft, theme.btn_line))


class UndoButton(BarButton):
    """Undo: what it takes back, and which chips go to whom; in two lines or, where it is flat, in one."""

    def wanted_width(self, view: ButtonView) -> float:
        """Width in units at which both lines stand whole."""
        title = self.kit.text_width(view.text, 1.25, bold=True)
        return max(title, self.kit.text_width(view.detail, Size.SMALLEST, bold=False)) + 2.75 + 0.45

    def paint_face(self, pen: Pen, view: ButtonView, face: Face) -> None:
        """Arrow, then the two texts."""
        unit = self.kit.unit
        width, height = self.width() / unit, self.height() / unit
        icon_x = min(1.35, width / 2)
        icon = view.icon or Icon.UNDO
        draw_icon(pen, icon, QPointF(icon_x * unit, height / 2 * unit), 1.62 * unit, face.ink)
        left, room = 2.75, width - 2.75 - 0.4
        if room < 3.0:
            return
        if room > 25.0:
            wanted = self.kit.text_width(view.text, 1.5, bold=True) + 1.2
            detail_room = room - min(wanted, room * 0.55)
            taken = pen.right(view.detail, width - 0.65, height / 2, 1.3, face.detail, width=detail_room)
            room -= taken + 1.2
            pen.write(view.text, left + 0.5, height / 2, 1.5, face.ink, bold=True, width=room)
            return
        pen.write(view.text, left, height * 0.315, 1.25, face.ink, bold=True, width=room)
        pen.write(view.detail, left, height * 0.735, Size.SMALLEST, face.detail, width=room)


class TopBar(Panel[TopBarView]):
    """What stands on top of every screen of a hand.

    Signals:
        intent: Undo, Redo, OpenRuling, OpenMenu.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="top_bar")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # its ground covers it all
        self._undo = UndoButton(kit, self, name="undo")
        self._redo = UndoButton(kit, self, name="redo")
        self._ruling = BarButton(kit, self, name="ruling")
        self._menu = BarButton(kit, self, name="menu")
        for button in (self._undo, self._redo, self._ruling, self._menu):
            button.intent.connect(self.intent)
        self._title_box = Box(0, 0, 1, 1)

    def refresh(self, before: TopBarView | None) -> None:
        """Hand the buttons theirs; they move when one of them comes or goes or needs more room."""
        view = self.view
        self._undo.render(view.undo)
        self._redo.render(view.redo)
        self._ruling.render(view.ruling)
        self._menu.render(view.menu)
        place = self._title_box
        if before is None or self._parts(before) != self._parts(view):
            self._place_parts()
        if before is None or _words(before) != _words(view) or place != self._title_box:
            # Not the buttons: each knows itself when it has changed.
            self.update(self.kit.rect(place))
            self.update(self.kit.rect(self._title_box))

    def arrange(self) -> None:
        """Put the buttons where this canvas has them."""
        if self.rendered:
            self._place_parts()
            self.update()

    def _place_parts(self) -> None:
        if self.kit.canvas.portrait:
            self._arrange_portrait()
        else:
            self._arrange_landscape()

    def _arrange_landscape(self) -> None:
        view, width = self.view, self.kit.canvas.width
        right = width - 0.3
        for button, shown, size in ((self._menu, view.menu, 5.9), (self._ruling, view.ruling, 6.4)):
            if shown is not None:
                button.setGeometry(self.kit.rect(Box.between(right - size, 0, right, 2.75)))
                button.reshape(ButtonShape(text=Size.SEAT, pad=0.2))
                right -= size + 0.35
        left = 0.35
        undo_room = right - left - self._title_width() - (3.75 if view.redo is not None else 0.0)
        undo_width = min(17.15 if view.redo is None else 13.4, undo_room)
        if view.undo is not None:
            undo_width = max(undo_width, min(self._undo.wanted_width(view.undo), undo_room))
        if view.undo is not None:
            self._undo.setGeometry(self.kit.rect(Box(left, 0, undo_width, 2.75)))
        redo_left = left + (undo_width + 0.35 if view.undo is not None else 0.0)
        if view.redo is not None:
            self._redo.setGeometry(self.kit.rect(Box(redo_left, 0, 3.4, 2.75)))
        end = left + 17.3 if view.undo is None and view.redo is None else redo_left
        end += 3.4 if view.redo is not None else 0.0
        self._title_box = Box.between(max(end, left + 17.3), 0, right, 2.75)

    def _title_width(self) -> float:
        """What hand and blinds, or a danger, take at least."""
        if self.view.alert:
            return 10.0
        title = self.kit.text_width(self.view.title, Size.SEAT, bold=True)
        detail = self.kit.text_width(self.view.detail, Size.SECOND, bold=False)
        return max(title + 1.0, detail + 1.0, LEAST_TITLE)

    def _parts(self, view: TopBarView) -> tuple[object, ...]:
        """What decides where the buttons stand."""
        wanted = 0.0 if view.undo is None else self._undo.wanted_width(view.undo)
        present = (part is not None for part in (view.undo, view.redo, view.ruling, view.menu))
        return (wanted, bool(view.alert), *present)

    def _arrange_portrait(self) -> None:
        view, width = self.view, self.kit.canvas.width
        right = width - 0.4
        for button, shown, size in ((self._menu, view.menu, 6.9), (self._ruling, view.ruling, 7.3)):
            if shown is not None:
                button.setGeometry(self.kit.rect(Box.between(right - size, 0, right, 3.96)))
                button.reshape(ButtonShape(text=1.6, pad=0.2))
                right -= size + 0.4
        undo_right = width - 0.4 - (4.5 if view.redo is not None else 0.0)
        if view.undo is not None:
            self._undo.setGeometry(self.kit.rect(Box.between(0.4, 3.98, undo_right, 7.94)))
        if view.redo is not None:
            self._redo.setGeometry(self.kit.rect(Box.between(width - 4.5, 3.98, width - 0.4, 7.94)))
        self._title_box = Box.between(0.8, 0, right, 3.96)

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground and the two lines in the middle."""
        pen = Pen.on(self, self.kit)
        pen.painter.fillRect(self.rect(), self.kit.theme.bar)
        if self.rendered and self.kit.canvas.portrait:
            self._paint_portrait_title(pen)
        elif self.rendered:
            self._paint_landscape_title(pen)

    def _paint_landscape_title(self, pen: Pen) -> None:
        """Hand over blinds; a danger takes the place of the blinds, a long one of both."""
        view, theme, box = self.view, self.kit.theme, self._title_box
        x, room, small = box.centre_x, box.width - 0.6, Size.SMALLEST
        if view.alert and self.kit.text_width(view.alert, small, bold=True) > room - 2.0:
            draw_alert_tag(pen, view.alert, Box.around(x, box.centre_y, room, 2.45), small)
            return
        y = 0.76 if view.alert else 0.88 if view.detail else 1.4
        self._paint_title(pen, x, y, room)
        if view.alert:
            draw_alert_tag(pen, view.alert, Box.around(x, 2.06, room, 1.16), small)
        else:
            pen.centre(view.detail, x, 2.07, Size.SECOND, theme.soft, width=room)

    def _paint_title(self, pen: Pen, x: float, y: float, room: float) -> None:
        """In the middle, with the tag beside it."""
        title, tag = self.view.title, self.view.tag
        beside = info_tag_width(pen, tag, Size.SMALLEST) + 0.6 if tag else 0.0
        taken = pen.centre(
            title, x - beside / 2, y, Size.SEAT, pen.theme.text, bold=True, width=room - beside
        )
        if tag:
            draw_info_tag(pen, tag, x - beside / 2 + taken / 2 + 0.6, y, Size.SMALLEST)

    def _paint_portrait_title(self, pen: Pen) -> None:
        view, theme, box = self.view, self.kit.theme, self._title_box
        left = box.x + 0.7 + pen.write(view.title, box.x, box.centre_y, 1.9, theme.text, bold=True)
        if view.tag:
            left += draw_info_tag(pen, view.tag, left, box.centre_y, 1.2) + 0.7
        if view.alert:
            tag = Box.between(left, box.y + 0.3, box.right, box.bottom - 0.3)
            draw_alert_tag(pen, view.alert, tag, 1.2, Align.LEFT)
        else:
            pen.write(view.detail, left, box.centre_y, 1.5, theme.soft, width=max(box.right - left, 2.0))


def _words(view: TopBarView) -> tuple[str, ...]:
    return view.title, view.detail, view.alert, view.tag
