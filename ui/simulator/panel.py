"""The panel of the simulator: lamps, bar and buzzer to look at, buttons, knob and reader to use."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PyQt6.QtCore import Qt, QTimer
from PyQt6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from config.pins import PinMap
from dealer.rules.button import SEATS
from dealer.words.catalogue import Catalogue
from hardware.simulator.table import SimulatedTable
from ui.simulator.lamp import Lamp
from ui.typeface import FAMILIES

LOOK_MS: Final = 40
STYLE: Final = f"""
QWidget {{ background: #0F1614; color: #F1E9DA; font-family: "{FAMILIES[0]}"; font-size: 17px; }}
QPushButton {{ background: #1B2723; border: 1px solid #5B6F68; border-radius: 8px; padding: 10px 12px; }}
QPushButton:pressed, QPushButton:checked {{ background: #35473F; border-color: #F4B942; }}
QLabel#legend {{ color: #B9C4BE; font-size: 15px; }}
QLineEdit {{ background: #1B2723; border: 1px solid #5B6F68; border-radius: 8px; padding: 9px; }}
"""
BRASS: Final = (1.0, 0.55, 0.06)


class SimulatorPanel(QWidget):
    """Shows what the simulated `table` shows, and does to it what people do. Main thread only.

    A button is down as long as it is held, so that holding a seat's button folds here as well.
    """

    def __init__(self, table: SimulatedTable, *, pins: PinMap, words: Catalogue) -> None:
        super().__init__()
        self.setObjectName("simulator")
        self.setWindowTitle(words.text("simulator.title"))
        # Beside a table that fills the screen it would lie below it.
        self.setWindowFlag(Qt.WindowType.WindowStaysOnTopHint)
        self.setStyleSheet(STYLE)
        self._table = table
        self._pins = pins
        self._words = words
        self._colours = [Lamp(34) for _ in range(SEATS)]
        self._singles = [Lamp(16) for _ in pins.seats]
        self._bar = [Lamp(20) for _ in pins.clock_row]
        self._buzzer = QLabel()
        rows = QVBoxLayout(self)
        rows.setSpacing(12)
        for row in (self._seats(), self._clock(), self._buttons(), self._reader()):
            rows.addLayout(row)
        legend = QLabel(words.text("simulator.legend"))
        legend.setObjectName("legend")
        rows.addWidget(legend)
        self._looking = QTimer(self)
        self._looking.timeout.connect(self.look)
        self._looking.start(LOOK_MS)
        self.look()

    def look(self) -> None:
        """Show what there is now."""
        for lamp, (red, green, blue) in zip(self._colours, self._table.seat_box.lamps, strict=True):
            lamp.shine(red / 255, green / 255, blue / 255)
        for number, lamp in enumerate(self._singles, start=1):
            self._shine(lamp, f"seats[{number}]")
        for number, lamp in enumerate(self._bar, start=1):
            self._shine(lamp, f"clock_row[{number}]")
        hertz = round(self._table.pins.hertz) or self._table.seat_box.hertz
        text = "simulator.sounds" if hertz else "simulator.silent"
        self._buzzer.setText(self._words.text(text, hertz=hertz))

    def seat_lamp(self, seat: int) -> Lamp:
        """The coloured lamp of `seat`."""
        return self._colours[seat - 1]

    def _shine(self, lamp: Lamp, use: str) -> None:
        level = self._table.pins.level(use)
        lamp.shine(*(part * level for part in BRASS))

    def _seats(self) -> QGridLayout:
        """Two rows of five: the coloured lamp of the seat box, the single one of the pins, the button."""
        grid = QGridLayout()
        grid.setVerticalSpacing(16)
        for seat in range(1, SEATS + 1):
            cell = QVBoxLayout()
            cell.setSpacing(4)
            lamps = QHBoxLayout()
            lamps.addStretch()
            lamps.addWidget(self._colours[seat - 1])
            if seat <= len(self._singles):
                lamps.addWidget(self._singles[seat - 1])
            lamps.addStretch()
            cell.addLayout(lamps)
            box = self._table.seat_box
            button = self._held(
                f"sim_seat_{seat}", str(seat), partial(box.press, seat), partial(box.release, seat)
            )
            cell.addWidget(button)
            grid.addLayout(cell, (seat - 1) // 5, (seat - 1) % 5)
        return grid

    def _clock(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(QLabel(self._words.text("simulator.clock")))
        for lamp in self._bar:
            row.addWidget(lamp)
        row.addStretch()
        row.addWidget(self._buzzer)
        return row

    def _buttons(self) -> QHBoxLayout:
        """The two big buttons, then the knob between its two ways to turn."""
        row, pins = QHBoxLayout(), self._table.pins
        row.setSpacing(8)
        for use in ("next", "undo"):
            self._add_button(row, use)
        if self._pins.knob:
            row.addWidget(self._tapped("sim_knob_left", "−", partial(pins.turn, -1)))
        self._add_button(row, "knob_push")
        if self._pins.knob:
            row.addWidget(self._tapped("sim_knob_right", "+", partial(pins.turn, 1)))
        return row

    def _add_button(self, row: QHBoxLayout, use: str) -> None:
        pins = self._table.pins
        if use in dict(self._pins.uses()):
            name = self._words.text(f"device.use.{use}")
            row.addWidget(
                self._held(f"sim_{use}", name, partial(pins.press, use), partial(pins.release, use))
            )

    def _reader(self) -> QHBoxLayout:
        row = QHBoxLayout()
        tag = QLineEdit()
        tag.setObjectName("sim_tag")
        tag.setPlaceholderText(self._words.text("simulator.tag"))
        lay = partial(self._lay, tag)
        tag.returnPressed.connect(lay)
        plug = QPushButton(self._words.text("simulator.plug"))
        plug.setObjectName("sim_plug")
        plug.setCheckable(True)
        plug.toggled.connect(self._plug)
        for part in (tag, self._tapped("sim_lay", self._words.text("simulator.lay"), lay), plug):
            row.addWidget(part)
        return row

    def _lay(self, tag: QLineEdit) -> None:
        self._table.reader.lay(tag.text())
        tag.clear()

    def _plug(self, pulled: bool) -> None:
        if pulled:
            self._table.seat_box.unplug()
        else:
            self._table.seat_box.plug()

    def _held(
        self, name: str, text: str, press: Callable[[], None], release: Callable[[], None]
    ) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.pressed.connect(press)
        button.released.connect(release)
        return button

    def _tapped(self, name: str, text: str, tap: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.pressed.connect(tap)
        return button
