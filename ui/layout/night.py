"""Where things stand on the start screen, and on the setup of a game."""

from __future__ import annotations

from dataclasses import dataclass

from ui.layout.box import Box, Canvas
from ui.layout.seats import LandscapeRows, PortraitRing, Slot


@dataclass(frozen=True, slots=True, kw_only=True)
class StartLayout:
    """Boxes in units of the window; `disc` is the large dealer button."""

    greeting: Box
    resume: Box
    choices: tuple[Box, ...]
    status: Box
    disc: Box


def start_layout(canvas: Canvas, *, choices: int, resume: bool) -> StartLayout:
    """The start screen with so many choices below what continues last night."""
    width, bottom = canvas.width, canvas.height
    if canvas.portrait:
        left, right = 1.2, width - 1.2
        rows = -(-(choices if resume else choices - 1) // 2)
        needed = 8.4 + rows * 6.2
        top = bottom - 5.0 - needed
        resume_box = Box.between(left, top, right, top + 8.4)
        first = resume_box.bottom + 0.6
        return StartLayout(
            greeting=Box.between(left, 1.6, right, 8.0),
            resume=resume_box,
            choices=_choices(resume_box, Box.between(left, first, right, bottom - 5.0), choices, resume, 5.6),
            status=Box.between(left, bottom - 3.6, right, bottom - 1.0),
            disc=_disc(Box.between(left + 4.0, 9.0, right - 4.0, top - 2.0)),
        )
    left, right = 1.2, 0.592 * width
    resume_box = Box.between(left, 6.4, right, 12.65)
    first = 13.25
    return StartLayout(
        greeting=Box.between(left, 1.2, right, 5.8),
        resume=resume_box,
        choices=_choices(resume_box, Box.between(left, first, right, bottom - 3.6), choices, resume, 5.2),
        status=Box.between(left, bottom - 2.9, width - 1.2, bottom - 0.5),
        disc=_disc(Box.between(right + 0.6, 1.0, width - 0.4, bottom - 2.6)),
    )


def _choices(large: Box, rest: Box, count: int, resume: bool, most_height: float) -> tuple[Box, ...]:
    """Where nothing is to be resumed the first choice takes the large place."""
    if resume or not count:
        return _pairs(rest, count, most_height=most_height)
    return (large, *_pairs(rest, count - 1, most_height=most_height))


def _pairs(box: Box, count: int, *, most_height: float) -> tuple[Box, ...]:
    """Two columns; the last of an odd number takes both."""
    if not count:
        return ()
    rows = -(-count // 2)
    height = min(most_height, (box.height - 0.6 * (rows - 1)) / rows)
    cells: list[Box] = []
    for index in range(rows):
        row = Box(box.x, box.y + index * (height + 0.6), box.width, height)
        cells += row.columns(min(2, count - 2 * index), 0.6)
    return tuple(cells)


def _disc(box: Box) -> Box:
    side = min(box.width, box.height)
    return Box.around(box.centre_x, box.centre_y, side, side)


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupLayout:
    """Boxes in units of the window. `stack` is the room of what each player gets."""

    title: Box
    back: Box
    presets: tuple[Box, ...]
    stack: Box
    others: tuple[Box, ...]
    table: Box
    corner: float
    slots: tuple[Slot, ...]
    strip_title: Box
    strip: Box
    strip_rows: int
    start: Box


def setup_layout(canvas: Canvas, *, presets: int, seats: int, others: int, chips: int) -> SetupLayout:
    """The setup of a game with so many presets and seats (2 to 10), that is played with so many chips."""
    if canvas.portrait:
        return _portrait_setup(canvas, presets, seats, others)
    width, bottom = canvas.width, canvas.height
    column = Box.between(0.4, 3.65, 15.2, bottom - 0.35)
    other_boxes = _grid(column, others, height=2.7, from_top=False)
    others_top = other_boxes[0].y if other_boxes else column.bottom
    handed_out = 2.2 + -(-chips // 2) * 2.3
    rows_of_presets = max(-(-presets // 2), 1)
    room = (others_top - column.y - handed_out + 0.3) / rows_of_presets - 0.3
    preset_boxes = _grid(column, presets, height=min(max(room, 2.7), 3.2), from_top=True)
    presets_bottom = preset_boxes[-1].bottom if preset_boxes else column.y
    left = 16.0
    rows = LandscapeRows(
        width=width - left - 0.4,
        top_y=5.0,
        middle_y=(5.0 + bottom - 9.7) / 2,
        bottom_y=bottom - 9.7,
        seat_width=min(6.6, (width - left - 0.4) / 4 - 0.45),
        seat_height=2.7,
        margin=min(3.4, (width - left - 0.4) / 8),
    )
    slots = tuple(Slot(slot.side, slot.box.moved(left, 0)) for slot in rows.slots(seats))
    return SetupLayout(
        title=Box.between(0.65, 0.2, width - 6.6, 3.3),
        back=Box.between(width - 6.0, 0.37, width - 0.4, 3.08),
        presets=preset_boxes,
        stack=Box.between(column.x, presets_bottom + 0.25, column.right, others_top - 0.25),
        others=other_boxes,
        table=Box.between(left + 0.9, 4.4, width - 1.2, bottom - 9.1),
        corner=6.4,
        slots=slots,
        strip_title=Box.between(left + 0.1, bottom - 8.1, width - 0.4, bottom - 6.7),
        strip=Box.between(left - 0.1, bottom - 6.5, width - 0.4, bottom - 3.8),
        strip_rows=1,
        start=Box.between(left - 0.1, bottom - 3.35, width - 0.4, bottom - 0.35),
    )


def _grid(column: Box, count: int, *, height: float, from_top: bool) -> tuple[Box, ...]:
    """Two beside each other at one end of the column, as many rows as are needed; one takes a row."""
    rows = -(-count // 2)
    needed = rows * height + (rows - 1) * 0.3
    top = column.y if from_top else column.bottom - needed
    cells: list[Box] = []
    for index in range(rows):
        row = Box(column.x, top + index * (height + 0.3), column.width, height)
        cells += row.columns(min(2, count - 2 * index), 0.35)
    return tuple(cells)


def _portrait_setup(canvas: Canvas, presets: int, seats: int, others: int) -> SetupLayout:
    width, bottom = canvas.width, canvas.height
    left, right = 0.5, width - 0.5
    rows = -(-presets // 3)
    presets_box = Box.between(left, 6.5, right, 6.5 + rows * 3.97 + (rows - 1) * 0.4)
    cells = [cell for row in presets_box.rows(rows, 0.4) for cell in row.columns(3, 0.5)] if rows else []
    table_top, table_bottom = presets_box.bottom + 0.5, bottom - 26.9
    ring = PortraitRing(width=width, top=table_top, bottom=table_bottom, seat_width=10.6, seat_height=4.0)
    return SetupLayout(
        title=Box.between(0.8, 0.4, right - 8.2, 3.8),
        back=Box.between(right - 7.8, 0.2, right, 4.17),
        presets=tuple(cells[:presets]),
        stack=Box.between(0.6, bottom - 15.9, right, bottom - 11.7),
        others=Box.between(left, bottom - 11.4, right, bottom - 7.4).columns(others, 0.55) if others else (),
        table=Box.between(1.65, table_top + 1.6, width - 1.65, table_bottom - 1.65),
        corner=9.0,
        slots=ring.slots(seats),
        strip_title=Box.between(0.8, bottom - 26.6, right, bottom - 24.9),
        strip=Box.between(left, bottom - 24.6, right, bottom - 16.3),
        strip_rows=2,
        start=Box.between(left, bottom - 6.8, right, bottom - 0.5),
    )
