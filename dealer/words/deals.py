"""How a hand begins: button, blinds, antes, posts, who waits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dealer.hand.events import Posted, PostKind
from dealer.rules.missed_blinds import Owed
from dealer.table.events import Event, HandStarted
from dealer.table.state import TableState
from dealer.words.line import Kind, Line
from dealer.words.speaker import Speaker


def deal_lines(
    event: HandStarted, posts: Sequence[Posted], before: TableState, speaker: Speaker
) -> Iterator[Line]:
    """``"Hand 12. Ben has the button. Asha, small blind 10. Chitra, big blind 20."``, then who waits."""
    number = speaker.text("start.hand", number=event.number)
    told = (number, *places_told(event, speaker), *posts_told(event, posts, speaker))
    yield Line(kind=Kind.HAND, text=" ".join(told))
    for seat, owed in event.owed:
        if owed is not Owed.NOTHING and _could_have_posted(seat, before):
            text = speaker.text(f"missed.{owed.value}", name=speaker.name(seat))
            yield Line(kind=Kind.NOTICE, text=text)
    known = {wait.seat for wait in before.started.waits} if before.started else set()
    for wait in event.waits:
        if wait.seat not in known:
            text = speaker.text(f"waits.{wait.reason.value}", name=speaker.name(wait.seat))
            yield Line(kind=Kind.NOTICE, text=text)


def _could_have_posted(seat: int, before: TableState) -> bool:
    """Who has no chips left has not missed his blind: he is out, and hears what he owes when he buys in."""
    sitting = before.seat(seat)
    return sitting is not None and sitting.stack_chips > 0


def places_told(event: HandStarted, speaker: Speaker) -> Iterator[str]:
    """Where the button is, and that nobody posts the small blind."""
    dealt_in = {seat for seat, _ in event.stacks}
    no_small_blind = event.small_blind is None and not event.bomb_pot_chips
    if event.button in dealt_in:
        yield speaker.text("start.button", name=speaker.name(event.button))
    if no_small_blind:
        yield speaker.text("start.no_small_blind")
    if event.button not in dealt_in:
        empty = speaker.state.seat(event.button) is None
        key = "start.button_empty" if empty else "start.button_absent"
        yield speaker.text(key, seat=event.button, name=speaker.name(event.button))


def posts_told(event: HandStarted, posts: Sequence[Posted], speaker: Speaker) -> Iterator[str]:
    """Antes of everybody in one sentence, then each post; an ante that falls short by itself."""
    hand = speaker.state.hand
    ante_chips = hand.setup.stakes.ante.chips if hand else 0
    each_chips = event.bomb_pot_chips or ante_chips
    everybody = [post for post in posts if post.kind in (PostKind.ANTE, PostKind.BOMB_ANTE)]
    if everybody:
        key = "start.bomb_pot" if event.bomb_pot_chips else "start.antes"
        yield speaker.text(key, amount=speaker.money(each_chips))
    for post in posts:
        if post not in everybody or post.all_in:
            key = f"post.{post.kind.value}"
            yield speaker.text(
                f"{key}.all_in" if post.all_in else key,
                name=speaker.name(post.seat),
                amount=speaker.money(post.chips),
            )


def posts_of(events: Sequence[Event]) -> tuple[Posted, ...]:
    """The posts among the events of a deal."""
    return tuple(event for event in events if isinstance(event, Posted))
