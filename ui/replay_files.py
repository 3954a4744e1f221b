"""Hand records from files, one JSON answer a line on standard output."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import BinaryIO

import click

from dealer.records.stream import answers


def replay_files(names: Iterable[str], *, steps: bool) -> bool:
    """Answer every record of every file (``"-"`` is standard input); whether all of them were right.

    A file that cannot be read is named on standard error, and the others are still replayed.
    """
    return all([_replay_file(name, steps=steps) for name in names])


def _replay_file(name: str, *, steps: bool) -> bool:
    if name == "-":
        return _write_answers(sys.stdin.buffer, steps=steps)
    try:
        with open(name, "rb") as source:
            return _write_answers(source, steps=steps)
    except BrokenPipeError:
        # Nobody reads the answers any more; click ends the program without a word.
        raise
    except OSError as error:
        click.echo(f"housedealer: {name}: {error.strerror}", err=True)
        return False


def _write_answers(source: BinaryIO, *, steps: bool) -> bool:
    encode = json.JSONEncoder(separators=(",", ":")).encode
    right = True
    for answer in answers(source, steps=steps):
        right &= answer["ok"] is True
        sys.stdout.write(encode(answer) + "\n")
    sys.stdout.flush()
    return right
