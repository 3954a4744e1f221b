"""What an undo takes back, and which chips go back to whom."""

from __future__ import annotations

from collections.abc import Sequence

from dealer.hand.events import (
    Acted,
    BoardDealt,
    HandMucked,
    HandShown,
    PotAwarded,
    RunTwiceAgreed,
)
from dealer.table.events import Event, HandRewritten, HandStarted, HandVoided
from dealer.table.state import TableState
from dealer.words.actions import action_noun, action_words
from dealer.words.announce import chip_moves
from dealer.words.catalogue import Catalogue
from dealer.words.comings import coming_line
from dealer.words.money import money


def undo_title(events: Sequence[Event], state: TableState, words: Catalogue) -> str:
    """``"Undo: Ben calls 60"``; `state` knows the names."""
    return words.text("undo.title", what=_what(events, state, words))


def redo_title(events: Sequence[Event], state: TableState, words: Catalogue) -> str:
    """``"Redo: Ben calls 60"``."""
    return words.text("redo.title", what=_what(events, state, words))


def _what(events: Sequence[Event], state: TableState, words: Catalogue) -> str:
    """The entry in a few words, by what was decided in it."""
    for event in events:
        match event:
            case Acted():
                return action_words(event, state, words)
            case HandStarted():
                return words.text("entry.hand", number=event.number)
            case BoardDealt():
                return words.text(f"entry.{event.street.word}")
            case HandShown():
                cards = " ".join(map(str, event.cards))
                return words.text("entry.shows", name=state.name(event.seat), cards=cards)
            case HandMucked():
                return words.text("entry.mucks", name=state.name(event.seat))
            case PotAwarded() | HandVoided() | HandRewritten() | RunTwiceAgreed():
                return words.text(f"entry.{type(event).__name__}")
            case _:
                line = coming_line(event, state, state, words)
                if line:
                    return line.rstrip(".")
    return words.text("entry.other")


def undo_detail(now: TableState, undone: TableState, words: Catalogue) -> str:
    """Which chips go back: ``"60 back to Ben"``, ``"Asha gives 450 back"``, or that no chips move."""
    moves = stack_moves(now, undone)
    if not moves:
        return words.text("undo.no_chips")
    if len(moves) == 1 and moves[0][1] > 0:
        seat, chips = moves[0]
        return words.text("undo.back_to", amount=money(chips, now.unit, words), name=now.name(seat))
    lines = [line.rstrip(".") for line in chip_moves(moves, now, words)]
    return lines[0] if len(lines) == 1 else words.text("undo.and_more", first=lines[0], more=len(lines) - 1)


def stack_moves(now: TableState, then: TableState) -> tuple[tuple[int, int], ...]:
    """(seat, chips) that go to a stack (above 0) or out of it when the table becomes `then`."""
    seats = sorted({s.seat for s in now.seats} & {s.seat for s in then.seats})
    moves = ((seat, then.stack_chips(seat) - now.stack_chips(seat)) for seat in seats)
    return tuple((seat, chips) for seat, chips in moves if chips)


def undone_line(events: Sequence[Event], before: TableState, after: TableState, words: Catalogue) -> str:
    """``"Undone: Ben's raise to 120. Ben takes back 80."``."""
    what = next((action_noun(e, before, words) for e in events if isinstance(e, Acted)), None)
    said = words.text("undone", what=what or _what(events, before, words))
    back = []
    for seat, chips in stack_moves(before, after):
        key = "takes_back" if chips > 0 else "gives_back"
        amount = money(abs(chips), after.unit, words)
        back.append(words.text(key, name=after.name(seat), amount=amount))
    return " ".join([said, *back])
