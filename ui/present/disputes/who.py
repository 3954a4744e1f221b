"""Whose chips or words are disputed: those of the player to act, or of one who has acted just before."""

from __future__ import annotations

from dataclasses import dataclass

from dealer.hand.state import Action
from dealer.rules.rulings.wager import Facing
from dealer.table.facing import StreetAction, facing, street_actions
from dealer.words.deeds import did
from dealer.words.speaker import Speaker
from ui.desk.dispute import Ask, DisputePage
from ui.present.disputes.step import Choice, Option
from ui.present.scene import Scene

MOST_RECORDED = 2
"""So many actions back it is asked about."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """The player in `seat` and what he faced; `index` is his action that was recorded already, if one was."""

    seat: int
    facing: Facing
    index: int | None = None
    recorded: StreetAction | None = None


def subjects(scene: Scene) -> tuple[Subject, ...]:
    """Who may be asked about, the player to act first; nobody once the next card lies there."""
    if not scene.state.hand_in_play:
        return ()
    found: list[Subject] = []
    now = facing(scene.state)
    if now is not None and scene.hand.to_act is not None:
        found.append(Subject(seat=scene.hand.to_act, facing=now))
    acted = [a for a in street_actions(scene.state) if a.acted.action is not Action.FOLD]
    for action in reversed(acted[-MOST_RECORDED:]):
        faced = facing(scene.state, action.index)
        if faced is not None:
            found.append(Subject(seat=action.acted.seat, facing=faced, index=action.index, recorded=action))
    return tuple(found)


def asked_about(scene: Scene, page: DisputePage) -> Subject | None:
    """Whom the dispute is about; ``None`` while that has still to be asked."""
    possible = subjects(scene)
    if len(possible) == 1:
        return possible[0]
    key = page.key(Ask.WHO)
    return next((subject for subject in possible if _key(subject) == key), None)


def _key(subject: Subject) -> str:
    return "turn" if subject.index is None else f"action_{subject.index}"


def ask_who(scene: Scene) -> Choice:
    """Who was it?"""
    speaker = Speaker(state=scene.state, words=scene.words)
    return Choice(
        ask=Ask.WHO,
        title=scene.text("dispute.who"),
        note=scene.text("dispute.who.note"),
        options=tuple(
            Option(
                key=_key(subject),
                text=scene.state.name(subject.seat),
                detail=scene.text("seat.to_act")
                if subject.recorded is None
                else did(subject.recorded.acted, speaker),
            )
            for subject in subjects(scene)
        ),
    )
