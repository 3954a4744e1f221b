"""The message id that goes with a class: its name, written as ids are."""

from __future__ import annotations

import re


def class_key(thing: object) -> str:
    """``"raise_too_small"`` for a `RaiseTooSmall`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", type(thing).__name__).lower()
