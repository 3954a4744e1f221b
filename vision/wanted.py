"""What a hand waits for, in the camera's terms."""

from __future__ import annotations

from dealer.hand.play import HOLE_CARDS, next_deal
from dealer.hand.state import Hand, Phase, Street
from dealer.rules.cards import Card
from vision.sighting import Wanted
from vision.zones import Spot


def wanted_of(hand: Hand | None) -> Wanted:
    """The cards due: those of the next street, and the hands that are to be turned up.

    In a betting round nothing is; a card that lies there already is offered once it is due. On a board whose
    streets so far were dealt without their cards nothing is due: which card is the new one cannot be seen.
    """
    if hand is None:
        return Wanted()
    due: list[tuple[Spot, int]] = []
    deal = next_deal(hand)
    if deal is not None and board_known(hand, deal):
        due.append(("board", deal[0].board_size - Street(deal[0] - 1).board_size))
    # All-in before the river, or at the showdown.
    if hand.phase is Phase.SHOWDOWN or (hand.phase is Phase.DEALING and not hand.betting_possible):
        due += [(p.seat, HOLE_CARDS) for p in hand.live if not p.mucked and not p.cards]
    board = tuple(dict.fromkeys(card for cards in hand.boards for card in cards))
    taken: list[tuple[Spot, tuple[Card, ...]]] = [("board", board)]
    taken += [(p.seat, p.cards) for p in hand.players if p.cards]
    return Wanted(hand=hand.setup.number, due=tuple(due), taken=tuple(taken))


def board_known(hand: Hand, deal: tuple[Street, int]) -> bool:
    """Whether the cards are known that lie on the board before this (street, run)."""
    street, run = deal
    before = Street(street - 1).board_size
    return run >= len(hand.boards) or len(hand.boards[run]) >= before
