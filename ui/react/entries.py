"""Touches on the keyboard and the number pad."""

from __future__ import annotations

from dataclasses import replace

from config.preset import Preset
from dealer.hand.betting import legal_actions
from dealer.hand.state import Action
from dealer.rules.chips import ChipColour
from dealer.table import commands
from dealer.table.corrections import hand_before_action
from ui import intents
from ui.desk.entry import Entry, EntryFor
from ui.desk.setup import Setup
from ui.desk.sheets import digits_of, entered_chips
from ui.intents import Intent
from ui.present.entries import NUMBERS, entry_problem, longest
from ui.present.scene import Scene
from ui.react.games import with_chip, with_stack
from ui.react.reaction import Reaction
from ui.react.setup import seated
from ui.react.sheets import typed
from ui.react.table_game import big_blind_after, new_blinds, new_chips
from ui.views import Keys


def react_to_entry(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means while something is typed, or ``None``."""
    entry = scene.desk.entry
    if entry is None:
        return None
    if isinstance(intent, intents.ConfirmEntry):
        return _confirm(scene, entry)
    if isinstance(intent, intents.TakeName) and entry.purpose not in NUMBERS:
        return _confirm(scene, replace(entry, text=intent.name))
    changed = _edited(entry, intent)
    return None if changed is None else Reaction(desk=replace(scene.desk, entry=changed))


def _edited(entry: Entry, intent: Intent) -> Entry | None:
    match intent:
        case intents.PressKey(key) if entry.purpose in NUMBERS:
            return replace(entry, text=typed("" if entry.proposed else entry.text, key), proposed=False)
        case intents.TypeText(text) if entry.purpose not in NUMBERS:
            return replace(entry, text=(entry.text + text)[: longest(entry)], keys=_LOWER[entry.keys])
        case intents.EraseText():
            return replace(entry, text=entry.text[:-1], proposed=False)
        case intents.ClearAmount():
            return replace(entry, text="")
        case intents.ToggleShift():
            return replace(entry, keys=_SHIFTED[entry.keys])
        case intents.ToggleAccents():
            return replace(entry, keys=_ACCENTED[entry.keys])
        case _:
            return None


_LOWER = {
    Keys.LETTERS: Keys.LETTERS,
    Keys.CAPITALS: Keys.LETTERS,
    Keys.ACCENTS: Keys.LETTERS,
    Keys.ACCENT_CAPITALS: Keys.LETTERS,
    Keys.NUMBERS: Keys.NUMBERS,
}
"""After a letter the small letters come back."""

_SHIFTED = {
    Keys.LETTERS: Keys.CAPITALS,
    Keys.CAPITALS: Keys.LETTERS,
    Keys.ACCENTS: Keys.ACCENT_CAPITALS,
    Keys.ACCENT_CAPITALS: Keys.ACCENTS,
    Keys.NUMBERS: Keys.NUMBERS,
}

_ACCENTED = {
    Keys.LETTERS: Keys.ACCENTS,
    Keys.CAPITALS: Keys.ACCENT_CAPITALS,
    Keys.ACCENTS: Keys.LETTERS,
    Keys.ACCENT_CAPITALS: Keys.CAPITALS,
    Keys.NUMBERS: Keys.NUMBERS,
}


def _confirm(scene: Scene, entry: Entry) -> Reaction | None:
    if entry_problem(scene, entry):
        return Reaction(desk=scene.desk)
    setup, game = scene.desk.setup, scene.preset
    if setup is not None and game is not None:
        return _confirm_in_setup(scene, setup, game, entry)
    if entry.purpose is EntryFor.NEWCOMER:
        return Reaction(desk=replace(scene.desk, entry=_stack_of_newcomer(scene, entry)))
    if entry.purpose is EntryFor.SMALL_BLIND:
        following = big_blind_after(entered_chips(entry.text, scene.unit) or 0)
        return Reaction(desk=replace(scene.desk, entry=following))
    return Reaction(desk=scene.desk, command=_command(scene, entry))


def _stack_of_newcomer(scene: Scene, entry: Entry) -> Entry:
    """After his name his chips, with what most have begun with to begin with."""
    digits = digits_of(scene.newcomer_stack_chips, scene.unit)
    name = " ".join(entry.text.split())
    return Entry(purpose=EntryFor.NEWCOMER_STACK, seat=entry.seat, name=name, text=digits, proposed=True)


def _confirm_in_setup(scene: Scene, setup: Setup, game: Preset, entry: Entry) -> Reaction:
    if entry.purpose is EntryFor.GAME_TITLE:
        title = " ".join(entry.text.split())
        return Reaction(desk=replace(scene.desk, entry=None), keep=replace(game, title=title))
    following = Entry(purpose=EntryFor.BIG_BLIND) if entry.purpose is EntryFor.SMALL_BLIND else None
    laid_out = _into_setup(scene, setup, game, entry)
    return Reaction(desk=replace(scene.desk, entry=following, setup=laid_out))


def _into_setup(scene: Scene, setup: Setup, game: Preset, entry: Entry) -> Setup:
    chips = (entered_chips(entry.text, scene.unit) or 0) if entry.purpose in NUMBERS else 0
    match entry.purpose:
        case EntryFor.NAME:
            return seated(scene, setup, entry.seat, " ".join(entry.text.split()))
        case EntryFor.STACK:
            players = (replace(p, stack_chips=chips) if p.seat == entry.seat else p for p in setup.players)
            return replace(setup, players=tuple(players))
        case EntryFor.GAME_STACK:
            return with_stack(setup, game, chips)
        case EntryFor.CHIP:
            return with_chip(scene, setup, ChipColour(entry.colour), chips)
        case EntryFor.SMALL_BLIND:
            big = max(chips, setup.big_blind_chips)
            return replace(setup, small_blind_chips=chips, big_blind_chips=big)
        case _:
            return replace(setup, big_blind_chips=chips)


def _command(scene: Scene, entry: Entry) -> commands.Command:
    if entry.purpose in NUMBERS:
        return _about_chips(scene, entry, entered_chips(entry.text, scene.unit) or 0)
    name = " ".join(entry.text.split())
    return commands.Rename(seat=entry.seat, name=name)


def _about_chips(scene: Scene, entry: Entry, chips: int) -> commands.Command:
    match entry.purpose:
        case EntryFor.REBUY:
            return commands.BuyIn(seat=entry.seat, chips=chips)
        case EntryFor.BOMB_POT:
            return commands.StartHand(bomb_pot_chips=chips)
        case EntryFor.NEWCOMER_STACK:
            player = commands.NewPlayer(seat=entry.seat, name=entry.name, stack_chips=chips)
            return commands.SitDown(player=player)
        case EntryFor.COUNTED:
            return commands.CountAllIn(seat=entry.seat, counted_chips=chips)
        case EntryFor.RAISE_AGAIN:
            return _raise_again(scene, entry.index, chips)
        case EntryFor.BIG_BLIND:
            return new_blinds(scene, entry, chips)
        case EntryFor.CHIP:
            return new_chips(scene, entry, chips)
        case _:
            return commands.CorrectStack(seat=entry.seat, stack_chips=chips)


def _raise_again(scene: Scene, index: int, to_chips: int) -> commands.Command:
    legal = legal_actions(hand_before_action(scene.state, index))
    opening = legal is not None and legal.opening
    action = Action.BET if opening else Action.RAISE
    return commands.CorrectAction(index=index, action=action, to_chips=to_chips)
