"""The composition root: every part is made here and given to the others by keyword."""

from __future__ import annotations

import logging
import sys
from datetime import datetime
from pathlib import Path
from types import TracebackType

from PyQt6.QtCore import Qt, QTimer
from PyQt6.QtGui import QCloseEvent, QPalette
from PyQt6.QtWidgets import QApplication, QMainWindow

from config.preset import load_presets
from dealer.words.english import ENGLISH
from ui.bridge import Bridge
from ui.controller import Controller
from ui.exports import Exports
from ui.kit import Kit
from ui.nights import Nights
from ui.press_guard import PressGuard
from ui.react.reaction import Effect
from ui.regulars import Regulars
from ui.stage import Stage
from ui.theme import NIGHT, Theme
from ui.typeface import load_fonts

log = logging.getLogger(__name__)

RETRY_MS = 5000
"""How often entries that could not be saved are tried again."""


class Window(QMainWindow):
    """The window on the table.

    Attributes:
        stage: what is drawn.
        controller: what is decided.
    """

    def __init__(self, *, controller: Controller, kit: Kit) -> None:
        super().__init__()
        self.controller = controller
        self.setWindowTitle("House Dealer")
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, kit.theme.room)
        self.setPalette(palette)
        self.stage = Stage(kit, self)
        self.setCentralWidget(self.stage)
        self.stage.intent.connect(controller.handle)
        controller.changed = self.show_now
        controller.do = self._do
        self._retrying = QTimer(self)
        self._retrying.timeout.connect(self._save_what_waits)
        self._retrying.start(RETRY_MS)
        self.show_now()

    def show_now(self) -> None:
        """Paint what there is to show now."""
        self.stage.render(self.controller.view())

    def _save_what_waits(self) -> None:
        """The memory card may have room again; shown with the next look."""
        session = self.controller.session
        if session is not None and session.saving.waiting:
            session.retry()
            self.show_now()

    def _do(self, effect: Effect) -> None:
        match effect:
            case Effect.FULL_SCREEN:
                self.showFullScreen()
            case Effect.NO_FULL_SCREEN:
                self.showNormal()
            case Effect.QUIT:
                self.close()
            case _:
                return

    def closeEvent(self, event: QCloseEvent | None) -> None:  # noqa: ARG002
        """Close the journal; nothing is lost where the plug is pulled instead."""
        self.controller.close()


def make_window(
    *, data: Path, full_screen: bool = True, theme: Theme = NIGHT, guard: PressGuard | None = None
) -> Window:
    """The window on the nights kept in `data`. Needs a QApplication; shows nothing yet."""
    load_fonts()
    bridge = Bridge()
    nights = Nights(folder=data / "nights", deliver=bridge.deliver, now=datetime.now)
    controller = Controller(
        nights=nights,
        exports=Exports(data / "exports", copy=_copy),
        regulars=Regulars(data),
        presets=load_presets(user_folder=data / "presets"),
        words=ENGLISH,
        today=f"{datetime.now():%A, %d %B %Y}",
        full_screen=full_screen,
    )
    window = Window(controller=controller, kit=Kit(theme=theme, guard=guard))
    bridge.setParent(window)
    return window


def _copy(text: str) -> None:
    clipboard = QApplication.clipboard()
    if clipboard is not None:
        clipboard.setText(text)


def run_app(*, data: Path, full_screen: bool) -> int:
    """Show the table until the window is closed; the exit status of the program."""
    logging.basicConfig(level=logging.WARNING, format="housedealer: %(message)s")
    sys.excepthook = _log_and_go_on
    app = QApplication(sys.argv[:1])
    app.setApplicationName("House Dealer")
    app.setDesktopFileName("housedealer")
    window = make_window(data=data, full_screen=full_screen)
    if full_screen:
        window.setCursor(Qt.CursorShape.ArrowCursor)
        window.showFullScreen()
    else:
        window.resize(1280, 720)
        window.show()
    return app.exec()


def _log_and_go_on(kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> None:
    """A slot that raises would abort the process: log it, and let the table go on."""
    if issubclass(kind, KeyboardInterrupt):
        QApplication.quit()
        return
    log.critical("unexpected error", exc_info=(kind, error, traceback))
