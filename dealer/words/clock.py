"""The clock of a decision: called, taken time, the warning, the count, and what running out of time did."""

from __future__ import annotations

from dealer.hand.events import Acted
from dealer.hand.state import Action
from dealer.rules.clock import CALLED_SECONDS
from dealer.table.events import TimeTaken
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.line import Kind, Line
from dealer.words.speaker import Speaker


def warning_line(seat: int, seconds: int, state: TableState, words: Catalogue) -> Line:
    """``"Dev, ten seconds."``, while the clock of `seat` runs."""
    name = Speaker(state=state, words=words).name(seat)
    return Line(kind=Kind.TIME, text=words.counted("time.left", seconds, name=name))


def countdown_line(seconds: int, words: Catalogue) -> Line:
    """``"Four."``, while the last seconds of a called clock are counted."""
    return Line(kind=Kind.TIME, text=words.sentence(words.number(seconds)))


def called_line(seat: int, state: TableState, words: Catalogue) -> Line:
    """``"The clock is called. Dev, 25 seconds."``; the countdown comes after those."""
    name = Speaker(state=state, words=words).name(seat)
    return Line(kind=Kind.TIME, text=words.text("time.called", name=name, seconds=round(CALLED_SECONDS)))


def taken_line(taken: TimeTaken, speaker: Speaker) -> Line:
    """``"Dev takes 30 more seconds."``."""
    name = speaker.name(taken.seat)
    return Line(kind=Kind.TIME, text=speaker.words.counted("time.taken", taken.seconds, name=name))


def time_line(seat: int, acted: Acted | None, speaker: Speaker) -> Line:
    """``"Time. Dev's hand is folded."``; without an action the house only warns."""
    name = speaker.name(seat)
    if acted is None:
        return Line(kind=Kind.TIME, text=speaker.text("time.warned", name=name))
    key = "time.folded" if acted.action is Action.FOLD else "time.checked"
    return Line(kind=Kind.TIME, text=speaker.text(key, name=name))
