"""How many hands a second, against PokerKit on the same hands in the same run. Not collected by ./test.

``.venv/bin/python -m pytest tests/benchmarks -s`` prints the figures.
"""

from __future__ import annotations

import gzip
import io
import json
import time
import warnings
from pathlib import Path
from typing import Any

from pokerkit import Automation, NoLimitTexasHoldem, State

from dealer.records.stream import answers

GENERATED = Path(__file__).parents[1] / "data" / "conformance" / "generated_hands.jsonl.gz"
ROUNDS = 5

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


def test_replay_is_ten_times_as_fast_as_pokerkit() -> None:
    lines = six_handed_lines()
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(_seconds(replay_with_house_dealer, lines))
        theirs.append(_seconds(replay_with_pokerkit, lines))
    ratios = sorted(b / a for a, b in zip(ours, theirs, strict=True))
    per_second = len(lines) / sorted(ours)[ROUNDS // 2]
    print(f"\n{len(lines)} hands: {per_second:.0f} a second, {ratios[ROUNDS // 2]:.1f} times PokerKit")
    assert ratios[ROUNDS // 2] >= 10


def six_handed_lines() -> list[bytes]:
    """The generated six-handed no-limit hands that PokerKit plays to the end, antes and straddles too."""
    with gzip.open(GENERATED) as source:
        rows = [(line, json.loads(line)) for line in source]
    six_handed = [
        line for line, row in rows if row["structure"] == "nl" and len(row["seats"]) == len(row["hole"]) == 6
    ]
    return [line for line in six_handed if _pokerkit_can(line)]


def _pokerkit_can(line: bytes) -> bool:
    try:
        replay_with_pokerkit([line])
    except ValueError:
        return False
    return True


def replay_with_house_dealer(lines: list[bytes]) -> None:
    encode = json.JSONEncoder(separators=(",", ":")).encode
    for answer in answers(io.BytesIO(b"".join(lines)), steps=False):
        encode(answer)


def replay_with_pokerkit(lines: list[bytes]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for line in lines:
            state = _played(json.loads(line))
            json.dumps({"final_stacks": list(state.stacks)})


def _played(row: dict[str, Any]) -> State:
    order = sorted(map(int, row["seats"]), key=lambda seat: (seat <= row["button"], seat))
    stacks = tuple(row["seats"][str(seat)] for seat in order)
    small, big = row["blinds"]
    blinds = {0: small, 1: big}
    if row["straddle"]:
        blinds[order.index(row["straddle"]["seat"])] = row["straddle"]["amount"]
    antes = {order.index(seat): row["ante"]["amount"] for seat in _who_antes(row, order)}
    state = NoLimitTexasHoldem.create_state(AUTOMATIONS, True, antes, blinds, big, stacks, 6)
    for seat in order:
        state.deal_hole("".join(row["hole"][str(seat)]))
    board = list(row["board"])
    for _, action, to_chips in row["actions"]:
        _deal(state, board)
        if action == "fold":
            state.fold()
        elif action in ("check", "call"):
            state.check_or_call()
        else:
            state.complete_bet_or_raise_to(to_chips)
    _deal(state, board)
    return state


def _who_antes(row: dict[str, Any], order: list[int]) -> list[int]:
    return {"none": [], "each": order, "big_blind": order[1:2], "button": order[-1:]}[row["ante"]["type"]]


def _deal(state: State, board: list[str]) -> None:
    while state.can_deal_board():
        count = 1 if state.board_cards else 3
        state.deal_board("".join(board[:count]))
        del board[:count]


def _seconds(play: Any, lines: list[bytes]) -> float:
    start = time.perf_counter()
    play(lines)
    return time.perf_counter() - start
