"""Makes the files of the cues: `python -m hardware.sound.make_cues [FOLDER]`.

A table is loud and a small speaker has no bass: notes lie between 400 and 2,000 Hz, lower ones are rich in
overtones. What is heard often is soft and short; what needs an answer is longer.
"""

from __future__ import annotations

import math
import sys
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hardware.sound.cues import Cue, cue_file, own_folder
from hardware.sound.samples import PEAK, RATE_HZ, to_wav


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """A struck note from `at` seconds on; it fades by a factor e in every `fade_seconds`.

    `loudness` is 0 to 1; `overtones` are the strengths of the second, third, ... harmonic beside the first.
    """

    at: float
    hertz: float
    seconds: float
    loudness: float
    fade_seconds: float
    overtones: tuple[float, ...] = ()

    def sample(self, seconds: float) -> float:
        """Its part of the sound `seconds` after it was struck, -1 to 1."""
        strengths = (1.0, *self.overtones)
        wave = sum(
            strength * math.sin(math.tau * self.hertz * (number + 1) * seconds)
            for number, strength in enumerate(strengths)
        )
        # Rising over 3 ms and ending over 10 ms: a sound cut off square is heard as a click.
        edge = min(1.0, seconds / 0.003, (self.seconds - seconds) / 0.010)
        return self.loudness * edge * math.exp(-seconds / self.fade_seconds) * wave / sum(strengths)


_MELLOW: Final = (0.25, 0.0, 0.08)
_REEDY: Final = (0.8, 0.9, 0.6, 0.5, 0.35)


def notes(cue: Cue) -> Sequence[Note]:
    """What `cue` is made of."""
    return _NOTES[cue]


def _struck(
    at: float, hertz: float, *, seconds: float = 0.3, loudness: float = 0.5, fade: float = 0.09
) -> Note:
    return Note(at=at, hertz=hertz, seconds=seconds, loudness=loudness, fade_seconds=fade, overtones=_MELLOW)


def _blown(at: float, hertz: float, *, seconds: float, loudness: float = 0.6) -> Note:
    return Note(at=at, hertz=hertz, seconds=seconds, loudness=loudness, fade_seconds=2.0, overtones=_REEDY)


_NOTES: Final = {
    Cue.TURN: (_struck(0.0, 659.3, loudness=0.4), _struck(0.09, 880.0, loudness=0.4)),
    Cue.TICK: (_struck(0.0, 1480.0, seconds=0.04, loudness=0.35, fade=0.008),),
    Cue.TEN: (_struck(0.0, 1046.5, loudness=0.7), _struck(0.22, 1046.5, loudness=0.7)),
    Cue.FIVE: tuple(_struck(0.14 * beat, 1318.5, seconds=0.2, loudness=0.8) for beat in range(3)),
    Cue.TIME: (_blown(0.0, 587.3, seconds=0.35), _blown(0.37, 440.0, seconds=0.6)),
    Cue.UNDO: (_struck(0.0, 784.0, seconds=0.15), _struck(0.13, 587.3, seconds=0.2)),
    Cue.ERROR: (_blown(0.0, 196.0, seconds=0.35, loudness=0.5),),
    Cue.AWARD: tuple(
        _struck(0.11 * step, hertz, seconds=0.5, fade=0.15)
        for step, hertz in enumerate((523.3, 659.3, 784.0, 1046.5))
    ),
}


def made(cue: Cue) -> array[int]:
    """The samples of `cue`."""
    sounding = notes(cue)
    length = round(max(note.at + note.seconds for note in sounding) * RATE_HZ)
    total = [0.0] * length
    for note in sounding:
        start = round(note.at * RATE_HZ)
        for place in range(round(note.seconds * RATE_HZ)):
            total[start + place] += note.sample(place / RATE_HZ)
    return array("h", [round(PEAK * sample) for sample in total])


def main(folder: Path) -> None:
    """Write every cue into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for cue in Cue:
        cue_file(cue, folder=folder).write_bytes(to_wav(made(cue)))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else own_folder())
