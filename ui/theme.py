"""Colours and sizes: night and day.

Brass belongs to the player to act, and where nobody is to act to the default step. Every text stands 4.5:1 or
more against what it is drawn on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from PyQt6.QtGui import QColor

from config.settings import DisplaySettings, Light
from ui.views import ChipColour

CAP_HEIGHT = 0.711
"""Height of a capital of Roboto Condensed, as a share of the font's size: text is centred on it."""

SMALLEST_SHRINK = 0.84
"""A text that is too long shrinks to this, then ends in an ellipsis."""


class Size:
    """Sizes of text in units."""

    ENTERED = 3.4
    """The amount being entered."""
    POT = 2.7
    NAME = 2.5
    """Name to act, default button, last seconds."""
    SEVERAL_POTS = 2.46
    TITLE = 2.2
    KEY = 1.9
    """Fold, key figures, payout."""
    SENTENCE = 1.6
    SEAT = 1.45
    """Seat name and stack, plain buttons."""
    SECOND = 1.2
    SMALLEST = 1.08


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipPaint:
    """How a chip is drawn; `rim` is a light edge for chips too dark to be seen on the felt."""

    face: QColor
    spots: QColor
    value: QColor
    rim: QColor | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """All colours of one lighting. The names are those of the design tokens."""

    room: QColor
    bar: QColor
    rail: QColor
    rail_edge: QColor
    felt: QColor
    felt_edge: QColor
    line: QColor
    slot: QColor
    plate: QColor
    plate_line: QColor
    text: QColor
    soft: QColor
    faint: QColor
    brass: QColor
    on_brass: QColor
    brass_text: QColor
    brass_pressed: QColor
    btn: QColor
    quiet: QColor
    btn_line: QColor
    btn_pressed: QColor
    ivory: QColor
    on_ivory: QColor
    card: QColor
    card_line: QColor
    """Edge of a card, where the ground is as light as it is."""
    ink: QColor
    red_suit: QColor
    card_dim: QColor
    ink_dim: QColor
    red_dim: QColor
    club_suit: QColor
    club_dim: QColor
    diamond_suit: QColor
    diamond_dim: QColor
    card_back: QColor
    alert: QColor
    on_alert: QColor
    info: QColor
    on_info: QColor
    disc: QColor
    on_disc: QColor
    button_disc: QColor
    button_rim: QColor
    on_button_disc: QColor
    shade: QColor
    """Lies over the screen behind an overlay."""
    chips: Mapping[ChipColour, ChipPaint]


IVORY_SPOTS = QColor("#F6ECDD")
WHITE = QColor("#FFFFFF")

CHIPS = MappingProxyType(
    {
        ChipColour.RED: ChipPaint(face=QColor("#C4303A"), spots=IVORY_SPOTS, value=WHITE),
        ChipColour.GREEN: ChipPaint(face=QColor("#1A7F4D"), spots=IVORY_SPOTS, value=WHITE),
        ChipColour.BLACK: ChipPaint(
            face=QColor("#23262B"), spots=IVORY_SPOTS, value=WHITE, rim=QColor("#B9B5AC")
        ),
        ChipColour.YELLOW: ChipPaint(
            face=QColor("#E9BE2E"), spots=QColor("#6B4E00"), value=QColor("#1B1304")
        ),
        ChipColour.PURPLE: ChipPaint(face=QColor("#6D3F98"), spots=IVORY_SPOTS, value=WHITE),
        ChipColour.BLUE: ChipPaint(face=QColor("#225EA8"), spots=IVORY_SPOTS, value=WHITE),
        ChipColour.WHITE: ChipPaint(face=QColor("#E8E2D4"), spots=QColor("#3D5A80"), value=QColor("#15201B")),
        ChipColour.ORANGE: ChipPaint(face=QColor("#D9702B"), spots=IVORY_SPOTS, value=QColor("#1B1304")),
    }
)

