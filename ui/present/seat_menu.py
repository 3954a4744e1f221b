"""What can be done about the player in a seat: coming and going, chips, another seat, his name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import assert_never

from dealer.rules.missed_blinds import Dues, WayIn
from dealer.rules.next_hand import WayOffer
from dealer.table import commands
from dealer.table.coming_in import open_ways
from dealer.table.state import Seat
from ui import intents
from ui.desk.entry import EntryFor
from ui.present.allowed import allowed
from ui.present.clock import clock_items
from ui.present.free_seats import free_seats
from ui.present.scene import Scene
from ui.present.seats import owed_chips
from ui.present.table import undo_button
from ui.views import ButtonLook, ButtonView, MenuView


def seat_menu(scene: Scene, number: int) -> MenuView | None:
    """The menu of a seat; nothing for one that has become empty."""
    seat = scene.state.seat(number)
    if seat is None:
        return None
    parts: tuple[Callable[[Scene, Seat], Iterator[ButtonView]], ...] = (
        _put_right,
        _coming,
        _chips,
        _going,
        _about_him,
    )
    items = [*clock_items(scene, number), *(item for part in parts for item in part(scene, seat))]
    return MenuView(
        title=scene.state.name(number),
        detail=_detail(scene, seat),
        items=tuple(items),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        undo=undo_button(scene),
    )


def _detail(scene: Scene, seat: Seat) -> str:
    """His stack, and what he owes."""
    stack_chips = scene.state.stack_chips(seat.seat)
    if not stack_chips and not scene.state.in_hand(seat.seat):
        return scene.text("seat.no_chips")
    amount, owed = scene.money(stack_chips), owed_chips(scene, seat)
    if owed:
        return scene.text("seat_menu.owes", amount=amount, owed=scene.money(owed))
    return scene.text("seat_menu.stack", amount=amount)


def _item(
    scene: Scene,
    name: str,
    intent: intents.Intent,
    *,
    detail: str = "",
    look: ButtonLook = ButtonLook.PLAIN,
    **fields: object,
) -> ButtonView:
    text = scene.text(f"seat_menu.{name}", **fields)
    return ButtonView(name=name, text=text, detail=detail, intent=intent, look=look)


def _put_right(scene: Scene, seat: Seat) -> Iterator[ButtonView]:
    """Cards that he should not have, or should have, before the first action."""
    number = seat.seat
    if not seat.sits_out and allowed(scene.state, commands.DealIn(seat=number)):
        yield _item(scene, "deal_in", intents.DealIn(number), detail=scene.text("seat_menu.deal_in.detail"))
    if allowed(scene.state, commands.DealOut(seat=number)):
        yield _item(
            scene, "deal_out", intents.DealOut(number), detail=scene.text("seat_menu.deal_out.detail")
        )


def _coming(scene: Scene, seat: Seat) -> Iterator[ButtonView]:
    """The ways in that are open to him now, with what each costs and until when he waits."""
    offers = [] if scene.state.in_hand(seat.seat) else open_ways(scene.state, seat)
    waiting = next((offer for offer in offers if offer.way is WayIn.WAIT), None)
    if waiting is not None and waiting.waits_for is None:
        offers = [waiting]
    for offer in offers:
        chosen = not seat.sits_out and seat.way_in is offer.way
        yield ButtonView(
            name=f"come_in_{offer.way.value}",
            text=_way(scene, offer),
            detail=scene.text(f"seat_menu.{_until(offer)}"),
            intent=intents.SitIn(seat.seat, offer.way.value),
            look=ButtonLook.CHOSEN if chosen else ButtonLook.PLAIN,
        )
    if seat.sits_out and not offers:
        name = "stay" if scene.state.in_hand(seat.seat) and not seat.away else "sit_in"
        yield _item(scene, name, intents.SitIn(seat.seat, seat.way_in.value))


def _until(offer: WayOffer) -> str:
    """When he comes in that way."""
    if offer.waits_for is not None:
        return offer.waits_for.value
    return "under_the_gun" if offer.way is WayIn.STRADDLE else "next_hand"


def _way(scene: Scene, offer: WayOffer) -> str:
    match offer.way:
        case WayIn.WAIT:
            return scene.text("seat_menu.wait" if offer.waits_for else "seat_menu.big_blind")
        case WayIn.POST:
            return _post(scene, offer.dues)
        case WayIn.STRADDLE:
            return scene.text("seat_menu.straddle", live=scene.money(offer.dues.live_chips))
        case WayIn.BUY_BUTTON:
            return scene.text("seat_menu.buy", total=scene.money(offer.dues.total_chips))
        case _:
            assert_never(offer.way)


def _post(scene: Scene, dues: Dues) -> str:
    """``"Post 20 and 10 dead"``."""
    kinds = ("_live" if dues.live_chips else "") + ("_dead" if dues.dead_chips else "")
    live, dead = scene.money(dues.live_chips), scene.money(dues.dead_chips)
    return scene.text(f"seat_menu.post{kinds}", live=live, dead=dead)


def _chips(scene: Scene, seat: Seat) -> Iterator[ButtonView]:
    """A rebuy by one tap, first thing for who has no chips; an all-in that was counted."""
    number = seat.seat
    if not scene.state.in_hand(number):
        usual = scene.newcomer_stack_chips
        yield _item(
            scene,
            "buys",
            intents.BuyChips(number, usual),
            look=ButtonLook.PLAIN if seat.stack_chips else ButtonLook.MAIN,
            amount=scene.money(usual),
        )
        yield _item(scene, "rebuy", intents.TypeChips(number, EntryFor.REBUY.value))
    elif scene.hand.player(number).all_in:
        typed = intents.TypeChips(number, EntryFor.COUNTED.value)
        yield ButtonView(name="counted", text=scene.text("menu.counted"), intent=typed)


def _going(scene: Scene, seat: Seat) -> Iterator[ButtonView]:
    """Out of this hand or out of the next; from the table with all he has."""
    number = seat.seat
    in_hand = scene.state.in_hand(number)
    if in_hand and not seat.away:
        folded = scene.hand.player(number).folded
        detail = "" if folded else scene.text("seat_menu.sit_out.detail")
        yield _item(scene, "sit_out", intents.SitOut(number), detail=detail)
        if not folded and not seat.away_next:
            later = scene.text("seat_menu.sit_out_next.detail")
            yield _item(scene, "sit_out_next", intents.SitOut(number, after_hand=True), detail=later)
    elif not in_hand and not seat.sits_out and seat.stack_chips:
        yield ButtonView(name="sit_out", text=scene.text("menu.sit_out"), intent=intents.SitOut(number))
    if not in_hand:
        takes = scene.text("seat_menu.stand_up.detail", amount=scene.money(seat.stack_chips))
        yield _item(scene, "stand_up", intents.StandUp(number), detail=takes)


def _about_him(scene: Scene, seat: Seat) -> Iterator[ButtonView]:
    number = seat.seat
    if free_seats(scene) and not scene.state.in_hand(number):
        yield _item(scene, "new_seat", intents.ChooseNewSeat(number))
    typed = intents.TypeChips(number, EntryFor.STACK_AGAIN.value)
    yield ButtonView(name="stack", text=scene.text("menu.stack"), intent=typed)
    yield ButtonView(name="rename", text=scene.text("menu.rename"), intent=intents.TypeName(number))
    if not scene.state.hand_in_play:
        put = intents.PutButton(number)
        yield ButtonView(name="put_button", text=scene.text("menu.put_button"), intent=put)
