"""German runs longer than English: on the screens with the least room nothing of it is cut."""

from __future__ import annotations

import pytest
from PyQt6.QtWidgets import QApplication

from config.preset import load_presets
from dealer.words.german import GERMAN
from tests.ui.conftest import ShowWindow
from ui.gallery_scenes import NAMES, gallery_scenes
from ui.present.window import window_view

WHO_SITS_THERE = ", ".join(NAMES)
"""Ten players in one line of the button that continues a night: the last may be cut."""


@pytest.mark.parametrize("size", [(800, 480), (1280, 800), (720, 1280)])
def test_nothing_german_is_cut_in_the_gallery(
    size: tuple[int, int], show_window: ShowWindow, cut_texts: list[str]
) -> None:
    scenes = gallery_scenes(words=GERMAN, presets=load_presets())
    stage = show_window(window_view(scenes["start"]), size)
    cut: dict[str, set[str]] = {}
    for name, scene in scenes.items():
        cut_texts.clear()
        stage.render(window_view(scene))
        QApplication.processEvents()
        if found := set(cut_texts) - {WHO_SITS_THERE}:
            cut[name] = found
    assert cut == {}
