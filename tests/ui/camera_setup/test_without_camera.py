"""Where no camera is named its pages say so, and nothing that only a camera needs is loaded for them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]

PROGRAM = """
import sys
from pathlib import Path
from PyQt6.QtWidgets import QApplication
from PyQt6.QtTest import QTest
app = QApplication([])
from ui import intents
from ui.app import make_window
window = make_window(data=Path(sys.argv[1]), full_screen=False)
window.show()
for opened in (
    intents.OpenCamera(),
    intents.OpenSources(),
    intents.ChooseSource("off"),
    intents.DrawZones(),
    intents.OpenTeaching(),
    intents.OpenDeckCheck(),
):
    window.controller.handle(opened)
    QTest.qWait(220)
print(*sorted({"numpy", "cv2"} & set(sys.modules)))
window.close()
"""


def test_without_a_camera_its_pages_load_neither_numpy_nor_opencv(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path)],
        cwd=ROOT,
        env={"QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert result.stdout.split() == []
