"""No-limit hands played step by step beside PokerKit, where it can be an oracle.

Left out, because PokerKit rules otherwise: blinds posted short, the raise once a street has seen an all-in of
less than a full raise, and hands with several odd chips (it splits pots with the same winners as one).
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from random import Random

import pytest
from pokerkit import Automation, Entry, NoLimitTexasHoldem, StandardHighHand, State

from dealer.hand.betting import legal_actions
from dealer.hand.play import act, deal, open_hand, show
from dealer.hand.state import Action, Hand, Phase, Street
from dealer.rules.cards import FULL_DECK, Card
from tests.support.random_play import next_in_hand
from tests.support.story import a_setup, pots, stacks

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
)
BURNED = "??"


class HandFoundOnce(StandardHighHand):
    """PokerKit's own best hand of some cards; it asks for the same one dozens of times at a showdown."""

    @classmethod
    def from_game(cls, hole_cards: Iterable[object], board_cards: Iterable[object] = ()) -> StandardHighHand:
        return cls.found(tuple(hole_cards), tuple(board_cards))

    @classmethod
    @lru_cache(maxsize=64)
    def found(cls, hole_cards: tuple[object, ...], board_cards: tuple[object, ...]) -> StandardHighHand:
        return super().from_game(hole_cards, board_cards)

    @cached_property
    def entry(self) -> Entry:
        return super().entry


class PokerKitsTable(NoLimitTexasHoldem):
    hand_types = (HandFoundOnce,)


class Beside:
    """The same hand at both tables; players in the order of the deal."""

    def __init__(self, chance: Random) -> None:
        count = chance.randint(2, 9)
        big = chance.choice((2, 10, 20))
        ante = chance.choice((0, 0, 0, big // 2))
        least = big + ante
        chips = [
            chance.choice((chance.randint(least, 4 * big), chance.randint(least, 60 * big)))
            for _ in range(count)
        ]
        deck = chance.sample(FULL_DECK, 2 * count + 5)
        self.chance = chance
        self.board = deck[:5]
        self.hole = {seat: tuple(deck[3 + 2 * seat : 5 + 2 * seat]) for seat in range(1, count + 1)}
        setup = a_setup(*chips, blinds=(big // 2, big), ante=("each" if ante else "none", ante))
        self.hand: Hand = open_hand(setup)[0]
        self.order = [seat for seat, _ in setup.stacks]
        self.state: State = PokerKitsTable.create_state(
            AUTOMATIONS, True, ante, (big // 2, big), big, tuple(chips), count
        )
        for seat in self.order:
            self.state.deal_hole(text(self.hole[seat]))
        self.short_all_in = False

    def play(self) -> None:
        """Play the hand to its end, comparing all the way."""
        while self.hand.phase in (Phase.BETTING, Phase.DEALING):
            if self.hand.phase is Phase.BETTING:
                self.compare_choices()
                self.act()
            else:
                self.deal()
        self.award()

    def compare_choices(self) -> None:
        legal = legal_actions(self.hand)
        assert legal is not None
        index = self.state.actor_index
        assert index is not None
        assert self.order[index] == legal.seat
        player = self.hand.player(legal.seat)
        matched = max(p.reach_chips for p in self.hand.live if p is not player)
        # PokerKit asks for the whole price, also where nobody can match it.
        theirs = min(self.state.checking_or_calling_amount, max(matched - player.street_chips, 0))
        assert legal.to_call_chips == theirs
        if not self.short_all_in:
            range_ = legal.raises and (legal.raises.lowest_to_chips, legal.raises.highest_to_chips)
            lowest = self.state.min_completion_betting_or_raising_to_amount
            highest = self.state.max_completion_betting_or_raising_to_amount
            assert range_ == (None if lowest is None else (lowest, highest))

    def act(self) -> None:
        step = next_in_hand(self.hand, self.chance)
        legal = legal_actions(self.hand)
        before = self.hand.betting
        if step.action is Action.FOLD and legal.can_check:
            step = type(step)(seat=legal.seat, action=Action.CHECK)
        action, to_chips = step.action, step.to_chips
        if step.all_in:
            raises = legal.raises
            action = Action.RAISE if raises else Action.CHECK if legal.can_check else Action.CALL
            to_chips = raises.highest_to_chips if raises else None
        if action in (Action.BET, Action.RAISE) and not self.state.can_complete_bet_or_raise_to(to_chips):
            # Only where the all-ins of a street are read differently; nobody raises there.
            assert self.short_all_in
            action, to_chips = (Action.CHECK if legal.can_check else Action.CALL), None
        self.hand, _ = act(self.hand, legal.seat, action, to_chips)
        match action:
            case Action.FOLD:
                self.state.fold()
            case Action.CHECK | Action.CALL:
                self.state.check_or_call()
            case _:
                self.state.complete_bet_or_raise_to(to_chips)
                self.short_all_in |= to_chips - before.price_chips < before.step_chips
        if self.hand.phase is not Phase.BETTING:
            self.short_all_in = False

    def deal(self) -> None:
        street = Street(self.hand.street + 1)
        cards = self.board[Street(street - 1).board_size : street.board_size]
        self.hand, _ = deal(self.hand, cards)
        while self.state.actor_indices:
            # PokerKit also asks whom an all-in of exactly the big blind leaves nothing to decide.
            assert not self.state.checking_or_calling_amount
            self.state.check_or_call()
        self.show_theirs()
        self.state.burn_card(BURNED)
        self.state.deal_board(text(cards))

    def show_theirs(self) -> None:
        while self.state.can_show_or_muck_hole_cards():
            self.state.show_or_muck_hole_cards(True)

    def award(self) -> None:
        if self.hand.phase is Phase.SHOWDOWN:
            theirs = [
                (pot.amount, tuple(sorted(self.order[i] for i in pot.player_indices)))
                for pot in self.state.pots
            ]
            assert pots(self.hand) == theirs
            for seat in self.hand.show_order:
                self.hand, _ = show(self.hand, seat, self.hole[seat])
            self.show_theirs()
        while self.state.can_kill_hand():
            self.state.kill_hand()
        while self.state.can_push_chips():
            self.state.push_chips()
        while self.state.can_pull_chips():
            self.state.pull_chips()
        assert not self.state.status
        odd_chips = sum(len(award.odd) for award in self.hand.awards)
        if odd_chips < 2:
            assert stacks(self.hand) == dict(sorted(zip(self.order, self.state.stacks, strict=True)))


def text(cards: tuple[Card, ...] | list[Card]) -> str:
    return "".join(map(str, cards))


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """PokerKit warns of cards that its own deck would not deal next."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("seed", range(10))
def test_hands_go_the_same_way_as_at_pokerkits_table(seed: int) -> None:
    chance = Random(seed)
    for _ in range(30):
        Beside(chance).play()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 1010))
def test_many_hands_go_the_same_way_as_at_pokerkits_table(seed: int) -> None:
    chance = Random(seed)
    for _ in range(1000):
        Beside(chance).play()
