"""Where things stand on the screens that look back: the list of hands, what is read, the table as it was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ui.layout.box import Box, Canvas

Range = tuple[int, int]
"""Lines from the first up to, not including, the second."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PageLayout:
    """What every page has: a head, room for what it shows, a note, and buttons at the foot.

    `before`, `page` and `after` turn the page and say which it is.
    """

    title: Box
    back: Box
    room: Box
    note: Box
    others: tuple[Box, ...]
    before: Box
    page: Box
    after: Box


def page_layout(canvas: Canvas, *, others: int, note: bool, turns: bool) -> PageLayout:
    """A page with so many buttons at the foot, besides those that turn it; `note` takes room from the top."""
    width, bottom = canvas.width, canvas.height
    if canvas.portrait:
        left, right = 0.5, width - 0.5
        turning = Box.between(left, bottom - 4.5, right, bottom - 0.5)
        foot = Box.between(left, turning.y - 4.5, right, turning.y - 0.5) if turns else turning
        note_box = Box.between(0.8, foot.y - 2.3, width - 0.8, foot.y - 0.3)
        return PageLayout(
            title=Box.between(0.8, 0.4, right - 8.2, 3.8),
            back=Box.between(right - 7.8, 0.2, right, 4.17),
            room=Box.between(0.8, 6.0, width - 0.8, note_box.y - 0.3 if note else foot.y - 0.7),
            note=note_box,
            others=foot.columns(others, 0.5) if others else (),
            **_turns(turning, 0.5),
        )
    foot = Box.between(0.4, bottom - 3.35, width - 0.4, bottom - 0.35)
    middle = 0.6 * width if turns else width
    note_box = Box.between(0.65, foot.y - 2.8, width - 0.6, foot.y - 0.2)
    return PageLayout(
        title=Box.between(0.65, 0.2, width - 6.6, 3.3),
        back=Box.between(width - 6.0, 0.37, width - 0.4, 3.08),
        room=Box.between(0.65, 3.7, width - 0.6, note_box.y - 0.2 if note else foot.y - 0.45),
        note=note_box,
        others=Box.between(foot.x, foot.y, middle - 0.4, foot.bottom).columns(others, 0.5) if others else (),
        **_turns(Box.between(middle, foot.y, foot.right, foot.bottom), 0.3),
    )


def _turns(box: Box, gap: float) -> dict[str, Box]:
    """A button at each end, and between them which page it is."""
    page = Box.around(box.centre_x, box.centre_y, 4.4, box.height)
    return {
        "before": Box.between(box.x, box.y, page.x - gap, box.bottom),
        "page": page,
        "after": Box.between(page.right + gap, box.y, box.right, box.bottom),
    }


def hand_rows(canvas: Canvas, room: Box, *, rows: int) -> tuple[Box, ...]:
    """Places for `rows` hands from the newest on: down one column, where the screen lies down two."""
    if canvas.portrait:
        return room.rows(rows, 0.45)
    columns = room.grown(0.25).columns(2, 0.5)
    half = -(-rows // 2)
    gap = 0.32 if room.height > 18.0 else 0.15  # beside a note the rows keep their height
    inside = (Box(c.x, room.y, c.width, room.height).rows(half, gap) for c in columns)
    return tuple(cell for column in inside for cell in column)[:rows]


def reading_columns(canvas: Canvas, room: Box, *, two: bool) -> tuple[Box, ...]:
    """The columns that lines are read in."""
    return room.columns(2, 1.4) if two and not canvas.portrait else (room,)


def flow(
    heights: Sequence[float], headings: Sequence[bool], columns: Sequence[Box]
) -> tuple[tuple[Range, ...], ...]:
    """The lines of each page, column by column; a heading is never the last in its column."""
    ranges: list[Range] = []
    first = 0
    while first < len(heights):
        room = columns[len(ranges) % len(columns)].height
        end = first + 1
        used = heights[first]
        while end < len(heights) and used + heights[end] <= room + 0.01:
            used += heights[end]
            end += 1
        while end < len(heights) and end - 1 > first and headings[end - 1]:
            end -= 1
        ranges.append((first, end))
        first = end
    step = len(columns)
    return tuple(tuple(ranges[at : at + step]) for at in range(0, len(ranges), step)) or (((0, 0),),)


@dataclass(frozen=True, slots=True, kw_only=True)
class PastBarLayout:
    """Places in units of the bar below the table as it was."""

    words: Box
    previous: Box
    following: Box
    jumps: tuple[Box, ...]


def past_bar_layout(canvas: Canvas, *, jumps: Sequence[float]) -> PastBarLayout:
    """Previous at the left, next at the right, the parts of the hand between or above them.

    `jumps` are the widths that the words of the parts need; what is left over goes to all alike.
    """
    width = canvas.width
    if canvas.portrait:
        turns = Box.between(0.5, 15.9, width - 0.5, 21.1)
        left, right = turns.columns(2, 0.8)
        rows = Box.between(0.5, 6.5, width - 0.5, 15.1).rows(2, 0.6)
        cells = [cell for row in rows for cell in row.columns(3, 0.6)]
        return PastBarLayout(
            words=Box.between(0.8, 0.4, width - 0.8, 6.2),
            previous=left,
            following=right,
            jumps=tuple(cells[: len(jumps)]),
        )
    top, bottom = 2.85, 5.87
    previous, following = Box(0.4, top, 6.2, bottom - top), Box(width - 6.6, top, 6.2, bottom - top)
    between = Box.between(previous.right + 0.8, top, following.x - 0.8, bottom)
    return PastBarLayout(
        words=Box.between(0.65, 0.25, width - 0.6, top - 0.15),
        previous=previous,
        following=following,
        jumps=tuple(_side_by_side(between, jumps, 0.3)),
    )


def _side_by_side(box: Box, widths: Sequence[float], gap: float) -> Iterator[Box]:
    """Boxes as wide as they have to be, and all wider by the same."""
    spare = box.width - sum(widths) - gap * (len(widths) - 1)
    left = box.x
    for width in widths:
        wide = width + spare / len(widths)
        yield Box(left, box.y, wide, box.height)
        left += wide + gap


@dataclass(frozen=True, slots=True, kw_only=True)
class PastHeadLayout:
    """Places in units of the head: the tag that says it is the past, which step, stakes, the way back."""

    tag: Box
    title: Box
    detail: Box
    back: Box


def past_head_layout(canvas: Canvas, *, tag: float) -> PastHeadLayout:
    """The head of the table as it was; `tag` is the width that its word needs."""
    width = canvas.width
    if canvas.portrait:
        return PastHeadLayout(
            tag=Box(0.6, 0.75, tag, 2.9),
            title=Box.between(0.8, 4.1, width - 0.8, 7.5),
            detail=Box.between(1.4 + tag, 0.4, width - 9.0, 4.0),
            back=Box.between(width - 8.3, 0.2, width - 0.5, 4.17),
        )
    back = Box.between(width - 6.2, 0, width - 0.3, 2.75)
    return PastHeadLayout(
        tag=Box(0.5, 0.5, tag, 1.75),
        title=Box.between(1.2 + tag, 0, width - 16.0, 2.75),
        detail=Box.between(width - 15.6, 0, back.x - 0.5, 2.75),
        back=back,
    )
