"""Where the discs and chips in front of a seat lie, and on which side its triangle points."""

from __future__ import annotations

from dataclasses import dataclass

from ui.layout.box import Box
from ui.layout.seats import Side, Slot
from ui.layout.table import TableLayout

TRIANGLE_WIDTH = 1.9
TRIANGLE_HEIGHT = 0.6
SLIDE = 0.3
"""How far the triangle comes from when a turn begins."""

GROWN = 0.22
"""How much the plate of the player to act is larger."""


@dataclass(frozen=True, slots=True)
class Street:
    """The strip in front of one seat. `align` is where its content stands: 0 left, 0.5 middle, 1 right.

    `stacked` puts discs above the chips instead of before them. A bet too large for the strip lies in
    `elsewhere`, in a row.
    """

    box: Box
    align: float
    stacked: bool
    elsewhere: Box | None = None


def street_of(slot: Slot, layout: TableLayout, *, to_act: bool) -> Street:
    """The strip for a slot; the player to act leaves room for his triangle."""
    plate, scale = slot.box, layout.content
    if slot.side in (Side.TOP, Side.BOTTOM):
        y = layout.top_street_y if slot.side is Side.TOP else layout.bottom_street_y
        box = Box.around(plate.centre_x, y, plate.width + 1.1, 1.72 * scale)
        if not to_act:
            return Street(box, 0.5, stacked=False)
        box = box.moved(0, 0.18 if slot.side is Side.TOP else -0.18)
        end = triangle_x(slot, has_street=True) - TRIANGLE_WIDTH / 2 - 0.15
        return Street(Box.between(box.x, box.y, end, box.bottom), 0.5, stacked=False)
    left = slot.side is Side.LEFT
    if layout.portrait:
        box = Box(plate.x, plate.bottom + 0.22, plate.width - 0.65, 2.1)
        return Street(box if left else box.moved(0.65, 0), 1.0 if left else 0.0, stacked=False)
    gap = 0.55 if not to_act else GROWN + TRIANGLE_HEIGHT + 0.15
    board = layout.boards[0]
    below = Box(plate.x + 1.9, plate.bottom + 0.25, plate.width - 2.6, 1.72)
    if left:
        box = Box.between(plate.right + gap, plate.y, board[0].x - 0.25, plate.bottom)
        return Street(box, 0.0, stacked=True, elsewhere=below)
    box = Box.between(board[-1].right + 0.25, plate.y, plate.x - gap, plate.bottom)
    return Street(box, 1.0, stacked=True, elsewhere=below.moved(-1.2, 0))


def triangle_x(slot: Slot, *, has_street: bool) -> float:
    """The middle of a top or bottom seat's triangle: at the right end where chips lie before the plate."""
    return slot.box.right - 1.75 if has_street else slot.box.centre_x


def seat_area(slot: Slot) -> Box:
    """The widget of a seat: the plate, grown, and the triangle towards the middle with the way it slides."""
    area, reach = slot.box.grown(GROWN + 0.06), TRIANGLE_HEIGHT + SLIDE
    match slot.side:
        case Side.TOP:
            return Box(area.x, area.y, area.width, area.height + reach)
        case Side.BOTTOM:
            return Box(area.x, area.y - reach, area.width, area.height + reach)
        case Side.LEFT:
            return Box(area.x, area.y, area.width + reach, area.height)
        case Side.RIGHT:
            return Box(area.x - reach, area.y, area.width + reach, area.height)
