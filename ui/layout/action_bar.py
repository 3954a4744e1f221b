"""Where the parts of the action bar stand, in units of the bar."""

from __future__ import annotations

from dataclasses import dataclass

from ui.layout.box import Box, Canvas

FOLD_WIDTH = 7.6
RAISE_WIDTH = 15.2


@dataclass(frozen=True, slots=True, kw_only=True)
class BarLayout:
    """`words` is the room of name and sentence; the middle button never moves."""

    words: Box
    clock: Box
    left: Box
    middle: Box
    right: Box
    then: Box | None


def bar_layout(canvas: Canvas, *, urgent: bool) -> BarLayout:
    """The bar of this canvas; a clock in its last seconds takes more room."""
    width = canvas.width
    if canvas.portrait:
        clock = Box.between(width - (8.6 if urgent else 8.0), 0.27, width - 0.9, 4.27)
        return BarLayout(
            words=Box.between(0.8, 0.3, width - 0.8, 6.4),
            clock=clock,
            left=Box(0.5, 17.15, 12.5, 3.96),
            middle=Box.between(0.5, 11.5, width - 0.5, 16.7),
            right=Box.between(0.5, 6.6, width - 0.5, 10.9),
            then=Box.between(15.0, 17.45, width - 0.8, 20.8),
        )
    top, bottom = 2.85, 6.22 - 0.35
    fold_right, raise_left = 0.4 + FOLD_WIDTH, width - 0.4 - RAISE_WIDTH
    return BarLayout(
        words=Box.between(0.65, 0.1, width - 0.6, top),
        clock=Box.between(width - 8.2, 0.14, width - 0.6, 2.84),
        left=Box.between(0.4, top, fold_right, bottom),
        middle=Box.between(fold_right + 1.6, top, raise_left - 0.7, bottom),
        right=Box.between(raise_left, top, width - 0.4, bottom),
        then=None,
    )
