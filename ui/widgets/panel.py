"""What all widgets that show a view have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box

View = TypeVar("View")


class Panel(QWidget, Generic[View]):
    """A widget that shows one view and repaints only when it has changed.

    Signals:
        intent: what somebody tapped, a `ui.intents.Intent`.
    """

    intent = pyqtSignal(object)

    def __init__(self, kit: Kit, parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(parent)
        self.kit = kit
        self._view: View | None = None
        if name:
            self.setObjectName(name)

    @property
    def view(self) -> View:
        """What is shown; a panel is not painted before its first `render`."""
        assert self._view is not None
        return self._view

    @property
    def rendered(self) -> bool:
        """Whether there is something to show yet."""
        return self._view is not None

    def render(self, view: View) -> None:  # type: ignore[override]
        """Show this view. Hides QWidget.render, which nothing here needs."""
        before, self._view = self._view, view
        if before != view:
            self.refresh(before)

    def refresh(self, before: View | None) -> None:  # noqa: ARG002
        """The view has changed; panels with parts hand them theirs here."""
        self.update()

    def arrange(self) -> None:
        """The canvas has another size; panels with parts place them anew."""
        self.update()


def place_row(widgets: Sequence[QWidget], boxes: Sequence[Box], kit: Kit) -> None:
    """Put the first widgets into the boxes and hide the others."""
    for widget in widgets[len(boxes) :]:
        widget.hide()
    for widget, box in zip(widgets, boxes, strict=False):
        widget.setGeometry(kit.rect(box))
        widget.show()
        widget.update()
