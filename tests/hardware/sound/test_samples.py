from __future__ import annotations

import io
import wave
from array import array

import pytest

from hardware.sound.samples import (
    PEAK,
    RATE_HZ,
    from_bytes,
    from_wav,
    gain,
    mixed,
    seconds_of,
    silence,
    to_wav,
)


def test_wav_file_gives_the_samples_back() -> None:
    samples = array("h", [0, 1, -1, PEAK, -PEAK])
    assert from_wav(to_wav(samples)) == samples


@pytest.mark.parametrize("length", [0, 3, 20, 44, 53])
def test_shortened_wav_file_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=r"no WAV file|promised"):
        from_wav(to_wav(array("h", range(6)))[:length])


def test_wav_file_of_another_rate_is_refused() -> None:
    file = io.BytesIO()
    with wave.open(file, "wb") as wav:
        wav.setnchannels(2)
        wav.setsampwidth(2)
        wav.setframerate(44100)
        wav.writeframes(bytes(8))
    with pytest.raises(ValueError, match="44100"):
        from_wav(file.getvalue())


def test_half_a_sample_at_the_end_is_left_out() -> None:
    assert from_bytes(b"\x01\x00\x02") == array("h", [1])


def test_silence_lasts_as_long_as_is_said() -> None:
    assert seconds_of(silence(0.5)) == 0.5
    assert not any(silence(0.5))
    assert len(silence(1.0)) == RATE_HZ


def test_volume_is_squared_and_full_volume_changes_nothing() -> None:
    assert [gain(volume) for volume in (0, 50, 100)] == [0.0, 0.25, 1.0]


def test_parts_sound_at_the_same_time_each_at_its_loudness() -> None:
    assert mixed([([1000, 1000], 1.0), ([100], 0.5)], 3).tolist() == [1050, 1000, 0]


def test_sums_above_the_peak_are_cut_off_there() -> None:
    assert mixed([([30000, -30000], 1.0), ([30000, -30000], 1.0)], 2).tolist() == [PEAK, -PEAK]
