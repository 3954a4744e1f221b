"""One step of a dispute: a question of one of three kinds, or the ruling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from dealer.table.commands import TableCommand
from ui.desk.dispute import Ask
from ui.intents import Intent
from ui.present.scene import Scene


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One answer that can be chosen."""

    key: str
    text: str
    detail: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """A question that is answered by one tap."""

    ask: Ask
    title: str
    options: tuple[Option, ...]
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing:
    """Which chips were put out: tapped by colour, `most_chips` together. `single`: one tap is the answer."""

    ask: Ask
    title: str
    most_chips: int
    note: str = ""
    single: bool = False
    may_be_none: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Naming:
    """An amount that is typed, from `least_chips` to `most_chips` where there is such a bound.

    `plain`: the number as it was said, in whole units of the stakes.
    """

    ask: Ask
    title: str
    note: str = ""
    least_chips: int = 1
    most_chips: int | None = None
    plain: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """What may be done about it: `commands` one after another, or what `opens` leads to, or nothing."""

    key: str
    text: str
    detail: str = ""
    commands: tuple[TableCommand, ...] = ()
    opens: Intent | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What was ruled. `rule` is where it is written, empty for the house; `line` its line on the card.

    `chips` are what goes back or comes in, to be drawn; `agreements` what may be done, the usual one last.
    """

    headline: str
    why: str
    line: str
    rule: str = ""
    agreements: tuple[Agreement, ...]
    moves: tuple[str, ...] = ()
    moving_chips: int = 0
    steps: tuple[str, ...] = ()
    judgement: str = ""


Step: TypeAlias = Choice | Showing | Naming | Verdict


def play_on(scene: Scene) -> Agreement:
    """Nothing has to be recorded."""
    return Agreement(key="play_on", text=scene.text("dispute.play_on"))


def seat_options(scene: Scene, seats: tuple[int, ...]) -> tuple[Option, ...]:
    """Players to choose from, each with what he has behind."""
    return tuple(
        Option(
            key=str(seat),
            text=scene.state.name(seat),
            detail=scene.text("dispute.behind", amount=scene.money(scene.state.stack_chips(seat))),
        )
        for seat in seats
    )
