"""One line of answer for one record: what `housedealer replay` prints."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from dealer.hand import play
from dealer.hand.betting import legal_actions
from dealer.hand.pots import layered_pots
from dealer.hand.showdown import show_order
from dealer.hand.state import Award, Hand, Phase, Pot, Street
from dealer.records import answers
from dealer.records.fields import Fields, mapping
from dealer.records.hand_record import parse_hand_record
from dealer.records.replay import Replay, replay
from dealer.records.wanted import wanted_figures

Answer = dict[str, object]


def answer(row: object, *, steps: bool) -> Answer:
    """The answer to one row; raises `RecordError`.

    A row without `kind` is a hand. Rows of other kinds are answered with the keys of their `expected`.
    """
    fields = mapping(row, "a record")
    kind = fields.get("kind", "hand")
    if kind == "hand":
        return hand_answer(fields, steps=steps)
    wanted = mapping(fields.get("expected") or {}, "expected")
    given = mapping(fields.get("given") or {}, "given")
    return {"result": answers.answer(str(kind), given, wanted)}


def hand_answer(fields: Fields, *, steps: bool) -> Answer:
    """Everything the format asks of a hand; what the record leaves open is left out."""
    run = replay(parse_hand_record(fields))
    answer: Answer = {"posted": _by_seat(run.posted.items())}
    if steps:
        answer["steps"] = [_step(hand) for hand in run.asked]
        answer["next"] = _step(run.hand)
    if run.hand.phase is not Phase.BETTING or not any(p.street_chips for p in run.hand.players):
        answer |= _pots(run)
    wanted = fields.get("expected")
    if isinstance(wanted, Mapping):
        answer |= wanted_figures(run, wanted)
    return answer


def _step(hand: Hand) -> Answer | None:
    """The choices of the player to act, ``None`` when nobody is."""
    legal = legal_actions(hand)
    if legal is None:
        return None
    raises = legal.raises
    return {
        "seat": legal.seat,
        "to_call": legal.to_call_chips,
        "raise": [raises.lowest_to_chips, raises.highest_to_chips] if raises else None,
        "pot": hand.pot_chips,
    }


def _pots(run: Replay) -> Answer:
    hand = run.hand
    pots = hand.pots if hand.phase is not Phase.BETTING else layered_pots(hand.players)
    shown = [_pot(run, index, pot) for index, pot in enumerate(pots)]
    answer: Answer = {"pots": shown, "uncalled": _by_seat(hand.uncalled)}
    if not play.betting_over(hand):
        return answer
    if all("winners" in pot for pot in shown):
        answer |= _chips(run)
    aggressor = hand.betting.aggressor if hand.street is Street.RIVER else None
    answer["show_order"] = list(show_order(hand, aggressor)) if len(hand.live) > 1 else []
    answer["award_order"] = list(reversed(range(len(pots))))
    answer["face_up_after"] = run.face_up_after
    return answer


def _pot(run: Replay, index: int, pot: Pot) -> Answer:
    answer: Answer = {"amount": pot.chips, "eligible": list(pot.eligible)}
    awards = [a for a in run.awards if a.pot == index]
    if awards:
        answer["winners"] = sorted({seat for a in awards for seat, _ in a.shares})
    if len(awards) > 1:
        answer["runs"] = [
            {"amount": a.chips, "winners": sorted(seat for seat, _ in a.shares)} for a in awards
        ]
    return answer


def _chips(run: Replay) -> Answer:
    hand = run.hand
    given_later = _won(run.awards[len(hand.awards) :])
    stacks = sorted((p.seat, p.stack_chips + given_later.get(p.seat, 0)) for p in hand.players)
    return {"payouts": _by_seat(_won(run.awards).items()), "final_stacks": _by_seat(stacks)}


def _won(awards: Sequence[Award]) -> dict[int, int]:
    won: dict[int, int] = {}
    for award in awards:
        for seat, chips in award.shares:
            won[seat] = won.get(seat, 0) + chips
    return dict(sorted(won.items()))


def _by_seat(chips: Iterable[tuple[int, int]]) -> dict[str, int]:
    return {str(seat): amount for seat, amount in chips}
