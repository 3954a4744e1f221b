"""Sees what goes wrong without stopping the program: exceptions in slots, warnings of Qt and of the log."""

from __future__ import annotations

import logging
import sys
import traceback
from types import TracebackType
from typing import Self

from PyQt6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

HARMLESS = ("This plugin does not support",)
"""What the offscreen platform says of itself."""


class Witness(logging.Handler):
    """Listens while it is entered. `seen` is what went wrong, one text each."""

    def __init__(self) -> None:
        super().__init__(level=logging.WARNING)
        self.seen: list[str] = []

    def __enter__(self) -> Self:
        self._hook, sys.excepthook = sys.excepthook, self._raised
        self._handler = qInstallMessageHandler(self._told)
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_exception: object) -> None:
        logging.getLogger().removeHandler(self)
        qInstallMessageHandler(self._handler)
        sys.excepthook = self._hook

    def _raised(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.seen.append("".join(traceback.format_exception(kind, error, trace)))

    def _told(self, kind: QtMsgType, _context: QMessageLogContext, text: str | None) -> None:
        if kind is not QtMsgType.QtDebugMsg and not (text or "").startswith(HARMLESS):
            self.seen.append(f"Qt: {text}")

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(self.format(record))
