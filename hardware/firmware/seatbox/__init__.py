"""The seat box without its pins: runs in MicroPython and in Python alike."""
