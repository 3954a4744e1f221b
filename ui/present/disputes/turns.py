"""Action out of turn: play backs up, the skipped players act, and then it binds or does not (TDA 53)."""

from __future__ import annotations

from dataclasses import dataclass

from dealer.hand import play
from dealer.hand.betting import legal_actions
from dealer.hand.state import Action, Hand
from dealer.rules.rulings.push import rule_push
from dealer.rules.rulings.turn import (
    Move,
    OutOfTurnRuling,
    SkippedRight,
    TurnGround,
    rule_out_of_turn,
    skipped_right,
)
from dealer.rules.rulings.wager import Deed, Push, Words
from dealer.table.commands import Act, TableCommand
from dealer.table.facing import facing_in, ruled, ruled_action
from ui.desk.dispute import Ask, DisputePage
from ui.present.disputes.step import Agreement, Choice, Naming, Option, Step, Verdict, seat_options
from ui.present.scene import Scene

SILENT = "silent"


def could_be_early(scene: Scene) -> tuple[int, ...]:
    """The players with cards and chips who are not to act, those first whose turn comes first."""
    hand = scene.state.hand
    if hand is None or hand.to_act is None:
        return ()
    seats = [player.seat for player in hand.players]
    first = seats.index(hand.to_act) + 1
    live = {player.seat for player in hand.live if player.stack_chips}
    return tuple(seat for seat in (*seats[first:], *seats[: first - 1]) if seat in live)


def out_of_turn(scene: Scene, page: DisputePage) -> Step:
    """Who did what too early, and what those do who come before him."""
    seat = page.seat(Ask.WHO)
    if seat is None:
        options = seat_options(scene, could_be_early(scene))
        return Choice(ask=Ask.WHO, title=scene.text("dispute.early.who"), options=options)
    name = scene.state.name(seat)
    deed = page.key(Ask.DEED)
    if deed is None:
        title = scene.text("dispute.early.what", name=name)
        return Choice(ask=Ask.DEED, title=title, options=_deeds(scene, seat))
    if deed == "raise" and page.amount(Ask.AMOUNT) is None:
        return Naming(ask=Ask.AMOUNT, title=scene.text("dispute.early.amount", name=name))
    early = Words(deed=Deed(deed), amount_chips=page.amount(Ask.AMOUNT))
    return _after_skipped(scene, page, seat, early)


def _deeds(scene: Scene, seat: int) -> tuple[Option, ...]:
    hand = scene.hand
    owed = hand.betting.price_chips - hand.player(seat).street_chips
    free = "check" if owed <= 0 else "call"
    more = "raise" if hand.betting.price_chips else "bet"
    texts = {
        "fold": scene.text("fold"),
        free: scene.text("check") if owed <= 0 else scene.text("call", amount=scene.money(owed)),
        "raise": scene.text(f"{more}.open"),
        "all-in": scene.text("preset.all_in"),
    }
    return tuple(Option(key=key, text=text) for key, text in texts.items())


@dataclass(frozen=True, slots=True, kw_only=True)
class _Backed:
    """The hand after the skipped players have acted as told so far; `asked` waits for his amount."""

    hand: Hand
    commands: tuple[TableCommand, ...] = ()
    moves: tuple[Move, ...] = ()
    asked: bool = False


def _after_skipped(scene: Scene, page: DisputePage, seat: int, early: Words) -> Step:
    told = [a for a in page.answers if a.ask in (Ask.SKIPPED, Ask.SKIPPED_AMOUNT)]
    if any(answer.value == SILENT for answer in told):
        return _at_the_floors_mercy(scene, seat)
    backed = _backed(scene.hand, tuple(answer.value for answer in told))
    hand = backed.hand
    if backed.asked and hand.to_act is not None:
        name = scene.state.name(hand.to_act)
        return Naming(ask=Ask.SKIPPED_AMOUNT, title=scene.text("dispute.early.amount", name=name))
    assert early.deed is not None
    before = scene.hand.betting
    ruling = rule_out_of_turn(
        early.deed,
        price_chips=before.price_chips,
        yardstick_chips=before.step_chips,
        skipped=backed.moves,
    )
    if ruling.ground is TurnGround.CHANGED:
        return _does_not_stand(scene, seat, ruling, backed)
    if hand.to_act == seat:
        return _stands(scene, seat, early, ruling, backed)
    if hand.to_act is None:
        return _nothing_left(scene, seat, backed)
    return _ask_skipped(scene, hand, seat, early.deed, first=not told)


def _backed(hand: Hand, told: tuple[object, ...]) -> _Backed:
    """Play the skipped players' actions in order; a raise is brought to what the rules allow."""
    backed = _Backed(hand=hand)
    for value in told:
        if value == "raise":
            backed = _Backed(hand=backed.hand, commands=backed.commands, moves=backed.moves, asked=True)
            continue
        if backed.hand.to_act is None:
            break
        backed = _one_more(backed, backed.hand.to_act, value)
    return backed


def _one_more(backed: _Backed, seat: int, value: object) -> _Backed:
    if isinstance(value, int):
        action, to_chips = _allowed(backed.hand, Words(deed=Deed.RAISE, amount_chips=value))
    else:
        action, to_chips = Action(str(value)), None
    hand, _ = play.act(backed.hand, seat, action, to_chips)
    move = Move(deed=Deed(action.value), to_chips=to_chips or 0)
    command = Act(seat=seat, action=action, to_chips=to_chips)
    return _Backed(hand=hand, commands=(*backed.commands, command), moves=(*backed.moves, move))


def _allowed(hand: Hand, words: Words) -> tuple[Action, int | None]:
    """What the words of the player to act count as."""
    faced = facing_in(hand, raises=0)
    assert faced is not None
    return ruled_action(rule_push(faced, Push(words=words)))


