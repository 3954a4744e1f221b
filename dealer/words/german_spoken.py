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

SOUNDS: Final[Mapping[str, str]] = {
    "All-in": "Oll-in",
    "All-ins": "Oll-ins",
    "Bet": "Bett",
    "Bets": "Betts",
    "Big": "Bigg",
    "Blind": "Bleind",
    "Blinds": "Bleinds",
    "Board": "Bord",
    "Boards": "Bords",
    "Bomb": "Bomm",
    "Burn": "Börn",
    "Button": "Batten",
    "Call": "Koll",
    "Cap": "Käpp",
    "Cash Game": "Käsch Geim",
    "Check": "Tscheck",
    "Checken": "Tschecken",
    "Dealer": "Dieler",
    "Flop": "Flopp",
    "Flush": "Flasch",
    "Fold": "Fohld",
    "Hauptpot": "Hauptpott",
    "Min-Raise": "Minn-Reejs",
    "Muck": "Mack",
    "Pot": "Pott",
    "Rabbit Hunt": "Räbbitt Hant",
    "Raise": "Reejs",
    "Raises": "Reejses",
    "River": "Rivver",
    "Royal": "Reujel",
    "Sidepot": "Seidpott",
    "Small": "Smoll",
    "Stack": "Stäck",
    "Straddle": "Sträddel",
    "Straight": "Streit",
    "burnen": "börnen",
    "checken": "tschecken",
    "checkt": "tscheckt",
    "folden": "fohlden",
    "foldet": "fohldet",
    "gecheckt": "getscheckt",
    "mucken": "macken",
    "muckt": "mackt",
    "under the gun": "ander se gann",
}
"""Words of poker as a German voice has to have them spelled to say them as German players do."""
