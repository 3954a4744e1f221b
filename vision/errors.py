"""The root of what can be wrong with the camera and its reading: not a rule of the game, and not a bug."""

from __future__ import annotations


class VisionError(Exception):
    """Cards cannot be read now; the table plays on by touch."""
