"""The root of what can be wrong with a device: not a rule of the game, and not a bug."""

from __future__ import annotations


class HardwareError(Exception):
    """A device is missing, was refused, or broke; the table plays on without it."""
