"""From what the camera reads, frame by frame, to cards that the table may take: a small pure machine.

A sighting is one card in one zone. It is seen, agreed on after several still frames, or asked about where
the frames stay in doubt; the table confirms it, and what contradicts a confirmed card is a question again.
Nothing here changes a card that the table has taken.
"""

from __future__ import annotations

import math
from dataclasses import replace

from dealer.rules.cards import Card
from vision.evidence import GUESSES
from vision.sighting import (
    OPEN,
    Glimpse,
    Look,
    Patience,
    Sighting,
    Sightings,
    Standing,
    Wanted,
)


def expect(state: Sightings, wanted: Wanted) -> Sightings:
    """The table waits for something else now: its cards are confirmed, and only they are."""
    if wanted.hand != state.wanted.hand:
        return replace(state, wanted=wanted, all=())
    kept = tuple(_as_the_table_has_it(sighting, wanted) for sighting in state.all)
    return replace(state, wanted=wanted, all=_judged(kept, wanted, state.patience))


def _as_the_table_has_it(sighting: Sighting, wanted: Wanted) -> Sighting:
    has = sighting.card in wanted.has_in(sighting.spot)
    if has and sighting.standing in OPEN:
        return replace(sighting, standing=Standing.CONFIRMED, doubts=0, guesses=())
    if not has and sighting.standing not in OPEN:
        # Undone or corrected by hand: what lies there is looked at anew.
        return replace(sighting, standing=Standing.SEEN, frames=0, instead=None, against=0, tapped=False)
    return sighting


def look(state: Sightings, frame: Look) -> Sightings:
    """What a still frame shows. Spots that move or are covered are left as they were.

    A player's cards are not looked at before he has to show them.
    """
    glimpses = [g for g in frame.glimpses if g.spot in frame.spots and state.wanted.looks_at(g.spot)]
    pairs, strangers = _paired(state, glimpses, frame.reach)
    seen: list[Sighting] = []
    for sighting in state.all:
        if sighting.spot not in frame.spots:
            seen.append(sighting)
        elif sighting.number in pairs:
            seen.append(_seen_again(sighting, pairs[sighting.number], state.patience))
        elif (missed := _missed(sighting, state.patience)) is not None:
            seen.append(missed)
    number = state.next_number
    for glimpse in strangers:
        if glimpse.confidence >= state.patience.doubtful:
            first = Sighting(number=number, spot=glimpse.spot, card=glimpse.card, at=glimpse.at)
            seen.append(_seen_again(first, glimpse, state.patience))
            number += 1
    return replace(state, all=_judged(tuple(seen), state.wanted, state.patience), next_number=number)


def _paired(
    state: Sightings, glimpses: list[Glimpse], reach: float
) -> tuple[dict[int, Glimpse], list[Glimpse]]:
    """Which glimpse is of which sighting: the same card, wherever in its zone it is now, else the nearest."""
    pairs: dict[int, Glimpse] = {}
    left = sorted(glimpses, key=lambda g: -g.confidence)
    by_card = {(s.spot, s.card): s.number for s in state.all}
    for glimpse in tuple(left):
        number = by_card.get((glimpse.spot, glimpse.card))
        if number is not None and number not in pairs:
            pairs[number] = glimpse
            left.remove(glimpse)
    for glimpse in tuple(left):
        near = [
            (distance, s.number)
            for s in state.all
            if s.spot == glimpse.spot and s.number not in pairs
            if (distance := math.dist(s.at, glimpse.at)) < reach
        ]
        if near:
            pairs[min(near)[1]] = glimpse
            left.remove(glimpse)
    return pairs, left


