"""Thousands of random presses on the real window: whatever is pressed, the night is whole and goes on."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication

from config.settings import Language, Settings, save_settings
from tests.support.monkey import Monkey
from tests.support.witness import Witness
from ui.stage import PANELS

MEMORY = Path("/dev/shm")
"""Where a commit costs next to nothing; what it costs on a disk is not asked here."""
LOOKED_ROUND = 250
"""After so many presses it is asked whether the way home is open, and the books are looked at."""

NEED_A_CAMERA = frozenset({"SeenCardsView", "ZonesView", "DeckView"})
"""What can only be opened with a camera, which has its own thread and its own tests."""


@pytest.fixture
def data(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the nights; practice nights are made beside them."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        monkeypatch.setattr(tempfile, "tempdir", folder)
        yield Path(folder)


@pytest.mark.parametrize(("seed", "language"), [(1, Language.ENGLISH), (2, Language.GERMAN)])
def test_whatever_is_pressed_the_night_is_whole_and_the_next_hand_in_reach(
    qapp: QApplication, data: Path, seed: int, language: Language
) -> None:
    assert qapp is not None
    let_loose(data, seed, language, presses=2500)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(11, 21))
def test_whatever_is_pressed_for_hours_the_night_is_whole_and_the_next_hand_in_reach(
    qapp: QApplication, data: Path, seed: int
) -> None:
    assert qapp is not None
    language = Language.GERMAN if seed % 2 else Language.ENGLISH
    seen = let_loose(data, seed, language, presses=9500)
    missed = {view.__name__ for view in PANELS} - NEED_A_CAMERA - seen
    assert len(missed) <= 2, f"never came to {missed}"


def let_loose(data: Path, seed: int, language: Language, *, presses: int) -> set[str]:
    """Which screens and overlays were seen; a failure names the last presses."""
    save_settings(Settings(language=language), data)
    with Witness() as witness:
        monkey = Monkey(data, seed, witness)
        try:
            for count in range(1, presses + 1):
                monkey.press()
                if count % LOOKED_ROUND == 0:
                    monkey.find_way()
                    monkey.check_books()
        except BaseException as error:
            error.add_note(f"after {', '.join(monkey.presses)}")
            raise
        finally:
            monkey.close()
    return {name for screen, overlay, _ in monkey.shown for name in (screen, overlay)} - {"NoneType"}
