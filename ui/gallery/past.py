"""Gallery scenes of what looks back: the list of hands, one of them, the table as it was, the books."""

from __future__ import annotations

from collections.abc import Iterable

from dealer.hand.state import Action
from dealer.night.entry import Entry
from dealer.night.hand_log import HandLog
from dealer.night.timeline import Timeline
from dealer.rules.cards import Card
from dealer.rules.house import HouseRules, Mode, Stakes
from dealer.table import commands as c
from dealer.table.decide import decide
from dealer.words.catalogue import Catalogue
from ui.desk.desk import Desk, Place
from ui.desk.looking_back import BooksPage, HandPage, HandsPage, StepPage
from ui.desk.pages import Page
from ui.present.scene import Scene

NAMES = ("Asha", "Ben", "Chitra", "Dev", "Oluwaseun", "Jo", "Maximilian", "Katarzyna", "Pat", "Wen")
STACKS = (1870, 2340, 2905, 1420, 3115, 985, 1640, 1480, 2250, 2000)
HANDS = 16
"""The last of them is the one that is looked at."""


class _Night:
    """A night kept as entries, a minute and a half each."""

    def __init__(self) -> None:
        self.timeline = Timeline()

    def do(self, *commands: c.TableCommand) -> None:
        """Each of these happens."""
        for command in commands:
            seq = self.timeline.seq + 1
            hours, minutes = divmod(seq * 3 // 2, 60)
            at = f"2026-12-04T{20 + hours:02d}:{minutes:02d}:00.000"
            events = decide(self.timeline.state, command)
            self.timeline.apply(Entry(seq=seq, at=at, source="touch", command=command, events=events))

    def passes(self) -> None:
        """A hand that everybody folds to the big blind."""
        self.do(c.StartHand())
        while (hand := self.timeline.state.hand) is not None and hand.to_act is not None:
            self.do(c.Act(seat=hand.to_act, action=Action.FOLD))

    def acts(self, *actions: tuple[int, Action] | tuple[int, Action, int]) -> None:
        """Actions, each (seat, action) or (seat, action, to)."""
        for seat, action, *to_chips in actions:
            self.do(c.Act(seat=seat, action=action, to_chips=to_chips[0] if to_chips else None))


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


def _opened(mode: Mode, seats: Iterable[int]) -> _Night:
    night = _Night()
    players = tuple(c.NewPlayer(seat=s, name=NAMES[s - 1], stack_chips=STACKS[s - 1]) for s in seats)
    rules = HouseRules(mode=mode, chip_unit_chips=5)
    stakes = Stakes(small_blind_chips=10, big_blind_chips=20)
    night.do(c.OpenTable(rules=rules, stakes=stakes, players=players), c.PlaceButton(seat=8))
    return night


def _evening() -> _Night:
    """Ten players: one leaves, one buys more, a stack is corrected, the last hand goes to the showdown."""
    night = _opened(Mode.CASH, range(1, 11))
    for _ in range(HANDS - 1):
        night.passes()
    night.do(
        c.LeaveTable(seat=9),
        c.BuyIn(seat=6, chips=1000),
        c.CorrectStack(seat=4, stack_chips=1400),
        c.StartHand(),
    )
    big = _to_act(night)
    night.acts((big, Action.RAISE, 60))
    caller = _to_act(night)
    night.acts((caller, Action.CALL))
    while (hand := night.timeline.state.hand) is not None and hand.to_act not in (None, big):
        night.acts((_to_act(night), Action.FOLD))
    night.do(c.DealBoard(cards=_cards("Ks 9c 8d")))
    night.acts((big, Action.BET, 125), (caller, Action.CALL))
    night.do(c.DealBoard(cards=_cards("4d")))
    night.acts((big, Action.CHECK), (caller, Action.BET, 300), (big, Action.CALL))
    night.do(c.DealBoard(cards=_cards("2h")))
    night.acts((big, Action.CHECK), (caller, Action.CHECK))
    night.do(
        c.ShowHand(seat=big, cards=_cards("Kh Qc")),
        c.ShowHand(seat=caller, cards=_cards("9h 9d")),
        c.BuyIn(seat=big, chips=500),
    )
    return night


def _to_act(night: _Night) -> int:
    hand = night.timeline.state.hand
    assert hand is not None
    assert hand.to_act is not None
    return hand.to_act


def past_scenes(words: Catalogue) -> dict[str, Scene]:
    """The scenes by name."""
    evening, tournament = _evening(), _opened(Mode.TOURNAMENT, range(1, 9))
    last = HANDS - 1
    return {
        "hands": _scene(evening, words, HandsPage()),
        "hands-none": _scene(tournament, words, HandsPage()),
        "hand": _scene(evening, words, HandPage(place=last)),
        "past": _scene(evening, words, StepPage(place=last, step=4)),
        "past-showdown": _scene(evening, words, StepPage(place=last, step=19)),
        "books": _scene(evening, words, BooksPage()),
        "books-tournament": _scene(tournament, words, BooksPage()),
    }


def _scene(night: _Night, words: Catalogue, page: Page) -> Scene:
    return Scene(
        state=night.timeline.state,
        desk=Desk(place=Place.TABLE, page=page),
        words=words,
        log=HandLog(night.timeline),
    )
