"""The head of a sheet: title, and a line beside it or a danger."""

from __future__ import annotations

from ui.layout.box import Box
from ui.paint.pen import Align, Pen
from ui.paint.tags import draw_alert_tag
from ui.theme import Size


def draw_head(pen: Pen, box: Box, title: str, hint: str, alert: str = "") -> None:
    """Title and hint on one line; on an upright screen a hint that has no room goes below it.

    An alert takes the place of the hint.
    """
    theme, portrait = pen.theme, pen.kit.canvas.portrait
    size = 2.4 if portrait else Size.TITLE
    line_y = box.y + 1.6 if portrait else box.centre_y
    taken = pen.write(title, box.x, line_y, size, theme.text, bold=True, width=box.width)
    left = box.x + taken + 0.9
    if alert:
        tag = Box.between(left, line_y - 0.85, box.right, line_y + 0.85)
        draw_alert_tag(pen, alert, tag, 1.3, Align.LEFT)
        return
    room, hint_width = box.right - left, pen.kit.text_width(hint, 1.5, bold=False)
    if portrait and hint_width > room:
        pen.write(hint, box.x, line_y + 2.9, 1.5, theme.soft, width=pen.kit.canvas.width - 2 * box.x)
    else:
        pen.write(hint, left, line_y + 0.15, 1.5, theme.soft, width=max(room, 1.0))
