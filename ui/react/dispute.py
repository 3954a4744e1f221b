"""Touches in the dispute helper: answers, chips, and what is done once the table agrees."""

from __future__ import annotations

from dataclasses import replace

from ui import intents
from ui.desk.desk import Desk, Place
from ui.desk.dispute import Case, DisputePage
from ui.desk.pages import RulesPage
from ui.intents import Intent
from ui.present.dispute import named_amount
from ui.present.disputes.asked import step_of, why_not
from ui.present.disputes.step import Choice, Naming, Showing, Step, Verdict
from ui.present.scene import Scene
from ui.react.hand import react_in_hand
from ui.react.reaction import Reaction
from ui.react.sheets import react_on_sheet, typed

MOST_CHIPS = 40
"""More chips than these are counted, not tapped."""


def react_to_dispute(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means for the helper, or ``None``."""
    desk = scene.desk
    if isinstance(intent, intents.OpenRuling) and desk.place is Place.TABLE and scene.state.opened:
        return Reaction(desk=_with(desk, DisputePage()))
    page = desk.page
    if not isinstance(page, DisputePage) or desk.entry is not None:
        return None
    match intent:
        case intents.Back() if desk.overlay is None and desk.seat_menu is None:
            return Reaction(desk=replace(desk, page=page.back()))
        case intents.OpenRule(line):
            return Reaction(desk=replace(desk, page=RulesPage(marked=line, below=page)))
        case intents.OpenHouseRules():
            return Reaction(desk=replace(desk, page=RulesPage(below=page)))
        case intents.AgreeRuling(key):
            return _agree(scene, page, key)
        case intents.Undo() | intents.Redo():
            return None
        case _:
            return Reaction(desk=replace(desk, page=_answered(scene, page, intent)))


def _with(desk: Desk, page: DisputePage) -> Desk:
    return replace(desk, page=page, overlay=None, seat_menu=None)


def _answered(scene: Scene, page: DisputePage, intent: Intent) -> DisputePage:
    """The page after an answer; one that does not fit the question leaves it as it is."""
    if isinstance(intent, intents.ChooseCase):
        case = Case(intent.case) if intent.case in {case.value for case in Case} else None
        fits = case is not None and page.case is None and not why_not(scene, case)
        return DisputePage(case=case) if fits else page
    step = step_of(scene, page)
    match step:
        case Choice():
            return _chosen(page, step, intent)
        case Showing():
            return _shown(page, step, intent)
        case Naming():
            return _named(scene, page, step, intent)
        case _:
            return page


def _chosen(page: DisputePage, step: Choice, intent: Intent) -> DisputePage:
    match intent:
        case intents.AnswerRuling(ask, key) if ask == step.ask.value and _is_offered(step, key):
            return page.answered(step.ask, key)
        case _:
            return page


def _is_offered(step: Choice, key: str) -> bool:
    return any(option.key == key for option in step.options)


def _shown(page: DisputePage, step: Showing, intent: Intent) -> DisputePage:
    match intent:
        case intents.AddChip(chips) if sum(page.chips) + chips <= step.most_chips:
            if step.single:
                return page.answered(step.ask, (chips,))
            return replace(page, chips=(*page.chips, chips)[:MOST_CHIPS])
        case intents.ClearAmount():
            return replace(page, chips=())
        case intents.ConfirmPushed() if page.chips or step.may_be_none:
            return page.answered(step.ask, page.chips)
        case _:
            return page


def _named(scene: Scene, page: DisputePage, step: Naming, intent: Intent) -> DisputePage:
    match intent:
        case intents.PressKey(key):
            return replace(page, digits=typed(page.digits, key))
        case intents.ClearAmount():
            return replace(page, digits="")
        case intents.ConfirmSaid():
            amount = named_amount(scene, page, step)
            if amount is None and not step.least_chips and not page.digits:
                amount = 0
            return page if amount is None else page.answered(step.ask, amount)
        case _:
            return page


def _agree(scene: Scene, page: DisputePage, key: str) -> Reaction:
    """Do what was ruled: its commands, the sheet it leads to, or nothing but to play on."""
    step: Step | None = step_of(scene, page)
    desk = scene.desk
    agreed = next((a for a in step.agreements if a.key == key), None) if isinstance(step, Verdict) else None
    if agreed is None:
        return Reaction(desk=desk)
    closed = replace(desk, page=None)
    if agreed.opens is not None:
        below = replace(scene, desk=closed)
        opened = react_on_sheet(below, agreed.opens) or react_in_hand(below, agreed.opens)
        return opened or Reaction(desk=closed)
    if not agreed.commands:
        return Reaction(desk=closed)
    first, *then = agreed.commands
    return Reaction(desk=desk, command=first, then=tuple(then))
