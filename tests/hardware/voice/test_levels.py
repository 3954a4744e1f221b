from __future__ import annotations

import pytest

from config.settings import VoiceLevel
from dealer.words.line import Kind
from hardware.voice.levels import is_spoken


def test_short_voice_says_turns_awards_the_time_and_what_is_asked_for() -> None:
    assert {kind for kind in Kind if is_spoken(kind, VoiceLevel.SHORT)} == {
        Kind.TURN,
        Kind.AWARD,
        Kind.TIME,
        Kind.ASKED,
    }


@pytest.mark.parametrize("kind", Kind)
def test_full_voice_says_everything_and_no_voice_nothing(kind: Kind) -> None:
    assert is_spoken(kind, VoiceLevel.FULL)
    assert not is_spoken(kind, VoiceLevel.OFF)
