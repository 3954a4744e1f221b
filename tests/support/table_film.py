"""A film of a table: cards are dealt and shown while arms, shadows and chips pass over them.

No networks saw these tables: decks, light, camera and what passes are drawn at random, from the shapes that
the generator bundles.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from dealer.rules.cards import FULL_DECK, Card
from vision.offers import left_to_tap
from vision.sighting import Patience, Standing, Wanted, in_spot
from vision.sightings import expect
from vision.sources.frame import Frame
from vision.sources.simulated_table import LaidCard, SimulatedTable, board_place, seat_place, simulated_zones
from vision.training.artwork import Artwork
from vision.training.deck import Deck, random_deck
from vision.training.light import light
from vision.watcher import Reads, Watcher
from vision.zones import Spot

SIZE: Final = (1280, 720)
SHOWN_SEATS: Final = (1, 2, 3, 4, 6, 7, 8, 9)
REACH_FRAMES: Final = 4
MOST_STILL_FRAMES: Final = 28
SETTLED_FRAMES: Final = 50
LEAST_INDEX: Final = 0.17
"""A Bicycle's index is a fifth of the card's height."""
Picture = NDArray[np.uint8]


@dataclass(slots=True, kw_only=True)
class Tally:
    """Cards that lay on the table, and what became of them.

    `accepted` are (confidence, whether it was right) of the cards agreed on; `wrong` are those agreed on that
    did not lie there; `to_tap` counts those that somebody had to tap.
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
    """One hand: flop, turn, river, eight hands shown; one deck, one light, one camera."""

    def __init__(self, artwork: Artwork, *, seed: int) -> None:
        self._seed = seed
        self._rng = np.random.default_rng(seed)
        rng = self._rng
        self._table = SimulatedTable(size=SIZE, seed=seed, deck=_sold_deck(artwork, rng))
        order = [FULL_DECK[i] for i in rng.permutation(52)]
        self.board = order[:5]
        self.hands = {seat: order[5 + 2 * i : 7 + 2 * i] for i, seat in enumerate(SHOWN_SEATS)}
        self._tint = np.clip(rng.normal(1, 0.06, 3), 0.8, 1.2) * rng.uniform(0.65, 1.1)
        self._felt_tint = rng.uniform(0.5, 1.6, 3)
        self._blur = float(rng.uniform(0.0, 0.7))
        self._noise = float(rng.uniform(0.5, 3))
        self._quality = int(rng.integers(70, 96))
        self._chips = [self._chip_stack() for _ in range(int(rng.integers(4, 14)))]
        self.laid: tuple[LaidCard, ...] = ()
        self._still: Picture = np.zeros((SIZE[1], SIZE[0], 3), np.uint8)

    def _chip_stack(self) -> tuple[tuple[int, int], tuple[int, int, int]]:
        """Between the board and the seats, where bets lie."""
        angle, out = self._rng.uniform(0, 2 * math.pi), self._rng.uniform(0.2, 0.26)
        at = (0.5 + out * 1.05 * math.cos(angle)) * SIZE[0], (0.5 + out * 0.98 * math.sin(angle)) * SIZE[1]
        red, green, blue = (int(v) for v in self._rng.integers(20, 235, 3))
        return (round(at[0]), round(at[1])), (blue, green, red)

    def lay(self, cards: tuple[LaidCard, ...]) -> None:
        """Deal these as well."""
        self.laid += cards
        self._table.lay(self.laid)
        canvas = self._table.picture().astype(np.float32)
        green = (canvas[:, :, 1] > canvas[:, :, 2] + 25) & (canvas[:, :, 1] > canvas[:, :, 0] + 25)
        canvas[green] *= np.asarray(self._felt_tint, np.float32)
        still = np.clip(canvas, 0, 255).astype(np.uint8)
        for (x, y), ink in self._chips:
            cv2.circle(still, (x, y), 23, ink, -1, cv2.LINE_AA)
            cv2.circle(still, (x, y), 16, (235, 235, 235), 3, cv2.LINE_AA)
        lit = light(still.astype(np.float32), np.random.default_rng(self._seed)) * self._tint
        seen = np.clip(lit, 0, 255).astype(np.uint8)
        if self._blur > 0.3:
            seen = np.asarray(cv2.GaussianBlur(seen, (0, 0), self._blur), np.uint8)
        self._still = seen

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

    def reaching(self) -> Iterator[Picture]:
        """An arm comes, covers cards, and goes."""
        tip = self._rng.uniform([0.35, 0.42], [0.65, 0.58])
        for share in np.concatenate([np.linspace(0.2, 1, REACH_FRAMES), np.linspace(0.9, 0.0, REACH_FRAMES)]):
            yield self._frame(arms=((float(tip[0]), float(1.1 + share * (tip[1] - 1.1))),))

    def still(self) -> Iterator[Picture]:
        """Nobody deals; now and then somebody's arm moves at the far edge, with its shadow."""
        from_left = self._rng.random() < 0.5
        for i in range(MOST_STILL_FRAMES):
            busy = i % 9 < 4 and self._rng.random() < 0.5
            x = 0.28 if from_left else 0.72
            yield self._frame(arms=((x + 0.01 * (i % 9), 0.08),) if busy else ())

    def empty(self) -> Picture:
        """The table as it is, and nobody over it."""
        return self._frame(arms=())

    def _frame(self, arms: tuple[tuple[float, float], ...]) -> Picture:
        picture = self._still
        if arms:
            picture = picture.copy()
        for x, y in arms:
            _arm(picture, x, y)
        if self._noise > 1:
            grain = np.zeros((SIZE[1] // 2, SIZE[0] // 2, 3), np.int16)
            cv2.randn(grain, np.zeros(3), np.full(3, self._noise))
            coarse = cv2.resize(grain, SIZE, interpolation=cv2.INTER_LINEAR)
            picture = np.asarray(cv2.add(picture, coarse, dtype=cv2.CV_8U), np.uint8)
        _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, self._quality])
        decoded = cv2.imdecode(data, cv2.IMREAD_COLOR)
        assert decoded is not None
        return np.asarray(decoded, np.uint8)


