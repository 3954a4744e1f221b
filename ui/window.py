"""The window: what it shows now, its clock, and what comes from keys and from being closed."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from PyQt6.QtCore import QTimer
from PyQt6.QtGui import QCloseEvent, QKeyEvent, QPalette
from PyQt6.QtWidgets import QMainWindow

from config.settings import Settings
from ui.controller import Controller
from ui.kit import Kit
from ui.preferences import Preferences
from ui.present.clock import with_clock
from ui.react.reaction import Effect
from ui.stage import Stage
from ui.theme import theme_for

if TYPE_CHECKING:
    from ui.devices.making import DeviceMaker

RETRY_MS = 5000
"""How often entries that could not be saved are tried again."""


class Window(QMainWindow):
    """The window on the table.

    Attributes:
        stage: what is drawn.
        controller: what is decided.
        shown: called whenever the table has been painted.
        typed: called with the text of each key of a keyboard.
        connect_devices: brings the devices of a maker to the window, once.
        looked: called whenever the table has been painted, for the camera.
        closed: called when the window has been closed.

    With `winds_itself` a running clock is looked at again and again; a test does so by `tick`.
    """

    def __init__(
        self, *, controller: Controller, preferences: Preferences, kit: Kit, winds_itself: bool = True
    ) -> None:
        super().__init__()
        self.controller = controller
        self.shown: Callable[[], None] = _nothing
        self.typed: Callable[[str], None] = _ignore
        self.connect_devices: Callable[[DeviceMaker], None] = _ignore
        self.looked: Callable[[], None] = _nothing
        self.closed: Callable[[], None] = _nothing
        self.setWindowTitle("House Dealer")
        self.stage = Stage(kit, self)
        preferences.listen(self._use)
        self._use(preferences.settings)
        self.setCentralWidget(self.stage)
        self.stage.intent.connect(controller.handle)
        controller.changed = self.show_now
        controller.do = self._do
        self._winds_itself = winds_itself
        self._ticking = QTimer(self)
        self._ticking.setSingleShot(True)
        self._ticking.timeout.connect(self.tick)
        self._retrying = QTimer(self)
        self._retrying.timeout.connect(self._save_what_waits)
        self._retrying.start(RETRY_MS)
        self.show_now()

    def show_now(self) -> None:
        """Paint what there is to show now."""
        self.stage.render(self.controller.view())
        self.shown()
        self.looked()
        self._wind()

    def tick(self) -> None:
        """Look at the clock of the player to act, and paint the time left and nothing else."""
        self.controller.tick()
        if self.stage.view is not None:
            self.stage.render(with_clock(self.stage.view, self.controller.clock_view()))
        self.shown()
        self._wind()

    @property
    def looks_at_clock(self) -> bool:
        """Whether the window will look at the clock again by itself."""
        return self._ticking.isActive()

    def _wind(self) -> None:
        """Look again when there is something new to show; without a running clock never."""
        clock = self.controller.clock
        if not clock.ticking or not self._winds_itself:
            self._ticking.stop()
        elif not self._ticking.isActive():
            self._ticking.start(math.ceil(clock.next_look_seconds() * 1000))

    def _use(self, settings: Settings) -> None:
        """Show the colours and the brightness that are chosen."""
        theme = theme_for(settings.display)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, theme.room)
        self.setPalette(palette)
        self.stage.set_theme(theme)
        self.stage.set_brightness(settings.display.brightness)

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

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Nothing on the screens takes keys; a reader that types like a keyboard does."""
        if event is not None:
            self.typed(event.text())

    def closeEvent(self, event: QCloseEvent | None) -> None:  # noqa: ARG002
        """Close the journal; nothing is lost where the plug is pulled instead."""
        # A camera that hangs may take a while to let go: nobody looks at that.
        self.hide()
        self.controller.close()
        self.closed()


def _nothing() -> None:
    """Nobody looks yet."""


def _ignore(_told: object) -> None:
    """Nobody listens."""
