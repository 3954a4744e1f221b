"""Where everything on the sheet with the live picture stands."""

from __future__ import annotations

from dataclasses import dataclass

from ui.layout.box import Box, Canvas

GAP = 0.9
"""Between two cards."""
WORDS = 2.0
"""Height of the words below a card, which belong to its touch area."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenCardsLayout:
    """Boxes in units of the window; a place is its card with the words below it."""

    title: Box
    undo: Box
    back: Box
    picture: Box
    places: tuple[Box, ...]
    heading: Box
    guesses: tuple[Box, ...]
    hint: Box
    skip: Box
    pick: Box
    confirm: Box


def seen_cards_layout(canvas: Canvas, *, places: int, guesses: int, undo_width: float) -> SeenCardsLayout:
    """The sheet with so many cards, and so many to choose from. Undo wants `undo_width`."""
    if canvas.portrait:
        return _portrait(canvas, places, guesses)
    width, bottom = canvas.width, canvas.height
    undo_left, half = min(0.556 * width, width - 6.45 - undo_width), 0.51 * width
    right = Box.between(0.53 * width, 3.75, width - 0.45, 14.0)
    skip_right = 0.272 * width
    return SeenCardsLayout(
        title=Box.between(0.65, 0.2, undo_left - 0.4, 3.3),
        undo=Box.between(undo_left, 0.25, width - 6.45, 3.2),
        back=Box.between(width - 6.0, 0.37, width - 0.4, 3.08),
        picture=Box.between(0.5, 3.7, half, 20.4),
        places=_places(right, places),
        heading=Box.between(right.x, 14.1, right.right, 16.0),
        guesses=Box.between(right.x, 16.15, right.right, 20.4).columns(max(guesses, 1), 0.45)[:guesses],
        hint=Box.between(0.65, 20.9, width - 0.65, 23.0),
        skip=Box.between(0.4, bottom - 3.65, skip_right, bottom - 0.35),
        pick=Box.between(skip_right + 0.55, bottom - 3.65, half, bottom - 0.35),
        confirm=Box.between(right.x, bottom - 3.65, width - 0.4, bottom - 0.35),
    )


def _places(area: Box, count: int) -> tuple[Box, ...]:
    """Cards side by side from the left, as large as the height or the width allows."""
    gap = GAP if count < 4 else 0.3
    width = min((area.height - WORDS) / 1.4, (area.width - gap * (count - 1)) / count)
    height = width * 1.4 + WORDS
    return tuple(Box(area.x + i * (width + gap), area.y, width, height) for i in range(count))


def _portrait(canvas: Canvas, places: int, guesses: int) -> SeenCardsLayout:
    width, bottom = canvas.width, canvas.height
    left, right = 0.5, width - 0.5
    skip, pick = Box.between(left, bottom - 11.4, right, bottom - 7.4).columns(2, 0.55)
    return SeenCardsLayout(
        title=Box.between(0.8, 0.4, right - 8.2, 3.6),
        undo=Box.between(left, 4.25, right, 8.22),
        back=Box.between(right - 7.8, 0.15, right, 4.12),
        picture=Box.between(left, 8.9, right, 31.0),
        places=_places(Box.between(0.8, 31.8, right - 0.3, 44.2), places),
        heading=Box.between(0.8, 44.5, right - 0.3, 47.0),
        guesses=Box.between(left, 47.3, right, 53.0).columns(max(guesses, 1), 0.55)[:guesses],
        hint=Box.between(0.8, 53.6, right - 0.3, bottom - 12.0),
        skip=skip,
        pick=pick,
        confirm=Box.between(left, bottom - 6.8, right, bottom - 0.5),
    )
