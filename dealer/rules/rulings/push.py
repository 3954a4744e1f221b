"""What chips pushed and words said count as (TDA 40-45, 51, 55).

Three properties hold for every situation: more chips never mean a smaller action; nobody pays more than he
pushed or said, but for the full call or the full minimum raise that his wager bound him to; and what he put
out is what counts plus what comes back.
"""

from __future__ import annotations

from dealer.rules.rulings.wager import Deed, Facing, Ground, Push, Ruling, Words


def rule_push(facing: Facing, push: Push) -> Ruling:
    """The ruling on one motion of chips, on words, or on both."""
    words = push.words
    if words is None:
        return _by_chips(facing, push)
    match words.deed:
        case Deed.FOLD:
            return _ruled(facing, push, Deed.FOLD, facing.in_front_chips, Ground.SAID_FOLD)
        case Deed.CHECK:
            return _by_check(facing, push)
        case Deed.CALL:
            calls = facing.price_chips > facing.in_front_chips
            return _call(facing, push, Ground.SAID_CALL if calls else Ground.CALL_FACING_NONE)
        case Deed.ALL_IN:
            return _raise(facing, push, facing.whole_chips, Ground.SAID_ALL_IN)
        case _:
            return _by_amount(facing, push, words)


def _by_chips(facing: Facing, push: Push) -> Ruling:
    total = facing.in_front_chips + push.pushed_chips
    if facing.in_front_chips < facing.price_chips < total:
        if len(push.chips) == 1:
            return _call(facing, push, Ground.OVERSIZED_CHIP)
        if total - min(push.chips) < facing.price_chips:
            return _call(facing, push, Ground.EVERY_CHIP_NEEDED)
    return _counted(facing, push, total)


def _counted(facing: Facing, push: Push, total_chips: int) -> Ruling:
    """The ruling on an amount alone: half of a raise binds to the whole of it (TDA 40-C, 43-A)."""
    price = facing.price_chips
    if price == 0:
        short = total_chips < min(facing.minimum_to_chips, facing.whole_chips)
        return _raise(facing, push, total_chips, Ground.UNDERBET if short else Ground.BET_OF_THE_CHIPS)
    if total_chips < price:
        return _undercall(facing, push, total_chips)
    if total_chips == price:
        return _call(facing, push, Ground.EXACT_CALL)
    if total_chips >= facing.whole_chips:
        return _raise(facing, push, facing.whole_chips, Ground.LAST_CHIPS)
    if 2 * (total_chips - price) < facing.raise_chips:
        return _call(facing, push, Ground.LESS_THAN_HALF)
    full = total_chips >= facing.minimum_to_chips
    return _raise(facing, push, total_chips, Ground.FULL_RAISE if full else Ground.HALF_A_RAISE)


def _undercall(facing: Facing, push: Push, total_chips: int) -> Ruling:
    """A full call against the opening bet and heads-up, else for the floor to decide (TDA 51-B)."""
    if total_chips >= facing.whole_chips:
        return _call(facing, push, Ground.ALL_IN_CALL)
    if facing.opening_bet or facing.heads_up:
        return _call(facing, push, Ground.UNDERCALL)
    return _call(facing, push, Ground.UNDERCALL_FLOOR, may_fold=True, forfeit_chips=push.pushed_chips)


def _by_check(facing: Facing, push: Push) -> Ruling:
    """A check that owes chips is a call or a fold, never a raise (TDA 55); chips put out make it the call."""
    if facing.price_chips <= facing.in_front_chips:
        return _call(facing, push, Ground.SAID_CHECK)
    return _call(facing, push, Ground.CHECK_FACING_BET, may_fold=not push.chips)


def _by_amount(facing: Facing, push: Push, words: Words) -> Ruling:
    """ "Bet" or "raise" with or without an amount, or an amount alone."""
    if words.deed is None or (words.deed is Deed.BET and facing.price_chips > facing.in_front_chips):
        return _by_bare_amount(facing, push, words)
    wanted = words.amount_chips
    if wanted is None:
        wanted = facing.in_front_chips + push.pushed_chips
    if wanted < min(facing.minimum_to_chips, facing.whole_chips):
        ground = Ground.SAID_LESS_THAN_MINIMUM
    else:
        ground = Ground.SAID_RAISE
    if words.deed is Deed.RAISE and facing.price_chips == 0:
        ground = Ground.RAISE_FACING_NONE
    return _raise(facing, push, wanted, ground)


def _by_bare_amount(facing: Facing, push: Push, words: Words) -> Ruling:
    """An amount alone is the same as pushing it (TDA 40-C). "Bet" against a bet is no clear word and adds
    nothing to it (TDA 57): then the amount or the chips play, and with neither it is a call.
    """
    if words.amount_chips is not None:
        total = facing.in_front_chips + words.amount_chips
        return _counted(facing, push, min(total, facing.whole_chips))
    if push.chips:
        return _by_chips(facing, push)
    return _call(facing, push, Ground.BET_FACING_BET)


def _raise(facing: Facing, push: Push, wanted_chips: int, ground: Ground) -> Ruling:
    """A bet or raise to the wanted total, brought between the least and the most that is allowed."""
    if not facing.may_raise:
        return _call(facing, push, Ground.RAISING_CLOSED)
    if facing.whole_chips <= facing.price_chips:
        return _call(facing, push, Ground.ALL_IN_CALL)
    to = min(max(wanted_chips, facing.minimum_to_chips), facing.whole_chips)
    if facing.maximum_to_chips is not None and to > facing.maximum_to_chips:
        to, ground = facing.maximum_to_chips, Ground.CUT_TO_MAXIMUM
    return _ruled(facing, push, Deed.RAISE if facing.price_chips else Deed.BET, to, ground)


def _call(
    facing: Facing, push: Push, ground: Ground, *, may_fold: bool = False, forfeit_chips: int = 0
) -> Ruling:
    to = min(facing.price_chips, facing.whole_chips)
    deed = Deed.CHECK if to == facing.in_front_chips else Deed.CALL
    return _ruled(facing, push, deed, to, ground, may_fold=may_fold, forfeit_chips=forfeit_chips)


def _ruled(
    facing: Facing,
    push: Push,
    deed: Deed,
    to_chips: int,
    ground: Ground,
    *,
    may_fold: bool = False,
    forfeit_chips: int = 0,
) -> Ruling:
    missing = to_chips - facing.in_front_chips - push.pushed_chips
    return Ruling(
        deed=deed,
        to_chips=to_chips,
        add_chips=max(missing, 0),
        return_chips=max(-missing, 0),
        all_in=to_chips == facing.whole_chips,
        ground=ground,
        may_fold=may_fold,
        forfeit_chips=forfeit_chips,
    )
