"""The devices: what is connected and how it is, lamps to be tried, and what went wrong."""

from __future__ import annotations

from dataclasses import dataclass

from ui.views.parts import ButtonView


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceRowView:
    """One device: its name, a word for how it is, and more about that; `wrong` is said in that word too."""

    title: str
    word: str
    detail: str = ""
    wrong: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LampView:
    """The lamp of a seat as it shines: red, green and blue, each 0 to 255; a tap lights it."""

    button: ButtonView
    colour: tuple[int, int, int] = (0, 0, 0)
    pressed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DevicesView:
    """All devices. `live` is what is pressed and shown now, besides the lamps of the seats."""

    title: str
    back: ButtonView
    rows: tuple[DeviceRowView, ...]
    lamps_hint: str
    lamps: tuple[LampView, ...]
    live: str
    trials: tuple[ButtonView, ...]
    faults_title: str
    faults: tuple[str, ...]
