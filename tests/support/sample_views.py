"""Views that show the screens in telling states, for looking at and for tests of the geometry."""

from __future__ import annotations

from dataclasses import replace

from ui import intents
from ui.views import (
    AwardView,
    BannerKind,
    BannerView,
    BoardView,
    ButtonLook,
    ButtonView,
    CardSheetView,
    CardState,
    CardView,
    ChipButtonView,
    ChipColour,
    ChipStackView,
    ClockView,
    Disc,
    Icon,
    PayoutView,
    PlaceView,
    PotView,
    RaiseView,
    ScreenView,
    SeatState,
    SeatView,
    ShowdownView,
    ShowRowView,
    ShowState,
    StepBarView,
    TableView,
    TopBarView,
    TurnBarView,
    WindowView,
)

RED, GREEN, BLACK, YELLOW = ChipColour.RED, ChipColour.GREEN, ChipColour.BLACK, ChipColour.YELLOW


def stacks(*pairs: tuple[ChipColour, int]) -> tuple[ChipStackView, ...]:
    return tuple(ChipStackView(colour=colour, count=count) for colour, count in pairs)


def undo(text: str, detail: str) -> ButtonView:
    return ButtonView(name="undo", text=text, detail=detail, intent=intents.Undo(), icon=Icon.UNDO)


MENU = ButtonView(name="menu", text="Menu", intent=intents.OpenMenu(), icon=Icon.MENU)
RULING = ButtonView(name="ruling", text="Ruling", intent=intents.OpenRuling(), icon=Icon.RULING)
REDO = ButtonView(name="redo", text="Redo", intent=intents.Redo(), icon=Icon.REDO)
BACK = ButtonView(name="back", text="Back", intent=intents.Back())


def top_bar(title: str = "Hand 12", undone: tuple[str, str] | None = None, **more: object) -> TopBarView:
    return TopBarView(
        title=title,
        detail=str(more.get("detail", "blinds 10/20")),
        undo=undo(*(undone or ("Undo: Maximilian calls 60", "60 back to Maximilian"))),
        redo=REDO if more.get("redo") else None,
        ruling=None if more.get("no_ruling") else RULING,
        menu=MENU,
        alert=str(more.get("alert", "")),
    )


CALM_CLOCK = ClockView(figure="21", share=0.7)


def turn_bar(
    name: str = "Katarzyna",
    sentence: str = "60 to call, minimum raise to 100",
    *,
    call: str = "Call 60",
    call_detail: str = "",
    raise_text: str = "Raise to …",
    raise_range: str = "100 to 1,480",
    reason: str = "",
    clock: ClockView | None = CALM_CLOCK,
    then: str = "Pat, Ben, Asha, Chitra",
) -> TurnBarView:
    raise_to = ButtonView(
        name="raise", text=raise_text, detail=raise_range, intent=intents.OpenRaise(), look=ButtonLook.EDGE
    )
    return TurnBarView(
        name=name,
        sentence=sentence,
        fold=ButtonView(name="fold", text="Fold", intent=intents.Fold(), look=ButtonLook.QUIET),
        call=ButtonView(
            name="call", text=call, detail=call_detail, intent=intents.CheckOrCall(), look=ButtonLook.MAIN
        ),
        raise_to=None if reason else raise_to,
        reason=reason,
        clock=clock,
        then_title="Then",
        then=then,
    )


SIXTY = stacks((GREEN, 2), (RED, 2))

