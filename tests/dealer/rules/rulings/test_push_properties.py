from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from dealer.rules.rulings.push import rule_push
from dealer.rules.rulings.wager import Deed, Facing, Push, Ruling, Words

CHIPS = st.sampled_from([1, 5, 25, 100, 500, 1000])
SIZE = {Deed.FOLD: 0, Deed.CHECK: 1, Deed.CALL: 2, Deed.BET: 3, Deed.RAISE: 3}


@st.composite
def pushes(draw: st.DrawFn) -> tuple[Facing, Push]:
    chips = tuple(draw(st.lists(CHIPS, max_size=8)))
    deeds = st.sampled_from([None, *Deed])
    amounts = st.none() | st.integers(1, 4000)
    words = draw(st.none() | st.builds(Words, deed=deeds, amount_chips=amounts))
    if words is None or not (words.deed or words.amount_chips):
        words, chips = None, chips or (draw(CHIPS),)
    price = draw(st.just(0) | st.integers(1, 3000))
    minimum = price + draw(st.integers(1, 3000))
    return (
        Facing(
            price_chips=price,
            minimum_to_chips=minimum,
            maximum_to_chips=draw(st.none() | st.just(minimum) | st.integers(minimum, minimum + 3000)),
            in_front_chips=draw(st.integers(0, price)),
            stack_chips=sum(chips) + draw(st.just(0) | st.integers(1, 5000)) + (not chips),
            may_raise=draw(st.booleans()),
            opening_bet=draw(st.booleans()),
            heads_up=draw(st.booleans()),
        ),
        Push(chips=chips, words=words),
    )


def weight(ruling: Ruling) -> tuple[int, int]:
    return SIZE[ruling.deed], ruling.to_chips


@settings(deadline=None)
@given(pushes(), CHIPS)
def test_more_chips_never_mean_a_smaller_action(case: tuple[Facing, Push], chip: int) -> None:
    facing, push = case
    if facing.stack_chips >= push.pushed_chips + chip:
        more = Push(chips=(*push.chips, chip), words=push.words)
        assert weight(rule_push(facing, more)) >= weight(rule_push(facing, push))


@settings(deadline=None)
@given(pushes(), st.integers(1, 500))
def test_a_higher_amount_said_never_means_a_smaller_action(case: tuple[Facing, Push], extra: int) -> None:
    facing, push = case
    if push.words is not None and push.words.amount_chips is not None:
        more = Words(deed=push.words.deed, amount_chips=push.words.amount_chips + extra)
        higher = rule_push(facing, Push(chips=push.chips, words=more))
        assert weight(higher) >= weight(rule_push(facing, push))


@settings(deadline=None)
@given(pushes())
def test_what_counts_and_what_comes_back_is_what_was_put_out(case: tuple[Facing, Push]) -> None:
    facing, push = case
    ruling = rule_push(facing, push)
    put_out = facing.in_front_chips + push.pushed_chips
    assert put_out + ruling.add_chips == ruling.to_chips + ruling.return_chips
    assert min(ruling.add_chips, ruling.return_chips) == 0
    assert ruling.add_chips >= 0
    assert ruling.return_chips >= 0


@settings(deadline=None)
@given(pushes())
def test_a_ruling_is_a_legal_action(case: tuple[Facing, Push]) -> None:
    facing, push = case
    ruling = rule_push(facing, push)
    whole = facing.whole_chips
    assert facing.in_front_chips <= ruling.to_chips <= whole
    assert ruling.all_in == (ruling.to_chips == whole)
    match ruling.deed:
        case Deed.FOLD | Deed.CHECK:
            assert ruling.to_chips == facing.in_front_chips
            assert ruling.deed is Deed.FOLD or facing.price_chips <= facing.in_front_chips
        case Deed.CALL:
            assert ruling.to_chips == min(facing.price_chips, whole) > facing.in_front_chips
        case _:
            assert facing.may_raise
            assert (ruling.deed is Deed.BET) == (facing.price_chips == 0)
            assert ruling.to_chips >= facing.minimum_to_chips or ruling.all_in
            assert facing.maximum_to_chips is None or ruling.to_chips <= facing.maximum_to_chips


@settings(deadline=None)
@given(pushes())
def test_nobody_pays_more_than_he_pushed_or_said_but_for_what_binds_him(case: tuple[Facing, Push]) -> None:
    facing, push = case
    ruling = rule_push(facing, push)
    said = push.words or Words()
    limit = facing.in_front_chips + max(push.pushed_chips, said.amount_chips or 0)
    if said.deed is Deed.CALL:
        limit = max(limit, facing.price_chips)
    if said.deed is Deed.ALL_IN:
        limit = facing.whole_chips
    if ruling.to_chips > limit:
        assert ruling.to_chips in {facing.price_chips, facing.minimum_to_chips, facing.whole_chips}
        assert ruling.to_chips <= facing.minimum_to_chips
        if ruling.deed in (Deed.BET, Deed.RAISE) and said.deed not in (Deed.BET, Deed.RAISE):
            assert facing.price_chips == 0 or 2 * (limit - facing.price_chips) >= facing.raise_chips
