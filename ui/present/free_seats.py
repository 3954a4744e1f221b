"""The seats nobody sits in: to join the table, or to change seats."""

from __future__ import annotations

from collections.abc import Callable

from dealer.rules.button import SEATS, clockwise
from ui import intents
from ui.present.scene import Scene
from ui.present.table import undo_button
from ui.views import ButtonView, MenuView


def free_seats(scene: Scene) -> tuple[int, ...]:
    """Their numbers in ascending order."""
    return tuple(number for number in range(1, SEATS + 1) if scene.state.seat(number) is None)


def join_menu(scene: Scene) -> MenuView:
    """Where a newcomer sits down."""
    return _seats(scene, scene.text("join"), intents.TypeNewcomer)


def new_seat_menu(scene: Scene, number: int) -> MenuView:
    """Where the player in seat `number` sits from now on."""
    title = scene.text("new_seat", name=scene.state.name(number))
    return _seats(scene, title, lambda to_seat: intents.ChangeSeat(number, to_seat))


def _seats(scene: Scene, title: str, intent: Callable[[int], intents.Intent]) -> MenuView:
    return MenuView(
        title=title,
        items=tuple(
            ButtonView(
                name=f"free_seat_{number}",
                text=scene.text("free_seat", seat=number),
                detail=_between(scene, number),
                intent=intent(number),
            )
            for number in free_seats(scene)
        ),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        undo=undo_button(scene),
    )


def _between(scene: Scene, number: int) -> str:
    """Who sits before and after it, clockwise: a seat is found by its neighbours."""
    taken = [seat for seat in clockwise(number) if scene.state.seat(seat) is not None]
    if not taken:
        return ""
    before, after = scene.state.name(taken[-1]), scene.state.name(taken[0])
    return scene.text("free_seat.between", before=before, after=after)
