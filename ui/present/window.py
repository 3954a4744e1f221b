"""The whole window for one moment: one screen, and perhaps an overlay on it."""

from __future__ import annotations

from ui.desk.desk import Desk, Place
from ui.desk.sheets import AmountSheet, CardsSheet
from ui.present.amount import amount_view
from ui.present.cards import cards_view
from ui.present.entries import entry_view
from ui.present.overlays import overlay_view
from ui.present.pages import page_view
from ui.present.scene import Scene
from ui.present.setup import setup_view
from ui.present.showdown import at_showdown, showdown_view
from ui.present.start import start_view
from ui.present.table import table_view
from ui.views import ScreenView, WindowView


def window_view(scene: Scene) -> WindowView:
    """What the window shows now."""
    return WindowView(screen=_screen(scene), overlay=overlay_view(scene), moment=scene.seq)


def _screen(scene: Scene) -> ScreenView:
    desk = scene.desk
    if desk.entry is not None:
        return entry_view(scene, desk.entry)
    if desk.page is not None:
        return page_view(scene, desk.page)
    match desk.place:
        case Place.START:
            return start_view(scene)
        case Place.SETUP:
            assert desk.setup is not None
            return setup_view(scene, desk.setup)
        case Place.TABLE:
            return _table_screen(scene, desk)


def _table_screen(scene: Scene, desk: Desk) -> ScreenView:
    legal = scene.legal if not scene.state.paused else None
    if isinstance(desk.sheet, AmountSheet) and legal is not None and legal.raises is not None:
        return amount_view(scene, desk.sheet, legal, legal.raises)
    if isinstance(desk.sheet, CardsSheet):
        return _cards(scene, desk.sheet)
    if scene.state.hand is not None and not scene.state.paused and at_showdown(scene.state.hand):
        put_away = desk.put_away == scene.state.hand_number and not scene.state.hand_in_play
        return table_view(scene) if put_away else showdown_view(scene)
    return table_view(scene)


def _cards(scene: Scene, sheet: CardsSheet) -> ScreenView:
    if not sheet.by_camera or scene.camera is None:
        return cards_view(scene, sheet)
    # Without a camera nothing of it is loaded.
    from ui.present.seen_cards import seen_cards_view

    return seen_cards_view(scene, sheet, scene.camera)
