"""Where everything at the showdown stands, and how much of it fits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ui.layout.box import Box, Canvas
from ui.layout.table import LANDSCAPE_HEAD, PORTRAIT_HEAD
from ui.views import AwardView

GAP = 0.34
PANEL_GAP = 0.4


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowdownLayout:
    """Boxes in units of the window. `rows` are as many as fit; `row_pager` is there when they are not all."""

    head: Box
    sentence: Box
    rows: tuple[Box, ...]
    row_pager: Box | None
    awards: Box
    others: tuple[Box, ...]
    done: Box


def showdown_layout(canvas: Canvas, *, rows: int, others: int) -> ShowdownLayout:
    """The screen for so many hands and quieter buttons."""
    if canvas.portrait:
        return _portrait(canvas, rows, others)
    width, bottom = canvas.width, canvas.height
    middle = 0.556 * width
    sentence = Box.between(0.75, LANDSCAPE_HEAD + 0.2, middle, 5.4)
    area = Box.between(0.4, 5.45, middle, bottom - 3.65)
    shown, pager = _rows(area, rows, sizes=((3, 5.75), (4, 4.25)))
    return ShowdownLayout(
        head=Box(0, 0, width, LANDSCAPE_HEAD),
        sentence=sentence if pager is False else Box.between(0.75, sentence.y, middle - 7.6, 5.4),
        rows=shown,
        row_pager=Box.between(middle - 7.2, LANDSCAPE_HEAD, middle, 5.42) if pager else None,
        awards=Box.between(middle + 0.6, LANDSCAPE_HEAD + 0.45, width - 0.4, bottom - 3.9),
        others=_others(Box.between(0.4, bottom - 3.35, middle, bottom - 0.35), others),
        done=Box.between(middle + 0.6, bottom - 3.35, width - 0.4, bottom - 0.35),
    )


def _portrait(canvas: Canvas, rows: int, others: int) -> ShowdownLayout:
    width, bottom = canvas.width, canvas.height
    left, right = 0.5, width - 0.5
    area = Box.between(left, 12.1 if rows > 4 else 11.4, right, 35.0)
    shown, pager = _rows(area, rows, sizes=((3, 7.4), (4, 5.65)))
    rows_bottom = shown[-1].bottom if shown else area.y
    return ShowdownLayout(
        head=Box(0, 0, width, PORTRAIT_HEAD),
        sentence=Box.between(0.8, 8.1, right - (8.4 if pager else 0.0), 11.1),
        rows=shown,
        row_pager=Box.between(right - 8.0, PORTRAIT_HEAD, right, 11.92) if pager else None,
        awards=Box.between(left, rows_bottom + 0.6, right, bottom - (11.9 if others else 7.5)),
        others=_others(Box.between(left, bottom - 11.4, right, bottom - 7.4), others),
        done=Box.between(left, bottom - 6.8, right, bottom - 0.5),
    )


def _rows(area: Box, count: int, *, sizes: Sequence[tuple[int, float]]) -> tuple[tuple[Box, ...], bool]:
    """The largest rows of which all fit, else the smallest and a pager."""
    for most, height in sizes:
        if count <= most:
            return tuple(
                Box(area.x, area.y + i * (height + GAP), area.width, height) for i in range(count)
            ), False
    most, height = sizes[-1]
    return tuple(Box(area.x, area.y + i * (height + GAP), area.width, height) for i in range(most)), True


def _others(box: Box, count: int) -> tuple[Box, ...]:
    """The first of two is the narrower one."""
    if count == 2:
        first = 0.36 * box.width
        return (
            Box(box.x, box.y, first, box.height),
            Box.between(box.x + first + 0.7, box.y, box.right, box.bottom),
        )
    return box.columns(count, 0.5) if count else ()


@dataclass(frozen=True, slots=True)
class AwardStyle:
    """Sizes of the pots' panels: `scale` of the text, `choice` the height of a button that names a winner."""

    scale: float
    choice: float
    columns: int

    @classmethod
    def of(cls, canvas: Canvas) -> AwardStyle:
        """Upright there is more room in both directions."""
        return cls(1.2, 3.98, 4) if canvas.portrait else cls(1.0, 2.85, 2)


@dataclass(frozen=True, slots=True)
class AwardParts:
    """Places inside one pot's panel, in units of the panel; `chips` says whether chips are drawn."""

    height: float
    payouts: tuple[float, ...]
    chips: bool
    note_y: float
    choices: tuple[Box, ...]


HEAD = 2.75
NOTE = 1.55
WITH_CHIPS = 4.05
WITHOUT_CHIPS = 2.75


def award_parts(award: AwardView, width: float, style: AwardStyle, *, chips: bool) -> AwardParts:
    """One pot's panel, with chips drawn or only named."""
    scale = style.scale
    step = (WITH_CHIPS if chips else WITHOUT_CHIPS) * scale
    y = HEAD * scale
    payouts = tuple(y + i * step for i in range(len(award.payouts)))
    y += len(award.payouts) * step
    choices = _choices(len(award.choices), width, y + 0.1, style)
    if choices:
        y = choices[-1].bottom + 0.55
    note_y = y + (NOTE / 2 - 0.15) * scale
    if award.note:
        y += NOTE * scale
    return AwardParts(y + 0.1, payouts, chips, note_y, choices)


def _choices(count: int, width: float, top: float, style: AwardStyle) -> tuple[Box, ...]:
    """Names to be tapped, in as few rows as they can be read in."""
    if not count:
        return ()
    columns = style.columns if count <= 6 else max(style.columns, 3)
    rows = -(-count // columns)
    room = Box(0.6, top, width - 1.2, rows * style.choice + (rows - 1) * 0.35)
    return tuple(cell for row in room.rows(rows, 0.35) for cell in row.columns(columns, 0.45))[:count]


def fit_awards(
    awards: Sequence[AwardView], box: Box, style: AwardStyle
) -> tuple[tuple[Box, AwardParts], ...]:
    """As many pots as fit from the first one: with chips drawn, or all of them with chips only named."""
    for chips in (True, False):
        parts = [award_parts(award, box.width, style, chips=chips) for award in awards]
        total = sum(part.height for part in parts) + PANEL_GAP * (len(parts) - 1)
        if total <= box.height:
            break
    else:
        parts = [award_parts(award, box.width, style, chips=True) for award in awards]
    placed: list[tuple[Box, AwardParts]] = []
    y = box.y
    for part in parts:
        if placed and y + part.height > box.bottom + 0.01:
            break
        placed.append((Box(box.x, y, box.width, min(part.height, box.bottom - y)), part))
        y += part.height + PANEL_GAP
    return tuple(placed)
