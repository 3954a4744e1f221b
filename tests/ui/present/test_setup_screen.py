"""The screen on which a new game is laid out."""

from __future__ import annotations

import pytest

from config.preset import Preset, load_presets
from dealer.rules.house import Mode
from dealer.table.state import TableState
from dealer.words.english import ENGLISH
from ui.desk.desk import Desk, Place
from ui.desk.setup import Setup
from ui.present.scene import Scene
from ui.present.setup import setup_view

PRESETS = load_presets()


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_title_says_what_kind_of_game_is_laid_out(preset: Preset) -> None:
    setup = Setup(preset=preset.key, small_blind_chips=1, big_blind_chips=2)
    desk = Desk(place=Place.SETUP, setup=setup)
    scene = Scene(state=TableState(), desk=desk, words=ENGLISH, presets=PRESETS)
    kind = "tournament" if preset.rules.mode is Mode.TOURNAMENT else "cash game"
    assert setup_view(scene, setup).title == f"New {kind}"
