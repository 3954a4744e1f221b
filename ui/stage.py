"""The window's content: shows one screen at a time, and overlays on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QWidget

from ui.intents import PressTooSoon
from ui.kit import Kit
from ui.layout.box import Canvas
from ui.screens.card_sheet import CardSheet
from ui.screens.raise_sheet import RaiseScreen
from ui.screens.showdown import ShowdownScreen
from ui.screens.table import TableScreen
from ui.theme import Theme
from ui.views import CardSheetView, RaiseView, ScreenView, ShowdownView, TableView, WindowView
from ui.widgets.panel import Panel

SCREENS: Mapping[type, Callable[[Kit, QWidget], Panel[Any]]] = MappingProxyType(
    {TableView: TableScreen, RaiseView: RaiseScreen, CardSheetView: CardSheet, ShowdownView: ShowdownScreen}
)


class Stage(QWidget):
    """Renders a `WindowView`; screens are made when they are first shown.

    Signals:
        intent: everything the screens emit, and PressTooSoon for a press that was refused.
    """

    intent = pyqtSignal(object)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kit = kit
        self.kit.guard.refused = self._tell_refused
        self._view: WindowView | None = None
        self._screens: dict[type, Panel[Any]] = {}
        self.setObjectName("stage")

    def render(self, view: WindowView) -> None:  # type: ignore[override]
        """Show this screen; a press that falls into the change is refused."""
        before, self._view = self._view, view
        if before == view:
            return
        if before is None or _lies_elsewhere(before, view):
            self.kit.guard.turn_passed()
        screen = self._screen_for(view.screen)
        screen.render(view.screen)
        for other in self._screens.values():
            other.setVisible(other is screen)

    def set_theme(self, theme: Theme) -> None:
        """Night or day, at once."""
        self.kit.theme = theme
        self._arrange()
        for child in self.findChildren(QWidget):
            child.update()

    def resizeEvent(self, event: QResizeEvent | None) -> None:  # noqa: ARG002
        """Everything is sized from the screen."""
        self.kit.resize(Canvas.of(max(self.width(), 1), max(self.height(), 1)))
        self._arrange()

    def _arrange(self) -> None:
        for screen in self._screens.values():
            screen.setGeometry(self.rect())
            screen.arrange()

    def _screen_for(self, view: ScreenView) -> Panel[Any]:
        kind = type(view)
        if kind not in self._screens:
            screen = self._screens[kind] = SCREENS[kind](self.kit, self)
            screen.intent.connect(self.intent)
            screen.setGeometry(self.rect())
        return self._screens[kind]

    def _tell_refused(self) -> None:
        self.intent.emit(PressTooSoon())


def _lies_elsewhere(before: WindowView, view: WindowView) -> bool:
    """Whether something else now lies under the finger."""
    return (
        before.moment != view.moment
        or type(before.screen) is not type(view.screen)
        or type(before.overlay) is not type(view.overlay)
    )
