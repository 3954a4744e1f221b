"""Hands told in the words of a table: ``"3 raises to 60, 1 folds, 2 calls, flop Th 9h 2c"``.

A story is a row of steps between commas. It is told to a bare hand (`a_hand`, `told`) or to the commands of
a table (`commands`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from dealer.hand import play
from dealer.hand.betting import legal_actions
from dealer.hand.events import HandEvent
from dealer.hand.state import Action, Hand, HandSetup, LatePost, Straddle
from dealer.rules.cards import parse_cards
from dealer.rules.house import Ante, AnteKind, HouseRules, Mode, Stakes, Structure
from dealer.table.commands import (
    Act,
    AwardTo,
    DealBoard,
    Muck,
    RunItTwice,
    ShowHand,
    TimeOut,
)

Step = Act | DealBoard | ShowHand | Muck | AwardTo | RunItTwice | TimeOut

_ACTIONS = {
    "folds": Action.FOLD,
    "checks": Action.CHECK,
    "calls": Action.CALL,
    "bets": Action.BET,
    "raises": Action.RAISE,
}
_DEAL = re.compile(r"(flop|turn|river)\b\s*(.*)")
_POT = re.compile(r"pot (\d)(?: board (\d))? to ([\d ]+)")
_SEAT = re.compile(r"(\d+) (\w+)\s*(?:to )?(.*)")


def commands(story: str) -> Iterator[Step]:
    """The steps of `story` as commands; raises `ValueError` at words that mean none."""
    for step in filter(None, (part.strip() for part in story.split(","))):
        yield _command(step)


def _command(step: str) -> Step:
    if step == "run it twice":
        return RunItTwice()
    if found := _DEAL.fullmatch(step):
        return DealBoard(cards=parse_cards(found[2]))
    if found := _POT.fullmatch(step):
        return AwardTo(pot=int(found[1]), run=int(found[2] or 0), seats=tuple(map(int, found[3].split())))
    found = _SEAT.fullmatch(step)
    if found is None:
        raise ValueError(step)
    return _of_seat(int(found[1]), found[2], found[3])


def _of_seat(seat: int, word: str, rest: str) -> Step:
    match word:
        case "shows":
            return ShowHand(seat=seat, cards=parse_cards(rest))
        case "mucks":
            return Muck(seat=seat)
        case "shoves":
            return Act(seat=seat, action=Action.RAISE, all_in=True)
        case "sleeps":
            return TimeOut(seat=seat)
        case _:
            return Act(seat=seat, action=_ACTIONS[word], to_chips=int(rest) if rest else None)


def a_setup(
    *stacks: int,
    seats: Mapping[int, int] | None = None,
    blinds: tuple[int, int] = (10, 20),
    ante: tuple[str, int] = ("none", 0),
    limits: tuple[int, int] = (0, 0),
    structure: str = "nl",
    mode: str = "cash",
    button: int | None = None,
    dead_small_blind: bool = False,
    big_blind: int | None = None,
    straddle: tuple[int, int] | None = None,
    posts: tuple[tuple[int, int, int], ...] = (),
    bomb_pot: int = 0,
    **rules: object,
) -> HandSetup:
    """A hand before its posts.

    `stacks` are those of seats 1, 2, 3 ...; the last has the button unless `button` says otherwise, so that
    seat 1 has the small blind (heads-up: the last). `posts` are (seat, live, dead); `rules` are fields of
    `HouseRules`; `limits` are the two bets of fixed limit or the bounds of spread limit.
    """
    chips = dict(seats or enumerate(stacks, start=1))
    button = max(chips) if button is None else button
    order = sorted(chips, key=lambda seat: (seat <= button, seat))
    heads_up = len(order) == 2 and order[-1] == button
    blinds_at = (order[1], order[0]) if heads_up else (order[0], order[1])
    if big_blind is None:
        big_blind = order[0] if dead_small_blind else blinds_at[1]
    fixed = structure == "fl"
    return HandSetup(
        rules=replace(HouseRules(mode=Mode(mode), structure=Structure(structure)), **rules),
        stakes=Stakes(
            small_blind_chips=blinds[0],
            big_blind_chips=blinds[1],
            ante=Ante(kind=AnteKind(ante[0]), chips=ante[1]),
            small_bet_chips=limits[0] if fixed else 0,
            big_bet_chips=limits[1] if fixed else 0,
            spread_min_chips=0 if fixed else limits[0],
            spread_max_chips=0 if fixed else limits[1],
        ),
        button=button,
        small_blind=None if dead_small_blind else blinds_at[0],
        big_blind=big_blind,
        stacks=tuple((seat, chips[seat]) for seat in order),
        straddle=Straddle(seat=straddle[0], chips=straddle[1]) if straddle else None,
        posts=tuple(LatePost(seat=s, live_chips=live, dead_chips=dead) for s, live, dead in posts),
        bomb_pot_chips=bomb_pot,
    )


def a_hand(*stacks: int, story: str = "", **setup: object) -> Hand:
    """A hand with its posts taken and `story` told; see `a_setup`."""
    hand, _ = play.open_hand(a_setup(*stacks, **setup))
    return told(hand, story)


def told(hand: Hand, story: str) -> Hand:
    """`hand` after `story`; raises the `RuleViolation` of the step that is not allowed."""
    return retold(hand, story)[0]


def retold(hand: Hand, story: str) -> tuple[Hand, tuple[HandEvent, ...]]:
    """`hand` after `story`, and the events of the story."""
    events: list[HandEvent] = []
    for command in commands(story):
        hand, more = one_step(hand, command)
        events += more
    return hand, tuple(events)


def one_step(hand: Hand, command: Step) -> play.Course:
    """`hand` after `command`, and its events."""
    match command:
        case Act():
            return _acted(hand, command)
        case DealBoard():
            return play.deal(hand, command.cards)
        case ShowHand():
            return play.show(hand, command.seat, command.cards)
        case Muck():
            return play.muck(hand, command.seat)
        case AwardTo():
            return play.award_to(hand, command.pot, command.seats, command.run)
        case RunItTwice():
            return play.run_twice(hand)
        case TimeOut():
            raise TypeError("a clock belongs to a table, not to a hand")


def _acted(hand: Hand, command: Act) -> play.Course:
    action, to_chips = command.action, command.to_chips
    legal = legal_actions(hand)
    if command.all_in and legal is not None:
        action, to_chips = play.all_in(legal)
    return play.act(hand, command.seat, action, to_chips)


def choice(hand: Hand) -> tuple[int, int, tuple[int, int] | None]:
    """Whose turn it is, what he owes, and the range of his raise or ``None``."""
    legal = legal_actions(hand)
    assert legal is not None, "nobody is to act"
    raises = legal.raises
    return legal.seat, legal.to_call_chips, raises and (raises.lowest_to_chips, raises.highest_to_chips)


def pots(hand: Hand) -> list[tuple[int, tuple[int, ...]]]:
    """The chips of each pot and who can win it, the main pot first."""
    return [(pot.chips, pot.eligible) for pot in hand.pots]


def stacks(hand: Hand) -> dict[int, int]:
    """What each seat has behind, in the order of the seats."""
    return dict(sorted((player.seat, player.stack_chips) for player in hand.players))
