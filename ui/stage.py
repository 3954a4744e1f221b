"""The window's content: shows one screen at a time, and overlays on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pkgutil import resolve_name
from types import MappingProxyType
from typing import Any

from PyQt6.QtCore import QVariantAnimation, pyqtSignal
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QWidget

from ui.intents import PressTooSoon
from ui.kit import Kit
from ui.layout.box import Canvas
from ui.theme import Theme
from ui.views import (
    CameraSetupView,
    CardSheetView,
    ChipSetView,
    ConfirmView,
    DeckView,
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
    SeenCardsView,
    SettingsView,
    SetupView,
    ShowdownView,
    StartView,
    TableView,
    WindowView,
    ZonesView,
)
from ui.widgets.dimmer import Dimmer
from ui.widgets.panel import Panel

PANELS: Mapping[type, str] = MappingProxyType(
    {
        StartView: "ui.screens.start:StartScreen",
        SetupView: "ui.screens.setup:SetupScreen",
        SettingsView: "ui.screens.settings:SettingsScreen",
        EntryView: "ui.screens.entry:EntryScreen",
        TableView: "ui.screens.table:TableScreen",
        RaiseView: "ui.screens.raise_sheet:RaiseScreen",
        CardSheetView: "ui.screens.card_sheet:CardSheet",
        SeenCardsView: "ui.screens.seen_cards:SeenCardsScreen",
        ShowdownView: "ui.screens.showdown:ShowdownScreen",
        DisputeView: "ui.screens.dispute:DisputeScreen",
        QuestionView: "ui.screens.dispute_question:QuestionScreen",
        PushedView: "ui.screens.dispute_pushed:PushedScreen",
        RulingView: "ui.screens.dispute_ruling:RulingScreen",
        RulesCardView: "ui.screens.rules_card:RulesCardScreen",
        HandsView: "ui.screens.hands:HandsScreen",
        ReadingView: "ui.screens.reading:ReadingScreen",
        PastView: "ui.screens.past:PastScreen",
        NamesView: "ui.screens.names:NamesScreen",
        ChipSetView: "ui.screens.chip_set:ChipSetScreen",
        DevicesView: "ui.screens.devices:DevicesScreen",
        CameraSetupView: "ui.screens.camera_setup:CameraSetupScreen",
        ZonesView: "ui.screens.zones:ZonesScreen",
        DeckView: "ui.screens.deck:DeckScreen",
        MenuView: "ui.widgets.overlay:MenuOverlay",
        LockView: "ui.widgets.lock:LockOverlay",
        ConfirmView: "ui.widgets.overlay:ConfirmOverlay",
    }
)
"""Where the panel of each view is. A screen's code is loaded when it is needed, or when there is nothing else
to do: the table opens a tenth sooner."""


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

    def load_ahead(self) -> Iterator[None]:
        """Load the code of the screens, one at each step, so that none is waited for when it is opened."""
        for place in PANELS.values():
            resolve_name(place)
            yield

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
            make: Callable[[Kit, QWidget], Panel[Any]] = resolve_name(PANELS[kind])
            panel = self._panels[kind] = make(self.kit, self)
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
