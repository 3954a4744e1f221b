"""Touches on the game being laid out: another one, its chips, what each gets, keeping and deleting it."""

from __future__ import annotations

from dataclasses import replace

from config.preset import Preset
from dealer.rules.chips import ChipColour
from ui import intents
from ui.desk.desk import Desk, Overlay, Place
from ui.desk.entry import Entry, EntryFor
from ui.desk.games import ChipsPage, GamesPage
from ui.desk.setup import Setup, began_with
from ui.desk.sheets import digits_of
from ui.intents import Intent
from ui.present.chip_set import values_of, with_value, without
from ui.present.game_problems import game_problem
from ui.present.games import game_title
from ui.present.scene import Scene
from ui.react.pages import opened
from ui.react.reaction import Reaction


def react_to_games(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means for the game that is laid out, or ``None``."""
    desk, setup, game = scene.desk, scene.desk.setup, scene.preset
    if setup is None or game is None or desk.place is not Place.SETUP:
        return None
    match intent:
        case intents.OpenGame():
            return Reaction(desk=replace(desk, overlay=Overlay.GAME))
        case intents.OpenGames():
            return Reaction(desk=opened(desk, GamesPage()))
        case intents.TurnPage("games", first):
            return Reaction(desk=replace(desk, page=GamesPage(first=first)))
        case intents.ChoosePreset(key):
            page = None if isinstance(desk.page, GamesPage) else desk.page
            return Reaction(desk=replace(desk, page=page, setup=_with_game(scene, setup, key)))
        case intents.OpenChips():
            return Reaction(desk=opened(desk, ChipsPage()))
        case intents.TakeChipOut(colour):
            return Reaction(desk=replace(desk, setup=_without_chip(scene, setup, ChipColour(colour))))
        case intents.AskDeleteGame() if game.own:
            return Reaction(desk=replace(desk, overlay=Overlay.ASK_DELETE_GAME))
        case intents.DeleteGame(key) if game.own and key == game.key:
            return Reaction(desk=replace(desk, overlay=None), drop=key)
        case _:
            entry = _typing(scene, game, intent)
            return None if entry is None else Reaction(desk=replace(desk, entry=entry, overlay=None))


def _typing(scene: Scene, game: Preset, intent: Intent) -> Entry | None:
    match intent:
        case intents.TypeGameStack():
            return Entry(
                purpose=EntryFor.GAME_STACK, text=digits_of(game.stack_chips, scene.unit), proposed=True
            )
        case intents.TypeChip(colour):
            value = values_of(game.chip_set).get(ChipColour(colour), 0)
            digits = digits_of(value, scene.unit) if value else ""
            return Entry(purpose=EntryFor.CHIP, colour=colour, text=digits, proposed=True)
        case intents.TypeGameTitle() if not game_problem(scene):
            return Entry(purpose=EntryFor.GAME_TITLE, text=game_title(scene, game) if game.own else "")
        case _:
            return None


def _with_game(scene: Scene, setup: Setup, key: str) -> Setup:
    """Another game with all that belongs to it, its stack for everybody already seated too."""
    preset = next((p for p in scene.presets if p.key == key), None)
    if preset is None:
        return setup
    players = tuple(replace(p, stack_chips=preset.stack_chips) for p in setup.players)
    return replace(
        began_with(preset), players=players, asked=setup.asked, button=setup.button, drawn=setup.drawn
    )


def _without_chip(scene: Scene, setup: Setup, colour: ChipColour) -> Setup:
    """The last colour in play stays."""
    left = without(scene.chip_set, colour)
    return setup if left is None else replace(setup, chip_set=left)


def with_chip(scene: Scene, setup: Setup, colour: ChipColour, value_chips: int) -> Setup:
    """Chips of this colour are worth so much, which no other colour is."""
    return replace(setup, chip_set=with_value(scene.chip_set, colour, value_chips))


def with_stack(setup: Setup, game: Preset, stack_chips: int) -> Setup:
    """Everybody gets so much, but for those who have asked for another stack."""
    players = tuple(
        replace(p, stack_chips=stack_chips) if p.stack_chips == game.stack_chips else p for p in setup.players
    )
    return replace(setup, players=players, stack_chips=stack_chips)


def kept(desk: Desk, game: Preset) -> Desk:
    """The game has been kept and is the one laid out."""
    if desk.setup is None:
        return desk
    setup = replace(desk.setup, preset=game.key, rules=None, stack_chips=None, chip_set=None)
    return replace(desk, setup=setup)


def dropped(desk: Desk, presets: tuple[Preset, ...], gone: Preset) -> Desk:
    """The game `gone` is kept no longer; what is laid out is one of the same kind that is."""
    setup = desk.setup
    left = [preset for preset in presets if preset.rules.mode is gone.rules.mode]
    if setup is None or not left:
        return replace(desk, place=Place.START, setup=None)
    instead = next((preset for preset in left if preset.key == gone.key), left[0])
    players = tuple(replace(p, stack_chips=instead.stack_chips) for p in setup.players)
    return replace(desk, setup=replace(began_with(instead), players=players, button=setup.button))
