"""The screens that look back: the list of hands, one hand to be read, the table as it was, the books."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ui.views.parts import ButtonView
from ui.views.table import TableView


@dataclass(frozen=True, slots=True, kw_only=True)
class HandRowView:
    """A hand of the list: its number and outcome stand on `open`, `time` is when it was dealt."""

    open: ButtonView
    time: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsView:
    """A page of the list of hands; `page` says which, `note` what became of copying or saving."""

    title: str
    hint: str
    rows: tuple[HandRowView, ...]
    back: ButtonView
    others: tuple[ButtonView, ...] = ()
    before: ButtonView | None = None
    after: ButtonView | None = None
    page: str = ""
    note: str = ""


class LineStyle(Enum):
    """How a line to be read is drawn."""

    PLAIN = "plain"
    HEADING = "heading"
    COLUMNS = "columns"
    """The heads of columns, small."""
    NOTE = "note"
    """A sentence about what stands above it."""
    SUM = "sum"
    """A row of figures that adds up those above it: a rule, then bold."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingLine:
    """A sentence, which is broken to the width there is; or `cells`, the first at the left, figures right."""

    text: str = ""
    cells: tuple[str, ...] = ()
    style: LineStyle = LineStyle.PLAIN


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingView:
    """Lines to be read from `first` on, as many as fit; `part` is the name that turning pages goes by.

    With `columns` short lines stand in two columns where the screen lies.
    """

    title: str
    hint: str
    lines: tuple[ReadingLine, ...]
    back: ButtonView
    part: str
    first: int = 0
    columns: bool = False
    others: tuple[ButtonView, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PastView:
    """The table as it was, on which nothing can be pressed.

    `tag` says that it is the past, `title` which step of which hand, `said` what happened in it.
    """

    table: TableView
    tag: str
    title: str
    said: str
    back: ButtonView
    previous: ButtonView
    following: ButtonView
    jumps: tuple[ButtonView, ...] = ()
