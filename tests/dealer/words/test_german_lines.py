"""What is said at a German table, word for word, moment by moment."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealer.hand.state import Action
from dealer.rules.cards import Card
from dealer.rules.chips import Chip, ChipColour, ChipSet
from dealer.rules.house import Ante, AnteKind, Stakes
from dealer.rules.missed_blinds import WayIn
from dealer.table.commands import (
    BuyIn,
    CorrectAction,
    CorrectStack,
    CountAllIn,
    DrawForButton,
    LeaveTable,
    MoveSeat,
    NewPlayer,
    PauseNight,
    PlaceButton,
    RabbitHunt,
    Rename,
    SetStakes,
    SitDown,
    SitIn,
    SitOut,
    StartHand,
    TableCommand,
    TakeTime,
    VoidHand,
    VoidReason,
)
from dealer.words.clock import called_line, countdown_line, warning_line
from dealer.words.german import GERMAN
from dealer.words.steps import next_step
from dealer.words.undo import undo_detail, undo_title
from tests.support.evening import Evening, an_evening

ONLY_GERMAN = replace(GERMAN, fallback=None)


def table(*stacks: int, **more: object) -> Evening:
    return an_evening(*stacks, words=ONLY_GERMAN, **more)  # type: ignore[arg-type]


def deal(evening: Evening, **how: int) -> str:
    return evening.do(StartHand(**how))[0]


def test_a_hand_starts() -> None:
    evening = table(500, 500, 500, names=("Ben", "Asha", "Chitra"), button=1)
    evening.state = replace(evening.state, hand_number=11)
    assert deal(evening) == "Hand 12. Ben hat den Button. Asha, Small Blind 10. Chitra, Big Blind 20."
    assert deal(table(5, 500, 500)).endswith("Asha, Small Blind 5, All-in. Ben, Big Blind 20.")


def test_a_dead_blind_and_a_dead_button() -> None:
    evening = table(500, 500, 500, 500, 500, button=1, story="4 folds, 5 folds, 1 folds, 2 folds")
    evening.do(LeaveTable(seat=2))
    evening.do(LeaveTable(seat=3))
    assert deal(evening) == (
        "Hand 2. Kein Small Blind in dieser Hand. "
        "Der Button bleibt auf dem leeren Platz 2. Dev, Big Blind 20."
    )
    evening = table(500, 500, 500, 500, button=1, story="4 folds, 1 folds, 2 folds")
    evening.do(SitOut(seat=2))
    assert deal(evening).startswith("Hand 2. Der Button ist bei Ben, in dieser Hand nicht dabei.")


def test_antes_straddles_and_bomb_pots() -> None:
    assert deal(table(500, 500, 3, ante=("each", 5))) == (
        "Hand 1. Chitra hat den Button. Alle zahlen 5 Ante. Chitra, Ante 3, All-in. "
        "Asha, Small Blind 10. Ben, Big Blind 20."
    )
    assert deal(table(500, 500, 500, ante=("button", 20))).endswith("Chitra, Ante 20 für alle.")
    straddled = deal(table(500, 500, 500, 500, straddles=True), straddle_seat=3)
    assert straddled.endswith("Chitra, Straddle 40.")
    bombed = deal(table(500, 500, 30, bomb_pots=True), bomb_pot_chips=50)
    assert bombed.endswith("Bomb Pot: Alle legen 50 in die Mitte. Chitra legt 30 in die Mitte, All-in.")


@pytest.mark.parametrize(
    ("story", "said"),
    [
        ("3 folds", "Chitra foldet."),
        ("3 calls", "Chitra zahlt 20."),
        ("3 raises to 60", "Chitra erhöht auf 60."),
        ("3 shoves", "Chitra, All-in, 300."),
        ("3 raises to 55, 1 calls", "Asha zahlt 35, All-in."),
        ("3 calls, 1 folds, 2 checks", "Ben checkt."),
        ("3 calls, 1 folds, 2 checks, flop, 2 bets 40", "Ben setzt 40."),
    ],
)
def test_an_action_is_called_out(story: str, said: str) -> None:
    assert table(45, 500, 300, story=story).texts[0] == said


def test_streets() -> None:
    evening = table(500, 500, 500, story="3 raises to 125, 1 calls, 2 calls")
    assert evening.texts[1:] == ["Pot 375. Eine burnen, Flop legen."]
    assert evening.tell("flop Th 9h 2c")[0] == "Der Flop: Herz-Zehn, Herz-Neun und Kreuz-Zwei."
    assert evening.tell("1 checks, 2 checks, 3 checks")[1:] == ["Pot 375. Eine burnen, Turn legen."]
    assert evening.tell("turn Qd")[0] == "Der Turn: Karo-Dame."
    assert evening.tell("1 checks, 2 checks, 3 checks")[1:] == ["Pot 375. Eine burnen, River legen."]
    assert evening.tell("river As")[0] == "Der River: Pik-Ass."
    evening = table(100, 500, 500, story="3 raises to 200, 1 calls, 2 calls")
    assert evening.texts[1:] == ["Hauptpot 300. Sidepot 200. Eine burnen, Flop legen."]


ALL_IN = "3 folds, 1 shoves, 2 calls"


def test_no_more_betting() -> None:
    assert table(500, 500, 500, story=ALL_IN).texts[1:] == ["Es wird nicht mehr gesetzt. Flop legen."]
    evening = table(500, 500, 500, mode="tournament", story=ALL_IN)
    assert evening.texts[1:] == ["Es wird nicht mehr gesetzt. Aufdecken: Asha und Ben. Flop legen."]
    assert evening.tell("flop, turn, river") == ["Showdown. Aufdecken: Asha und Ben."]


def test_run_twice() -> None:
    evening = table(500, 500, 500, run_it_twice=True, chip_unit_chips=10, story=ALL_IN)
    evening.tell("flop 2c 3d 9h")
    assert evening.tell("run it twice") == ["Das Board läuft zweimal. Erstes Board.", "Turn legen."]
    assert evening.tell("turn Kc, river 4c")[-1] == "Zweites Board. Turn legen."
    assert evening.tell("turn Qc, river Ts, 1 shows Ah Kh") == ["Asha zeigt Herz-Ass und Herz-König."]
    assert evening.tell("2 shows Ac Qd")[1:3] == [
        "Pot, erstes Board, 500: Asha gewinnt mit Paar Könige.",
        "Pot, zweites Board, 500: Ben gewinnt mit Paar Damen.",
    ]


def test_uncalled_chips() -> None:
    assert table(500, 500, 500, story="3 raises to 200, 1 folds, 2 folds").texts == [
        "Ben foldet.",
        "180 zurück an Chitra: nicht bezahlt.",
        "Chitra gewinnt 50.",
    ]


ALL_CHECK = "1 checks, 2 checks, 3 checks"
CHECKED_DOWN = f"3 calls, 1 calls, 2 checks, flop, {ALL_CHECK}, turn, {ALL_CHECK}, river"


def test_the_order_of_the_showdown() -> None:
    evening = table(500, 500, 500, story=CHECKED_DOWN + ", 1 checks, 2 bets 40, 3 calls, 1 folds")
    assert evening.texts[1:] == ["Pot 140.", "Showdown. Ben hat zuletzt gesetzt und zeigt zuerst."]
    evening = table(500, 500, 500, story=f"{CHECKED_DOWN}, {ALL_CHECK}")
    assert evening.texts[-1] == "Showdown. Asha zeigt zuerst: Am River hat keiner gesetzt."
    evening.tell("1 mucks")
    assert evening.texts == ["Asha muckt."]
    assert next_step(evening.state, ONLY_GERMAN) == "Ben zeigt oder muckt."
    evening.tell("2 mucks")
    assert next_step(evening.state, ONLY_GERMAN) == "Chitra gewinnt 60. Nächste Hand geben."


GREEN_BLACK_YELLOW = ChipSet(
    chips=(
        Chip(value_chips=25, colour=ChipColour.GREEN),
        Chip(value_chips=100, colour=ChipColour.BLACK),
        Chip(value_chips=1000, colour=ChipColour.YELLOW),
    )
)
SIDE_POT = "3 shoves, 1 calls, 2 calls, flop Kh 9h 2c, turn 9c, river 4h"


def test_awards_and_chips() -> None:
    evening = table(300, 800, 800, chip_set=GREEN_BLACK_YELLOW, story=SIDE_POT)
    assert evening.tell("3 shows Qc Qd") == ["Chitra zeigt zwei Paar, Damen und Neunen, Kicker König."]
    assert evening.tell("1 shows Ah 5h, 2 shows Kd Jd") == [
        "Ben zeigt zwei Paar, Könige und Neunen, Kicker Bube.",
        "Sidepot, 1.000, Ben und Chitra: Ben gewinnt mit zwei Paar, Könige und Neunen.",
        "Hauptpot, 900: Asha gewinnt mit Flush, Ass hoch.",
        "Ben bekommt 1.000: einen gelben.",
        "Asha 900: neun schwarze.",
    ]
    story = "3 shoves, 1 calls, 2 calls, flop, turn, river, pot 1 to 2, pot 0 to 2"
    evening = table(375, 500, 500, chip_set=GREEN_BLACK_YELLOW, blinds=(25, 50), story=story)
    assert evening.texts[-1] == "Ben bekommt 1.375: einen gelben, drei schwarze, drei grüne."


def test_every_colour_of_chips_is_said_right() -> None:
    colours = [ONLY_GERMAN.text(f"colour.{colour.value}") for colour in ChipColour]
    one = {ONLY_GERMAN.counted("chips.some", 1, colour=colour) for colour in colours}
    assert one == {
        "einen weißen",
        "einen roten",
        "einen grünen",
        "einen schwarzen",
        "einen violetten",
        "einen gelben",
        "einen blauen",
        "einen orangenen",
    }
    assert ONLY_GERMAN.counted("chips.some", 2, colour="violette") == "zwei violette"


def test_splits() -> None:
    checked = "{}, 2 checks, 3 checks"
    story = ", ".join(checked.format(street) for street in ("flop", "turn", "river"))
    story = f"3 raises to 60, 1 folds, 2 calls, {story}, pot 0 to 2 3"
    evening = table(500, 500, 500, blinds=(5, 10), names=("Dev", "Asha", "Ben"), story=story)
    assert evening.texts[0] == (
        "Asha und Ben teilen 125: 63 und 62, der überzählige Chip an Asha, links vom Button."
    )
    evening = table(500, 500, 500, story=f"{CHECKED_DOWN}, {ALL_CHECK}")
    assert evening.tell("pot 0 to 1 2 3")[0] == "Asha, Ben und Chitra teilen 60: je 20."


def test_time() -> None:
    state = table(500, 500, 500, 500).state
    assert warning_line(4, 10, state, ONLY_GERMAN).text == "Dev, zehn Sekunden."
    assert warning_line(4, 1, state, ONLY_GERMAN).text == "Dev, eine Sekunde."
    assert called_line(4, state, ONLY_GERMAN).text == "Die Uhr läuft. Dev, 25 Sekunden."
    assert [countdown_line(left, ONLY_GERMAN).text for left in (5, 1)] == ["Fünf.", "Eins."]
    evening = table(500, 500, 500, 500, story="3 calls, 4 sleeps")
    assert evening.texts[0] == "Zeit um. Dev foldet."
    assert evening.tell("1 calls, 2 sleeps")[0] == "Zeit um. Ben checkt."
    evening = table(500, 500, 500, time_bank_seconds=31, story="")
    assert evening.do(TakeTime(seat=3)) == ["Chitra nimmt 30 Sekunden mehr."]
    assert evening.do(TakeTime(seat=3)) == ["Chitra nimmt eine Sekunde mehr."]


def test_undo() -> None:
    story = "3 calls, 1 folds, 2 checks, flop, 2 bets 40, 3 raises to 80, 2 raises to 120"
    evening = table(500, 500, 500, story=story)
    without, events = evening.standing[-1]
    assert undo_title(events, evening.state, ONLY_GERMAN) == "Storno: Ben erhöht auf 120"
    assert undo_detail(events, evening.state, without, ONLY_GERMAN) == "80 an Ben"
    assert evening.undo()[0] == "Zurückgenommen: Raise von Ben auf 120. Ben nimmt 80 zurück."
    assert evening.redo()[0] == "Wieder da: Raise von Ben auf 120. Ben legt 80 ein."
    evening.tell("3 folds")
    assert evening.undo()[0] == "Zurückgenommen: Fold von Chitra. Ben gibt 250 zurück."
    evening.undo()
    evening.undo()
    assert evening.undo()[0] == "Zurückgenommen: Bet von Ben, 40. Ben nimmt 40 zurück."
    assert evening.undo()[0] == "Zurückgenommen: der Flop."


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (VoidReason.AGREED, "Hand ungültig: Alle nehmen ihre Chips zurück. Der Button bleibt."),
        (VoidReason.MISDEAL, "Falsch gegeben: Alle nehmen ihre Chips zurück. Der Button bleibt."),
    ],
)
def test_a_void_hand(reason: VoidReason, said: str) -> None:
    assert table(500, 500, 500, story="3 calls").do(VoidHand(reason=reason)) == [said]


def test_corrections() -> None:
    evening = table(500, 500, 500, story="3 raises to 40, 1 calls, 2 calls")
    assert evening.do(CorrectAction(index=0, action=Action.RAISE, to_chips=60)) == [
        "Korrigiert: Chitra erhöht auf 60, nicht 40.",
        "Asha legt 20 nach.",
        "Ben legt 20 nach.",
        "Chitra legt 20 nach.",
        "Pot 180. Eine burnen, Flop legen.",
    ]
    assert evening.do(CorrectAction(index=0, action=Action.CALL))[:3] == [
        "Korrigiert: Chitra zahlt 20 statt Raise auf 60.",
        "Gilt nicht mehr: Ben zahlt 40.",
        "Asha nimmt 40 zurück.",
    ]
    evening = table(400, 500, 500, story="3 calls, 1 shoves")
    counted = evening.do(CountAllIn(seat=1, counted_chips=385))
    assert counted[0] == "Gezählt: Das All-in von Asha ist 385, nicht 400."


GUS = NewPlayer(seat=7, name="Gus", stack_chips=1000)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (SitDown(player=GUS), "Gus setzt sich mit 1.000 auf Platz 7."),
        (LeaveTable(seat=1), "Asha geht mit 500."),
        (MoveSeat(seat=1, to_seat=9), "Asha wechselt auf Platz 9."),
        (Rename(seat=1, name="Anna"), "Asha heißt jetzt Anna."),
        (BuyIn(seat=2, chips=1500), "Ben kauft 1.500 nach."),
        (SitOut(seat=2), "Ben setzt aus."),
        (SitIn(seat=2), "Ben ist zurück."),
        (CorrectStack(seat=2, stack_chips=480), "Korrigiert: Ben hat 480."),
        (PlaceButton(seat=2), "Ben hat in der nächsten Hand den Button."),
        (PauseNight(), "Pause."),
        (RabbitHunt(cards=(Card.parse("Ah"),)), "Es wäre gekommen: Herz-Ass."),
        (
            DrawForButton(cards=((1, Card.parse("Ah")), (2, Card.parse("As")))),
            "Ben zieht Pik-Ass und hat den Button.",
        ),
        (
            SetStakes(
                stakes=Stakes(
                    small_blind_chips=20,
                    big_blind_chips=40,
                    ante=Ante(kind=AnteKind.BIG_BLIND, chips=40),
                )
            ),
            "Ab der nächsten Hand: Blinds 20 und 40. Der Big Blind zahlt 40 Ante für alle.",
        ),
    ],
)
def test_what_changes_between_hands(command: TableCommand, said: str) -> None:
    evening = table(500, 500, 500, 500, button=1, story="4 folds, 1 folds, 2 folds")
    assert evening.do(command) == [said]


@pytest.mark.parametrize(
    ("way", "said"),
    [
        (WayIn.WAIT, "Dev ist zurück und wartet auf den Big Blind."),
        (WayIn.POST, "Dev ist zurück und postet 20, dazu 10 tot."),
        (WayIn.STRADDLE, "Dev ist zurück, mit Straddle 40 under the gun."),
        (WayIn.BUY_BUTTON, "Dev ist zurück und kauft den Button: 20, dazu 10 tot."),
    ],
)
def test_who_owes_blinds_comes_back(way: WayIn, said: str) -> None:
    evening = table(500, 500, 500, 500, button=1, story="4 folds, 1 folds, 2 folds")
    evening.do(SitOut(seat=4))
    evening.do(StartHand())
    assert evening.texts[1] == "Dev hat den Big Blind verpasst."
    assert evening.do(SitIn(seat=4, way=way)) == [said]
