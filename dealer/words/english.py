"""The English catalogue, which is complete."""

from __future__ import annotations

from typing import Final

from dealer.words.catalogue import Catalogue
from dealer.words.english_camera_setup import CAMERA_SETUP
from dealer.words.english_devices import DEVICES
from dealer.words.english_hands import HANDS
from dealer.words.english_house_card import HOUSE_CARD
from dealer.words.english_lines import LINES
from dealer.words.english_log import LOG
from dealer.words.english_refusals import REFUSALS
from dealer.words.english_rulings import RULINGS
from dealer.words.english_screens import SCREENS
from dealer.words.english_seen_cards import SEEN_CARDS
from dealer.words.english_settings import SETTINGS
from dealer.words.english_setup import SETUP
from dealer.words.english_spoken import SPOKEN
from dealer.words.english_table import TABLE

ENGLISH: Final = Catalogue(
    language="en",
    messages={
        **HANDS,
        **LINES,
        **TABLE,
        **REFUSALS,
        **SCREENS,
        **SETUP,
        **SETTINGS,
        **DEVICES,
        **SEEN_CARDS,
        **CAMERA_SETUP,
        **LOG,
        **RULINGS,
        **HOUSE_CARD,
        **SPOKEN,
    },
)
