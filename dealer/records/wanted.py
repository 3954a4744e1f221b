"""Further figures a scenario may ask for: the keys of its `expected` beyond the plain answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from dealer.hand.betting import legal_actions, opening_bets
from dealer.hand.play import open_hand
from dealer.hand.state import Award, Hand, Street
from dealer.records.fields import is_whole
from dealer.records.replay import Replay


def wanted_figures(run: Replay, wanted: Mapping[str, object]) -> dict[str, object]:
    """The figures named in `wanted` that this module knows; other keys are passed over."""
    figures = {key: figure(run) for key, figure in _FIGURES.items() if key in wanted}
    if "checkpoints" in wanted:
        figures["checkpoints"] = _checkpoints(run, wanted["checkpoints"])
    return figures


def _deal_order(run: Replay) -> list[int]:
    return [seat for seat, _ in run.record.setup.stacks]


def _preflop_order(run: Replay) -> list[int]:
    """The order in which everybody would act first, the straddler or the big blind last."""
    setup = run.record.setup
    seats = _deal_order(run)
    last = seats.index(setup.straddle.seat if setup.straddle else setup.big_blind) + 1
    return [*seats[last:], *seats[:last]]


def _effective_call(run: Replay) -> int | None:
    hand, _ = open_hand(run.record.setup)
    legal = legal_actions(hand)
    return None if legal is None else legal.to_call_chips


def _postflop_min_bet(run: Replay) -> int:
    return opening_bets(run.record.setup, Street.FLOP)[1]


def _run_pots(run: Replay) -> list[int]:
    runs = len(run.record.boards)
    return [sum(a.chips for a in run.awards if a.run == index) for index in range(runs)]


def _awards_by_run(run: Replay) -> list[dict[str, int]]:
    runs = range(len(run.record.boards))
    return [_shares(a for a in run.awards if a.run == index) for index in runs]


def _awards(run: Replay) -> list[dict[str, int]]:
    pots = range(len(run.hand.pots))
    return [_shares(a for a in run.awards if a.pot == index) for index in pots]


def _shares(awards: Iterable[Award]) -> dict[str, int]:
    shares: dict[str, int] = {}
    for award in awards:
        for seat, chips in award.shares:
            shares[str(seat)] = shares.get(str(seat), 0) + chips
    return shares


def _checkpoints(run: Replay, wanted: object) -> list[dict[str, object]]:
    """The figures at the points asked for; a point that is none is passed over."""
    points = wanted if isinstance(wanted, list) else []
    rows = [point.get("after") for point in points if isinstance(point, Mapping)]
    return [_checkpoint(run.hands[at], at) for at in rows if is_whole(at) and 0 <= at < len(run.hands)]


def _checkpoint(hand: Hand, rows: int) -> dict[str, object]:
    """The choices after `rows` rows; the minimum raise is the rule's, whatever the stack."""
    legal = legal_actions(hand)
    figures: dict[str, object] = {"after": rows, "to_act": hand.to_act}
    if legal:
        figures["to_call"] = legal.to_call_chips
        figures["can_raise"] = legal.raises is not None
        if legal.raises:
            figures["min_raise_to"] = legal.raises.minimum_to_chips
            figures["max_raise_to"] = legal.raises.highest_to_chips
    figures["pot_total"] = hand.pot_chips + sum(chips for _, chips in hand.uncalled)
    return figures


_FIGURES: Mapping[str, Callable[[Replay], object]] = {
    "deal_order": _deal_order,
    "postflop_order": _deal_order,
    "preflop_order": _preflop_order,
    "effective_call": _effective_call,
    "postflop_min_bet": _postflop_min_bet,
    "run_pots": _run_pots,
    "awards_by_run": _awards_by_run,
    "awards": _awards,
}
