"""Random no-limit hands played side by side with PokerKit, where it may be an oracle.

Left out are the points on which it differs: whether a short all-in reopens the betting, short blinds, and the
odd chips of ties.
"""

from __future__ import annotations

import random
import warnings

import pytest
from pokerkit import Automation, NoLimitTexasHoldem, State

from dealer.hand import play
from dealer.hand.betting import legal_actions
from dealer.hand.state import Action, Hand, HandSetup, Phase, Street
from dealer.rules.cards import FULL_DECK, Card
from dealer.rules.house import HouseRules, Stakes

SMALL, BIG = 5, 10
AUTOMATIONS = (
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


@pytest.mark.parametrize("seed", range(60))
def test_choices_pots_and_stacks_agree_with_pokerkit(seed: int) -> None:
    choose = random.Random(seed)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        play_side_by_side(choose)


def play_side_by_side(choose: random.Random) -> None:
    stacks = [choose.randint(BIG * 2, BIG * 40) for _ in range(choose.randint(3, 9))]
    deck = list(FULL_DECK)
    choose.shuffle(deck)
    hole = [(deck.pop(), deck.pop()) for _ in stacks]
    hand, oracle = opened(stacks), opened_by_pokerkit(stacks, hole)
    short_all_in = False
    while hand.phase in (Phase.BETTING, Phase.DEALING):
        legal = legal_actions(hand)
        if legal is None:
            hand = dealt_on_both(hand, oracle, deck)
            short_all_in = False
            continue
        assert oracle.actor_index == legal.seat - 1
        assert oracle.checking_or_calling_amount == legal.to_call_chips
        raises = legal.raises if not short_all_in else None
        if raises is not None:
            assert oracle.min_completion_betting_or_raising_to_amount == raises.lowest_to_chips
            assert oracle.max_completion_betting_or_raising_to_amount == raises.highest_to_chips
        what = choose.choice(["fold", "call", "call", "raise"])
        if what == "raise" and raises is not None:
            to_chips = choose.choice(
                [raises.lowest_to_chips, choose.randint(raises.lowest_to_chips, raises.highest_to_chips)]
            )
            short_all_in = to_chips < raises.minimum_to_chips
            hand, _ = play.act(hand, legal.seat, Action.RAISE, to_chips)
            oracle.complete_bet_or_raise_to(to_chips)
        elif what == "fold" and not legal.can_check:
            hand, _ = play.act(hand, legal.seat, Action.FOLD)
            oracle.fold()
        else:
            hand, _ = play.act(hand, legal.seat, Action.CHECK if legal.can_check else Action.CALL)
            oracle.check_or_call()
    for seat in hand.show_order:
        if hand.phase is Phase.SHOWDOWN:
            hand, _ = play.show(hand, seat, hole[seat - 1])
    assert hand.phase is Phase.OVER
    if not any(award.odd for award in hand.awards):
        assert [hand.player(seat).stack_chips for seat in range(1, len(stacks) + 1)] == list(oracle.stacks)


def opened(stacks: list[int]) -> Hand:
    """The hand with the button on the last seat: seat 1 has the small blind."""
    setup = HandSetup(
        rules=HouseRules(),
        stakes=Stakes(small_blind_chips=SMALL, big_blind_chips=BIG),
        button=len(stacks),
        small_blind=1,
        big_blind=2,
        stacks=tuple(enumerate(stacks, start=1)),
    )
    return play.open_hand(setup)[0]


def opened_by_pokerkit(stacks: list[int], hole: list[tuple[Card, Card]]) -> State:
    state = NoLimitTexasHoldem.create_state(
        AUTOMATIONS, True, 0, (SMALL, BIG), BIG, tuple(stacks), len(stacks)
    )
    for cards in hole:
        state.deal_hole("".join(map(str, cards)))
    return state


def dealt_on_both(hand: Hand, oracle: State, deck: list[Card]) -> Hand:
    due = play.next_deal(hand)
    assert due is not None
    street = due[0]
    cards = [deck.pop() for _ in range(street.board_size - Street(street - 1).board_size)]
    oracle.deal_board("".join(map(str, cards)))
    return play.deal(hand, cards)[0]
