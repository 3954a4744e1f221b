"""The players of earlier nights while the box is on: read once, kept whenever somebody sits down."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date
from pathlib import Path

from config.errors import ConfigError
from config.regulars import Regular, in_order, load_regulars, put_aside, renamed, save_regulars, seen
from dealer.night.entry import Entry
from dealer.night.hand_log import Past
from dealer.table.commands import OpenTable, Rename, SitDown
from dealer.table.state import TableState

log = logging.getLogger(__name__)


class Regulars:
    """The list in `folder`. Main thread only.

    Attributes:
        unreadable: whether there was a list that could not be read; it was put aside.
    """

    def __init__(self, folder: Path, *, today: Callable[[], date] = date.today) -> None:
        self._folder = folder
        self._today = today
        self.unreadable = False
        self._regulars: tuple[Regular, ...] = self._loaded()

    def _loaded(self) -> tuple[Regular, ...]:
        try:
            return load_regulars(self._folder)
        except ConfigError as error:
            log.warning("%s", error)
            self.unreadable = True
        try:
            put_aside(self._folder)
        except OSError as error:
            log.warning("%s", error)
        return ()

    @property
    def names(self) -> tuple[str, ...]:
        """The names, those first who play often and were there lately."""
        return tuple(regular.name for regular in in_order(self._regulars, self._today()))

    def take(self, entry: Entry, before: TableState, past: Past) -> bool:
        """Remember whom `entry` of the night `past` has brought or renamed; whether it has.

        A list that cannot be written is tried again with the next player.
        """
        now = self._after(entry, before, past)
        if now is None:
            return False
        self._regulars = now
        try:
            save_regulars(now, self._folder, self._today())
        except OSError as error:
            log.warning("%s", error)
        return True

    def _after(self, entry: Entry, before: TableState, past: Past) -> tuple[Regular, ...] | None:
        match entry.command:
            case OpenTable(players=players):
                return seen(self._regulars, [player.name for player in players], _began(past))
            case SitDown(player=player):
                return seen(self._regulars, [player.name], _began(past))
            case Rename(seat=seat, name=name):
                taken = before.seat(seat)
                return renamed(self._regulars, taken.name if taken else "", name, _began(past))
            case _:
                return None


def _began(past: Past) -> date:
    """The day on which the night began: after midnight it is still the same night."""
    return date.fromisoformat(past.standing[0].at[:10])
