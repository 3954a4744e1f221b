"""The ruling on chips and words: what they count as, the chips that move, why, and how it is recorded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from dealer.hand.state import Action
from dealer.rules.rulings.push import rule_push
from dealer.rules.rulings.wager import Deed, Facing, Ground, Push, Ruling
from dealer.table.commands import Act
from dealer.table.facing import ruled, ruled_action
from ui.present.disputes.step import Agreement, Verdict
from ui.present.disputes.who import Subject
from ui.present.scene import Scene


@dataclass(frozen=True, slots=True, kw_only=True)
class Wager:
    """What was put out and said, as the ruling takes it; `late_chips` came in a later motion.

    `first` says in which words the ruling begins where it is not about the push alone.
    """

    push: Push
    late_chips: int = 0
    first: str = ""
    rule: str = ""


def wager_verdict(scene: Scene, subject: Subject, wager: Wager) -> Verdict:
    """What it counts as, the chips that move, why, and the ways to record it."""
    faced, ruling = subject.facing, rule_push(subject.facing, wager.push)
    out = wager.push.pushed_chips + wager.late_chips
    missing = ruling.to_chips - faced.in_front_chips - out
    why = scene.text(f"dispute.why.{ruling.ground.key}", **_figures(scene, subject, wager.push, ruling))
    return Verdict(
        headline=_headline(scene, faced, ruling),
        why=" ".join(filter(None, (wager.first, why))),
        rule=wager.rule or ruling.rule,
        line=_line(wager, ruling),
        agreements=_agreements(scene, subject, ruling),
        moves=(_moves(scene, subject.seat, missing, out, if_call=ruling.may_fold),),
        moving_chips=abs(missing),
        judgement=scene.text(f"dispute.judge.{ruling.ground.key}") if ruling.may_fold else "",
    )


def _figures(scene: Scene, subject: Subject, push: Push, ruling: Ruling) -> dict[str, str]:
    faced = subject.facing
    total = faced.in_front_chips + push.pushed_chips
    if push.words is not None and push.words.amount_chips is not None:
        total = push.words.amount_chips
        if push.words.deed is None:
            total += faced.in_front_chips
    return {
        "name": scene.state.name(subject.seat),
        "to": scene.money(ruling.to_chips),
        "price": scene.money(faced.price_chips),
        "minimum": scene.money(faced.minimum_to_chips),
        "over": scene.money(max(total - faced.price_chips, 0)),
        "half": scene.money(-(-faced.raise_chips // 2)),
        "pushed": scene.money(push.pushed_chips),
    }


def _headline(scene: Scene, faced: Facing, ruling: Ruling) -> str:
    if ruling.may_fold:
        return scene.text("dispute.is.call_or_fold")
    adds = ruling.to_chips - faced.in_front_chips
    amount = scene.money(adds if ruling.deed is Deed.CALL else ruling.to_chips)
    all_in = ruling.all_in and ruling.deed in (Deed.CALL, Deed.BET, Deed.RAISE)
    key = f"{ruling.deed.value}.all_in" if all_in else ruling.deed.value
    return scene.text(f"dispute.is.{key}", amount=amount)


def _moves(scene: Scene, seat: int, missing: int, out: int, *, if_call: bool) -> str:
    name, amount = scene.state.name(seat), scene.money(abs(missing))
    if missing < 0:
        return scene.text("dispute.move.back", name=name, amount=amount)
    if missing > 0 and if_call:
        return scene.text("dispute.move.if_call", name=name, amount=amount)
    if missing > 0:
        return scene.text("dispute.move.more" if out else "dispute.move.puts", name=name, amount=amount)
    return scene.text("dispute.move.none")


LINES: Mapping[Ground, str] = MappingProxyType(
    {
        Ground.OVERSIZED_CHIP: "oversized",
        Ground.BET_OF_THE_CHIPS: "oversized",
        Ground.EVERY_CHIP_NEEDED: "several",
        Ground.LESS_THAN_HALF: "several",
        Ground.HALF_A_RAISE: "several",
        Ground.FULL_RAISE: "several",
        Ground.LAST_CHIPS: "several",
        Ground.EXACT_CALL: "several",
        Ground.ALL_IN_CALL: "several",
        Ground.UNDERBET: "too_small",
        Ground.UNDERCALL: "undercall",
        Ground.UNDERCALL_FLOOR: "undercall",
        Ground.CUT_TO_MAXIMUM: "pot_count",
        Ground.RAISING_CLOSED: "reopening",
        Ground.SAID_FOLD: "fold_binds",
        Ground.SAID_CHECK: "words_bind",
        Ground.SAID_CALL: "undercall",
        Ground.SAID_RAISE: "raise_total",
        Ground.SAID_LESS_THAN_MINIMUM: "too_small",
        Ground.SAID_ALL_IN: "words_bind",
        Ground.CHECK_FACING_BET: "odd_words",
        Ground.CALL_FACING_NONE: "odd_words",
        Ground.RAISE_FACING_NONE: "odd_words",
        Ground.BET_FACING_BET: "unclear",
    }
)
"""Where each ground of a ruling stands on the house-rules card."""


def _line(wager: Wager, ruling: Ruling) -> str:
    named = {"TDA 42, 56": "string", "TDA 57": "unclear", "TDA 52-B": "pot_count"}
    return named.get(wager.rule, LINES[ruling.ground])


def _agreements(scene: Scene, subject: Subject, ruling: Ruling) -> tuple[Agreement, ...]:
    """The fold that may be chosen instead, then what was ruled."""
    if _stands(subject, ruling):
        text = scene.text("dispute.stands")
        return (Agreement(key="play_on", text=text, detail=scene.text("dispute.stands.detail")),)
    detail = scene.text("dispute.record" if subject.index is None else "dispute.instead")
    record = Agreement(
        key="record",
        text=_deed_text(scene, subject.facing, ruling),
        detail=detail,
        commands=(ruled(ruling, subject.seat, subject.index),),
    )
    if ruling.may_fold and subject.index is None:
        return _fold_instead(scene, subject, ruling), record
    return (record,)


def _stands(subject: Subject, ruling: Ruling) -> bool:
    """Whether the action was recorded as it is ruled."""
    if subject.recorded is None:
        return False
    acted = subject.recorded.acted
    action, to_chips = ruled_action(ruling)
    return acted.action is action and to_chips in (None, acted.to_chips)


def _deed_text(scene: Scene, faced: Facing, ruling: Ruling) -> str:
    match ruling.deed:
        case Deed.FOLD | Deed.CHECK:
            return scene.text(f"really.{ruling.deed.value}")
        case Deed.CALL:
            return scene.text("call", amount=scene.money(ruling.to_chips - faced.in_front_chips))
        case _:
            return scene.text(f"{ruling.deed.value}.to", amount=scene.money(ruling.to_chips))


def _fold_instead(scene: Scene, subject: Subject, ruling: Ruling) -> Agreement:
    """What was pushed stays in the pot with the fold (TDA 51-B)."""
    lost = ruling.forfeit_chips
    to_chips = subject.facing.in_front_chips + lost if lost else None
    return Agreement(
        key="fold",
        text=scene.text("fold"),
        detail=scene.text("dispute.forfeits", amount=scene.money(lost)) if lost else "",
        commands=(Act(seat=subject.seat, action=Action.FOLD, to_chips=to_chips),),
    )
