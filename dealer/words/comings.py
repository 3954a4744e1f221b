"""Players, chips, button and stakes: what changes round the hands."""

from __future__ import annotations

from dealer.table.events import (
    AwayReason,
    ButtonPlaced,
    ChipsBought,
    Event,
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
    StackCorrected,
    StakesSet,
)
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.hands import card_name
from dealer.words.money import listed, money


def coming_line(event: Event, before: TableState, after: TableState, words: Catalogue) -> str:
    """The line for an event that is no part of a hand; empty for one that needs no words."""
    match event:
        case PlayerSat() | PlayerLeft() | PlayerMoved() | PlayerRenamed():
            return _chair(event, before, words)
        case ChipsBought() | StackCorrected():
            return _chips(event, after, words)
        case SatOut():
            key = "away.clock" if event.reason is AwayReason.CLOCK else "away.said"
            return words.text(key, name=after.name(event.seat))
        case SatIn():
            return words.text(f"back.{event.way.value}", name=after.name(event.seat))
        case ButtonPlaced():
            return words.text(f"button.{event.chosen.value}", name=after.name(event.seat))
        case StakesSet():
            small = money(event.stakes.small_blind_chips, after.unit, words)
            return words.text(
                "stakes", small=small, big=money(event.stakes.big_blind_chips, after.unit, words)
            )
        case RabbitShown():
            return words.text("rabbit", cards=listed([card_name(c, words) for c in event.cards], words))
        case RulesSet():
            return words.text("rules_set")
        case NightPaused() | NightResumed():
            return words.text("paused" if isinstance(event, NightPaused) else "resumed")
        case _:
            return ""


def _chair(
    event: PlayerSat | PlayerLeft | PlayerMoved | PlayerRenamed, before: TableState, words: Catalogue
) -> str:
    match event:
        case PlayerSat(player=player):
            amount = money(player.stack_chips, before.unit, words)
            return words.text("joins", name=player.name, seat=player.seat, amount=amount)
        case PlayerLeft():
            return words.text("leaves", name=event.name, amount=money(event.chips, before.unit, words))
        case PlayerMoved():
            return words.text("moves", name=before.name(event.seat), seat=event.to_seat)
        case PlayerRenamed():
            return words.text("renamed", before=before.name(event.seat), name=event.name)


def _chips(event: ChipsBought | StackCorrected, after: TableState, words: Catalogue) -> str:
    name = after.name(event.seat)
    match event:
        case ChipsBought():
            return words.text("buys", name=name, amount=money(event.chips, after.unit, words))
        case StackCorrected():
            amount = money(after.stack_chips(event.seat), after.unit, words)
            return words.text(f"stack.{event.reason.value}", name=name, amount=amount)
