"""Where the parts of the pages about the camera stand."""

from __future__ import annotations

from dataclasses import dataclass

from ui.layout.box import Box, Canvas
from ui.layout.card_sheet import deck_cells


@dataclass(frozen=True, slots=True, kw_only=True)
class CameraSetupLayout:
    """Boxes in units of the window."""

    title: Box
    back: Box
    picture: Box
    figures: Box
    ways: tuple[Box, ...]
    step: Box


def camera_setup_layout(canvas: Canvas, *, ways: int) -> CameraSetupLayout:
    """The picture beside the figures, on an upright screen above them; the ways two by two."""
    width, bottom = canvas.width, canvas.height
    if canvas.portrait:
        return CameraSetupLayout(
            title=_upright_title(width),
            back=_upright_back(width),
            picture=Box.between(0.5, 7.2, width - 0.5, 29.2),
            figures=Box.between(0.9, 30.4, width - 0.9, bottom - 16.2),
            ways=_two_by_two(Box.between(0.5, bottom - 15.4, width - 0.5, bottom - 6.0), ways),
            step=Box.between(0.5, bottom - 5.3, width - 0.5, bottom - 0.6),
        )
    middle = width * 0.575
    picture = Box.between(0.4, 3.6, middle, 3.6 + (middle - 0.4) / 16 * 9)
    return CameraSetupLayout(
        title=_title(width),
        back=_back(width),
        picture=picture,
        figures=Box.between(middle + 0.8, 3.6, width - 0.5, bottom - 4.1),
        ways=_two_by_two(Box.between(0.4, picture.bottom + 0.7, middle, bottom - 0.4), ways),
        step=Box.between(middle + 0.6, bottom - 3.7, width - 0.4, bottom - 0.4),
    )


def _two_by_two(box: Box, count: int) -> tuple[Box, ...]:
    cells = [cell for row in box.rows(2, 0.6) for cell in row.columns(2, 0.6)]
    return tuple(cells[:count])


@dataclass(frozen=True, slots=True, kw_only=True)
class ZonesLayout:
    """Boxes in units of the window; the first of `spots` is the board's."""

    title: Box
    back: Box
    picture: Box
    spots: tuple[Box, ...]
    remove: Box


def zones_layout(canvas: Canvas) -> ZonesLayout:
    """The picture as large as it can be."""
    width, bottom = canvas.width, canvas.height
    if canvas.portrait:
        seats = Box.between(0.5, 36.6, width - 0.5, 46.0)
        return ZonesLayout(
            title=_upright_title(width),
            back=_upright_back(width),
            picture=Box.between(0.5, 7.2, width - 0.5, 29.2),
            spots=(
                Box.between(0.5, 31.2, width - 0.5, 35.8),
                *(cell for row in seats.rows(2, 0.6) for cell in row.columns(5, 0.6)),
            ),
            remove=Box.between(0.5, 47.6, width / 2, 52.0),
        )
    column = Box.between(width - 7.4, 3.6, width - 0.4, bottom - 4.2)
    rows = column.rows(6, 0.4)
    return ZonesLayout(
        title=_title(width),
        back=_back(width),
        picture=Box.between(0.4, 3.6, column.x - 0.6, bottom - 0.4),
        spots=(rows[0], *(cell for row in rows[1:] for cell in row.columns(2, 0.4))),
        remove=Box.between(column.x, bottom - 3.4, column.right, bottom - 0.4),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckLayout:
    """Boxes in units of the window; `cells` follow `faces_in_order`."""

    title: Box
    back: Box
    picture: Box
    words: Box
    other: Box
    step: Box
    cells: tuple[Box, ...]


def deck_layout(canvas: Canvas) -> DeckLayout:
    """Picture and words over the 52 cards."""
    width, bottom = canvas.width, canvas.height
    if canvas.portrait:
        other, step = Box.between(0.5, 31.4, width - 0.5, 35.6).columns(2, 0.6)
        return DeckLayout(
            title=_upright_title(width),
            back=_upright_back(width),
            picture=Box.between(5.5, 6.9, width - 5.5, 23.2),
            words=Box.between(0.9, 23.8, width - 0.9, 31.0),
            other=other,
            step=step,
            cells=deck_cells(canvas, Box.between(0.5, 36.4, width - 0.5, bottom - 0.5)),
        )
    grid = bottom - 11.3
    right = 0.4 + (grid - 4.2) / 9 * 16
    other, step = Box.between(right + 0.8, grid - 3.5, width - 0.4, grid - 0.6).columns(2, 0.6)
    return DeckLayout(
        title=_title(width),
        back=_back(width),
        picture=Box.between(0.4, 3.6, right, grid - 0.6),
        words=Box.between(right + 0.8, 3.6, width - 0.5, grid - 3.8),
        other=other,
        step=step,
        cells=deck_cells(canvas, Box.between(0.4, grid, width - 0.4, bottom - 0.4)),
    )


def _title(width: float) -> Box:
    return Box.between(0.8, 0.35, width - 6.6, 3.1)


def _back(width: float) -> Box:
    return Box.between(width - 6.0, 0.35, width - 0.4, 3.1)


def _upright_title(width: float) -> Box:
    return Box.between(0.8, 1.2, width - 9.4, 4.8)


def _upright_back(width: float) -> Box:
    return Box.between(width - 8.2, 0.5, width - 0.4, 4.6)
