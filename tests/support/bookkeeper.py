"""Reads the journal of a night behind the window's back, and keeps the books of what stands there."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from dealer.night.entry import Entry, Row, to_entry
from dealer.night.ledger import ledger
from dealer.night.session import Session
from dealer.night.timeline import Timeline
from dealer.table.events import Reverted
from dealer.table.evolve import evolve
from tests.support.audit import check_event, check_state

ROWS = "SELECT seq, at, source, body FROM entries WHERE seq > ? ORDER BY seq"


class Bookkeeper:
    """Follows the file that `session` writes, on a connection of his own."""

    def __init__(self, session: Session) -> None:
        path = session._journal.path
        self.session = session
        self._connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        self._timeline = Timeline()

    def check(self) -> None:
        """The file, decoded and folded here, gives the state that the session has; every event adds up."""
        if self.session.seq == self._timeline.seq:
            return
        for entry in self._entries(self._timeline.seq):
            self._audit(entry)
            self._timeline.apply(entry)
        assert self._timeline.seq == self.session.seq, "what is shown is not in the file"
        assert self._timeline.state == self.session.state, "the file gives another state"
        check_state(self.session.state)

    def check_all(self) -> None:
        """The whole file, folded anew, gives the state; what was bought is on the table or was taken away."""
        anew = Timeline(self._entries(0))
        assert anew.state == self.session.state, "the file gives another state"
        books = ledger(anew.standing, anew.state)
        cashed_out_chips = sum(account.cashed_out_chips for account in books.accounts)
        brought_chips = books.bought_chips + books.corrected_chips
        assert anew.state.chips_on_table + cashed_out_chips == brought_chips
        if not books.in_hand:
            assert not books.unexplained_chips

    def _entries(self, after: int) -> Iterator[Entry]:
        for seq, at, source, body in self._connection.execute(ROWS, (after,)):
            yield to_entry(Row(seq=seq, at=at, source=source, body=body))

    def _audit(self, entry: Entry) -> None:
        state = self._timeline.state
        for event in entry.events:
            if isinstance(event, Reverted):
                return
            before, state = state, evolve(state, event)
            check_event(before, event, state)

    def close(self) -> None:
        """Look no more."""
        self._connection.close()
