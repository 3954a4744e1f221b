"""A felt with rendered cards on it, as a camera above would see it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from config.camera import Corners
from dealer.rules.cards import Card
from vision.zones import Spot, Zones

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from vision.training.deck import Deck

SEATS: Final = 10
CARD_SHARE: Final = 0.145
"""A card's height as a share of the picture's height: 75 pixels wide at 1280 by 720."""
FELT: Final = (52, 104, 34)
SKIN: Final = (120, 150, 205)
NOISES: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidCard:
    """A card with its middle at `x`, `y`, shares of the picture, turned by `turn` degrees."""

    card: Card
    x: float
    y: float
    turn: float = 0.0


def board_place(number: int) -> tuple[float, float]:
    """The middle of board card `number`, 0..4."""
    return 0.5 + (number - 2) * 0.075, 0.5


def seat_place(seat: int) -> tuple[float, float]:
    """The middle of the cards that `seat` shows, 1..10, clockwise from the lower left."""
    angle = math.radians(108 + 36 * (seat - 1))
    return 0.5 + 0.405 * math.cos(angle), 0.5 + 0.385 * math.sin(angle)


def laid_board(cards: Iterable[Card]) -> tuple[LaidCard, ...]:
    """The board, each card turned a little as hands lay them."""
    return tuple(
        LaidCard(card=card, x=board_place(i)[0], y=board_place(i)[1], turn=(i * 37) % 9 - 4)
        for i, card in enumerate(cards)
    )


def laid_hand(seat: int, cards: Iterable[Card]) -> tuple[LaidCard, ...]:
    """The cards that `seat` shows, side by side."""
    x, y = seat_place(seat)
    return tuple(
        LaidCard(card=card, x=x + (i - 0.5) * 0.066, y=y, turn=(seat * 53 + i * 31) % 13 - 6)
        for i, card in enumerate(cards)
    )


def simulated_zones() -> Zones:
    """The zones that fit a simulated table."""
    return Zones(
        board=_rectangle(0.5, 0.5, 0.22, 0.13),
        seats=tuple((seat, _rectangle(*seat_place(seat), 0.08, 0.11)) for seat in range(1, SEATS + 1)),
    )


def _rectangle(x: float, y: float, across: float, down: float) -> Corners:
    left, right, top, bottom = max(0.0, x - across), min(1.0, x + across), y - down, y + down
    return (left, max(0.0, top)), (right, max(0.0, top)), (right, min(1.0, bottom)), (left, min(1.0, bottom))


class SimulatedTable:
    """Lays cards on felt, reaches in with an arm, and takes pictures of it, ``(H, W, 3) uint8`` BGR."""

    def __init__(self, *, size: tuple[int, int], seed: int = 1, deck: Deck | None = None) -> None:
        import numpy as np

        self._size = size
        self._rng = np.random.default_rng(seed)
        self._deck = deck or plain_deck(seed)
        self._felt = self._make_felt()
        self._noise = [self._make_noise() for _ in range(NOISES)]
        self._cards: tuple[LaidCard, ...] = ()
        self._reach: Spot | None = None
        self._still = self._felt
        self._taken = 0

    @property
    def laid(self) -> tuple[LaidCard, ...]:
        """The cards that lie on the table now."""
        return self._cards

    def lay(self, cards: Iterable[LaidCard]) -> None:
        """These cards lie on the table now, and no others."""
        cards = tuple(cards)
        if cards != self._cards:
            self._cards = cards
            self._compose()

    def reach(self, spot: Spot | None) -> None:
        """An arm lies over `spot`, or none any more."""
        if spot != self._reach:
            self._reach = spot
            self._compose()

    def picture(self) -> NDArray[np.uint8]:
        """The next picture, with the camera's noise."""
        import cv2
        import numpy as np

        self._taken += 1
        noise = self._noise[self._taken % NOISES]
        return np.asarray(cv2.add(self._still, noise, dtype=cv2.CV_8U), dtype=np.uint8)

    def _make_felt(self) -> NDArray[np.uint8]:
        import numpy as np

        from vision.training.clutter import noise

        width, height = self._size
        canvas = np.full((height, width, 3), FELT, np.float32)
        canvas += noise(self._rng, height, width, 3)[:, :, None] * 4
        canvas += noise(self._rng, height, width, 300)[:, :, None] * 5
        return np.clip(canvas, 0, 255).astype(np.uint8)

    def _make_noise(self) -> NDArray[np.int16]:
        import numpy as np

        grain = self._rng.standard_normal((*self._size[::-1], 3), dtype=np.float32) * 2
        return grain.astype(np.int16)

    def _compose(self) -> None:
        still = self._felt.copy()
        for laid in self._cards:
            self._lay_one(still, laid)
        if self._reach is not None:
            _draw_arm(still, dict(simulated_zones().all)[self._reach])
        self._still = still

    def _lay_one(self, canvas: NDArray[np.uint8], laid: LaidCard) -> None:
        import cv2
        import numpy as np

        face = self._deck.face(int(laid.card)).picture
        width, height = self._size
        step = CARD_SHARE * height / face.shape[0]
        # Shrunk first: a warp alone would skip most of the print.
        small = np.asarray(cv2.resize(face, None, fx=step, fy=step, interpolation=cv2.INTER_AREA), np.uint8)
        rows, columns = small.shape[:2]
        matrix = cv2.getRotationMatrix2D((columns / 2 - 0.5, rows / 2 - 0.5), laid.turn, 1.0)
        reach = math.ceil(math.hypot(rows, columns) / 2) + 2
        left, top = round(laid.x * width) - reach, round(laid.y * height) - reach
        matrix[:, 2] += reach - columns / 2, reach - rows / 2
        turned = cv2.warpAffine(small, matrix, (2 * reach, 2 * reach), flags=cv2.INTER_LINEAR)
        x0, y0 = max(0, left), max(0, top)
        part = canvas[y0 : top + 2 * reach, x0 : left + 2 * reach]
        turned = turned[y0 - top :, x0 - left :][: part.shape[0], : part.shape[1]]
        cover = turned[:, :, 3:].astype(np.float32) / 255
        part[:] = (turned[:, :, :3] * cover + part * (1 - cover)).astype(np.uint8)


def _draw_arm(canvas: NDArray[np.uint8], corners: Corners) -> None:
    """An arm from the nearer edge to the middle of the zone."""
    import cv2

    height, width = canvas.shape[:2]
    x, y = (sum(values) / len(corners) for values in zip(*corners, strict=True))
    hand = round(x * width), round(y * height)
    elbow = round(x * width + 0.05 * width), (-50 if y < 0.5 else height + 50)
    cv2.line(canvas, elbow, hand, SKIN, round(0.09 * height), cv2.LINE_AA)
    cv2.circle(canvas, hand, round(0.075 * height), SKIN, -1, cv2.LINE_AA)


def plain_deck(seed: int) -> Deck:
    """Two colours, standard indices, the bundled shapes: nothing is downloaded."""
    from vision.training.artwork import starter
    from vision.training.deck import Deck, IndexStyle

    red, black = (40.0, 30.0, 205.0), (28.0, 24.0, 24.0)
    index = IndexStyle(
        rank_height=0.115,
        suit_height=0.078,
        gap=0.012,
        column=0.1,
        top=0.035,
        widen=1.0,
        ten_widen=0.75,
        in_four_corners=False,
    )
    return Deck(
        artwork=starter(),
        seed=seed,
        index=index,
        width=240,
        paper=(250.0, 252.0, 252.0),
        inks=(black, red, red, black),
        font=0,
        pip=0,
        index_pip=0,
        thicken=0,
        middle="pips",
    )
