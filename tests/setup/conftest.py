from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.bare_machine import BareMachine


@pytest.fixture
def machine(tmp_path: Path) -> BareMachine:
    return BareMachine(tmp_path)
