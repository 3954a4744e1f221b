"""The camera's settings: kept whole or not at all, mistakes named."""

from __future__ import annotations

from pathlib import Path

import pytest

from config.camera import CAMERA_FILE, CameraSettings, ZoneSettings, load_camera, parse_camera, save_camera
from config.errors import ConfigError

DRAWN = ZoneSettings(
    board=((0.3, 0.4), (0.7, 0.4), (0.7, 0.6), (0.3, 0.6)),
    seats=((1, ((0.1, 0.8), (0.2, 0.8), (0.2, 0.9))), (10, ((0.8, 0.8), (0.9, 0.8), (0.9, 0.9)))),
)


def test_without_a_file_there_is_no_camera(tmp_path: Path) -> None:
    assert load_camera(tmp_path) == CameraSettings(source="off")


def test_what_was_drawn_is_kept(tmp_path: Path) -> None:
    settings = CameraSettings(source="usb:/dev/video2", zones=DRAWN)
    save_camera(settings, tmp_path / "new")
    assert load_camera(tmp_path / "new") == settings


def test_a_corner_outside_of_the_picture_is_kept_at_its_edge(tmp_path: Path) -> None:
    save_camera(CameraSettings(zones=ZoneSettings(board=((-0.1, 0.0), (1.2, 0.0), (0.5, 1.0)))), tmp_path)
    assert load_camera(tmp_path).zones.board == ((0.0, 0.0), (1.0, 0.0), (0.5, 1.0))


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("source = 3", "source"),
        ("[zones]\nbord = [0, 0, 1, 1, 2, 2]", "zones.bord"),
        ("[zones]\nboard = [0, 0, 1, 1]", "zones.board"),
        ("[zones]\nboard = [0, 0, 1, 1, 2]", "zones.board"),
        ("[zones]\nseat_1 = [0, 0, 1, 1, 2, 20000]", "zones.seat_1"),
    ],
)
def test_a_mistake_is_named_with_its_key(text: str, place: str) -> None:
    with pytest.raises(ConfigError) as raised:
        parse_camera(text, file="camera.toml")
    assert raised.value.place == place


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    (tmp_path / CAMERA_FILE).write_bytes(b"\xff\xfe")
    with pytest.raises(ConfigError):
        load_camera(tmp_path)
