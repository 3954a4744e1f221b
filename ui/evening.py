"""Which night is open: the last one, a new one, or a practice beside it."""

from __future__ import annotations

from dealer.night.hand_log import HandLog
from dealer.night.session import Listener, Session
from dealer.table.state import TableState
from ui.nights import Nights
from ui.practice import PracticeNight


class Evening:
    """Holds the session of the night that is open. Main thread only.

    `listener` hears of every entry of a night that is opened here. Raises what `Nights.newest` raises when
    the last night is asked for.

    Attributes:
        session: the night that is open, if one is.
        log: its hands, to be looked back at.
    """

    def __init__(self, *, nights: Nights, listener: Listener) -> None:
        self._nights = nights
        self._listener = listener
        self._practice: PracticeNight | None = None
        self._set_aside: Session | None = None
        self.session: Session | None = None
        self.log: HandLog | None = None

    @property
    def state(self) -> TableState:
        """The table as it stands."""
        return self.session.state if self.session else TableState()

    @property
    def practising(self) -> bool:
        """Whether what is played is not kept."""
        return self._practice is not None

    def open_newest(self) -> None:
        """The night played last, if there is one."""
        self._take(self._nights.newest())

    def open_new(self) -> None:
        """A new night; the one before is closed. Raises `JournalError`, and then all is as it was."""
        opened = self._nights.open_new()
        if self.session is not None:
            self.session.close()
        self._take(opened)

    def begin_practice(self) -> None:
        """The last night waits until the practice is over."""
        self._practice = self._nights.practice()
        self._set_aside = self.session
        self._take(self._practice.session)

    def end_practice(self) -> None:
        """Forget the practice; the last night is where it was."""
        if self._practice is None:
            return
        self._practice.end()
        self._practice = None
        self._look_at(self._set_aside)
        self._set_aside = None

    def close(self) -> None:
        """Let the journals go."""
        self.end_practice()
        if self.session is not None:
            self.session.close()
        self._look_at(None)

    def _take(self, session: Session | None) -> None:
        if session is not None:
            session.listen(self._listener)
        self._look_at(session)

    def _look_at(self, session: Session | None) -> None:
        self.session = session
        self.log = HandLog(session) if session is not None else None