TEN_SEATS = (
    SeatView(seat=4, name="Sam", state=SeatState.AWAY, word="away, owes 30"),
    SeatView(seat=5, name="Ben", stack="2,340", has_cards=True, discs=(Disc.BUTTON,)),
    SeatView(
        seat=6,
        name="Asha",
        stack="1,870",
        has_cards=True,
        bet="10",
        chips=stacks((RED, 2)),
        discs=(Disc.SMALL_BLIND,),
    ),
    SeatView(
        seat=7,
        name="Chitra",
        stack="2,905",
        has_cards=True,
        bet="20",
        chips=stacks((RED, 4)),
        discs=(Disc.BIG_BLIND,),
    ),
    SeatView(seat=8, name="Dev", stack="1,420", state=SeatState.FOLDED, word="folded"),
    SeatView(seat=9, name="Oluwaseun", stack="3,115", has_cards=True, bet="60", chips=SIXTY),
    SeatView(seat=10, name="Jo", stack="985", state=SeatState.FOLDED, word="folded"),
    SeatView(seat=1, name="Maximilian", stack="1,640", has_cards=True, bet="60", chips=SIXTY),
    SeatView(seat=2, name="Katarzyna", stack="1,480", has_cards=True, state=SeatState.TO_ACT, word="to act"),
    SeatView(seat=3, name="Pat", stack="2,250", has_cards=True),
)


def ten_handed(**more: object) -> TableView:
    base: dict[str, object] = {
        "top": top_bar(),
        "seats": TEN_SEATS,
        "pots": (PotView(label="Pot", amount="150"),),
        "bar": turn_bar(),
    }
    return TableView(**(base | more))  # type: ignore[arg-type]


SIDE_POT_SEATS = (
    SeatView(seat=1, name="Ben", stack="1,440", has_cards=True, discs=(Disc.BUTTON,)),
    SeatView(seat=2, name="Asha", stack="520", has_cards=True, state=SeatState.ALL_IN, word="ALL-IN"),
    SeatView(seat=3, name="Chitra", stack="1,905", has_cards=True, bet="500", chips=stacks((BLACK, 5))),
    SeatView(seat=4, name="Dev", stack="2,155", has_cards=True, state=SeatState.TO_ACT, word="to act"),
    SeatView(seat=5, name="Oluwaseun", stack="3,115", state=SeatState.FOLDED, word="folded"),
    SeatView(seat=6, name="Jo", stack="225", has_cards=True, state=SeatState.ALL_IN, word="ALL-IN"),
    SeatView(seat=7, name="Katarzyna", stack="1,480", state=SeatState.FOLDED, word="folded"),
)

THREE_POTS = (
    PotView(label="Main", amount="1,125", who="all five"),
    PotView(label="Side 1", amount="1,180", who="all but Jo"),
    PotView(label="Side 2", amount="1,140", who="Ben, Chitra, Dev"),
)

SIDE_POTS = TableView(
    top=top_bar("Hand 27", ("Undo: Chitra bets 500", "500 back to Chitra")),
    seats=SIDE_POT_SEATS,
    board=BoardView(cards=("Qh", "7s", "2d", None, None)),
    pots=THREE_POTS,
    bar=turn_bar(
        "Dev",
        "500 to call, minimum raise to 1,000",
        call="Call 500",
        raise_range="1,000 to 2,155",
        clock=ClockView(figure="7", share=0.25, urgent=True),
        then="Ben",
    ),
)

ALERT = BannerView(
    kind=BannerKind.ALERT,
    title="Not saving: the memory card is full",
    detail="Play on. Saving starts again by itself.",
)
INFO = BannerView(kind=BannerKind.INFO, title="Camera is unplugged", detail="Pick the cards by hand")

HEADS_UP = TableView(
    top=top_bar("Hand 40", ("Undo: Asha checks", "no chips move")),
    seats=(
        SeatView(
            seat=1,
            name="Asha",
            stack="12,340",
            has_cards=True,
            state=SeatState.TO_ACT,
            word="to act",
            bet="1,200",
            chips=stacks((YELLOW, 1), (BLACK, 2)),
            discs=(Disc.BUTTON, Disc.SMALL_BLIND),
        ),
        SeatView(
            seat=5,
            name="Ben",
            stack="7,660",
            has_cards=True,
            bet="4,800",
            chips=stacks((YELLOW, 4), (BLACK, 8)),
            discs=(Disc.BIG_BLIND,),
        ),
    ),
    board=BoardView(cards=("Th", "9c", "8d", "4d", "2h")),
    pots=(PotView(label="Pot", amount="12,400"),),
    bar=turn_bar(
        "Asha",
        "3,600 to call, no raise",
        call="Call 3,600",
        reason="You called 125; 75 more is not a full raise of 100: call or fold.",
        clock=None,
        then="Ben",
    ),
)

