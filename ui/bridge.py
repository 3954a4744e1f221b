"""Where other threads reach the window: every signal that crosses to the main thread."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject, Qt, pyqtSignal


class Bridge(QObject):
    """Carries calls from any thread to the main thread, in the order in which they were made.

    Those of the main thread itself wait their turn like the others: on simulated pins whoever presses is on
    it, and a press must not come before what was on its way already.

    Signals:
        called: a call on its way; delivered by the main thread's event loop.
    """

    called = pyqtSignal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # What PyQt says of its types leaves this argument out.
        self.called.connect(self._run, Qt.ConnectionType.QueuedConnection)  # type: ignore[call-arg]

    def deliver(self, call: Callable[[], None]) -> None:
        """Have `call` run on the main thread. May be called on any thread."""
        self.called.emit(call)

    def _run(self, call: Callable[[], None]) -> None:
        call()
