"""The knob: it opens the sheet of the bet and turns its amount, a big blind a click."""

from __future__ import annotations

from ui import intents
from ui.desk.desk import Place
from ui.desk.sheets import AmountSheet, CardsSheet, entered_chips
from ui.devices.answer import NOTHING, Answer
from ui.present.scene import Scene


def amount_after(scene: Scene, steps: int) -> Answer:
    """The amount `steps` clicks from the one entered, within what may be bet; the first is the least."""
    desk, legal = scene.desk, scene.legal
    at_table = desk.place is Place.TABLE and desk.page is None and desk.entry is None
    if not at_table or legal is None or legal.raises is None or scene.state.paused:
        return NOTHING
    if desk.overlay is not None or desk.seat_menu is not None or isinstance(desk.sheet, CardsSheet):
        return NOTHING
    lowest, highest = legal.raises.lowest_to_chips, legal.raises.highest_to_chips
    if not isinstance(desk.sheet, AmountSheet) and lowest == highest:
        return NOTHING  # One amount only: no sheet, the button on the screen records it.
    entered = entered_chips(desk.sheet.digits, scene.unit) if isinstance(desk.sheet, AmountSheet) else None
    wanted = lowest if entered is None else entered + steps * scene.state.stakes.big_blind_chips
    amount = intents.SetAmount(min(max(wanted, lowest), highest))
    if isinstance(desk.sheet, AmountSheet):
        return Answer(intents=(amount,))
    return Answer(intents=(intents.OpenRaise(), amount))