STEP = TableView(
    top=top_bar("Hand 12", ("Undo: Chitra calls 125", "105 back to Chitra"), redo=True),
    seats=tuple(
        SeatView(seat=seat.seat, name=seat.name, stack=seat.stack, has_cards=seat.has_cards)
        for seat in TEN_SEATS[1:9]
    ),
    pots=(PotView(label="Pot", amount="375"),),
    line="200 back to Chitra: nobody called it.",
    bar=StepBarView(
        sentence="Pot 375. Burn one, deal the flop.",
        step=ButtonView(name="deal", text="Deal the flop", intent=intents.Deal(), look=ButtonLook.MAIN),
        other=ButtonView(
            name="skip_cards", text="Go on without cards", intent=intents.SkipCards(), look=ButtonLook.PLAIN
        ),
    ),
)


def preset(name: str, text: str, amount: str, *, chosen: bool = False) -> ButtonView:
    look = ButtonLook.CHOSEN if chosen else ButtonLook.PLAIN
    to_chips = int(amount.replace(",", ""))
    return ButtonView(
        name=f"preset_{name}", text=text, detail=amount, intent=intents.SetAmount(to_chips), look=look
    )


def chip_button(value: int, colour: ChipColour) -> ChipButtonView:
    return ChipButtonView(
        name=f"chip_{value}", figure=f"{value:,}", colour=colour, intent=intents.AddChip(value)
    )


CHIP_BUTTONS = tuple(
    chip_button(value, colour) for value, colour in ((5, RED), (25, GREEN), (100, BLACK), (1000, YELLOW))
)

RAISE = RaiseView(
    top=top_bar("Hand 12", ("Undo: Ben folds", "Ben takes his cards back")),
    name="Asha",
    lines=("50 to call, 10 already in", "Pot 150 · Oluwaseun 60"),
    verb="Raise to",
    amount="260",
    presets=(
        preset("min", "Min", "100"),
        preset("half", "½ pot", "160"),
        preset("two_thirds", "⅔ pot", "195"),
        preset("pot", "Pot", "260", chosen=True),
        preset("all_in", "All-in", "1,880"),
    ),
    chips=CHIP_BUTTONS,
    chips_hint="Tap a chip to add it",
    clear=ButtonView(name="clear", text="Clear", intent=intents.ClearAmount()),
    back=BACK,
    confirm=ButtonView(
        name="raise_confirm", text="Raise to 260", intent=intents.ConfirmAmount(), look=ButtonLook.MAIN
    ),
    more="250 more",
    more_words="2 black, 2 green",
    more_chips=stacks((BLACK, 2), (GREEN, 2)),
    range_text="From 100 to 1,880",
    pots=(PotView(label="Pot", amount="150"),),
    rivals=(
        SeatView(seat=9, name="Oluwaseun", bet="60", chips=SIXTY),
        SeatView(seat=1, name="Maximilian", bet="60", chips=SIXTY),
        SeatView(seat=7, name="Chitra", bet="20", chips=stacks((RED, 4)), discs=(Disc.BIG_BLIND,)),
    ),
)

