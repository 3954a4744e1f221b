"""What is said and shown as a banner when something has happened: text made from the events of an entry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from dealer.hand.events import (
    Acted,
    BoardDealt,
    HandMucked,
    HandShown,
    PotAwarded,
    RunTwiceAgreed,
    ShowdownBegan,
    StreetClosed,
    TurnGiven,
    UncalledReturned,
)
from dealer.hand.play import next_deal
from dealer.hand.state import Action
from dealer.table.events import Event, HandRewritten, HandStarted, HandVoided, Reverted, TimedOut
from dealer.table.evolve import evolve
from dealer.table.state import TableState
from dealer.words.actions import action_line
from dealer.words.awards import award_lines, shown_line
from dealer.words.catalogue import Catalogue
from dealer.words.comings import coming_line
from dealer.words.money import money
from dealer.words.starts import start_lines
from dealer.words.steps import showdown_line, street_line
from dealer.words.turns import turn_line


class Kind(Enum):
    """What a line is about: the voice says turns and awards when it is short, everything when it is full."""

    HAND = "hand"
    TURN = "turn"
    ACTION = "action"
    STREET = "street"
    SHOW = "show"
    AWARD = "award"
    TIME = "time"
    NOTICE = "notice"


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One sentence or two that belong together."""

    kind: Kind
    text: str


def announcements(
    before: TableState, events: Sequence[Event], after: TableState, words: Catalogue
) -> tuple[Line, ...]:
    """The lines of one entry, in order; those of an undo are made by `undo.undone_line`."""
    lines: list[Line] = []
    state = before
    timed_out: int | None = None
    for event in events:
        if isinstance(event, Reverted):
            continue
        earlier, state = state, evolve(state, event)
        if isinstance(event, TimedOut):
            timed_out = event.seat
        lines += _lines(earlier, event, state, words, timed_out=timed_out)
    if after.hand_in_play and after.hand is not None and next_deal(after.hand) and _moved_on(events):
        lines.append(Line(kind=Kind.STREET, text=street_line(after, after.hand, words)))
    return tuple(line for line in lines if line.text)


def _moved_on(events: Sequence[Event]) -> bool:
    """Whether the dealer has to be told the next step: a round closed or a street was dealt."""
    return any(isinstance(e, StreetClosed | BoardDealt | RunTwiceAgreed | HandRewritten) for e in events)


def _lines(
    before: TableState, event: Event, after: TableState, words: Catalogue, *, timed_out: int | None
) -> Iterator[Line]:
    match event:
        case HandStarted():
            yield from (Line(kind=Kind.HAND, text=text) for text in start_lines(event, after, words))
        case TurnGiven():
            yield Line(kind=Kind.TURN, text=turn_line(after, words))
        case Acted():
            yield _acted_line(event, before, words, timed_out=event.seat == timed_out)
        case UncalledReturned():
            amount = money(event.chips, after.unit, words)
            text = words.text("uncalled", amount=amount, name=after.name(event.seat))
            yield Line(kind=Kind.STREET, text=text)
        case ShowdownBegan() | HandShown() | HandMucked():
            yield Line(kind=Kind.SHOW, text=_show_line(event, after, words))
        case PotAwarded():
            yield from (Line(kind=Kind.AWARD, text=text) for text in award_lines(event, after, words))
        case HandVoided():
            yield Line(kind=Kind.NOTICE, text=words.text("void"))
        case RunTwiceAgreed():
            yield Line(kind=Kind.NOTICE, text=words.text("run_twice"))
        case HandRewritten():
            yield from (Line(kind=Kind.NOTICE, text=t) for t in rewritten_lines(event, after, words))
        case _:
            yield Line(kind=Kind.NOTICE, text=coming_line(event, before, after, words))


def _acted_line(event: Acted, state: TableState, words: Catalogue, *, timed_out: bool) -> Line:
    if not timed_out:
        return Line(kind=Kind.ACTION, text=action_line(event, state, words))
    key = "time.fold" if event.action is Action.FOLD else "time.check"
    return Line(kind=Kind.TIME, text=words.text(key, name=state.name(event.seat)))


def _show_line(event: ShowdownBegan | HandShown | HandMucked, state: TableState, words: Catalogue) -> str:
    assert state.hand is not None
    match event:
        case ShowdownBegan():
            return showdown_line(state, state.hand, words)
        case HandMucked():
            return words.text("mucks", name=state.name(event.seat))
        case HandShown():
            return shown_line(event, state, words)


def rewritten_lines(event: HandRewritten, state: TableState, words: Catalogue) -> Iterator[str]:
    """A correction: that it was made, what no longer stands, and which chips have to move now."""
    yield words.text("corrected")
    if event.dropped:
        key = "corrected.dropped_one" if event.dropped == 1 else "corrected.dropped"
        yield words.text(key, count=event.dropped)
    yield from chip_moves(event.moves, state, words)
    yield turn_line(state, words)


def chip_moves(moves: Sequence[tuple[int, int]], state: TableState, words: Catalogue) -> Iterator[str]:
    """``"Asha gives 450 back."`` and ``"Ben takes 450."``, those who give first."""
    for seat, chips in sorted(moves, key=lambda move: (move[1] > 0, move[0])):
        amount = money(abs(chips), state.unit, words)
        yield words.text("takes" if chips > 0 else "gives_back", name=state.name(seat), amount=amount)
