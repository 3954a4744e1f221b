"""`./test` with a stand-in for the Python of its environment."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PYTHON = """#!/bin/sh
echo "$*" >>../log
case $* in *"${FAILS:-nothing}"*) exit 3 ;; esac
"""


def executable(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    folder = tmp_path / "checkout"
    script, changes = re.subn(
        r'(?m)^FULL_COVERAGE_OF=".*"$',
        'FULL_COVERAGE_OF="dealer.rules dealer.hand"',
        (ROOT / "test").read_text(),
    )
    assert changes == 1
    executable(folder / "test", script)
    executable(folder / "run", "#!/bin/sh\nexit ${NO_SET_UP:-0}\n")
    executable(folder / ".venv" / "bin" / "python", PYTHON)
    return folder


def run_checks(checkout: Path, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [checkout / "test", *arguments],
        env={"PATH": "/usr/bin:/bin", **environ},
        capture_output=True,
        text=True,
        check=False,
    )


def asked(checkout: Path) -> list[str]:
    return (checkout.parent / "log").read_text().splitlines()


def test_all_checks_run_in_order(checkout: Path) -> None:
    result = run_checks(checkout)
    assert result.returncode == 0
    assert re.findall("(?m)^== (.+)$", result.stdout) == [
        "ruff check",
        "ruff format",
        "mypy",
        "lint-imports",
        "pytest",
    ]


@pytest.mark.parametrize(
    ("part", "name"), [("ruff format", "ruff format"), ("importlinter", "lint-imports"), ("pytest", "pytest")]
)
def test_failed_check_is_named_in_the_last_line_and_the_others_still_run(
    checkout: Path, part: str, name: str
) -> None:
    result = run_checks(checkout, FAILS=part)
    assert result.returncode != 0
    assert result.stdout.splitlines()[-1] == f"FAILED: {name}"
    assert len(asked(checkout)) == 5


def test_failed_set_up_ends_the_run(checkout: Path) -> None:
    assert run_checks(checkout, NO_SET_UP="4").returncode == 4


def test_whole_run_demands_full_coverage_of_the_rules(checkout: Path) -> None:
    run_checks(checkout)
    assert "--cov-fail-under=100" in asked(checkout)[-1]
    assert "--cov=dealer.rules --cov=dealer.hand" in asked(checkout)[-1]


def test_whole_run_uses_every_core_and_hands_its_tests_out_one_by_one(checkout: Path) -> None:
    run_checks(checkout)
    assert "--numprocesses=auto --maxschedchunk=1" in asked(checkout)[-1]


def test_inner_loop_does_the_same(checkout: Path) -> None:
    run_checks(checkout)
    run_checks(checkout, "-m", "not slow")
    whole, inner = (line for line in asked(checkout) if line.startswith("-m pytest"))
    assert inner == whole.replace("-m pytest", "-m pytest -m not slow")


@pytest.mark.parametrize("arguments", [("tests/dealer", "-k", "pot"), ("-m", "slow"), ("--lf",)])
def test_part_of_the_tests_is_run_as_asked(checkout: Path, arguments: tuple[str, ...]) -> None:
    run_checks(checkout, *arguments)
    assert asked(checkout)[-1] == "-m pytest " + " ".join(arguments)
