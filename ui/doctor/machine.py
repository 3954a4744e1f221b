"""The machine below the table: versions, display, disk, clock, voice, sound."""

from __future__ import annotations

import os
import platform
import shutil
from collections.abc import Callable, Mapping
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from config.settings import Settings, VoiceLevel
from dealer.words.catalogue import Catalogue
from hardware.sound.commands import PlayerCommand
from hardware.sound.probe import probe
from hardware.sound.trouble import SoundError
from hardware.voice.espeak import PROGRAM
from ui.display import missing_display
from ui.doctor.finding import Finding, State

LEAST_FREE_MB: Final = 200
BUILT_IN: Final = 2026
"""A clock before this year was never set: a Pi has no battery for it."""


def versions(words: Catalogue) -> Finding:
    """What runs here."""
    text = words.text(
        "doctor.version",
        version=_version("housedealer"),
        python=platform.python_version(),
        qt=_version("PyQt6"),
        system=f"{platform.system()} {platform.release()} {platform.machine()}",
    )
    return Finding(part="versions", state=State.READY, text=text)


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "?"


def display(environ: Mapping[str, str], words: Catalogue) -> Finding:
    """Whether a window could be shown from here; whoever asks over the network is not missing one."""
    problem = missing_display(environ)
    if problem is not None:
        text = problem.splitlines()[0]
        helps = words.text("doctor.display.none.help")
        return Finding(part="display", state=State.FAULT, text=text, helps=helps, counts=False)
    names = (environ.get(name, "") for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"))
    return Finding(part="display", state=State.READY, text=next(name for name in names if name))


def disk(data: Path, words: Catalogue) -> Finding:
    """Whether nights can be kept."""
    there = next(path for path in (data, *data.parents) if path.exists())
    if not os.access(there, os.W_OK):
        text = words.text("doctor.disk.refused", path=data, problem=there)
        return Finding(
            part="disk", state=State.MISSING, text=text, helps=words.text("doctor.disk.refused.help")
        )
    free_mb = shutil.disk_usage(there).free // 1_000_000
    text = words.text("doctor.disk.free", free=free_mb, path=data)
    if free_mb < LEAST_FREE_MB:
        return Finding(part="disk", state=State.FAULT, text=text, helps=words.text("doctor.disk.full.help"))
    return Finding(part="disk", state=State.READY, text=text)


def clock(now: datetime, words: Catalogue) -> Finding:
    """Whether the hands of the night get the right time; a table is played without it."""
    time = now.strftime("%Y-%m-%d %H:%M")
    if now.year < BUILT_IN:
        text = words.text("doctor.clock.wrong", time=time)
        helps = words.text("doctor.clock.wrong.help")
        return Finding(part="clock", state=State.FAULT, text=text, helps=helps, counts=False)
    return Finding(part="clock", state=State.READY, text=words.text("doctor.clock.now", time=time))


def voice(settings: Settings, words: Catalogue) -> Finding:
    """Whether the box can speak, where it is to."""
    if settings.sound.voice is VoiceLevel.OFF:
        return Finding(part="voice", state=State.OFF, text=words.text("screen.settings.voice.off"))
    path = shutil.which(PROGRAM)
    if path is not None:
        return Finding(part="voice", state=State.READY, text=path)
    return Finding(
        part="voice",
        state=State.MISSING,
        text=words.text("doctor.program.none", program=PROGRAM),
        helps=words.text("doctor.program.none.help", package=PROGRAM),
    )


def sound(
    settings: Settings, find: Callable[[], PlayerCommand], words: Catalogue, *, counts: bool = True
) -> Finding:
    """Whether anything can be heard, where it is to: the player that `find` names is tried with a silence."""
    if settings.sound.voice is VoiceLevel.OFF and not settings.sound.cues:
        return Finding(part="sound", state=State.OFF, text=words.text("screen.settings.off"))
    try:
        player = find()
    except SoundError:
        text, helps = words.text("doctor.sound.no_player"), words.text("doctor.sound.no_player.help")
        return Finding(part="sound", state=State.MISSING, text=text, helps=helps, counts=counts)
    trouble = probe(player)
    if trouble is None:
        text = words.text("doctor.sound.ready", program=player.program)
        return Finding(part="sound", state=State.READY, text=text)
    text = words.text("doctor.sound.no_device", program=player.program)
    return Finding(
        part="sound",
        state=State.MISSING,
        text=f"{text}: {trouble.detail}" if trouble.detail else text,
        helps=words.text("doctor.sound.no_device.help"),
        counts=counts,
    )
