"""Where the parts of the settings stand."""

from __future__ import annotations

from dataclasses import dataclass

from ui.layout.box import Box, Canvas


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingRowLayout:
    """`words` is the room of title and detail, `choices` that of the buttons; a stroke lies at `end`."""

    words: Box
    choices: Box
    end: float


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingsLayout:
    """Boxes in units of the window; as many rows as fit."""

    title: Box
    back: Box
    sections: tuple[Box, ...]
    rows: tuple[SettingRowLayout, ...]
    page: Box


def settings_layout(canvas: Canvas, *, sections: int) -> SettingsLayout:
    """Words beside the choices, on an upright screen above them."""
    width, bottom = canvas.width, canvas.height
    if canvas.portrait:
        rows = Box.between(0.6, 11.4, width - 0.6, bottom - 0.6).rows(5, 0.9)
        return SettingsLayout(
            title=Box.between(0.8, 0.6, width - 9.4, 4.6),
            back=Box.between(width - 8.2, 0.5, width - 0.4, 4.6),
            sections=Box.between(0.4, 5.6, width - 6.8, 9.8).columns(max(sections, 2), 0.5),
            rows=tuple(_upright_row(row) for row in rows),
            page=Box.between(width - 6.2, 5.6, width - 0.4, 9.8),
        )
    rows = Box.between(0.4, 7.1, width - 0.4, bottom - 0.4).rows(4, 0.5)
    return SettingsLayout(
        title=Box.between(0.8, 0.35, width - 6.6, 3.1),
        back=Box.between(width - 6.0, 0.35, width - 0.4, 3.1),
        sections=Box.between(0.4, 3.6, width - 6.6, 6.55).columns(max(sections, 2), 0.5),
        rows=tuple(_row(row) for row in rows),
        page=Box.between(width - 6.0, 3.6, width - 0.4, 6.55),
    )


def _row(row: Box) -> SettingRowLayout:
    middle = row.x + row.width * 0.47
    return SettingRowLayout(
        words=Box.between(row.x + 0.5, row.y, middle - 0.4, row.bottom),
        choices=Box.between(middle, row.centre_y - 1.45, row.right, row.centre_y + 1.45),
        end=row.bottom + 0.25,
    )


def _upright_row(row: Box) -> SettingRowLayout:
    return SettingRowLayout(
        words=Box.between(row.x + 0.3, row.y, row.right, row.bottom - 4.3),
        choices=Box.between(row.x, row.bottom - 4.1, row.right, row.bottom),
        end=row.bottom + 0.4,
    )
