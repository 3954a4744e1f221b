"""A pot that is wrong: miscounted, given to the wrong player, or paid wrong (TDA 12, 22, 49)."""

from __future__ import annotations

from dealer.hand.events import Acted
from dealer.hand.payout import contenders
from dealer.hand.state import Award, Hand
from dealer.rules.rulings.disputes import Dispute, is_heard
from dealer.table.commands import CorrectAward, CorrectStack, CountAllIn
from dealer.words.awards import board_label
from dealer.words.pots import pot_label
from dealer.words.speaker import Speaker
from ui import intents
from ui.desk.dispute import Ask, DisputePage
from ui.present.disputes.deals import deeds
from ui.present.disputes.step import (
    Agreement,
    Choice,
    Naming,
    Option,
    Step,
    Verdict,
    play_on,
    seat_options,
)
from ui.present.scene import Scene

SPLIT = "split"


def pot_faults(scene: Scene) -> tuple[str, ...]:
    """What can be wrong with a pot now."""
    hand = scene.state.hand
    if hand is None:
        return ()
    found = []
    if _by_word(hand):
        found.append("winner")
    if any(award.by_cards for award in hand.awards):
        found.append("cards")
    if _paid_is_heard(scene):
        found.append("paid")
    if _all_ins(scene):
        found.append("all_in")
    if scene.state.hand_in_play:
        found.append("count")
    return tuple(found)


def _by_word(hand: Hand) -> tuple[Award, ...]:
    """Pots that more than one could have won and that the table's word gave away."""
    return tuple(a for a in hand.awards if not a.by_cards and len(contenders(hand, a.pot)) > 1)


def _paid_is_heard(scene: Scene) -> bool:
    """Sums are disputed until substantial action in the next hand (TDA 22)."""
    state = scene.state
    if state.hand_number < 2 and state.hand_in_play:
        return False
    return is_heard(Dispute.POT_ARITHMETIC, next_hand_started=state.hand_in_play, next_hand=deeds(scene))


def _all_ins(scene: Scene) -> dict[int, int]:
    """The street totals of those who went all-in by their own act, by seat, as they are in the book."""
    if not scene.state.hand_in_play:
        return {}
    acted = (event for event in scene.state.log if isinstance(event, Acted))
    return {event.seat: event.to_chips for event in acted if event.all_in}


def wrong_pot(scene: Scene, page: DisputePage) -> Step:
    """What is wrong with the pot, and who gives what to whom."""
    possible = pot_faults(scene)
    which = page.key(Ask.WHICH)
    if which is None:
        options = tuple(
            Option(
                key=key,
                text=scene.text(f"dispute.pot.{key}"),
                detail=scene.text(f"dispute.pot.{key}.detail"),
            )
            for key in possible
        )
        return Choice(ask=Ask.WHICH, title=scene.text("dispute.pot"), options=options)
    match which:
        case "winner":
            return _winner(scene, page)
        case "cards":
            return _cards(scene)
        case "paid":
            return _paid(scene, page)
        case "all_in":
            return _counted(scene, page)
        case _:
            return _stack(scene, page)


def _winner(scene: Scene, page: DisputePage) -> Step:
    hand = scene.hand
    given = _by_word(hand)
    chosen = page.key(Ask.POT)
    if chosen is None and len(given) > 1:
        options = tuple(
            Option(key=_pot_key(award), text=_label(scene, award), detail=scene.money(award.chips))
            for award in given
        )
        return Choice(ask=Ask.POT, title=scene.text("dispute.pot.which"), options=options)
    award = next((a for a in given if _pot_key(a) == chosen), given[0])
    able = contenders(hand, award.pot)
    winner = page.key(Ask.WINNER)
    if winner is None:
        split = Option(key=SPLIT, text=scene.text("dispute.pot.split", count=len(able)))
        options = (*seat_options(scene, able), split)
        title = scene.text("dispute.pot.who_won", pot=_label(scene, award))
        return Choice(ask=Ask.WINNER, title=title, options=options)
    seats = able if winner == SPLIT else (int(winner),)
    names = Speaker(state=scene.state, words=scene.words).names(seats)
    return Verdict(
        headline=scene.text("dispute.pot.is.winner", pot=_label(scene, award), names=names),
        why=scene.text("dispute.pot.why.winner"),
        rule="TDA 12, 22",
        line="disputes",
        moves=_pot_moves(scene, award, seats),
        agreements=(
            Agreement(
                key="record",
                text=scene.text("dispute.pot.give", names=names),
                detail=scene.text("dispute.instead"),
                commands=(CorrectAward(pot=award.pot, run=award.run, seats=seats),),
            ),
        ),
    )


def _pot_moves(scene: Scene, award: Award, seats: tuple[int, ...]) -> tuple[str, ...]:
    """What goes from those who were paid to the one who won; a split is counted out when it is recorded."""
    givers = tuple(seat for seat, _ in award.shares if seat not in seats)
    if len(seats) > 1 or not givers:
        return ()
    speaker = Speaker(state=scene.state, words=scene.words)
    amount = scene.money(sum(share for seat, share in award.shares if seat in givers))
    names = {"givers": speaker.names(givers), "names": speaker.names(seats)}
    return (scene.text("dispute.pot.move.winner", amount=amount, **names),)


