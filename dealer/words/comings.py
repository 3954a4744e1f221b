"""Players, chips, button, stakes: what changes round the hands."""

from __future__ import annotations

from typing import assert_never

from dealer.rules.cash_entry import dues
from dealer.rules.hand_plan import SeatForHand
from dealer.rules.house import AnteKind, Mode, Stakes
from dealer.rules.missed_blinds import WayIn
from dealer.table.events import (
    AwayReason,
    ButtonPlaced,
    ChipsBought,
    ChipsSet,
    NightPaused,
    NightResumed,
    PlayerLeft,
    PlayerMoved,
    PlayerRenamed,
    PlayerSat,
    RabbitShown,
    RulesSet,
    SatIn,
    SatOut,
    StakesSet,
    TableOpened,
)
from dealer.table.state import Seat, TableState
from dealer.words.catalogue import Catalogue
from dealer.words.hands import card_name
from dealer.words.speaker import Speaker

PlayerEvent = PlayerSat | PlayerLeft | PlayerMoved | PlayerRenamed | ChipsBought | SatOut | SatIn
NightEvent = (
    TableOpened | ButtonPlaced | StakesSet | RulesSet | ChipsSet | RabbitShown | NightPaused | NightResumed
)


def player_line(event: PlayerEvent, before: TableState, after: TableState, words: Catalogue) -> str:
    """``"Finn sits down in seat 7 with 1,000."``."""
    speaker = Speaker(state=after, words=words)
    match event:
        case PlayerSat(player=player):
            amount = speaker.money(player.stack_chips)
            return words.text("sat", name=speaker.name(player.seat), seat=player.seat, amount=amount)
        case PlayerLeft():
            return words.text("left", name=event.name, amount=speaker.money(event.chips))
        case PlayerMoved():
            return words.text("moved", name=speaker.name(event.to_seat), seat=event.to_seat)
        case PlayerRenamed():
            old = Speaker(state=before, words=words).name(event.seat)
            return words.text("renamed", old=old, name=speaker.name(event.seat))
        case ChipsBought():
            return words.text("bought", name=speaker.name(event.seat), amount=speaker.money(event.chips))
        case SatOut():
            return _sat_out(event, speaker)
        case SatIn():
            return _sat_in(event, before, speaker)
        case _:
            assert_never(event)


def _sat_out(event: SatOut, speaker: Speaker) -> str:
    if event.after_hand:
        return speaker.text("away.after_hand", name=speaker.name(event.seat))
    hand, reason = speaker.state.hand, event.reason.value
    holds_cards = (
        hand is not None
        and speaker.state.in_hand(event.seat)
        and not hand.player(event.seat).folded
        and hand.to_act != event.seat
    )
    if event.reason is AwayReason.SAID and holds_cards:
        return speaker.text("away.in_hand", name=speaker.name(event.seat))
    return speaker.text(f"away.{reason}", name=speaker.name(event.seat))


def _sat_in(event: SatIn, before: TableState, speaker: Speaker) -> str:
    """That he is back, and how he comes in if he is new or blinds have passed him."""
    seat = before.seat(event.seat)
    name = speaker.name(event.seat)
    if seat is None or not _comes_on_terms(seat, before):
        return speaker.text("back", name=name)
    due = dues(event.way, _for_hand(seat), before.stakes)
    amounts = {"live": speaker.money(due.live_chips), "dead": speaker.money(due.dead_chips)}
    how = event.way.value
    if event.way is WayIn.POST:
        how += ("_live" if due.live_chips else "") + ("_dead" if due.dead_chips else "")
    return speaker.text(f"{'back' if seat.sits_out else 'in'}.{how}", name=name, **amounts)


def _comes_on_terms(seat: Seat, state: TableState) -> bool:
    return state.rules.mode is Mode.CASH and _for_hand(seat).coming_in and state.positions is not None


def _for_hand(seat: Seat) -> SeatForHand:
    return SeatForHand(seat=seat.seat, stack_chips=seat.stack_chips, owes=seat.owes, newcomer=seat.newcomer)


def night_line(event: NightEvent, speaker: Speaker) -> str:
    """``"From the next hand on: blinds 20 and 40."``."""
    match event:
        case TableOpened():
            players = speaker.words.sentence(speaker.words.counted("opened", len(event.players)))
            return f"{players} {stakes_told(event.stakes, speaker)}"
        case ButtonPlaced():
            return _button(event, speaker)
        case StakesSet():
            return speaker.text("stakes.next_hand", stakes=stakes_told(event.stakes, speaker))
        case RulesSet():
            return speaker.text("rules_set")
        case ChipsSet():
            return speaker.text("chips_set")
        case RabbitShown():
            cards = [card_name(card, speaker.words) for card in event.cards]
            return speaker.text("rabbit", cards=speaker.words.joined(cards))
        case NightPaused():
            return speaker.text("paused")
        case NightResumed():
            return speaker.text("resumed")
        case _:
            assert_never(event)


def _button(event: ButtonPlaced, speaker: Speaker) -> str:
    drawn = dict(event.cards).get(event.seat)
    card = card_name(drawn, speaker.words) if drawn is not None else ""
    return speaker.text(f"button.{event.chosen.value}", name=speaker.name(event.seat), card=card)


def stakes_told(stakes: Stakes, speaker: Speaker) -> str:
    """``"Blinds 10 and 20."``, and ante and limits if there are any."""
    told = [
        speaker.text(
            "stakes.blinds",
            small=speaker.money(stakes.small_blind_chips),
            big=speaker.money(stakes.big_blind_chips),
        )
    ]
    if stakes.ante.kind is not AnteKind.NONE:
        key = f"stakes.ante.{stakes.ante.kind.value}"
        told.append(speaker.text(key, amount=speaker.money(stakes.ante.chips)))
    for low, high in (
        (stakes.small_bet_chips, stakes.big_bet_chips),
        (stakes.spread_min_chips, stakes.spread_max_chips),
    ):
        if low:
            key = "stakes.limits" if low == stakes.small_bet_chips else "stakes.spread"
            told.append(speaker.text(key, low=speaker.money(low), high=speaker.money(high)))
    return " ".join(told)
