"""Where overlays stand."""

from __future__ import annotations

from dataclasses import dataclass

from ui.layout.box import Box, Canvas


@dataclass(frozen=True, slots=True, kw_only=True)
class MenuLayout:
    """Boxes in units of the window."""

    plate: Box
    title: Box
    undo: Box
    back: Box
    items: tuple[Box, ...]
    quick: tuple[Box, ...]


def menu_layout(canvas: Canvas, *, items: int, undo: bool, quick: int = 0) -> MenuLayout:
    """A plate as high as its items need, above the bottom of the screen."""
    width, bottom = canvas.width, canvas.height
    if canvas.portrait:
        columns, row_height, gap = 2, 5.4, 0.6
        rows = max(-(-items // columns), 1)
        low = 5.0 if quick else 0.0
        row_height = min(row_height, (bottom - 18.0 - low - gap * (rows - 1)) / rows)
        head = 6.4 if not undo else 10.6
        top = bottom - 1.2 - low - rows * row_height - (rows - 1) * gap - head
        plate = Box.between(0.6, top, width - 0.6, bottom - 0.6)
        cells = Box.between(1.3, top + head - 0.2, width - 1.3, plate.bottom - 0.8 - low)
        return MenuLayout(
            plate=plate,
            title=Box.between(1.5, top + 0.9, width - 10.4, top + 4.6),
            undo=Box.between(1.3, top + 5.9, width - 1.3, top + 9.87),
            back=Box.between(width - 9.6, top + 0.7, width - 1.3, top + 4.8),
            items=_cells(cells, items, columns, rows, gap),
            quick=_quick(Box.between(1.3, plate.bottom - 4.9, width - 1.3, plate.bottom - 0.8), quick),
        )
    columns = 2 if items <= 4 else 3
    rows = max(-(-items // columns), 1)
    gap = 0.5
    low = 3.4 if quick else 0.0
    row_height = min(4.6, (bottom - 3.4 - 3.6 - low - gap * (rows - 1)) / rows)
    height = 3.9 + low + rows * row_height + (rows - 1) * gap + 0.8
    plate = Box.between(1.2, bottom - 0.7 - height, width - 1.2, bottom - 0.7)
    undo_left = 0.44 * width
    return MenuLayout(
        plate=plate,
        title=Box.between(2.0, plate.y + 0.5, undo_left - 0.4 if undo else width - 8.2, plate.y + 3.4),
        undo=Box.between(undo_left, plate.y + 0.5, width - 8.0, plate.y + 3.45),
        back=Box.between(width - 7.6, plate.y + 0.6, width - 1.9, plate.y + 3.35),
        items=_cells(
            Box.between(1.9, plate.y + 3.9, width - 1.9, plate.bottom - 0.8 - low), items, columns, rows, gap
        ),
        quick=_quick(Box.between(1.9, plate.bottom - 3.6, width - 1.9, plate.bottom - 0.8), quick),
    )


def _quick(row: Box, count: int) -> tuple[Box, ...]:
    return row.columns(count, 0.4) if count else ()


def _cells(box: Box, count: int, columns: int, rows: int, gap: float) -> tuple[Box, ...]:
    cells = [cell for row in box.rows(rows, gap) for cell in row.columns(columns, gap)]
    return tuple(cells[:count])


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmLayout:
    """Boxes in units of the window."""

    plate: Box
    words: Box
    answers: tuple[Box, ...]


def confirm_layout(canvas: Canvas, *, answers: int) -> ConfirmLayout:
    """In the middle of the screen, away from the button that was pressed."""
    width, height = canvas.width, canvas.height
    if canvas.portrait:
        row, gap = 5.0, 0.8
        needed = 12.4 + answers * row + (answers - 1) * gap + 1.4
        plate = Box.around(width / 2, height * 0.42, width - 4.0, needed)
        box = Box.between(plate.x + 1.2, plate.y + 12.4, plate.right - 1.2, plate.bottom - 1.4)
        return ConfirmLayout(
            plate=plate,
            words=Box.between(plate.x + 1.4, plate.y + 1.3, plate.right - 1.4, plate.y + 12.0),
            answers=box.rows(answers, gap),
        )
    plate = Box.around(width / 2, height * 0.44, min(36.0, width - 4.0), 13.0)
    box = Box.between(plate.x + 1.2, plate.bottom - 5.0, plate.right - 1.2, plate.bottom - 1.2)
    return ConfirmLayout(
        plate=plate,
        words=Box.between(plate.x + 1.2, plate.y + 1.0, plate.right - 1.2, plate.bottom - 5.4),
        answers=box.columns(answers, 1.0),
    )