def _seen_again(sighting: Sighting, glimpse: Glimpse, patience: Patience) -> Sighting:
    if sighting.standing not in OPEN:
        return _compared(sighting, glimpse, patience)
    seen = replace(sighting, at=glimpse.at, quad=glimpse.quad, missed=0)
    if sighting.tapped:
        return seen
    same = glimpse.card == sighting.card
    sure = glimpse.confidence >= patience.sure
    guesses = (glimpse.card, *(card for card, _ in glimpse.guesses), *sighting.guesses)
    return replace(
        seen,
        card=glimpse.card,
        confidence=glimpse.confidence,
        # One more than are offered, for a card among them may be taken already.
        guesses=tuple(dict.fromkeys(guesses))[: GUESSES + 1],
        # One frame of another card begins the count anew, and is held against it.
        frames=(sighting.frames + 1 if same else 1) if sure else 0,
        doubts=sighting.doubts if same and sure else min(sighting.doubts + 1, 2 * patience.frames),
    )


def _compared(sighting: Sighting, glimpse: Glimpse, patience: Patience) -> Sighting:
    """A confirmed card against what the camera reads in its place now."""
    if glimpse.card == sighting.card:
        return replace(
            sighting, at=glimpse.at, quad=glimpse.quad, standing=Standing.CONFIRMED, instead=None, against=0
        )
    if glimpse.confidence < patience.sure or glimpse.card in sighting.dismissed:
        return sighting
    against = sighting.against + 1 if sighting.instead in (None, glimpse.card) else 1
    contradicted = against >= patience.contradicting_frames
    return replace(
        sighting,
        standing=Standing.CONTRADICTED if contradicted else Standing.CONFIRMED,
        instead=glimpse.card,
        against=against,
    )


def _missed(sighting: Sighting, patience: Patience) -> Sighting | None:
    """Unseen in a still, uncovered zone: forgotten after a while, but for what the table has taken."""
    if sighting.standing not in OPEN:
        return sighting
    missed = sighting.missed + 1
    frames = sighting.frames if sighting.tapped else 0
    return replace(sighting, missed=missed, frames=frames) if missed < patience.gone_frames else None


def _judged(sightings: tuple[Sighting, ...], wanted: Wanted, patience: Patience) -> tuple[Sighting, ...]:
    """The standing of every open sighting, given all the others."""
    return tuple(
        replace(sighting, standing=_standing(sighting, sightings, wanted, patience))
        if sighting.standing in OPEN
        else sighting
        for sighting in sightings
    )


def _standing(
    sighting: Sighting, sightings: tuple[Sighting, ...], wanted: Wanted, patience: Patience
) -> Standing:
    if sighting.frames >= patience.frames and sighting.card in wanted.has_in(sighting.spot):
        return Standing.CONFIRMED
    elsewhere = sighting.card in wanted.taken_cards or any(
        other.card == sighting.card and other.number != sighting.number for other in sightings
    )
    if sighting.frames >= patience.frames + sighting.doubts and not elsewhere:
        return Standing.AGREED
    if sighting.doubts >= patience.frames or (elsewhere and sighting.frames >= patience.frames):
        return Standing.ASKED
    return Standing.SEEN


def settle(state: Sightings, number: int, card: Card) -> Sightings:
    """Somebody tapped that the open sighting `number` is `card`. One that is gone or confirmed stays so."""
    settled = tuple(
        replace(s, card=card, frames=state.patience.frames, doubts=0, confidence=1.0, guesses=(), tapped=True)
        if s.number == number and s.standing in OPEN
        else s
        for s in state.all
    )
    return replace(state, all=_judged(settled, state.wanted, state.patience))


def dismiss(state: Sightings, number: int) -> Sightings:
    """Sighting `number` is no card, or the table's card stands against it. It is not asked again."""
    return replace(state, all=tuple(_dismissed(s) if s.number == number else s for s in state.all))


def _dismissed(sighting: Sighting) -> Sighting:
    if sighting.standing in OPEN:
        return replace(sighting, dismissed=(*sighting.dismissed, sighting.card))
    if sighting.instead is None:
        return sighting
    return replace(
        sighting,
        standing=Standing.CONFIRMED,
        dismissed=(*sighting.dismissed, sighting.instead),
        instead=None,
        against=0,
    )
