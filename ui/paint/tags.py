"""Small signs: danger where there is no room for a banner, and that this is practice."""

from __future__ import annotations

from PyQt6.QtCore import QPointF

from ui.layout.box import Box
from ui.paint.icons import draw_warning
from ui.paint.pen import Align, Pen, wrap
from ui.paint.plates import draw_plate


def draw_info_tag(pen: Pen, text: str, left: float, y: float, size: float) -> float:
    """Words on the colour of information, from `left` on; returns the width drawn, in units."""
    width = info_tag_width(pen, text, size)
    tag = Box(left, y - (size + 0.36) / 2, width, size + 0.36)
    draw_plate(pen, pen.kit.rect_f(tag), radius=0.28, fill=pen.theme.info)
    pen.centre(text, tag.centre_x, y, size, pen.theme.on_info, bold=True, width=width)
    return width


def info_tag_width(pen: Pen, text: str, size: float) -> float:
    """How wide such a tag is."""
    return pen.kit.text_width(text, size, bold=True) + 0.8


def draw_alert_tag(pen: Pen, text: str, box: Box, size: float, align: Align = Align.CENTRE) -> None:
    """A triangle and words in red, as wide as they are, within a box in units; two rows where it is high."""
    kit, theme, unit = pen.kit, pen.theme, pen.unit
    room = box.width - 2.0
    rows: tuple[str, ...] = (text,)
    if kit.text_width(text, size, bold=True) > room and box.height > 2 * size:
        rows = wrap(kit, text, size, width=room, bold=True)[:2]
    width = min(max(kit.text_width(row, size, bold=True) for row in rows), room) + 2.0
    height = box.height if len(rows) > 1 else min(box.height, size + 0.4)
    tag = Box(box.x + (box.width - width) * align.value, box.centre_y - height / 2, width, height)
    draw_plate(pen, kit.rect_f(tag), radius=0.28, fill=theme.alert)
    sign = QPointF((tag.x + 0.8) * unit, tag.centre_y * unit)
    draw_warning(pen, sign, 1.05 * unit, theme.on_alert, theme.alert)
    for index, row in enumerate(rows):
        y = tag.centre_y + (index - (len(rows) - 1) / 2) * size * 1.08
        pen.write(row, tag.x + 1.55, y, size, theme.on_alert, bold=True, width=room)
