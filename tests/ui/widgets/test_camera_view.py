"""The live picture: its pixels, where a place of it is, and what is written over it."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QPointF
from PyQt6.QtGui import QColor

from ui.kit import Kit
from ui.layout.box import Canvas
from ui.views.camera import CameraView, Outline, OutlineView, PictureView
from ui.widgets.camera_view import CameraPicture

RED, BLUE = b"\x00\x00\xff", b"\xff\x00\x00"
HALVES = PictureView(width=4, height=2, bgr=(RED * 2 + BLUE * 2) * 2)
CARD = ((0.2, 0.2), (0.3, 0.2), (0.3, 0.6), (0.2, 0.6))


@pytest.fixture
def widget(fonts: None) -> CameraPicture:  # noqa: ARG001
    kit = Kit()
    kit.resize(Canvas.of(800, 480))
    widget = CameraPicture(kit)
    widget.resize(400, 300)
    return widget


def colour(widget: CameraPicture, x: int, y: int) -> str:
    return widget.grab().toImage().pixelColor(x, y).name()


def test_pixels_come_in_the_order_of_the_camera(widget: CameraPicture) -> None:
    widget.render(CameraView(picture=HALVES))
    assert colour(widget, 40, 150) == QColor("red").name()
    assert colour(widget, 360, 150) == QColor("blue").name()


def test_all_that_the_camera_sees_is_shown_whole_and_a_part_of_it_fills_the_frame(
    widget: CameraPicture,
) -> None:
    widget.render(CameraView(picture=HALVES))
    area = widget.picture_rect()
    assert (area.width(), area.height(), area.y()) == (400, 200, 50)
    part = PictureView(width=4, height=2, bgr=HALVES.bgr, region=(0.0, 0.0, 0.5, 0.5))
    widget.render(CameraView(picture=part))
    assert widget.picture_rect().height() == 300


def test_a_place_of_the_view_is_found_on_the_widget_and_back(widget: CameraPicture) -> None:
    part = PictureView(width=4, height=3, bgr=bytes(36), region=(0.5, 0.5, 1.0, 1.0))
    widget.render(CameraView(picture=part))
    assert widget.point((0.75, 0.75)) == QPointF(200, 150)
    assert widget.place(QPointF(200, 150)) == pytest.approx((0.75, 0.75))
    assert widget.place(QPointF(-50, 900)) == pytest.approx((0.5, 1.0))


def test_an_asked_card_is_outlined_in_brass_and_a_certain_one_in_ivory(widget: CameraPicture) -> None:
    theme = widget.kit.theme
    for outline, ink in ((Outline.SURE, theme.card), (Outline.CHOSEN, theme.brass)):
        widget.render(CameraView(picture=HALVES, outlines=(OutlineView(corners=CARD, outline=outline),)))
        at = widget.point((0.2, 0.4))
        assert colour(widget, round(at.x()), round(at.y())) == ink.name()


def test_a_card_without_an_outline_gets_a_ring(widget: CameraPicture) -> None:
    before = CameraView(picture=HALVES)
    widget.render(before)
    plain = widget.grab().toImage()
    widget.render(CameraView(picture=HALVES, outlines=(OutlineView(corners=((0.5, 0.5),), label="king"),)))
    assert widget.grab().toImage() != plain


def test_where_there_is_no_picture_it_says_why(widget: CameraPicture) -> None:
    drawn: list[str] = []
    widget.kit.text_drawn = lambda text: drawn.append(text.text)
    widget.render(CameraView(words="Camera: unplugged."))
    widget.grab()
    assert drawn == ["Camera: unplugged."]
    assert widget.accessibleName() == "Camera: unplugged."
