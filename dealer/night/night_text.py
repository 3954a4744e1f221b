"""A whole night as plain text: who began it, every hand, the books at the end."""

from __future__ import annotations

from collections.abc import Iterator

from dealer.night.books_text import BooksSpeaker, books_text
from dealer.night.hand_log import HandLog
from dealer.night.hand_text import hand_text, step_said
from dealer.night.ledger import ledger
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue


def night_text(log: HandLog, state: TableState, words: Catalogue) -> str:
    """Everything that stands of the night that has led to `state`; folds it once from the beginning."""
    return "\n".join(_parts(log, state, words))


def _parts(log: HandLog, state: TableState, words: Catalogue) -> Iterator[str]:
    before = log.before_the_first()
    date = before[0].entry.at[:10] if before else ""
    yield words.text("log.night", date=date) + "\n"
    said = [line.text for step in before for line in step_said(step, words)]
    yield "\n".join((words.text("log.before"), *said)) + "\n"
    for hand in log.every_hand():
        yield hand_text(hand, words)
    if not len(log):
        yield words.text("log.no_hands") + "\n"
    books = BooksSpeaker(ledger=ledger(log.past.standing, state), unit=state.unit, words=words)
    yield "\n".join((words.text("books.title"), books_text(books)))
