"""The screen on which a new game is laid out: which game, who sits where, what each gets."""

from __future__ import annotations

from dataclasses import replace

from config.preset import Preset
from dealer.rules.starting_stack import starting_stack
from dealer.table.commands import NewPlayer
from ui import intents
from ui.desk.setup import Setup
from ui.present.game_problems import game_problem
from ui.present.games import game_button, games_of
from ui.present.names import known_names, twice
from ui.present.scene import Scene
from ui.views import (
    ButtonLook,
    ButtonView,
    ChipStackView,
    SetupSeatState,
    SetupSeatView,
    SetupView,
)

SEATS = range(1, 11)
MOST_NAMES = 8
"""More than these never stand in the strip."""
MOST_GAMES = 6
"""Of more games the last place leads to all of them."""


def setup_view(scene: Scene, setup: Setup) -> SetupView:
    """Games at the left, the seats on the felt, a strip about the chosen seat below."""
    game = scene.preset
    assert game is not None
    missing = game_problem(scene) or (scene.text("setup.few") if len(setup.players) < 2 else "")
    return SetupView(
        title=scene.text(f"setup.title_{game.rules.mode.value}"),
        hint=scene.desk.refusal or _hint(scene, setup),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        presets=_games(scene, game),
        seats=tuple(_seat(scene, setup, game, number) for number in SEATS),
        middle=_players(scene, len(setup.players)),
        middle_hint=scene.text("setup.button_at", name=_name(setup, setup.button))
        if setup.button
        else scene.text("setup.no_button"),
        strip_title=_strip_title(scene, setup),
        strip=_strip(scene, setup),
        start=ButtonView(
            name="start_night",
            text=scene.text("setup.start"),
            detail=missing,
            intent=intents.StartNight(),
            look=ButtonLook.MAIN,
            enabled=not missing,
        ),
        stack_title=scene.text("setup.gets", amount=scene.money(game.stack_chips)),
        stack_chips=_handed_out(scene, game),
        others=_others(scene, setup),
    )


def _hint(scene: Scene, setup: Setup) -> str:
    if setup.moving:
        return scene.text("setup.tap_new_seat", name=_name(setup, setup.asked))
    name = twice(setup)
    return scene.text("players.twice", name=name) if name else scene.text("setup.hint")


def _games(scene: Scene, game: Preset) -> tuple[ButtonView, ...]:
    """As many as there is room for, the chosen one among them."""
    games = games_of(scene, game.rules.mode)
    if len(games) <= MOST_GAMES:
        return tuple(_game(scene, each, game) for each in games)
    shown = games[: MOST_GAMES - 1]
    if all(each.key != game.key for each in shown):
        shown = (*shown[:-1], next(each for each in games if each.key == game.key))
    more = ButtonView(
        name="all_games",
        text=scene.text("setup.all_games"),
        detail=scene.text("setup.all_games.detail", count=len(games) - len(shown)),
        intent=intents.OpenGames(),
    )
    return (*(_game(scene, each, game) for each in shown), more)


def _game(scene: Scene, preset: Preset, game: Preset) -> ButtonView:
    """The chosen one says when it is no longer as it was."""
    button = game_button(scene, preset, chosen=preset.key == game.key)
    changed = preset.key == game.key and preset != game
    return replace(button, detail=scene.text("setup.changed")) if changed else button


def _player(setup: Setup, seat: int) -> NewPlayer | None:
    return next((p for p in setup.players if p.seat == seat), None)


def _name(setup: Setup, seat: int | None) -> str:
    player = _player(setup, seat or 0)
    return player.name if player else ""


