"""Who wins which pot and with what, how it is split, and the chips that pay it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from dealer.hand.events import Acted, HandMucked, HandShown, Posted, PotAwarded, UncalledReturned
from dealer.hand.state import Hand, Street
from dealer.rules.change import Exchange, change_needed
from dealer.rules.chips import Chip
from dealer.rules.ranking import hand_value
from dealer.rules.reading import compare_hands
from dealer.table.state import TableState
from dealer.words.hands import card_name, full_name, short_name, why_won
from dealer.words.line import Kind, Line
from dealer.words.pots import pot_label
from dealer.words.speaker import Speaker


def uncalled_line(event: UncalledReturned, speaker: Speaker) -> Line:
    """``"200 back to Chitra: nobody called it."``."""
    text = speaker.text("uncalled", amount=speaker.money(event.chips), name=speaker.name(event.seat))
    return Line(kind=Kind.AWARD, text=text)


def shown_line(event: HandShown | HandMucked, hand: Hand, speaker: Speaker) -> Line:
    """``"Ben shows two pair, kings and nines, ace kicker."``; the cards while the board is not complete."""
    name = speaker.name(event.seat)
    if isinstance(event, HandMucked):
        return Line(kind=Kind.SHOW, text=speaker.text("show.muck", name=name))
    if len(event.cards) == 1:
        text = speaker.text("show.card", name=name, card=card_name(event.cards[0], speaker.words))
        return Line(kind=Kind.SHOW, text=text)
    board_is_complete = hand.runs == 1 and len(hand.boards[0]) == Street.RIVER.board_size
    if board_is_complete:
        what = full_name(hand_value((*event.cards, *hand.boards[0])), speaker.words)
    else:
        what = speaker.words.joined([card_name(card, speaker.words) for card in event.cards])
    return Line(kind=Kind.SHOW, text=speaker.text("show.hand", name=name, hand=what))


def award_lines(event: PotAwarded, hand: Hand, speaker: Speaker) -> Iterator[Line]:
    """``"Main pot, 900: Asha wins with a flush, ace high."``; then what is left to explain."""
    yield Line(kind=Kind.AWARD, text=_award(event, hand, speaker))
    rest_chips = event.chips % hand.setup.rules.chip_unit_chips
    if rest_chips and (len(event.shares) > 1 or hand.runs > 1):
        name = speaker.name(event.shares[0][0])
        text = speaker.text("award.rest", rest=speaker.money(rest_chips), name=name)
        yield Line(kind=Kind.AWARD, text=text)
    reason = _reason(event, hand, speaker)
    if reason:
        yield Line(kind=Kind.REASON, text=speaker.words.sentence(reason))


def _award(event: PotAwarded, hand: Hand, speaker: Speaker) -> str:
    alone = len(hand.pots) == 1 and hand.runs == 1
    result = (
        _split(event, hand, speaker, alone) if len(event.shares) > 1 else _won(event, hand, speaker, alone)
    )
    if alone:
        return speaker.words.sentence(result)
    fields = {"pot": _label(event, hand, speaker), "amount": speaker.money(event.chips), "result": result}
    eligible = hand.pots[event.pot].eligible
    if event.pot == 0 or len(eligible) == 1:
        return speaker.text("award.pot", **fields)
    return speaker.text("award.pot_of", names=speaker.names(eligible), **fields)


def _label(event: PotAwarded, hand: Hand, speaker: Speaker) -> str:
    label = pot_label(event.pot, len(hand.pots), speaker.words)
    return board_label(label, event.run, speaker) if hand.runs > 1 else label


def board_label(pot: str, run: int, speaker: Speaker) -> str:
    """A pot's part on one of two boards: ``"Main pot, first board"``."""
    return speaker.text(f"award.board.{run}", pot=pot)


def _won(event: PotAwarded, hand: Hand, speaker: Speaker, alone: bool) -> str:
    seat = event.shares[0][0]
    value = _hand_words(seat, event.run, hand, speaker)
    key = ("amount" if alone else "wins") + ("_with" if value else "")
    return speaker.text(
        f"award.{key}", name=speaker.name(seat), amount=speaker.money(event.chips), hand=value
    )


