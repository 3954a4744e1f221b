"""The journal on disk: SQLite in WAL mode with full syncs, one row per entry, hashed with the one before.

Nothing is shown before it is safe, and the plug may be pulled at any moment. The rows are only ever appended.
"""

from __future__ import annotations

import errno
import fcntl
import hashlib
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
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

_LEAST_PAGE_BYTES = 512
"""No SQLite file that holds anything is smaller."""

_MEMORY = Path("/dev/shm")
"""A folder in memory, which can be written where the card, and with it the temporary folder, cannot."""


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
        """Read the file, which the first append makes where there is none.

        Raises `JournalInUse`, or `JournalError` where the folder cannot be used. A full or read-only card is
        no reason to raise: the rows then wait in memory.
        """
        self.path = path
        self._lock = _locked(path)
        self._hash = b""
        self._waiting: list[Row] = []
        self._connection: sqlite3.Connection | None = None
        try:
            self.rows, self.damage = self._read()
        except JournalError:
            self._unlock()
            raise
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
        """Try a last time to write what waits, and let the file go."""
        self._thread.submit(self._write_waiting)
        self._thread.shutdown(wait=True)
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()

    def _append(self, row: Row) -> Saved:
        self._waiting.append(row)
        return self._write_waiting()

    def _write_waiting(self) -> Saved:
        """All rows that wait, in one transaction."""
        if not self._waiting:
            return Saved()
        if self.damage is not None:
            return Saved(waiting=len(self._waiting), problem=self.damage.reason)
        try:
            self._hash = _insert(self._writable(), self._waiting, self._hash)
        except (sqlite3.Error, OSError) as error:
            return Saved(waiting=len(self._waiting), problem=str(error))
        self._waiting.clear()
        return Saved()

    def _writable(self) -> sqlite3.Connection:
        """The connection that writes, made when it is first needed: reading must not touch a damaged file."""
        if self._lock is None:
            self._lock = _locked(self.path)
        if self._connection is None:
            self._connection = _connect(self.path)
        return self._connection

    def _read(self) -> tuple[tuple[Row, ...], Damage | None]:
        """The rows up to the first that is damaged."""
        if not self.path.exists():
            return (), None
        if _cut_to_nothing(self.path):
            return (), Damage(last_good_seq=0, reason="the file is cut off")
        rows: list[Row] = []
        try:
            with _looked_into(self.path) as connection:
                problem = self._read_rows(connection, rows)
        except sqlite3.DatabaseError as error:
            problem = str(error)
        except OSError as error:
            raise JournalError(error.errno, error.strerror, str(self.path)) from error
        damage = Damage(last_good_seq=len(rows), reason=problem) if problem else None
        return tuple(rows), damage

    def _read_rows(self, connection: sqlite3.Connection, rows: list[Row]) -> str:
        """Fill `rows` with those that fit; what is wrong with the file, or nothing."""
        if not _has_table(connection):
            return _quick_check(connection)
        for row, digest in _stored(connection):
            if row.seq != len(rows) + 1 or digest != _digest(self._hash, row):
                return f"entry {len(rows) + 1} does not fit the one before"
            self._hash = digest
            rows.append(row)
        return _newer_schema(connection) or _quick_check(connection)


def _locked(path: Path) -> IO[bytes] | None:
    """A lock that ends with the process, however that ends; ``None`` where nothing can be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_suffix(".lock").open("ab")
    except OSError as error:
        if error.errno in (errno.EROFS, errno.ENOSPC):
            return None
        raise JournalError(error.errno, error.strerror, str(path)) from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise JournalInUse(str(path)) from error
    return lock


def _size(path: Path, suffix: str) -> int:
    """The bytes of a file that SQLite keeps beside `path`."""
    beside = path.with_name(path.name + suffix)
    return beside.stat().st_size if beside.exists() else 0


def _cut_to_nothing(path: Path) -> bool:
    """Whether SQLite would take the rest of a night for a new file, and delete its log."""
    size = path.stat().st_size
    return size < _LEAST_PAGE_BYTES and (size > 0 or _size(path, "-wal") > 0)


@contextmanager
def _looked_into(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that reads and changes nothing.

    Where SQLite cannot read without writing beside the file (a read-only or full card, a file that was just
    being made when the plug was pulled) it reads a copy.
    """
    with ExitStack() as stack:
        address = f"{path.absolute().as_uri()}?mode=ro"
        try:
            connection = stack.enter_context(closing(sqlite3.connect(address, uri=True)))
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except sqlite3.OperationalError:
            memory = _MEMORY if _MEMORY.is_dir() else None
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=memory)))
            for suffix in ("", "-wal", "-journal"):
                if _size(path, suffix):
                    shutil.copyfile(path.with_name(path.name + suffix), folder / f"copy{suffix}")
            connection = stack.enter_context(closing(sqlite3.connect(folder / "copy")))
        yield connection


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(_TABLE)
        if _schema_version(connection) < SCHEMA_VERSION:
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


def _has_table(connection: sqlite3.Connection) -> bool:
    """Whether the first entry was ever about to be written."""
    tables = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'entries'")
    return bool(tables.fetchone()[0])


def _stored(connection: sqlite3.Connection) -> Iterator[tuple[Row, bytes]]:
    for seq, at, source, body, digest in connection.execute("SELECT * FROM entries ORDER BY seq"):
        yield Row(seq=seq, at=at, source=source, body=body), digest


def _schema_version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _newer_schema(connection: sqlite3.Connection) -> str:
    """What is wrong if a later program wrote here, whose entries may mean something else; or nothing."""
    found = _schema_version(connection)
    return f"schema {found} is newer than {SCHEMA_VERSION}" if found > SCHEMA_VERSION else ""


def _quick_check(connection: sqlite3.Connection) -> str:
    """What SQLite itself finds wrong with the file, or nothing."""
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    return "" if found == "ok" else str(found)
