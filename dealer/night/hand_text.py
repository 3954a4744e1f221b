"""A hand of the log in words: what is read on the screen, and as plain text to copy or keep."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from dealer.hand.events import Acted, ShowdownBegan, StreetClosed, TurnGiven
from dealer.hand.state import Action, Hand
from dealer.night.hand_log import LoggedHand, Part, Step
from dealer.night.log_line import LogLine
from dealer.table.commands import RunItTwice
from dealer.table.state import TableState
from dealer.words.announce import announcements
from dealer.words.catalogue import Catalogue
from dealer.words.comings import stakes_told
from dealer.words.line import Kind, Line
from dealer.words.speaker import Speaker


def step_said(step: Step, words: Catalogue) -> tuple[Line, ...]:
    """Everything that was said when the step was recorded."""
    return announcements(step.before, step.entry.events, step.after, words)


def hand_lines(hand: LoggedHand, words: Catalogue) -> Iterator[LogLine]:
    """The hand as it is read: parts with their actions, amounts and reasons, and at last who has won what.

    Whose turn it was and what the dealer had to do is left out: the next line says that it was done.
    """
    part: tuple[Part, int] | None = None
    for steps in _with_folds_together(hand.steps):
        step = steps[0]
        here = (step.part, step.run)
        if here != part:
            yield LogLine(text=_heading(step, words), heading=True)
            part = here
        if len(steps) > 1:
            yield LogLine(text=_all_fold(steps, words))
            continue
        for line in _kept(step, words):
            if line.kind is Kind.SHOW and part[0] is not Part.SHOWDOWN and _goes_to_showdown(step):
                part = (Part.SHOWDOWN, 0)
                yield LogLine(text=words.text("log.part.showdown"), heading=True)
            yield LogLine(text=line.text)
    if hand.over:
        yield LogLine(text=words.text("log.part.result"), heading=True)
        yield from (LogLine(text=text) for text in _results(hand.decided, words))


def _with_folds_together(steps: Sequence[Step]) -> Iterator[Sequence[Step]]:
    """The steps one by one, but folds that follow each other as one; a fold that ends the hand tells more."""
    for folds, group in groupby(steps, key=lambda step: (_is_fold(step), step.part, step.run)):
        if folds[0]:
            yield tuple(group)
        else:
            yield from ((step,) for step in group)


def _is_fold(step: Step) -> bool:
    """Whether somebody folded, and nothing but that is to be told."""
    match step.entry.events:
        case (Acted(action=Action.FOLD, seat=number), *rest):
            folder = step.before.seat(number)
            quiet = all(isinstance(event, TurnGiven | StreetClosed) for event in rest)
            return quiet and folder is not None and not folder.away
        case _:
            return False


def _all_fold(steps: Sequence[Step], words: Catalogue) -> str:
    """``"Dev, Eva and Finn fold."``."""
    speaker = Speaker(state=steps[0].before, words=words)
    seats = [event.seat for step in steps for event in step.entry.events if isinstance(event, Acted)]
    return words.text("log.folds", names=speaker.names(seats))


def _heading(step: Step, words: Catalogue) -> str:
    hand = step.before.hand
    chips = _in_the_pot(hand) if hand is not None else 0
    amount = Speaker(state=step.before, words=words).money(chips)
    told = words.text(f"log.part.{step.part.value}", amount=amount)
    return words.text("log.part.second", part=told) if step.run else told


def _in_the_pot(hand: Hand) -> int:
    return hand.pot_chips - sum(award.chips for award in hand.awards)


_LEFT_OUT = (Kind.TURN, Kind.STREET)


def _kept(step: Step, words: Catalogue) -> Iterator[Line]:
    """What is worth reading later of that which was said."""
    said = step_said(step, words)
    if isinstance(step.entry.command, RunItTwice):
        yield said[0]
    yield from (line for line in said if line.kind not in _LEFT_OUT)


def _goes_to_showdown(step: Step) -> bool:
    return any(isinstance(event, ShowdownBegan) for event in step.entry.events)


def _results(state: TableState, words: Catalogue) -> Iterator[str]:
    """``"Asha wins 40, has 1,910."``, for everybody who was dealt in."""
    speaker = Speaker(state=state, words=words)
    assert state.hand is not None
    began = dict(state.hand.setup.stacks)
    for player in sorted(state.hand.players, key=lambda p: p.seat):
        more_chips = player.stack_chips - began[player.seat]
        key = "log.won" if more_chips > 0 else "log.lost" if more_chips else "log.even"
        result = words.text(key, name=speaker.name(player.seat), amount=speaker.money(abs(more_chips)))
        yield words.text("log.now", result=result, amount=speaker.money(player.stack_chips))


def outcome(hand: LoggedHand, words: Catalogue) -> str:
    """Who won what, in a few words: ``"Asha wins 450"``."""
    if hand.voided:
        return words.text("log.outcome.void")
    state = hand.decided
    if not hand.over or state.hand is None:
        return words.text("log.outcome.playing")
    speaker = Speaker(state=state, words=words)
    won: dict[int, int] = {}
    for award in state.hand.awards:
        for seat, chips in award.shares:
            won[seat] = won.get(seat, 0) + chips
    amount = speaker.money(sum(won.values()))
    match list(won):
        case [seat]:
            return words.text("log.outcome.won", name=speaker.name(seat), amount=amount)
        case [_, _]:
            return words.text("log.outcome.split", names=speaker.names(list(won)), amount=amount)
        case _:
            return words.text("log.outcome.many", count=words.number(len(won)), amount=amount)


def hand_title(hand: LoggedHand, words: Catalogue) -> str:
    """``"Hand 12"``."""
    return words.text("log.hand", number=hand.number)


def hand_text(hand: LoggedHand, words: Catalogue) -> str:
    """The hand as plain text: stakes, seats and stacks, what happened, what everybody has now."""
    return "\n".join(_text_lines(hand, words)) + "\n"


def _text_lines(hand: LoggedHand, words: Catalogue) -> Iterator[str]:
    dealt = hand.steps[0]
    speaker = Speaker(state=dealt.after, words=words)
    time = dealt.entry.at[:16].replace("T", " ")
    yield words.text("log.hand_at", number=hand.number, time=time)
    if hand.voided:
        yield words.sentence(outcome(hand, words))
    played = dealt.after.hand
    assert played is not None
    game = words.text(f"log.game.{played.setup.rules.structure.value}")
    yield f"{game} {stakes_told(played.setup.stakes, speaker)}"
    for seat, chips in sorted(played.setup.stacks):
        yield words.text("log.seat", seat=seat, name=speaker.name(seat), amount=speaker.money(chips))
    for line in hand_lines(hand, words):
        if line.heading:
            yield ""
        yield line.text
