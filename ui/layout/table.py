"""Where everything on the table screen stands."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ui.layout.box import Box, Canvas
from ui.layout.seats import LandscapeRows, PortraitRing, Slot

BANNER_HEIGHT = 2.62
BOARD_LABEL = 0.95
"""Room above each of two boards for its name."""
LANDSCAPE_HEAD = 2.75
LANDSCAPE_BAR = 6.22
PORTRAIT_HEAD = 7.95
PORTRAIT_BAR = 21.6
POT_ROW = 4.7
"""A pot on an upright screen: its figure, and under it who can win it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLayout:
    """Boxes in units of the whole window.

    `street_y` is the centre of the chips in front of the top and the bottom seats; chips of side seats stand
    beside their plate in landscape and under it in portrait. `content` enlarges what stands on the plates.
    `pots` is the room of all pots; with `pot_rows` each pot is a row of its own, with `pot_names` it says who
    can win it. `line` is the strip for the newest announcement.
    """

    head: Box
    banners: tuple[Box, ...]
    table: Box
    corner: float
    slots: tuple[Slot, ...]
    top_street_y: float
    bottom_street_y: float
    content: float
    boards: tuple[tuple[Box, ...], ...]
    pots: Box
    pot_size: float
    pot_rows: bool
    pot_names: bool
    line: Box
    bar: Box
    portrait: bool


def table_layout(
    canvas: Canvas, *, seats: int, pots: int, banners: int, boards: int = 1, says: bool = False
) -> TableLayout:
    """The arrangement for so many seats (0 to 10), pots, banners (0 to 2) and boards (1 or 2).

    Where it `says` something under a banner the flat screen has no room below the pots: the line stands in
    the strip of the banners, of which it leaves the first.
    """
    if canvas.portrait:
        return _portrait(canvas, seats, pots, banners, boards)
    layout = _landscape(canvas, seats, pots, banners, boards)
    if not banners or not says:
        return layout
    strip = _banner_boxes(canvas.width, LANDSCAPE_HEAD, 2)
    return replace(layout, banners=strip[:1], line=strip[1].grown(-0.15))


def _landscape(canvas: Canvas, seats: int, pots: int, banners: int, boards: int) -> TableLayout:
    width = canvas.width
    spare = canvas.height - 27.0  # a screen squarer than 16:10 has room left: the table grows by it
    half = spare / 2
    calm = not banners
    rows = LandscapeRows(
        width=width,
        top_y=4.68 if calm else 7.12,
        middle_y=(10.05 if calm else 12.18) + half,
        bottom_y=(18.86 if calm else 19.04) + spare,
        seat_height=3.3 if calm else 3.0,
    )
    card_width = 2.42 if calm else 1.9
    board_top = (8.3 if calm else 10.62) + half
    # Several pots reach under the side seats.
    pot_y = (12.76 if calm else 14.34 if pots <= 1 else 14.67) + half
    bottom_street_y = (16.3 if calm else 16.6) + spare
    return TableLayout(
        head=Box(0, 0, width, LANDSCAPE_HEAD),
        banners=_banner_boxes(width, LANDSCAPE_HEAD, banners),
        table=Box.between(1.1, rows.top_y - 1.25, width - 1.1, rows.bottom_y + 1.15),
        corner=6.8 if calm else 6.2,
        slots=rows.slots(seats),
        top_street_y=7.25 if calm else 9.56,
        bottom_street_y=bottom_street_y,
        content=1.0,
        boards=_board_rows(width / 2, board_top, card_width, boards),
        pots=Box.between(4.0, pot_y - 1.3, width - 4.0, pot_y + 2.5),
        pot_size=2.64 if pots <= 1 and calm else max(canvas.far, 2.46),
        pot_rows=False,
        pot_names=calm,
        line=Box.between(2.0, bottom_street_y - 2.08, width - 2.0, bottom_street_y - 1.06),
        bar=Box(0, canvas.height - LANDSCAPE_BAR, width, LANDSCAPE_BAR),
        portrait=False,
    )


def _banner_boxes(width: float, top: float, count: int) -> tuple[Box, ...]:
    """The first banner is the wider one when two share the strip."""
    if count == 0:
        return ()
    if count == 1:
        return (Box(0, top, width, BANNER_HEIGHT),)
    first = width * 0.56
    return (Box(0, top, first, BANNER_HEIGHT), Box(first, top, width - first, BANNER_HEIGHT))


