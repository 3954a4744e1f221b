"""The command ``read-cards``: a line a picture, bad files named, the rest still read."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import cv2
import numpy as np
import pytest
from click.testing import CliRunner, Result
from numpy.typing import NDArray

from config.paths import config_folder
from dealer.rules.cards import FULL_DECK, Card
from tests.support.deck_pictures import PicturedDeck
from ui.cli import main
from vision.indices import IndexLooker
from vision.taught_deck import DOUBT_BELOW, KNOWN_CONFIDENCE, TaughtDeck, save_deck
from vision.training.artwork import starter
from vision.training.scene import SceneMaker

ROOT = Path(__file__).parents[2]
MOST_MEGABYTES = 250


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """A folder of two scenes, a file that is no picture, and a text that nobody asked for."""
    folder = tmp_path / "pictures"
    (folder / "deep").mkdir(parents=True)
    maker = SceneMaker(starter(), seed=11, size=640)
    for name in ("a.jpg", "deep/b.png"):
        cv2.imwrite(str(folder / name), maker.make().picture)
    (folder / "broken.jpg").write_bytes(b"\xff\xd8\xff\xe0 no more")
    (folder / "notes.txt").write_text("no picture, not read")
    return folder


def run(*words: object) -> Result:
    return CliRunner().invoke(main, ["read-cards", *map(str, words)])


def rows_of(result: Result) -> list[dict[str, Any]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_json_has_a_line_for_each_picture_of_a_folder(pictures: Path) -> None:
    rows = rows_of(run("--json", pictures))
    assert [Path(row["image"]).name for row in rows] == ["a.jpg", "broken.jpg", "b.png"]
    for row in (rows[0], rows[2]):
        assert list(row) == ["image", "cards", "ms"]
        for card in row["cards"]:
            assert list(card) == ["card", "confidence", "index", "quad"]
            assert 0 < card["confidence"] <= 1
            assert len(card["index"]) == 2
            assert card["quad"] is None or np.shape(card["quad"]) == (4, 2)


def test_file_that_is_no_picture_is_named_and_the_rest_is_read(pictures: Path) -> None:
    result = run("--json", pictures / "broken.jpg", pictures / "missing.jpg", pictures / "a.jpg")
    assert result.exit_code == 1
    broken, missing, good = rows_of(result)
    assert list(broken) == ["image", "error"]
    assert missing["error"] == "No such file or directory"
    assert "cards" in good


def test_without_json_bad_files_are_named_on_standard_error(pictures: Path) -> None:
    result = run(pictures / "a.jpg", pictures / "broken.jpg")
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 1
    assert "broken.jpg: not a picture that can be read" in result.stderr


def test_good_pictures_end_well(pictures: Path) -> None:
    assert run(pictures / "a.jpg").exit_code == 0


def test_annotated_copies_are_written_for_what_was_read(pictures: Path, tmp_path: Path) -> None:
    folder = tmp_path / "marked"
    run("--annotate", folder, pictures)
    assert sorted(path.name for path in folder.iterdir()) == ["0000-pictures-a.png", "0002-deep-b.png"]


def test_folder_for_copies_that_cannot_be_is_told(pictures: Path) -> None:
    result = run("--annotate", pictures / "notes.txt" / "marked", pictures / "a.jpg")
    assert result.exit_code == 1
    assert "notes.txt" in result.stderr


def test_nothing_to_read_is_a_mistake() -> None:
    assert run().exit_code == 2


def test_reading_stays_within_its_memory(tmp_path: Path) -> None:
    """One 1280 by 720 frame, in a process of its own."""
    picture = SceneMaker(starter(), seed=12, size=1280).make().picture[:720]
    cv2.imwrite(str(tmp_path / "frame.jpg"), picture)
    code = (
        "import re, sys; from ui.cli import main; main(sys.argv[1:], standalone_mode=False); "
        "print(re.search(r'VmHWM:\\s+(\\d+) kB', open('/proc/self/status').read())[1])"
    )
    words = [sys.executable, "-c", code, "read-cards", str(tmp_path / "frame.jpg")]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    assert int(done.stdout.splitlines()[-1]) <= 1024 * MOST_MEGABYTES


def test_a_deck_that_was_taught_is_asked_where_a_reading_is_in_doubt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    cards = FULL_DECK[4:12]
    path = tmp_path / "spread.png"

    def read(*words: object) -> dict[str, float]:
        return {card["card"]: card["confidence"] for card in rows_of(run("--json", *words, path))[0]["cards"]}

    told_in_doubt = 0
    # More and more out of focus, so that at some point the networks alone are in doubt.
    for number, blur in enumerate((1.7, 2.0, 2.3)):
        picture = np.asarray(cv2.GaussianBlur(PicturedDeck().spread(cards), (0, 0), blur), np.uint8)
        cv2.imwrite(str(path), picture)
        alone = read()
        if number == 0:
            assert read("--deck") == alone
        save_deck(deck_of(picture, cards), config_folder())
        asked = read("--deck")
        assert set(asked) <= {str(card) for card in cards}
        doubtful = [card for card, confidence in alone.items() if confidence < DOUBT_BELOW and card in asked]
        told_in_doubt += sum(asked[card] == KNOWN_CONFIDENCE for card in doubtful)
    assert told_in_doubt > 0


def deck_of(picture: NDArray[np.uint8], spread: Sequence[Card]) -> TaughtDeck:
    """A deck whose cards are printed as those in `picture` look, and the others as nothing does."""
    rng = np.random.default_rng(1)
    prints = {card: unit(rng.standard_normal((1, 128))) for card in FULL_DECK}
    for index in IndexLooker().look(picture):
        card = spread[min(round((index.at[0] / picture.shape[1] - 0.05) / 0.06), len(spread) - 1)]
        # The lower index of a card lies where the next one does.
        if index.up[1] < 0 and index.confidence > 0.5:
            prints[card] = np.concatenate([prints[card], index.embedding[None]])
    return TaughtDeck(prints=MappingProxyType(prints))


def unit(rows: NDArray[np.float64]) -> NDArray[np.float32]:
    return np.asarray(rows / np.linalg.norm(rows, axis=1, keepdims=True), np.float32)
