"""The German catalogue, complete like the English one; what it should lack is said in English."""

from __future__ import annotations

from typing import Final

from dealer.words.catalogue import Catalogue
from dealer.words.english import ENGLISH
from dealer.words.german_camera_setup import CAMERA_SETUP
from dealer.words.german_devices import DEVICES
from dealer.words.german_hands import HANDS
from dealer.words.german_house_card import HOUSE_CARD
from dealer.words.german_lines import LINES
from dealer.words.german_log import LOG
from dealer.words.german_refusals import REFUSALS
from dealer.words.german_rulings import RULINGS
from dealer.words.german_screens import SCREENS
from dealer.words.german_seen_cards import SEEN_CARDS
from dealer.words.german_settings import SETTINGS
from dealer.words.german_setup import SETUP
from dealer.words.german_spoken import SOUNDS, SPOKEN
from dealer.words.german_table import TABLE

GERMAN: Final = Catalogue(
    language="de",
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
    fallback=ENGLISH,
    sounds=SOUNDS,
)
