from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from PyQt6.QtWidgets import QApplication

from tests.support.fake_clock import FakeClock
from ui.kit import Kit
from ui.press_guard import PressGuard
from ui.stage import Stage
from ui.typeface import load_fonts
from ui.views import WindowView

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

ShowWindow = Callable[..., Stage]


@pytest.fixture(scope="session")
def fonts(qapp: QApplication) -> None:
    load_fonts()
    assert qapp is not None


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def cut_texts() -> list[str]:
    """Texts that were cut or stood outside their widget in the windows of this test."""
    return []


@pytest.fixture
def show_window(
    fonts: None,  # noqa: ARG001
    clock: FakeClock,
    cut_texts: list[str],
) -> Iterator[ShowWindow]:
    """Show a view in a window of a size in pixels; the quiet time after it appeared is over."""
    stages: list[Stage] = []

    def show(view: WindowView, size: tuple[int, int] = (800, 480)) -> Stage:
        stage = Stage(Kit(guard=PressGuard(clock=clock), text_cut=cut_texts.append))
        stages.append(stage)
        stage.resize(*size)
        stage.render(view)
        stage.show()
        QApplication.processEvents()
        clock.advance(1.0)
        return stage

    yield show
    for stage in stages:
        stage.close()
        stage.deleteLater()
