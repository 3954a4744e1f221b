from __future__ import annotations

from PyQt6.QtCore import QPoint, QRect, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QAbstractButton, QWidget

from ui.widgets.seat import SeatButton


def buttons_in(window: QWidget) -> list[QAbstractButton]:
    """All buttons that can be seen and pressed, those under an overlay left out."""
    overlays = [
        child
        for child in window.findChildren(QWidget)
        if child.objectName().endswith("_overlay") and child.isVisible()
    ]
    root = overlays[0] if overlays else window
    return [button for button in root.findChildren(QAbstractButton) if button.isVisible()]


def touch_rect(button: QAbstractButton, window: QWidget) -> QRect:
    """What of a button takes the touch, in pixels of the window."""
    origin = button.mapTo(window, QPoint(0, 0))
    if isinstance(button, SeatButton):
        area = button.touch_area().toAlignedRect()
        return area.translated(origin - button.pos())
    return QRect(origin, button.size())


def press(window: QWidget, name: str) -> None:
    """Press the visible button of this name in its middle."""
    found = [button for button in buttons_in(window) if button.objectName() == name]
    assert len(found) == 1, f"{len(found)} buttons are called {name}"
    area = touch_rect(found[0], window)
    point = found[0].mapFrom(window, area.center())
    QTest.mouseClick(found[0], Qt.MouseButton.LeftButton, pos=point)