def _sold_deck(artwork: Artwork, rng: np.random.Generator) -> Deck:
    """A random deck, standard or jumbo, two or four colours, as they are sold: no tiny or bare ones."""
    while True:
        deck = random_deck(artwork, rng)
        if deck.index.height >= LEAST_INDEX and deck.thicken in (-1, 0, 1):
            return replace(deck, middle="pips", pip=0, index_pip=0, font=int(rng.integers(6)))


def _arm(picture: Picture, x: float, y: float) -> None:
    """From below where it reaches far, else from above; darker beside it, where its shadow falls."""
    width, height = SIZE
    tip = round(x * width), round(y * height)
    elbow = round((x + 0.06) * width), height + 60 if y > 0.3 else -60
    shadow = np.zeros((height // 4, width // 4), np.uint8)
    ends = ((tip[0] + 40) // 4, tip[1] // 4), ((elbow[0] + 40) // 4, elbow[1] // 4)
    cv2.line(shadow, *ends, 110, 24)
    soft = cv2.resize(cv2.GaussianBlur(shadow, (0, 0), 6), SIZE, interpolation=cv2.INTER_LINEAR)
    picture[:] = (picture * (1 - soft[:, :, None].astype(np.float32) / 255)).astype(np.uint8)
    cv2.line(picture, tip, elbow, (110, 140, 195), 68, cv2.LINE_AA)
    cv2.circle(picture, tip, 55, (120, 150, 205), -1, cv2.LINE_AA)


def watch_hand(
    hand: FilmedHand, reader: Reads, *, patience: Patience | None = None, at_once: bool = False
) -> Tally:
    """Let a hand be watched, street by street, or all cards laid `at_once`.

    After each deal the table is told what really lies there.
    """
    watcher = Watcher(reader=lambda: reader, zones=simulated_zones(), patience=patience or Patience())
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
        for picture in chain(hand.reaching(), hand.still()):
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
    agreed = [s for s in in_spot(watcher.sightings, spot) if s.standing is Standing.AGREED]
    read = {s.card for s in agreed}
    return Tally(
        cards=len(really),
        to_tap=len(set(really) - read),
        accepted=tuple((s.confidence, s.card in really) for s in agreed),
        wrong=tuple(sorted(read - set(really))),
    )
