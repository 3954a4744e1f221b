"""The cards in pictures from files, one line a picture on standard output."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from vision.deck_reader import with_kept_deck
from vision.evidence import Calibration, CardSeen
from vision.pictures import UnreadablePicture, annotated, load_picture, picture_paths, save_picture
from vision.reader import CardReader
from vision.worker import shipped_reader

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class CannotAnnotate(Exception):
    """The copies could not be written at `path`; `reason` is the system's word."""

    def __init__(self, path: Path, reason: str | None) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


def read_card_files(
    paths: Iterable[Path], *, as_json: bool, annotate: Path | None, deck_folder: Path | None = None
) -> bool:
    """Read every picture of `paths`, files and folders; whether all of them could be read.

    Copies with what was read drawn on them go into the folder `annotate`; raises `CannotAnnotate`. The deck
    that was taught, in `deck_folder`, is asked where a reading is in doubt.
    """
    if annotate is not None:
        _prepare(annotate)
    reader = CardReader() if deck_folder is None else _WithDeck(deck_folder)
    all_read = True
    for number, path in enumerate(picture_paths(paths)):
        try:
            picture = load_picture(path)
        except UnreadablePicture as error:
            all_read = False
            click.echo(_failure(error, as_json=as_json), err=not as_json)
            continue
        start = time.perf_counter()
        seen = reader.read(picture)
        spent_ms = 1000 * (time.perf_counter() - start)
        click.echo(_line(path, seen, spent_ms, as_json=as_json))
        if annotate is not None:
            # Folders may hold the same names, so each copy carries its number.
            name = f"{number:04}-{path.parent.name}-{path.stem}.png"
            _keep(annotated(picture, seen), annotate / name)
    return all_read


class _WithDeck:
    """Also looks at what is too doubtful to be told, in case the deck knows it."""

    def __init__(self, folder: Path) -> None:
        self._reader = with_kept_deck(shipped_reader(), folder)
        self._least = Calibration.shipped().threshold

    def read(self, picture: NDArray[np.uint8], /) -> tuple[CardSeen, ...]:
        return tuple(seen for seen in self._reader.read(picture) if seen.confidence >= self._least)


def _prepare(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotAnnotate(folder, error.strerror) from error


def _keep(picture: NDArray[np.uint8], path: Path) -> None:
    try:
        save_picture(picture, path)
    except OSError as error:
        raise CannotAnnotate(path, error.strerror) from error


def _failure(error: UnreadablePicture, *, as_json: bool) -> str:
    reason = error.reason or "not a picture that can be read"
    if as_json:
        return _encoded({"image": str(error.path), "error": reason})
    return f"housedealer: {error.path}: {reason}"


def _line(path: Path, seen: tuple[CardSeen, ...], spent_ms: float, *, as_json: bool) -> str:
    if as_json:
        cards = [_card_fields(reading) for reading in seen]
        return _encoded({"image": str(path), "cards": cards, "ms": round(spent_ms, 1)})
    words = " ".join(f"{reading.card}" for reading in seen) or "no card"
    return f"{path}: {words}"


def _card_fields(reading: CardSeen) -> dict[str, Any]:
    return {
        "card": str(reading.card),
        "confidence": round(reading.confidence, 4),
        "index": [round(value, 1) for value in reading.index],
        "quad": None if reading.quad is None else [[round(x, 1), round(y, 1)] for x, y in reading.quad],
    }


def _encoded(fields: dict[str, Any]) -> str:
    return json.dumps(fields, separators=(",", ":"), ensure_ascii=False)
