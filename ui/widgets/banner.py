"""A banner under the top bar: it stays while it is true."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.paint.icons import draw_unplugged, draw_warning
from ui.paint.pen import Pen
from ui.views import BannerKind, BannerView
from ui.widgets.panel import Panel


class Banner(Panel[BannerView]):
    """Danger to the record in red with a triangle, something missing in blue with a struck-out box."""

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent, name="banner")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def refresh(self, before: BannerView | None) -> None:  # noqa: ARG002
        """Also named for people who do not see it."""
        self.setAccessibleName(" ".join(filter(None, (self.view.title, self.view.detail))))
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, sign, two lines."""
        if not self.rendered:
            return
        pen, view, unit = Pen.on(self, self.kit), self.view, self.kit.unit
        alert = view.kind is BannerKind.ALERT
        ground, ink = (pen.theme.alert, pen.theme.on_alert) if alert else (pen.theme.info, pen.theme.on_info)
        pen.painter.fillRect(self.rect(), ground)
        height, sign = self.height() / unit, QPointF(1.65 * unit, self.height() / 2)
        if alert:
            draw_warning(pen, sign, 1.9 * unit, ink, ground)
        else:
            draw_unplugged(pen.painter, sign, 2.0 * unit, ink, ground)
        room = self.width() / unit - 3.2 - 0.4
        middle = height / 2 if not view.detail else height * 0.28
        pen.write(view.title, 3.2, middle, 1.3, ink, bold=True, width=room)
        pen.write(view.detail, 3.2, height * 0.752, 1.12, ink, width=room)