NIGHT = Theme(
    room=QColor("#0A100E"),
    bar=QColor("#0F1815"),
    rail=QColor("#3A2819"),
    rail_edge=QColor("#5B4029"),
    felt=QColor("#1B4639"),
    felt_edge=QColor("#113127"),
    line=QColor("#2C6352"),
    slot=QColor("#34705D"),
    plate=QColor("#0C1613"),
    plate_line=QColor("#466A5C"),
    text=QColor("#F6EEDF"),
    soft=QColor("#C3CFC6"),
    faint=QColor("#A3B8AD"),
    brass=QColor("#F6B73C"),
    on_brass=QColor("#1B1304"),
    brass_text=QColor("#F8C35A"),
    brass_pressed=QColor("#C98E1F"),
    btn=QColor("#1C2C27"),
    quiet=QColor("#14201C"),
    btn_line=QColor("#5A7C6E"),
    btn_pressed=QColor("#3B5A4E"),
    ivory=QColor("#F6EEDF"),
    on_ivory=QColor("#14201B"),
    card=QColor("#FBF6EA"),
    card_line=QColor("#FBF6EA"),
    ink=QColor("#15201B"),
    red_suit=QColor("#BE1429"),
    card_dim=QColor("#8E958C"),
    ink_dim=QColor("#262C28"),
    red_dim=QColor("#520811"),
    club_suit=QColor("#15201B"),
    club_dim=QColor("#262C28"),
    diamond_suit=QColor("#BE1429"),
    diamond_dim=QColor("#520811"),
    card_back=QColor("#B9C8D6"),
    alert=QColor("#B3261E"),
    on_alert=QColor("#FFFFFF"),
    info=QColor("#8FCBF3"),
    on_info=QColor("#07202F"),
    disc=QColor("#0C1613"),
    on_disc=QColor("#F6EEDF"),
    button_disc=QColor("#F6EEDF"),
    button_rim=QColor("#8A7043"),
    on_button_disc=QColor("#14201B"),
    shade=QColor(4, 8, 7, 190),
    chips=CHIPS,
)

DAY = Theme(
    room=QColor("#E4DCCB"),
    bar=QColor("#F6F1E6"),
    rail=QColor("#8C6A48"),
    rail_edge=QColor("#A9855F"),
    felt=QColor("#D9E6DA"),
    felt_edge=QColor("#C3D6C8"),
    line=QColor("#A5BFAE"),
    slot=QColor("#A5BFAE"),
    plate=QColor("#FFFDF7"),
    plate_line=QColor("#6E8779"),
    text=QColor("#15201B"),
    soft=QColor("#37463E"),
    faint=QColor("#4B5C53"),
    brass=QColor("#F3A91E"),
    on_brass=QColor("#1B1304"),
    brass_text=QColor("#7A4A00"),
    brass_pressed=QColor("#D28A08"),
    btn=QColor("#FFFDF7"),
    quiet=QColor("#EDE6D8"),
    btn_line=QColor("#5E786A"),
    btn_pressed=QColor("#D5DCD0"),
    ivory=QColor("#15201B"),
    on_ivory=QColor("#FFFDF7"),
    card=QColor("#FBF6EA"),
    card_line=QColor("#A9A08A"),
    ink=QColor("#15201B"),
    red_suit=QColor("#BE1429"),
    card_dim=QColor("#8E958C"),
    ink_dim=QColor("#262C28"),
    red_dim=QColor("#520811"),
    club_suit=QColor("#15201B"),
    club_dim=QColor("#262C28"),
    diamond_suit=QColor("#BE1429"),
    diamond_dim=QColor("#520811"),
    card_back=QColor("#4F6B86"),
    alert=QColor("#A81D16"),
    on_alert=QColor("#FFFFFF"),
    info=QColor("#0B5C8C"),
    on_info=QColor("#FFFFFF"),
    disc=QColor("#FFFDF7"),
    on_disc=QColor("#15201B"),
    button_disc=QColor("#F6EEDF"),
    button_rim=QColor("#8A7043"),
    on_button_disc=QColor("#14201B"),
    shade=QColor(30, 34, 30, 150),
    chips=CHIPS,
)


def theme_for(display: DisplaySettings) -> Theme:
    """The theme that is chosen in the settings."""
    theme = DAY if display.light is Light.DAY else NIGHT
    return four_coloured(theme) if display.four_colours else theme


def four_coloured(theme: Theme) -> Theme:
    """The theme with green clubs and blue diamonds, so that no two suits look alike."""
    return replace(
        theme,
        club_suit=QColor("#0B6B36"),
        club_dim=QColor("#08331A"),
        diamond_suit=QColor("#1C4E9C"),
        diamond_dim=QColor("#12265A"),
    )


def contrast(one: QColor, other: QColor) -> float:
    """Ratio of the two colours' luminance, 1 to 21 (WCAG 2)."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
