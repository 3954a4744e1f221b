"""Plays hands at the real window, with everything that happens in one, and counts along."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path

from phevaluator import evaluate_cards

from dealer.hand.betting import LegalActions, legal_actions
from dealer.hand.events import Acted
from dealer.hand.play import next_deal
from dealer.hand.state import Hand, Phase, Street
from dealer.rules.cards import FULL_DECK
from tests.support.finger import Finger
from tests.support.own_count import OwnCount

CLOCK_SECONDS = 20
TAKEN_BACK = 0.05
"""How often a step is undone; every second time it is redone."""


class HandHost:
    """Taps through hands at a table for ten; `count` is what he has counted.

    Attributes:
        happened: how often each thing happened that does not happen in every hand.
    """

    def __init__(self, data: Path, seed: int) -> None:
        self.draw = random.Random(seed)
        self.count = OwnCount()
        self.happened: dict[str, int] = {}
        self._data = data
        self._before_deal = OwnCount()
        self._deck: list[str] = []
        self._with_cards = False
        self._last: tuple[OwnCount, int, int, str] | None = None
        self.finger = Finger(data)

    @property
    def hand(self) -> Hand:
        """The hand on the table."""
        assert self.finger.state.hand is not None
        return self.finger.state.hand

    def _note(self, what: str) -> None:
        self.happened[what] = self.happened.get(what, 0) + 1

    def _chance(self, what: str, share: float) -> bool:
        """Whether it happens now."""
        happens = self.draw.random() < share
        if happens:
            self._note(what)
        return happens

    def _step(self, tap: Callable[[], None], counted: Callable[[], None]) -> None:
        """One entry of the night; now and then it is taken back, and perhaps comes again."""
        state, count = self.finger.state, deepcopy(self.count)
        tap()
        counted()
        self._follow()
        if not self._chance("undone", TAKEN_BACK):
            return
        after = self.finger.state
        self.finger.press("undo")
        assert self.finger.state == state
        if self._chance("redone", 0.5):
            self.finger.press("menu", "redo")
            assert self.finger.state == after
        else:
            self.count = count

    def _follow(self) -> None:
        """Who is away is folded when it is his turn; what nobody else can win is given away."""
        hand = self.finger.state.hand
        if hand is None:
            return
        for player in hand.players:
            if player.folded and player.seat not in self.count.out:
                seat = self.finger.state.seat(player.seat)
                assert seat is not None
                assert seat.away or seat.away_next
                self.count.folds(player.seat)
        if hand.phase in (Phase.SHOWDOWN, Phase.OVER) and not self.count.given:
            self.count.returns_uncalled()
        if hand.phase in (Phase.SHOWDOWN, Phase.OVER):
            self.count.gives_to_the_last(unit_chips=hand.setup.rules.chip_unit_chips)

    def _hand_begins(self) -> None:
        setup = self.hand.setup
        assert dict(setup.stacks) == {seat: self.count.stacks[seat] for seat, _ in setup.stacks}
        self.count.deal(setup)
        self._deck = [str(card) for card in self.draw.sample(FULL_DECK, 25)]
        self._with_cards = self.draw.random() < 0.15
        self._last = None
        self._follow()

    def play_hand(self) -> None:
        """The hand on the table, to its last pot; then every stack is as counted.

        Every tenth hand is painted, which takes longer than everything else.
        """
        self.finger.window.setUpdatesEnabled(self.finger.state.hand_number % 10 == 0)
        while self.finger.state.hand_in_play:
            if self._something_else():
                continue
            match self.hand.phase:
                case Phase.BETTING:
                    self._act()
                case Phase.DEALING:
                    self._deal()
                case _:
                    self._show_down()
        assert {s.seat: s.stack_chips for s in self.finger.state.seats} == self.count.stacks

    def _something_else(self) -> bool:
        """Now and then the night is paused, the plug is pulled, or the hand is void."""
        if self._chance("paused", 0.003):
            self.finger.press("menu", "pause", "go_on")
        elif self._chance("restarted", 0.004):
            self.restart()
        elif self._chance("sat out in a hand", 0.003) and self.hand.phase is Phase.BETTING:
            seats = [self.finger.state.seat(player.seat) for player in self.hand.live]
            there = [seat.seat for seat in seats if seat is not None and not seat.sits_out]
            self.finger.press(f"seat_{self.draw.choice(there)}", "sit_out")
            self._last = None
            self._follow()
        elif self._chance("void", 0.0015):
            self.finger.press("menu", "void_hand", "void")
            self.count = deepcopy(self._before_deal)
            return True
        return not self.finger.state.hand_in_play

    def restart(self) -> None:
        """Off and on again in the middle of everything."""
        state = self.finger.state
        self.finger.close()
        self.finger = Finger(self._data)
        self.finger.press("resume")
        assert self.finger.state == state

    def _act(self) -> None:
        legal = legal_actions(self.hand)
        assert legal is not None
        seat, chance = legal.seat, self.draw.random()
        if self._last is not None and self._chance("corrected", 0.02):
            self._correct_last()
        elif self._chance("timed out", 0.01):
            self._last = None
            self._step(self._wait, lambda: None if legal.can_check else self.count.folds(seat))
        elif chance < 0.22:
            self._decide("fold", lambda: self._fold(legal), lambda count: count.folds(seat))
        elif chance < 0.82 or legal.raises is None:
            self._decide("call", lambda: self.finger.press("call"), lambda count: count.calls(seat))
        else:
            to_chips = self._amount(legal)
            self._decide(
                "raise",
                lambda: self.finger.raise_to(to_chips),
                lambda count: count.raises(seat, to_chips),
            )

    def _decide(self, action: str, tap: Callable[[], None], counted: Callable[[OwnCount], None]) -> None:
        before, street, seat = deepcopy(self.count), self.hand.street, self.hand.to_act
        assert seat is not None
        self._step(tap, lambda: counted(self.count))
        goes_on = self.finger.state.hand_in_play and self.hand.street is street
        acted = self.hand.to_act not in (seat, None)
        # An away player may have been folded since, so the last decision need not be the newest action.
        mine = [index for index, event in enumerate(self._actions()) if event.seat == seat]
        self._last = (before, seat, mine[-1], action) if goes_on and acted and mine else None

    def _actions(self) -> list[Acted]:
        return [event for event in self.finger.state.log if isinstance(event, Acted)]

    def _fold(self, legal: LegalActions) -> None:
        self.finger.press(*(("fold", "fold_anyway") if legal.can_check else ("fold",)))

    def _wait(self) -> None:
        self.finger.clock.advance(CLOCK_SECONDS + 1)
        self.finger.window.tick()
        self.finger.settle()

    def _amount(self, legal: LegalActions) -> int:
        assert legal.raises is not None
        low, high = legal.raises.lowest_to_chips, legal.raises.highest_to_chips
        return high if self.draw.random() < 0.1 else min(high, low + 10 * self.draw.randint(0, 20))

    def _correct_last(self) -> None:
        """The last player really did something else."""
        assert self._last is not None
        before, seat, index, action = self._last
        self.finger.press("menu", "change", f"change_action_{index}")
        really = next(name for name in ("really_call", "really_check") if self.finger.has(name))
        self.finger.press(really if action == "fold" else "really_fold")
        self.count, self._last = before, None
        if action == "fold":
            self.count.calls(seat)
        else:
            self.count.folds(seat)
        self._follow()

    def _buttons(self, begin: str) -> list[str]:
        return sorted(name for name in self.finger.names() if name.startswith(begin))

    def _deal(self) -> None:
        self._last = None
        due = next_deal(self.hand)
        assert due is not None
        street, run = due
        if not self._with_cards and self.finger.has("run_twice") and self._chance("run twice", 0.5):
            self._step(lambda: self.finger.press("run_twice"), lambda: setattr(self.count, "runs", 2))
            return
        cards = self._deck[Street(street - 1).board_size : street.board_size]
        self._step(lambda: self._turn_over(cards), self.count.next_street)
        assert run in range(self.count.runs)

    def _turn_over(self, cards: list[str]) -> None:
        if self._with_cards:
            self.finger.press("pick_cards")
            self.finger.enter_cards(cards)
        else:
            self.finger.press("deal")

    def _show_down(self) -> None:
        hand, count = self.hand, self.count
        pots = [(pot.chips, sorted(pot.eligible)) for pot in hand.pots]
        counted = [(chips, sorted(seats)) for chips, seats in count.pots()]
        assert pots == counted, f"the window has {pots}, who counts along has {counted}"
        asked = next(s for s in hand.show_order if s not in count.shown | count.mucked)
        pot, run = count.open_parts()[0]
        able = count.contenders(pot)
        if self._with_cards:
            self._step(lambda: self._show(asked), lambda: self._compare(asked))
        elif len(hand.live) - len(count.mucked) > 2 and self._chance("mucked", 0.1):
            self._step(lambda: self.finger.press(f"muck_{asked}"), lambda: self.count.mucked.add(asked))
        else:
            winners = self.draw.sample(able, 2 if self._chance("split", 0.1) else 1)
            self._step(lambda: self._award(pot, winners), lambda: self._give(pot, run, winners))

    def _show(self, seat: int) -> None:
        self.finger.press(f"show_{seat}")
        self.finger.enter_cards(self._hole(seat))

    def _hole(self, seat: int) -> list[str]:
        place = 5 + 2 * self.count.order.index(seat)
        return self._deck[place : place + 2]

    def _compare(self, seat: int) -> None:
        """Each pot whose hands are all shown goes to the best, as another judge sees it."""
        self.count.shown.add(seat)
        for pot, run in self.count.open_parts():
            able = self.count.contenders(pot)
            if self.count.shown.issuperset(able):
                ranks = {one: evaluate_cards(*self._deck[:5], *self._hole(one)) for one in able}
                best = min(ranks.values())
                self._give(pot, run, [one for one, rank in ranks.items() if rank == best])

    def _give(self, pot: int, run: int, winners: Sequence[int]) -> None:
        self.count.gives(pot, run, winners, unit_chips=self.hand.setup.rules.chip_unit_chips)

    def _award(self, pot: int, winners: Sequence[int]) -> None:
        while not self.finger.has(f"winner_{pot}_{winners[0]}"):
            self.finger.press("awards_page")
        if len(winners) == 1:
            self.finger.press(f"winner_{pot}_{winners[0]}")
            return
        self.finger.press(f"split_{pot}")
        if len(self.count.contenders(pot)) > 2:  # Where only two can share it, they do at once.
            self.finger.press(*(f"winner_{pot}_{seat}" for seat in winners), f"split_{pot}")
