"""What an entry says and sounds like."""

from __future__ import annotations

from dealer.hand.events import PotAwarded, TurnGiven
from dealer.night.entry import Entry
from dealer.night.session import Session
from dealer.table.commands import Redo, Undo
from dealer.table.events import TimedOut
from dealer.table.state import TableState
from dealer.words.announce import announcements
from dealer.words.catalogue import Catalogue
from dealer.words.line import Line
from dealer.words.undo import redo_title, redone, undo_detail, undo_title, undone
from hardware.sound.cues import Cue


def lines_of(
    entry: Entry, before: TableState, after: TableState, session: Session, words: Catalogue
) -> tuple[Line, ...]:
    """What is said about `entry`, which `session` has just taken."""
    if isinstance(entry.command, Undo) and session.redoable is not None:
        return undone(session.redoable.events, before, after, words)
    if isinstance(entry.command, Redo) and session.undoable is not None:
        return redone(session.undoable.events, before, after, words)
    return announcements(before, entry.events, after, words)


def cue_of(entry: Entry) -> Cue | None:
    """The sound of an entry; what is only said has none."""
    if isinstance(entry.command, Undo | Redo):
        return Cue.UNDO
    if any(isinstance(event, TimedOut) for event in entry.events):
        return Cue.TIME
    if any(isinstance(event, PotAwarded) for event in entry.events):
        return Cue.AWARD
    return Cue.TURN if any(isinstance(event, TurnGiven) for event in entry.events) else None


def undo_words(session: Session, words: Catalogue) -> tuple[str, str] | None:
    """What an undo takes back, and which chips go back to whom."""
    if session.undoable is None:
        return None
    events = session.undoable.events
    return undo_title(events, session.state, words), undo_detail(
        events, session.state, session.state_undone, words
    )


def redo_words(session: Session, words: Catalogue) -> tuple[str, str] | None:
    """What a redo brings back."""
    if session.redoable is None:
        return None
    return redo_title(session.redoable.events, session.state, words), ""
