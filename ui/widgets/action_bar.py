"""The action bar: who acts and what he owes, and the one tap that records what he did."""

from __future__ import annotations

from PyQt6.QtCore import QRectF, Qt
from PyQt6.QtGui import QPaintEvent, QRegion
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.action_bar import BarLayout, bar_layout
from ui.layout.box import Box
from ui.paint.pen import Pen, wrap
from ui.theme import Size
from ui.views import ClockView, StepBarView, TurnBarView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.clock import Clock
from ui.widgets.panel import Panel


class ActionBar(Panel[TurnBarView | StepBarView]):
    """Fold far left, check or call in the middle, bet or raise right; or the dealer's next step.

    Signals:
        intent: what the buttons carry.
    """

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent, name="action_bar")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # its ground covers it all
        self._left = Button(kit, self, name="fold")
        self._middle = Button(kit, self, name="call")
        self._right = Button(kit, self, name="raise")
        self._second = Button(kit, self)
        self._clock = Clock(kit, self)
        for button in (self._left, self._middle, self._right, self._second, self._clock):
            button.intent.connect(self.intent)

    def refresh(self, before: TurnBarView | StepBarView | None) -> None:
        """Hand the buttons theirs."""
        view = self.view
        if isinstance(view, TurnBarView):
            parts = (view.fold, view.call, view.raise_to, None)
        else:
            first, second, *_ = (*view.others, None, None)
            parts = (view.left, view.step, first, second)
        shared = self._right_is_shared
        for button, part in zip(self._buttons, parts, strict=True):
            button.render(part)
        if before is None or shared != self._right_is_shared:
            self.arrange()
        self.update(self._beside_buttons())

    def _beside_buttons(self) -> QRegion:
        """Where the words stand. Each button knows itself when it has changed."""
        region = QRegion(self.rect())
        for button in self._buttons:
            if button.isVisibleTo(self):
                region = region.subtracted(QRegion(button.geometry()))
        return region

    @property
    def _buttons(self) -> tuple[Button, ...]:
        return self._left, self._middle, self._right, self._second

    def render_clock(self, clock: ClockView | None) -> None:
        """Show this much time; the words give way only when the clock comes, goes or becomes urgent."""
        room_before = self._clock_room
        self._clock.render(clock)
        if room_before != self._clock_room:
            self.arrange()

    def arrange(self) -> None:
        """Put the buttons where this canvas has them."""
        if not self.rendered:
            return
        portrait = self.kit.canvas.portrait
        places = self._places
        self._left.setGeometry(self.kit.rect(places.left))
        self._middle.setGeometry(self.kit.rect(places.middle))
        right = places.right.columns(2, 0.5) if self._right_is_shared else (places.right, places.right)
        self._right.setGeometry(self.kit.rect(right[0]))
        self._second.setGeometry(self.kit.rect(right[1]))
        self._clock.place(places.clock, scale=1.14 if portrait else 1.0)
        self._left.reshape(ButtonShape(text=Size.KEY, radius=0.7, over=1.35))
        self._middle.reshape(ButtonShape(text=self.kit.canvas.far, detail=1.3 if portrait else 1.15))
        text = (1.9 if portrait else Size.SEAT) if self._right_is_shared else (2.2 if portrait else 1.7)
        for button in (self._right, self._second):
            button.reshape(ButtonShape(text=text, detail=1.3 if portrait else 1.18))
        self.update()

    @property
    def _right_is_shared(self) -> bool:
        """Whether two quieter ways stand at the right."""
        return self._second.isVisibleTo(self)

    @property
    def _urgent(self) -> bool:
        return self._clock.view is not None and self._clock.view.urgent

    @property
    def _clock_room(self) -> tuple[bool, bool]:
        """What of the clock decides how much room it takes."""
        return self._clock.view is not None, self._urgent

    @property
    def _places(self) -> BarLayout:
        return bar_layout(self.kit.canvas, urgent=self._urgent)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Ground, the line above it, then the words; where only a button is painted anew, the ground."""
        if not self.rendered or event is None:
            return
        pen = Pen.on(self, self.kit)
        pen.painter.fillRect(self.rect(), pen.theme.bar)
        if any(button.isVisible() and button.geometry().contains(event.rect()) for button in self._buttons):
            return
        pen.painter.fillRect(QRectF(0, 0, self.width(), 0.14 * pen.unit), pen.theme.brass)
        view = self.view
        if isinstance(view, StepBarView):
            self._paint_step(pen, view)
        elif self.kit.canvas.portrait:
            self._paint_portrait_turn(pen, view)
        else:
            self._paint_turn(pen, view)

    def _paint_turn(self, pen: Pen, view: TurnBarView) -> None:
        places = self._places
        end = places.words.right
        if self._clock.view is not None:
            end = places.clock.x + (0 if self._urgent else 2.4)
        left, y = places.words.x, 1.28
        sentence = self.kit.text_width(view.sentence, Size.SENTENCE, bold=False)
        name_room = max(end - left - 1.0 - sentence, 9.0)
        far = self.kit.canvas.far
        taken = pen.write(view.name, left, y, far, pen.theme.brass_text, bold=True, width=name_room)
        left += taken + 0.9
        pen.write(view.sentence, left, y + 0.08, Size.SENTENCE, pen.theme.text, width=end - left - 0.2)
        self._paint_reason(pen, view)

    def _paint_portrait_turn(self, pen: Pen, view: TurnBarView) -> None:
        places = self._places
        left, right = places.words.x, places.words.right
        name_end = places.clock.x if self._clock.view is not None else right
        far, room = self.kit.canvas.far, name_end - left - 0.3
        pen.write(view.name, left, 2.05, far, pen.theme.brass_text, bold=True, width=room)
        pen.write(view.sentence, left, 5.15, 2.0, pen.theme.text, width=right - left)
        self._paint_reason(pen, view)
        if places.then is not None and view.then:
            self._paint_then(pen, view, places.then)

    def _paint_then(self, pen: Pen, view: TurnBarView, box: Box) -> None:
        """Who acts after him: in one line, else the next of them in two."""
        soft = pen.theme.soft
        if self.kit.text_width(view.then, 1.6, bold=False) <= box.width:
            pen.write(view.then_title, box.x, box.y + 0.95, 1.25, soft)
            pen.write(view.then, box.x, box.y + 2.55, 1.6, soft)
            return
        pen.write(view.then_title, box.x, box.y + 0.35, Size.SMALLEST, soft)
        for index, row in enumerate(wrap(self.kit, view.then, 1.3, width=box.width, even=False)[:2]):
            pen.write(row, box.x, box.y + 1.75 + index * 1.45, 1.3, soft, width=box.width)

    def _paint_reason(self, pen: Pen, view: TurnBarView) -> None:
        """Why there is nothing to raise, where the raise would stand."""
        if view.raise_to is not None or not view.reason:
            return
        box = bar_layout(self.kit.canvas, urgent=False).right
        box = box.grown(-0.3)
        size = 1.6 if self.kit.canvas.portrait else 1.2
        rows = wrap(self.kit, view.reason, size, width=box.width)
        if len(rows) > 2 and not self.kit.canvas.portrait:
            size = Size.SMALLEST
            rows = wrap(self.kit, view.reason, size, width=box.width)
        pitch = size * 1.12 if len(rows) > 2 else size * 1.25
        top = box.centre_y - (len(rows) - 1) * pitch / 2
        for index, row in enumerate(rows):
            pen.write(row, box.x, top + index * pitch, size, pen.theme.soft, width=box.width)

    def _paint_step(self, pen: Pen, view: StepBarView) -> None:
        """The dealer's step as large as it fits, in one line or two."""
        box = bar_layout(self.kit.canvas, urgent=False).words
        sizes = (2.6, 2.2) if self.kit.canvas.portrait else (Size.TITLE, Size.KEY, Size.SENTENCE)
        most = 2 if self.kit.canvas.portrait else 1
        for size in sizes:
            rows = wrap(self.kit, view.sentence, size, width=box.width, bold=True)
            if len(rows) <= most:
                break
        else:
            size = 1.9 if self.kit.canvas.portrait else 1.32
            rows = wrap(self.kit, view.sentence, size, width=box.width, bold=True)
        pitch = size * 1.09
        # Two rows a little high: tails of letters reach below the line.
        top = box.centre_y - (len(rows) - 1) * (pitch / 2 + 0.16)
        for index, row in enumerate(rows):
            pen.write(row, box.x, top + index * pitch, size, pen.theme.text, bold=True, width=box.width)
