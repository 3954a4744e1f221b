"""What is wrong with the camera, and what helps, in words."""

from __future__ import annotations

import re
from dataclasses import fields
from enum import Enum
from typing import TYPE_CHECKING

from dealer.words.catalogue import Catalogue
from dealer.words.hands import card_name
from ui.present.device_faults import short
from ui.views import BannerKind, BannerView

if TYPE_CHECKING:
    from dealer.rules.cards import Card
    from vision.health import CameraFault
    from vision.view import ViewTrouble


def fault_words(fault: CameraFault | ViewTrouble, words: Catalogue) -> tuple[str, str]:
    """What is wrong, "another program has video0", and what helps."""
    message, found = _message(fault), _fields(fault)
    return words.text(message, **found), words.text(f"{message}.help", **found)


def camera_banner(fault: CameraFault | ViewTrouble, words: Catalogue) -> BannerView:
    """It is wrong, and the table plays on."""
    text, helps = fault_words(fault, words)
    return BannerView(
        kind=BannerKind.INFO,
        title=words.text("camera.banner", fault=text),
        detail=words.text("camera.plays_on", help=helps),
    )


def twice_banner(card: Card, words: Catalogue) -> BannerView:
    """A card is on the table twice."""
    return BannerView(
        kind=BannerKind.INFO,
        title=words.text("camera.twice", card=card_name(card, words)),
        detail=words.text("camera.twice.detail"),
    )


def _message(fault: CameraFault | ViewTrouble) -> str:
    """``CameraGone`` is ``camera_gone``."""
    if isinstance(fault, Enum):
        return f"camera.trouble.{fault.value}"
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", type(fault).__name__).lower()
    return f"camera.fault.{name}"


def _fields(fault: CameraFault | ViewTrouble) -> dict[str, str]:
    if isinstance(fault, Enum):
        return {}
    return {field.name: short(str(getattr(fault, field.name))) for field in fields(fault)}
