"""What a touch means: the one kind of message that leaves the widgets.

An intent says what somebody tapped, in the words of the table, and carries what is needed to act on it. It is
not yet a command: whether it becomes one, and with which `base_seq`, is decided above the widgets.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Fold:
    """The player to act folds. Where a check is free the presenter asks once before."""


@dataclass(frozen=True, slots=True)
class FoldAnyway:
    """The answer to "Fold? You can check."."""


@dataclass(frozen=True, slots=True)
class CheckOrCall:
    """The player to act checks, or calls where something is to be called."""


@dataclass(frozen=True, slots=True)
class OpenRaise:
    """Open the sheet on which an amount is entered."""


@dataclass(frozen=True, slots=True)
class PressKey:
    """A key of the number pad: ``"0"`` to ``"9"``, ``"00"``, or ``"back"`` to take the last digit away."""

    key: str


@dataclass(frozen=True, slots=True)
class AddChip:
    """A chip button: add one chip of this value to the amount."""

    chips: int


@dataclass(frozen=True, slots=True)
class SetAmount:
    """A preset: the amount becomes `to_chips`, nothing is recorded yet."""

    to_chips: int


@dataclass(frozen=True, slots=True)
class ClearAmount:
    """Empty the amount."""


@dataclass(frozen=True, slots=True)
class ConfirmAmount:
    """Record the amount that stands in the big button."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the newest entry back."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Bring the entry back that was undone last."""


@dataclass(frozen=True, slots=True)
class OpenMenu:
    """Open the menu over the present screen."""


@dataclass(frozen=True, slots=True)
class OpenRuling:
    """Open the dispute helper."""


@dataclass(frozen=True, slots=True)
class Back:
    """Leave the present sheet or overlay without doing anything."""


@dataclass(frozen=True, slots=True)
class LeaveFullScreen:
    """Show the window in a frame, so that other programs can be reached."""


@dataclass(frozen=True, slots=True)
class EnterFullScreen:
    """Fill the screen again."""


@dataclass(frozen=True, slots=True)
class LeaveTable:
    """Go to the start screen; the night stays as it stands."""


@dataclass(frozen=True, slots=True)
class Quit:
    """Close the program."""


@dataclass(frozen=True, slots=True)
class AskVoid:
    """Ask whether the hand shall not count."""


@dataclass(frozen=True, slots=True)
class VoidHand:
    """The hand does not count: everybody takes his chips back."""


@dataclass(frozen=True, slots=True)
class CorrectAction:
    """Action `index` of the hand, counted from 0, was recorded wrong."""

    index: int


@dataclass(frozen=True, slots=True)
class ReallyDid:
    """Action `index` was really this fold, check or call."""

    index: int
    action: str


@dataclass(frozen=True, slots=True)
class TypeRaiseAgain:
    """Open the number pad for what action `index` was really raised to."""

    index: int


@dataclass(frozen=True, slots=True)
class SitOut:
    """The player in `seat` goes away."""

    seat: int


@dataclass(frozen=True, slots=True)
class SitIn:
    """The player in `seat` comes back, in one of the ways the rules know."""

    seat: int
    way: str


@dataclass(frozen=True, slots=True)
class TypeChips:
    """Open the number pad for a number of chips of this seat; `purpose` says which."""

    seat: int
    purpose: str


@dataclass(frozen=True, slots=True)
class TypeNewcomer:
    """Open the keyboard for the name of somebody who joins the table."""


@dataclass(frozen=True, slots=True)
class TurnTable:
    """Turn the seats on the screen by one place."""


@dataclass(frozen=True, slots=True)
class PressTooSoon:
    """A press within the quiet time after a turn passed: it does nothing but a soft tick."""


@dataclass(frozen=True, slots=True)
class TapSeat:
    """A seat on the felt was tapped."""

    seat: int


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer's step: the cards of the next street lie on the table, or are about to."""


@dataclass(frozen=True, slots=True)
class PickStreet:
    """Enter the cards of the next street on the picker."""


@dataclass(frozen=True, slots=True)
class RunTwice:
    """The all-in players agree to two boards."""


@dataclass(frozen=True, slots=True)
class PickCard:
    """A card of the 4 x 13 picker, ``"Th"``."""

    card: str


@dataclass(frozen=True, slots=True)
class ChoosePlace:
    """The place of the card sheet that the next card goes to; counted from 0."""

    place: int


@dataclass(frozen=True, slots=True)
class ConfirmCards:
    """The cards on the sheet are right."""


@dataclass(frozen=True, slots=True)
class SkipCards:
    """Go on without entering cards."""


@dataclass(frozen=True, slots=True)
class UseCamera:
    """Read the cards with the camera."""