def _pot_key(award: Award) -> str:
    return f"{award.pot}.{award.run}"


def _label(scene: Scene, award: Award) -> str:
    label = pot_label(award.pot, len(scene.hand.pots), scene.words)
    if scene.hand.runs == 1:
        return label
    return board_label(label, award.run, Speaker(state=scene.state, words=scene.words))


def _cards(scene: Scene) -> Verdict:
    """The cards decide: what was read or entered wrong is put right, and the pot follows."""
    text = scene.text("dispute.pot.correct_cards")
    return Verdict(
        headline=scene.text("dispute.pot.is.cards"),
        why=scene.text("dispute.pot.why.cards"),
        rule="TDA 12, 22",
        line="cards_speak",
        agreements=(Agreement(key="cards", text=text, opens=intents.OpenChange()),),
    )


def _paid(scene: Scene, page: DisputePage) -> Step:
    seats = tuple(s.seat for s in scene.state.seats)
    giver, taker = page.seat(Ask.FROM), page.seat(Ask.TO)
    if giver is None:
        able = tuple(seat for seat in seats if scene.state.stack_chips(seat))
        options = seat_options(scene, able)
        return Choice(ask=Ask.FROM, title=scene.text("dispute.pot.from"), options=options)
    if taker is None:
        options = seat_options(scene, tuple(seat for seat in seats if seat != giver))
        return Choice(ask=Ask.TO, title=scene.text("dispute.pot.to"), options=options)
    names = {"giver": scene.state.name(giver), "taker": scene.state.name(taker)}
    chips = page.amount(Ask.AMOUNT)
    if chips is None:
        most = scene.state.stack_chips(giver)
        title = scene.text("dispute.pot.how_much", **names)
        return Naming(ask=Ask.AMOUNT, title=title, most_chips=most)
    amount = scene.money(chips)
    after = scene.state.stack_chips(giver) - chips, scene.state.stack_chips(taker) + chips
    return Verdict(
        headline=scene.text("dispute.pot.is.paid", amount=amount, **names),
        why=scene.text("dispute.pot.why.paid"),
        rule="TDA 22",
        line="disputes",
        moves=(scene.text("dispute.move.back", amount=amount, name=names["taker"]),),
        moving_chips=chips,
        agreements=(
            Agreement(
                key="record",
                text=scene.text("dispute.pot.pay", amount=amount),
                detail=scene.text("dispute.pot.pay.detail", **names),
                commands=(
                    CorrectStack(seat=giver, stack_chips=after[0]),
                    CorrectStack(seat=taker, stack_chips=after[1]),
                ),
            ),
        ),
    )


def _counted(scene: Scene, page: DisputePage) -> Step:
    told = _all_ins(scene)
    able = tuple(told)
    seat = page.seat(Ask.WHO) if len(able) > 1 else able[0]
    if seat is None:
        return Choice(
            ask=Ask.WHO, title=scene.text("dispute.pot.all_in_who"), options=seat_options(scene, able)
        )
    name = scene.state.name(seat)
    chips = page.amount(Ask.AMOUNT)
    if chips is None:
        note = scene.text("dispute.pot.book", amount=scene.money(told[seat]))
        return Naming(ask=Ask.AMOUNT, title=scene.text("entry.counted", name=name), note=note)
    amount = scene.money(chips)
    return Verdict(
        headline=scene.text("dispute.pot.is.all_in", name=name, amount=amount),
        why=scene.text("dispute.pot.why.all_in"),
        rule="TDA 49",
        line="counted",
        agreements=(
            Agreement(
                key="record",
                text=scene.text("dispute.pot.all_in_is", amount=amount),
                detail=scene.text("dispute.instead"),
                commands=(CountAllIn(seat=seat, counted_chips=chips),),
            ),
        ),
    )


def _stack(scene: Scene, page: DisputePage) -> Step:
    """Whose chips do not agree with the book: what he has behind is counted."""
    seat = page.seat(Ask.WHO)
    if seat is None:
        seats = tuple(sorted(player.seat for player in scene.hand.players))
        note = scene.text("dispute.pot.lies", amount=scene.money(_in_the_middle(scene)))
        options = seat_options(scene, seats)
        return Choice(ask=Ask.WHO, title=scene.text("dispute.pot.whose"), note=note, options=options)
    name, booked = scene.state.name(seat), scene.state.stack_chips(seat)
    chips = page.amount(Ask.AMOUNT)
    if chips is None:
        note = scene.text("dispute.pot.book", amount=scene.money(booked))
        title = scene.text("entry.stack_again", name=name)
        return Naming(ask=Ask.AMOUNT, title=title, note=note, least_chips=0)
    amount = scene.money(chips)
    same = chips == booked
    record = Agreement(
        key="record",
        text=scene.text("dispute.pot.stack_is", amount=amount),
        detail=scene.text("dispute.instead"),
        commands=(CorrectStack(seat=seat, stack_chips=chips),),
    )
    return Verdict(
        headline=scene.text(
            "dispute.pot.is.same" if same else "dispute.pot.is.count", name=name, amount=amount
        ),
        why=scene.text("dispute.pot.why.count"),
        line="counted",
        agreements=(play_on(scene) if same else record,),
    )


def _in_the_middle(scene: Scene) -> int:
    return scene.hand.pot_chips - sum(award.chips for award in scene.hand.awards)
