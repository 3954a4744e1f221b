"""What the screens show, ready to be drawn: frozen records without Qt, worded and decided by the presenter.

Widgets take them through ``render(view)`` and keep no state of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ui.views.camera_setup import CameraSetupView, DeckView, ZonesView
from ui.views.chip_set import ChipRowView, ChipSetView
from ui.views.devices import DeviceRowView, DevicesView, LampView
from ui.views.dispute import (
    CaseArt,
    CaseView,
    DisputeView,
    PushedView,
    QuestionView,
    RuleLineView,
    RulesCardView,
    RulingView,
)
from ui.views.looking_back import HandRowView, HandsView, LineStyle, PastView, ReadingLine, ReadingView
from ui.views.night import (
    ConfirmView,
    EntryView,
    Keys,
    LockView,
    MenuView,
    NamesView,
    SetupSeatState,
    SetupSeatView,
    SetupView,
    StartView,
)
from ui.views.parts import (
    ButtonLook,
    ButtonView,
    CardState,
    CardView,
    ChipColour,
    ChipStackView,
    Disc,
    Icon,
)
from ui.views.seen_cards import SeenCardsView, SeenPlaceView, SeenState
from ui.views.settings import SettingRowView, SettingsView
from ui.views.sheets import CardSheetView, ChipButtonView, PlaceView, RaiseView
from ui.views.showdown import AwardView, PayoutView, ShowdownView, ShowRowView, ShowState
from ui.views.table import (
    BannerKind,
    BannerView,
    BoardView,
    ClockView,
    PotView,
    SeatState,
    SeatView,
    StepBarView,
    TableView,
    TopBarView,
    TurnBarView,
)

ScreenView: TypeAlias = (
    StartView
    | SettingsView
    | SetupView
    | EntryView
    | TableView
    | RaiseView
    | CardSheetView
    | SeenCardsView
    | ShowdownView
    | HandsView
    | ReadingView
    | PastView
    | NamesView
    | ChipSetView
    | DevicesView
    | CameraSetupView
    | ZonesView
    | DeckView
    | DisputeView
    | QuestionView
    | PushedView
    | RulingView
    | RulesCardView
)
OverlayView: TypeAlias = MenuView | ConfirmView | LockView


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowView:
    """All that the window shows: one screen, and perhaps an overlay on it.

    `moment` changes with each recorded entry (the journal's newest seq). When it changes, or another screen
    appears, presses are refused for a short time, so that a second tap never hits what has just come up.
    """

    screen: ScreenView
    overlay: OverlayView | None = None
    moment: int = 0


__all__ = [
    "AwardView",
    "BannerKind",
    "BannerView",
    "BoardView",
    "ButtonLook",
    "ButtonView",
    "CameraSetupView",
    "CardSheetView",
    "CardState",
    "CardView",
    "CaseArt",
    "CaseView",
    "ChipButtonView",
    "ChipColour",
    "ChipRowView",
    "ChipSetView",
    "ChipStackView",
    "ClockView",
    "ConfirmView",
    "DeckView",
    "DeviceRowView",
    "DevicesView",
    "Disc",
    "DisputeView",
    "EntryView",
    "HandRowView",
    "HandsView",
    "Icon",
    "Keys",
    "LampView",
    "LineStyle",
    "LockView",
    "MenuView",
    "NamesView",
    "OverlayView",
    "PastView",
    "PayoutView",
    "PlaceView",
    "PotView",
    "PushedView",
    "QuestionView",
    "RaiseView",
    "ReadingLine",
    "ReadingView",
    "RuleLineView",
    "RulesCardView",
    "RulingView",
    "ScreenView",
    "SeatState",
    "SeatView",
    "SeenCardsView",
    "SeenPlaceView",
    "SeenState",
    "SettingRowView",
    "SettingsView",
    "SetupSeatState",
    "SetupSeatView",
    "SetupView",
    "ShowRowView",
    "ShowState",
    "ShowdownView",
    "StartView",
    "StepBarView",
    "TableView",
    "TopBarView",
    "TurnBarView",
    "WindowView",
    "ZonesView",
]