RAISE_EMPTY = replace(
    RAISE,
    top=top_bar("Hand 12", ("Undo: Ben folds", "Ben takes his cards back"), alert="Not saving"),
    amount="",
    presets=(*RAISE.presets[:3], preset("all_in", "All-in", "12,880")),
    chips=(*CHIP_BUTTONS[:3], chip_button(500, ChipColour.PURPLE), CHIP_BUTTONS[3]),
    more="",
    more_words="",
    more_chips=(),
    confirm=ButtonView(
        name="raise_confirm",
        text="Raise to …",
        detail="at least 100",
        enabled=False,
        intent=intents.ConfirmAmount(),
        look=ButtonLook.MAIN,
    ),
)
TURN_CARDS = CardSheetView(
    title="Turn",
    sentence="Burn one, deal one. Pot 775.",
    places=(
        PlaceView(face="Ks", fixed=True),
        PlaceView(face="9c", fixed=True),
        PlaceView(face="8d", fixed=True),
        PlaceView(face="4d", active=True),
        PlaceView(fixed=True),
    ),
    heading="The turn is the four of diamonds.",
    hint="Struck-out cards are already on the table.",
    used=frozenset(("Ks", "9c", "8d", "Ah", "Qh", "Kd", "Kc")),
    chosen=frozenset(("4d",)),
    confirm=ButtonView(
        name="confirm_cards",
        text="Turn",
        cards=("4d",),
        intent=intents.ConfirmCards(),
        look=ButtonLook.MAIN,
    ),
    back=BACK,
    undo=undo("Undo: Ben calls 200", "200 back to Ben"),
    skip=ButtonView(name="skip_cards", text="Go on without cards", intent=intents.SkipCards()),
    other=ButtonView(name="camera", text="Use the camera", intent=intents.UseCamera()),
)

HOLE_CARDS = replace(
    TURN_CARDS,
    title="Maximilian shows",
    sentence="His two cards.",
    places=(PlaceView(face="Tc"), PlaceView(active=True)),
    heading="Ten of clubs, and?",
    chosen=frozenset(("Tc",)),
    other=None,
    alert="Not saving",
    confirm=replace(TURN_CARDS.confirm, text="Show these", detail="one more card", cards=(), enabled=False),
)


def cards(faces: str, playing: str) -> tuple[CardView, ...]:
    return tuple(
        CardView(face=face, state=CardState.PLAYS if face in playing.split() else CardState.DIM)
        for face in faces.split()
    )


def counted(*pairs: tuple[ChipColour, int]) -> tuple[ChipStackView, ...]:
    return tuple(ChipStackView(colour=c, count=n, words=f"{n} {c.value}") for c, n in pairs)


BOARD = "Ks 9c 8d 4d 2h"


def shown(order: str, seat: int, name: str, words: str, plays: str) -> ShowRowView:
    return ShowRowView(
        order=order,
        seat=seat,
        name=name,
        state=ShowState.SHOWN,
        words=words,
        hole=cards(plays[:5], plays),
        board=cards(BOARD, plays),
    )


SHOWN_ROWS = (
    shown("1", 2, "Asha", "pair of kings, queen kicker", "Kh Qc Ks 9c 8d"),
    shown("2", 3, "Chitra", "three nines", "9h 9d 9c Ks 8d"),
    shown("3", 1, "Ben", "pair of kings, queen kicker", "Kc Qs Ks 9c 8d"),
)

DONE = ButtonView(name="next_hand", text="Paid, next hand", intent=intents.NextHand(), look=ButtonLook.MAIN)
OTHERS = (
    ButtonView(name="change", text="Change…", intent=intents.OpenChange(), look=ButtonLook.QUIET),
    ButtonView(name="say_again", text="Say it again", intent=intents.SayAgain()),
)

SHOWDOWN = ShowdownView(
    top=top_bar("Hand 31", ("Undo: Ben shows K Q", "no chips move"), detail="showdown"),
    sentence="Asha shows first: nobody bet the river.",
    rows=SHOWN_ROWS,
    awards=(
        AwardView(
            label="Side pot",
            amount="555",
            reason="a tie: split",
            payouts=(
                PayoutView(name="Asha", amount="280", chips=counted((BLACK, 2), (GREEN, 3), (RED, 1))),
                PayoutView(name="Ben", amount="275", chips=counted((BLACK, 2), (GREEN, 3))),
            ),
            note="Odd 5 to Asha, left of the button",
        ),
        AwardView(
            label="Main pot",
            amount="720",
            reason="three nines",
            payouts=(PayoutView(name="Chitra", amount="720", chips=counted((BLACK, 7), (RED, 4))),),
        ),
    ),
    done=DONE,
    others=OTHERS,
)


