"""From sightings to cards: agreed on, asked, confirmed, contradicted; and never done without being asked."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from dealer.rules.cards import FULL_DECK, Card, parse_cards
from vision.offers import contradictions, left_to_tap, proposals, questions
from vision.sighting import OPEN, Glimpse, Look, Patience, Sightings, Standing, Wanted
from vision.sightings import dismiss, expect, look, settle
from vision.zones import Spot

ALL_SPOTS: frozenset[Spot] = frozenset(("board", 2, 5))
REACH = 40.0
FLOP = Wanted(hand=1, due=(("board", 3),))
PATIENCE = Patience()


def glimpse(
    card: str, x: float, *, confidence: float = 0.99, spot: Spot = "board", guesses: str = ""
) -> Glimpse:
    offered = tuple((guess, 0.3) for guess in parse_cards(guesses))
    return Glimpse(card=Card.parse(card), confidence=confidence, spot=spot, at=(x, 100), guesses=offered)


def seen(
    state: Sightings, *glimpses: Glimpse, frames: int = 1, spots: frozenset[Spot] = ALL_SPOTS
) -> Sightings:
    for _ in range(frames):
        state = look(state, Look(glimpses=glimpses, spots=spots, reach=REACH))
    return state


def board(cards: str) -> tuple[Glimpse, ...]:
    return tuple(glimpse(card, 100 * i) for i, card in enumerate(cards.split()))


def offered(state: Sightings) -> dict[Spot, str]:
    return {offer.spot: " ".join(map(str, offer.cards)) for offer in proposals(state)}


def waiting(wanted: Wanted = FLOP) -> Sightings:
    return expect(Sightings(), wanted)


def confirmed(cards: str) -> Sightings:
    """A flop that the table took from the camera; the turn is not due yet."""
    state = seen(waiting(), *board(cards), frames=3)
    return expect(state, Wanted(hand=1, taken=(("board", parse_cards(cards)),)))


def test_flop_is_offered_after_three_still_frames_from_left_to_right() -> None:
    state = seen(waiting(), *board("Ah Kd 9c"), frames=2)
    assert offered(state) == {}
    assert left_to_tap(state, "board") == 3
    state = seen(state, *reversed(board("Ah Kd 9c")))
    assert offered(state) == {"board": "Ah Kd 9c"}
    assert left_to_tap(state, "board") == 0


def test_two_cards_are_no_flop() -> None:
    state = seen(waiting(), *board("Ah Kd"), frames=9)
    assert offered(state) == {}
    assert left_to_tap(state, "board") == 1


def test_a_sure_fourth_card_holds_the_flop_back_and_all_are_asked() -> None:
    state = seen(waiting(), *board("Ah Kd 9c 2s"), frames=5)
    assert offered(state) == {}
    assert [q.guesses[0] for q in questions(state)] == list(parse_cards("Ah Kd 9c 2s"))
    state = dismiss(state, questions(state)[3].number)
    assert offered(state) == {"board": "Ah Kd 9c"}


def test_a_faint_fourth_reading_does_not_hold_the_flop_back() -> None:
    state = seen(waiting(), *board("Ah Kd 9c"), glimpse("2s", 400, confidence=0.4), frames=5)
    assert offered(state) == {"board": "Ah Kd 9c"}


def test_nothing_is_offered_in_a_betting_round_and_all_of_it_once_the_street_is_due() -> None:
    state = seen(waiting(Wanted(hand=1)), *board("Ah Kd 9c"), frames=5)
    assert offered(state) == {}
    assert questions(state) == ()
    assert offered(expect(state, FLOP)) == {"board": "Ah Kd 9c"}


def test_short_confidence_is_a_question_with_the_best_three_guesses() -> None:
    doubtful = glimpse("9c", 200, confidence=0.6, guesses="9c 9s 8c 6c")
    state = seen(waiting(), *board("Ah Kd"), doubtful, frames=4)
    assert offered(state) == {}
    (question,) = questions(state)
    assert question.guesses == parse_cards("9c 9s 8c")
    assert offered(settle(state, question.number, Card.parse("9s"))) == {"board": "Ah Kd 9s"}


def test_what_was_tapped_stays_whatever_the_camera_reads() -> None:
    doubtful = glimpse("9c", 200, confidence=0.6)
    state = seen(waiting(), *board("Ah Kd"), doubtful, frames=4)
    state = settle(state, questions(state)[0].number, Card.parse("9s"))
    state = seen(state, *board("Ah Kd 9c"), frames=4)
    assert offered(state) == {"board": "Ah Kd 9s"}


def test_guesses_leave_out_cards_that_lie_elsewhere() -> None:
    wanted = Wanted(hand=1, due=(("board", 3),), taken=((2, parse_cards("9s")),))
    doubtful = glimpse("9c", 200, confidence=0.6, guesses="9c 9s Ah 8c")
    state = seen(waiting(wanted), *board("Ah Kd"), doubtful, frames=4)
    assert questions(state)[0].guesses == parse_cards("9c 8c")


def test_frames_that_differ_are_a_question() -> None:
    state = waiting()
    for card in ("9c", "9s", "9c", "9s"):
        state = seen(state, *board("Ah Kd"), glimpse(card, 200))
    assert offered(state) == {}
    assert [q.guesses for q in questions(state)] == [parse_cards("9s 9c")]


def test_a_card_misread_once_is_agreed_on_after_more_frames() -> None:
    state = seen(waiting(), *board("Ah Kd 9s"))
    state = seen(state, *board("Ah Kd 9c"), frames=3)
    assert offered(state) == {}
    assert offered(seen(state, *board("Ah Kd 9c"), frames=2)) == {"board": "Ah Kd 9c"}


def test_a_card_that_the_table_has_is_never_offered_again() -> None:
    wanted = Wanted(hand=1, due=(("board", 1),), taken=((2, parse_cards("Ah Ad")),))
    state = seen(waiting(wanted), glimpse("Ah", 0), frames=9)
    assert offered(state) == {}
    assert [q.guesses for q in questions(state)] == [()]


def test_the_same_card_in_two_zones_is_offered_in_neither() -> None:
    wanted = Wanted(hand=1, due=(("board", 1), (2, 2)))
    hand = glimpse("Ah", 500, spot=2), glimpse("Ad", 600, spot=2)
    state = seen(waiting(wanted), glimpse("Ah", 0), *hand, frames=5)
    assert offered(state) == {}


def test_a_covered_or_moving_zone_counts_neither_for_nor_against() -> None:
    state = seen(waiting(), *board("Ah Kd 9c"), frames=2)
    moved = seen(state, *board("Ah Kd 9s"), frames=9, spots=frozenset({5}))
    assert moved == state


def test_cards_gathered_are_forgotten() -> None:
    state = seen(waiting(), *board("Ah Kd 9c"), frames=5)
    assert seen(state, frames=3).all == ()


def test_a_players_cards_are_not_looked_at_before_he_has_to_show() -> None:
    hand = glimpse("Ah", 0, spot=5), glimpse("Ad", 100, spot=5)
    assert seen(waiting(), *hand, frames=5).all == ()
    due = Wanted(hand=1, due=((5, 2),))
    assert offered(seen(waiting(due), *hand, frames=3)) == {5: "Ah Ad"}


def test_a_pushed_card_is_the_same_card() -> None:
    state = seen(waiting(), *board("Ah Kd 9c"), frames=2)
    state = seen(state, *(glimpse(card, 300 + 90 * i) for i, card in enumerate(("Ah", "Kd", "9c"))))
    assert offered(state) == {"board": "Ah Kd 9c"}


def test_what_the_table_took_is_confirmed_and_the_turn_is_the_new_card_only() -> None:
    state = confirmed("Ah Kd 9c")
    assert {s.standing for s in state.all} == {Standing.CONFIRMED}
    state = expect(state, Wanted(hand=1, due=(("board", 1),), taken=(("board", parse_cards("Ah Kd 9c")),)))
    assert offered(seen(state, *board("Ah Kd 9c 2s"), frames=3)) == {"board": "2s"}


def test_what_contradicts_a_confirmed_card_is_a_question_and_nothing_more() -> None:
    state = seen(confirmed("Ah Kd 9c"), *board("Ah Kd 9s"), frames=4)
    assert contradictions(state) == ()
    state = seen(state, *board("Ah Kd 9s"))
    (found,) = contradictions(state)
    assert (found.taken, found.seen) == parse_cards("9c 9s")
    assert [str(s.card) for s in state.all] == ["Ah", "Kd", "9c"]


def test_a_contradiction_that_was_dismissed_is_not_asked_again() -> None:
    state = seen(confirmed("Ah Kd 9c"), *board("Ah Kd 9s"), frames=5)
    state = dismiss(state, contradictions(state)[0].number)
    assert contradictions(seen(state, *board("Ah Kd 9s"), frames=9)) == ()


def test_a_contradiction_ends_when_the_card_is_read_again_or_the_table_corrected() -> None:
    state = seen(confirmed("Ah Kd 9c"), *board("Ah Kd 9s"), frames=5)
    assert contradictions(seen(state, *board("Ah Kd 9c"))) == ()
    corrected = expect(state, Wanted(hand=1, taken=(("board", parse_cards("Ah Kd 9s")),)))
    assert contradictions(seen(corrected, *board("Ah Kd 9s"), frames=9)) == ()


def test_a_card_typed_wrong_is_asked_about() -> None:
    state = expect(waiting(), Wanted(hand=1, taken=(("board", parse_cards("Ah Kd 9c")),)))
    state = seen(state, *board("Ah Kd 9s"), frames=6)
    (found,) = contradictions(state)
    assert (found.taken, found.seen) == parse_cards("9c 9s")


def test_undo_makes_the_cards_open_again() -> None:
    state = expect(confirmed("Ah Kd 9c"), FLOP)
    assert offered(state) == {}
    assert offered(seen(state, *board("Ah Kd 9c"), frames=3)) == {"board": "Ah Kd 9c"}


def test_another_hand_begins_with_nothing() -> None:
    assert expect(confirmed("Ah Kd 9c"), Wanted(hand=2)).all == ()


SOME_CARDS = FULL_DECK[:7]
spots = st.sampled_from(sorted(ALL_SPOTS, key=str))
glimpses = st.builds(
    Glimpse,
    card=st.sampled_from(SOME_CARDS),
    confidence=st.sampled_from((0.2, 0.5, 0.89, 0.95, 1.0)),
    spot=spots,
    at=st.tuples(st.sampled_from((0.0, 30.0, 100.0, 200.0)), st.just(0.0)),
    guesses=st.lists(st.tuples(st.sampled_from(SOME_CARDS), st.just(0.2)), max_size=4).map(tuple),
)
looks = st.builds(
    Look,
    # A reader names each card of a frame once.
    glimpses=st.lists(glimpses, max_size=5, unique_by=lambda g: g.card).map(tuple),
    spots=st.frozensets(spots, min_size=1),
    reach=st.just(REACH),
)
wants = st.builds(
    Wanted,
    hand=st.integers(1, 2),
    due=st.lists(st.tuples(spots, st.integers(1, 3)), max_size=3, unique_by=lambda d: d[0]).map(tuple),
    taken=st.lists(st.tuples(spots, st.sampled_from(SOME_CARDS).map(lambda c: (c,))), max_size=2).map(tuple),
)
taps = st.tuples(st.integers(1, 9), st.sampled_from(SOME_CARDS))
# Most looks repeat, or nothing would ever be agreed on.
steps = st.lists(
    st.one_of(st.tuples(looks, st.integers(1, 6)), wants, taps, st.integers(1, 9)), min_size=1, max_size=12
)
Step = tuple[Look, int] | Wanted | tuple[int, Card] | int


def after(state: Sightings, step: Step, read: dict[tuple[Spot, Card], int]) -> Sightings:
    """`state` after one step; `read` counts the sure readings of each card in each spot."""
    match step:
        case Wanted():
            if step.hand != state.wanted.hand:
                read.clear()
            return expect(state, step)
        case (Look() as frame, int(times)):
            for _ in range(times):
                state = look(state, frame)
                for g in frame.glimpses:
                    if g.confidence >= PATIENCE.sure and g.spot in frame.spots:
                        read[g.spot, g.card] = read.get((g.spot, g.card), 0) + 1
            return state
        case (int(number), Card() as card):
            read[_spot(state, number), card] = PATIENCE.frames
            return settle(state, number, card)
        case int():
            return dismiss(state, step)
    raise AssertionError(step)


def _spot(state: Sightings, number: int) -> Spot:
    return next((s.spot for s in state.all if s.number == number), "board")


@given(steps)
@settings(max_examples=150, deadline=None)
def test_the_promises_hold_whatever_the_camera_reads(all_steps: list[Step]) -> None:
    state = Sightings()
    read: dict[tuple[Spot, Card], int] = {}
    for step in all_steps:
        before, state = state, after(state, step, read)
        cards = [card for offer in proposals(state) for card in offer.cards]
        assert len(set(cards)) == len(cards)
        assert not set(cards) & state.wanted.taken_cards
        for offer in proposals(state):
            assert len(offer.cards) == state.wanted.due_in(offer.spot)
            assert all(read[offer.spot, card] >= PATIENCE.frames for card in offer.cards)
        for question in questions(state):
            assert len(set(question.guesses)) == len(question.guesses) <= 3
            assert not set(question.guesses) & state.wanted.taken_cards
            assert state.wanted.due_in(question.spot) > 0
        for sighting in state.all:
            assert sighting.standing in OPEN or sighting.card in state.wanted.has_in(sighting.spot)
        if not isinstance(step, Wanted):
            assert taken_by_the_table(before).items() <= taken_by_the_table(state).items()


def taken_by_the_table(state: Sightings) -> dict[int, Card]:
    return {s.number: s.card for s in state.all if s.standing not in OPEN}
