"""The wiring guide: drawn and reckoned from the pin map, `python -m hardware.wiring` writes it to docs."""
