"""What a touch means: the one kind of message that leaves the widgets.

An intent says what somebody tapped, in the words of the table, and carries what is needed to act on it. It is
not yet a command: whether it becomes one, and with which `base_seq`, is decided above the widgets.
"""

from __future__ import annotations

from typing import TypeAlias

from ui.intents.around import (
    Back,
    CommonIntent,
    EnterFullScreen,
    LeaveFullScreen,
    LeaveTable,
    LockScreen,
    OpenHouseRules,
    OpenMenu,
    OpenRuling,
    PressTooSoon,
    Quit,
    TurnPage,
    Unlock,
)
from ui.intents.clock import CallClock, ClockIntent, GoOn, Pause, TakeTime
from ui.intents.corrections import (
    AskVoid,
    CorrectAction,
    CorrectCards,
    CorrectionIntent,
    OpenChange,
    ReallyDid,
    TypeRaiseAgain,
    VoidHand,
)
from ui.intents.dispute import (
    AgreeRuling,
    AnswerRuling,
    ChooseCase,
    ConfirmPushed,
    ConfirmSaid,
    DisputeIntent,
    OpenRule,
    ReadRules,
)
from ui.intents.hand import (
    AwardTo,
    BombPot,
    CheckOrCall,
    ConfirmSplit,
    Deal,
    Fold,
    FoldAnyway,
    HandIntent,
    HuntRabbit,
    Muck,
    NextHand,
    OpenBeforeCards,
    OpenRaise,
    PickStreet,
    Redo,
    RunTwice,
    SayAgain,
    Show,
    SplitPot,
    Straddle,
    Undo,
)
from ui.intents.keyboard import (
    ConfirmEntry,
    EraseText,
    KeyboardIntent,
    TakeName,
    ToggleAccents,
    ToggleShift,
    TypeText,
)
from ui.intents.looking_back import (
    CopyText,
    LookingBackIntent,
    OpenBooks,
    OpenHand,
    OpenHands,
    OpenStep,
    SaveText,
)
from ui.intents.seats import (
    PutButton,
    SeatIntent,
    SitIn,
    SitOut,
    StandUp,
    TapSeat,
    TurnTable,
    TypeChips,
    TypeName,
    TypeNewcomer,
)
from ui.intents.settings import ChooseRule, ChooseSetting, OpenSettings, SettingsIntent
from ui.intents.setup import (
    ChoosePreset,
    ChooseSeat,
    DrawForButton,
    NewCashGame,
    OpenNames,
    ResumeNight,
    SeatPlayer,
    SetupIntent,
    StartNight,
    TypeBlinds,
    TypeStack,
)
from ui.intents.sheets import (
    AddChip,
    ChoosePlace,
    ClearAmount,
    ConfirmAmount,
    ConfirmCards,
    PickCard,
    PressKey,
    SetAmount,
    SheetIntent,
    SkipCards,
    UseCamera,
)

Intent: TypeAlias = (
    HandIntent
    | SheetIntent
    | CorrectionIntent
    | DisputeIntent
    | SeatIntent
    | ClockIntent
    | SettingsIntent
    | SetupIntent
    | KeyboardIntent
    | CommonIntent
    | LookingBackIntent
)

__all__ = [
    "AddChip",
    "AgreeRuling",
    "AnswerRuling",
    "AskVoid",
    "AwardTo",
    "Back",
    "BombPot",
    "CallClock",
    "CheckOrCall",
    "ChooseCase",
    "ChoosePlace",
    "ChoosePreset",
    "ChooseRule",
    "ChooseSeat",
    "ChooseSetting",
    "ClearAmount",
    "ConfirmAmount",
    "ConfirmCards",
    "ConfirmEntry",
    "ConfirmPushed",
    "ConfirmSaid",
    "ConfirmSplit",
    "CopyText",
    "CorrectAction",
    "CorrectCards",
    "Deal",
    "DrawForButton",
    "EnterFullScreen",
    "EraseText",
    "Fold",
    "FoldAnyway",
    "GoOn",
    "HuntRabbit",
    "Intent",
    "LeaveFullScreen",
    "LeaveTable",
    "LockScreen",
    "Muck",
    "NewCashGame",
    "NextHand",
    "OpenBeforeCards",
    "OpenBooks",
    "OpenChange",
    "OpenHand",
    "OpenHands",
    "OpenHouseRules",
    "OpenMenu",
    "OpenNames",
    "OpenRaise",
    "OpenRule",
    "OpenRuling",
    "OpenSettings",
    "OpenStep",
    "Pause",
    "PickCard",
    "PickStreet",
    "PressKey",
    "PressTooSoon",
    "PutButton",
    "Quit",
    "ReadRules",
    "ReallyDid",
    "Redo",
    "ResumeNight",
    "RunTwice",
    "SaveText",
    "SayAgain",
    "SeatPlayer",
    "SetAmount",
    "Show",
    "SitIn",
    "SitOut",
    "SkipCards",
    "SplitPot",
    "StandUp",
    "StartNight",
    "Straddle",
    "TakeName",
    "TakeTime",
    "TapSeat",
    "ToggleAccents",
    "ToggleShift",
    "TurnPage",
    "TurnTable",
    "TypeBlinds",
    "TypeChips",
    "TypeName",
    "TypeNewcomer",
    "TypeRaiseAgain",
    "TypeStack",
    "TypeText",
    "Undo",
    "Unlock",
    "UseCamera",
    "VoidHand",
]
