"""What a voice says for a sign, in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SPOKEN: Final[Mapping[str, str]] = {
    "spoken.half": "half",
    "spoken.third": "one third",
    "spoken.two_thirds": "two thirds",
    "spoken.quarter": "one quarter",
    "spoken.three_quarters": "three quarters",
}
