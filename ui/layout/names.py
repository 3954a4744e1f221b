"""Where the names of earlier nights stand."""

from __future__ import annotations

from ui.layout.box import Box, Canvas


def name_places(canvas: Canvas, room: Box) -> tuple[Box, ...]:
    """Eighteen places, row by row: two across where the screen stands, three where it lies."""
    across = 2 if canvas.portrait else 3
    wide = Box.between(room.x - 0.2, room.y, room.right + 0.2, room.bottom)
    rows = wide.rows(18 // across, 0.4)
    return tuple(cell for row in rows for cell in row.columns(across, 0.5))