def _ask_skipped(scene: Scene, hand: Hand, seat: int, early: Deed, *, first: bool) -> Choice:
    legal = legal_actions(hand)
    assert legal is not None
    name, late = scene.state.name(legal.seat), scene.state.name(seat)
    free = "check" if legal.can_check else "call"
    call = scene.text("check") if legal.can_check else scene.text("call", amount=_owed(scene, hand))
    options = [Option(key="fold", text=scene.text("fold")), Option(key=free, text=call)]
    if legal.raises is not None:
        options.append(Option(key="raise", text=scene.text("bet.open" if legal.opening else "raise.open")))
    if first:
        silent, detail = scene.text("dispute.early.silent"), scene.text("dispute.early.silent.detail")
        options.append(Option(key=SILENT, text=silent, detail=detail))
    note = "dispute.early.fold_note" if early is Deed.FOLD else "dispute.early.note"
    return Choice(
        ask=Ask.SKIPPED,
        title=scene.text("dispute.early.first", name=name),
        note=scene.text(note, name=late),
        options=tuple(options),
    )


def _owed(scene: Scene, hand: Hand) -> str:
    legal = legal_actions(hand)
    return scene.money(legal.to_call_chips) if legal else ""


def _stands(scene: Scene, seat: int, early: Words, ruling: OutOfTurnRuling, backed: _Backed) -> Verdict:
    name = scene.state.name(seat)
    faced = facing_in(backed.hand, raises=0)
    assert faced is not None
    pushed = rule_push(faced, Push(words=early))
    own = ruled(pushed, seat)
    fold = early.deed is Deed.FOLD
    amount = scene.money(pushed.to_chips)
    deed = scene.text(f"dispute.deed.{pushed.deed.value}", amount=amount)
    return Verdict(
        headline=scene.text("dispute.early.stands", name=name, deed=deed),
        why=scene.text("dispute.early.fold_binds" if fold else "dispute.early.unchanged", name=name),
        rule=ruling.ground.rule,
        line="out_of_turn",
        steps=_recorded(scene, backed),
        agreements=(
            Agreement(
                key="record",
                text=scene.text("dispute.early.record"),
                detail=_all(scene, len(backed.commands) + 1),
                commands=(*backed.commands, own),
            ),
        ),
    )


def _recorded(scene: Scene, backed: _Backed) -> tuple[str, ...]:
    """What the skipped players did, as it is going to be recorded."""
    acts = [command for command in backed.commands if isinstance(command, Act)]
    return tuple(
        scene.text(
            f"dispute.did.{act.action.value}",
            name=scene.state.name(act.seat),
            amount=scene.money(act.to_chips or 0),
        )
        for act in acts
    )


def _all(scene: Scene, count: int) -> str:
    return scene.text("dispute.record_all", count=count) if count > 1 else scene.text("dispute.record")


def _does_not_stand(scene: Scene, seat: int, ruling: OutOfTurnRuling, backed: _Backed) -> Verdict:
    name = scene.state.name(seat)
    return Verdict(
        headline=scene.text("dispute.early.released", name=name),
        why=scene.text("dispute.early.changed", name=name),
        rule=ruling.ground.rule,
        line="out_of_turn",
        moves=(scene.text("dispute.early.takes_back", name=name),),
        steps=(
            *_recorded(scene, backed),
            scene.text(
                "dispute.early.choices",
                name=name,
                price=scene.money(ruling.price_chips),
                minimum=scene.money(ruling.minimum_to_chips),
            ),
        ),
        agreements=(
            Agreement(
                key="record",
                text=scene.text("dispute.early.record"),
                detail=_all(scene, len(backed.commands)),
                commands=backed.commands,
            ),
        ),
    )


def _nothing_left(scene: Scene, seat: int, backed: _Backed) -> Verdict:
    """The round or the hand was closed before it came to him."""
    name = scene.state.name(seat)
    return Verdict(
        headline=scene.text("dispute.early.nothing_left", name=name),
        why=scene.text("dispute.early.closed"),
        rule=TurnGround.UNCHANGED.rule,
        line="out_of_turn",
        moves=(scene.text("dispute.early.takes_back", name=name),),
        steps=_recorded(scene, backed),
        agreements=(
            Agreement(
                key="record",
                text=scene.text("dispute.early.record"),
                detail=_all(scene, len(backed.commands)),
                commands=backed.commands,
            ),
        ),
    )


def _at_the_floors_mercy(scene: Scene, seat: int) -> Verdict:
    """He had time to speak and let substantial action pass: no raise, or a dead hand (TDA 53-B)."""
    legal = scene.legal
    assert legal is not None
    right = skipped_right((Deed.CALL, Deed.CALL), had_time=True)
    assert right is SkippedRight.FLOOR
    name = scene.state.name(legal.seat)
    free = Action.CHECK if legal.can_check else Action.CALL
    text = scene.text("check") if legal.can_check else scene.text("call", amount=_owed(scene, scene.hand))
    return Verdict(
        headline=scene.text("dispute.silent.check" if legal.can_check else "dispute.silent.call", name=name),
        why=scene.text("dispute.silent.why", name=name),
        rule="TDA 53-B",
        line="out_of_turn",
        judgement=scene.text("dispute.judge.silent", name=name),
        steps=(scene.text("dispute.silent.then", name=scene.state.name(seat)),),
        agreements=(
            Agreement(
                key="fold",
                text=scene.text("dispute.silent.dead"),
                detail=scene.text("fold"),
                commands=(Act(seat=legal.seat, action=Action.FOLD),),
            ),
            Agreement(
                key="record",
                text=text,
                detail=scene.text("dispute.record"),
                commands=(Act(seat=legal.seat, action=free),),
            ),
        ),
    )
