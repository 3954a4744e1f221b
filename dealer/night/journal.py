"""The journal on disk: SQLite in WAL mode with full syncs, one row per entry, hashed with the one before.

Nothing is shown before it is safe, and the plug may be pulled at any moment. The rows are only ever appended.
"""

from __future__ import annotations

import fcntl
import hashlib
import sqlite3
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Self

from dealer.night.entry import SCHEMA_VERSION, Row
from dealer.night.errors import JournalError, JournalInUse

_TABLE = """
CREATE TABLE IF NOT EXISTS entries (
    seq INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    source TEXT NOT NULL,
    body TEXT NOT NULL,
    hash BLOB NOT NULL
)
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Damage:
    """The file is damaged behind entry `last_good_seq`; `reason` is what the check found."""

    last_good_seq: int
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Saved:
    """How the last append went: `waiting` rows are in memory only, because of `problem`."""

    waiting: int = 0
    problem: str = ""


class Journal:
    """The file of one night.

    Made and read on the owner's thread; `append` and `retry` write on the journal's own thread, in order.

    Attributes:
        path: the file.
        damage: what is wrong with the file, or ``None``; a damaged file is never written to.
        rows: the good rows as they were found on opening.
    """

    def __init__(self, path: Path) -> None:
        """Open or make the file; raises `JournalInUse`, or `JournalError` where the folder cannot be used."""
        self.path = path
        self._lock = _locked(path)
        self._hash = b""
        self._waiting: list[Row] = []
        self._connection: sqlite3.Connection | None = None
        self.rows, self.damage = self._read()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="journal")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()

    def append(self, row: Row) -> Future[Saved]:
        """Write `row` behind the last one; the future says what is safe by then.

        Where writing fails the row stays in memory, and is written in its place when writing works again.
        """
        return self._thread.submit(self._append, row)

    def retry(self) -> Future[Saved]:
        """Try again to write what waits."""
        return self._thread.submit(self._write_waiting)

    def close(self) -> None:
        """Wait for the writing to end, and let the file go."""
        self._thread.shutdown(wait=True)
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._lock.close()

    def _append(self, row: Row) -> Saved:
        self._waiting.append(row)
        return self._write_waiting()

    def _write_waiting(self) -> Saved:
        """All rows that wait, in one transaction."""
        if not self._waiting:
            return Saved()
        try:
            connection = self._connection or _connect(self.path)
            self._connection = connection
            self._hash = _insert(connection, self._waiting, self._hash)
        except (sqlite3.Error, OSError) as error:
            return Saved(waiting=len(self._waiting), problem=str(error))
        self._waiting.clear()
        return Saved()

    def _read(self) -> tuple[tuple[Row, ...], Damage | None]:
        """The rows up to the first that is damaged."""
        if not self.path.exists():
            return (), None
        rows: list[Row] = []
        try:
            self._connection = _connect(self.path)
            problem = _quick_check(self._connection)
            for row, digest in _stored(self._connection):
                if row.seq != len(rows) + 1 or digest != _digest(self._hash, row):
                    problem = problem or f"entry {len(rows) + 1} does not fit the one before"
                    break
                self._hash = digest
                rows.append(row)
        except sqlite3.OperationalError as error:
            if not rows and _not_writable(error):
                return self._read_only_rows()
            problem = str(error)
        except sqlite3.DatabaseError as error:
            problem = str(error)
        damage = Damage(last_good_seq=len(rows), reason=problem) if problem else None
        return tuple(rows), damage

    def _read_only_rows(self) -> tuple[tuple[Row, ...], Damage | None]:
        """The rows of a file on a card that cannot be written: nothing is damaged, but nothing is saved."""
        connection = sqlite3.connect(f"file:{self.path}?mode=ro&immutable=1", uri=True)
        rows: list[Row] = []
        for row, digest in _stored(connection):
            self._hash = digest
            rows.append(row)
        connection.close()
        return tuple(rows), None


def _locked(path: Path) -> IO[bytes]:
    """A lock that ends with the process, however that ends."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_suffix(".lock").open("ab")
    except OSError as error:
        raise JournalError(error.errno, error.strerror, str(path)) from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise JournalInUse(str(path)) from error
    return lock


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(_TABLE)
        if connection.execute("PRAGMA user_version").fetchone()[0] == 0:
            connection.execute(f"PRAGMA user_version={SCHEMA_VERSION:d}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _insert(connection: sqlite3.Connection, rows: list[Row], before: bytes) -> bytes:
    """Write `rows` in one transaction; the hash of the last."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for row in rows:
            before = _digest(before, row)
            connection.execute(
                "INSERT INTO entries VALUES (?, ?, ?, ?, ?)",
                (row.seq, row.at, row.source, row.body, before),
            )
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return before


def _digest(before: bytes, row: Row) -> bytes:
    text = f"{row.seq}\n{row.at}\n{row.source}\n{row.body}"
    return hashlib.sha256(before + text.encode()).digest()


def _stored(connection: sqlite3.Connection) -> Iterator[tuple[Row, bytes]]:
    for seq, at, source, body, digest in connection.execute("SELECT * FROM entries ORDER BY seq"):
        yield Row(seq=seq, at=at, source=source, body=body), digest


def _quick_check(connection: sqlite3.Connection) -> str:
    """What SQLite itself finds wrong with the file, or nothing."""
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    return "" if found == "ok" else str(found)


def _not_writable(error: sqlite3.OperationalError) -> bool:
    return any(words in str(error) for words in ("readonly", "unable to open"))
