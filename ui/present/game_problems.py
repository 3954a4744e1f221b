"""Why the game cannot be played as it is laid out: chips that cannot pay what is due."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dealer.rules.house import Stakes
from ui.present.scene import Scene


def game_problem(scene: Scene) -> str:
    """The first thing that is wrong, in a line; empty where the game can begin."""
    return next(game_problems(scene), "")


def game_problems(scene: Scene) -> Iterator[str]:
    """All that is wrong with the chips, stakes and stacks of the game being laid out."""
    game, setup = scene.preset, scene.desk.setup
    if game is None or setup is None:
        return
    yield from _not_payable(scene, (*_dues(game.stakes), ("stack", game.stack_chips)))
    for player in setup.players:
        if player.stack_chips != game.stack_chips and not payable(scene, player.stack_chips):
            amount = scene.money(player.stack_chips)
            what = scene.text("problem.stack_of", name=player.name, amount=amount)
            yield scene.text("problem.not_payable", what=what)


def chips_problem(scene: Scene) -> str:
    """The first thing that the chips in play cannot pay, also in a game that is being played."""
    if scene.preset is not None:
        return game_problem(scene)
    return next(_not_payable(scene, _dues(scene.state.stakes)), "")


def _not_payable(scene: Scene, dues: Iterable[tuple[str, int]]) -> Iterator[str]:
    for name, chips in dues:
        if not payable(scene, chips):
            what = scene.text(f"problem.{name}", amount=scene.money(chips))
            yield scene.text("problem.not_payable", what=what)


def _dues(stakes: Stakes) -> Iterator[tuple[str, int]]:
    yield "small_blind", stakes.small_blind_chips
    yield "big_blind", stakes.big_blind_chips
    yield "ante", stakes.ante.chips
    yield "bet", stakes.small_bet_chips or stakes.spread_min_chips


def payable(scene: Scene, chips: int) -> bool:
    """Whether the chips in play make this amount."""
    return not scene.chip_set.pay(chips).rest_chips
