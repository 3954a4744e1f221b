"""The hands of a night, as far as their entries stand: found by their deals, folded when one is looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from dealer.hand.events import BoardDealt
from dealer.hand.state import Phase, Street
from dealer.night.entry import Entry
from dealer.table.commands import OpenTable, StartHand
from dealer.table.events import HandVoided
from dealer.table.evolve import evolve
from dealer.table.state import TableState


class Past(Protocol):
    """What has happened so far: a `Session` or a `Timeline`."""

    @property
    def seq(self) -> int:
        """The newest entry; with it the past is another."""

    @property
    def standing(self) -> Sequence[Entry]:
        """The entries that stand, oldest first."""

    def state_before(self, place: int) -> TableState:
        """The table before the entry at `place`."""


class Part(Enum):
    """The parts that a hand is told in."""

    PREFLOP = "preflop"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"
    SHOWDOWN = "showdown"
    AFTER = "after"
    """The pots are given away: what happened until the next deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One entry of a hand, with the table before and after it. `run` is the board it belongs to."""

    entry: Entry
    before: TableState
    after: TableState
    part: Part
    run: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class LoggedHand:
    """A hand from its deal up to the next one; `steps` begin with the deal."""

    number: int
    steps: tuple[Step, ...]

    @property
    def voided(self) -> bool:
        """Whether the hand does not count."""
        return any(isinstance(event, HandVoided) for step in self.steps for event in step.entry.events)

    @property
    def decided(self) -> TableState:
        """The table when the last of its pots was given away; of a hand not over yet, as it stands."""
        first, *later = self.steps
        given = [step.after for step in later if _awards(step.after) != _awards(step.before)]
        ended = next((state for state in (*reversed(given), first.after) if _over(state)), None)
        return self.steps[-1].after if ended is None else ended

    @property
    def over(self) -> bool:
        """Whether all its pots are given away and nothing was taken back for a correction."""
        return _over(self.steps[-1].after)


def _awards(state: TableState) -> object:
    """What has been given away in the hand; nothing once it does not count."""
    return state.hand.awards if state.hand is not None and state.started is not None else None


def _over(state: TableState) -> bool:
    return state.started is not None and state.hand is not None and state.hand.phase is Phase.OVER


@dataclass(frozen=True, slots=True, kw_only=True)
class _Span:
    """The places of a hand's entries among those that stand: `first` up to, not including, `end`."""

    first: int
    end: int


class HandLog:
    """The hands of a night, oldest first.

    Only those that were looked at last are kept folded.
    """

    def __init__(self, past: Past) -> None:
        self._past = past
        self._seq = -1
        self._spans: tuple[_Span, ...] = ()
        self._looked_at: tuple[tuple[int, int], tuple[LoggedHand, ...]] = ((0, 0), ())

    @property
    def began_with(self) -> tuple[int, ...]:
        """The stacks with which the night was opened, in the order of the seats."""
        opened = (entry.command for entry in self._past.standing[:1])
        return tuple(p.stack_chips for c in opened if isinstance(c, OpenTable) for p in c.players)

    @property
    def past(self) -> Past:
        """What the hands are read from."""
        return self._past

    def __len__(self) -> int:
        """How many hands were dealt."""
        return len(self._found())

    def hand(self, place: int) -> LoggedHand:
        """The hand at `place`, counted from 0; raises `IndexError`."""
        return self.hands(place, place + 1)[0]

    def hands(self, first: int, end: int) -> tuple[LoggedHand, ...]:
        """The hands from `first` up to, not including, `end`."""
        spans = self._found()
        asked, hands = self._looked_at
        if asked != (first, end) or not hands:
            hands = tuple(self._folded(spans[first:end]))
            self._looked_at = ((first, end), hands)
        return hands

    def every_hand(self) -> Iterator[LoggedHand]:
        """All hands one after another; none of them is kept."""
        return self._folded(self._found())

    def before_the_first(self) -> tuple[Step, ...]:
        """What happened before the first deal."""
        spans, standing = self._found(), self._past.standing
        return tuple(_steps(standing[: spans[0].first if spans else None], TableState()))

    def _found(self) -> tuple[_Span, ...]:
        """The places of all hands, looked for again when something new has happened."""
        if self._seq != self._past.seq:
            standing = self._past.standing
            deals = [place for place, entry in enumerate(standing) if isinstance(entry.command, StartHand)]
            ends = (*deals[1:], len(standing))
            self._spans = (
                tuple(_Span(first=f, end=e) for f, e in zip(deals, ends, strict=True)) if deals else ()
            )
            self._seq = self._past.seq
            self._looked_at = ((0, 0), ())
        return self._spans

    def _folded(self, spans: Sequence[_Span]) -> Iterator[LoggedHand]:
        """The hands of neighbouring `spans`, each folded from where the one before ended."""
        if not spans:
            return
        standing = self._past.standing
        state = self._past.state_before(spans[0].first)
        for span in spans:
            steps = tuple(_steps(standing[span.first : span.end], state))
            state = steps[-1].after
            yield LoggedHand(number=steps[0].after.hand_number, steps=steps)


def _steps(entries: Sequence[Entry], state: TableState) -> Iterator[Step]:
    for entry in entries:
        after = state
        for event in entry.events:
            after = evolve(after, event)
        part, run = _part(entry, state)
        yield Step(entry=entry, before=state, after=after, part=part, run=run)
        state = after


def _part(entry: Entry, before: TableState) -> tuple[Part, int]:
    """Where in the hand the entry belongs, and to which board: by what was going on when it came."""
    dealt = next((event for event in entry.events if isinstance(event, BoardDealt)), None)
    if dealt is not None:
        return _STREETS[dealt.street], dealt.run
    if isinstance(entry.command, StartHand):
        return Part.PREFLOP, 0
    hand = before.hand if before.started is not None else None
    if hand is None or hand.phase is Phase.OVER:
        return Part.AFTER, 0
    if hand.phase is Phase.SHOWDOWN:
        return Part.SHOWDOWN, 0
    return _STREETS[hand.street], hand.run


_STREETS = {
    Street.PREFLOP: Part.PREFLOP,
    Street.FLOP: Part.FLOP,
    Street.TURN: Part.TURN,
    Street.RIVER: Part.RIVER,
}
