"""Where everything on the card sheet stands."""

from __future__ import annotations

from dataclasses import dataclass

from ui.layout.box import Box, Canvas

RANKS = "AKQJT98765432"
SUITS = "shdc"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSheetLayout:
    """Boxes in units of the window. `cells` follow `faces_in_order`."""

    title: Box
    undo: Box
    back: Box
    places: tuple[Box, ...]
    words: Box
    cells: tuple[Box, ...]
    skip: Box
    other: Box
    confirm: Box


def faces_in_order() -> tuple[str, ...]:
    """All 52, suit after suit, the ace first."""
    return tuple(rank + suit for suit in SUITS for rank in RANKS)


def card_sheet_layout(canvas: Canvas, *, places: int) -> CardSheetLayout:
    """The sheet with so many places to fill."""
    if canvas.portrait:
        return _portrait(canvas, places)
    width, bottom = canvas.width, canvas.height
    undo_left = 0.556 * width
    grid = Box.between(0.4, 8.35, width - 0.4, bottom - 4.2)
    skip_right, other_right = 0.272 * width, 0.51 * width
    return CardSheetLayout(
        title=Box.between(0.65, 0.2, undo_left - 0.4, 3.3),
        undo=Box.between(undo_left, 0.25, width - 6.45, 3.2),
        back=Box.between(width - 6.0, 0.37, width - 0.4, 3.08),
        places=tuple(Box(0.6 + i * 3.1, 3.7, 2.75, 3.85) for i in range(places)),
        words=Box.between(1.5 + places * 3.1, 3.9, width - 0.4, 7.4),
        cells=deck_cells(canvas, grid),
        skip=Box.between(0.4, bottom - 3.65, skip_right, bottom - 0.35),
        other=Box.between(skip_right + 0.55, bottom - 3.65, other_right, bottom - 0.35),
        confirm=Box.between(0.54 * width, bottom - 3.65, width - 0.4, bottom - 0.35),
    )


def _portrait(canvas: Canvas, places: int) -> CardSheetLayout:
    width, bottom = canvas.width, canvas.height
    left, right = 0.5, width - 0.5
    skip, other = Box.between(left, bottom - 11.4, right, bottom - 7.4).columns(2, 0.55)
    return CardSheetLayout(
        title=Box.between(0.8, 0.4, right - 8.2, 3.6),
        undo=Box.between(left, 4.25, right, 8.22),
        back=Box.between(right - 7.8, 0.15, right, 4.12),
        places=tuple(Box(0.8 + i * 5.1, 8.8, 4.6, 6.44) for i in range(places)),
        words=Box.between(0.8, 15.5, right, 19.1),
        cells=deck_cells(canvas, Box.between(left, 19.5, right, bottom - 12.0)),
        skip=skip,
        other=other,
        confirm=Box.between(left, bottom - 6.8, right, bottom - 0.5),
    )


def deck_cells(canvas: Canvas, box: Box) -> tuple[Box, ...]:
    """52 cells, in the order of `faces_in_order`: a suit in a row, or in two where the screen stands."""
    if canvas.portrait:
        return _half_suits(box)
    return tuple(cell for row in box.rows(4, 0.32) for cell in row.columns(13, 0.32))


def _half_suits(box: Box) -> tuple[Box, ...]:
    """Each suit in two rows, seven and six, so that the cells stay large enough for a finger."""
    gap, suit_gap = 0.35, 0.75
    height = (box.height - 4 * gap - 3 * suit_gap) / 8
    cells: list[Box] = []
    y = box.y
    for _suit in SUITS:
        for count in (7, 6):
            cells += Box(box.x, y, box.width, height).columns(7, gap)[:count]
            y += height + gap
        y += suit_gap - gap
    return tuple(cells)
