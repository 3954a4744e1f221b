"""Text made into speech by espeak-ng: 10 to 20 ms a line."""

from __future__ import annotations

import contextlib
import subprocess
import threading
from array import array
from collections.abc import Mapping
from typing import Final, Protocol

from hardware.sound.samples import from_bytes
from hardware.sound.trouble import SoundError, SoundTrouble, TroubleKind
from hardware.voice.cache import SpeechCache, SpeechKey

PROGRAM: Final = "espeak-ng"
PACKAGE: Final = "espeak-ng"

_AMPLITUDE: Final = 120
"""As loud as it gets without sounds being cut at the peak."""

_HEADER_BYTES: Final = 44


class Synthesiser(Protocol):
    """Makes speech. `make` is called by one thread, `abort` by any."""

    def make(self, text: str, language: str) -> array[int]:
        """The speech of `text`; raises `SoundError`."""

    def abort(self) -> None:
        """End what `make` waits for, now and later."""


class Espeak:
    """Speaks through `program`, or out of `cache`.

    `voices` says which voice of espeak-ng speaks a language; without a word of it, the language's own. A
    program that takes longer than `patience_seconds` is ended.
    """

    def __init__(
        self,
        *,
        cache: SpeechCache,
        voices: Mapping[str, str],
        words_per_minute: int = 165,
        program: str = PROGRAM,
        patience_seconds: float = 5.0,
    ) -> None:
        self._cache = cache
        self._voices = voices
        self._words_per_minute = words_per_minute
        self._program = program
        self._patience_seconds = patience_seconds
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._is_aborted = False

    def make(self, text: str, language: str) -> array[int]:
        """The speech of `text`; raises `SoundError`."""
        voice = self._voices.get(language, language)
        key = SpeechKey(text=text, language=language, voice=voice, words_per_minute=self._words_per_minute)
        kept = self._cache.speech(key)
        if kept is not None:
            return kept
        # The sizes in the header are made up: it was written before the speech was there.
        samples = from_bytes(self._output(text, voice)[_HEADER_BYTES:])
        if not samples and any(letter.isalnum() for letter in text):
            raise self._error(TroubleKind.VOICE_FAILED)
        self._cache.keep(key, samples)
        return samples

    def _output(self, text: str, voice: str) -> bytes:
        process = self._started(voice)
        try:
            # Through standard input: a name that begins with a dash is no option there.
            output, errors = process.communicate(text.encode(errors="replace"), self._patience_seconds)
        except subprocess.TimeoutExpired as error:
            process.kill()
            process.communicate()
            raise self._error(TroubleKind.VOICE_FAILED) from error
        finally:
            with self._lock:
                self._process = None
        if process.returncode:
            raise self._error(TroubleKind.VOICE_FAILED, errors.decode(errors="replace").strip())
        return output

    def _started(self, voice: str) -> subprocess.Popen[bytes]:
        arguments = ("-v", voice, "-s", str(self._words_per_minute), "-a", str(_AMPLITUDE))
        with self._lock:
            if self._is_aborted:
                raise self._error(TroubleKind.VOICE_FAILED)
            try:
                self._process = subprocess.Popen(
                    (self._program, *arguments, "-b", "1", "--stdin", "--stdout"),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                )
            except OSError as error:
                raise self._error(TroubleKind.VOICE_MISSING, error.strerror or "") from error
            return self._process

    def _error(self, kind: TroubleKind, detail: str = "") -> SoundError:
        return SoundError(SoundTrouble(kind=kind, program=self._program, package=PACKAGE, detail=detail))

    def abort(self) -> None:
        """End what `make` waits for, now and later."""
        with self._lock:
            self._is_aborted = True
            if self._process is not None:
                with contextlib.suppress(ProcessLookupError):
                    self._process.kill()
