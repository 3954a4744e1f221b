"""Cards seen that should not be, and a deal that went wrong (TDA 34-37)."""

from __future__ import annotations

from dataclasses import replace

from dealer.hand.events import Acted
from dealer.hand.state import Street
from dealer.rules.rulings.dealing import DealFaults, rule_misdeal
from dealer.rules.rulings.exposed import ExposedRuling, Remedy, Seen, rule_exposed
from dealer.rules.rulings.substantial import is_substantial
from dealer.rules.rulings.wager import Deed
from dealer.table.commands import DealIn, DealOut, PlaceButton, TableCommand, VoidHand, VoidReason
from ui.desk.dispute import Ask, DisputePage
from ui.present.disputes.step import Agreement, Choice, Option, Step, Verdict, play_on, seat_options
from ui.present.scene import Scene

NOBODY = "nobody"


def deeds(scene: Scene) -> list[Deed]:
    """What has been done in this hand, in order."""
    return [Deed(event.action.value) for event in scene.state.log if isinstance(event, Acted)]


def _substantial(scene: Scene) -> bool:
    return is_substantial(deeds(scene))


def card_exposed(scene: Scene, page: DisputePage) -> Step:
    """Which card was seen, and what becomes of it."""
    which = page.key(Ask.WHICH)
    if which is None:
        return Choice(
            ask=Ask.WHICH,
            title=scene.text("dispute.seen"),
            options=tuple(
                Option(
                    key=seen.value,
                    text=scene.text(f"dispute.seen.{seen.value}"),
                    detail=scene.text(f"dispute.seen.{seen.value}.by"),
                )
                for seen in _could_be_seen(scene)
            ),
        )
    return _seen(scene, rule_exposed(Seen(which), substantial_action=_substantial(scene)))


def _could_be_seen(scene: Scene) -> tuple[Seen, ...]:
    hand = scene.hand
    found: list[Seen] = []
    if hand.street is Street.PREFLOP:
        found += [Seen.FIRST_TWO, Seen.LATER, Seen.SEVERAL]
    found.append(Seen.OWN)
    if hand.street is not Street.RIVER:
        found.append(Seen.STUB)
    if any(player.folded for player in hand.players):
        found.append(Seen.DISCARD)
    return tuple(found)


STEPS = {
    Remedy.DEAL_AGAIN: ("back", "replay"),
    Remedy.REPLACE: ("show", "next_card", "burn"),
    Remedy.PLAYS: ("keeps", "care"),
    Remedy.SHUFFLE_IN: ("show", "shuffle_in", "burn_stays"),
    Remedy.STAYS_DEAD: ("show_all", "muck"),
}
"""What people do with the card, in order."""


def _seen(scene: Scene, ruling: ExposedRuling) -> Verdict:
    remedy = ruling.remedy
    verdict = Verdict(
        headline=scene.text(f"dispute.seen.is.{remedy.value}"),
        why=scene.text(f"dispute.seen.why.{remedy.value}"),
        rule=ruling.rule,
        line="misdeal" if ruling.rule else "seen",
        steps=_steps(scene, *STEPS[remedy]),
        judgement=scene.text("dispute.judge.floor") if ruling.floor else "",
        agreements=(play_on(scene),),
    )
    if remedy is Remedy.DEAL_AGAIN:
        return replace(verdict, agreements=(_misdeal(scene, VoidReason.MISDEAL),))
    if ruling.floor:
        other = Agreement(key="burn", text=scene.text("dispute.seen.burn_it"))
        usual = Agreement(key="play_on", text=scene.text("dispute.seen.shuffle_it"))
        return replace(verdict, agreements=(other, usual))
    return verdict


def _steps(scene: Scene, *keys: str) -> tuple[str, ...]:
    return tuple(scene.text(f"dispute.do.{key}") for key in keys)


def _misdeal(scene: Scene, reason: VoidReason) -> Agreement:
    return Agreement(
        key="void",
        text=scene.text("dispute.void"),
        detail=scene.text("dispute.void.detail"),
        commands=(VoidHand(reason=reason),),
    )


FAULTS = {
    "first_card": DealFaults(first_card_to_wrong_seat=True),
    "missed": DealFaults(seat_missed=True),
    "not_entitled": DealFaults(seat_not_entitled=True),
    "count": DealFaults(wrong_count=True),
    "boxed": DealFaults(boxed_cards=2),
    "one_boxed": DealFaults(boxed_cards=1),
    "fouled": DealFaults(fouled_deck=True),
}


def dealt_wrong(scene: Scene, page: DisputePage) -> Step:
    """What went wrong in the deal; between hands only the button can be wrong."""
    which = page.key(Ask.WHICH) if scene.state.hand_in_play else "button"
    if which is None:
        options = tuple(
            Option(
                key=key,
                text=scene.text(f"dispute.dealt.{key}"),
                detail=scene.text(f"dispute.dealt.{key}.detail"),
            )
            for key in _could_be_wrong(scene)
        )
        return Choice(ask=Ask.WHICH, title=scene.text("dispute.dealt"), options=options)
    match which:
        case "button":
            return _button(scene, page)
        case "button_short":
            return _button_short(scene)
        case "missed" | "not_entitled":
            return _who_was_dealt_wrong(scene, page, which)
        case _:
            return _dealt(scene, which)


