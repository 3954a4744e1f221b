"""What a press, a turn of the knob or a tag means on the screen as it is: the intents of a touch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from config.hardware import SeatButtons
from dealer.hand.state import Action, Phase
from dealer.rules.cards import Card
from dealer.words.hands import card_name
from hardware.buttons.inputs import (
    CardRead,
    Input,
    KnobPressed,
    KnobTurned,
    NextPressed,
    PlayerRead,
    SeatPressed,
    UndoPressed,
    UnknownTagRead,
)
from hardware.buttons.seats import Acts, FoldsForFree, OnlyShows, TooSoon, seat_meaning
from ui import intents
from ui.desk.desk import Place
from ui.desk.sheets import CardsSheet
from ui.devices.answer import NOTHING, TOO_SOON, Answer
from ui.devices.knob import amount_after
from ui.devices.players import player_answer
from ui.present.cards import used_faces
from ui.present.default_step import default_step
from ui.present.scene import Scene
from ui.views import WindowView


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """What was to be seen, and since when: a press that began before it means something else.

    `turn_began_at` is when the table went on last; before `quiet_until` no press counts that is like a tap.
    """

    scene: Scene
    view: WindowView
    turn_began_at: float
    quiet_until: float


def answer_to(given: Input, moment: Moment, *, buttons: SeatButtons) -> Answer:
    """What `given` leads to. The lock against sleeves holds for all but the seats' lamps."""
    scene = moment.scene
    if isinstance(given, SeatPressed):
        return _seat(given, moment, buttons)
    if scene.desk.locked:
        return NOTHING
    match given:
        case NextPressed() | KnobPressed() | UndoPressed():
            return TOO_SOON if given.began_at < moment.quiet_until else _button(given, moment)
        case KnobTurned():
            return NOTHING if given.at < moment.quiet_until else amount_after(scene, given.steps)
        case CardRead():
            return _card(scene, given.card)
        case PlayerRead():
            return player_answer(scene, given.name)
        case UnknownTagRead():
            return Answer(line=scene.text("tag.unknown", tag=given.tag))
        case _:
            assert_never(given)


def _button(press: NextPressed | KnobPressed | UndoPressed, moment: Moment) -> Answer:
    scene = moment.scene
    if isinstance(press, UndoPressed):
        possible = scene.undo is not None and scene.desk.place is Place.TABLE
        return Answer(intents=(intents.Undo(),)) if possible else NOTHING
    if isinstance(press, KnobPressed) and scene.desk.sheet is None:
        return amount_after(scene, 0)
    step = default_step(moment.view)
    return NOTHING if step is None else Answer(intents=(step,))


def _seat(press: SeatPressed, moment: Moment, buttons: SeatButtons) -> Answer:
    scene = moment.scene
    if scene.desk.place is not Place.TABLE or scene.desk.locked:
        buttons = SeatButtons.SHOW
    meaning = seat_meaning(press, scene.state, turn_began_at=moment.turn_began_at, buttons=buttons)
    match meaning:
        case Acts():
            fold = meaning.command.action is Action.FOLD
            return Answer(intents=(intents.Fold() if fold else intents.CheckOrCall(),))
        case FoldsForFree():
            # The question is asked on the screen; holding the button again answers it.
            return Answer(intents=(intents.Fold(),))
        case TooSoon():
            return TOO_SOON
        case OnlyShows():
            return Answer(lit=meaning.seat, line=_who(scene, meaning.seat, buttons))
        case _:
            assert_never(meaning)


def _who(scene: Scene, seat: int, buttons: SeatButtons) -> str:
    if scene.state.seat(seat) is None:
        return scene.text("press.empty_seat", seat=seat)
    waits_for_another = buttons is SeatButtons.ACT and scene.legal is not None and not scene.state.paused
    message = "press.out_of_turn" if waits_for_another else "press.shown"
    return scene.text(message, name=scene.state.name(seat))


def _card(scene: Scene, card: Card) -> Answer:
    """Onto the open sheet; where the next street is due, the sheet is opened for it."""
    face, sheet = str(card), scene.desk.sheet
    if isinstance(sheet, CardsSheet):
        known = face in sheet.faces or face in used_faces(scene, sheet)
        return NOTHING if known else Answer(intents=(intents.PickCard(face),))
    hand, desk = scene.state.hand, scene.desk
    due = hand is not None and hand.phase is Phase.DEALING and desk.place is Place.TABLE
    if due and desk.page is None and desk.entry is None and not scene.state.paused:
        return Answer(intents=(intents.PickStreet(), intents.PickCard(face)))
    return Answer(line=scene.text("tag.card_not_asked", card=card_name(card, scene.words)))
