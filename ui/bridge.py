"""Where other threads reach the window: every signal that crosses to the main thread."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject, pyqtSignal


class Bridge(QObject):
    """Carries calls from any thread to the main thread, in the order in which they were made.

    Signals:
        called: a call on its way; delivered by the main thread's event loop.
    """

    called = pyqtSignal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.called.connect(self._run)

    def deliver(self, call: Callable[[], None]) -> None:
        """Have `call` run on the main thread. May be called on any thread."""
        self.called.emit(call)

    def _run(self, call: Callable[[], None]) -> None:
        call()
