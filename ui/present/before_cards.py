"""Straddle and bomb pot: asked between two hands, where the house plays them."""

from __future__ import annotations

from dealer.rules.button import NotEnoughPlayers
from dealer.table.dealing import may_straddle, plan_hand
from ui import intents
from ui.desk.entry import EntryFor
from ui.present.scene import Scene
from ui.views import ButtonView, MenuView

BOMB_POTS_IN_BIG_BLINDS = (1, 2, 5)


def before_cards_button(scene: Scene) -> ButtonView | None:
    """Opens the question, where it can be asked now."""
    if not scene.state.rules.bomb_pots and not _straddlers(scene):
        return None
    words = (
        "both"
        if scene.state.rules.bomb_pots and _straddlers(scene)
        else ("bomb_pot" if scene.state.rules.bomb_pots else "straddle")
    )
    return ButtonView(
        name="before_cards", text=scene.text(f"before_cards.{words}"), intent=intents.OpenBeforeCards()
    )


def _straddlers(scene: Scene) -> tuple[int, ...]:
    if not scene.state.rules.straddles:
        return ()
    try:
        return may_straddle(scene.state, plan_hand(scene.state))
    except NotEnoughPlayers:
        return ()


def before_cards_menu(scene: Scene) -> MenuView:
    """Who straddles, or how much everybody puts into a bomb pot; each begins the hand."""
    big = scene.state.stakes.big_blind_chips
    items = [
        ButtonView(
            name=f"straddle_{seat}",
            text=scene.text("straddle", name=scene.state.name(seat), amount=scene.money(2 * big)),
            intent=intents.Straddle(seat),
        )
        for seat in _straddlers(scene)
    ]
    if scene.state.rules.bomb_pots:
        items += [
            ButtonView(
                name=f"bomb_pot_{count}",
                text=scene.text("bomb_pot", amount=scene.money(count * big)),
                intent=intents.BombPot(count * big),
            )
            for count in BOMB_POTS_IN_BIG_BLINDS
        ]
        typed = intents.TypeChips(0, EntryFor.BOMB_POT.value)
        items.append(ButtonView(name="bomb_pot_other", text=scene.text("bomb_pot.other"), intent=typed))
    return MenuView(
        title=scene.text("before_cards"),
        items=tuple(items),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
    )
