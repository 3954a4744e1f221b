from __future__ import annotations

import random

import pytest

from ui.layout.box import Box, Canvas
from ui.layout.looking_back import flow, hand_rows, page_layout, past_bar_layout

SIZES = [(800, 480), (1280, 720), (1280, 800), (1920, 1080), (720, 1280)]
COLUMN = Box(0, 0, 10, 5)


def test_lines_fill_a_column_then_the_next_then_the_next_page() -> None:
    assert flow([1.0] * 12, [False] * 12, (COLUMN, COLUMN)) == (((0, 5), (5, 10)), ((10, 12),))


def test_a_heading_is_never_the_last_in_its_column() -> None:
    headings = [False, False, False, False, True, False]
    assert flow([1.0] * 6, headings, (COLUMN,)) == (((0, 4),), ((4, 6),))


def test_headings_alone_are_shown_all_the_same() -> None:
    assert flow([1.0] * 7, [True] * 7, (COLUMN,)) == (((0, 1),), ((1, 2),), ((2, 7),))


def test_a_line_higher_than_the_column_has_one_to_itself() -> None:
    assert flow([1.0, 9.0, 1.0], [False] * 3, (COLUMN,)) == (((0, 1),), ((1, 2),), ((2, 3),))


def test_nothing_is_one_empty_page() -> None:
    assert flow([], [], (COLUMN,)) == (((0, 0),),)


@pytest.mark.parametrize("seed", range(20))
def test_every_line_stands_on_one_page_and_fits(seed: int) -> None:
    draw = random.Random(seed)
    count = draw.randint(1, 60)
    heights = [draw.choice((0.7, 1.0, 2.0)) for _ in range(count)]
    headings = [draw.random() < 0.2 for _ in range(count)]
    pages = flow(heights, headings, (COLUMN, COLUMN))
    shown = [line for page in pages for first, end in page for line in range(first, end)]
    assert shown == list(range(count))
    for page in pages:
        for first, end in page:
            assert end > first
            assert sum(heights[first:end]) <= COLUMN.height + 0.01


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("turns", [False, True])
@pytest.mark.parametrize("note", [False, True])
def test_head_rows_note_and_foot_of_a_page_keep_apart(size: tuple[int, int], turns: bool, note: bool) -> None:
    canvas = Canvas.of(*size)
    layout = page_layout(canvas, others=3, note=note, turns=turns)
    rows = hand_rows(canvas, layout.room, rows=12)
    assert len(rows) == 12
    assert min(row.y for row in rows) >= layout.back.bottom
    lowest = max(row.bottom for row in rows)
    assert lowest <= min(other.y for other in layout.others)
    if note:
        assert lowest <= layout.note.y
        assert layout.note.bottom <= layout.others[0].y
    if turns:
        assert layout.before.right < layout.page.right < layout.after.right <= canvas.width


@pytest.mark.parametrize("size", SIZES)
def test_the_parts_of_a_hand_stand_side_by_side_between_previous_and_next(size: tuple[int, int]) -> None:
    canvas = Canvas.of(*size)
    layout = past_bar_layout(canvas, jumps=[3.7, 2.1, 2.2, 2.5, 4.9, 2.6])
    assert len(layout.jumps) == 6
    if not canvas.portrait:
        edges = [layout.previous.right, *(box.x for box in layout.jumps), layout.following.x]
        assert edges == sorted(edges)
        assert layout.jumps[-1].right <= layout.following.x