def _seat(scene: Scene, setup: Setup, game: Preset, number: int) -> SetupSeatView:
    """A stack that is not everybody's stands below the name."""
    player = _player(setup, number)
    state = SetupSeatState.EMPTY if player is None else SetupSeatState.TAKEN
    asks = number == setup.asked
    own_stack = player is not None and player.stack_chips != game.stack_chips
    return SetupSeatView(
        seat=number,
        state=SetupSeatState.ASKED if asks else state,
        text=player.name if player else scene.text("setup.who_short") if asks else "",
        detail=scene.money(player.stack_chips) if player and own_stack else "",
        button=number == setup.button,
        card=dict(setup.drawn).get(number),
    )


def _handed_out(scene: Scene, game: Preset) -> tuple[ChipStackView, ...]:
    """The chips each player gets, small ones enough; none while they cannot be paid."""
    stakes = game.stakes
    bets = (stakes.small_blind_chips, stakes.big_blind_chips, stakes.ante.chips)
    payment = starting_stack(game.stack_chips, game.chip_set, bets=bets)
    return () if payment.rest_chips or game_problem(scene) else scene.stacks(payment.counts)


def _strip_title(scene: Scene, setup: Setup) -> str:
    player = _player(setup, setup.asked)
    if player is not None and setup.moving:
        return scene.text("setup.where_to", name=player.name)
    if player is not None:
        return scene.text("setup.about", name=player.name)
    return scene.text("setup.who") if setup.asked else scene.text("setup.tap_a_seat")


def _strip(scene: Scene, setup: Setup) -> tuple[ButtonView, ...]:
    """For an empty seat the keyboard and known names, as many as fit; for a taken one what can be changed."""
    asked = setup.asked
    if not asked:
        return ()
    if _player(setup, asked) is not None:
        return _about_player(scene, asked, moving=setup.moving)
    names = [
        ButtonView(
            name=f"known_{index}",
            text=name,
            intent=intents.SeatPlayer(asked, name),
            look=ButtonLook.EDGE,
        )
        for index, name in enumerate(known_names(scene)[:MOST_NAMES])
    ]
    typed = ButtonView(name="type_name", text=scene.text("setup.type_name"), intent=intents.TypeName(asked))
    more = ButtonView(name="all_names", text=scene.text("players.all"), intent=intents.OpenNames())
    return (typed, *names, more) if len(names) > 1 else (typed, *names)


def _about_player(scene: Scene, asked: int, *, moving: bool) -> tuple[ButtonView, ...]:
    """While it is asked where to he moves, nothing but staying."""
    if moving:
        stay = scene.text("setup.stay")
        return (ButtonView(name="stay", text=stay, intent=intents.ChooseSeat(asked)),)
    offered: tuple[tuple[str, str, intents.Intent], ...] = (
        ("put_button", "put_button", intents.PutButton(asked)),
        ("type_stack", "stack", intents.TypeStack(asked)),
        ("type_name", "rename", intents.TypeName(asked)),
        ("move", "move", intents.MovePlayer(asked)),
        ("stand_up", "stand_up", intents.StandUp(asked)),
    )
    return tuple(
        ButtonView(name=name, text=scene.text(f"setup.{text}"), intent=intent)
        for name, text, intent in offered
    )


def _others(scene: Scene, setup: Setup) -> tuple[ButtonView, ...]:
    small, big = scene.money(setup.small_blind_chips), scene.money(setup.big_blind_chips)
    enough = len(setup.players) > 1
    return (
        ButtonView(
            name="blinds",
            text=scene.text("setup.blinds", small=small, big=big),
            intent=intents.TypeBlinds("small"),
        ),
        ButtonView(name="game", text=scene.text("setup.game"), intent=intents.OpenGame()),
        ButtonView(
            name="draw_seats",
            text=scene.text("setup.draw_seats"),
            intent=intents.DrawSeats(),
            enabled=enough,
        ),
        ButtonView(
            name="draw_button",
            text=scene.text("setup.draw"),
            intent=intents.DrawForButton(),
            enabled=enough,
        ),
    )


def _players(scene: Scene, count: int) -> str:
    return scene.text("setup.players.one") if count == 1 else scene.text("setup.players.more", count=count)
