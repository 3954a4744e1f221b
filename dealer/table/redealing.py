"""A deal that was wrong: the button moved, players dealt in or out, the hand declared void (TDA 34-35)."""

from __future__ import annotations

from dataclasses import replace

from dealer.hand.events import Acted
from dealer.hand.play import open_hand
from dealer.rules.button import lay_from_button
from dealer.rules.first_button import check_button_may_move
from dealer.rules.rulings.substantial import is_substantial
from dealer.rules.rulings.wager import Deed
from dealer.table.commands import VoidReason
from dealer.table.course import TableCourse
from dealer.table.errors import BlindCannotSitOut, NoHandInPlay, PlayerGone, SeatEmpty, TooLate
from dealer.table.events import HandRewritten, HandStarted, HandVoided
from dealer.table.moves import chips_to_move
from dealer.table.seating import fold_the_away, occupied
from dealer.table.state import TableState, hand_setup


def void_hand(course: TableCourse, reason: VoidReason) -> None:
    """Everybody takes his chips back: a misdeal before substantial action, else as agreed (TDA 35)."""
    state = course.state
    if state.hand is None:
        raise NoHandInPlay
    if state.gone:
        raise PlayerGone(seat=state.gone[0])
    if reason is VoidReason.MISDEAL and is_substantial(_deeds(state)):
        raise TooLate
    course.add(HandVoided(reason=reason))
    course.check_books()


def _deeds(state: TableState) -> list[Deed]:
    return [Deed(event.action.value) for event in state.log if isinstance(event, Acted)]


def move_button(course: TableCourse, seat: int) -> None:
    """Correct the button until substantial action; what was done by then is done again (TDA 34-A)."""
    check_button_may_move(substantial_action=is_substantial(_deeds(course.state)))
    started = _started(course.state)
    stacks = dict(started.stacks)
    layout = lay_from_button(seat, stacks)
    _redeal(
        course,
        replace(
            started,
            button=layout.button,
            small_blind=layout.small_blind,
            big_blind=layout.big_blind,
            positions=layout.positions,
            stacks=_in_order(stacks, layout.button),
            straddle=None,
        ),
    )


def _started(state: TableState) -> HandStarted:
    if state.started is None or not state.hand_in_play:
        raise NoHandInPlay
    return state.started


def _in_order(stacks: dict[int, int], button: int) -> tuple[tuple[int, int], ...]:
    """(seat, chips) in the order of the deal: from the left of the button round to it."""
    return tuple(sorted(stacks.items(), key=lambda dealt: (dealt[0] <= button, dealt[0])))


def _redeal(course: TableCourse, started: HandStarted) -> None:
    """Take the posts again from `started`; what was done until now no longer counts."""
    before = course.hand
    after, events = open_hand(hand_setup(started, rules=before.setup.rules, stakes=before.setup.stakes))
    course.add(
        HandRewritten(
            started=started,
            events=events,
            moves=chips_to_move(before, after),
            dropped=len(_deeds(course.state)),
        )
    )
    fold_the_away(course)


def deal_in(course: TableCourse, seat: int) -> None:
    """`seat` was left out by mistake: he gets cards, blinds and button stay."""
    started = _before_the_first_action(course.state)
    stacks = dict(started.stacks)
    chips = occupied(course.state, seat).stack_chips
    if seat in stacks or not chips:
        raise SeatEmpty(seat=seat)
    stacks[seat] = chips
    waits = tuple(w for w in started.waits if w.seat != seat)
    _redeal(course, replace(started, stacks=_in_order(stacks, started.button), waits=waits))


def _before_the_first_action(state: TableState) -> HandStarted:
    started = _started(state)
    if _deeds(state):
        raise TooLate
    return started


def deal_out(course: TableCourse, seat: int) -> None:
    """`seat` was dealt in by mistake: his cards go away; whoever posted a blind plays or voids the hand."""
    started = _before_the_first_action(course.state)
    if seat not in dict(started.stacks):
        raise SeatEmpty(seat=seat)
    if seat in (started.small_blind, started.big_blind) or len(started.stacks) == 2:
        raise BlindCannotSitOut(seat=seat)
    straddle = None if started.straddle and started.straddle.seat == seat else started.straddle
    _redeal(
        course,
        replace(
            started,
            stacks=tuple((s, chips) for s, chips in started.stacks if s != seat),
            straddle=straddle,
            posts=tuple(post for post in started.posts if post.seat != seat),
            owed=tuple((s, owes) for s, owes in started.owed if s != seat),
        ),
    )
