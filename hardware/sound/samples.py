"""Sound as numbers: signed 16 bits, one channel, 22,050 a second, which is what espeak-ng speaks.

Bytes are in this machine's order, which is little endian wherever the box runs, as a WAV file wants it.
"""

from __future__ import annotations

import io
import wave
from array import array
from collections.abc import Iterable, Sequence
from typing import Final

RATE_HZ: Final = 22050
SAMPLE_BYTES: Final = 2
PEAK: Final = 32767

_INT16: Final = "h"


def silence(seconds: float) -> array[int]:
    """`seconds` of nothing."""
    return array(_INT16, bytes(SAMPLE_BYTES * round(seconds * RATE_HZ)))


def seconds_of(samples: Sequence[int]) -> float:
    """How long `samples` last."""
    return len(samples) / RATE_HZ


def gain(volume: int) -> float:
    """The factor for a volume of 0 to 100: squared, since ears hear ratios; 50 is 12 dB under 100."""
    return (volume / 100) ** 2


def mixed(parts: Iterable[tuple[Sequence[int], float]], length: int) -> array[int]:
    """`length` samples in which every part sounds at its factor; sums above the peak are cut off there."""
    scaled = [[round(sample * factor) for sample in part] for part, factor in parts]
    if len(scaled) == 1:
        total = scaled[0]
    else:
        total = [0] * length
        for part in scaled:
            for place, sample in enumerate(part):
                total[place] += sample
    block = array(_INT16, [max(-PEAK, min(PEAK, sample)) for sample in total])
    block.extend([0] * (length - len(block)))
    return block


def to_wav(samples: array[int]) -> bytes:
    """A WAV file."""
    file = io.BytesIO()
    with wave.open(file, "wb") as wav:
        wav.setnchannels(1)
        wav.setsampwidth(SAMPLE_BYTES)
        wav.setframerate(RATE_HZ)
        wav.writeframes(samples.tobytes())
    return file.getvalue()


def from_wav(data: bytes) -> array[int]:
    """The samples of a WAV file; raises `ValueError` for one that is damaged or of another format."""
    try:
        with wave.open(io.BytesIO(data), "rb") as wav:
            form = (wav.getnchannels(), wav.getsampwidth(), wav.getframerate())
            frames = wav.getnframes()
            body = wav.readframes(frames)
    except (wave.Error, EOFError) as error:
        raise ValueError(f"no WAV file: {error}") from error
    if form != (1, SAMPLE_BYTES, RATE_HZ):
        raise ValueError(f"channels, bytes and rate are {form}, not {(1, SAMPLE_BYTES, RATE_HZ)}")
    if len(body) != frames * SAMPLE_BYTES:
        raise ValueError(f"{frames} samples are promised, {len(body)} bytes are there")
    return from_bytes(body)


def from_bytes(body: bytes) -> array[int]:
    """Samples as a player or a WAV file has them: little endian; half a sample at the end is left out."""
    return array(_INT16, body[: len(body) // SAMPLE_BYTES * SAMPLE_BYTES])
