"""The generator of training scenes: the same seed, the same scene; labels stand where the print is."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from vision.candidates import PATCH_HEIGHT, RIGHT_X, RIGHT_Y, SCORE, UP_X, UP_Y, X, Y, cut_patches
from vision.training.artwork import Artwork, load, save, starter
from vision.training.deck import BACK, FACE_HEIGHT, JOKER, random_deck
from vision.training.labels import LABEL, heights, is_wanted
from vision.training.layout import lay_out, project
from vision.training.scene import SCENE_SIZE, Scene, SceneMaker
from vision.training.shards import load_shard, save_shard


@pytest.fixture(scope="module")
def artwork() -> Artwork:
    """Shapes that need no download."""
    return starter()


@pytest.fixture(scope="module")
def scenes(artwork: Artwork) -> list[Scene]:
    maker = SceneMaker(artwork, seed=5)
    return [maker.make() for _ in range(16)]


def test_same_seed_makes_the_same_scene(artwork: Artwork, scenes: list[Scene]) -> None:
    again = SceneMaker(artwork, seed=5).make()
    assert np.array_equal(again.picture, scenes[0].picture)
    assert np.array_equal(again.labels, scenes[0].labels)


def test_scenes_differ(scenes: list[Scene]) -> None:
    assert len({scene.picture.tobytes() for scene in scenes}) == len(scenes)


def test_scene_is_a_colour_picture_with_cards_in_sight(scenes: list[Scene]) -> None:
    for scene in scenes:
        assert scene.picture.shape == (SCENE_SIZE, SCENE_SIZE, 3)
        assert scene.picture.dtype == np.uint8
        assert ((scene.labels["card"] >= 0) & (scene.labels["card"] < 52)).all()
    assert sum(int(is_wanted(scene.labels).sum()) for scene in scenes) > 20


def test_some_scenes_hold_no_card() -> None:
    rng = np.random.default_rng(0)
    layouts = [lay_out(rng, size=SCENE_SIZE, height=100, aspect=0.7) for _ in range(60)]
    assert any(not layout for layout in layouts)


def test_label_stands_on_the_print(artwork: Artwork) -> None:
    """A face laid flat: the patch that its label cuts out holds more ink than the paper beside it."""
    rng = np.random.default_rng(2)
    for _ in range(6):
        face = random_deck(artwork, rng).face(int(rng.integers(52)))
        flat = np.ascontiguousarray(face.picture[:, :, :3])
        for box in face.indices:
            row = np.zeros((1, 7), np.float32)
            row[0, [SCORE, X, Y]] = 1, box.x, box.y
            row[0, [UP_X, UP_Y]] = 0, -box.height * box.up
            row[0, [RIGHT_X, RIGHT_Y]] = box.height * box.up, 0
            patch = cut_patches(flat, row)[0]
            middle = patch[:, 12:28]
            assert _contrast(middle) > 60
            rows = np.nonzero((middle.max(axis=(0, 1)) - middle.astype(int) > 60).any(axis=(1, 2)))[0]
            assert rows.min() < 0.3 * PATCH_HEIGHT
            assert rows.max() > 0.7 * PATCH_HEIGHT


def _contrast(patch: NDArray[np.uint8]) -> int:
    return int(np.ptp(patch.astype(int), axis=(0, 1)).max())


def test_joker_and_back_have_no_index(artwork: Artwork) -> None:
    deck = random_deck(artwork, np.random.default_rng(1))
    for card in (JOKER, BACK):
        face = deck.face(card)
        assert face.indices == ()
        assert face.picture.shape[0] == FACE_HEIGHT


def test_turned_index_points_the_other_way(artwork: Artwork) -> None:
    face = random_deck(artwork, np.random.default_rng(1)).face(7)
    assert sorted(box.up for box in face.indices) == sorted([1, -1] * (len(face.indices) // 2))


def test_decks_are_jumbo_standard_four_coloured_and_four_cornered(artwork: Artwork) -> None:
    rng = np.random.default_rng(3)
    decks = [random_deck(artwork, rng) for _ in range(120)]
    shares = np.array([deck.index_share for deck in decks])
    assert (shares > 0.3).sum() > 20
    assert (shares < 0.2).sum() > 20
    assert any(deck.index.in_four_corners for deck in decks)
    assert any(len(set(deck.inks)) == 4 for deck in decks)
    assert any(len(set(deck.inks)) == 2 for deck in decks)


def test_projecting_by_the_identity_changes_nothing() -> None:
    points = np.array([[1.0, 2.0], [30.0, 4.0]])
    assert np.allclose(project(np.eye(3), points), points)


def test_label_heights_are_pixels() -> None:
    labels = np.zeros(1, LABEL)
    labels["up_x"], labels["up_y"] = 3, 4
    assert heights(labels) == pytest.approx([5])


def test_shards_bring_scenes_back(tmp_path: Path, scenes: list[Scene]) -> None:
    save_shard(tmp_path / "shard-000000.npz", scenes[:3])
    pictures, labels = load_shard(tmp_path / "shard-000000.npz")
    for picture, label, scene in zip(pictures, labels, scenes, strict=False):
        assert np.array_equal(picture, scene.picture)
        assert np.array_equal(label, scene.labels)


def test_artwork_is_kept_and_loaded(tmp_path: Path, artwork: Artwork) -> None:
    save(artwork, tmp_path)
    loaded = load(tmp_path)
    assert [len(ranks) for ranks in loaded.ranks] == [len(ranks) for ranks in artwork.ranks]
    assert np.array_equal(loaded.pips[3][0], artwork.pips[3][0])
    assert cv2.countNonZero(loaded.ranks[12][0]) > 0
