"""What is wrong with a device, and what helps, in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Final

from config.errors import ConfigError
from dealer.words.catalogue import Catalogue
from hardware.faults import Fault
from hardware.health import Device
from hardware.sound.trouble import SoundTrouble
from ui.views import BannerKind, BannerView

LONGEST: Final = 28


def device_name(device: Device | None, words: Catalogue) -> str:
    """What the device is called; ``None`` is the sound."""
    return words.text("screen.devices.sound" if device is None else f"device.name.{device.value}")


def sound_text(trouble: SoundTrouble, words: Catalogue) -> str:
    """What is wrong with the sound."""
    return words.text(f"device.fault.{trouble.kind.value}", program=trouble.program)


def fault_text(fault: Fault, words: Catalogue, *, whole: bool = False) -> str:
    """What is wrong: "another program has ttyACM0"; paths are `whole` where there is room for them."""
    found = {field.name: getattr(fault, field.name) for field in fields(fault)}
    said = {name: _text(name, value, words, whole=whole) for name, value in found.items()}
    return words.text(f"device.fault.{_word(fault)}", **said)


def fault_help(fault: Fault, words: Catalogue) -> str:
    """What to do about it."""
    return words.text(f"device.fault.{_word(fault)}.help", group=getattr(fault, "group", ""))


def short(path: str) -> str:
    """A path of a port as it has room on a screen: its name, the middle of a long one left out."""
    name = path.rsplit("/", 1)[-1]
    return name if len(name) <= LONGEST else f"{name[:18]}…{name[-9:]}"


def use_name(use: str, words: Catalogue) -> str:
    """What is wired to a pin: ``"seats[4]"`` is the lamp of seat 4."""
    key, _, index = use.rstrip("]").partition("[")
    return words.text(f"device.use.{key}", index=index)


def fault_banner(device: Device, faults: Sequence[Fault], words: Catalogue) -> BannerView:
    """One banner for all that is wrong with a device; `faults` has at least one."""
    text = fault_text(faults[0], words)
    if len(faults) > 1:
        text = words.text("screen.devices.more", fault=text, count=len(faults) - 1)
    return BannerView(
        kind=BannerKind.INFO,
        title=f"{device_name(device, words)}: {text}",
        detail=words.text("screen.devices.plays_on", help=fault_help(faults[0], words)),
    )


def bad_file_banner(error: ConfigError, words: Catalogue) -> BannerView:
    """A file of the settings that cannot be understood: where, and what may stand there."""
    return BannerView(
        kind=BannerKind.INFO,
        title=words.text("screen.devices.bad_file", file=Path(error.file).name),
        detail=f"{error.place}: {error.problem}" if error.place else error.problem,
    )


def _word(fault: Fault) -> str:
    """``PortMissing`` is ``port_missing``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(fault).__name__).lower()


def _text(name: str, value: object, words: Catalogue, *, whole: bool) -> str:
    if name == "use":
        return use_name(str(value), words)
    parts = [str(part) for part in value] if isinstance(value, tuple) else [str(value)]
    if name in ("path", "port", "used", "others") and not whole:
        parts = [short(part) for part in parts]
    return ", ".join(parts)
