"""The games that can be laid out: what they are called, all of them on a page, what can be changed in one."""

from __future__ import annotations

from config.preset import Preset
from dealer.rules.house import Mode
from dealer.words.money import money
from ui import intents
from ui.desk.games import GamesPage
from ui.present.game_problems import game_problem
from ui.present.scene import Scene
from ui.views import ButtonLook, ButtonView, ConfirmView, MenuView, NamesView

ON_A_PAGE = 18


def games_of(scene: Scene, mode: Mode) -> tuple[Preset, ...]:
    """The cash games, or the tournaments."""
    return tuple(preset for preset in scene.presets if preset.rules.mode is mode)


def game_title(scene: Scene, game: Preset) -> str:
    """The name its host gave it, else its stakes; of a tournament the stack it begins with."""
    if game.title:
        return game.title
    if game.rules.mode is Mode.TOURNAMENT:
        return scene.text("game.tournament", stack=_money(scene, game, game.stack_chips))
    low, high = game.stakes.small_blind_chips, game.stakes.big_blind_chips
    if game.stakes.small_bet_chips:
        low, high = game.stakes.small_bet_chips, game.stakes.big_bet_chips
    return f"{_money(scene, game, low)}/{_money(scene, game, high)}"


def game_detail(scene: Scene, game: Preset) -> str:
    """What the title does not say: the structure where it is not no limit, the stack or the blinds."""
    if game.detail:
        return game.detail
    kind = "tournament" if game.rules.mode is Mode.TOURNAMENT else game.rules.structure.value
    blinds = f"{_money(scene, game, game.stakes.small_blind_chips)}/"
    blinds += _money(scene, game, game.stakes.big_blind_chips)
    stack = _money(scene, game, game.stack_chips)
    own = "own_" if game.title else ""
    return scene.text(f"game.{own}{kind}_detail", blinds=blinds, stack=stack)


def _money(scene: Scene, game: Preset, chips: int) -> str:
    return money(chips, game.unit, scene.words)


def game_button(scene: Scene, game: Preset, *, chosen: bool) -> ButtonView:
    """Lays this game out."""
    return ButtonView(
        name=f"preset_{game.key}",
        text=game_title(scene, game),
        detail=game_detail(scene, game),
        intent=intents.ChoosePreset(game.key),
        look=ButtonLook.CHOSEN if chosen else ButtonLook.PLAIN,
    )


def games_view(scene: Scene, page: GamesPage) -> NamesView:
    """All games of the kind that is laid out."""
    game = scene.preset
    assert game is not None
    games = games_of(scene, game.rules.mode)
    first = min(page.first, max(len(games) - 1, 0)) // ON_A_PAGE * ON_A_PAGE
    pages = -(-len(games) // ON_A_PAGE)
    return NamesView(
        title=scene.text("games.title"),
        hint="",
        names=tuple(
            game_button(scene, each, chosen=each.key == game.key) for each in games[first : first + ON_A_PAGE]
        ),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        before=_turn(scene, "before", first - ON_A_PAGE, possible=first > 0) if pages > 1 else None,
        after=_turn(scene, "after", first + ON_A_PAGE, possible=first + ON_A_PAGE < len(games))
        if pages > 1
        else None,
        page=f"{first // ON_A_PAGE + 1}/{pages}" if pages > 1 else "",
    )


def _turn(scene: Scene, way: str, first: int, *, possible: bool) -> ButtonView:
    return ButtonView(
        name=f"games_{way}",
        text="‹" if way == "before" else "›",
        intent=intents.TurnPage("games", max(first, 0)),
        enabled=possible,
        says=scene.text(f"players.{way}"),
    )


def game_menu(scene: Scene) -> MenuView:
    """What can be changed in the game that is laid out, and keeping it."""
    game, setup = scene.preset, scene.desk.setup
    assert game is not None
    assert setup is not None
    problem = game_problem(scene)
    items = [
        _item(scene, "game_stack", intents.TypeGameStack(), amount=scene.money(game.stack_chips)),
        _item(scene, "chips", intents.OpenChips()),
        _item(scene, "house_rules", intents.OpenSettings("rules")),
        ButtonView(
            name="keep_game",
            text=scene.text("game.keep_game"),
            detail=problem or scene.text("game.keep_game.detail"),
            intent=intents.TypeGameTitle(),
            enabled=not problem,
        ),
    ]
    if game.own:
        items.append(_item(scene, "delete_game", intents.AskDeleteGame(), title=game_title(scene, game)))
    return MenuView(
        title=scene.text("game.change"),
        items=tuple(items),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
    )


def _item(scene: Scene, name: str, intent: intents.Intent, **fields: object) -> ButtonView:
    return ButtonView(
        name=name,
        text=scene.text(f"game.{name}", **fields),
        detail=scene.text(f"game.{name}.detail", **fields),
        intent=intent,
    )


def ask_delete_game(scene: Scene) -> ConfirmView:
    """A kept game cannot be brought back, so it is asked once."""
    game = scene.preset
    assert game is not None
    return ConfirmView(
        question=scene.text("game.ask_delete", name=game_title(scene, game)),
        detail=scene.text("game.ask_delete.detail"),
        answers=(
            ButtonView(name="delete", text=scene.text("game.delete"), intent=intents.DeleteGame(game.key)),
            ButtonView(
                name="keep", text=scene.text("game.keep"), intent=intents.Back(), look=ButtonLook.MAIN
            ),
        ),
    )
