"""Replaying a hand record through the rules of the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from dealer.hand import errors, play
from dealer.hand.betting import legal_actions
from dealer.hand.events import HandEvent, Posted, PostKind, StreetClosed
from dealer.hand.payout import award, best_of, open_awards
from dealer.hand.state import Action, Award, Hand, Phase, Street
from dealer.records.errors import RecordError
from dealer.records.fields import is_whole, shown
from dealer.records.hand_record import HandRecord
from dealer.rules.cards import Card
from dealer.rules.errors import RuleViolation
from dealer.rules.ranking import HandValue, hand_value

_STREETS = {street.word: street for street in (Street.FLOP, Street.TURN, Street.RIVER)}
_ACTIONS = {action.value: action for action in Action}


@dataclass(slots=True, kw_only=True)
class Replay:
    """A record played to its last row.

    `asked` is the hand before each action, `hands` the hand after 0, 1, 2 ... rows.
    `face_up_after` is the number of rows after which the live hands were turned up.
    """

    record: HandRecord
    hand: Hand
    posted: dict[int, int]
    asked: list[Hand] = field(default_factory=list)
    hands: list[Hand] = field(default_factory=list)
    face_up_after: int | None = None
    awards: list[Award] = field(default_factory=list)


def replay(record: HandRecord) -> Replay:
    """Play `record`; raises `RecordError` with the index of the row that is at fault."""
    hand, events = play.open_hand(record.setup)
    run = Replay(record=record, hand=hand, posted=_posted(events), hands=[hand])
    _note_face_up(run, events, 0)
    for index, row in enumerate(record.actions):
        try:
            events = _row(run, row)
        except RuleViolation as error:
            raise RecordError(type(error).__name__, _figures(error), action=index) from error
        except RecordError as error:
            raise error.at(index) from error
        run.hands.append(run.hand)
        if run.hand.phase is not Phase.BETTING:
            _note_face_up(run, events, index + 1)
    if play.betting_over(run.hand):
        run.awards = _settle(run.hand, record)
    return run


def _figures(error: RuleViolation) -> str:
    """The figures of a violation: ``"minimum_chips 40, offered_chips 35"``."""
    return ", ".join(f"{name} {value}" for name, value in vars(error).items()) or (error.__doc__ or "")


_NOT_POSTED = {PostKind.ANTE, PostKind.TABLE_ANTE, PostKind.BOMB_ANTE}


def _posted(events: tuple[HandEvent, ...]) -> dict[int, int]:
    posted: dict[int, int] = {}
    for event in events:
        if isinstance(event, Posted) and event.kind not in _NOT_POSTED:
            posted[event.seat] = posted.get(event.seat, 0) + event.chips
    return posted


def _note_face_up(run: Replay, events: tuple[HandEvent, ...], rows: int) -> None:
    for event in events:
        if isinstance(event, StreetClosed) and event.face_up:
            run.face_up_after = rows


def _row(run: Replay, row: object) -> tuple[HandEvent, ...]:
    if not isinstance(row, list) or len(row) != 3:
        raise RecordError("BadField", f"a row is [seat, action, to], not {shown(row)}")
    seat, word, to_chips = row
    if to_chips is not None and not is_whole(to_chips):
        raise RecordError("BadField", f"an amount is a whole number of chips or null, not {shown(to_chips)}")
    if seat == "*":
        return _marker(run, word)
    if not is_whole(seat):
        raise RecordError("BadField", f"a seat is a number, not {shown(seat)}")
    if play.betting_over(run.hand):
        raise errors.HandOver
    if seat != run.hand.to_act and all(p.seat != seat for p in run.hand.players):
        raise errors.UnknownSeat(seat=seat)
    return _player_row(run, seat, word, to_chips)


def _marker(run: Replay, word: Any) -> tuple[HandEvent, ...]:
    street = _STREETS.get(word) if isinstance(word, str) else None
    due = play.next_deal(run.hand)
    if run.hand.phase in (Phase.SHOWDOWN, Phase.OVER):
        raise errors.HandOver
    if street is None:
        raise RecordError("UnknownAction", f"a marker is flop, turn or river, not {shown(word)}")
    if due is None:
        assert run.hand.to_act is not None
        raise errors.RoundOpen(to_act=run.hand.to_act)
    if street is not due[0]:
        raise RecordError("BadField", f"the {due[0].word} is due, not the {word}")
    run.hand, events = play.deal(run.hand)
    return events


def _player_row(run: Replay, seat: int, word: Any, to_chips: int | None) -> tuple[HandEvent, ...]:
    if run.hand.phase is Phase.DEALING:
        run.hand, _ = play.deal(run.hand)
    to_act = run.hand.to_act
    assert to_act is not None, "a street on which nobody can bet"
    action = _ACTIONS.get(word) if isinstance(word, str) else None
    if word == "allin" and seat == to_act:
        action, to_chips = _all_in(run.hand, to_chips)
    elif word == "allin":
        raise errors.OutOfTurn(seat=seat, to_act=to_act)
    if action is None:
        raise RecordError("UnknownAction", f"an action is {', '.join(_ACTIONS)} or allin, not {shown(word)}")
    _check_amount(run.hand, seat, action, to_chips)
    before = run.hand
    run.hand, events = play.act(before, seat, action, to_chips)
    run.asked.append(before)
    return events


def _all_in(hand: Hand, to_chips: int | None) -> tuple[Action, int]:
    legal = legal_actions(hand)
    assert legal is not None
    total = hand.player(legal.seat).reach_chips
    if to_chips not in (None, total):
        raise RecordError("BadField", f"all-in is null or the whole {total}, not {shown(to_chips)}")
    return play.all_in(legal)


def _check_amount(hand: Hand, seat: int, action: Action, to_chips: int | None) -> None:
    """Folds and checks name no amount; one that is given must at least be true. Bets and raises need one."""
    if action in (Action.BET, Action.RAISE):
        if to_chips is None:
            raise RecordError("BadField", "a bet or raise names the total it is to")
    elif action is not Action.CALL and to_chips not in (None, hand.player(seat).street_chips):
        raise RecordError("BadField", f"a {action.value} has no amount, not {shown(to_chips)}")


def _settle(hand: Hand, record: HandRecord) -> list[Award]:
    """Give away what the record decides: who has no cards mucked; a pot nobody has cards for stays open."""
    if len(record.boards) > hand.runs and hand.phase is Phase.DEALING:
        hand, _ = play.run_twice(hand)
    awards = list(hand.awards)
    values = [_values(hand, record, board) for board in record.boards]
    for pot, run in open_awards(hand):
        eligible = hand.pots[pot].eligible
        known = {seat: values[run][seat] for seat in eligible if seat in values[run]}
        if len(eligible) == 1:
            awards.append(award(hand, pot=pot, run=run, winners=eligible, by_cards=False))
        elif known:
            awards.append(award(hand, pot=pot, run=run, winners=best_of(known), by_cards=True))
    return awards


def _values(hand: Hand, record: HandRecord, board: Sequence[Card]) -> dict[int, HandValue]:
    """What the known hands of those still in are worth; nothing with a board that is not complete."""
    if len(board) < Street.RIVER.board_size or len(hand.live) == 1:
        return {}
    live = [p.seat for p in hand.live if p.seat in record.hole]
    return {seat: hand_value((*record.hole[seat], *board)) for seat in live}
