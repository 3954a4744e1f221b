from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtWidgets import QWidget

from tests.support.widgets import buttons_in
from ui import intents
from ui.kit import Kit
from ui.layout.box import Box, Canvas
from ui.views import ButtonView
from ui.widgets.strip import Strip


@pytest.fixture
def strip(fonts: None) -> Iterator[Strip]:  # noqa: ARG001
    kit = Kit()
    kit.resize(Canvas.of(800, 480))
    parent = QWidget()
    parent.resize(800, 480)
    strip = Strip(kit, parent, name="strip")
    parent.show()
    yield strip
    parent.close()


def names(*words: str) -> tuple[ButtonView, ...]:
    return tuple(ButtonView(name=word, text=word, intent=intents.SeatPlayer(1, word)) for word in words)


def shown(strip: Strip) -> list[str]:
    return [button.objectName() for button in buttons_in(strip)]


def test_all_names_stand_there_while_they_fit(strip: Strip) -> None:
    strip.show_buttons(names("Pat", "Sam", "Wen"), Box(0, 0, 29, 2.7), 1)
    assert shown(strip) == ["Pat", "Sam", "Wen"]


def test_of_too_many_names_the_last_button_always_stays(strip: Strip) -> None:
    many = names(*(f"Oluwaseun{number}" for number in range(12)), "Type a name…")
    strip.show_buttons(many, Box(0, 0, 29, 2.7), 1)
    assert shown(strip)[0] == "Oluwaseun0"
    assert shown(strip)[-1] == "Type a name…"
    assert len(shown(strip)) < len(many)


def test_buttons_that_are_gone_take_no_touch(strip: Strip) -> None:
    strip.show_buttons(names("Pat", "Sam", "Wen"), Box(0, 0, 29, 2.7), 1)
    strip.show_buttons(names("Pat"), Box(0, 0, 29, 2.7), 1)
    assert shown(strip) == ["Pat"]
