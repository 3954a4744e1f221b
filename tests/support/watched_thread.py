"""What a thread does while it is watched: how long it worked, was away, and whether it touched a disk."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

SLOW_THINGS = (
    *("open", "import", "time.sleep", "os.listdir", "os.scandir", "os.rename", "os.remove", "os.mkdir"),
    *("subprocess.Popen", "os.fork", "os.exec", "os.posix_spawn", "os.system", "pty.spawn"),
    *("socket.connect", "socket.bind", "socket.getaddrinfo", "fcntl.flock", "fcntl.lockf", "fcntl.ioctl"),
)
"""Events of the interpreter's audit after which a thread waits for a disk, a program, a device or a clock."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """One call of `name`: seconds of the processor, seconds on the wall, and the slow things it did."""

    name: str
    worked: float
    passed: float
    did: tuple[str, ...]


class WatchedThread:
    """Watches the thread that makes it, during `call`. The interpreter keeps its ear for good: make few."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self._thread = threading.get_ident()
        self._heard: list[str] | None = None
        sys.addaudithook(self._hear)

    def _hear(self, event: str, _arguments: object) -> None:
        if self._heard is not None and event in SLOW_THINGS and threading.get_ident() == self._thread:
            self._heard.append(event)

    @contextmanager
    def call(self, name: str) -> Iterator[None]:
        """What is done inside is one call."""
        heard: list[str] = []
        self._heard = heard
        worked, began = time.thread_time(), time.perf_counter()
        try:
            yield
        finally:
            worked, passed = time.thread_time() - worked, time.perf_counter() - began
            self._heard = None
        self.calls.append(Call(name=name, worked=worked, passed=passed, did=tuple(heard)))
