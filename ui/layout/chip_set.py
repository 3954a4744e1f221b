"""Where the colours of the chip set stand."""

from __future__ import annotations

from ui.layout.box import Box, Canvas


def chip_places(canvas: Canvas, room: Box, *, rows: int) -> tuple[tuple[Box, Box], ...]:
    """For each colour the place of its value, and of what takes it out; two columns where the screen lies."""
    columns = 1 if canvas.portrait else 2
    wide = Box.between(room.x - 0.2, room.y, room.right + 0.2, room.bottom)
    lines = wide.rows(-(-rows // columns), 0.5)
    cells = [cell for line in lines for cell in line.columns(columns, 0.9)][:rows]
    out = 10.0 if canvas.portrait else 6.6
    return tuple(
        (
            Box(cell.x, cell.y, cell.width - out - 0.4, cell.height),
            Box(cell.right - out, cell.y, out, cell.height),
        )
        for cell in cells
    )
