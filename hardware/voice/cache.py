"""Speech that was made before, as WAV files in a folder of limited size."""

from __future__ import annotations

import contextlib
import hashlib
import json
import logging
import os
import tempfile
import zlib
from array import array
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hardware.sound.samples import from_wav, to_wav

_SUM_BYTES: Final = 4

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeechKey:
    """What makes one speech another: its text and who speaks it how fast."""

    text: str
    language: str
    voice: str
    words_per_minute: int

    @property
    def file_name(self) -> str:
        """A name for the file of this speech; no two keys share one."""
        fields = (self.text, self.language, self.voice, self.words_per_minute)
        return hashlib.sha256(json.dumps(fields).encode()).hexdigest()[:32] + ".wav"


class SpeechCache:
    """At most `limit_bytes` of files in `folder`; what was not asked for the longest goes first. One thread.

    A file is written whole or not at all. A plug pulled at the wrong moment can still leave noughts in it, so
    a checksum follows the samples (where no reader of WAV files looks); a file that fails it is as good as
    none. Nor does a folder that cannot be written keep anything from being said.
    """

    def __init__(self, *, folder: Path, limit_bytes: int) -> None:
        self._folder = folder
        self._limit_bytes = limit_bytes
        self._bytes: int | None = None
        self._may_warn = True

    def speech(self, key: SpeechKey) -> array[int] | None:
        """The samples kept for `key`; ``None`` if there are none, or if they are damaged."""
        file = self._folder / key.file_name
        try:
            data = file.read_bytes()
        except OSError:
            return None
        wav, checksum = data[:-_SUM_BYTES], data[-_SUM_BYTES:]
        if checksum != _checksum(wav):
            return None
        # Asked for now: so it is the last to go. A folder that is only read keeps its order.
        with contextlib.suppress(OSError):
            os.utime(file)
        return from_wav(wav)

    def keep(self, key: SpeechKey, samples: array[int]) -> None:
        """Keep `samples` for `key`, as far as the disk allows."""
        wav = to_wav(samples)
        data = wav + _checksum(wav)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._write(self._folder / key.file_name, data)
            self._make_room(len(data))
        except OSError as error:
            if self._may_warn:
                _log.warning("speech cannot be kept in %s: %s", self._folder, error)
            self._may_warn = False

    def _write(self, file: Path, data: bytes) -> None:
        descriptor, name = tempfile.mkstemp(dir=self._folder, suffix=".part")
        try:
            with os.fdopen(descriptor, "wb") as part:
                part.write(data)
            os.replace(name, file)
        except OSError:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise

    def _make_room(self, added_bytes: int) -> None:
        """The folder is only read when it may be too full: another box may keep its speech there too."""
        if self._bytes is not None:
            self._bytes += added_bytes
            if self._bytes <= self._limit_bytes:
                return
        files = sorted(self._files())
        self._bytes = sum(size for _, size, _ in files)
        for _, size, path in files:
            if self._bytes <= self._limit_bytes:
                return
            path.unlink(missing_ok=True)
            self._bytes -= size

    def _files(self) -> list[tuple[int, int, Path]]:
        """Time of last use, size and path of each; a part that was never finished is one of them."""
        found = []
        for path in self._folder.iterdir():
            with contextlib.suppress(FileNotFoundError):
                facts = path.stat()
                found.append((facts.st_mtime_ns, facts.st_size, path))
        return found


def _checksum(data: bytes) -> bytes:
    return zlib.crc32(data).to_bytes(_SUM_BYTES, "little")
