"""The short sounds of the buzzer: which moment has one, and the tones it is made of.

Sounds are edges: they belong to what has just happened, never to a replay.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from dealer.table.events import Event, Reverted, TimedOut


class Cue(Enum):
    """A moment that is heard."""

    TEN_SECONDS = "ten_seconds"
    TIME_OUT = "time_out"
    UNDO = "undo"
    ERROR = "error"
    TEST = "test"


@dataclass(frozen=True, slots=True, kw_only=True)
class CueAt:
    """`cue` sounded at the monotonic time `at`; `seat` is whom it is about."""

    cue: Cue
    at: float
    seat: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tone:
    """`hertz` for `seconds`; 0 is silence. A plain buzzer has one pitch and sounds at any other."""

    hertz: int
    seconds: float


def tones(cue: Cue) -> tuple[Tone, ...]:
    """The pattern of `cue`: time-out long, undo a double blip, an error low."""
    return _TONES[cue]


_BLIP: Final = Tone(hertz=1760, seconds=0.08)
_GAP: Final = Tone(hertz=0, seconds=0.08)
_TONES: Final = {
    Cue.TEN_SECONDS: (_BLIP,),
    Cue.TIME_OUT: (Tone(hertz=880, seconds=1.2),),
    Cue.UNDO: (_BLIP, _GAP, _BLIP),
    Cue.ERROR: (Tone(hertz=220, seconds=0.4),),
    Cue.TEST: (_BLIP, _GAP, Tone(hertz=880, seconds=0.16), _GAP, Tone(hertz=220, seconds=0.16)),
}


def cue_seconds(cue: Cue) -> float:
    """How long `cue` lasts."""
    return sum(tone.seconds for tone in tones(cue))


def hertz_at(sounding: CueAt | None, at: float) -> int:
    """The pitch to sound at `at`; 0 is silence, as it is before and after the cue."""
    if sounding is None or at < sounding.at:
        return 0
    ends = sounding.at
    for tone in tones(sounding.cue):
        ends += tone.seconds
        if at < ends:
            return tone.hertz
    return 0


def cue_of(events: Sequence[Event], *, at: float) -> CueAt | None:
    """The cue of a live entry that was just taken, or ``None`` where nothing is heard."""
    for event in events:
        match event:
            case TimedOut():
                return CueAt(cue=Cue.TIME_OUT, at=at, seat=event.seat)
            case Reverted():
                return CueAt(cue=Cue.UNDO, at=at)
            case _:
                continue
    return None
