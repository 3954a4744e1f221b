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
    ConfirmView,
    Disc,
    EntryView,
    Icon,
    Keys,
    MenuView,
    PayoutView,
    PlaceView,
    PotView,
    RaiseView,
    ScreenView,
    SeatState,
    SeatView,
    SetupSeatState,
    SetupSeatView,
    SetupView,
    ShowdownView,
    ShowRowView,
    ShowState,
    StartView,
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


CALM_CLOCK = ClockView(seat=2, figure="21", share=0.7, says="21 seconds for Katarzyna")


def turn_bar(
    name: str = "Katarzyna",
    sentence: str = "60 to call, minimum raise to 100",
    *,
    call: str = "Call 60",
    call_detail: str = "",
    raise_text: str = "Raise to …",
    raise_range: str = "100 to 1,480",
    reason: str = "",
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
        "clock": CALM_CLOCK,
    }
    if not isinstance(more.get("bar", base["bar"]), TurnBarView):
        base["clock"] = None
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
        then="Ben",
    ),
    clock=ClockView(seat=4, figure="7", share=0.25, urgent=True, says="7 seconds for Dev"),
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
        others=(
            ButtonView(
                name="skip_cards",
                text="Go on without cards",
                intent=intents.SkipCards(),
                look=ButtonLook.PLAIN,
            ),
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
    clock=ClockView(seat=6, figure="14", share=0.7, says="14 seconds for Asha"),
)

RAISE_EMPTY = replace(
    RAISE,
    top=top_bar(
        "Hand 12",
        ("Undo: Ben folds", "Ben takes his cards back"),
        alert="Not saving: the memory card is full",
    ),
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
    other=ButtonView(name="camera", text="Use the camera", intent=intents.SkipCards()),
)