def _hand_words(seat: int, run: int, hand: Hand, speaker: Speaker) -> str:
    cards, board = hand.player(seat).cards, hand.boards[run]
    if not cards or len(board) < Street.RIVER.board_size:
        return ""
    return short_name(hand_value((*cards, *board)), speaker.words)


def _split(event: PotAwarded, hand: Hand, speaker: Speaker, alone: bool) -> str:
    chips = [share for _, share in event.shares]
    if len(set(chips)) == 1:
        shares = speaker.text("award.each", amount=speaker.money(chips[0]))
    else:
        shares = speaker.words.joined([speaker.money(share) for share in chips])
    odd = event.odd[: event.chips // hand.setup.rules.chip_unit_chips % len(chips)]
    if odd:
        shares = speaker.words.counted("award.odd", len(odd), shares=shares, names=speaker.names(odd))
    return speaker.text(
        "award.split" if alone else "award.split_of",
        names=speaker.names([seat for seat, _ in event.shares]),
        amount=speaker.money(event.chips),
        shares=shares,
    )


def _reason(event: PotAwarded, hand: Hand, speaker: Speaker) -> str:
    """Why, where it is not plain from what was said: hands that sound alike, or a split."""
    board = hand.boards[event.run]
    hands = {p.seat: p.cards for p in hand.players if p.cards and p.seat in hand.pots[event.pot].eligible}
    if not event.by_cards or len(hands) < 2:
        return ""
    comparison = compare_hands(hands, board)
    best, second = (short_name(value, speaker.words) for _, value in comparison.values[:2])
    return why_won(comparison, speaker.words) or "" if best == second else ""


def payment_lines(hand: Hand, speaker: Speaker) -> Iterator[Line]:
    """``"Pay Asha 900: nine black."``, then the others: all that each has won, in the chips in play."""
    won: dict[int, int] = {}
    for award in hand.awards:
        for seat, chips in award.shares:
            won[seat] = won.get(seat, 0) + chips
    paid = [(seat, chips) for seat, chips in won.items() if chips]
    for place, (seat, chips) in enumerate(paid):
        text = speaker.text(
            "chips.also" if place else "chips.pay",
            name=speaker.name(seat),
            amount=speaker.money(chips),
            chips=chips_told(chips, speaker),
        )
        yield Line(kind=Kind.CHIPS, text=text)
    exchange = hand_change(speaker.state)
    if exchange is not None:
        yield Line(kind=Kind.CHIPS, text=change_told(exchange, speaker))


def hand_change(state: TableState) -> Exchange | None:
    """What has to be changed before the players of the hand can be paid out of what they have put in."""
    won: Counter[int] = Counter()
    for award in state.hand.awards if state.hand else ():
        won.update(dict(award.shares))
    return change_needed(state.chip_set, put_in=_put_in(state), shares=list(won.values()))


def _put_in(state: TableState) -> list[int]:
    """The chips of each post and action that stayed in; what came back is taken from the last ones."""
    back = Counter({e.seat: e.chips for e in state.log if isinstance(e, UncalledReturned)})
    stayed: list[int] = []
    for event in reversed(state.log):
        if isinstance(event, Posted | Acted):
            chips = event.chips if isinstance(event, Posted) else event.added_chips
            returned = min(chips, back[event.seat])
            back[event.seat] -= returned
            stayed.append(chips - returned)
    return stayed


def change_told(exchange: Exchange, speaker: Speaker) -> str:
    """``"The pot lacks small chips: change one black for four green."``."""
    return speaker.text(
        "chips.change",
        given=_some(exchange.given, 1, speaker),
        taken=speaker.words.listed([_some(chip, count, speaker) for chip, count in exchange.taken]),
    )


def _some(chip: Chip, count: int, speaker: Speaker) -> str:
    return speaker.words.counted("chips.some", count, colour=speaker.text(f"colour.{chip.colour.value}"))


def chips_told(chips: int, speaker: Speaker) -> str:
    """``"one yellow, three black, three green"``; what no chip pays is told as an amount."""
    payment = speaker.state.chip_set.pay(chips)
    told = [_some(chip, count, speaker) for chip, count in payment.counts]
    if payment.rest_chips:
        told.append(speaker.text("chips.rest", amount=speaker.money(payment.rest_chips)))
    return speaker.words.listed(told)
