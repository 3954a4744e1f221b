"""Chips pushed and words said: one chip, several, in several motions, or an amount that was said wrong."""

from __future__ import annotations

from dataclasses import dataclass

from dealer.hand.state import Action
from dealer.rules.house import Structure
from dealer.rules.rulings.amounts import rule_motions, rule_pot_bet, unclear_amount
from dealer.rules.rulings.push import rule_push
from dealer.rules.rulings.substantial import is_substantial
from dealer.rules.rulings.wager import Deed, Facing, Ground, Push, Ruling, Words
from dealer.table.commands import Act
from dealer.table.facing import ruled, ruled_action, street_actions
from ui.desk.dispute import Ask, Case, DisputePage
from ui.present.disputes.step import Agreement, Choice, Naming, Option, Showing, Step, Verdict
from ui.present.disputes.who import Subject, ask_who, asked_about
from ui.present.scene import Scene

WITH_AMOUNT = ("raise_to", "amount", "unclear")


@dataclass(frozen=True, slots=True, kw_only=True)
class Wager:
    """What was put out and said, as the ruling takes it; `late_chips` came in a later motion.

    `first` says in which words the ruling begins where it is not about the push alone.
    """

    push: Push
    late_chips: int = 0
    first: str = ""
    rule: str = ""


def about_chips(scene: Scene, page: DisputePage) -> Step:
    """One chip or several, and what was said with them."""
    subject = asked_about(scene, page)
    if subject is None:
        return ask_who(scene)
    single = page.case is Case.OVERSIZED
    ask = Ask.CHIP if single else Ask.CHIPS
    chips = page.chips_of(ask)
    if chips is None:
        name = scene.state.name(subject.seat)
        title = scene.text("dispute.which_chip" if single else "dispute.which_chips", name=name)
        most, note = subject.facing.stack_chips, _in_front(scene, subject)
        return Showing(ask=ask, title=title, note=note, most_chips=most, single=single)
    question = _what_was_said(scene, page, subject)
    if question is not None:
        return question
    return _verdict(scene, subject, Wager(push=Push(chips=chips, words=_words(page, subject.facing))))


def _in_front(scene: Scene, subject: Subject) -> str:
    """Chips that lie before him already count, so they are named."""
    faced = subject.facing
    price = scene.money(faced.price_chips)
    if faced.in_front_chips:
        already = scene.money(faced.in_front_chips)
        return scene.text("dispute.faces_with", price=price, already=already)
    return scene.text("dispute.faces", price=price) if faced.price_chips else scene.text("dispute.faces_none")


def _what_was_said(scene: Scene, page: DisputePage, subject: Subject) -> Step | None:
    said = page.key(Ask.SAID)
    if said is None:
        faced = subject.facing
        free, more = faced.price_chips <= faced.in_front_chips, "raise" if faced.price_chips else "bet"
        keys = ("nothing", "check" if free else "call", more, f"{more}_to", "amount", "all_in")
        options = tuple(Option(key=_said_key(key), text=scene.text(f"dispute.said.{key}")) for key in keys)
        title = scene.text("dispute.said")
        return Choice(ask=Ask.SAID, title=title, note=scene.text("dispute.said.note"), options=options)
    return _how_much(scene, page, said)


def _said_key(key: str) -> str:
    """A bet is said as a raise is; which of the two it is the table knows."""
    return {"bet": "raise", "bet_to": "raise_to"}.get(key, key)


def _how_much(scene: Scene, page: DisputePage, said: str) -> Naming | None:
    if said not in WITH_AMOUNT or page.amount(Ask.AMOUNT) is not None:
        return None
    note = scene.text(f"dispute.amount.{said}")
    plain = said == "unclear"
    return Naming(ask=Ask.AMOUNT, title=scene.text("dispute.amount"), note=note, plain=plain)


def _words(page: DisputePage, faced: Facing) -> Words | None:
    """What was said as the ruling takes it; "raise, 60" names the total (TDA 43-B)."""
    amount = page.amount(Ask.AMOUNT)
    more = Deed.RAISE if faced.price_chips else Deed.BET
    match page.key(Ask.SAID):
        case "check":
            return Words(deed=Deed.CHECK)
        case "call":
            return Words(deed=Deed.CALL)
        case "raise":
            return Words(deed=more)
        case "raise_to":
            return Words(deed=more, amount_chips=amount)
        case "amount":
            return Words(amount_chips=amount)
        case "all_in":
            return Words(deed=Deed.ALL_IN)
        case _:
            return None


