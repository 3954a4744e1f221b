"""Where the keyboard and the number pad of an entry stand, and which keys they have."""

from __future__ import annotations

from dataclasses import dataclass

from ui.layout.box import Box, Canvas
from ui.views import Keys

LETTER_ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
ACCENTS = "áàâäãåąæçčćđðéèêëěęğíîïıłñńňóôöõøőœřšśşßúùûüűůýžźż"
SHIFT, ERASE, ACCENT_PAGE, SPACE = "shift", "erase", "accents", "space"
MARKS = ("-", "'", ".")


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryLayout:
    """Boxes in units of the window. `keys` are empty where `pad` holds the number pad."""

    title: Box
    back: Box
    field: Box
    suggestions: Box
    suggestion_rows: int
    keys: tuple[tuple[str, Box], ...]
    pad: Box | None
    confirm: Box


def entry_layout(canvas: Canvas, keys: Keys) -> EntryLayout:
    """The entry of a text or, with `Keys.NUMBERS`, of a number."""
    if canvas.portrait:
        return _portrait(canvas, keys)
    width, bottom = canvas.width, canvas.height
    left, right = 0.4, width - 0.4
    confirm = Box.between(0.62 * width, bottom - 3.65, right, bottom - 0.35)
    title, back = Box.between(0.65, 0.2, width - 6.6, 3.3), Box.between(width - 6.0, 0.37, right, 3.08)
    if keys is Keys.NUMBERS:
        middle = 0.5 * width
        return EntryLayout(
            title=title,
            back=back,
            field=Box.between(middle + 0.6, 4.0, right, 8.2),
            suggestions=Box.between(middle + 0.6, 8.9, right, bottom - 4.3),
            suggestion_rows=4,
            keys=(),
            pad=Box.between(left, 4.0, middle, bottom - 0.4),
            confirm=Box.between(middle + 0.6, bottom - 3.65, right, bottom - 0.35),
        )
    board = Box.between(left - 0.15, 10.0, right + 0.15, bottom - 3.9)
    foot = Box.between(left - 0.15, bottom - 3.8, confirm.x - 0.4, bottom - 0.2)
    return EntryLayout(
        title=title,
        back=back,
        field=Box.between(left, 3.5, right, 6.5),
        suggestions=Box.between(left, 6.95, right, 9.7),
        suggestion_rows=1,
        keys=(*_letters(board, keys, columns=13), *_foot(foot)),
        pad=None,
        confirm=confirm,
    )


def _portrait(canvas: Canvas, keys: Keys) -> EntryLayout:
    width, bottom = canvas.width, canvas.height
    left, right = 0.5, width - 0.5
    board = Box.between(0.0, bottom - (42.0 if keys in ACCENTED else 29.6), width, bottom - 12.6)
    return EntryLayout(
        title=Box.between(0.8, 0.4, right - 8.2, 3.8),
        back=Box.between(right - 7.8, 0.2, right, 4.17),
        field=Box.between(left, 6.6, right, 12.2),
        suggestions=Box.between(left, 13.0, right, 26.2),
        suggestion_rows=3,
        keys=()
        if keys is Keys.NUMBERS
        else (*_letters(board, keys, columns=9), *_portrait_foot(width, bottom)),
        pad=Box.between(left, bottom - 34.0, right, bottom - 7.3) if keys is Keys.NUMBERS else None,
        confirm=Box.between(left, bottom - 6.6, right, bottom - 0.5),
    )


ACCENTED = (Keys.ACCENTS, Keys.ACCENT_CAPITALS)


def _letters(box: Box, keys: Keys, *, columns: int) -> tuple[tuple[str, Box], ...]:
    """The letter keys with shift and erase; the touch areas leave no gaps between them."""
    if keys in ACCENTED:
        names = [*ACCENTS[: len(ACCENTS)], SHIFT, ERASE]
        count = -(-len(names) // columns)
        cells = [cell for row in box.rows(count, 0) for cell in row.columns(columns, 0)]
        return tuple(zip(names, cells, strict=False))
    placed: list[tuple[str, Box]] = []
    for row, letters in zip(box.rows(3, 0), LETTER_ROWS, strict=True):
        step = box.width / 10
        offset = (10 - len(letters)) * step / 2
        placed += [
            (letter, Box(row.x + offset + i * step, row.y, step, row.height))
            for i, letter in enumerate(letters)
        ]
        if letters is LETTER_ROWS[-1]:
            placed.append((SHIFT, Box(row.x, row.y, offset, row.height)))
            placed.append((ERASE, Box(row.right - offset, row.y, offset, row.height)))
    return tuple(placed)


def _foot(box: Box) -> tuple[tuple[str, Box], ...]:
    """Accents, the marks that names have, and the space bar."""
    step = box.width / 8
    places = [Box(box.x + i * step, box.y, step, box.height) for i in range(4)]
    space = Box.between(box.x + 4 * step, box.y, box.right, box.bottom)
    return (*zip((ACCENT_PAGE, *MARKS), places, strict=True), (SPACE, space))


def _portrait_foot(width: float, bottom: float) -> tuple[tuple[str, Box], ...]:
    return _foot(Box.between(0.0, bottom - 12.6, width, bottom - 7.3))
