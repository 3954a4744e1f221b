"""Small signs: danger where there is no room for a banner."""

from __future__ import annotations

from PyQt6.QtCore import QPointF

from ui.layout.box import Box
from ui.paint.icons import draw_warning
from ui.paint.pen import Align, Pen
from ui.paint.plates import draw_plate


def draw_alert_tag(pen: Pen, text: str, box: Box, size: float, align: Align = Align.CENTRE) -> None:
    """A triangle and a word in red, as wide as its word, within a box in units."""
    kit, theme, unit = pen.kit, pen.theme, pen.unit
    room = box.width - 2.0
    width = min(kit.text_width(text, size, bold=True), room) + 2.0
    tag = Box(box.x + (box.width - width) * align.value, box.y, width, box.height)
    draw_plate(pen, kit.rect_f(tag), radius=0.28, fill=theme.alert)
    sign = QPointF((tag.x + 0.8) * unit, tag.centre_y * unit)
    draw_warning(pen, sign, 1.05 * unit, theme.on_alert, theme.alert)
    pen.write(text, tag.x + 1.55, tag.centre_y, size, theme.on_alert, bold=True, width=room)
