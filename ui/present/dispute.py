"""The dispute helper as it is shown: the nine cases, a question, chips to tap, or the ruling."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias, assert_never

from dealer.words.turns import turn_line
from ui import intents
from ui.desk.dispute import Case, DisputePage
from ui.desk.sheets import entered_chips
from ui.present.disputes.asked import step_of, why_not
from ui.present.disputes.step import Agreement, Choice, Naming, Showing, Verdict
from ui.present.scene import Scene
from ui.present.table import undo_button
from ui.views import (
    ButtonLook,
    ButtonView,
    CaseArt,
    CaseView,
    ChipButtonView,
    ChipColour,
    ChipStackView,
    DisputeView,
    PushedView,
    QuestionView,
    RulingView,
)

ShownDispute: TypeAlias = DisputeView | QuestionView | PushedView | RulingView


def dispute_view(scene: Scene, page: DisputePage) -> ShownDispute:
    """What the helper shows at this step."""
    step = step_of(scene, page)
    match step:
        case None:
            return _cases(scene)
        case Choice():
            return _question(scene, step)
        case Showing():
            return _chips(scene, page, step)
        case Naming():
            return _amount(scene, page, step)
        case Verdict():
            return _ruling(scene, step)
        case _:
            assert_never(step)


def _back(scene: Scene) -> ButtonView:
    return ButtonView(name="back", text=scene.text("back"), intent=intents.Back())


def _cases(scene: Scene) -> DisputeView:
    return DisputeView(
        title=scene.text("dispute"),
        hint=scene.text("dispute.hint"),
        cases=tuple(_case(scene, case) for case in Case),
        lines=(turn_line(scene.state, scene.words), _hint(scene)),
        rules=ButtonView(
            name="house_rules", text=scene.text("dispute.house_rules"), intent=intents.OpenHouseRules()
        ),
        back=_back(scene),
        undo=undo_button(scene),
    )


def _hint(scene: Scene) -> str:
    """Nobody has to hurry with his answer."""
    timed = scene.state.hand_in_play and scene.hand.setup.rules.clock_seconds
    return scene.text("dispute.hint.clock" if timed else "dispute.hint")


def _case(scene: Scene, case: Case) -> CaseView:
    reason = why_not(scene, case)
    return CaseView(
        button=ButtonView(
            name=f"case_{case.value}",
            text=scene.text(f"dispute.case.{case.value}"),
            detail=reason,
            intent=intents.ChooseCase(case.value),
            enabled=not reason,
        ),
        art=CaseArt(case.value),
    )


def _question(scene: Scene, step: Choice) -> QuestionView:
    return QuestionView(
        title=step.title,
        note=step.note,
        choices=tuple(
            ButtonView(
                name=f"answer_{option.key}",
                text=option.text,
                detail=option.detail,
                intent=intents.AnswerRuling(step.ask.value, option.key),
            )
            for option in step.options
        ),
        back=_back(scene),
        undo=undo_button(scene),
    )


def _chips(scene: Scene, page: DisputePage, step: Showing) -> PushedView:
    """The chips pushed so far; a chip that would be more than the stack cannot be tapped."""
    total = sum(page.chips)
    empty = not page.chips
    chips = tuple(
        ChipButtonView(
            name=f"chip_{chip.value_chips}",
            figure=scene.money(chip.value_chips),
            colour=ChipColour(chip.colour.value),
            intent=intents.AddChip(chip.value_chips),
            enabled=total + chip.value_chips <= step.most_chips,
            says=scene.text("dispute.pushed.add", amount=scene.money(chip.value_chips)),
        )
        for chip in scene.chip_set.chips
    )
    if step.single:
        back, undo = _back(scene), undo_button(scene)
        return PushedView(title=step.title, note=step.note, chips=chips, back=back, undo=undo)
    return PushedView(
        title=step.title,
        note=step.note,
        amount_title=scene.text("dispute.pushed"),
        amount=scene.money(total) if page.chips else "",
        chips=chips,
        pushed=_stacks(scene, page.chips),
        clear=ButtonView(
            name="clear", text=scene.text("clear"), intent=intents.ClearAmount(), enabled=not empty
        ),
        confirm=ButtonView(
            name="pushed_confirm",
            text=scene.text("dispute.pushed.none" if empty and step.may_be_none else "dispute.pushed.done"),
            detail=scene.text("dispute.pushed.missing") if empty and not step.may_be_none else "",
            intent=intents.ConfirmPushed(),
            look=ButtonLook.MAIN,
            enabled=not empty or step.may_be_none,
        ),
        back=_back(scene),
        undo=undo_button(scene),
    )


def _stacks(scene: Scene, chips: tuple[int, ...]) -> tuple[ChipStackView, ...]:
    """The chips that were tapped, as they are and not as they could be paid."""
    counts = Counter(chips)
    return tuple(
        ChipStackView(
            colour=ChipColour(chip.colour.value),
            count=counts[chip.value_chips],
            words=scene.words.text(
                "chips.count",
                count=counts[chip.value_chips],
                colour=scene.words.text(f"colour.{chip.colour.value}"),
            ),
        )
        for chip in reversed(scene.chip_set.chips)
        if counts[chip.value_chips]
    )


def named_amount(scene: Scene, page: DisputePage, step: Naming) -> int | None:
    """The amount that was typed; ``None`` where it is none or outside the bounds."""
    if step.plain:
        number = int(page.digits or 0)
        return number * scene.unit.per_unit_chips or None
    chips = entered_chips(page.digits, scene.unit)
    return None if _problem(scene, step, page.digits, chips) else chips


def _problem(scene: Scene, step: Naming, digits: str, chips: int | None) -> str:
    if step.plain:
        return "" if int(digits or 0) else scene.text("amount.missing")
    if not digits and step.least_chips:
        return scene.text("amount.missing")
    if chips is None and digits:
        return scene.text("entry.no_chip", amount=scene.money(1))
    if step.most_chips is not None and (chips or 0) > step.most_chips:
        return scene.text("amount.most", amount=scene.money(step.most_chips))
    return ""


def _amount(scene: Scene, page: DisputePage, step: Naming) -> PushedView:
    problem = _problem(scene, step, page.digits, entered_chips(page.digits, scene.unit))
    return PushedView(
        title=step.title,
        note=step.note,
        amount_title=scene.text("dispute.typed"),
        amount=page.digits if step.plain else scene.typed_amount(page.digits),
        keys=True,
        clear=ButtonView(
            name="clear", text=scene.text("clear"), intent=intents.ClearAmount(), enabled=bool(page.digits)
        ),
        confirm=ButtonView(
            name="said_confirm",
            text=scene.text("dispute.typed.done"),
            detail=problem,
            intent=intents.ConfirmSaid(),
            look=ButtonLook.MAIN,
            enabled=not problem,
        ),
        back=_back(scene),
        undo=undo_button(scene),
    )


def _ruling(scene: Scene, step: Verdict) -> RulingView:
    *others, usual = step.agreements
    rule = scene.text("dispute.rule", rule=step.rule) if step.rule else scene.text("dispute.rule.house")
    return RulingView(
        title=scene.text("dispute.title"),
        headline=step.headline,
        moves=step.moves,
        chips=scene.counted(step.moving_chips) if step.moving_chips else (),
        why=step.why,
        steps=step.steps,
        judgement=step.judgement,
        refusal=scene.desk.refusal,
        rule=ButtonView(name="rule", text=rule, intent=intents.OpenRule(step.line)),
        answers=(
            *(_agree(agreement, ButtonLook.PLAIN) for agreement in others),
            _agree(usual, ButtonLook.MAIN),
        ),
        back=_back(scene),
        undo=undo_button(scene),
    )


def _agree(agreement: Agreement, look: ButtonLook) -> ButtonView:
    return ButtonView(
        name=f"agree_{agreement.key}",
        text=agreement.text,
        detail=agreement.detail,
        intent=intents.AgreeRuling(agreement.key),
        look=look,
    )
