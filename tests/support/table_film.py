"""Hands filmed at a table, and what the camera made of them: accepted rightly, wrongly, or left to tap."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Final

import numpy as np

from dealer.rules.cards import FULL_DECK, Card
from tests.support.filmed_table import FilmedTable, Picture, Studio
from vision.offers import left_to_tap, questions
from vision.sighting import Patience, Standing, Wanted, in_spot
from vision.sightings import expect
from vision.sources.frame import Frame
from vision.sources.simulated_table import LaidCard, board_place, seat_place
from vision.watcher import Reads, Watcher
from vision.zones import Spot, Zones

SHOWN_SEATS: Final = (1, 2, 3, 4, 6, 7, 8, 9)
REACH_FRAMES: Final = 4
MOST_STILL_FRAMES: Final = 30
"""Three seconds: so long a host waits before he taps a card himself."""
SETTLED_FRAMES: Final = 50


@dataclass(slots=True, kw_only=True)
class Tally:
    """Cards that lay on the table, and what became of them.

    `accepted` are (confidence, whether it was right) of the cards agreed on; `wrong` are those agreed on that
    did not lie there; `to_tap` counts the taps that somebody had to do: cards not agreed on, and places asked
    about that were none.
    """

    cards: int = 0
    to_tap: int = 0
    accepted: tuple[tuple[float, bool], ...] = ()
    wrong: tuple[Card, ...] = ()

    def add(self, other: Tally) -> None:
        """Count `other` as well."""
        self.cards += other.cards
        self.to_tap += other.to_tap
        self.accepted += other.accepted
        self.wrong += other.wrong


class FilmedHand:
    """One hand: flop, turn, river, eight hands shown; one deck, one felt, one light, one camera."""

    def __init__(self, studio: Studio, *, seed: int) -> None:
        self._table = FilmedTable(studio, seed=seed)
        self._rng = np.random.default_rng((seed, 1))
        order = [FULL_DECK[i] for i in self._rng.permutation(52)]
        self.board = order[:5]
        self.hands = {seat: order[5 + 2 * i : 7 + 2 * i] for i, seat in enumerate(SHOWN_SEATS)}
        self.laid: tuple[LaidCard, ...] = ()

    @property
    def zones(self) -> Zones:
        """The board's and the seats' places in the picture."""
        return self._table.zones

    def lay(self, cards: tuple[LaidCard, ...]) -> None:
        """Deal these as well."""
        self.laid += cards
        self._table.lay(self.laid)

    def board_cards(self, first: int, last: int) -> tuple[LaidCard, ...]:
        """Board cards `first` up to but not `last`, laid by hand."""
        return tuple(self._put(self.board[i], *board_place(i), 0.0) for i in range(first, last))

    def shown_cards(self) -> tuple[LaidCard, ...]:
        """All hands, each towards its player."""
        laid: list[LaidCard] = []
        for seat, cards in self.hands.items():
            x, y = seat_place(seat)
            for i, card in enumerate(cards):
                laid.append(self._put(card, x + (i - 0.5) * 0.068, y, float(self._rng.choice([0, 180]))))
        return tuple(laid)

    def _put(self, card: Card, x: float, y: float, turn: float) -> LaidCard:
        rng = self._rng
        dx, dy = rng.normal(0, 0.002, 2)
        return LaidCard(card=card, x=x + float(dx), y=y + float(dy), turn=turn + float(rng.normal(0, 6)))

    def dealing(self) -> Iterator[Picture]:
        """An arm comes and goes, then nobody deals."""
        return chain(self._table.reaching(REACH_FRAMES), self._table.still(MOST_STILL_FRAMES))

    def empty(self) -> Picture:
        """The table as it is, and nobody over it."""
        return self._table.picture()


def watch_hand(
    hand: FilmedHand, reader: Reads, *, patience: Patience | None = None, at_once: bool = False
) -> Tally:
    """Let a hand be watched, street by street, or all cards laid `at_once`.

    After each deal the table is told what really lies there.
    """
    watcher = Watcher(reader=lambda: reader, zones=hand.zones, patience=patience or Patience())
    tally = Tally()
    # The chips have lain there for a while.
    frames = SETTLED_FRAMES
    hand.lay(())
    for at in (0, frames):
        watcher.see(Frame(number=at, at=at / 10, picture=hand.empty()))
    taken: list[tuple[Spot, tuple[Card, ...]]] = []
    for laid, due in _at_once(hand) if at_once else _by_street(hand):
        wanted = Wanted(due=tuple((spot, len(cards)) for spot, cards in due.items()), taken=tuple(taken))
        watcher.change(partial(expect, wanted=wanted))
        hand.lay(laid)
        for picture in hand.dealing():
            frames += 1
            watcher.see(Frame(number=frames, at=frames / 10, picture=picture))
            if all(left_to_tap(watcher.sightings, spot) == 0 for spot in due):
                break
        for spot, cards in due.items():
            tally.add(_judged(watcher, spot, cards))
            taken.append((spot, cards))
    return tally


Deal = tuple[tuple[LaidCard, ...], dict[Spot, tuple[Card, ...]]]


def _by_street(hand: FilmedHand) -> Iterator[Deal]:
    for first, last in ((0, 3), (3, 4), (4, 5)):
        yield hand.board_cards(first, last), {"board": tuple(hand.board[first:last])}
    yield hand.shown_cards(), {seat: tuple(cards) for seat, cards in hand.hands.items()}


def _at_once(hand: FilmedHand) -> Iterator[Deal]:
    seats: dict[Spot, tuple[Card, ...]] = {seat: tuple(cards) for seat, cards in hand.hands.items()}
    yield hand.board_cards(0, 5) + hand.shown_cards(), {"board": tuple(hand.board), **seats}


def _judged(watcher: Watcher, spot: Spot, really: tuple[Card, ...]) -> Tally:
    state = watcher.sightings
    agreed = [s for s in in_spot(state, spot) if s.standing is Standing.AGREED]
    read = {s.card for s in agreed}
    missing = len(set(really) - read)
    asked = sum(1 for question in questions(state) if question.spot == spot)
    return Tally(
        cards=len(really),
        to_tap=max(missing, asked),
        accepted=tuple((s.confidence, s.card in really) for s in agreed),
        wrong=tuple(sorted(read - set(really))),
    )