HOLE_CARDS = replace(
    TURN_CARDS,
    title="Maximilian shows",
    sentence="His two cards.",
    places=(PlaceView(face="Tc"), PlaceView(active=True)),
    heading="Ten of clubs, and?",
    chosen=frozenset(("Tc",)),
    other=None,
    alert="Not saving: the memory card is full",
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

CONTINUE = ButtonView(
    name="resume", text="Continue last night", intent=intents.ResumeNight(), look=ButtonLook.MAIN
)
NEW_GAME = ButtonView(name="new_cash", text="New cash game", intent=intents.NewCashGame())
WINDOWED = ButtonView(
    name="leave_full_screen",
    text="Leave full screen",
    intent=intents.LeaveFullScreen(),
    look=ButtonLook.QUIET,
)
QUIT = ButtonView(name="quit", text="Close", intent=intents.Quit(), look=ButtonLook.QUIET)

START = StartView(
    greeting="Good evening",
    date="Friday 27 November",
    choices=(NEW_GAME, WINDOWED, QUIT),
    resume=CONTINUE,
    resume_lines=("Hand 31, flop. Ben to act, 120 to call.", "7 players, stopped at 23:12"),
    status="Touch alone: no seat lights, no camera",
)
FIRST_START = replace(
    START,
    resume=None,
    resume_lines=(),
    choices=(replace(NEW_GAME, look=ButtonLook.MAIN), WINDOWED, QUIT),
)


def game(key: str, text: str, detail: str, *, chosen: bool = False) -> ButtonView:
    look = ButtonLook.CHOSEN if chosen else ButtonLook.PLAIN
    intent = intents.ChoosePreset(key)
    return ButtonView(name=f"game_{key}", text=text, detail=detail, intent=intent, look=look)


def name_button(seat: int, name: str) -> ButtonView:
    intent = intents.SeatPlayer(seat, name)
    return ButtonView(name=f"player_{name}", text=name, intent=intent, look=ButtonLook.EDGE)


SEATED = ("", "Asha", "Ben", "Chitra", "Dev", "Jo", "Maximilian", "", "Katarzyna", "who?")

SETUP = SetupView(
    title="New cash game",
    hint="Pick a game, tap the seats, deal.",
    back=BACK,
    presets=(
        game("5_10", "5/10", "buy-in 500"),
        game("10_20", "10/20", "buy-in 2,000", chosen=True),
        game("25_50", "25/50", "buy-in 5,000"),
        game("other", "Other…", "limit, antes"),
    ),
    seats=tuple(
        SetupSeatView(
            seat=seat,
            state=SetupSeatState.ASKED
            if name == "who?"
            else SetupSeatState.TAKEN
            if name
            else SetupSeatState.EMPTY,
            text=name,
            button=name == "Ben",
        )
        for seat, name in enumerate(SEATED, 1)
    ),
    middle="7 players",
    middle_hint="tap a seat to move the button",
    strip_title="Who sits here? From earlier nights:",
    strip=(
        *(name_button(10, name) for name in ("Pat", "Sam", "Oluwaseun", "Wen")),
        ButtonView(name="type_name", text="Type a name…", intent=intents.TypeName(10)),
    ),
    start=ButtonView(
        name="start", text="Deal the first hand", intent=intents.StartNight(), look=ButtonLook.MAIN
    ),
    stack_title="Each player gets 2,000",
    stack_chips=counted((YELLOW, 1), (BLACK, 8), (GREEN, 6), (RED, 10)),
    others=(ButtonView(name="house_rules", text="House rules", intent=intents.OpenHouseRules()),),
)

DRAWN = ("", "7d", "Ks", "Kc", "4h", "Th", "2c", "", "Jd", "")

SETUP_DRAW = replace(
    SETUP,
    presets=(
        *SETUP.presets[:3],
        game("050_1", "0.50/1", "buy-in 100"),
        game("limit", "Fixed limit 2/4", "buy-in 100"),
        game("pot", "Pot limit 1/2", "buy-in 200"),
    ),
    seats=tuple(
        replace(
            seat,
            card=card or None,
            detail="2,000" if card and seat.seat != 4 else "1,500" if card else "",
            state=SetupSeatState.ASKED
            if seat.seat == 4
            else SetupSeatState.EMPTY
            if seat.text == "who?"
            else seat.state,
            text="" if seat.text == "who?" else seat.text,
        )
        for seat, card in zip(SETUP.seats, DRAWN, strict=True)
    ),
    middle="Ben has the button",
    middle_hint="king of spades",
    strip_title="Chitra, seat 4, 1,500:",
    strip=(
        ButtonView(name="stack", text="Stack…", intent=intents.TypeStack(4)),
        ButtonView(name="rename", text="Rename…", intent=intents.TypeName(4)),
        ButtonView(name="button_here", text="Button here", intent=intents.PutButton(4)),
        ButtonView(name="stand_up", text="Stand up", intent=intents.StandUp(4), look=ButtonLook.QUIET),
    ),
    others=(
        *SETUP.others,
        ButtonView(name="draw", text="Draw for the button", intent=intents.DrawForButton()),
    ),
)

CONFIRM_ENTRY = ButtonView(
    name="entry_confirm", text="Sit down", intent=intents.ConfirmEntry(), look=ButtonLook.MAIN
)

NAME_ENTRY = EntryView(
    title="Seat 10",
    hint="Who sits here?",
    text="Katar",
    keys=Keys.LETTERS,
    confirm=CONFIRM_ENTRY,
    back=BACK,
    suggestions=(name_button(10, "Katarzyna"), name_button(10, "Kata")),
)

STACK_ENTRY = EntryView(
    title="Chitra's stack",
    hint="Between 200 and 5,000",
    text="15",
    keys=Keys.NUMBERS,
    confirm=replace(CONFIRM_ENTRY, text="Set the stack", detail="at least 200", enabled=False),
    back=BACK,
    suggestions=tuple(
        ButtonView(name=f"preset_{n}", text=f"{n:,}", intent=intents.SetAmount(n)) for n in (500, 1000, 2000)
    ),
    problem="too small",
)

ACCENT_ENTRY = replace(NAME_ENTRY, text="Żó", keys=Keys.ACCENTS, suggestions=())

MENU_SHEET = MenuView(
    title="Menu",
    detail="Hand 12, blinds 10/20",
    items=(
        ButtonView(name="sit_out", text="Sit out", detail="from the next hand", intent=intents.Back()),
        ButtonView(name="house_rules", text="House rules", intent=intents.OpenHouseRules()),
        WINDOWED,
        ButtonView(name="leave", text="Leave the table", intent=intents.LeaveTable()),
        QUIT,
    ),
    back=BACK,
)

SEAT_SHEET = MenuView(
    title="Chitra",
    detail="seat 7, 2,905",
    items=(
        ButtonView(name="act_out_of_turn", text="Acted out of turn", intent=intents.Back()),
        ButtonView(name="sit_out", text="Sits out", intent=intents.Back()),
        ButtonView(name="stack", text="Correct stack…", intent=intents.TypeStack(7)),
        ButtonView(name="rename", text="Rename…", intent=intents.TypeName(7)),
    ),
    back=BACK,
    undo=undo("Undo: Maximilian calls 60", "60 back to Maximilian"),
)

FOLD_QUESTION = ConfirmView(
    question="Fold? You can check.",
    detail="Checking costs nothing.",
    answers=(
        ButtonView(name="fold_anyway", text="Fold", intent=intents.FoldAnyway(), look=ButtonLook.QUIET),
        ButtonView(name="check", text="Check", intent=intents.CheckOrCall(), look=ButtonLook.MAIN),
    ),
)

RUN_TWICE = replace(
    SIDE_POTS,
    board=BoardView(cards=("Qh", "7s", "2d", "Th", "3c"), label="first"),
    second_board=BoardView(cards=("Qh", "7s", "2d", "9c", None), label="second"),
    bar=STEP.bar,
    clock=None,
    banners=(ALERT,),
)

STEP_CHOICES = replace(
    STEP,
    line="",
    bar=StepBarView(
        sentence="Betting is closed. Turn over Oluwaseun, Maximilian and Katarzyna. Deal the turn.",
        step=ButtonView(name="deal", text="Deal the turn", intent=intents.Deal(), look=ButtonLook.MAIN),
        others=(ButtonView(name="pick_cards", text="Pick the cards", intent=intents.SkipCards()),),
        left=ButtonView(name="run_twice", text="Run it twice", intent=intents.Back()),
    ),
)

SETUP_MANY = replace(
    SETUP_DRAW,
    others=(
        ButtonView(name="small_blind", text="Small blind 10", intent=intents.TypeBlinds("small")),
        ButtonView(name="big_blind", text="Big blind 20", intent=intents.TypeBlinds("big")),
        *SETUP_DRAW.others,
    ),
)

CHANGE_SHEET = MenuView(
    title="What was wrong?",
    items=(
        *(
            ButtonView(
                name=f"change_hand_{seat}",
                text=f"{name}'s hand",
                cards=("Kh", "Tc"),
                intent=intents.CorrectCards(seat),
            )
            for seat, name in ((1, "Ben"), (2, "Asha"), (3, "Maximilian"), (4, "Dev"), (5, "Jo"))
        ),
        ButtonView(
            name="change_board",
            text="The board",
            cards=("Qh", "7s", "2d", "Th", "3c"),
            intent=intents.CorrectCards(),
        ),
        *(
            ButtonView(name=f"change_action_{i}", text=f"Oluwaseun raises to 1,{i}00", intent=intents.Back())
            for i in range(4)
        ),
    ),
    back=BACK,
    undo=undo("Undo: Maximilian calls 60", "60 back to Maximilian"),
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
    "run-twice": RUN_TWICE,
    "run-twice-calm": replace(RUN_TWICE, banners=()),
    "sidepots-error": replace(SIDE_POTS, banners=(ALERT, INFO)),
    "step-choices": STEP_CHOICES,
    "setup-many": SETUP_MANY,
    "start": START,
    "start-first": FIRST_START,
    "setup": SETUP,
    "setup-draw": SETUP_DRAW,
    "entry-name": NAME_ENTRY,
    "entry-accents": ACCENT_ENTRY,
    "entry-stack": STACK_ENTRY,
    "showdown": SHOWDOWN,
    "tap-winner": TAP_WINNER,
    "showdown-many": MANY_SHOW,
    "cards": TURN_CARDS,
    "cards-hole": HOLE_CARDS,
}


def windows() -> dict[str, WindowView]:
    table = ten_handed()
    return {name: WindowView(screen=screen) for name, screen in SCREENS.items()} | {
        "menu": WindowView(screen=table, overlay=MENU_SHEET),
        "seat": WindowView(screen=table, overlay=SEAT_SHEET),
        "change": WindowView(screen=SHOWDOWN, overlay=CHANGE_SHEET),
        "confirm": WindowView(screen=table, overlay=FOLD_QUESTION),
    }
