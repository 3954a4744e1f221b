"""The program as it is started: a process of its own, offscreen."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PyQt6.QtGui import QImage

ROOT = Path(__file__).parents[2]


def housedealer(*arguments: str, timeout: float = 60) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ui", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )


def test_gallery_paints_every_scene_at_the_size_asked_for(tmp_path: Path) -> None:
    result = housedealer("gallery", str(tmp_path), "--size", "800x480")
    assert result.returncode == 0, result.stderr
    pictures = sorted(tmp_path.glob("*-800x480.png"))
    assert [str(p) for p in pictures] == sorted(result.stdout.split())
    assert {(image.width(), image.height()) for image in map(QImage, map(str, pictures))} == {(800, 480)}
    scenes = {p.name.removesuffix("-800x480.png") for p in pictures}
    assert scenes >= {
        "preflop-ten",
        "three-side-pots",
        "showdown-split",
        "heads-up",
        "not-saved",
        "raise",
        "cards",
    }


def test_gallery_size_that_is_none_is_explained(tmp_path: Path) -> None:
    result = housedealer("gallery", str(tmp_path), "--size", "big")
    assert result.returncode == 1
    assert "--size big" in result.stderr
    assert "800x480 for example" in result.stderr
    assert "Traceback" not in result.stderr


def test_replay_of_a_file_that_is_not_there_names_it_and_goes_on(tmp_path: Path) -> None:
    good = tmp_path / "good.jsonl"
    good.write_text(
        '{"id":"a","mode":"cash","structure":"nl","blinds":[1,2],"button":1,"seats":{"1":9,"2":9},"actions":[]}\n'
    )
    result = housedealer("replay", str(tmp_path / "none.jsonl"), str(good))
    assert result.returncode == 1
    assert "none.jsonl" in result.stderr
    assert result.stdout.startswith('{"id":"a","ok":true')
