"""What the camera offers the table: cards to take, questions to tap, contradictions to look into."""

from __future__ import annotations

from dataclasses import dataclass

from dealer.rules.cards import Card
from vision.evidence import GUESSES, Point
from vision.sighting import OPEN, Patience, Sighting, Sightings, Standing, in_spot
from vision.zones import Spot


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """The cards that are due in `spot`, from left to right, all of them agreed on."""

    spot: Spot
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Which card is sighting `number`, at `at` in pixels? At most three `guesses`, best first; any other may
    be it, too."""

    number: int
    spot: Spot
    at: Point
    guesses: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Contradiction:
    """The camera reads `seen` where the table has `taken`; ``None`` where it cannot tell in whose place.

    `dismiss` the sighting `number`, or have the table corrected: nothing is done by itself.
    """

    number: int
    spot: Spot
    taken: Card | None
    seen: Card


def proposals(state: Sightings) -> tuple[Proposal, ...]:
    """What the table may take now: in a spot where cards are due, exactly so many are agreed on.

    A sure card too many, or the same card elsewhere, holds the whole spot back.
    """
    found = []
    for spot, due in state.wanted.due:
        agreed, in_the_way = _agreed_and_not(state, spot)
        if due and len(agreed) == due and not in_the_way:
            cards = tuple(s.card for s in sorted(agreed, key=lambda s: s.at))
            found.append(Proposal(spot=spot, cards=cards))
    return tuple(found)


def _agreed_and_not(state: Sightings, spot: Spot) -> tuple[list[Sighting], list[Sighting]]:
    """The cards agreed on in `spot`, and the others that may well be cards."""
    there = in_spot(state, spot)
    agreed = [s for s in there if s.standing is Standing.AGREED]
    return agreed, [s for s in there if s not in agreed and _may_be_a_card(s, state.patience)]


def _may_be_a_card(sighting: Sighting, patience: Patience) -> bool:
    """A sure reading counts; a faint one beside as many good cards as are due is not worth a question."""
    return sighting.frames > 0 or sighting.confidence >= patience.sure


def questions(state: Sightings) -> tuple[Question, ...]:
    """The doubtful cards of spots that still lack some, and every card where there are too many."""
    asked = []
    for spot, due in state.wanted.due:
        agreed, in_the_way = _agreed_and_not(state, spot)
        if len(agreed) > due > 0:
            asked += agreed
        there = in_spot(state, spot) if len(agreed) < due else in_the_way
        asked += [s for s in there if due and s.standing is Standing.ASKED]
    return tuple(Question(number=s.number, spot=s.spot, at=s.at, guesses=_guesses(state, s)) for s in asked)


def _guesses(state: Sightings, sighting: Sighting) -> tuple[Card, ...]:
    """None that lies elsewhere already."""
    agreed = {s.card for s in state.all if s.standing is Standing.AGREED and s.number != sighting.number}
    away = agreed | state.wanted.taken_cards
    offered = dict.fromkeys((sighting.card, *sighting.guesses))
    return tuple(card for card in offered if card not in away)[:GUESSES]


def left_to_tap(state: Sightings, spot: Spot) -> int:
    """How many of the cards due in `spot` are not agreed on yet."""
    agreed = sum(1 for s in in_spot(state, spot) if s.standing is Standing.AGREED)
    return max(0, state.wanted.due_in(spot) - agreed)


def contradictions(state: Sightings) -> tuple[Contradiction, ...]:
    """Where the camera would have it otherwise than the table."""
    found = [
        Contradiction(number=s.number, spot=s.spot, taken=s.card, seen=s.instead)
        for s in state.all
        if s.standing is Standing.CONTRADICTED and s.instead is not None
    ]
    return (*found, *(c for s in state.all if (c := _beside_the_table(state, s)) is not None))


def _beside_the_table(state: Sightings, sighting: Sighting) -> Contradiction | None:
    """A card that the table does not have where all are taken, while one that it has is not to be seen."""
    wanted, spot = state.wanted, sighting.spot
    lasting = sighting.frames >= state.patience.contradicting_frames
    if sighting.standing is not Standing.AGREED or not lasting or sighting.card in sighting.dismissed:
        return None
    unseen = wanted.has_in(spot) - {s.card for s in state.all if s.spot == spot and s.standing not in OPEN}
    if wanted.due_in(spot) or not unseen:
        return None
    taken = next(iter(unseen)) if len(unseen) == 1 else None
    return Contradiction(number=sighting.number, spot=spot, taken=taken, seen=sighting.card)
