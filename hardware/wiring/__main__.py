"""``python -m hardware.wiring [FOLDER]`` writes the wiring guide of the house's pin map."""

from __future__ import annotations

import sys
from pathlib import Path

from config.hardware import load_hardware
from config.paths import config_folder
from config.pins import PinMap
from hardware.wiring.diagrams import header_diagram, pico_diagram
from hardware.wiring.guide import guide


def write_guide(folder: Path, pins: PinMap) -> None:
    """Write the guide and its drawings for `pins` into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in (
        ("wiring.md", guide(pins)),
        ("wiring-header.svg", header_diagram(pins)),
        ("wiring-seat-box.svg", pico_diagram()),
    ):
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    write_guide(
        Path(sys.argv[1] if len(sys.argv) > 1 else "docs"), load_hardware(user_folder=config_folder()).pins
    )
