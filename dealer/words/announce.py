"""What is said and shown as a banner when something has happened: lines made from the events of an entry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from dealer.hand.events import (
    Acted,
    BettingOpened,
    BoardDealt,
    HandEnded,
    HandEvent,
    HandMucked,
    HandShown,
    Posted,
    PotAwarded,
    RunTwiceAgreed,
    ShowdownBegan,
    StreetClosed,
    TurnGiven,
    UncalledReturned,
)
from dealer.hand.state import Action, Hand, Phase, Street
from dealer.table.events import (
    Event,
    HandRewritten,
    HandStarted,
    HandVoided,
    NightResumed,
    Reverted,
    StackCorrected,
    TimedOut,
    TimeOutsForgotten,
    TimeTaken,
)
from dealer.table.evolve import evolve
from dealer.table.state import TableState
from dealer.words.awards import award_lines, payment_lines, shown_line, uncalled_line
from dealer.words.catalogue import Catalogue
from dealer.words.clock import taken_line, time_line
from dealer.words.comings import NightEvent, PlayerEvent, night_line, player_line
from dealer.words.corrections import rewritten_lines, stack_line, void_lines
from dealer.words.deals import deal_lines, posts_of
from dealer.words.deeds import did
from dealer.words.hands import card_name
from dealer.words.line import Kind, Line
from dealer.words.speaker import Speaker
from dealer.words.steps import pots_told, showdown_told
from dealer.words.undo import situation


@dataclass(frozen=True, slots=True, kw_only=True)
class _Moment:
    """One event among those of its entry, with the table before it and after it."""

    event: Event
    earlier: Sequence[Event]
    later: Sequence[Event]
    before: TableState
    after: TableState
    words: Catalogue

    @property
    def speaker(self) -> Speaker:
        return Speaker(state=self.after, words=self.words)

    @property
    def hand(self) -> Hand:
        assert self.after.hand is not None, "an event of a hand without a hand"
        return self.after.hand


def announcements(
    before: TableState, events: Sequence[Event], after: TableState, words: Catalogue
) -> tuple[Line, ...]:
    """The lines of one entry in order, at last whose turn it is or what the dealer does next.

    `before` and `after` are the table before and after the entry. An entry that takes another back has no
    lines here: `undo.undone` and `undo.redone` tell it from the other's events.
    """
    return tuple(_lines(before, events, after, words))


def _lines(
    before: TableState, events: Sequence[Event], after: TableState, words: Catalogue
) -> Iterator[Line]:
    state = before
    for place, event in enumerate(events):
        if isinstance(event, Reverted):
            return
        earlier, later = events[:place], events[place + 1 :]
        moved_on = evolve(state, event)
        yield from _event_lines(
            _Moment(event=event, earlier=earlier, later=later, before=state, after=moved_on, words=words)
        )
        state = moved_on
    if any(isinstance(event, _MOVES_ON) for event in events) and not _at_showdown(after):
        yield from situation(after, words)


_MOVES_ON = (TurnGiven, StreetClosed, BoardDealt, RunTwiceAgreed, HandRewritten, NightResumed)
"""After these the table waits for somebody else, or for something else."""


def _at_showdown(state: TableState) -> bool:
    """Its order was said when it began."""
    return state.hand is not None and state.hand.phase is Phase.SHOWDOWN


def _event_lines(moment: _Moment) -> Iterator[Line]:
    event, speaker = moment.event, moment.speaker
    if isinstance(event, HandEvent):
        yield from _hand_lines(event, moment)
    elif isinstance(event, PlayerEvent):
        text = player_line(event, moment.before, moment.after, moment.words)
        yield Line(kind=Kind.NOTICE, text=text)
    elif isinstance(event, NightEvent):
        yield Line(kind=Kind.NOTICE, text=night_line(event, speaker))
    else:
        yield from _table_lines(event, moment)


def _table_lines(
    event: HandStarted
    | HandVoided
    | HandRewritten
    | StackCorrected
    | TimedOut
    | TimeOutsForgotten
    | TimeTaken
    | Reverted,
    moment: _Moment,
) -> Iterator[Line]:
    match event:
        case HandStarted():
            yield from deal_lines(event, posts_of(moment.later), moment.before, moment.speaker)
        case HandVoided():
            yield from void_lines(event, moment.before, moment.after, moment.speaker)
        case HandRewritten():
            yield from rewritten_lines(event, moment.before, moment.speaker)
        case StackCorrected():
            yield stack_line(event, moment.before, moment.speaker)
        case TimedOut():
            yield time_line(event.seat, _acted_for(event, moment.later), moment.speaker)
        case TimeTaken():
            yield taken_line(event, moment.speaker)
        case TimeOutsForgotten() | Reverted():
            return
        case _:
            assert_never(event)


def _acted_for(event: TimedOut, later: Sequence[Event]) -> Acted | None:
    """What running out of time did, ``None`` where the house only warns."""
    following = later[0] if later else None
    return following if isinstance(following, Acted) and following.seat == event.seat else None


def _hand_lines(event: HandEvent, moment: _Moment) -> Iterator[Line]:
    speaker = moment.speaker
    match event:
        case Acted():
            yield from _action(event, moment)
        case UncalledReturned():
            yield uncalled_line(event, speaker)
        case HandShown() | HandMucked():
            yield shown_line(event, moment.hand, speaker)
        case PotAwarded():
            yield from award_lines(event, moment.hand, speaker)
        case HandEnded() if event.shown_down:
            yield from payment_lines(moment.hand, speaker)
        case StreetClosed() | BoardDealt() | RunTwiceAgreed() | ShowdownBegan():
            yield from _street(event, moment.hand, speaker)
        case Posted() | BettingOpened() | TurnGiven() | HandEnded():
            return
        case _:
            assert_never(event)


def _action(event: Acted, moment: _Moment) -> Iterator[Line]:
    """What a player did, unless his clock did it and said so; the hand of who is away is folded for him."""
    if moment.earlier and isinstance(moment.earlier[-1], TimedOut):
        return
    seat = moment.before.seat(event.seat)
    if event.action is Action.FOLD and seat is not None and seat.away:
        text = moment.speaker.text("did.fold.away", name=moment.speaker.name(event.seat))
    else:
        text = did(event, moment.speaker)
    yield Line(kind=Kind.ACTION, text=moment.words.sentence(text))


def _street(
    event: StreetClosed | BoardDealt | RunTwiceAgreed | ShowdownBegan, hand: Hand, speaker: Speaker
) -> Iterator[Line]:
    match event:
        case StreetClosed():
            if event.street is Street.RIVER and len(hand.live) > 1:
                yield Line(kind=Kind.STREET, text=pots_told(hand, speaker))
        case BoardDealt():
            if event.cards:
                cards = speaker.words.joined([card_name(card, speaker.words) for card in event.cards])
                yield Line(kind=Kind.BOARD, text=speaker.text(f"board.{event.street.word}", cards=cards))
        case RunTwiceAgreed():
            yield Line(kind=Kind.STREET, text=speaker.text("run_twice"))
        case ShowdownBegan():
            yield Line(kind=Kind.SHOW, text=showdown_told(hand, speaker))
        case _:
            assert_never(event)
