"""Answers to `ruling` rows: which ruling is asked for shows in what is given."""

from __future__ import annotations

from dealer.records.answers import ruling_amounts, ruling_deal, ruling_push, ruling_turn
from dealer.records.errors import RecordError
from dealer.records.fields import Fields, array, chips, flag
from dealer.rules.rulings.disputes import Dispute, dispute_until, must_show
from dealer.rules.rulings.wager import NothingPushed


def answer(given: Fields) -> dict[str, object]:
    """The ruling with its figures; raises `RecordError`, `BadField` for a question that is none of ours."""
    try:
        return _answer(given)
    except NothingPushed as error:
        raise RecordError("BadField", "chips or words: at least one chip of value or a clear word") from error


def _answer(given: Fields) -> dict[str, object]:
    for ask in (ruling_turn.answer, ruling_deal.answer, ruling_amounts.answer, ruling_push.answer):
        told = ask(given)
        if told is not None:
            return told
    if "live" in given:
        holding = [chips(seat, "live", least=1) for seat in array(given["live"], "live")]
        return {"must_show": must_show(holding, face_up=flag(given.get("face_up", False), "face_up"))}
    if not given or "dispute" in given:
        return {f"{dispute.value}_until": dispute_until(dispute).value for dispute in Dispute}
    raise RecordError("BadField", "given: no question that is ruled on: " + ", ".join(sorted(given)))
