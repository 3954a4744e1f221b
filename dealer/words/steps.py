"""What the dealer does next while nobody is to act."""

from __future__ import annotations

from dealer.hand.play import next_deal
from dealer.hand.state import Hand, Phase, Street
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.money import money, names
from dealer.words.turns import turn_line


def next_step(state: TableState, words: Catalogue) -> str:
    """``"Pot 375. Burn one, deal the flop."``, the showdown's order, or that the next hand can be dealt."""
    hand = state.hand
    if hand is None:
        return words.text("step.first_hand" if not state.hand_number else "step.next_hand")
    match hand.phase:
        case Phase.BETTING:
            return turn_line(state, words)
        case Phase.DEALING:
            return street_line(state, hand, words)
        case Phase.SHOWDOWN:
            return showdown_line(state, hand, words)
        case Phase.OVER:
            return won_line(state, hand, words)


def street_line(state: TableState, hand: Hand, words: Catalogue) -> str:
    """What is to be dealt; when no more betting is possible also whose hands are turned up."""
    due = next_deal(hand)
    assert due is not None
    street, run = due
    dealt = words.text(f"street.{street.word}")
    if hand.runs > 1:
        return words.text(f"step.run.{run}", street=dealt)
    if hand.betting_possible:
        return words.text(
            f"step.deal.{'flop' if street is Street.FLOP else 'one'}",
            pot=money(hand.pot_chips, state.unit, words),
            street=dealt,
        )
    if hand.setup.rules.tables_all_in_hands and not all(p.cards for p in hand.live):
        return words.text(
            "step.closed_face_up", names=names([p.seat for p in hand.live], state, words), street=dealt
        )
    return words.text("step.closed", street=dealt)


def showdown_line(state: TableState, hand: Hand, words: Catalogue) -> str:
    """Who shows first and why."""
    if not hand.show_order:
        return ""
    first = hand.show_order[0]
    bet = hand.bet_river
    return words.text("showdown.bet" if bet else "showdown.checked", name=state.name(first))


def won_line(state: TableState, hand: Hand, words: Catalogue) -> str:
    """Who won how much, all pots together: ``"Asha wins 125."``."""
    won: dict[int, int] = {}
    for award in hand.awards:
        for seat, chips in award.shares:
            won[seat] = won.get(seat, 0) + chips
    return " ".join(
        words.text("won", name=state.name(seat), amount=money(chips, state.unit, words))
        for seat, chips in won.items()
    )
