"""A practice hand: six players with chips, a button, and the first hand dealt."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dealer.rules.house import Mode
from dealer.table.commands import NewPlayer, PlaceButton, StartHand
from ui import intents
from ui.desk.desk import Place
from ui.intents import Intent
from ui.present.games import games_of
from ui.present.scene import Scene
from ui.react.reaction import Effect, Reaction

PLAYERS: Final = {1: "Asha", 2: "Ben", 4: "Chitra", 5: "Dev", 7: "Oluwaseun", 9: "Jo"}
BUTTON: Final = 7
SHARES: Final = {4: 3, 9: 1}
"""Stacks in halves of the game's: somebody has more and somebody less, so that a side pot comes up."""


def react_to_practice(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means for practising, or ``None``."""
    wanted = isinstance(intent, intents.PractiseHand) and scene.desk.place is Place.START
    return _begin(scene) if wanted else None


def _begin(scene: Scene) -> Reaction | None:
    """The first cash game, without a clock: there is time to look."""
    game = next(iter(sorted(games_of(scene, Mode.CASH), key=lambda game: not game.default)), None)
    if game is None:
        return None
    game = replace(game, rules=replace(game.rules, clock_seconds=0))
    players = tuple(
        NewPlayer(seat=seat, name=name, stack_chips=game.stack_chips * SHARES.get(seat, 2) // 2)
        for seat, name in PLAYERS.items()
    )
    return Reaction(
        desk=scene.desk,
        command=game.open_table(players),
        then=(PlaceButton(seat=BUTTON), StartHand()),
        effect=Effect.PRACTISE,
    )
