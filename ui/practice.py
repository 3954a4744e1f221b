"""A night for practice: played like any other, and gone when it ends."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from dealer.night.journal import Journal
from dealer.night.session import Deliver, Session


class PracticeNight:
    """A night in a folder of its own, which `end` takes away again. Main thread only.

    Attributes:
        session: the night.
    """

    def __init__(self, *, deliver: Deliver | None = None) -> None:
        self._folder = TemporaryDirectory(prefix="housedealer-practice-", ignore_cleanup_errors=True)
        journal = Journal(Path(self._folder.name) / "practice.night")
        self.session = Session(journal=journal, deliver=deliver)

    def end(self) -> None:
        """Close the night and forget it."""
        self.session.close()
        self._folder.cleanup()
