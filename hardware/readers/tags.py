"""What a reader sent: a card, a player, or a tag that nobody knows. Pure: bytes, keys and times are given."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from config.tags import TagMap, tag_key
from dealer.rules.cards import Card
from dealer.rules.errors import BadCard
from hardware.buttons.inputs import CardRead, PlayerRead, UnknownTagRead

AGAIN_SECONDS: Final = 1.0
"""A tag that lies on the reader is sent again and again: within this time it is one reading."""
KEY_SECONDS: Final = 0.06
"""A wedge types faster than any finger: keys further apart are a person's."""
LONGEST_TAG: Final = 64

TagRead = CardRead | PlayerRead | UnknownTagRead


def read_tag(text: str, tags: TagMap, at: float) -> TagRead | None:
    """What `text` means; ``None`` for one without a letter or digit.

    The house's map is asked first; a text that is a card by itself, ``"As"``, needs no map.
    """
    key = tag_key(text)
    if not key:
        return None
    if key in tags.cards:
        return CardRead(card=tags.cards[key], at=at)
    if key in tags.players:
        return PlayerRead(name=tags.players[key], at=at)
    try:
        return CardRead(card=Card.parse(text.strip()), at=at)
    except BadCard:
        return UnknownTagRead(tag=key, at=at)


class SerialTags:
    """Readings in what comes from a serial reader: one a line, whatever ends it."""

    def __init__(self, tags: TagMap) -> None:
        self._tags = tags
        self._rest = bytearray()
        self._last: tuple[str, float] | None = None

    def feed(self, data: bytes, now: float) -> Iterator[TagRead]:
        """The readings that `data` completes."""
        for byte in data:
            # Line ends, and the marks that some readers put around a tag.
            if byte in b"\r\n\x02\x03":
                text = self._rest.decode("ascii", "ignore")
                self._rest.clear()
                yield from self._reading(text, now)
            elif len(self._rest) < LONGEST_TAG:
                self._rest.append(byte)

    def _reading(self, text: str, now: float) -> Iterator[TagRead]:
        read = read_tag(text, self._tags, now)
        if read is None:
            return
        key = tag_key(text)
        again = self._last is not None and self._last[0] == key and now - self._last[1] < AGAIN_SECONDS
        self._last = (key, now)
        if not again:
            yield read


class WedgeTags:
    """Readings among the keys that are pressed: a reader types its tag at once and ends with Enter."""

    def __init__(self, tags: TagMap) -> None:
        self._tags = tags
        self._typed = ""
        self._last_at: float | None = None

    def key(self, text: str, at: float) -> TagRead | None:
        """A key that types `text` was pressed at `at`; the reading it ends, or ``None``.

        Enter is ``"\\r"`` or ``"\\n"``. Keys that no reading comes of remain whatever they are else.
        """
        hurried = self._last_at is not None and at - self._last_at <= KEY_SECONDS
        typed = self._typed if hurried else ""
        self._last_at = at
        if text in ("\r", "\n"):
            self._typed = ""
            return read_tag(typed, self._tags, at) if len(typed) > 1 else None
        self._typed = (typed + text)[:LONGEST_TAG]
        return None
