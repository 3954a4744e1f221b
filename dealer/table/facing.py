"""What a player faces as the floor sees it, and how what the floor rules is recorded."""

from __future__ import annotations

from dataclasses import dataclass

from dealer.hand.betting import legal_actions
from dealer.hand.events import Acted, BoardDealt
from dealer.hand.state import Action, Hand, Street
from dealer.rules.rulings.wager import Deed, Facing, Ruling
from dealer.table.commands import Act, CorrectAction
from dealer.table.corrections import hand_before_action
from dealer.table.state import TableState

RAISES = (Action.BET, Action.RAISE)


@dataclass(frozen=True, slots=True, kw_only=True)
class StreetAction:
    """An action on the street being played; `index` counts the actions of the hand from 0."""

    index: int
    acted: Acted


def street_actions(state: TableState) -> tuple[StreetAction, ...]:
    """What has been done since the last board card, in order."""
    found: list[StreetAction] = []
    index = 0
    for event in state.log:
        if isinstance(event, BoardDealt):
            found.clear()
        elif isinstance(event, Acted):
            found.append(StreetAction(index=index, acted=event))
            index += 1
    return tuple(found)


def facing(state: TableState, index: int | None = None) -> Facing | None:
    """What the player to act faces, or faced before action `index` of this street.

    ``None`` when nobody is to act. Raises `NoSuchAction`.
    """
    hand = state.hand if index is None else hand_before_action(state, index)
    before = [a for a in street_actions(state) if index is None or a.index < index]
    raises = sum(1 for action in before if action.acted.action in RAISES)
    return None if hand is None else facing_in(hand, raises=raises)


def facing_in(hand: Hand, *, raises: int) -> Facing | None:
    """What the player to act in `hand` faces after so many bets and raises on this street.

    The price is what he can be held to: never more than an opponent can still match, unless his own stack is
    shorter.
    """
    legal = legal_actions(hand)
    if legal is None:
        return None
    player = hand.player(legal.seat)
    whole = player.reach_chips
    minimum, maximum = legal.price_chips + hand.betting.step_chips, None
    if legal.raises is not None:
        minimum, highest = legal.raises.minimum_to_chips, legal.raises.highest_to_chips
        maximum = highest if highest < whole else None
    covered = legal.price_chips and legal.to_call_chips < player.stack_chips
    return Facing(
        price_chips=legal.call_to_chips if covered else legal.price_chips,
        minimum_to_chips=minimum,
        stack_chips=player.stack_chips,
        in_front_chips=player.street_chips,
        maximum_to_chips=maximum,
        may_raise=legal.raises is not None,
        opening_bet=raises == (0 if hand.street is Street.PREFLOP else 1),
        heads_up=len(hand.live) == 2,
    )


def ruled_action(ruling: Ruling) -> tuple[Action, int | None]:
    """The action that was ruled, and the street total of a bet or raise."""
    action = Action(ruling.deed.value)
    return action, ruling.to_chips if ruling.deed in (Deed.BET, Deed.RAISE) else None


def ruled(ruling: Ruling, seat: int, index: int | None = None) -> Act | CorrectAction:
    """The command that records `ruling` on `seat`, or that puts his action `index` right."""
    action, to_chips = ruled_action(ruling)
    if index is None:
        return Act(seat=seat, action=action, to_chips=to_chips)
    return CorrectAction(index=index, action=action, to_chips=to_chips)
