"""The window speaks: the lines of each entry, in the chosen language, and short sounds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication

from dealer.rules.house import HouseRules, Stakes
from dealer.table.commands import NewPlayer, OpenTable, PlaceButton
from hardware.sound.cues import Cue
from hardware.sound.trouble import SoundTrouble, TroubleKind
from hardware.voice.recording import RecordingPlayer
from tests.support.finger import Finger
from ui.speaking import Tell
from ui.views import TableView

NO_DEVICE = SoundTrouble(kind=TroubleKind.DEVICE_REFUSED, program="aplay", package="alsa-utils")


class Ears:
    """Hears what the window says, and can lose the sound."""

    def __init__(self) -> None:
        self.player = RecordingPlayer()

    def make(self, lost: Tell, back: Tell) -> RecordingPlayer:
        self.lost, self.back = lost, back
        return self.player


@pytest.fixture
def ears() -> Ears:
    return Ears()


@pytest.fixture
def finger(tmp_path: Path, ears: Ears, qapp: QApplication) -> Iterator[Finger]:
    """Three players, blinds 10/20, no hand yet."""
    assert qapp is not None
    finger = Finger(tmp_path, make_player=ears.make)
    players = tuple(
        NewPlayer(seat=seat, name=name, stack_chips=1000)
        for seat, name in enumerate(("Asha", "Ben", "Chitra"), start=1)
    )
    stakes = Stakes(small_blind_chips=10, big_blind_chips=20)
    opening = OpenTable(rules=HouseRules(), stakes=stakes, players=players)
    finger.window.controller.begin(opening, PlaceButton(seat=3))
    finger.settle()
    ears.player.forget()
    yield finger
    finger.close()


def test_each_line_of_an_entry_is_said_once_it_is_safe(finger: Finger, ears: Ears) -> None:
    finger.press("next_hand")
    assert ears.player.said == (
        "Hand 1. Chitra has the button. Asha, small blind 10. Ben, big blind 20.",
        "Chitra. 20 to call, minimum raise to 40.",
    )


def test_the_voice_and_the_sounds_follow_the_settings_at_once(finger: Finger, ears: Ears) -> None:
    finger.press("menu", "settings", "language_de", "voice_short", "back", "next_hand")
    assert ears.player.said == ("Chitra. 20 zu zahlen, Min-Raise auf 40.",)


def test_a_silent_box_sounds_for_each_turn_instead(finger: Finger, ears: Ears) -> None:
    finger.press("menu", "settings", "voice_off", "back")
    ears.player.forget()
    finger.press("next_hand")
    assert (ears.player.said, ears.player.cues) == ((), (Cue.TURN,))


def test_an_undo_hushes_what_is_no_longer_true_and_says_what_goes_back(finger: Finger, ears: Ears) -> None:
    finger.press("next_hand", "call")
    ears.player.forget()
    finger.press("undo")
    assert ears.player.cues == (Cue.UNDO,)
    assert ears.player.said[0].startswith("Undone: Chitra's call")


def test_a_press_that_cannot_count_makes_a_tick(finger: Finger, ears: Ears) -> None:
    finger.press("next_hand", "call")
    ears.player.forget()
    finger.tap("call")
    assert ears.player.cues == (Cue.TICK,)


def test_the_last_words_are_said_again_at_the_showdown(finger: Finger, ears: Ears) -> None:
    finger.press("next_hand", "call", "fold", "call", "deal", "call", "call", "deal", "call", "call", "deal")
    finger.press("call", "call")
    last = ears.player.said[-1]
    ears.player.forget()
    finger.press("say_again")
    assert ears.player.said[-1] == last


def test_lost_sound_is_said_once_on_the_screen_and_the_table_plays_on(finger: Finger, ears: Ears) -> None:
    ears.lost(NO_DEVICE)
    finger.settle()
    assert [banner.title for banner in banners(finger)] == ["No sound"]
    finger.press("next_hand")
    assert banners(finger) == ()


def test_a_banner_about_sound_goes_when_it_is_back(finger: Finger, ears: Ears) -> None:
    ears.lost(NO_DEVICE)
    ears.back(NO_DEVICE)
    finger.settle()
    assert banners(finger) == ()


def banners(finger: Finger) -> tuple[object, ...]:
    view = finger.window.controller.view().screen
    assert isinstance(view, TableView)
    return view.banners


def test_the_sound_device_is_let_go_with_the_window(finger: Finger, ears: Ears) -> None:
    finger.window.close()
    assert ears.player.is_closed
