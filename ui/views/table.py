"""The table screen: top bar, banners, seats, board, pots and the action bar."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ui.views.parts import ButtonView, ChipStackView, Disc


@dataclass(frozen=True, slots=True, kw_only=True)
class TopBarView:
    """What stands on top of every screen of a hand.

    `undo` carries what it undoes as text ("Undo: Ben calls 60") and which chips go back as detail. `alert` is
    a short danger ("Not saving") for sheets that have no room for a banner; it takes the place of `detail`.
    `tag` says that this is not the real thing ("Practice").
    """

    title: str
    detail: str = ""
    undo: ButtonView | None = None
    redo: ButtonView | None = None
    ruling: ButtonView | None = None
    menu: ButtonView | None = None
    alert: str = ""
    tag: str = ""


class BannerKind(Enum):
    """What a banner is about."""

    ALERT = "alert"
    """Danger to the record."""
    INFO = "info"
    """Something is missing, the table plays on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BannerView:
    """A banner that stays while it is true; at most two are shown, side by side."""

    kind: BannerKind
    title: str
    detail: str = ""


class SeatState(Enum):
    """How a seat is drawn: state is always shape and word, never colour alone."""

    IN_HAND = "in hand"
    TO_ACT = "to act"
    ALL_IN = "all-in"
    FOLDED = "folded"
    AWAY = "away"
    WAITING = "waiting"
    """Sits at the table but is not in this hand, or no hand is played: a plate without cards."""
    EMPTY = "empty"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """One seat, ready to be drawn.

    `stack` is what he has behind; of a player who is all-in what he is in for. `word` stands at the right of
    the lower line ("to act", "folded"); of a player who is away it is the whole lower line ("away, owes 30").
    An all-in's tag reads `word` too ("ALL-IN"). `chips` is the likeness of `bet`, at most two colours. `says`
    is read out to people who do not see the seat; empty: name, stack and word.
    """

    seat: int
    name: str = ""
    stack: str = ""
    state: SeatState = SeatState.IN_HAND
    word: str = ""
    has_cards: bool = False
    bet: str = ""
    chips: tuple[ChipStackView, ...] = ()
    discs: tuple[Disc, ...] = ()
    says: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardView:
    """The five places of the board: a face ("Th"), or None for an empty place."""

    cards: tuple[str | None, ...] = (None,) * 5
    label: str = ""
    """Only where there are two boards: "first", "second"."""
    played: int = 5
    """So many cards were dealt; those after them would have come."""
    lies: int = 0
    """So many cards lie on the table; those of them that are not known are drawn as backs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PotView:
    """One pot: "Side 1", "1,180", "all but Jo". Three at most; the presenter folds more together.

    `chips` is the likeness of the amount, at most two colours.
    """

    label: str
    amount: str
    who: str = ""
    chips: tuple[ChipStackView, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockView:
    """The time left of the player to act, in `seat`; a tap on it is a tap on his seat.

    `share` runs from 1 (all of it) to 0. `urgent` are the last ten seconds, and a clock that was called.
    `says` is read out to people who do not see it.
    """

    seat: int
    figure: str
    share: float
    unit: str = "s"
    urgent: bool = False
    says: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBarView:
    """The action bar while a player is to act.

    `call` checks or calls and never moves. Where nothing is to be raised, `reason` stands in place of
    `raise_to`. `then` names who acts after him, where there is room.
    """

    name: str
    sentence: str
    call: ButtonView
    fold: ButtonView | None = None
    raise_to: ButtonView | None = None
    reason: str = ""
    then_title: str = ""
    then: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StepBarView:
    """The action bar while nobody is to act: the dealer's next step, and quieter ways.

    `others` are two at most, at the right; `left` stands where the fold is else.
    """

    sentence: str
    step: ButtonView
    others: tuple[ButtonView, ...] = ()
    left: ButtonView | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """The table. `seats` in slot order: clockwise from the bottom row's right end, 2 to 10 of them.

    `line` is the newest announcement, while it is to be read. Pass `bar` None before the first hand. `clock`
    is that of the player to act: shown in the bar and as a ring on his seat.
    """

    top: TopBarView
    seats: tuple[SeatView, ...]
    board: BoardView = BoardView()
    second_board: BoardView | None = None
    pots: tuple[PotView, ...] = ()
    banners: tuple[BannerView, ...] = ()
    line: str = ""
    bar: TurnBarView | StepBarView | None = None
    clock: ClockView | None = None
