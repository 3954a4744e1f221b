"""Watches frames: reads those that are still, and follows what they show. No thread of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from vision.evidence import CardSeen, Point
from vision.offers import left_to_tap
from vision.sighting import Glimpse, Look, Patience, Sightings, Standing
from vision.sightings import look
from vision.sources.frame import Frame
from vision.stillness import Stillness, small_copy
from vision.view import View, card_pixels, view_of
from vision.zones import Covering, Spot, Zones

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

STILL_SECONDS: Final = 0.3
READ_EVERY_SECONDS: Final = 0.2
IDLE_READ_SECONDS: Final = 1.5
"""How often a table that has not moved is read, to notice a card that was confirmed wrong."""
SETTLED_READS: Final = 8
"""So many readings of a zone that has not moved tell what can be told."""
VIEW_EVERY_SECONDS: Final = 1.0
LONGEST_SIDE: Final = 1920
"""A larger frame is shrunk before it is read: a card of 4K has more pixels than help."""
USUAL_CARD_SHARE: Final = 0.055
"""A card's width as a share of the picture's, where none is outlined."""
SAME_CARD_WIDTHS: Final = 0.8
"""Neighbours on a board lie at least a card's width apart."""


class Reads(Protocol):
    """What is used of `vision.reader.CardReader`."""

    def read(self, picture: NDArray[np.uint8], /) -> tuple[CardSeen, ...]:
        """The cards in ``(H, W, 3) uint8`` BGR, each once."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What is known after a frame. Places are in pixels of a picture of `size` (width, height).

    `covered` zones have a hand over them; `card_pixels` is the width of the median card, ``None`` where none
    is outlined.
    """

    sightings: Sightings
    size: tuple[int, int]
    view: View
    covered: frozenset[Spot] = frozenset()
    card_pixels: float | None = None


class Watcher:
    """One picture after another, on one thread. `reader` is called with the first picture to be read."""

    def __init__(self, *, reader: Callable[[], Reads], zones: Zones, patience: Patience) -> None:
        self.zones = zones
        self.sightings = Sightings(patience=patience)
        self._make_reader = reader
        self._reader: Reads | None = None
        self._stillness = Stillness()
        self._covering = Covering()
        self._view: View | None = None
        self._view_at = float("-inf")
        self._read_at = float("-inf")
        self._reads: dict[Spot, int] = {}
        self._covered: frozenset[Spot] = frozenset()
        self._card_pixels: float | None = None

    def use_reader(self, reader: Callable[[], Reads]) -> None:
        """Read with another one from the next picture on."""
        self._make_reader, self._reader = reader, None
        self._reads.clear()

    def change(self, change: Callable[[Sightings], Sightings]) -> None:
        """Something was tapped, or the hand waits for something else."""
        self.sightings = change(self.sightings)
        self._reads.clear()

    def see(self, frame: Frame) -> Report | None:
        """The next frame; a report where there is something new to say."""
        small = small_copy(frame.picture)
        self._stillness.see(small, frame.at)
        news = self._look_at_the_view(frame) | self._look_for_hands(small, frame.at)
        still = self._still_spots()
        view = self._view
        if view is None:
            return None
        if view.usable and still and self._is_due(frame.at, still):
            self._read_at = frame.at
            self._read(fitted(frame.picture), still)
            news = True
        return self._report(frame, view) if news else None

    def _look_at_the_view(self, frame: Frame) -> bool:
        if frame.at - self._view_at < VIEW_EVERY_SECONDS:
            return False
        self._view_at = frame.at
        before, self._view = self._view, view_of(frame.picture)
        return before is None or before.troubles != self._view.troubles

    def _look_for_hands(self, small: NDArray[np.uint8], at: float) -> bool:
        before, self._covered = self._covered, self._covering.see(small, self.zones, at)
        return before != self._covered

    def _still_spots(self) -> frozenset[Spot]:
        still = set()
        for spot, corners in self.zones.all:
            if self._stillness.still_seconds(corners) < STILL_SECONDS or spot in self._covered:
                self._reads.pop(spot, None)
            elif self.sightings.wanted.looks_at(spot):
                still.add(spot)
        return frozenset(still)

    def _is_due(self, at: float, still: frozenset[Spot]) -> bool:
        busy = any(self._reads.get(spot, 0) < SETTLED_READS and self._is_open(spot) for spot in still)
        # What seems to contradict the table is made sure of at once.
        busy |= any(s.against > 0 and s.standing is Standing.CONFIRMED for s in self.sightings.all)
        return at - self._read_at >= (READ_EVERY_SECONDS if busy else IDLE_READ_SECONDS)

    def _is_open(self, spot: Spot) -> bool:
        """Whether more frames may tell more: nothing read since it moved, or not agreed yet."""
        return (
            spot not in self._reads
            or left_to_tap(self.sightings, spot) > 0
            or any(s.spot == spot and s.standing is Standing.SEEN for s in self.sightings.all)
        )

    def _read(self, picture: NDArray[np.uint8], still: frozenset[Spot]) -> None:
        if self._reader is None:
            self._reader = self._make_reader()
        seen = self._reader.read(picture)
        size = picture.shape[1], picture.shape[0]
        self._card_pixels = card_pixels(seen)
        width = self._card_pixels or USUAL_CARD_SHARE * size[0]
        glimpses = tuple(g for card in seen if (g := self._glimpse(card, size)) is not None)
        self.sightings = look(
            self.sightings, Look(glimpses=glimpses, spots=still, reach=SAME_CARD_WIDTHS * width)
        )
        for spot in still:
            self._reads[spot] = self._reads.get(spot, 0) + 1

    def _glimpse(self, seen: CardSeen, size: tuple[int, int]) -> Glimpse | None:
        """An index is on its card for certain; an outline may have run over two cards."""
        spot = self.zones.spot(seen.index, size)
        if spot is None:
            return None
        middle = _middle(seen)
        return Glimpse(
            card=seen.card,
            confidence=trusted(seen),
            spot=spot,
            at=middle if self.zones.spot(middle, size) == spot else seen.index,
            quad=seen.quad,
            guesses=seen.guesses,
        )

    def _report(self, frame: Frame, view: View) -> Report:
        height, width = frame.picture.shape[:2]
        scale = _fit(width, height)
        return Report(
            sightings=self.sightings,
            size=(round(width * scale), round(height * scale)),
            view=view,
            covered=self._covered,
            card_pixels=self._card_pixels,
        )


def trusted(seen: CardSeen) -> float:
    """The confidence of a reading, as far as its indices bear it out together.

    Both indices of a card are printed alike and may be misread alike: that they agree is not twice the proof.
    """
    chance = max((chance for card, chance in seen.guesses if card == seen.card), default=0.0)
    return min(seen.confidence, chance)


def _middle(seen: CardSeen) -> Point:
    """Of the card where it is outlined; else of the index, which is not far from it."""
    if seen.quad is None:
        return seen.index
    return sum(x for x, _ in seen.quad) / 4, sum(y for _, y in seen.quad) / 4


def fitted(picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """`picture`, or a copy with sides no longer than `LONGEST_SIDE`."""
    import cv2
    import numpy as np

    height, width = picture.shape[:2]
    scale = _fit(width, height)
    if scale == 1.0:
        return picture
    size = round(width * scale), round(height * scale)
    return np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), dtype=np.uint8)


def _fit(width: int, height: int) -> float:
    return min(1.0, LONGEST_SIDE / max(width, height))
