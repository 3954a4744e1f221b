"""What the speaker lets through, with a player that writes it down."""

from __future__ import annotations

import pytest

from config.settings import VoiceLevel
from dealer.words.english import ENGLISH
from dealer.words.german import GERMAN
from dealer.words.line import Kind, Line
from hardware.sound.cues import Cue
from hardware.voice.recording import Hushed, Played, RecordingPlayer, Said
from hardware.voice.speaker import Speaker

CALL = Line(kind=Kind.ACTION, text="Ben calls 1,375.")
TURN = Line(kind=Kind.TURN, text="Dev. 20 to call.")
AWARD = Line(kind=Kind.AWARD, text="Pot, 900: Asha wins.")


@pytest.fixture
def player() -> RecordingPlayer:
    return RecordingPlayer()


@pytest.fixture
def speaker(player: RecordingPlayer) -> Speaker:
    return Speaker(player=player, words=ENGLISH, volume=60, cue_volume=40)


def test_lines_are_said_as_the_table_says_them_in_a_form_for_the_voice(
    speaker: Speaker, player: RecordingPlayer
) -> None:
    speaker.say([CALL, TURN])
    assert player.said == ("Ben calls 1,375.", "Dev. 20 to call.")
    first = player.record[0]
    assert isinstance(first, Said)
    assert (first.utterance.text, first.utterance.language, first.volume) == ("Ben calls 1375.", "en", 60)


def test_level_is_that_of_each_line(speaker: Speaker, player: RecordingPlayer) -> None:
    speaker.level = VoiceLevel.SHORT
    speaker.say([CALL, TURN, AWARD])
    assert player.said == (TURN.text, AWARD.text)


def test_no_voice_says_nothing_but_cues_sound(speaker: Speaker, player: RecordingPlayer) -> None:
    speaker.level = VoiceLevel.OFF
    speaker.say([TURN])
    speaker.cue(Cue.TEN)
    assert player.said == ()
    assert player.cues == (Cue.TEN,)


def test_cues_have_a_volume_of_their_own(speaker: Speaker, player: RecordingPlayer) -> None:
    speaker.cue(Cue.TURN)
    speaker.cue_volume = 0
    speaker.cue(Cue.TICK)
    assert player.record == [Played(cue=Cue.TURN, volume=40)]


def test_muted_is_silent_breaks_off_and_keeps_the_volumes(speaker: Speaker, player: RecordingPlayer) -> None:
    speaker.muted = True
    assert player.record == [Hushed()]
    speaker.say([TURN])
    speaker.cue(Cue.TURN)
    speaker.muted = False
    assert player.record == [Hushed()]
    assert (speaker.volume, speaker.cue_volume, speaker.muted) == (60, 40, False)
    speaker.say([TURN])
    assert player.said == (TURN.text,)


@pytest.mark.parametrize(("given", "taken"), [(-5, 0), (0, 0), (55, 55), (100, 100), (400, 100)])
def test_volume_stays_in_its_range(speaker: Speaker, given: int, taken: int) -> None:
    speaker.volume = speaker.cue_volume = given
    assert (speaker.volume, speaker.cue_volume) == (taken, taken)


def test_voice_at_no_volume_breaks_off_and_is_not_even_made(
    speaker: Speaker, player: RecordingPlayer
) -> None:
    speaker.volume = 0
    speaker.say([TURN])
    assert player.record == [Hushed()]


def test_other_language_breaks_off_and_speaks_its_own(speaker: Speaker, player: RecordingPlayer) -> None:
    speaker.words = GERMAN
    speaker.say([Line(kind=Kind.AWARD, text="Pot 1.375.")])
    assert player.record[0] == Hushed()
    said = player.record[1]
    assert isinstance(said, Said)
    assert (said.utterance.text, said.utterance.language, speaker.language) == ("Pott 1375.", "de", "de")


def test_hushing_is_handed_on(speaker: Speaker, player: RecordingPlayer) -> None:
    speaker.hush()
    assert player.record == [Hushed()]
    player.forget()
    assert player.record == []


def test_speaker_closes_its_player(player: RecordingPlayer) -> None:
    with Speaker(player=player, words=ENGLISH):
        pass
    assert player.is_closed
