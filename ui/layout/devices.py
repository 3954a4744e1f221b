"""Where the parts of the page of the devices stand."""

from __future__ import annotations

from dataclasses import dataclass

from ui.layout.box import Box, Canvas


@dataclass(frozen=True, slots=True, kw_only=True)
class DevicesLayout:
    """Boxes in units of the window."""

    title: Box
    back: Box
    rows: Box
    hint: Box
    lamps: tuple[Box, ...]
    live: Box
    trials: tuple[Box, ...]
    faults: Box


def devices_layout(canvas: Canvas, *, trials: int) -> DevicesLayout:
    """Devices beside the last faults, on an upright screen above them; the lamps in a row or in two."""
    width, bottom = canvas.width, canvas.height
    if canvas.portrait:
        lamps = Box.between(0.8, 31.2, width - 0.8, 41.0)
        return DevicesLayout(
            title=Box.between(0.8, 0.6, width - 9.4, 4.6),
            back=Box.between(width - 8.2, 0.5, width - 0.4, 4.6),
            rows=Box.between(0.8, 6.0, width - 0.8, 28.4),
            hint=Box.between(0.8, 29.0, width - 0.8, 30.8),
            lamps=tuple(cell for row in lamps.rows(2, 0.6) for cell in row.columns(5, 0.6)),
            live=Box.between(0.8, 41.5, width - 0.8, 43.5),
            trials=Box.between(0.8, 44.2, width - 0.8, 48.6).columns(trials, 0.8),
            faults=Box.between(0.8, 50.2, width - 0.8, bottom - 0.8),
        )
    middle = width * 0.6
    low = bottom - 0.5
    return DevicesLayout(
        title=Box.between(0.8, 0.35, width - 7.0 - 6.1 * trials, 3.1),
        back=Box.between(width - 6.0, 0.35, width - 0.4, 3.1),
        rows=Box.between(0.8, 3.5, middle - 0.6, low - 5.8),
        hint=Box.between(0.8, low - 5.8, width * 0.42, low - 4.2),
        lamps=Box.between(0.8, low - 4.0, width - 0.8, low).columns(10, 0.4),
        live=Box.between(width * 0.44, low - 5.8, width - 0.8, low - 4.2),
        trials=Box.between(width - 6.4 - 6.1 * trials, 0.35, width - 6.4, 3.1).columns(trials, 0.4),
        faults=Box.between(middle + 0.6, 3.5, width - 0.8, low - 5.8),
    )
