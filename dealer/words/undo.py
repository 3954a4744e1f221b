"""Undo and redo: what is taken back or done again, and which chips go to whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dealer.hand.state import Phase
from dealer.table.events import Event, PlayerMoved, StackCorrected
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.deeds import entry_deed, entry_noun
from dealer.words.line import Kind, Line
from dealer.words.speaker import Speaker
from dealer.words.steps import next_step

MOST_NAMED = 2
"""Of more players the button only says how many have chips to move."""


def undone(
    events: Sequence[Event], standing: TableState, without: TableState, words: Catalogue
) -> tuple[Line, ...]:
    """``"Undone: Ben's raise to 120. Ben takes back 80."``, and where the table stands again.

    `events` are those of the entry that was taken back, `standing` and `without` the table with it and
    without it.
    """
    what = entry_noun(events, Speaker(state=standing, words=words))
    return _told("undone", what, _moves(events, standing, without), (standing, without), words)


def redone(
    events: Sequence[Event], without: TableState, standing: TableState, words: Catalogue
) -> tuple[Line, ...]:
    """``"Again: Ben's raise to 120. Ben puts in 80."``; the arguments as those of `undone`."""
    what = entry_noun(events, Speaker(state=standing, words=words))
    moves = {seat: -chips for seat, chips in _moves(events, standing, without).items()}
    return _told("redone", what, moves, (without, standing), words)


def _told(
    key: str, what: str, moves: dict[int, int], way: tuple[TableState, TableState], words: Catalogue
) -> tuple[Line, ...]:
    """What happened and the chips that move on the `way` from one table to the other; then what is next."""
    told = [words.text(key, what=what)]
    for seat, chips in moves.items():
        direction = "takes" if chips > 0 else "gives"
        told.append(
            words.text(
                f"{key}.{direction}",
                name=_name(seat, way, words),
                amount=Speaker(state=way[1], words=words).money(abs(chips)),
            )
        )
    return (Line(kind=Kind.UNDO, text=" ".join(told)), *situation(way[1], words))


def _name(seat: int, tables: Sequence[TableState], words: Catalogue) -> str:
    """The player's name at the first of `tables` where he sits."""
    seated = next((table for table in tables if table.seat(seat)), tables[0])
    return Speaker(state=seated, words=words).name(seat)


def situation(state: TableState, words: Catalogue) -> Iterator[Line]:
    """Where a hand in play stands: whose turn it is, or what the dealer does."""
    if state.hand is not None and state.hand_in_play:
        kinds = {Phase.BETTING: Kind.TURN, Phase.DEALING: Kind.STREET, Phase.SHOWDOWN: Kind.SHOW}
        yield Line(kind=kinds[state.hand.phase], text=next_step(state, words))


def _moves(events: Sequence[Event], standing: TableState, without: TableState) -> dict[int, int]:
    """The chips that go to a stack (above 0) or out of it when the entry is taken back.

    A stack that was only put right in the book moves no chips; who changed seats took his along.
    """
    corrected = {e.seat: e.to_chips - e.from_chips for e in events if isinstance(e, StackCorrected)}
    seat_after = {e.seat: e.to_seat for e in events if isinstance(e, PlayerMoved)}
    arrived = set(seat_after.values())
    moves = {}
    for seat in sorted({s.seat for s in (*standing.seats, *without.seats)} - arrived):
        chips = without.stack_chips(seat) - standing.stack_chips(seat_after.get(seat, seat))
        chips += corrected.get(seat, 0)
        if chips:
            moves[seat] = chips
    return moves


def undo_title(events: Sequence[Event], standing: TableState, words: Catalogue) -> str:
    """``"Undo: Ben calls 60"``; `standing` is the table with the entry."""
    return words.text("undo.title", what=entry_deed(events, Speaker(state=standing, words=words)))


def redo_title(events: Sequence[Event], without: TableState, words: Catalogue) -> str:
    """``"Redo: Ben calls 60"``; `without` is the table without the entry."""
    return words.text("redo.title", what=entry_deed(events, Speaker(state=without, words=words)))


def undo_detail(events: Sequence[Event], standing: TableState, without: TableState, words: Catalogue) -> str:
    """``"60 back to Ben"``, ``"450 from Asha, 450 to Ben"``, or that no chips move."""
    moves = _moves(events, standing, without)
    if not moves:
        return words.text("undo.no_chips")
    if len(moves) > MOST_NAMED:
        return words.counted("undo.many", len(moves))
    key = "undo" if len(moves) == 1 else "undo.both"
    told = [
        words.text(
            f"{key}.to" if chips > 0 else f"{key}.from",
            name=_name(seat, (standing, without), words),
            amount=Speaker(state=standing, words=words).money(abs(chips)),
        )
        for seat, chips in sorted(moves.items(), key=lambda move: move[1] > 0)
    ]
    return words.listed(told)
