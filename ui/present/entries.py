"""Typing a name or a number: what is asked, about whom, and why what was typed cannot be taken yet."""

from __future__ import annotations

from collections.abc import Callable

from dealer.rules.chips import ChipColour
from ui import intents
from ui.desk.entry import Entry, EntryFor
from ui.desk.setup import Setup
from ui.desk.sheets import entered_chips
from ui.present.chip_set import values_of
from ui.present.game_problems import payable
from ui.present.names import name_hint, suggestions
from ui.present.scene import Scene
from ui.views import ButtonLook, ButtonView, EntryView, Keys

LONGEST_NAME = 24
LONGEST_TITLE = 16
NUMBERS = frozenset(EntryFor) - {EntryFor.NAME, EntryFor.RENAME, EntryFor.NEWCOMER, EntryFor.GAME_TITLE}


def entry_view(scene: Scene, entry: Entry) -> EntryView:
    """A name or a number being typed; the big button says why it cannot be confirmed yet."""
    problem = entry_problem(scene, entry)
    return EntryView(
        title=scene.text(f"entry.{entry.purpose.name.lower()}", name=_about(scene, entry)),
        hint=_hint(scene, entry),
        text=_shown(scene, entry),
        keys=Keys.NUMBERS if entry.purpose in NUMBERS else entry.keys,
        confirm=ButtonView(
            name="entry_confirm",
            text=scene.text("entry.done"),
            detail=problem,
            intent=intents.ConfirmEntry(),
            look=ButtonLook.MAIN,
            enabled=not problem,
        ),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        suggestions=suggestions(scene, entry),
        proposed=entry.proposed and bool(entry.text),
        problem=problem or name_hint(scene, entry) or _same_title(scene, entry),
    )


def _about(scene: Scene, entry: Entry) -> str:
    """The name of the player or the colour of the chips the entry is about, or nothing."""
    if entry.purpose is EntryFor.CHIP:
        return scene.words.text(f"chip.{entry.colour}")
    if entry.name:
        return entry.name
    setup = scene.desk.setup
    if setup is not None and scene.preset is not None:
        return next((p.name for p in setup.players if p.seat == entry.seat), "")
    return scene.state.name(entry.seat) if scene.state.seat(entry.seat) else ""


def _hint(scene: Scene, entry: Entry) -> str:
    """Between what a stack may lie."""
    game = scene.preset
    if game is None or entry.purpose is not EntryFor.STACK:
        return ""
    least, most = scene.money(game.least_stack_chips), scene.money(game.most_stack_chips)
    return scene.text("range", low=least, high=most)


def _shown(scene: Scene, entry: Entry) -> str:
    if entry.purpose not in NUMBERS:
        return entry.text
    return scene.typed_amount(entry.text)


def _same_title(scene: Scene, entry: Entry) -> str:
    """A game of this name is replaced."""
    title = " ".join(entry.text.split()).casefold()
    own = {preset.title.casefold() for preset in scene.presets if preset.own}
    return scene.text("entry.game_replaced") if entry.purpose is EntryFor.GAME_TITLE and title in own else ""


def entry_problem(scene: Scene, entry: Entry) -> str:
    """What is wrong with the text, in a line; empty when it can be taken."""
    if entry.purpose not in NUMBERS:
        return _name_problem(scene, entry)
    chips = entered_chips(entry.text, scene.unit)
    if not entry.text:
        return scene.text("entry.amount_missing")
    if chips is None:
        return scene.text("entry.no_chip", amount=scene.money(1))
    if not chips and entry.purpose is not EntryFor.STACK_AGAIN:
        return scene.text("entry.amount_missing")
    setup = scene.desk.setup
    if setup is None or scene.preset is None:
        return _table_problem(scene, entry, chips)
    return _game_problem(scene, setup, entry, chips)


def _table_problem(scene: Scene, entry: Entry, chips: int) -> str:
    """What is wrong with new blinds, or a new value of chips, of the game that is being played."""
    match entry.purpose:
        case EntryFor.CHIP:
            return _chip_problem(scene, entry, chips)
        case EntryFor.BIG_BLIND if chips < entry.small_blind_chips:
            return scene.text("entry.big_least", amount=scene.money(entry.small_blind_chips))
        case EntryFor.SMALL_BLIND | EntryFor.BIG_BLIND if not payable(scene, chips):
            return _not_payable(scene)
        case _:
            return ""


def _game_problem(scene: Scene, setup: Setup, entry: Entry, chips: int) -> str:
    """What is wrong with an amount of the game being laid out."""
    if entry.purpose is EntryFor.CHIP:
        return _chip_problem(scene, entry, chips)
    found = {
        EntryFor.STACK: _stack_problem,
        EntryFor.BIG_BLIND: _big_blind_problem,
        EntryFor.GAME_STACK: _game_stack_problem,
    }.get(entry.purpose, _no_problem)(scene, setup, chips)
    if found or payable(scene, chips):
        return found
    return _not_payable(scene)


def _not_payable(scene: Scene) -> str:
    return scene.text("entry.not_payable", amount=scene.money(scene.chip_set.unit_chips))


Judge = Callable[[Scene, Setup, int], str]


def _no_problem(_scene: Scene, _setup: Setup, _chips: int) -> str:
    return ""


def _stack_problem(scene: Scene, _setup: Setup, chips: int) -> str:
    game = scene.preset
    assert game is not None
    least, most = game.least_stack_chips, game.most_stack_chips
    if least <= chips <= most:
        return ""
    return scene.text("entry.stack_range", low=scene.money(least), high=scene.money(most))


def _big_blind_problem(scene: Scene, setup: Setup, chips: int) -> str:
    if chips >= setup.small_blind_chips:
        return ""
    return scene.text("entry.big_least", amount=scene.money(setup.small_blind_chips))


def _game_stack_problem(scene: Scene, setup: Setup, chips: int) -> str:
    if chips >= setup.big_blind_chips:
        return ""
    return scene.text("entry.stack_least", amount=scene.money(setup.big_blind_chips))


def _chip_problem(scene: Scene, entry: Entry, chips: int) -> str:
    """Two colours of one value cannot be told apart when an amount is paid."""
    colour = ChipColour(entry.colour)
    other = next(
        (c for c, value in values_of(scene.chip_set).items() if value == chips and c is not colour), None
    )
    if other is None:
        return ""
    name = scene.words.text(f"chip.{other.value}")
    return scene.text("entry.same_value", colour=name, amount=scene.money(chips))


def _name_problem(scene: Scene, entry: Entry) -> str:
    name = " ".join(entry.text.split())
    most = longest(entry)
    if not name:
        return scene.text("entry.name_missing")
    return scene.text("entry.name_long", most=most) if len(name) > most else ""


def longest(entry: Entry) -> int:
    """So many letters a name may have."""
    return LONGEST_TITLE if entry.purpose is EntryFor.GAME_TITLE else LONGEST_NAME
