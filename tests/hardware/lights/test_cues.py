"""The sounds of the buzzer."""

from __future__ import annotations

from dealer.table.events import Reverted, TimedOut
from hardware.lights.cues import Cue, CueAt, cue_of, cue_seconds, hertz_at

T = 50.0


def heard(cue: Cue) -> str:
    """The cue in steps of 80 ms: high, low and silence."""
    steps = round(cue_seconds(cue) / 0.08) + 1
    pitches = [hertz_at(CueAt(cue=cue, at=T), T + 0.04 + step * 0.08) for step in range(steps)]
    return "".join(
        "." if not hertz else "H" if hertz > 1000 else "M" if hertz > 500 else "L" for hertz in pitches
    )


def test_each_cue_is_heard_as_itself() -> None:
    assert heard(Cue.UNDO) == "H.H."
    assert heard(Cue.TEN_SECONDS) == "H."
    assert heard(Cue.ERROR) == "LLLLL."
    assert heard(Cue.TIME_OUT) == "M" * 15 + "."


def test_there_is_silence_before_a_cue_and_without_one() -> None:
    assert hertz_at(CueAt(cue=Cue.ERROR, at=T), T - 0.01) == 0
    assert hertz_at(None, T) == 0


def test_time_out_and_undo_are_heard_when_they_happen() -> None:
    assert cue_of((TimedOut(seat=3, in_a_row=1),), at=T) == CueAt(cue=Cue.TIME_OUT, at=T, seat=3)
    assert cue_of((Reverted(seq=4),), at=T) == CueAt(cue=Cue.UNDO, at=T)
    assert cue_of((), at=T) is None
