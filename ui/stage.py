"""The window's content: shows one screen at a time, and overlays on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from PyQt6.QtCore import QVariantAnimation, pyqtSignal
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QWidget

from ui.intents import PressTooSoon
from ui.kit import Kit
from ui.layout.box import Canvas
from ui.screens.card_sheet import CardSheet
from ui.screens.chip_set import ChipSetScreen
from ui.screens.devices import DevicesScreen
from ui.screens.dispute import DisputeScreen
from ui.screens.dispute_pushed import PushedScreen
from ui.screens.dispute_question import QuestionScreen
from ui.screens.dispute_ruling import RulingScreen
from ui.screens.entry import EntryScreen
from ui.screens.hands import HandsScreen
from ui.screens.names import NamesScreen
from ui.screens.past import PastScreen
from ui.screens.raise_sheet import RaiseScreen
from ui.screens.reading import ReadingScreen
from ui.screens.rules_card import RulesCardScreen
from ui.screens.settings import SettingsScreen
from ui.screens.setup import SetupScreen
from ui.screens.showdown import ShowdownScreen
from ui.screens.start import StartScreen
from ui.screens.table import TableScreen
from ui.theme import Theme
from ui.views import (
    CardSheetView,
    ChipSetView,
    ConfirmView,
    DevicesView,
    DisputeView,
    EntryView,
    HandsView,
    LockView,
    MenuView,
    NamesView,
    OverlayView,
    PastView,
    PushedView,
    QuestionView,
    RaiseView,
    ReadingView,
    RulesCardView,
    RulingView,
    ScreenView,
    SettingsView,
    SetupView,
    ShowdownView,
    StartView,
    TableView,
    WindowView,
)
from ui.widgets.dimmer import Dimmer
from ui.widgets.lock import LockOverlay
from ui.widgets.overlay import ConfirmOverlay, MenuOverlay
from ui.widgets.panel import Panel

PANELS: Mapping[type, Callable[[Kit, QWidget], Panel[Any]]] = MappingProxyType(
    {
        StartView: StartScreen,
        SetupView: SetupScreen,
        SettingsView: SettingsScreen,
        EntryView: EntryScreen,
        TableView: TableScreen,
        RaiseView: RaiseScreen,
        CardSheetView: CardSheet,
        ShowdownView: ShowdownScreen,
        DisputeView: DisputeScreen,
        QuestionView: QuestionScreen,
        PushedView: PushedScreen,
        RulingView: RulingScreen,
        RulesCardView: RulesCardScreen,
        HandsView: HandsScreen,
        ReadingView: ReadingScreen,
        PastView: PastScreen,
        NamesView: NamesScreen,
        ChipSetView: ChipSetScreen,
        DevicesView: DevicesScreen,
        MenuView: MenuOverlay,
        LockView: LockOverlay,
        ConfirmView: ConfirmOverlay,
    }
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
        self._panels: dict[type, Panel[Any]] = {}
        self._dimmer = Dimmer(self)
        self.setObjectName("stage")

    @property
    def view(self) -> WindowView | None:
        """What is shown, if anything is yet."""
        return self._view

    def render(self, view: WindowView) -> None:  # type: ignore[override]
        """Show this screen; a press that falls into the change is refused."""
        before, self._view = self._view, view
        if before == view:
            return
        if before is None or _lies_elsewhere(before, view):
            self.kit.guard.turn_passed()
        screen = self._panel_for(view.screen)
        screen.render(view.screen)
        shown = [screen]
        if view.overlay is not None:
            overlay = self._panel_for(view.overlay)
            overlay.render(view.overlay)
            overlay.raise_()
            shown.append(overlay)
        for panel in self._panels.values():
            panel.setVisible(panel in shown)
        self._dimmer.raise_()

    def arrive(self) -> None:
        """Let what moves be where it is going: for a picture."""
        for way in self.findChildren(QVariantAnimation):
            if way.state() is QVariantAnimation.State.Running:
                way.setCurrentTime(way.duration())

    def set_brightness(self, percent: int) -> None:
        """How bright the screen is, 0 to 100."""
        self._dimmer.set_brightness(percent)

    def set_theme(self, theme: Theme) -> None:
        """Night or day, at once."""
        if theme == self.kit.theme:
            return
        self.kit.theme = theme
        self._arrange()
        for child in self.findChildren(QWidget):
            child.update()

    def resizeEvent(self, event: QResizeEvent | None) -> None:  # noqa: ARG002
        """Everything is sized from the screen."""
        self.kit.resize(Canvas.of(max(self.width(), 1), max(self.height(), 1)))
        self._dimmer.setGeometry(self.rect())
        self._arrange()

    def _arrange(self) -> None:
        for panel in self._panels.values():
            panel.setGeometry(self.rect())
            panel.arrange()

    def _panel_for(self, view: ScreenView | OverlayView) -> Panel[Any]:
        kind = type(view)
        if kind not in self._panels:
            panel = self._panels[kind] = PANELS[kind](self.kit, self)
            panel.intent.connect(self.intent)
            panel.setGeometry(self.rect())
        return self._panels[kind]

    def _tell_refused(self) -> None:
        self.intent.emit(PressTooSoon())


def _lies_elsewhere(before: WindowView, view: WindowView) -> bool:
    """Whether something else now lies under the finger."""
    return (
        before.moment != view.moment
        or type(before.screen) is not type(view.screen)
        or type(before.overlay) is not type(view.overlay)
    )
