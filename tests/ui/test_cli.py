from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from ui.cli import main

ROOT = Path(__file__).parents[2]


def test_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    result = CliRunner().invoke(main, ["--version"])
    assert result.output == f"housedealer {project['version']}\n"


def test_table_without_a_screen_is_explained_on_standard_error(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    result = CliRunner().invoke(main, [])
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "no screen to show the table on" in result.stderr


def test_command_line_starts_without_the_heavy_libraries() -> None:
    code = "import sys, ui.cli; print(*{'PyQt6', 'numpy', 'cv2'} & set(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert loaded.stdout.strip() == ""
