"""Hands from the start screen to the last chip: what is tapped, heard and shown, word for word.

The hands stand in ``tests/data/protocols``; `tests.support.protocol` says how they are read.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication

from hardware.voice.recording import RecordingPlayer
from tests.support.finger import Finger
from tests.support.protocol import Protocol, lay_out, read_night

PROTOCOLS = sorted((Path(__file__).parents[1] / "data" / "protocols").glob("*.txt"))


@pytest.fixture
def player() -> RecordingPlayer:
    return RecordingPlayer()


@pytest.fixture
def finger(tmp_path: Path, player: RecordingPlayer, qapp: QApplication) -> Iterator[Finger]:
    assert qapp is not None
    finger = Finger(tmp_path, make_player=lambda _lost, _back: player)
    yield finger
    finger.close()


@pytest.mark.parametrize("file", PROTOCOLS, ids=lambda file: file.stem)
def test_a_hand_is_said_and_shown_as_its_protocol_tells(
    file: Path, finger: Finger, player: RecordingPlayer
) -> None:
    night = read_night(file.read_text("utf-8"))
    lay_out(finger, night)
    table = Protocol(finger, player)
    assert table.played(night.protocol).splitlines() == night.protocol.splitlines()
    assert table.budget.taps <= table.budget.allowed, table.budget
    if " leaves" not in night.protocol:
        assert finger.state.chips_on_table == sum(stack for _, stack in night.players.values())
