"""The thread that makes speech of what waits, one line after the other."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Callable, Sequence

from hardware.sound.mixer import Mixer
from hardware.sound.trouble import SoundError, TroubleTeller
from hardware.voice.espeak import Synthesiser
from hardware.voice.utterance import Utterance
from hardware.voice.waiting import Waiting


class Talker:
    """Gives `mixer` one utterance after the other, from `start` to `ask_to_end`; no call but `join` waits.

    What cannot be heard (`is_heard`) is not said later: it would be out of date. Where the voice fails, it is
    tried again every `retry_seconds`, and with each utterance.
    """

    def __init__(
        self,
        *,
        mixer: Mixer,
        synthesiser: Synthesiser,
        teller: TroubleTeller,
        is_heard: Callable[[], bool],
        retry_seconds: float,
    ) -> None:
        self._mixer = mixer
        self._synthesiser = synthesiser
        self._teller = teller
        self._is_heard = is_heard
        self._retry_seconds = retry_seconds
        self._changed = threading.Condition()
        self._waiting = Waiting()
        self._speaking: Utterance | None = None
        self._failed: Utterance | None = None
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, name="voice", daemon=True)

    def start(self) -> None:
        """Begin to speak."""
        self._thread.start()

    def say(self, utterances: Sequence[Utterance]) -> None:
        """Say `utterances` after what waits already. A turn call takes the place of an older one, and cuts
        it off where it is being spoken: two calls at once would be two truths."""
        with self._changed:
            self._waiting.add(utterances)
            if self._is_calling_a_turn() and any(utterance.is_turn for utterance in utterances):
                self._stop_speaking()
            self._changed.notify_all()

    def _is_calling_a_turn(self) -> bool:
        return self._speaking is not None and self._speaking.is_turn

    def hush(self) -> None:
        """Forget what waits, and break off."""
        with self._changed:
            self._waiting.clear()
            self._stop_speaking()

    def _stop_speaking(self) -> None:
        self._speaking = None
        self._mixer.hush_voice()

    def ask_to_end(self) -> None:
        """Break off; the thread ends soon."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        self._mixer.close()
        self._synthesiser.abort()

    def join(self, *, seconds: float) -> None:
        """Wait for the end of the thread, for at most `seconds`."""
        self._thread.join(seconds)

    def _run(self) -> None:
        while not self._is_closed:
            self._step(self._next())

    def _next(self) -> Utterance | None:
        """What to say now; ``None`` at the end, and when a voice that failed is to be tried again."""
        with self._changed:
            self._speaking = None
            self._changed.wait_for(
                lambda: self._is_closed or len(self._waiting) > 0,
                None if self._failed is None else self._retry_seconds,
            )
            if self._is_closed or not len(self._waiting):
                return None
            self._speaking = self._waiting.take()
            return self._speaking

    def _step(self, utterance: Utterance | None) -> None:
        if utterance is None:
            if self._failed is not None and not self._is_closed:
                self._speech(self._failed)
        elif self._is_heard():
            samples = self._speech(utterance)
            if samples is not None and self._begin(utterance, samples):
                self._mixer.wait_for_voice_end()

    def _speech(self, utterance: Utterance) -> array[int] | None:
        try:
            samples = self._synthesiser.make(utterance.text, utterance.language)
        except SoundError as error:
            if not self._is_closed:
                self._failed = utterance
                self._teller.found(error.trouble)
            return None
        self._failed = None
        self._teller.well(voice=True)
        return samples

    def _begin(self, utterance: Utterance, samples: array[int]) -> bool:
        """Begin to speak, unless the utterance was taken back while its speech was made."""
        with self._changed:
            if self._speaking is not utterance:
                return False
            self._mixer.speak(samples)
            return True
