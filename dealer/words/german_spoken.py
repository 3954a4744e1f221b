"""What a voice says for a sign, in German."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SPOKEN: Final[Mapping[str, str]] = {
    "spoken.half": "halber",
    "spoken.third": "ein Drittel",
    "spoken.two_thirds": "zwei Drittel",
    "spoken.quarter": "ein Viertel",
    "spoken.three_quarters": "drei Viertel",
}
