"""The chip set of a game: each colour, its value, and whether it is in play."""

from __future__ import annotations

from dataclasses import dataclass

from ui.views.parts import ButtonView, ChipColour


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipRowView:
    """One colour. `value` opens the number pad, `out` takes it out of play; `figure` is empty outside it."""

    colour: ChipColour
    figure: str
    value: ButtonView
    out: ButtonView | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipSetView:
    """All colours there are. `problem` says why the game cannot begin with these chips."""

    title: str
    hint: str
    rows: tuple[ChipRowView, ...]
    back: ButtonView
    problem: str = ""
