"""Who wins which pot with what, and in which chips it is paid."""

from __future__ import annotations

from collections.abc import Iterator

from dealer.hand.events import HandShown, PotAwarded
from dealer.hand.state import Hand, Street
from dealer.rules.ranking import hand_value
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.hands import card_name, full_name, short_name
from dealer.words.money import listed, money, names
from dealer.words.pots import pot_label


def award_lines(event: PotAwarded, state: TableState, words: Catalogue) -> Iterator[str]:
    """``"Main pot, 900: Asha wins with a flush, ace high."``, or how the pot is split; then the chips."""
    assert state.hand is not None
    hand = state.hand
    who = _split(event, state, words) if len(event.shares) > 1 else _won(event, state, hand, words)
    if len(hand.pots) == 1 and hand.runs == 1:
        yield who
    else:
        yield words.text("award.pot", pot=_which(event, state, hand, words), who=who)
    yield from (paid_line(seat, chips, state, words) for seat, chips in event.shares)


def _which(event: PotAwarded, state: TableState, hand: Hand, words: Catalogue) -> str:
    """``"Side pot, 1,000, Ben and Chitra"``; of the main pot everybody knows who is in it."""
    label = pot_label(event.pot, len(hand.pots), words)
    amount = money(event.chips, state.unit, words)
    if hand.runs > 1:
        label = words.text(f"award.board.{event.run}", pot=label)
    if event.pot == 0:
        return words.text("award.which", pot=label, amount=amount)
    eligible = names(hand.pots[event.pot].eligible, state, words)
    return words.text("award.which_of", pot=label, amount=amount, names=eligible)


def _won(event: PotAwarded, state: TableState, hand: Hand, words: Catalogue) -> str:
    seat, chips = event.shares[0]
    name, cards = state.name(seat), hand.player(seat).cards
    board = hand.boards[event.run]
    if event.by_cards and cards and len(board) == Street.RIVER.board_size:
        return words.text("award.with", name=name, hand=short_name(hand_value((*cards, *board)), words))
    if len(hand.pots) == 1 and hand.runs == 1:
        return words.text("won", name=name, amount=money(chips, state.unit, words))
    return words.text("award.wins", name=name)


def _split(event: PotAwarded, state: TableState, words: Catalogue) -> str:
    """``"Asha and Ben split 125: 63 and 62, the odd chip to Asha, left of the button."``."""
    fields = {
        "names": names([seat for seat, _ in event.shares], state, words),
        "amount": money(event.chips, state.unit, words),
        "shares": listed([money(chips, state.unit, words) for _, chips in event.shares], words),
    }
    if not event.odd:
        return words.text("award.split", **fields)
    odd = names(event.odd, state, words)
    key = "award.split_odd" if len(event.odd) == 1 else "award.split_odds"
    return words.text(key, **fields, odd=odd)


def paid_line(seat: int, chips: int, state: TableState, words: Catalogue) -> str:
    """``"Pay Asha 900: nine black."``; what the chips in play cannot pay is said as an amount."""
    payment = state.chip_set.pay(chips)
    counted = [
        words.text(
            "pay.count",
            count=words.text(f"number.{count}") if count <= 12 else str(count),
            colour=words.text(f"colour.{chip.colour.value}"),
        )
        for chip, count in payment.counts
    ]
    if payment.rest_chips:
        counted.append(money(payment.rest_chips, state.unit, words))
    return words.text(
        "pay", name=state.name(seat), amount=money(chips, state.unit, words), chips=", ".join(counted)
    )


def shown_line(event: HandShown, state: TableState, words: Catalogue) -> str:
    """``"Asha shows king of hearts and queen of clubs: a pair of kings, queen kicker."``."""
    assert state.hand is not None
    cards = listed([card_name(card, words) for card in event.cards], words)
    board = state.hand.boards[0]
    if len(board) < Street.RIVER.board_size:
        return words.text("shows", name=state.name(event.seat), cards=cards)
    hand = full_name(hand_value((*event.cards, *board)), words)
    return words.text("shows_hand", name=state.name(event.seat), cards=cards, hand=hand)
