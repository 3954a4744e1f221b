"""Where the user's files lie."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from config.paths import config_folder, data_folder


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")
def test_folders_follow_the_user_s_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    assert data_folder() == tmp_path / "data" / "housedealer"
    assert config_folder() == tmp_path / "config" / "housedealer"


def test_asking_makes_no_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    data_folder()
    assert not list(tmp_path.iterdir())
