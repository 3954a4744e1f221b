"""What a card sheet is about."""

from __future__ import annotations

from ui.desk.sheets import CardsFor, CardsSheet
from ui.present.scene import Scene


def sheet_title(scene: Scene, sheet: CardsSheet) -> str:
    """The street, the player, or what is put right."""
    match sheet.purpose:
        case CardsFor.STREET:
            return scene.text(f"street.{sheet.street.word}")
        case CardsFor.HAND | CardsFor.HAND_AGAIN:
            return scene.state.name(sheet.seat or 0)
        case CardsFor.BOARD_AGAIN:
            return scene.text("cards.board")
        case CardsFor.RABBIT:
            return scene.text("cards.rabbit")