def string_bet(scene: Scene, page: DisputePage) -> Step:
    """Chips in several motions: the first counts, or what was declared before it (TDA 42, 56)."""
    subject = asked_about(scene, page)
    if subject is None:
        return ask_who(scene)
    said = page.key(Ask.SAID)
    if said is None:
        options = tuple(
            Option(key=key, text=scene.text(f"dispute.string.{key}"))
            for key in ("nothing", "raise", "raise_to")
        )
        title, note = scene.text("dispute.string.said"), scene.text("dispute.said.note")
        return Choice(ask=Ask.SAID, title=title, note=note, options=options)
    question = _how_much(scene, page, said)
    if question is not None:
        return question
    first, later = page.chips_of(Ask.FIRST_MOTION), page.chips_of(Ask.LATER_MOTIONS)
    if first is None:
        title = scene.text("dispute.string.first")
        most, note = subject.facing.stack_chips, _in_front(scene, subject)
        return Showing(ask=Ask.FIRST_MOTION, title=title, note=note, most_chips=most)
    if later is None:
        title, most = scene.text("dispute.string.later"), subject.facing.stack_chips - sum(first)
        return Showing(ask=Ask.LATER_MOTIONS, title=title, most_chips=most, may_be_none=True)
    return _verdict(scene, subject, _string(scene, page, subject.facing, first, later))


def _string(
    scene: Scene, page: DisputePage, faced: Facing, first: tuple[int, ...], later: tuple[int, ...]
) -> Wager:
    words, declared = _words(page, faced), page.amount(Ask.AMOUNT)
    more = None if declared is None else max(declared - faced.in_front_chips, 0)
    motions = rule_motions((sum(first), sum(later)), declared_chips=more)
    if declared is not None:
        why = scene.text("dispute.string.declared", amount=scene.money(declared))
        return Wager(push=Push(chips=(*first, *later), words=words), first=why, rule="TDA 42, 56")
    why = scene.text("dispute.string.counts", amount=scene.money(motions.counted_chips))
    late_chips = motions.return_chips
    return Wager(push=Push(chips=first, words=words), late_chips=late_chips, first=why, rule="TDA 42, 56")


def amount_said(scene: Scene, page: DisputePage) -> Step:
    """An amount too small, a word that does not fit, an unclear number (TDA 40, 43, 55, 57)."""
    subject = asked_about(scene, page)
    if subject is None:
        return ask_who(scene)
    said = page.key(Ask.SAID)
    if said is None:
        options = tuple(
            Option(key=_said_key(key), text=scene.text(f"dispute.said.{key}"))
            for key in _sayings(scene, subject.facing)
        )
        return Choice(ask=Ask.SAID, title=scene.text("dispute.said_what"), options=options)
    question = _how_much(scene, page, said)
    if question is not None:
        return question
    chips = page.chips_of(Ask.CHIPS)
    if chips is None:
        title = scene.text("dispute.with_chips", name=scene.state.name(subject.seat))
        most, note = subject.facing.stack_chips, _in_front(scene, subject)
        return Showing(ask=Ask.CHIPS, title=title, note=note, most_chips=most, may_be_none=True)
    return _verdict(scene, subject, _said(scene, page, subject, chips))


def _sayings(scene: Scene, faced: Facing) -> tuple[str, ...]:
    """What could have been said here that needs a ruling."""
    keys = [*(("raise_to",) if faced.price_chips else ("bet_to",)), "amount", "unclear", "raise", "call"]
    keys += ["check"] if faced.price_chips > faced.in_front_chips else []
    keys.append("all_in")
    if scene.hand.setup.rules.structure is Structure.POT_LIMIT and faced.maximum_to_chips is not None:
        keys.append("pot")
    return tuple(keys)


def _said(scene: Scene, page: DisputePage, subject: Subject, chips: tuple[int, ...]) -> Wager:
    faced = subject.facing
    more = Deed.RAISE if faced.price_chips else Deed.BET
    match page.key(Ask.SAID):
        case "pot":
            return _pot_said(scene, subject, chips, more)
        case "unclear":
            number = max(page.amount(Ask.AMOUNT) or 1, 1)
            least = faced.minimum_to_chips
            amount = unclear_amount(number, pot_chips=scene.hand.pot_chips, minimum_chips=least)
            shown = {"number": scene.money(number), "amount": scene.money(amount)}
            first = scene.text("dispute.why.unclear", **shown)
            words = Words(deed=more, amount_chips=amount)
            return Wager(push=Push(chips=chips, words=words), first=first, rule="TDA 57")
        case _:
            return Wager(push=Push(chips=chips, words=_words(page, faced)))


def _pot_said(scene: Scene, subject: Subject, chips: tuple[int, ...], more: Deed) -> Wager:
    """ "Pot" on a wrong count; what was recorded stands once there was action behind it (TDA 52-B)."""
    pot = subject.facing.maximum_to_chips or subject.facing.whole_chips
    stands = pot
    if subject.recorded is not None:
        behind = [a for a in street_actions(scene.state) if a.index > subject.recorded.index]
        late = is_substantial([Deed(action.acted.action.value) for action in behind])
        bet = subject.recorded.acted.to_chips
        stands = rule_pot_bet(bet, pot_chips=pot, substantial_action=late, next_card=False).stands_chips
    first = scene.text(
        "dispute.why.pot" if stands == pot else "dispute.why.pot_late",
        amount=scene.money(pot),
        stands=scene.money(stands),
    )
    words = Words(deed=more, amount_chips=stands)
    return Wager(push=Push(chips=chips, words=words), first=first, rule="TDA 52-B")


def _verdict(scene: Scene, subject: Subject, wager: Wager) -> Verdict:
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


LINES = {
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
