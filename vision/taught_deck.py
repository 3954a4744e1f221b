"""The user's own deck, taught by showing each card once: what the network makes of its print."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from dealer.rules.cards import FULL_DECK, Card
from vision.errors import VisionError
from vision.evidence import CardSeen

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from vision.indices import Index, IndexLooker
    from vision.watcher import Reads

DECK_FILE: Final = "deck.npz"
LEAST_MARGIN: Final = 0.04
"""So much nearer the best card must be than the next: prints that lie closer than that are not told apart."""
FARTHEST: Final = 0.22
"""What is farther from every card taught is of another deck, out of focus, or no card."""
ONE_PRINT: Final = 0.4
"""The two indices of a card are no farther apart, whatever else lies on it is."""
KNOWN_CONFIDENCE: Final = 0.995
CONTESTED_CONFIDENCE: Final = 0.5
DOUBT_BELOW: Final = 0.99


class DeckUnreadable(VisionError):
    """The deck kept at `path` cannot be read: it is to be taught again."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """The nearest card; its distance is 0 for the same print, up to 2; the next one is `margin` farther."""

    card: Card
    distance: float
    margin: float

    @property
    def is_clear(self) -> bool:
        """Whether it says anything."""
        return self.distance < FARTHEST and self.margin >= LEAST_MARGIN


@dataclass(frozen=True, slots=True, kw_only=True)
class SelfCheck:
    """`missing` were not shown yet; `alike` are pairs whose prints the network does not tell apart."""

    missing: tuple[Card, ...]
    alike: tuple[tuple[Card, Card], ...]

    @property
    def passed(self) -> bool:
        """Whether the deck may be used."""
        return not self.missing and not self.alike


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class TaughtDeck:
    """Embeddings, ``(N, 128) float32`` of length 1, of each card shown."""

    prints: Mapping[Card, NDArray[np.float32]] = field(default_factory=lambda: MappingProxyType({}))

    def nearest(self, embedding: NDArray[np.float32]) -> Match | None:
        """The card whose print is nearest; ``None`` before two were taught."""
        far = sorted((float(1 - (prints @ embedding).max()), card) for card, prints in self.prints.items())
        if len(far) < 2:
            return None
        return Match(card=far[0][1], distance=far[0][0], margin=far[1][0] - far[0][0])


def taught(deck: TaughtDeck, card: Card, indices: Iterable[Index]) -> TaughtDeck | None:
    """`deck` with `card`, alone in a picture that showed `indices`; ``None`` where no index was to be seen.

    Shown again, a card is learnt anew. Only the surest indices count, two of a card, four of some; and of
    these what is printed as the surest is: on a court card more than its indices may be taken for one.
    """
    import numpy as np

    surest = [index.embedding for index in sorted(indices, key=lambda i: -i.confidence)[:4]]
    if not surest:
        return None
    seen = [embedding for embedding in surest if float(1 - embedding @ surest[0]) < ONE_PRINT]
    return TaughtDeck(prints=MappingProxyType({**deck.prints, card: np.stack(seen)}))


def self_check(deck: TaughtDeck) -> SelfCheck:
    """Whether every card is there and told apart from every other."""
    cards = sorted(deck.prints)
    alike = tuple(
        (a, b)
        for i, a in enumerate(cards)
        for b in cards[i + 1 :]
        if float(1 - (deck.prints[a] @ deck.prints[b].T).max()) < LEAST_MARGIN
    )
    return SelfCheck(missing=tuple(card for card in FULL_DECK if card not in deck.prints), alike=alike)


def save_deck(deck: TaughtDeck, folder: Path) -> None:
    """Keep `deck` in the settings folder, whole or not at all. Raises `OSError`."""
    import numpy as np

    folder.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=folder, prefix=f".{DECK_FILE}.")
    try:
        with os.fdopen(handle, "wb") as file:
            parts: dict[str, NDArray[np.float32]] = {str(card): rows for card, rows in deck.prints.items()}
            np.savez(file, **parts)  # type: ignore[arg-type]
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, folder / DECK_FILE)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def forget_deck(folder: Path) -> None:
    """Keep no deck in `folder` any more. Raises `OSError`."""
    (folder / DECK_FILE).unlink(missing_ok=True)


def load_deck(folder: Path) -> TaughtDeck | None:
    """The deck kept in `folder`, ``None`` where none was taught. Raises `DeckUnreadable`."""
    import zipfile

    import numpy as np

    path = folder / DECK_FILE
    if not path.exists():
        return None
    try:
        # Opened here, so that it is closed where the file is half written.
        with path.open("rb") as file, np.load(file) as stored:
            prints = {Card.parse(name): np.asarray(stored[name], np.float32) for name in stored.files}
    except (OSError, ValueError, EOFError, zipfile.BadZipFile) as error:
        raise DeckUnreadable(path) from error
    return TaughtDeck(prints=MappingProxyType(prints))


class TaughtReader:
    """Reads as `reader` does, and asks the deck that was taught where that one is in doubt."""

    def __init__(self, *, reader: Reads, looker: IndexLooker, deck: TaughtDeck) -> None:
        self._reader = reader
        self._looker = looker
        self._deck = deck

    def read(self, picture: NDArray[np.uint8], /) -> tuple[CardSeen, ...]:
        """The cards in ``(H, W, 3) uint8`` BGR, each once."""
        seen = self._reader.read(picture)
        if all(card.confidence >= DOUBT_BELOW for card in seen):
            return seen
        indices = self._looker.look(picture)
        told = [self._asked(card, indices) if card.confidence < DOUBT_BELOW else card for card in seen]
        best: dict[Card, CardSeen] = {}
        for card in told:
            if card.card not in best or best[card.card].confidence < card.confidence:
                best[card.card] = card
        return tuple(sorted(best.values(), key=lambda card: -card.confidence))

    def _asked(self, seen: CardSeen, indices: tuple[Index, ...]) -> CardSeen:
        near = min(indices, key=lambda index: _away(index, seen), default=None)
        if near is None or _away(near, seen) > near.height / 2:
            return seen
        match = self._deck.nearest(near.embedding)
        if match is None or not match.is_clear:
            return seen
        if match.card == seen.card:
            others = tuple(guess for guess in seen.guesses if guess[0] != seen.card)
            known = max(seen.confidence, KNOWN_CONFIDENCE)
            return replace(seen, confidence=known, guesses=((seen.card, known), *others))
        # Two opinions are none: it is asked, the deck's own first.
        guesses = ((match.card, CONTESTED_CONFIDENCE), (seen.card, seen.confidence), *seen.guesses)
        return replace(
            seen,
            card=match.card,
            confidence=CONTESTED_CONFIDENCE,
            guesses=tuple(dict(reversed(guesses)).items())[::-1],
        )


def recognised(index: Index, deck: TaughtDeck) -> Index:
    """`index` as the deck knows it, where it is in doubt and the deck is not."""
    if index.confidence >= DOUBT_BELOW:
        return index
    match = deck.nearest(index.embedding)
    if match is None or not match.is_clear:
        return index
    return replace(index, card=match.card, confidence=KNOWN_CONFIDENCE)


def _away(index: Index, seen: CardSeen) -> float:
    x, y = index.at[0] - seen.index[0], index.at[1] - seen.index[1]
    return float((x * x + y * y) ** 0.5)
