"""The program as the command starts it, which prints the windows that are open a moment later, and ends.

``python -m tests.support.shown_windows ARGUMENT...``: the arguments of the command.
"""

from __future__ import annotations

import os
import sys

os.environ["QT_QPA_PLATFORM"] = "offscreen"

MOMENT_MS = 300


def main(arguments: list[str]) -> None:
    """Open the table, and look instead of waiting for somebody."""
    from PyQt6.QtWidgets import QApplication

    def looked(*_app: QApplication) -> int:
        from PyQt6.QtTest import QTest

        QTest.qWait(MOMENT_MS)
        shown = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
        print(*sorted(widget.objectName() or type(widget).__name__ for widget in shown))
        for widget in shown:
            if widget.objectName() != "simulator":
                widget.close()
        print(*sorted(w.objectName() for w in QApplication.topLevelWidgets() if w.isVisible()))
        return 0

    QApplication.exec = looked  # type: ignore[method-assign]
    from ui.cli import main as housedealer

    housedealer(arguments)


if __name__ == "__main__":
    main(sys.argv[1:])
