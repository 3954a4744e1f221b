"""``python -m ui`` is ``housedealer``."""

from __future__ import annotations

from ui.cli import main

main(prog_name="housedealer")
