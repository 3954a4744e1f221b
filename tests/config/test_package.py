"""The presets are in the built package, too."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_preset_is_package_data() -> None:
    package_data = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    packed = {
        path for glob in package_data["package-data"]["config"] for path in (ROOT / "config").glob(glob)
    }
    assert packed == set((ROOT / "config").rglob("*.toml"))


def test_presets_are_found_as_resources() -> None:
    assert any(entry.name.endswith(".toml") for entry in (files("config") / "presets").iterdir())
