"""The seats round the felt, and their order in the slots of the screen."""

from __future__ import annotations

from dealer.hand.state import Hand, Phase, Player, Street
from dealer.rules.house import Mode
from dealer.rules.missed_blinds import Dues, dues_to_return
from dealer.table.coming_in import comes_on_terms, open_ways, waits_for
from dealer.table.state import Seat
from ui.present.scene import Scene
from ui.views import Disc, SeatState, SeatView


def seat_views(scene: Scene) -> tuple[SeatView, ...]:
    """Everybody at the table, clockwise from the bottom row's right end, turned as the settings say."""
    seats = scene.state.seats
    if not seats:
        return ()
    turn = scene.settings.display.turned % len(seats)
    return tuple(_seat(scene, seat) for seat in (*seats[turn:], *seats[:turn]))


def _seat(scene: Scene, seat: Seat) -> SeatView:
    hand = scene.state.hand if scene.state.hand_in_play else None
    player = next((p for p in hand.players if p.seat == seat.seat), None) if hand else None
    name = scene.state.name(seat.seat)
    if hand is None or player is None:
        return _outside(scene, seat, name)
    state = _state(hand, player)
    word = _word(scene, state) or (scene.text("seat.after_hand") if seat.away_next else "")
    if state is SeatState.TO_ACT and scene.state.paused:
        state = SeatState.IN_HAND  # brass is for who can act; while the night is paused the way on has it
    return SeatView(
        seat=seat.seat,
        name=name,
        stack=scene.money(player.paid_chips if state is SeatState.ALL_IN else player.stack_chips),
        state=state,
        word=word,
        has_cards=not player.folded and not player.mucked,
        bet=scene.money(player.street_chips) if player.street_chips else "",
        chips=scene.likeness(player.street_chips),
        discs=_discs(hand, seat.seat),
    )


def _state(hand: Hand, player: Player) -> SeatState:
    if player.seat == hand.to_act:
        return SeatState.TO_ACT
    if player.folded:
        return SeatState.FOLDED
    if player.all_in and hand.phase is not Phase.OVER:
        return SeatState.ALL_IN
    return SeatState.IN_HAND


def _word(scene: Scene, state: SeatState) -> str:
    match state:
        case SeatState.TO_ACT:
            return scene.text("seat.to_act")
        case SeatState.FOLDED:
            return scene.text("seat.folded")
        case SeatState.ALL_IN:
            return scene.text("seat.all_in")
        case _:
            return ""


def _outside(scene: Scene, seat: Seat, name: str) -> SeatView:
    """A player who holds no cards: between hands, waiting to come in, away, or out of chips."""
    shown = SeatView(
        seat=seat.seat,
        name=name,
        stack=scene.money(seat.stack_chips),
        state=SeatState.WAITING,
        discs=_button(scene, seat),
    )
    if seat.sits_out:
        return _with_word(shown, SeatState.AWAY, _away_word(scene, seat))
    if not seat.stack_chips:
        cash = scene.state.rules.mode is Mode.CASH
        return _with_word(shown, SeatState.AWAY, scene.text("seat.rebuy" if cash else "seat.no_chips"))
    word = _coming_word(scene, seat)
    return _with_word(shown, SeatState.WAITING, word) if word else shown


def _coming_word(scene: Scene, seat: Seat) -> str:
    """Why he is not in the hand; between hands what he waits for, or posts to be in the next."""
    if not scene.state.hand_in_play and not comes_on_terms(scene.state, seat):
        return ""
    reason = waits_for(scene.state, seat.seat)
    if reason is not None:
        return scene.text(f"seat.waits_for.{reason.value}")
    if scene.state.hand_in_play:
        return scene.text("seat.waits")
    dues = next((offer.dues for offer in open_ways(scene.state, seat) if offer.way is seat.way_in), Dues())
    return scene.text("seat.posts", amount=scene.money(dues.total_chips)) if dues.total_chips else ""


def _with_word(view: SeatView, state: SeatState, word: str) -> SeatView:
    return SeatView(
        seat=view.seat, name=view.name, stack=view.stack, state=state, word=word, discs=view.discs
    )


def _away_word(scene: Scene, seat: Seat) -> str:
    owed = owed_chips(scene, seat)
    return scene.text("seat.away_owes", amount=scene.money(owed)) if owed else scene.text("seat.away")


def owed_chips(scene: Scene, seat: Seat) -> int:
    """The blinds that have passed him."""
    stakes = scene.state.stakes
    return dues_to_return(
        seat.owes,
        small_blind_chips=stakes.small_blind_chips,
        big_blind_chips=stakes.big_blind_chips,
    ).total_chips


def _button(scene: Scene, seat: Seat) -> tuple[Disc, ...]:
    """The button between hands: where it was put for the next hand, else where it lay in the last one."""
    state = scene.state
    lies_at = state.button or (state.positions.button if state.positions else None)
    return (Disc.BUTTON,) if seat.seat == lies_at else ()


def _discs(hand: Hand, seat: int) -> tuple[Disc, ...]:
    """The button always, the blinds and the straddle before the flop."""
    setup = hand.setup
    discs = [Disc.BUTTON] if seat == setup.button else []
    if hand.street is Street.PREFLOP and not setup.bomb_pot_chips:
        if seat == setup.small_blind:
            discs.append(Disc.SMALL_BLIND)
        if seat == setup.big_blind:
            discs.append(Disc.BIG_BLIND)
        if setup.straddle is not None and seat == setup.straddle.seat:
            discs.append(Disc.STRADDLE)
    return tuple(discs)
