"""The books in words: what stands below the table of accounts, and everything as plain text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dealer.night.ledger import Account, Ledger, settle
from dealer.night.log_line import LogLine
from dealer.table.commands import MoneyUnit
from dealer.words.catalogue import Catalogue
from dealer.words.money import money


@dataclass(frozen=True, slots=True, kw_only=True)
class BooksSpeaker:
    """Tells of `ledger` in the money of the table."""

    ledger: Ledger
    unit: MoneyUnit
    words: Catalogue

    def money(self, chips: int) -> str:
        """An amount without a sign."""
        return money(chips, self.unit, self.words)

    def signed(self, chips: int) -> str:
        """``"+450"``, ``"−450"`` or ``"0"``."""
        if not chips:
            return self.words.text("books.even")
        key = "books.plus" if chips > 0 else "books.minus"
        return self.words.text(key, amount=self.money(abs(chips)))

    def name(self, account: Account) -> str:
        """The player, told apart from others of his name by his seat, and that he has left."""
        called = account.name.casefold()
        alone = sum(1 for other in self.ledger.accounts if other.name.casefold() == called) == 1
        name = (
            account.name if alone else self.words.text("name.in_seat", name=account.name, seat=account.seat)
        )
        return self.words.text("books.gone", name=name) if account.gone else name


def columns(ledger: Ledger, words: Catalogue) -> tuple[str, ...]:
    """The heads of the columns."""
    return tuple(words.text(key) for key in (_TOURNAMENT_COLUMNS if ledger.tournament else _CASH_COLUMNS))


_TOURNAMENT_COLUMNS = ("books.name", "books.buy_ins", "books.bought")
_CASH_COLUMNS = ("books.name", "books.bought", "books.cashed_out", "books.stack", "books.result")


def rows(speaker: BooksSpeaker) -> Iterator[tuple[str, ...]]:
    """A row for each account, and at last the sum."""
    ledger, words = speaker.ledger, speaker.words
    for account in ledger.accounts:
        yield _row(speaker, account, speaker.name(account))
    total = Account(
        name="",
        seat=0,
        buy_ins=sum(a.buy_ins for a in ledger.accounts),
        bought_chips=ledger.bought_chips,
        cashed_out_chips=sum(a.cashed_out_chips for a in ledger.accounts),
        stack_chips=sum(a.stack_chips for a in ledger.accounts),
    )
    yield _row(speaker, total, words.text("books.sum"))


def _row(speaker: BooksSpeaker, account: Account, name: str) -> tuple[str, ...]:
    bought = speaker.money(account.bought_chips)
    if speaker.ledger.tournament:
        return name, str(account.buy_ins), bought
    none = speaker.words.text("books.none")
    cashed_out = speaker.money(account.cashed_out_chips) if account.cashed_out_chips else none
    stack = none if account.gone else speaker.money(account.stack_chips)
    return name, bought, cashed_out, stack, speaker.signed(account.result_chips)


def notes(speaker: BooksSpeaker) -> Iterator[LogLine]:
    """Corrections, whether the sums are right, and in cash games who pays whom."""
    for text in _remarks(speaker):
        yield LogLine(text=text)
    if not speaker.ledger.tournament:
        yield LogLine(text=speaker.words.text("books.settle"), heading=True)
        for text in _payments(speaker):
            yield LogLine(text=text)


def _remarks(speaker: BooksSpeaker) -> Iterator[str]:
    ledger, words = speaker.ledger, speaker.words
    if ledger.in_hand:
        yield words.text("books.in_hand")
    for account in ledger.accounts:
        if account.corrected_chips:
            key = "more" if account.corrected_chips > 0 else "less"
            amount = speaker.money(abs(account.corrected_chips))
            yield words.text(f"books.corrected.{key}", name=speaker.name(account), amount=amount)
    yield _check(speaker)


def _check(speaker: BooksSpeaker) -> str:
    ledger, words = speaker.ledger, speaker.words
    if ledger.unexplained_chips:
        return words.text("books.wrong", amount=speaker.signed(ledger.unexplained_chips))
    if ledger.result_chips:
        key = "books.over" if ledger.result_chips > 0 else "books.short"
        return words.text(key, amount=speaker.money(abs(ledger.result_chips)))
    if ledger.tournament:
        return words.text("books.right_tournament", amount=speaker.money(ledger.bought_chips))
    return words.text("books.right")


def _payments(speaker: BooksSpeaker) -> Iterator[str]:
    ledger, words = speaker.ledger, speaker.words
    payments = settle(ledger.accounts)
    for payment in payments:
        yield words.text(
            "books.pays",
            payer=speaker.name(payment.payer),
            payee=speaker.name(payment.payee),
            amount=speaker.money(payment.chips),
        )
    if not payments and not ledger.result_chips:
        yield words.text("books.nothing_to_pay")
    if ledger.result_chips:
        yield words.text("books.left_over", amount=speaker.money(abs(ledger.result_chips)))


def books_text(speaker: BooksSpeaker) -> str:
    """The books as plain text, the columns under each other."""
    return "\n".join(_text_lines(speaker)) + "\n"


def _text_lines(speaker: BooksSpeaker) -> Iterator[str]:
    table = [columns(speaker.ledger, speaker.words), *rows(speaker)]
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    yield from (_aligned(row, widths) for row in table)
    yield ""
    for note in notes(speaker):
        if note.heading:
            yield ""
        yield note.text


def _aligned(row: tuple[str, ...], widths: list[int]) -> str:
    """The name to the left, figures to the right."""
    name, *figures = row
    aligned = (figure.rjust(width) for figure, width in zip(figures, widths[1:], strict=True))
    return "  ".join((name.ljust(widths[0]), *aligned))
