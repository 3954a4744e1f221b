"""Chips pushed and words said: one chip, several, in several motions, or an amount that was said wrong."""

from __future__ import annotations

from dealer.rules.house import Structure
from dealer.rules.rulings.amounts import rule_motions, rule_pot_bet, unclear_amount
from dealer.rules.rulings.substantial import is_substantial
from dealer.rules.rulings.wager import Deed, Facing, Push, Words
from dealer.table.facing import street_actions
from ui.desk.dispute import Ask, Case, DisputePage
from ui.present.disputes.step import Choice, Naming, Option, Showing, Step
from ui.present.disputes.wagers import Wager, wager_verdict
from ui.present.disputes.who import Subject, ask_who, asked_about
from ui.present.scene import Scene

WITH_AMOUNT = ("raise_to", "amount", "unclear")


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
    return wager_verdict(scene, subject, Wager(push=Push(chips=chips, words=_words(page, subject.facing))))


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
    return wager_verdict(scene, subject, _string(scene, page, subject.facing, first, later))


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
    return wager_verdict(scene, subject, _said(scene, page, subject, chips))


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
