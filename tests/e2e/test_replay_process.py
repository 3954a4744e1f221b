"""`housedealer replay` as it is started: files, pipes, the exit status, and memory over a long input."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tests.support.conformance import (
    DATA,
    ROOT,
    SCENARIO_FILES,
    Row,
    answered,
    bad_line,
    bad_records,
    generated_hands,
    generated_text,
    misses,
)

COMMAND = [sys.executable, "-m", "ui", "replay"]
LONG_INPUT_BYTES = 100 << 20
MEMORY_LIMIT_BYTES = 80 << 20
GROWTH_LIMIT_BYTES = 2 << 20
SPACES_IN_A_LINE = 32 << 10


def replay(*arguments: str, text: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *arguments], input=text, cwd=ROOT, capture_output=True, timeout=120, check=False
    )


def spread_out(lines: bytes) -> bytes:
    """The same records in longer lines, with room before their last bracket."""
    return lines.replace(b"}\n", b" " * SPACES_IN_A_LINE + b"}\n")


def answers_of(result: subprocess.CompletedProcess[bytes]) -> list[Row]:
    assert b"Traceback" not in result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()]


@pytest.mark.parametrize("name", SCENARIO_FILES)
def test_scenarios_file_is_answered_row_by_row(name: str) -> None:
    result = replay("--steps", str(DATA / name))
    assert answers_of(result) == answered((DATA / name).read_bytes())


def test_generated_hands_come_through_a_pipe_and_all_are_right() -> None:
    hands = generated_hands()[::20]
    result = replay("--steps", "-", text=b"".join(json.dumps(hand).encode() + b"\n" for hand in hands))
    assert result.returncode == 0
    for hand, answer in zip(hands, answers_of(result), strict=True):
        assert misses(hand["expected"], answer) == []


def test_several_files_are_answered_in_turn_and_standard_input_among_them(tmp_path: Path) -> None:
    first, second, third = (json.dumps(hand).encode() for hand in generated_hands()[:3])
    for name, line in (("1.jsonl", first), ("3.jsonl", third)):
        (tmp_path / name).write_bytes(line)
    result = replay(str(tmp_path / "1.jsonl"), "-", str(tmp_path / "3.jsonl"), text=second)
    assert [a["id"] for a in answers_of(result)] == [h["id"] for h in generated_hands()[:3]]
    assert (result.returncode, result.stderr) == (0, b"")


def test_bad_records_leave_the_others_answered_and_the_status_one() -> None:
    good = json.dumps(generated_hands()[0]).encode() + b"\n"
    cases = bad_records()
    result = replay("-", text=good + b"".join(bad_line(case) + good for case in cases))
    answers = answers_of(result)
    assert result.returncode == 1
    assert [a["ok"] for a in answers] == [True] + [False, True] * len(cases)
    assert [a["error"]["type"] for a in answers if not a["ok"]] == [c["error"]["type"] for c in cases]


def test_readme_line_is_what_is_printed() -> None:
    """The worked example of the hand record format, in full."""
    (line,) = (line for line in generated_text().splitlines() if b'"d20261-0"' in line)
    assert replay("--steps", "-", text=line).stdout.decode() == (
        '{"id":"d20261-0","ok":true,"posted":{"4":1,"5":2,"9":4},"steps":['
        '{"seat":3,"to_call":4,"raise":[8,110],"pot":7},{"seat":4,"to_call":7,"raise":[12,12],"pot":15},'
        '{"seat":5,"to_call":9,"raise":null,"pot":26},{"seat":9,"to_call":8,"raise":[13,13],"pot":35},'
        '{"seat":3,"to_call":4,"raise":null,"pot":35}],"next":null,"pots":['
        '{"amount":37,"eligible":[3,4,5],"winners":[3,4,5]},{"amount":2,"eligible":[3,4],"winners":[3,4]}],'
        '"uncalled":{},"payouts":{"3":13,"4":14,"5":12},"final_stacks":{"3":111,"4":14,"5":12,"9":9},'
        '"show_order":[4,5,3],"award_order":[1,0],"face_up_after":null}\n'
    )


def test_reader_that_stops_listening_ends_it_quietly(tmp_path: Path) -> None:
    hands = tmp_path / "hands.jsonl"
    hands.write_bytes(generated_text())
    process = subprocess.Popen(
        [*COMMAND, str(hands)], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline().startswith(b'{"id":')
    process.stdout.close()
    with process.stderr:
        assert process.stderr.read() == b""
    assert process.wait(timeout=60) == 1


@pytest.mark.slow
def test_hundred_megabytes_stream_through_little_memory() -> None:
    """The hands themselves, and then hands spread out: as much to read, far less work."""
    chunks = itertools.chain(
        itertools.repeat(generated_text(), 4), itertools.repeat(spread_out(generated_text()))
    )
    after_first, at_end = peak_memory(chunks)
    assert at_end < MEMORY_LIMIT_BYTES
    assert at_end - after_first < GROWTH_LIMIT_BYTES


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first", "then"),
    [
        # Looks like the beginning of one object over many lines.
        (b'{"id":"cut off in the middle", "seats":{\n', lambda: spread_out(generated_text())),
        # One line that never ends.
        (b'{"id":', lambda: b"[" * 1_000_000),
    ],
    ids=["many lines", "one line"],
)
def test_broken_beginning_does_not_hold_the_rest_in_memory(first: bytes, then: Callable[[], bytes]) -> None:
    _, at_end = peak_memory(itertools.chain([first], itertools.repeat(then())))
    assert at_end < MEMORY_LIMIT_BYTES


def peak_memory(chunks: Iterable[bytes]) -> tuple[int, int]:
    """The most memory, in bytes, that the process held while it read the first of `chunks`, and all of them.

    It reads the hundred megabytes. Asked of the process itself while it waits for more: what `wait4` reports
    of a child begins with the memory of the process that started it, here the whole test run.
    """
    process = subprocess.Popen([*COMMAND, "-"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    assert process.stdin is not None
    left, peaks = LONG_INPUT_BYTES, []
    with process.stdin:
        for chunk in chunks:
            process.stdin.write(chunk)
            process.stdin.flush()
            peaks.append(high_water_mark(process.pid))
            left -= len(chunk)
            if left <= 0:
                break
    assert process.wait(timeout=60) in (0, 1)
    return peaks[0], peaks[-1]


def high_water_mark(pid: int) -> int:
    """The peak resident memory of a running process, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM:"))
    return int(kilobytes) * 1024