@dataclass(frozen=True, slots=True)
class Show:
    """The player turns his hand over."""

    seat: int


@dataclass(frozen=True, slots=True)
class Muck:
    """The player gives his hand away unseen."""

    seat: int


@dataclass(frozen=True, slots=True)
class CorrectCards:
    """A card that was entered is another one: a player's hand, or the board when `seat` is None."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class AwardTo:
    """The host says who wins a pot; `pot` counts from 0, the main pot."""

    pot: int
    seat: int


@dataclass(frozen=True, slots=True)
class SplitPot:
    """More than one player wins this pot: the next taps on names choose and unchoose."""

    pot: int


@dataclass(frozen=True, slots=True)
class ConfirmSplit:
    """The chosen players share this pot."""

    pot: int


@dataclass(frozen=True, slots=True)
class NextHand:
    """The chips have been paid: on to the next hand."""


@dataclass(frozen=True, slots=True)
class SayAgain:
    """Repeat the last announcement."""


@dataclass(frozen=True, slots=True)
class OpenChange:
    """Something about the hand that was just played was recorded wrong."""


@dataclass(frozen=True, slots=True)
class TurnPage:
    """Show the part of a long list that begins at `first`, counted from 0; `part` names the list."""

    part: str
    first: int


@dataclass(frozen=True, slots=True)
class ResumeNight:
    """Continue the night where it stood."""


@dataclass(frozen=True, slots=True)
class NewCashGame:
    """Set up a new cash game."""


@dataclass(frozen=True, slots=True)
class ChoosePreset:
    """A preset of stakes and rules, by its key in the configuration."""

    key: str


@dataclass(frozen=True, slots=True)
class ChooseSeat:
    """A seat of the setup screen is the one that is asked about."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatPlayer:
    """A known player takes this seat."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class StandUp:
    """The seat becomes empty."""

    seat: int


@dataclass(frozen=True, slots=True)
class TypeName:
    """Open the keyboard for this seat's name."""

    seat: int


@dataclass(frozen=True, slots=True)
class TypeStack:
    """Open the number pad for this seat's stack."""

    seat: int


@dataclass(frozen=True, slots=True)
class TypeBlinds:
    """Open the number pad for the blinds: ``"small"`` or ``"big"``."""

    which: str


@dataclass(frozen=True, slots=True)
class PutButton:
    """The dealer button lies at this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class DrawForButton:
    """Let cards decide where the button begins."""


@dataclass(frozen=True, slots=True)
class StartNight:
    """The setup is complete: deal the first hand."""


@dataclass(frozen=True, slots=True)
class OpenHouseRules:
    """Show the rules in force as a card."""


@dataclass(frozen=True, slots=True)
class TypeText:
    """A key of the keyboard, as it is to appear; one letter or a space."""

    text: str


@dataclass(frozen=True, slots=True)
class EraseText:
    """Take the last letter away."""


@dataclass(frozen=True, slots=True)
class ToggleShift:
    """The next letter is a capital, or is not."""


@dataclass(frozen=True, slots=True)
class ToggleAccents:
    """Letters, or letters with accents."""


@dataclass(frozen=True, slots=True)
class ConfirmEntry:
    """The text or number that was typed is right."""


Intent: TypeAlias = (
    Fold
    | FoldAnyway
    | CheckOrCall
    | OpenRaise
    | PressKey
    | AddChip
    | SetAmount
    | ClearAmount
    | ConfirmAmount
    | Undo
    | Redo
    | OpenMenu
    | OpenRuling
    | Back
    | LeaveFullScreen
    | EnterFullScreen
    | LeaveTable
    | Quit
    | AskVoid
    | VoidHand
    | CorrectAction
    | ReallyDid
    | TypeRaiseAgain
    | SitOut
    | SitIn
    | TypeChips
    | TypeNewcomer
    | TurnTable
    | PressTooSoon
    | TapSeat
    | Deal
    | PickStreet
    | RunTwice
    | PickCard
    | ChoosePlace
    | ConfirmCards
    | SkipCards
    | UseCamera
    | Show
    | Muck
    | CorrectCards
    | AwardTo
    | SplitPot
    | ConfirmSplit
    | NextHand
    | SayAgain
    | OpenChange
    | TurnPage
    | ResumeNight
    | NewCashGame
    | ChoosePreset
    | ChooseSeat
    | SeatPlayer
    | StandUp
    | TypeName
    | TypeStack
    | TypeBlinds
    | PutButton
    | DrawForButton
    | StartNight
    | OpenHouseRules
    | TypeText
    | EraseText
    | ToggleShift
    | ToggleAccents
    | ConfirmEntry
)
