"""An entry of the journal: one command with its events, which is one unit of undo."""

from __future__ import annotations

import json
from dataclasses import dataclass

from dealer.night.codec import Codec
from dealer.night.errors import UnreadableEntry
from dealer.table.commands import Command
from dealer.table.events import Event

SCHEMA_VERSION = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """Entry `seq`, counted from 1. `at` is date and time in ISO form, `source` what the command came from."""

    seq: int
    at: str
    source: str
    command: Command
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """An entry as it lies in the file: `body` is command and events as JSON."""

    seq: int
    at: str
    source: str
    body: str


def to_row(entry: Entry) -> Row:
    """The entry as a row of the file."""
    body = {"command": _COMMAND.encode(entry.command), "events": _EVENTS.encode(entry.events)}
    return Row(
        seq=entry.seq,
        at=entry.at,
        source=entry.source,
        body=json.dumps(body, separators=(",", ":")),
    )


def to_entry(row: Row) -> Entry:
    """The entry in a row; raises `UnreadableEntry`."""
    try:
        body = json.loads(row.body)
        command, events = body["command"], body["events"]
    except (ValueError, KeyError, TypeError) as error:
        raise UnreadableEntry(f"entry {row.seq}: {error}") from error
    return Entry(
        seq=row.seq,
        at=row.at,
        source=row.source,
        command=_COMMAND.decode(command),
        events=_EVENTS.decode(events),
    )


_COMMAND = Codec(Command)
_EVENTS = Codec(tuple[Event, ...])
