"""Collecting the events of one command while it is judged."""

from __future__ import annotations

from dealer.hand.play import Course
from dealer.hand.state import Hand
from dealer.table.errors import ChipsMissing, NoHandInPlay
from dealer.table.events import Event
from dealer.table.evolve import evolve, hand_played
from dealer.table.state import TableState


class TableCourse:
    """The events of one command and the state they make. Lives within one call of `decide`."""

    __slots__ = ("events", "state")

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.events: list[Event] = []

    def add(self, *events: Event) -> None:
        """Take `events` as happened."""
        for event in events:
            self.state = evolve(self.state, event)
            self.events.append(event)

    def play(self, course: Course) -> None:
        """Take what `hand.play` gave for the hand in play."""
        hand, events = course
        self.state = hand_played(self.state, hand, events)
        self.events += events

    @property
    def hand(self) -> Hand:
        """The hand in play or the last one; raises `NoHandInPlay`."""
        if self.state.hand is None:
            raise NoHandInPlay
        return self.state.hand

    def check_books(self) -> None:
        """Refuse what takes more from a stack than there is; raises `ChipsMissing`."""
        for seat in self.state.seats:
            if seat.stack_chips < 0:
                raise ChipsMissing(seat=seat.seat, missing_chips=-seat.stack_chips)

    def result(self) -> tuple[Event, ...]:
        """The events in order."""
        return tuple(self.events)
