"""One running player program, fed with samples."""

from __future__ import annotations

import os
import select
import subprocess
import time
from collections.abc import Callable
from typing import Final

from hardware.sound.commands import PlayerCommand
from hardware.sound.trouble import SoundError, SoundTrouble, TroubleKind

_PIPE_BYTES: Final = 4096
"""A tenth of a second; the usual pipe would hold back everything by 1.5 s."""

_WAIT_SECONDS: Final = 0.05


class PlayerProcess:
    """A player that runs until `end`. One thread.

    `may_go_on` is asked while a write waits: false ends the wait. A program that takes nothing for
    `patience_seconds` is stuck.
    """

    def __init__(
        self, command: PlayerCommand, *, may_go_on: Callable[[], bool], patience_seconds: float
    ) -> None:
        self._command = command
        self._may_go_on = may_go_on
        self._patience_seconds = patience_seconds
        self._said = b""
        try:
            self._process = subprocess.Popen(
                command.line,
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                pipesize=_PIPE_BYTES,
                bufsize=0,
            )
        except OSError as error:
            raise self._error(TroubleKind.PLAYER_MISSING, error.strerror or "") from error
        assert self._process.stdin is not None
        assert self._process.stderr is not None
        self._input = self._process.stdin
        self._errors = self._process.stderr
        os.set_blocking(self._input.fileno(), False)
        os.set_blocking(self._errors.fileno(), False)

    def _error(self, kind: TroubleKind, detail: str) -> SoundError:
        return SoundError(
            SoundTrouble(
                kind=kind, program=self._command.program, package=self._command.package, detail=detail
            )
        )

    def write(self, data: bytes) -> None:
        """Hand over `data`, waiting while the player has enough. Raises `SoundError` when it has ended or is
        stuck."""
        self._listen()
        deadline = time.monotonic() + self._patience_seconds
        rest = memoryview(data)
        while rest and self._may_go_on():
            taken = self._taken(rest)
            rest = rest[taken:]
            if taken:
                deadline = time.monotonic() + self._patience_seconds
            elif time.monotonic() >= deadline:
                raise self._error(TroubleKind.PLAYER_STUCK, self._last_words())

    def _taken(self, data: memoryview) -> int:
        """How many bytes the player took of `data`, waiting a little for it."""
        poll = select.poll()
        poll.register(self._input, select.POLLOUT)
        if not poll.poll(_WAIT_SECONDS * 1000):
            return 0
        try:
            return os.write(self._input.fileno(), data)
        except BlockingIOError:
            # There is room, but less than a page: a pipe takes small blocks whole or not at all.
            time.sleep(_WAIT_SECONDS / 10)
            return 0
        except BrokenPipeError as error:
            self._reap(seconds=_WAIT_SECONDS)
            raise self._error(TroubleKind.PLAYER_ENDED, self._last_words()) from error

    def _listen(self) -> None:
        """Take what the player says, lest it waits to be heard; the last of it is kept."""
        try:
            while words := os.read(self._errors.fileno(), 4096):
                self._said = (self._said + words)[-4096:]
        except BlockingIOError:
            return

    def _last_words(self) -> str:
        self._listen()
        lines = self._said.decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def _reap(self, *, seconds: float) -> bool:
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def finish(self, *, seconds: float) -> None:
        """Let the player play what it has, for at most `seconds`, and end it."""
        self._input.close()
        deadline = time.monotonic() + seconds
        while self._may_go_on() and time.monotonic() < deadline:
            self._listen()
            if self._reap(seconds=_WAIT_SECONDS):
                break
        self.end()

    def end(self) -> None:
        """End the player at once, whatever it does."""
        self._input.close()
        if self._process.poll() is None:
            self._process.terminate()
            if not self._reap(seconds=0.2):
                self._process.kill()
                self._reap(seconds=0.2)
        self._errors.close()
