"""Pictures and videos from files as sources."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.sources.choose import choose_source
from vision.sources.faults import CannotOpen, FileUnreadable, NothingInFolder
from vision.sources.files import PictureFiles, VideoFile
from vision.sources.pi_camera import PiCamera
from vision.sources.simulator import SimulatedCamera
from vision.sources.usb import UsbCamera


def write_picture(path: Path, level: int, size: tuple[int, int] = (320, 240)) -> None:
    cv2.imwrite(str(path), np.full((size[1], size[0], 3), level, np.uint8))


def write_video(path: Path, levels: list[int]) -> None:
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 20.0, (64, 48))
    for level in levels:
        writer.write(np.full((48, 64, 3), level, np.uint8))
    writer.release()


def test_each_picture_of_a_folder_is_held_over_several_frames(tmp_path: Path) -> None:
    write_picture(tmp_path / "a.png", 10)
    write_picture(tmp_path / "b.png", 200)
    with PictureFiles(tmp_path, held_frames=3) as source:
        frames = [frame for _ in range(6) if (frame := source.newest()) is not None]
        assert [int(frame.picture[0, 0, 0]) for frame in frames] == [10, 10, 10, 200, 200, 200]
        assert [frame.number for frame in frames] == [1, 2, 3, 4, 5, 6]
        assert not source.ended
        assert source.newest() is frames[-1]
        assert source.ended


def test_file_that_is_no_picture_is_skipped_and_named(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(b"no picture")
    write_picture(tmp_path / "b.png", 90)
    with PictureFiles(tmp_path, held_frames=1) as source:
        assert source.newest() is not None
    assert source.skipped == (tmp_path / "a.png",)


def test_a_source_can_be_opened_again(tmp_path: Path) -> None:
    write_picture(tmp_path / "a.png", 90)
    source = PictureFiles(tmp_path)
    for _ in range(2):
        with source:
            frame = source.newest()
            assert frame is not None
            assert frame.number == 1


@pytest.mark.parametrize("name", ["missing", "missing.png", "missing.mp4"])
def test_missing_file_cannot_be_opened(tmp_path: Path, name: str) -> None:
    with pytest.raises(CannotOpen) as raised, choose_source(str(tmp_path / name)):
        pass
    fault = raised.value.fault
    assert fault == FileUnreadable(path=str(tmp_path / name), detail="No such file or directory")


def test_empty_folder_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen) as raised, PictureFiles(tmp_path):
        pass
    assert raised.value.fault == NothingInFolder(path=str(tmp_path))


def test_text_is_no_video(tmp_path: Path) -> None:
    (tmp_path / "film.avi").write_text("no film")
    with pytest.raises(CannotOpen) as raised, VideoFile(tmp_path / "film.avi"):
        pass
    assert raised.value.fault == FileUnreadable(path=str(tmp_path / "film.avi"))


def test_video_gives_every_frame_and_ends(tmp_path: Path) -> None:
    write_video(tmp_path / "film.avi", [20, 120, 220])
    with VideoFile(tmp_path / "film.avi") as source:
        frames = [frame for _ in range(3) if (frame := source.newest()) is not None]
        assert [round(float(frame.picture.mean()), -1) for frame in frames] == [20, 120, 220]
        assert frames[1].at == pytest.approx(0.1)
        source.newest()
        assert source.ended


@pytest.mark.parametrize(
    ("words", "kind", "name"),
    [
        ("usb", UsbCamera, ""),
        ("usb:/dev/video2", UsbCamera, "/dev/video2"),
        ("/dev/video4", UsbCamera, "/dev/video4"),
        ("pi", PiCamera, "pi:0"),
        ("pi:1", PiCamera, "pi:1"),
        ("simulator", SimulatedCamera, "simulator"),
        ("film.mp4", VideoFile, "film.mp4"),
        ("card.JPG", PictureFiles, "card.JPG"),
    ],
)
def test_words_name_a_source(words: str, kind: type[object], name: str) -> None:
    source = choose_source(words)
    assert type(source) is kind
    assert source.name == name
