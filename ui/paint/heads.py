"""The head of a sheet: title, and a line beside it."""

from __future__ import annotations

from ui.layout.box import Box
from ui.paint.pen import Pen
from ui.theme import Size


def draw_head(pen: Pen, box: Box, title: str, hint: str) -> None:
    """Title and hint on one line; on an upright screen a hint that has no room goes below it."""
    theme, portrait = pen.theme, pen.kit.canvas.portrait
    size = 2.4 if portrait else Size.TITLE
    line_y = box.y + 1.6 if portrait else box.centre_y
    taken = pen.write(title, box.x, line_y, size, theme.text, bold=True, width=box.width)
    left = box.x + taken + 0.9
    room, hint_width = box.right - left, pen.kit.text_width(hint, 1.5, bold=False)
    if portrait and hint_width > room:
        pen.write(hint, box.x, line_y + 2.6, 1.5, theme.soft, width=pen.kit.canvas.width - 2 * box.x)
    else:
        hint_size = 1.5 if hint_width <= room else 1.25
        pen.write(hint, left, line_y + 0.15, hint_size, theme.soft, width=max(room, 1.0))
