"""Gallery scenes of laying out a game: another stack, a move, the chip set, games of one's own."""

from __future__ import annotations

from dataclasses import replace

from config.preset import Preset
from dealer.rules.chips import ChipColour, ChipSet, chip_set
from dealer.rules.house import Mode
from ui.desk.desk import Desk, Overlay
from ui.desk.entry import Entry, EntryFor
from ui.desk.games import ChipsPage, GamesPage
from ui.desk.setup import Setup, began_with
from ui.present.scene import Scene
from ui.views import BannerKind, BannerView, Keys

OWN = ("Friday", "Garden party", "Turbo", "Sunday lunch")


def setup_scenes(laid_out: Scene) -> dict[str, Scene]:
    """What can be done at the setup of `laid_out`, a cash game with some players."""
    desk, setup = laid_out.desk, laid_out.desk.setup
    assert setup is not None
    own = _own_games(laid_out.presets)
    many = replace(laid_out, presets=(*own, *laid_out.presets))
    first = setup.players[0]
    rich = replace(setup, players=(replace(first, stack_chips=4000), *setup.players[1:]), asked=first.seat)
    without_red = chip_set(
        *(
            (chip.value_chips, chip.colour)
            for chip in laid_out.chip_set.chips
            if chip.colour is not ChipColour.RED
        )
    )
    chips = replace(setup, chip_set=without_red)
    friday = replace(began_with(own[0]), players=setup.players, asked=5)
    return {
        "setup-player": _at(laid_out, setup=rich),
        "setup-move": _at(laid_out, setup=replace(rich, moving=True, stack_chips=4000)),
        "setup-drawn": _at(laid_out, setup=_with_cards(setup)),
        "setup-tournament": _at(laid_out, setup=_tournament(laid_out, setup)),
        "setup-many-games": _at(many, setup=friday),
        "setup-all-games": replace(
            _at(many, setup=friday), desk=replace(desk, setup=friday, page=GamesPage())
        ),
        "setup-game": replace(laid_out, desk=replace(desk, overlay=Overlay.GAME)),
        "setup-own-game": _at(many, setup=friday, overlay=Overlay.GAME),
        "setup-delete-game": _at(many, setup=friday, overlay=Overlay.ASK_DELETE_GAME),
        "setup-chips": replace(laid_out, desk=replace(desk, page=ChipsPage())),
        "setup-chips-wrong": _at(laid_out, setup=chips, page=ChipsPage()),
        "setup-wrong": _at(laid_out, setup=chips),
        "setup-chip-value": _typing(
            laid_out, Entry(purpose=EntryFor.CHIP, colour=ChipColour.BLUE.value, text="25")
        ),
        "setup-stack-too-large": _typing(laid_out, Entry(purpose=EntryFor.STACK, seat=1, text="5000")),
        "setup-all-colours": _at(laid_out, setup=replace(setup, chip_set=_all_colours())),
        "setup-game-stack": _typing(laid_out, Entry(purpose=EntryFor.GAME_STACK, text="3000")),
        "setup-game-title": _typing(
            many, Entry(purpose=EntryFor.GAME_TITLE, text="Friday", keys=Keys.LETTERS)
        ),
        "start-left-out": replace(
            laid_out, desk=Desk(), banners=(_LEFT_OUT,), date="Friday, 4 December 2026"
        ),
    }


_LEFT_OUT = BannerView(
    kind=BannerKind.INFO,
    title="friday.toml is left out",
    detail="stakes.big_blind: a whole number, 10 or more, not 5",
)


def _at(scene: Scene, **changes: object) -> Scene:
    return replace(scene, desk=replace(scene.desk, **changes))  # type: ignore[arg-type]


def _typing(scene: Scene, entry: Entry) -> Scene:
    return replace(scene, desk=replace(scene.desk, entry=entry))


def _all_colours() -> ChipSet:
    values = (1, 5, 25, 100, 250, 500, 1000, 2000)
    return chip_set(*zip(values, ChipColour, strict=True))


def _with_cards(setup: Setup) -> Setup:
    """The draw for the button: the second player has it."""
    cards = ("7d", "Ks", "Kc", "4h", "Th", "2c")
    drawn = tuple((player.seat, card) for player, card in zip(setup.players, cards, strict=False))
    return replace(setup, drawn=drawn, button=setup.players[1].seat, asked=0)


def _tournament(scene: Scene, setup: Setup) -> Setup:
    game = next(preset for preset in scene.presets if preset.rules.mode is Mode.TOURNAMENT)
    players = tuple(replace(player, stack_chips=game.stack_chips) for player in setup.players)
    return replace(began_with(game), players=players, asked=5)


def _own_games(presets: tuple[Preset, ...]) -> tuple[Preset, ...]:
    cash = [preset for preset in presets if preset.rules.mode is Mode.CASH]
    return tuple(
        replace(cash[index % len(cash)], key=title.lower(), title=title, default=False, own=True)
        for index, title in enumerate(OWN)
    )
