"""A hand of the log in the Poker Hand History format (PHH), as far as that has words for it.

The format is TOML: https://phh.readthedocs.io. It knows no limit and fixed limit hold'em with known boards,
and pots that the cards decide; players are p1, p2, ... from the left of the button on.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from dealer.hand.events import Acted, BoardDealt, StreetClosed
from dealer.hand.state import Action, Hand, HandSetup, Street
from dealer.night.hand_log import LoggedHand
from dealer.rules.cards import Card
from dealer.rules.house import AnteKind, Structure
from dealer.table.state import TableState

UNKNOWN = "??"
"""A card nobody has seen."""


def phh_hand(logged: LoggedHand) -> str | None:
    """The hand as a PHH file; ``None`` where it was not played to its end, or has no words in PHH."""
    state = logged.decided
    hand = state.hand
    if logged.voided or not logged.over or hand is None or not _sayable(hand) or not _by_cards(state, hand):
        return None
    return "\n".join(f"{key} = {_toml(value)}" for key, value in _fields(logged, state, hand)) + "\n"


def phh_night(hands: Iterable[LoggedHand]) -> str:
    """All hands that have words in PHH as a PHHS file: a numbered table for each."""
    texts = [text for text in map(phh_hand, hands) if text is not None]
    return "\n".join(f"[{number}]\n{text}" for number, text in enumerate(texts, start=1))


def _sayable(hand: Hand) -> bool:
    setup = hand.setup
    game = setup.rules.structure in (Structure.NO_LIMIT, Structure.FIXED_LIMIT)
    posts = setup.straddle is None and not setup.posts and not setup.bomb_pot_chips
    antes = setup.stakes.ante.kind in (AnteKind.NONE, AnteKind.EACH)
    board = hand.runs == 1 and len(hand.boards[0]) == hand.street.board_size
    return game and posts and antes and setup.small_blind is not None and board


def _by_cards(state: TableState, hand: Hand) -> bool:
    """Whether nobody's word gave a pot, which PHH leaves to the cards; who is all-in does not muck there."""
    run_out = any(
        isinstance(event, StreetClosed) and not event.more_betting and event.street is not Street.RIVER
        for event in state.log
    )
    return len(hand.live) == 1 or all(p.cards or (p.mucked and not run_out) for p in hand.live)


def _fields(logged: LoggedHand, state: TableState, hand: Hand) -> Iterator[tuple[str, object]]:
    setup = hand.setup
    seats = [seat for seat, _ in setup.stacks]
    ante = setup.stakes.ante
    yield "variant", "NT" if setup.rules.structure is Structure.NO_LIMIT else "FT"
    yield "antes", [ante.chips if ante.kind is AnteKind.EACH else 0] * len(seats)
    yield "blinds_or_straddles", _blinds(setup)
    if setup.rules.structure is Structure.NO_LIMIT:
        yield "min_bet", setup.stakes.big_blind_chips
    else:
        yield "small_bet", setup.stakes.small_bet_chips
        yield "big_bet", setup.stakes.big_bet_chips
    yield "starting_stacks", [chips for _, chips in setup.stacks]
    yield "actions", list(_actions(state, hand))
    yield "hand", logged.number
    yield "seats", seats
    yield "players", [state.name(seat) for seat in seats]
    yield "finishing_stacks", [hand.player(seat).stack_chips for seat in seats]


def _blinds(setup: HandSetup) -> list[int]:
    """By player; of two players PHH writes the small blind first, though the button posts it."""
    small, big = setup.stakes.small_blind_chips, setup.stakes.big_blind_chips
    if len(setup.stacks) == 2:
        return [small, big]
    blinds = {setup.small_blind: small, setup.big_blind: big}
    return [blinds.get(seat, 0) for seat, _ in setup.stacks]


def _actions(state: TableState, hand: Hand) -> Iterator[str]:
    """The deal, what everybody did, the board, and who showed what."""
    player = {seat: f"p{place}" for place, (seat, _) in enumerate(hand.setup.stacks, start=1)}
    for seat, _ in hand.setup.stacks:
        yield f"d dh {player[seat]} {_cards(hand.player(seat).cards) or UNKNOWN * 2}"
    shows = [f"{player[seat]} sm {_cards(hand.player(seat).cards)}".strip() for seat in hand.show_order]
    closed = False
    for event in state.log:
        match event:
            case Acted(action=Action.FOLD):
                yield f"{player[event.seat]} f"
            case Acted(action=Action.CHECK | Action.CALL):
                yield f"{player[event.seat]} cc"
            case Acted():
                yield f"{player[event.seat]} cbr {event.to_chips}"
            case BoardDealt():
                yield f"d db {_cards(event.cards)}"
            case StreetClosed(more_betting=False) if not closed:
                # All-in hands are turned up before the rest of the board.
                closed = True
                yield from shows
            case _:
                pass


def _cards(cards: tuple[Card, ...]) -> str:
    return "".join(map(str, cards))


def _toml(value: object) -> str:
    """A text, a number, or a list of either; JSON writes these as TOML does."""
    return json.dumps(value, ensure_ascii=False)
