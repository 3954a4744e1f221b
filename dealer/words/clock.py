"""The clock of a decision: the warning, and what running out of time did."""

from __future__ import annotations

from dealer.hand.events import Acted
from dealer.hand.state import Action
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.line import Kind, Line
from dealer.words.speaker import Speaker


def warning_line(seat: int, seconds: int, state: TableState, words: Catalogue) -> Line:
    """``"Dev, ten seconds."``, while the clock of `seat` runs."""
    name = Speaker(state=state, words=words).name(seat)
    return Line(kind=Kind.TIME, text=words.counted("time.left", seconds, name=name))


def time_line(seat: int, acted: Acted | None, speaker: Speaker) -> Line:
    """``"Time. Dev's hand is folded."``; without an action the house only warns."""
    name = speaker.name(seat)
    if acted is None:
        return Line(kind=Kind.TIME, text=speaker.text("time.warned", name=name))
    key = "time.folded" if acted.action is Action.FOLD else "time.checked"
    return Line(kind=Kind.TIME, text=speaker.text(key, name=name))