def _board_rows(centre_x: float, top: float, card_width: float, boards: int) -> tuple[tuple[Box, ...], ...]:
    """One row of five places, or two smaller ones beside each other, with room for a label above."""
    if boards == 1:
        return (_board_row(centre_x, top, card_width),)
    bottom = top + card_width * 1.4
    width = min((bottom - top - BOARD_LABEL) / 1.4, (2 * centre_x - 22.8) / 11.06)
    away = (5.53 * width + 1.6) / 2
    row_top = bottom - width * 1.4
    return (_board_row(centre_x - away, row_top, width), _board_row(centre_x + away, row_top, width))


def _board_row(centre_x: float, top: float, width: float) -> tuple[Box, ...]:
    gap = 0.132 * width
    left = centre_x - (5 * width + 4 * gap) / 2
    return tuple(Box(left + i * (width + gap), top, width, width * 1.4) for i in range(5))


def _portrait(canvas: Canvas, seats: int, pots: int, banners: int, boards: int) -> TableLayout:
    width = canvas.width
    bar_top = canvas.height - PORTRAIT_BAR
    banner = BANNER_HEIGHT + 0.15 if banners else 0.0
    top, bottom = PORTRAIT_HEAD + 0.3 + banner, bar_top - 0.4
    ring = PortraitRing(width=width, top=top, bottom=bottom)
    top_street_y = top + 0.4 + ring.seat_height + 1.35
    bottom_street_y = bottom - 0.4 - ring.seat_height - 1.35
    board_top, card_width, pots_top = _upright_middle(
        top_street_y + 1.15, bottom_street_y - 0.85, boards=boards, pots=pots
    )
    return TableLayout(
        head=Box(0, 0, width, PORTRAIT_HEAD),
        banners=_banner_boxes(width, PORTRAIT_HEAD, banners),
        table=Box.between(1.65, top + 1.6, width - 1.65, bottom - 1.65),
        corner=11.0,
        slots=ring.slots(seats),
        top_street_y=top_street_y,
        bottom_street_y=bottom_street_y,
        content=1.12,
        boards=_portrait_boards(width / 2, board_top, card_width, boards),
        pots=Box.between(12.3, pots_top, width - 12.3, bottom_street_y - 0.85),
        pot_size=4.2 if pots <= 1 else canvas.far,
        pot_rows=True,
        pot_names=True,
        line=Box.between(13.0, top_street_y + 1.0, width - 13.0, board_top - 0.2),
        bar=Box(0, bar_top, width, PORTRAIT_BAR),
        portrait=True,
    )


def _upright_middle(top: float, bottom: float, *, boards: int, pots: int) -> tuple[float, float, float]:
    """Where the board begins, how wide its cards are and where the pots begin, between two rows of chips.

    One pot takes what the board leaves; of several each has its row, and the cards become smaller.
    """
    room = bottom - top
    if pots <= 1:
        scale = min(room / 27.3, 1.0)  # a shorter screen has a smaller board
        board_top = top + room / 2 - 9.4 * scale
        card_width = (4.5 if boards == 1 else 2.6) * scale
        return board_top, card_width, board_top + (13.6 if boards == 1 else 11.6) * scale
    pots_top = bottom - POT_ROW * min(pots, 3)
    board_top = top + 3.2
    height = pots_top - 0.5 - board_top
    if boards == 1:
        return board_top, min(height / 2.944, 4.5), pots_top
    return board_top, min((height / 2 - BOARD_LABEL - 0.25) / 1.4, 2.6), pots_top


def _portrait_boards(
    centre_x: float, top: float, card_width: float, boards: int
) -> tuple[tuple[Box, ...], ...]:
    """Flop three across, turn and river below; two boards are two rows of five."""
    if boards == 2:
        step = card_width * 1.4 + BOARD_LABEL + 0.5
        return tuple(_board_row(centre_x, top + BOARD_LABEL + i * step, card_width) for i in range(2))
    height, gap = card_width * 1.4, 0.111 * card_width
    flop = [Box(centre_x + (i - 1.5) * card_width + (i - 1) * gap, top, card_width, height) for i in range(3)]
    second = top + height + 0.144 * card_width
    later = [
        Box(centre_x + (i - 1) * (card_width + gap) + gap / 2, second, card_width, height) for i in (0, 1)
    ]
    return ((*flop, *later),)
