"""What can go wrong around the night: commands that come too late, and the environment of the journal."""

from __future__ import annotations

from dealer.rules.errors import DealerError


class StaleCommand(DealerError, ValueError):
    """The command was meant for entry `base_seq`; the newest is `newest_seq`."""

    def __init__(self, *, base_seq: int, newest_seq: int) -> None:
        super().__init__(base_seq, newest_seq)
        self.base_seq = base_seq
        self.newest_seq = newest_seq


class Busy(DealerError, RuntimeError):
    """The entry before is still being saved."""


class NothingToUndo(DealerError, ValueError):
    """No entry that stands, or that was taken back, is left for this."""


class NightIsReadOnly(DealerError, RuntimeError):
    """The journal is damaged and can only be looked at."""


class JournalError(DealerError, OSError):
    """The journal's file or its folder: not a rule, not a bug."""


class JournalInUse(JournalError):
    """Another House Dealer has this night open."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


class UnreadableEntry(DealerError, ValueError):
    """A row of the journal that this program cannot read; the message names the place."""
