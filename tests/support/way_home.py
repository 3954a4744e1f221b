"""What a sensible host presses to get on, wherever somebody has left the window."""

from __future__ import annotations

from collections.abc import Sequence, Set

from dealer.hand.betting import legal_actions
from dealer.table.state import TableState

CLOSING = ("unlock", "go_on", "back", "play_on", "check_instead", "see_table")
"""What closes whatever lies over the table or shows something else, the harmless answer first."""
OVER_THE_TABLE = frozenset({*CLOSING, "resume", "new_cash_game"})
SOMEBODY_NEW = ("letter_a", "entry_confirm")


def towards_start(names: Set[str]) -> tuple[str, ...]:
    """The next presses on the way to the start screen; none is there."""
    if "new_cash_game" in names:
        return ()
    return _first(("leave_table", *CLOSING, "menu"), names)


def towards_next_hand(names: Set[str], state: TableState) -> tuple[str, ...]:
    """The next presses on the way to a hand being over and the next one offered; none is there."""
    if "next_hand" in names:
        return ()
    if "blinds" in names:
        return _in_the_setup(names)
    if names & OVER_THE_TABLE:
        return _first((*CLOSING, "resume", "new_cash_game"), names)
    return _through_the_hand(names, state) if state.hand_in_play else _bring_players(state)


def _first(wanted: Sequence[str], names: Set[str]) -> tuple[str, ...]:
    found = next((name for name in wanted if name in names), None)
    assert found is not None, f"none of {wanted} is among {sorted(names)}"
    return (found,)


def _in_the_setup(names: Set[str]) -> tuple[str, ...]:
    """Two players, then the first hand; a game that cannot be dealt is laid out anew."""
    if "start_night" in names:
        return ("start_night",)
    if "type_name" in names and "put_button" not in names:
        return ("type_name", *SOMEBODY_NEW)
    return ("back", "new_cash_game")


def _through_the_hand(names: Set[str], state: TableState) -> tuple[str, ...]:
    legal = legal_actions(state.hand) if state.hand is not None else None
    if legal is not None:
        return ("call" if legal.can_check else "fold",)
    winners = sorted(name for name in names if name.startswith(("no_split_", "winner_")))
    return _first(("deal", *winners, "awards_page"), names)


def _bring_players(state: TableState) -> tuple[str, ...]:
    """Chips for who has none, back to the table for who is away, and somebody new."""
    for seat in state.seats:
        if not seat.stack_chips:
            return (f"seat_{seat.seat}", "rebuy", "key_5", "key_0", "key_0", "entry_confirm")
        if seat.away:
            return (f"seat_{seat.seat}", "sit_in", "come_in_post", "come_in_wait_for_big_blind")
    free = next(number for number in range(1, 11) if state.seat(number) is None)
    return ("menu", "new_player", f"free_seat_{free}", *SOMEBODY_NEW, "entry_confirm")
