"""Which pin of the board has what, by its GP number; change it here if yours is wired otherwise."""

LAMPS_PIN = 0
"""The data line of the chain of WS2812 lamps: first the ten seats, then the clock's bar."""
PIEZO_PIN = 1
BUTTON_PINS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
"""From seat 1 to seat 10, each to ground."""
BAR_LAMPS = 8
"""Lamps of the clock's bar; 0 for none."""
WATCHDOG_MS = 8000
"""A board that hangs for so long starts anew; an RP2040 counts to 8388 at most.

A table that is plugged in and reads nothing keeps each line of the box for up to half a second.
"""
LAMPS_MILLIAMPERES = 350
"""What all lamps together may take from the plug, which gives 500 with the board's own 50."""
