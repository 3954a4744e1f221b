"""The order of speech: what waits, what is replaced and broken off, on a mixer that the test plays."""

from __future__ import annotations

import threading
import time
from array import array
from collections.abc import Iterator
from contextlib import contextmanager

from hardware.sound.mixer import Mixer
from hardware.sound.samples import RATE_HZ
from hardware.sound.trouble import SoundError, SoundTrouble, TroubleKind, TroubleTeller
from hardware.voice.talker import Talker
from tests.support.sound_programs import Ear, eventually
from tests.support.utterances import action, award, turn

BROKEN = SoundTrouble(kind=TroubleKind.VOICE_FAILED, program="voice", package="voice")


class ToneSpeaker:
    """Speaks a text that is a number as half a second at that strength."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.is_broken = False
        self.may_go_on = threading.Event()
        self.may_go_on.set()

    def make(self, text: str, language: str) -> array[int]:
        self.made.append(f"{language} {text}")
        self.may_go_on.wait()
        if self.is_broken:
            raise SoundError(BROKEN)
        return array("h", [int(text)] * (RATE_HZ // 2))

    def abort(self) -> None:
        self.may_go_on.set()


class Table:
    """A talker whose mixer is played by hand."""

    def __init__(self) -> None:
        self.mixer = Mixer()
        self.mixer.voice_volume = 100
        self.voice = ToneSpeaker()
        self.ear = Ear()
        self.is_heard = True
        self.talker = Talker(
            mixer=self.mixer,
            synthesiser=self.voice,
            teller=TroubleTeller(on_trouble=self.ear.on_trouble, on_recovered=self.ear.on_recovered),
            is_heard=lambda: self.is_heard,
            retry_seconds=0.05,
        )

    def hear(self, length: int = RATE_HZ // 2) -> int:
        """The strength of what is said next for `length` samples, where the fading of the former ends."""
        assert eventually(lambda: self.mixer.has_sound)
        block = self.mixer.next_block(length)
        assert block is not None
        return block[-1]

    def is_quiet(self) -> bool:
        time.sleep(0.05)
        return not self.mixer.has_sound


@contextmanager
def table() -> Iterator[Table]:
    made = Table()
    made.talker.start()
    try:
        yield made
    finally:
        made.talker.ask_to_end()
        made.talker.join(seconds=1.0)


def test_lines_are_said_one_after_the_other() -> None:
    with table() as at:
        at.talker.say([action("1"), action("2")])
        at.talker.say([turn("3")])
        assert [at.hear(), at.hear(), at.hear()] == [1, 2, 3]
        assert at.is_quiet()


def test_newer_turn_call_replaces_one_that_waits() -> None:
    with table() as at:
        at.talker.say([action("1"), turn("2")])
        at.hear(100)
        at.talker.say([action("3"), turn("4")])
        at.hear(RATE_HZ // 2 - 100)
        assert [at.hear(), at.hear()] == [3, 4]
        assert at.is_quiet()


def test_newer_turn_call_cuts_off_one_that_is_being_spoken() -> None:
    with table() as at:
        at.talker.say([turn("1000")])
        at.hear(100)
        at.talker.say([action("2"), turn("3")])
        fading = at.mixer.next_block(RATE_HZ // 50)
        assert fading is not None
        assert fading[0] == 1000
        assert fading[-1] < 10
        assert [at.hear(), at.hear()] == [2, 3]


def test_line_that_is_no_turn_call_lets_one_be_finished() -> None:
    with table() as at:
        at.talker.say([turn("1")])
        at.hear(100)
        at.talker.say([award("2")])
        assert at.hear(100) == 1


def test_turn_call_that_is_replaced_while_its_speech_is_made_is_never_heard() -> None:
    with table() as at:
        at.voice.may_go_on.clear()
        at.talker.say([turn("1")])
        assert eventually(lambda: at.voice.made)
        at.talker.say([turn("2")])
        at.voice.may_go_on.set()
        assert at.hear() == 2
        assert at.is_quiet()


def test_hushed_voice_forgets_what_waits_and_breaks_off() -> None:
    with table() as at:
        at.talker.say([action("1000"), action("2"), turn("3")])
        at.hear(100)
        at.talker.hush()
        assert at.hear(RATE_HZ // 50) < 10
        assert at.is_quiet()
        at.talker.say([turn("4")])
        assert at.hear() == 4


def test_speech_that_was_hushed_while_it_was_made_is_never_heard() -> None:
    with table() as at:
        at.voice.may_go_on.clear()
        at.talker.say([turn("1")])
        assert eventually(lambda: at.voice.made)
        at.talker.hush()
        at.voice.may_go_on.set()
        assert at.is_quiet()


def test_what_cannot_be_heard_is_not_said_later() -> None:
    with table() as at:
        at.is_heard = False
        at.talker.say([action("1"), turn("2")])
        assert at.is_quiet()
        at.is_heard = True
        at.talker.say([turn("3")])
        assert at.hear() == 3
        assert at.voice.made == ["en 3"]


def test_broken_voice_is_told_once_and_tried_again_by_itself() -> None:
    with table() as at:
        at.voice.is_broken = True
        at.talker.say([action("1"), turn("2")])
        assert eventually(lambda: len(at.voice.made) >= 4)
        assert at.ear.troubles == [BROKEN]
        at.voice.is_broken = False
        assert eventually(lambda: at.ear.recovered == [BROKEN])
        assert at.is_quiet()
        at.talker.say([turn("3")])
        assert at.hear() == 3


def test_saying_never_waits_for_speech_being_made() -> None:
    with table() as at:
        at.voice.may_go_on.clear()
        at.talker.say([action("1")])
        assert eventually(lambda: at.voice.made)
        began = time.perf_counter()
        for number in range(100):
            at.talker.say([action(str(number)), turn(str(number))])
        at.talker.hush()
        assert (time.perf_counter() - began) / 101 < 0.001


def test_talker_ends_at_once_whatever_it_does() -> None:
    with table() as at:
        at.voice.may_go_on.clear()
        at.talker.say([action("1")])
        assert eventually(lambda: at.voice.made)
        began = time.monotonic()
        at.talker.ask_to_end()
        at.talker.join(seconds=5.0)
        assert time.monotonic() - began < 0.5
    assert at.ear.troubles == []
