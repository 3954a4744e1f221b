"""What sounds next: the voice, and cues over it."""

from __future__ import annotations

import itertools
import threading
from array import array

from hardware.sound.mixer import Mixer


def mixer() -> Mixer:
    loud = Mixer()
    loud.voice_volume = loud.cue_volume = 100
    return loud


def block(mixer: Mixer, length: int = 4) -> list[int] | None:
    samples = mixer.next_block(length)
    return None if samples is None else samples.tolist()


def test_nothing_to_say_is_told_from_silence() -> None:
    assert block(mixer()) is None


def test_voice_comes_in_blocks_the_last_filled_up() -> None:
    mix = mixer()
    mix.speak(array("h", range(1, 7)))
    assert [block(mix) for _ in range(3)] == [[1, 2, 3, 4], [5, 6, 0, 0], None]


def test_cue_sounds_over_the_voice_at_once() -> None:
    mix = mixer()
    mix.speak(array("h", [1000] * 12))
    block(mix)
    mix.play(array("h", [7] * 5))
    assert [block(mix), block(mix), block(mix)] == [[1007] * 4, [1007, 1000, 1000, 1000], None]


def test_each_has_its_own_volume_and_it_holds_from_the_next_block_on() -> None:
    mix = mixer()
    mix.speak(array("h", [1000] * 8))
    mix.play(array("h", [100] * 8))
    mix.voice_volume, mix.cue_volume = 50, 0
    assert block(mix) == [250] * 4
    mix.voice_volume, mix.cue_volume = 0, 100
    assert block(mix) == [100] * 4


def test_voice_that_is_hushed_fades_away_and_cues_go_on() -> None:
    mix = mixer()
    mix.speak(array("h", [1000] * 9000))
    block(mix)
    mix.play(array("h", [1] * 2000))
    mix.hush_voice()
    fading = mix.next_block(500)
    assert fading is not None
    assert fading[0] == 1001
    assert all(later <= earlier for earlier, later in itertools.pairwise(fading))
    assert fading[-1] == 1


def test_newer_speech_takes_the_place_of_the_older() -> None:
    mix = mixer()
    mix.speak(array("h", [5] * 8))
    mix.speak(array("h", [6] * 4))
    assert [block(mix), block(mix)] == [[6] * 4, None]


def test_of_many_cues_the_oldest_end() -> None:
    mix = mixer()
    for strength in (1, 10, 100, 1000, 10000):
        mix.play(array("h", [strength] * 4))
    assert block(mix) == [11110] * 4


def test_nothing_is_left_of_what_was_dropped() -> None:
    mix = mixer()
    mix.speak(array("h", [5] * 8))
    mix.play(array("h", [5] * 8))
    mix.drop_all()
    assert block(mix) is None
    assert not mix.has_sound


def test_whoever_waits_for_the_end_of_the_voice_hears_of_it() -> None:
    mix = mixer()
    mix.speak(array("h", [5] * 8))
    ended = threading.Event()

    def wait() -> None:
        mix.wait_for_voice_end()
        ended.set()

    thread = threading.Thread(target=wait)
    thread.start()
    block(mix)
    assert not ended.wait(0.02)
    block(mix)
    assert ended.wait(1.0)
    thread.join()


def test_nobody_waits_for_a_closed_mixer() -> None:
    mix = mixer()
    mix.speak(array("h", [5] * 8))
    mix.close()
    mix.wait_for_voice_end()
    mix.drop_all()
    mix.wait_for_sound(None)
