"""When the clock stands still."""

from __future__ import annotations

from dealer.table.state import TableState
from ui.desk.desk import Desk, Overlay, Place
from ui.desk.sheets import AmountSheet


def decides(desk: Desk, state: TableState) -> bool:
    """Whether the player to act has nothing to wait for: then his time runs.

    It runs while the table lies open, while the amount of his raise is entered, and while he is asked
    whether he really folds: all of that is his decision. It stands still while the night is paused, on the
    start screen, while the screen is locked and no tap is heard, and while the host is busy with something
    else: the menu, a player's sheet, a correction, a ruling, house rules, cards, a name or a number. Nobody
    pays with his time for what is not his doing. After an undo or a correction nothing stands still, but the
    player to act has his full time again.
    """
    if state.paused or desk.locked or desk.place is not Place.TABLE:
        return False
    if desk.page is not None or desk.entry is not None or desk.seat_menu is not None:
        return False
    return desk.overlay in (None, Overlay.ASK_FOLD) and isinstance(desk.sheet, AmountSheet | None)
