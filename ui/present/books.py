"""The books of the night as a table, with what is to be said about them below."""

from __future__ import annotations

from collections.abc import Iterator

from dealer.night.books_text import BooksSpeaker, columns, notes, rows
from dealer.night.ledger import ledger
from ui.desk.looking_back import BooksPage
from ui.present.hand_log import back_button, export_buttons, reading_line
from ui.present.scene import Scene
from ui.views import LineStyle, ReadingLine, ReadingView


def books_speaker(scene: Scene) -> BooksSpeaker:
    """Tells of the books as they stand; of a night that has not begun there is nothing to tell."""
    standing = scene.log.past.standing if scene.log is not None else ()
    return BooksSpeaker(ledger=ledger(standing, scene.state), unit=scene.state.unit, words=scene.words)


def books_view(scene: Scene, page: BooksPage) -> ReadingView:
    """Who bought, cashed out and has how much, whether it adds up, who pays whom."""
    speaker = books_speaker(scene)
    *players, total = rows(speaker)
    table = (
        ReadingLine(cells=columns(speaker.ledger, scene.words), style=LineStyle.COLUMNS),
        *(ReadingLine(cells=cells) for cells in players),
        ReadingLine(cells=total, style=LineStyle.SUM),
    )
    return ReadingView(
        title=scene.words.text("books.title"),
        hint="",
        lines=(*table, *_notes(speaker)),
        back=back_button(scene),
        part="books",
        first=page.first,
        others=export_buttons(scene),
        note=page.note,
    )


def _notes(speaker: BooksSpeaker) -> Iterator[ReadingLine]:
    """What is said below the table, set off from it."""
    first, *others = notes(speaker)
    yield ReadingLine(text=first.text, style=LineStyle.NOTE)
    yield from map(reading_line, others)
