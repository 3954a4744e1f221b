"""The cues: what they are like, and that their files are those the script makes."""

from __future__ import annotations

import itertools
import subprocess
import sys
from pathlib import Path

import pytest

from hardware.sound.cues import Cue, cue_file, cue_samples, own_folder
from hardware.sound.make_cues import made
from hardware.sound.samples import PEAK, seconds_of

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("cue", Cue)
def test_file_is_what_the_script_makes(cue: Cue) -> None:
    kept, anew = cue_samples(cue), made(cue)
    assert len(kept) == len(anew)
    # The sine of another C library may round the other way.
    assert max(abs(one - other) for one, other in zip(kept, anew, strict=True)) <= 1


def test_script_writes_a_file_for_every_cue(tmp_path: Path) -> None:
    folder = tmp_path / "cues"
    subprocess.run([sys.executable, "-m", "hardware.sound.make_cues", str(folder)], cwd=ROOT, check=True)
    assert {path.name for path in folder.iterdir()} == {path.name for path in own_folder().iterdir()}
    assert cue_samples(Cue.UNDO, folder=folder) == made(Cue.UNDO)


@pytest.mark.parametrize("cue", Cue)
def test_cue_is_short_begins_and_ends_without_a_click_and_is_not_cut_off(cue: Cue) -> None:
    samples = cue_samples(cue)
    assert seconds_of(samples) < 1.0
    assert abs(samples[0]) < 100
    assert abs(samples[-1]) < 100
    assert 0.1 * PEAK < max(samples) < 0.8 * PEAK


def test_tick_is_the_shortest_and_softest() -> None:
    tick = cue_samples(Cue.TICK)
    others = [cue_samples(cue) for cue in Cue if cue is not Cue.TICK]
    assert seconds_of(tick) <= 0.05
    assert max(tick) < min(max(samples) for samples in others)


def test_undo_is_two_blips_and_five_seconds_are_three() -> None:
    assert [strokes(cue) for cue in (Cue.UNDO, Cue.FIVE, Cue.TEN, Cue.TICK)] == [2, 3, 2, 1]


def strokes(cue: Cue) -> int:
    """How often it gets loud: rises of the loudness, in steps of 10 ms."""
    samples = cue_samples(cue)
    loudness = [max(map(abs, samples[at : at + 220])) for at in range(0, len(samples), 220)]
    return sum(later > 1.5 * earlier + 500 for earlier, later in zip([0, *loudness], loudness, strict=False))


def test_error_is_the_lowest() -> None:
    def crossings_a_second(cue: Cue) -> float:
        samples = cue_samples(cue)
        changes = sum(one < 0 <= other for one, other in itertools.pairwise(samples))
        return changes / seconds_of(samples)

    assert min(Cue, key=crossings_a_second) is Cue.ERROR


def test_missing_file_is_an_error_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"turn\.wav"):
        cue_samples(Cue.TURN, folder=tmp_path)
    assert cue_file(Cue.TURN, folder=tmp_path) == tmp_path / "turn.wav"