def show_buttons(seat: int) -> tuple[ButtonView, ...]:
    return (
        ButtonView(name=f"show_{seat}", text="Show", intent=intents.Show(seat), look=ButtonLook.EDGE),
        ButtonView(name=f"muck_{seat}", text="Muck", intent=intents.Muck(seat), look=ButtonLook.QUIET),
    )


def winners(pot: int, *players: tuple[int, str]) -> tuple[ButtonView, ...]:
    return (
        *(
            ButtonView(
                name=f"winner_{pot}_{seat}",
                text=name,
                intent=intents.AwardTo(pot, seat),
                look=ButtonLook.EDGE,
            )
            for seat, name in players
        ),
        ButtonView(name=f"split_{pot}", text="Split…", intent=intents.SplitPot(pot), look=ButtonLook.QUIET),
    )


NOT_YET = replace(DONE, enabled=False, detail="first say who wins the side pot")

TAP_WINNER = ShowdownView(
    top=top_bar("Hand 31", ("Undo: Ben calls 200", "200 back to Ben"), detail="showdown"),
    sentence="Showdown. Ben shows first: he bet last.",
    rows=(
        ShowRowView(
            order="1",
            seat=1,
            name="Ben",
            state=ShowState.TO_SHOW,
            words="shows or mucks",
            buttons=show_buttons(1),
        ),
        ShowRowView(order="2", seat=2, name="Maximilian", state=ShowState.MUCKED, words="mucked"),
        ShowRowView(
            order="3",
            seat=3,
            name="Chitra",
            state=ShowState.WAITING,
            words="then",
            buttons=show_buttons(3),
        ),
        shown("4", 4, "Dev", "two pair, kings and nines", "Kh 9h Ks 9c 8d"),
    ),
    awards=(
        AwardView(
            label="Side pot",
            amount="1,000",
            reason="who wins it?",
            choices=winners(1, (1, "Ben"), (3, "Chitra"), (4, "Dev")),
        ),
        AwardView(label="Main pot", amount="900", choices=winners(0, (1, "Ben"), (3, "Chitra"), (4, "Dev"))),
    ),
    done=NOT_YET,
    others=OTHERS,
)

MANY_SHOW = replace(
    SHOWDOWN,
    rows=(*SHOWN_ROWS, *(replace(row, order=str(i), seat=i + 5) for i, row in enumerate(SHOWN_ROWS, 4))),
    awards=(
        *(replace(SHOWDOWN.awards[0], label=f"Side pot {i}") for i in (3, 2, 1)),
        SHOWDOWN.awards[1],
    ),
)


SCREENS: dict[str, ScreenView] = {
    "table": ten_handed(),
    "table-line": ten_handed(line="Hand 12. Ben has the button. Asha, small blind 10. Chitra, big blind 20."),
    "sidepots": SIDE_POTS,
    "error": ten_handed(banners=(ALERT, INFO)),
    "error-one": ten_handed(banners=(INFO,)),
    "headsup": HEADS_UP,
    "step": STEP,
    "raise": RAISE,
    "raise-empty": RAISE_EMPTY,
    "showdown": SHOWDOWN,
    "tap-winner": TAP_WINNER,
    "showdown-many": MANY_SHOW,
    "cards": TURN_CARDS,
    "cards-hole": HOLE_CARDS,
}


def windows() -> dict[str, WindowView]:
    return {name: WindowView(screen=screen) for name, screen in SCREENS.items()}
