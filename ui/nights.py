"""The nights on disk: one journal each, the newest can be continued."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from dealer.night.journal import Journal
from dealer.night.session import Deliver, Session
from ui.practice import PracticeNight

SUFFIX = ".night"


class Nights:
    """The folder of the journals. Main thread only.

    `deliver` brings the journal's answers to the main thread; without it every command waits for its entry.
    """

    def __init__(
        self, *, folder: Path, deliver: Deliver | None = None, now: Callable[[], datetime] = datetime.now
    ) -> None:
        self._folder = folder
        self._deliver = deliver
        self._now = now

    def newest(self) -> Session | None:
        """The night played last, opened to be continued; ``None`` where there is none.

        Raises `JournalInUse` where another House Dealer has it open, `JournalError` for an unusable folder.
        """
        files = sorted(self._folder.glob(f"*{SUFFIX}"))
        return self._session(files[-1]) if files else None

    def open_new(self) -> Session:
        """A new night, named by the time it began."""
        stem = f"{self._now():%Y-%m-%d_%H-%M-%S}"
        path = self._folder / f"{stem}{SUFFIX}"
        count = 1
        while path.exists():
            count += 1
            path = self._folder / f"{stem}_{count}{SUFFIX}"
        return self._session(path)

    def practice(self) -> PracticeNight:
        """A night that is not kept, in a folder of its own."""
        return PracticeNight(deliver=self._deliver)

    def _session(self, path: Path) -> Session:
        return Session(journal=Journal(path), deliver=self._deliver, now=self._now)
