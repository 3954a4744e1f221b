"""How much is spoken."""

from __future__ import annotations

from typing import assert_never

from config.settings import VoiceLevel
from dealer.words.line import Kind


def is_spoken(kind: Kind, level: VoiceLevel) -> bool:
    """Whether a line of `kind` is spoken at `level`; a short voice says turns, awards, the time,
    and what is asked for.
    """
    match level:
        case VoiceLevel.OFF:
            return False
        case VoiceLevel.SHORT:
            return kind in (Kind.TURN, Kind.AWARD, Kind.TIME, Kind.ASKED)
        case VoiceLevel.FULL:
            return True
        case _:
            assert_never(level)