def _could_be_wrong(scene: Scene) -> tuple[str, ...]:
    if scene.hand.street is not Street.PREFLOP:
        return ("fouled", "one_boxed")
    return (
        "first_card",
        "missed",
        "not_entitled",
        "count",
        "button_short",
        "boxed",
        "one_boxed",
        "fouled",
        "button",
    )


def _dealt(scene: Scene, which: str, instead: Agreement | None = None) -> Verdict:
    """A misdeal until substantial action; after that the hand stands, unless everybody agrees (TDA 35)."""
    late = _substantial(scene)
    ruling = rule_misdeal(FAULTS[which], substantial_action=late)
    others = (instead,) if instead else ()
    if ruling.misdeal:
        reason = VoidReason.AGREED if late else VoidReason.MISDEAL
        kind = "fouled" if which == "fouled" else "misdeal"
        return Verdict(
            headline=scene.text(f"dispute.dealt.is.{kind}"),
            why=scene.text(f"dispute.dealt.why.{kind}"),
            rule="TDA 35",
            line="misdeal",
            steps=_steps(scene, "back", "replay"),
            agreements=(*others, _misdeal(scene, reason)),
        )
    if not ruling.causes:
        return Verdict(
            headline=scene.text("dispute.dealt.is.one_boxed"),
            why=scene.text("dispute.dealt.why.one_boxed"),
            rule="TDA 35",
            line="misdeal",
            steps=_steps(scene, "scrap", "next_card"),
            agreements=(play_on(scene),),
        )
    return _too_late(scene)


def _too_late(scene: Scene) -> Verdict:
    agreed = Agreement(
        key="void",
        text=scene.text("dispute.void"),
        detail=scene.text("dispute.void.agreed"),
        commands=(VoidHand(reason=VoidReason.AGREED),),
    )
    return Verdict(
        headline=scene.text("dispute.dealt.is.late"),
        why=scene.text("dispute.dealt.why.late"),
        rule="TDA 35-D, 36",
        line="substantial",
        agreements=(agreed, play_on(scene)),
    )


def _who_was_dealt_wrong(scene: Scene, page: DisputePage, which: str) -> Step:
    """Before the first action he may be dealt in or out instead, where the table prefers that."""
    able = () if deeds(scene) else _could_come_in(scene) if which == "missed" else _could_go_out(scene)
    if not able:
        return _dealt(scene, which)
    if page.answer(Ask.WHO) is None:
        nobody = Option(key=NOBODY, text=scene.text("dispute.dealt.nobody"))
        options = (*seat_options(scene, able), nobody)
        return Choice(ask=Ask.WHO, title=scene.text(f"dispute.dealt.{which}.who"), options=options)
    seat = page.seat(Ask.WHO)
    if seat is None:
        return _dealt(scene, which)
    command: TableCommand = DealIn(seat=seat) if which == "missed" else DealOut(seat=seat)
    instead = Agreement(
        key="instead",
        text=scene.text(f"dispute.dealt.{which}.instead", name=scene.state.name(seat)),
        detail=scene.text("dispute.house_way"),
        commands=(command,),
    )
    return _dealt(scene, which, instead)


def _could_come_in(scene: Scene) -> tuple[int, ...]:
    dealt = {player.seat for player in scene.hand.players}
    return tuple(s.seat for s in scene.state.seats if s.seat not in dealt and s.stack_chips)


def _could_go_out(scene: Scene) -> tuple[int, ...]:
    """Whoever has posted a blind plays or the hand is void; two players are needed."""
    hand = scene.hand
    blinds = (hand.setup.small_blind, hand.setup.big_blind)
    if len(hand.players) == 2:
        return ()
    return tuple(sorted(p.seat for p in hand.players if p.seat not in blinds))


def _button_short(scene: Scene) -> Verdict:
    return Verdict(
        headline=scene.text("dispute.dealt.is.button_short"),
        why=scene.text("dispute.dealt.why.button_short"),
        rule="TDA 37",
        line="misdeal",
        steps=_steps(scene, "top_card"),
        agreements=(play_on(scene),),
    )


def _button(scene: Scene, page: DisputePage) -> Step:
    """Corrected until substantial action, then it stays where it is (TDA 34-A)."""
    if scene.state.hand_in_play and _substantial(scene):
        return Verdict(
            headline=scene.text("dispute.button.stays"),
            why=scene.text("dispute.button.late"),
            rule="TDA 34-A",
            line="button_wrong",
            agreements=(play_on(scene),),
        )
    seat = page.seat(Ask.WHO)
    if seat is None:
        options = seat_options(scene, _could_have_button(scene))
        return Choice(ask=Ask.WHO, title=scene.text("dispute.button.who"), options=options)
    name = scene.state.name(seat)
    again = scene.state.hand_in_play
    return Verdict(
        headline=scene.text("dispute.button.is", name=name),
        why=scene.text("dispute.button.why"),
        rule="TDA 34-A",
        line="button_wrong",
        steps=_steps(scene, "blinds_again") if again else (),
        agreements=(
            Agreement(
                key="record",
                text=scene.text("dispute.button.put", name=name),
                detail=scene.text("dispute.button.again" if again else "dispute.button.next"),
                commands=(PlaceButton(seat=seat),),
            ),
        ),
    )


def _could_have_button(scene: Scene) -> tuple[int, ...]:
    if not scene.state.hand_in_play:
        return tuple(s.seat for s in scene.state.seats if s.stack_chips and not s.away)
    button = scene.hand.setup.button
    return tuple(sorted(p.seat for p in scene.hand.players if p.seat != button))
