"""What was done, in a few words: called out when it happens, named when it is taken back."""

from __future__ import annotations

from collections.abc import Sequence

from dealer.hand.events import (
    Acted,
    BettingOpened,
    BoardDealt,
    HandEnded,
    HandMucked,
    HandShown,
    Posted,
    PotAwarded,
    ShowdownBegan,
    StreetClosed,
    TurnGiven,
    UncalledReturned,
)
from dealer.hand.state import Action
from dealer.table.events import (
    ChipsBought,
    Event,
    HandStarted,
    PlayerLeft,
    PlayerMoved,
    PlayerRenamed,
    PlayerSat,
    Reverted,
    TimeOutsForgotten,
)
from dealer.words.hands import brief_card
from dealer.words.keys import class_key
from dealer.words.pots import pot_label
from dealer.words.speaker import Speaker


def did(event: Acted, speaker: Speaker) -> str:
    """``"Chitra calls 35, all-in"``: bets and raises are street totals, calls the chips added."""
    return speaker.text(f"did.{_action(event)}", **_action_fields(event, speaker))


def _action(event: Acted) -> str:
    if event.action is Action.FOLD and event.added_chips:
        return "fold.forfeit"
    return f"{event.action.value}.all_in" if event.all_in else event.action.value


def _action_fields(event: Acted, speaker: Speaker) -> dict[str, str]:
    added = event.action in (Action.CALL, Action.FOLD)
    said_chips = event.added_chips if added else event.to_chips
    return {"name": speaker.name(event.seat), "amount": speaker.money(said_chips)}


def entry_deed(events: Sequence[Event], speaker: Speaker) -> str:
    """An entry as something that happened: ``"Ben calls 60"``; `speaker` tells of the table."""
    first = events[0]
    match first:
        case Acted():
            return did(first, speaker)
        case HandShown():
            cards = " ".join(brief_card(card, speaker.words) for card in first.cards)
            return speaker.text("did.show", name=speaker.name(first.seat), cards=cards)
        case HandMucked():
            return speaker.text("did.muck", name=speaker.name(first.seat))
        case PotAwarded():
            names = speaker.names([seat for seat, _ in first.shares])
            return speaker.text("did.award", names=names, pot=_pot(first, speaker))
        case _:
            return entry_noun(events, speaker)


def _pot(event: PotAwarded, speaker: Speaker) -> str:
    hand = speaker.state.hand
    return pot_label(event.pot, len(hand.pots) if hand else 1, speaker.words)


def entry_noun(events: Sequence[Event], speaker: Speaker) -> str:
    """An entry as a thing to take back: ``"Ben's raise to 120"``; `speaker` tells of the table."""
    first = events[0]
    match first:
        case Acted():
            return speaker.text(f"noun.{_action(first)}", **_action_fields(first, speaker))
        case BoardDealt():
            return speaker.text(f"noun.{first.street.word}")
        case (
            Posted()
            | BettingOpened()
            | TurnGiven()
            | UncalledReturned()
            | StreetClosed()
            | ShowdownBegan()
            | HandEnded()
            | TimeOutsForgotten()
            | Reverted()
        ):
            return speaker.text("noun.entry")
        case _:
            return speaker.text(f"noun.{class_key(first)}", **_fields(first, speaker))


def _fields(event: Event, speaker: Speaker) -> dict[str, str]:
    """What the words of an event name besides the event."""
    match event:
        case HandStarted():
            return {"number": str(event.number)}
        case PotAwarded():
            return {"pot": _pot(event, speaker)}
        case PlayerSat():
            return {"name": event.player.name}
        case PlayerLeft() | PlayerRenamed():
            return {"name": event.name}
        case PlayerMoved():
            sits_at = event.to_seat if speaker.state.seat(event.to_seat) else event.seat
            return {"name": speaker.name(sits_at), "seat": str(event.to_seat)}
        case ChipsBought():
            return {"name": speaker.name(event.seat), "amount": speaker.money(event.chips)}
        case _:
            seat = getattr(event, "seat", None)
            return {} if seat is None else {"name": speaker.name(seat)}
