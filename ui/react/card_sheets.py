"""Card sheets as they are opened: for a street, for a hand that is shown, for cards to be put right."""

from __future__ import annotations

from dataclasses import replace

from dealer.hand.state import Hand, Street
from ui.camera.looking import can_fill
from ui.desk.sheets import CardsFor, CardsSheet
from ui.present.scene import Scene


def opened(scene: Scene, sheet: CardsSheet) -> CardsSheet:
    """The sheet as somebody opens it: where a camera can fill it, it does."""
    return replace(sheet, by_camera=can_fill(scene, sheet))


def street_sheet(scene: Scene, street: Street, run: int) -> CardsSheet:
    """Places for the board so far, which stay, and for the cards of this street."""
    board = scene.hand.boards[run] if run < scene.hand.runs else ()
    before = Street(street - 1).board_size
    known = [str(card) for card in board][:before] if len(board) >= before else []
    places = [*known, *([None] * (street.board_size - before))]
    return CardsSheet(
        purpose=CardsFor.STREET,
        faces=tuple(places),
        active=len(known),
        fixed=len(known),
        street=street,
    )


def hand_sheet(scene: Scene, seat: int) -> CardsSheet:
    """Two places for what this player shows; whom nobody called may show one card."""
    least = 1 if len(scene.hand.live) == 1 else 2
    return CardsSheet(purpose=CardsFor.HAND, faces=(None, None), seat=seat, least=least)


def rabbit_sheet(hand: Hand) -> CardsSheet:
    """The board as it lay, and places for what would have come."""
    known = tuple(str(card) for card in hand.boards[0])
    missing = Street.RIVER.board_size - len(known)
    return CardsSheet(
        purpose=CardsFor.RABBIT,
        faces=(*known, *(None,) * missing),
        active=len(known),
        fixed=len(known),
        least=1,
    )


def board_again(scene: Scene) -> CardsSheet | None:
    """The board as it was entered, ``None`` where it was not."""
    if scene.state.hand is None or not scene.hand.boards[0]:
        return None
    faces: list[str | None] = [str(card) for card in scene.hand.boards[0]]
    faces += [None] * (scene.hand.street.board_size - len(faces))
    return CardsSheet(purpose=CardsFor.BOARD_AGAIN, faces=tuple(faces))


def hand_again(scene: Scene, seat: int) -> CardsSheet | None:
    """The hand of this player as it was entered, ``None`` where it was not."""
    players = scene.state.hand.players if scene.state.hand is not None else ()
    cards = next((player.cards for player in players if player.seat == seat), ())
    if not cards:
        return None
    faces = tuple(str(card) for card in cards)
    return CardsSheet(purpose=CardsFor.HAND_AGAIN, faces=faces, seat=seat)
