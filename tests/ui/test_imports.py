"""What the table does without until it is wanted: a process of its own, that nothing else imported in."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_opening_the_table_imports_neither_numpy_nor_opencv() -> None:
    program = "import sys, ui.app; print(*sorted({'numpy', 'cv2'} & set(sys.modules)))"
    result = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    assert result.stdout.split() == []
