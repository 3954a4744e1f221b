"""Corrections: what was wrong, what no longer stands, and the chips that have to move now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dealer.hand.events import Acted, BoardDealt, HandEvent, HandShown, PotAwarded
from dealer.hand.state import Action, Phase
from dealer.rules.cards import Card
from dealer.table.events import HandRewritten, HandStarted, HandVoided, StackCorrected, StackReason
from dealer.table.retelling import decisions
from dealer.table.state import TableState
from dealer.words.awards import award_lines
from dealer.words.deals import places_told, posts_of, posts_told
from dealer.words.deeds import did
from dealer.words.hands import card_name
from dealer.words.line import Kind, Line
from dealer.words.speaker import Speaker

Moves = Sequence[tuple[int, int]]
"""(seat, chips) that go to a player's stack (above 0) or out of it (below 0)."""


def stack_line(event: StackCorrected, before: TableState, speaker: Speaker) -> Line:
    """``"Counted: Ben's all-in is 385, not 400."``, or what a stack really is."""
    more_chips = event.to_chips - event.from_chips
    name = speaker.name(event.seat)
    if event.reason is StackReason.COUNTED:
        told_chips = _told_all_in(event.seat, before)
        text = speaker.text(
            "counted",
            name=name,
            counted=speaker.money(told_chips + more_chips),
            told=speaker.money(told_chips),
        )
    else:
        chips = before.stack_chips(event.seat) + more_chips
        text = speaker.text("corrected.stack", name=name, amount=speaker.money(chips))
    return Line(kind=Kind.NOTICE, text=text)


def _told_all_in(seat: int, state: TableState) -> int:
    """The street total of the seat's all-in, as it was recorded."""
    all_ins = (
        e.to_chips for e in reversed(state.log) if isinstance(e, Acted) and e.seat == seat and e.all_in
    )
    return next(all_ins, 0)


def void_lines(event: HandVoided, before: TableState, after: TableState, speaker: Speaker) -> Iterator[Line]:
    """``"Void hand: everybody takes his chips back. Same button."``; of a paid hand, who gives what back."""
    yield Line(kind=Kind.NOTICE, text=speaker.text(f"void.{event.reason.value}"))
    if before.hand is not None and before.hand.phase is Phase.OVER:
        seats = (player.seat for player in before.hand.players)
        moves = [(seat, after.stack_chips(seat) - before.stack_chips(seat)) for seat in seats]
        yield from _move_lines(moves, speaker, was_paid=True, is_paid=True)


def _move_lines(moves: Moves, speaker: Speaker, *, was_paid: bool, is_paid: bool) -> Iterator[Line]:
    """``"Asha gives 450 back."``, then ``"Ben takes 450."``; to and from the pot while none is paid."""
    gives = "gives.paid" if was_paid else "gives.pot"
    takes = "takes.paid" if was_paid or is_paid else "takes.pot"
    for seat, chips in sorted(moves, key=lambda move: move[1] > 0):
        if chips:
            text = speaker.text(
                f"moves.{takes if chips > 0 else gives}",
                name=speaker.name(seat),
                amount=speaker.money(abs(chips)),
            )
            yield Line(kind=Kind.NOTICE, text=text)


def rewritten_lines(event: HandRewritten, before: TableState, speaker: Speaker) -> Iterator[Line]:
    """How the hand really went: `speaker` tells of the table after it, `before` of what was thought."""
    old_hand, new_hand = before.hand, speaker.state.hand
    if old_hand is None or new_hand is None or before.started is None:
        return
    old, new = decisions(old_hand, before.log), decisions(new_hand, event.events)
    changes = (*_dealt_otherwise(before.started, event, speaker), *_told_otherwise(old, new, speaker))
    dropped = old[len(old) - event.dropped :]
    texts = [*changes, *_dropped(dropped, speaker)]
    yield from (Line(kind=Kind.NOTICE, text=text) for text in texts)
    was_paid, is_paid = old_hand.phase is Phase.OVER, new_hand.phase is Phase.OVER
    yield from _move_lines(event.moves, speaker, was_paid=was_paid, is_paid=is_paid)
    for award in event.events:
        if isinstance(award, PotAwarded) and award not in before.log:
            yield from award_lines(award, new_hand, speaker)


def _dealt_otherwise(old: HandStarted, event: HandRewritten, speaker: Speaker) -> Iterator[str]:
    """The button that was put right, or who is dealt in or left out."""
    new = event.started
    was_in, is_in = {seat for seat, _ in old.stacks}, {seat for seat, _ in new.stacks}
    for seat in sorted(was_in ^ is_in):
        yield speaker.text("corrected.in" if seat in is_in else "corrected.out", name=speaker.name(seat))
    if new.button != old.button:
        told = (*places_told(new, speaker), *posts_told(new, posts_of(event.events), speaker))
        yield speaker.text("corrected.button", hand=" ".join(told))


def _told_otherwise(old: Sequence[HandEvent], new: Sequence[HandEvent], speaker: Speaker) -> Iterator[str]:
    """Cards that are others, and the first action that was another; what follows from it is not named."""
    for was, is_now in zip(old, new, strict=False):
        match was, is_now:
            case Acted(), Acted() if _differ(was, is_now):
                yield _other_action(was, is_now, speaker)
                return
            case BoardDealt(), BoardDealt() if was != is_now:
                yield speaker.text(f"corrected.{is_now.street.word}", cards=_cards(is_now.cards, speaker))
            case HandShown(), HandShown() if was != is_now:
                cards = _cards(is_now.cards, speaker)
                yield speaker.text("corrected.hand", name=speaker.name(is_now.seat), cards=cards)
            case _:
                continue


def _cards(cards: Sequence[Card], speaker: Speaker) -> str:
    """The cards by name; none when they are not to be known after all."""
    if not cards:
        return speaker.text("cards.unknown")
    return speaker.words.joined([card_name(card, speaker.words) for card in cards])


def _differ(was: Acted, is_now: Acted) -> bool:
    """Whether somebody decided otherwise; a call follows the bet, an all-in the stack."""
    if was.action is not is_now.action:
        return True
    raises = was.action in (Action.BET, Action.RAISE)
    return raises and was.to_chips != is_now.to_chips and not (was.all_in and is_now.all_in)


def _other_action(was: Acted, is_now: Acted, speaker: Speaker) -> str:
    """``"Corrected: Ben raises to 60, not 40."``."""
    if was.action is is_now.action:
        return speaker.text(
            "corrected.amount", action=did(is_now, speaker), amount=speaker.money(was.to_chips)
        )
    instead = speaker.text(f"instead.{was.action.value}", amount=speaker.money(was.to_chips))
    return speaker.text("corrected.action", action=did(is_now, speaker), instead=instead)


def _dropped(dropped: Sequence[HandEvent], speaker: Speaker) -> Iterator[str]:
    """What no longer stands; cards and awards of a hand that went on otherwise are dealt and given anew."""
    actions = [did(event, speaker) for event in dropped if isinstance(event, Acted)]
    if actions:
        yield speaker.words.counted("dropped", len(actions), actions=speaker.words.listed(actions))
    elif dropped:
        yield speaker.text("dropped.cards")
