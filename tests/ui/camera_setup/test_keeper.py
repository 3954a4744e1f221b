"""The camera's settings are written behind the window's back, in order, and not where they are for once."""

from __future__ import annotations

import queue
from pathlib import Path

import pytest

from config.camera import CameraSettings, ZoneSettings, load_camera, save_camera
from tests.support.camera_pages import SQUARE
from ui.camera_setup.keeper import SettingsKeeper

DRAWN = ZoneSettings(board=SQUARE)


@pytest.fixture
def told() -> queue.SimpleQueue[str]:
    return queue.SimpleQueue()


def test_the_newest_settings_are_kept(tmp_path: Path, told: queue.SimpleQueue[str]) -> None:
    keeper = SettingsKeeper(tmp_path, told=told.put)
    for source in ("pi", "usb"):
        keeper.keep(CameraSettings(source=source, zones=DRAWN), chosen=True)
    assert [told.get(timeout=5) for _ in range(2)] == ["", ""]
    assert load_camera(tmp_path) == CameraSettings(source="usb", zones=DRAWN)


def test_zones_drawn_on_a_camera_that_is_used_for_once_are_not_kept(
    tmp_path: Path, told: queue.SimpleQueue[str]
) -> None:
    save_camera(CameraSettings(source="pi"), tmp_path)
    keeper = SettingsKeeper(tmp_path, told=told.put)
    keeper.keep(CameraSettings(source="simulator", zones=DRAWN), chosen=False)
    assert told.get(timeout=5) == ""
    assert load_camera(tmp_path) == CameraSettings(source="pi")


def test_a_folder_that_cannot_be_written_is_told_in_the_words_of_the_system(
    tmp_path: Path, told: queue.SimpleQueue[str]
) -> None:
    (tmp_path / "file").write_text("no folder")
    keeper = SettingsKeeper(tmp_path / "file", told=told.put)
    keeper.keep(CameraSettings(source="usb"), chosen=True)
    assert told.get(timeout=5) != ""
