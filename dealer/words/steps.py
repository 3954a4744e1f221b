"""What the dealer does next: burn and deal, turn hands over, ask for a winner, deal the next hand."""

from __future__ import annotations

from typing import assert_never

from dealer.hand.events import BoardDealt, RunTwiceAgreed, StreetClosed
from dealer.hand.payout import open_awards
from dealer.hand.play import next_deal
from dealer.hand.showdown import turns_face_up
from dealer.hand.state import Hand, Phase
from dealer.table.state import TableState
from dealer.words.awards import board_label
from dealer.words.catalogue import Catalogue
from dealer.words.pots import pot_label
from dealer.words.speaker import Speaker
from dealer.words.turns import turn_line

MOST_WINNERS = 2
"""More winners than these are not repeated on the way to the next hand."""


def next_step(state: TableState, words: Catalogue) -> str:
    """``"Pot 375. Burn one, deal the flop."``; while somebody is to act, that it is his turn."""
    hand = state.hand
    if hand is None:
        return words.text("step.next_hand" if state.hand_number else "step.first_hand")
    match hand.phase:
        case Phase.BETTING:
            return turn_line(state, words)
        case Phase.DEALING:
            return street_step(state, words)
        case Phase.SHOWDOWN:
            return _showdown_step(hand, Speaker(state=state, words=words))
        case Phase.OVER:
            return _over(hand, Speaker(state=state, words=words))
        case _ as never:
            assert_never(never)


def street_step(state: TableState, words: Catalogue) -> str:
    """What is dealt now; empty when nothing is. Where betting is closed, also that and who turns over."""
    hand = state.hand
    due = next_deal(hand) if hand else None
    if hand is None or due is None:
        return ""
    speaker = Speaker(state=state, words=words)
    street, run = due
    deal = words.text(f"deal.{street.word}")
    if hand.betting_possible:
        return words.text("step.burn", pots=pots_told(hand, speaker), deal=deal)
    if run > hand.run:
        return words.text("step.second_board", deal=words.sentence(deal))
    return " ".join((*_closing(hand, speaker), words.sentence(deal)))


def pots_told(hand: Hand, speaker: Speaker) -> str:
    """``"Pot 375."``, or each pot with its name; a number in it is kept apart: ``"Side pot 1, 900."``."""
    told = []
    for index, pot in enumerate(hand.pots):
        label = pot_label(index, len(hand.pots), speaker.words)
        form = "step.pot.numbered" if index and len(hand.pots) > 2 else "step.pot"
        told.append(speaker.text(form, pot=label, amount=speaker.money(pot.chips)))
    return " ".join(told)


def _closing(hand: Hand, speaker: Speaker) -> list[str]:
    """Right after the last betting: that it is over, and whose hands go face up."""
    steps = (StreetClosed, BoardDealt, RunTwiceAgreed)
    last = next((e for e in reversed(speaker.state.log) if isinstance(e, steps)), None)
    if not isinstance(last, StreetClosed):
        return []
    closed = [speaker.text("step.closed")]
    if last.face_up:
        closed.append(speaker.text("step.turn_over", names=speaker.names([p.seat for p in hand.live])))
    return closed


def _showdown_step(hand: Hand, speaker: Speaker) -> str:
    """Who shows first; then who shows next; then which pot waits for the table's word."""
    hidden = hidden_hands(hand)
    if len(hidden) == len(hand.show_order):
        return showdown_told(hand, speaker)
    if hidden and turns_face_up(hand):
        return speaker.text("step.turn_over", names=speaker.names(hidden))
    if hidden:
        return speaker.text("step.show", name=speaker.name(hidden[0]))
    pot, run = next(open_awards(hand))
    label = pot_label(pot, len(hand.pots), speaker.words)
    if hand.runs > 1:
        label = board_label(label, run, speaker)
    return speaker.text("step.who_wins", pot=label)


def hidden_hands(hand: Hand) -> tuple[int, ...]:
    """Who has neither shown nor mucked, in the order of the showdown."""
    by_seat = {p.seat: p for p in hand.players}
    return tuple(s for s in hand.show_order if not by_seat[s].cards and not by_seat[s].mucked)


def showdown_told(hand: Hand, speaker: Speaker) -> str:
    """``"Showdown. Ben shows first: he bet last."``; hands that lie open already need no order."""
    hidden = hidden_hands(hand)
    if not hidden:
        return speaker.text("showdown.open")
    if turns_face_up(hand):
        return speaker.text("showdown.face_up", names=speaker.names(hidden))
    name = speaker.name(hidden[0])
    if hidden[0] != hand.show_order[0]:
        return speaker.text("showdown.next", name=name)
    return speaker.text("showdown.bet_last" if hand.bet_river else "showdown.checked", name=name)


def _over(hand: Hand, speaker: Speaker) -> str:
    won: dict[int, int] = {}
    for award in hand.awards:
        for seat, chips in award.shares:
            won[seat] = won.get(seat, 0) + chips
    told = [
        speaker.text("step.won", name=speaker.name(seat), amount=speaker.money(chips))
        for seat, chips in won.items()
        if len(won) <= MOST_WINNERS
    ]
    return " ".join((*told, speaker.text("step.next_hand")))
