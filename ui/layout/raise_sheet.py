"""Where everything on the sheet of a bet or raise stands."""

from __future__ import annotations

from dataclasses import dataclass

from ui.layout.box import Box, Canvas
from ui.layout.table import LANDSCAPE_HEAD, PORTRAIT_HEAD

FULL_PORTRAIT = 71.1
"""Height of the upright screen the sheet was drawn for; a shorter one takes from the small table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiseLayout:
    """Boxes in units of the window; `table` only where there is room for a small one."""

    head: Box
    clock: Box
    rule_y: float
    table: Box | None
    who: Box
    amount: Box
    back: Box
    presets: tuple[Box, ...]
    keys: Box
    hint: Box
    clear: Box
    chips: tuple[Box, ...]
    more: Box
    range_text: Box
    confirm: Box


def raise_layout(canvas: Canvas, *, presets: int, chips: int) -> RaiseLayout:
    """The sheet for so many presets and chip buttons."""
    if canvas.portrait:
        return _portrait(canvas, presets, chips)
    width, bottom = canvas.width, canvas.height
    keys_right = min(21.7, 0.482 * width)
    middle = keys_right + 1.3
    keys_bottom = bottom - 4.25
    chips_bottom = keys_bottom - 4.6
    return RaiseLayout(
        head=Box(0, 0, width, LANDSCAPE_HEAD),
        clock=Box.between(width - 21.3, 0.02, width - 13.7, 2.72),
        rule_y=LANDSCAPE_HEAD,
        table=None,
        who=Box.between(0.65, 3.2, width * 0.5, 6.7),
        amount=Box.between(width * 0.42, 3.2, width - 8.3, 6.8),
        back=Box.between(width - 7.05, 3.35, width - 0.4, 6.4),
        presets=Box.between(0.4, 7.05, width - 0.4, 10.25).columns(presets, 0.55) if presets else (),
        keys=Box.between(0.4, 10.85, keys_right, keys_bottom),
        hint=Box.between(middle, 10.7, width - 6.4, 13.45),
        clear=Box.between(width - 6.0, 10.7, width - 0.4, 13.45),
        chips=Box.between(middle, 13.6, width - 0.4, chips_bottom).columns(chips, 0.2) if chips else (),
        more=Box.between(middle, chips_bottom + 0.5, width - 0.4, keys_bottom + 0.1),
        range_text=Box.between(0.65, bottom - 3.65, 9.3, bottom - 0.35),
        confirm=Box.between(9.6, bottom - 3.65, width - 0.4, bottom - 0.35),
    )


def _portrait(canvas: Canvas, presets: int, chips: int) -> RaiseLayout:
    width = canvas.width
    down = canvas.height - FULL_PORTRAIT
    left, right = 0.5, width - 0.5
    return RaiseLayout(
        head=Box(0, 0, width, PORTRAIT_HEAD),
        clock=Box(0.8, 0.0, 6.6, 3.97),
        rule_y=19.0 + down,
        table=Box.between(left, PORTRAIT_HEAD + 0.45, right, 18.5 + down),
        who=Box.between(0.8, 19.6 + down, width - 8.6, 23.56 + down),
        amount=Box.between(0.8, 23.9 + down, 20.0, 28.2 + down),
        back=Box.between(right - 7.8, 19.6 + down, right, 23.56 + down),
        presets=_preset_rows(Box.between(left, 28.55 + down, right, 36.9 + down), presets),
        keys=Box.between(left, 43.75 + down, right, 60.8 + down),
        hint=Box(0, 0, 0, 0),
        clear=Box.between(right - 9.6, 38.3 + down, right, 42.3 + down),
        chips=Box.between(left, 37.35 + down, right - 10.4, 43.25 + down).columns(chips, 0.2)
        if chips
        else (),
        more=Box.between(20.2, 23.9 + down, right, 28.2 + down),
        range_text=Box.between(left, 68.0 + down, right, 70.8 + down),
        confirm=Box.between(left, 61.3 + down, right, 67.8 + down),
    )


def _preset_rows(box: Box, count: int) -> tuple[Box, ...]:
    """The first three in a row, the others below."""
    upper, lower = box.rows(2, 0.42)
    if count <= 3:
        return upper.columns(count, 0.55) if count else ()
    return (*upper.columns(3, 0.55), *lower.columns(count - 3, 0.55))
