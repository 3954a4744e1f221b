"""The reader with the user's own deck, where one was taught."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from vision.taught_deck import DeckUnreadable, TaughtDeck, TaughtReader, load_deck, self_check
from vision.watcher import Reads

_log: Final = logging.getLogger(__name__)


def with_kept_deck(reader: Reads, folder: Path) -> Reads:
    """`reader`, helped by the deck that is kept in `folder` once it is whole.

    A deck that cannot be read helps nobody, and is to be taught again.
    """
    try:
        deck = load_deck(folder)
    except DeckUnreadable as error:
        _log.warning("the deck in %s cannot be read: it is to be taught again", error.path)
        return reader
    return reader if deck is None else with_deck(reader, deck)


def with_deck(reader: Reads, deck: TaughtDeck) -> Reads:
    """`reader`, helped by `deck`, if that is whole and all its cards are told apart."""
    if not self_check(deck).passed:
        return reader
    from vision.indices import IndexLooker

    return TaughtReader(reader=reader, looker=IndexLooker(), deck=deck)
