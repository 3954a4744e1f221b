"""What the screens show, ready to be drawn: frozen records without Qt, worded and decided by the presenter.

Widgets take them through ``render(view)`` and keep no state of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ui.views.looking_back import HandRowView, HandsView, LineStyle, PastView, ReadingLine, ReadingView
from ui.views.night import (
    ConfirmView,
    EntryView,
    Keys,
    MenuView,
    NamesView,
    SetupSeatState,
    SetupSeatView,
    SetupView,
    StartView,
    TextView,
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
    | SetupView
    | EntryView
    | TableView
    | RaiseView
    | CardSheetView
    | ShowdownView
    | TextView
    | HandsView
    | ReadingView
    | PastView
    | NamesView
)
OverlayView: TypeAlias = MenuView | ConfirmView


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
    "CardSheetView",
    "CardState",
    "CardView",
    "ChipButtonView",
    "ChipColour",
    "ChipStackView",
    "ClockView",
    "ConfirmView",
    "Disc",
    "EntryView",
    "HandRowView",
    "HandsView",
    "Icon",
    "Keys",
    "LineStyle",
    "MenuView",
    "NamesView",
    "OverlayView",
    "PastView",
    "PayoutView",
    "PlaceView",
    "PotView",
    "RaiseView",
    "ReadingLine",
    "ReadingView",
    "ScreenView",
    "SeatState",
    "SeatView",
    "SetupSeatState",
    "SetupSeatView",
    "SetupView",
    "ShowRowView",
    "ShowState",
    "ShowdownView",
    "StartView",
    "StepBarView",
    "TableView",
    "TextView",
    "TopBarView",
    "TurnBarView",
    "WindowView",
]
