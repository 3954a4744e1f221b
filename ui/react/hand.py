"""Touches that play the hand: actions, dealing, showing, awarding, the next hand."""

from __future__ import annotations

from dataclasses import replace

from dealer.hand.payout import contenders, open_awards
from dealer.hand.play import next_deal
from dealer.hand.state import Action
from dealer.table import commands
from ui import intents
from ui.desk.desk import Overlay
from ui.desk.sheets import AmountSheet, CardsSheet, SplitChoice, digits_of, entered_chips
from ui.intents import Intent
from ui.present.scene import Scene
from ui.react.card_sheets import hand_sheet, opened, rabbit_sheet, street_sheet
from ui.react.reaction import Reaction


def react_in_hand(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means in the hand, or ``None``."""
    simple = _simple(intent)
    if simple is not None:
        desk = replace(scene.desk, put_away=0) if isinstance(intent, intents.Undo) else scene.desk
        return Reaction(desk=desk, command=simple)
    between = _between_hands(scene, intent)
    if between is not None or scene.state.hand is None:
        return between
    match intent:
        case intents.OpenChange():
            return Reaction(desk=replace(scene.desk, overlay=Overlay.CHANGE, changes_skipped=0))
        case intents.AskVoid():
            return Reaction(desk=replace(scene.desk, overlay=Overlay.ASK_VOID))
        case intents.VoidHand():
            return Reaction(desk=scene.desk, command=commands.VoidHand(reason=commands.VoidReason.AGREED))
        case intents.Deal() | intents.PickStreet() | intents.RunTwice():
            return _deal(scene, intent)
        case (
            intents.Show()
            | intents.HuntRabbit()
            | intents.Muck()
            | intents.AwardTo()
            | intents.SplitPot()
            | intents.ConfirmSplit()
        ):
            return _showdown(scene, intent)
        case intents.CorrectAction(index) if index < len(scene.acted):
            return Reaction(desk=replace(scene.desk, overlay=Overlay.ACTION_AGAIN, correcting=index))
        case intents.ReallyDid(index, action):
            right = commands.CorrectAction(index=index, action=Action(action))
            return Reaction(desk=scene.desk, command=right)
        case _:
            return _act(scene, intent)


def _simple(intent: Intent) -> commands.Command | None:
    """What needs no look at the hand."""
    match intent:
        case intents.Undo():
            return commands.Undo()
        case intents.Redo():
            return commands.Redo()
        case intents.NextHand():
            return commands.StartHand()
        case _:
            return None


def _between_hands(scene: Scene, intent: Intent) -> Reaction | None:
    """To the seats, and what is asked before the cards: it begins the hand that it belongs to."""
    match intent:
        case intents.SeeTable():
            return Reaction(desk=replace(scene.desk, put_away=scene.state.hand_number))
        case intents.OpenBeforeCards():
            return Reaction(desk=replace(scene.desk, overlay=Overlay.BEFORE_CARDS))
        case intents.Straddle(seat):
            return Reaction(desk=scene.desk, command=commands.StartHand(straddle_seat=seat))
        case intents.BombPot(chips):
            return Reaction(desk=scene.desk, command=commands.StartHand(bomb_pot_chips=chips))
        case _:
            return None


def _act(scene: Scene, intent: Intent) -> Reaction | None:
    legal = scene.legal
    if legal is None:
        return None
    match intent:
        case intents.Fold() if legal.can_check and scene.desk.overlay is not Overlay.ASK_FOLD:
            return Reaction(desk=replace(scene.desk, overlay=Overlay.ASK_FOLD))
        case intents.Fold() | intents.FoldAnyway():
            action, to_chips = Action.FOLD, None
        case intents.CheckOrCall():
            action, to_chips = (Action.CHECK if legal.can_check else Action.CALL), None
        case intents.OpenRaise() if legal.raises is not None:
            least = digits_of(legal.raises.lowest_to_chips, scene.unit)
            sheet = AmountSheet(digits=least, proposed=True)
            return Reaction(desk=replace(scene.desk, sheet=sheet, overlay=None))
        case intents.ConfirmAmount() if legal.raises is not None:
            entered = _entered(scene, legal.raises.lowest_to_chips, legal.raises.highest_to_chips)
            if entered is None:
                return None
            action, to_chips = (Action.BET if legal.opening else Action.RAISE), entered
        case _:
            return None
    act = commands.Act(seat=legal.seat, action=action, to_chips=to_chips)
    return Reaction(desk=scene.desk, command=act)


def _entered(scene: Scene, lowest: int, highest: int) -> int | None:
    """The amount on the sheet, or without a sheet the only one there is."""
    sheet = scene.desk.sheet
    if isinstance(sheet, AmountSheet):
        return entered_chips(sheet.digits, scene.unit)
    return lowest if lowest == highest else None


def _deal(scene: Scene, intent: Intent) -> Reaction | None:
    due = next_deal(scene.hand)
    if due is None:
        return None
    match intent:
        case intents.RunTwice():
            return Reaction(desk=scene.desk, command=commands.RunItTwice())
        case intents.PickStreet():
            return Reaction(desk=replace(scene.desk, sheet=street_sheet(scene, *due)))
        case _:
            return _dealt(scene, opened(scene, street_sheet(scene, *due)))


def _dealt(scene: Scene, sheet: CardsSheet) -> Reaction:
    """The cards lie there: a camera shows which, without one nobody needs to say."""
    if sheet.by_camera:
        return Reaction(desk=replace(scene.desk, sheet=sheet))
    return Reaction(desk=scene.desk, command=commands.DealBoard())


def _showdown(scene: Scene, intent: Intent) -> Reaction | None:
    desk = scene.desk
    match intent:
        case intents.Show(seat):
            return Reaction(desk=replace(desk, sheet=opened(scene, hand_sheet(scene, seat))))
        case intents.HuntRabbit():
            return Reaction(desk=replace(desk, sheet=rabbit_sheet(scene.hand)))
        case intents.Muck(seat):
            return Reaction(desk=desk, command=commands.Muck(seat=seat))
        case intents.SplitPot(pot) if pot < len(scene.hand.pots) and len(contenders(scene.hand, pot)) == 2:
            return Reaction(desk=desk, command=_award(scene, pot, contenders(scene.hand, pot)))
        case intents.SplitPot(pot):
            return Reaction(desk=replace(desk, split=SplitChoice(pot=pot)))
        case intents.AwardTo(pot, seat) if desk.split is not None and desk.split.pot == pot:
            return Reaction(desk=replace(desk, split=_toggled(desk.split, seat)))
        case intents.AwardTo(pot, seat):
            return Reaction(desk=desk, command=_award(scene, pot, (seat,)))
        case intents.ConfirmSplit(pot) if desk.split is not None and len(desk.split.seats) > 1:
            return Reaction(desk=desk, command=_award(scene, pot, desk.split.seats))
        case _:
            return None


def _toggled(split: SplitChoice, seat: int) -> SplitChoice:
    chosen = set(split.seats) ^ {seat}
    return replace(split, seats=tuple(sorted(chosen)))


def _award(scene: Scene, pot: int, seats: tuple[int, ...]) -> commands.AwardTo | None:
    """The next part of this pot that is still open; a pot run twice is awarded board by board."""
    run = next((run for open_pot, run in open_awards(scene.hand) if open_pot == pot), None)
    return None if run is None else commands.AwardTo(pot=pot, seats=seats, run=run)
