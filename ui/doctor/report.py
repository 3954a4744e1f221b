"""The whole examination, and how it is written down."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from config.errors import ConfigError
from config.hardware import HARDWARE_FILE
from config.settings import SETTINGS_FILE, Settings, load_settings
from config.tags import TAGS_FILE
from dealer.words.catalogue import Catalogue
from dealer.words.languages import LANGUAGES
from hardware.gpio.factory import on_a_raspberry_pi
from hardware.sound.commands import find_player
from ui.devices.making import DeviceMaker, devices_of_this_machine
from ui.doctor.camera import camera
from ui.doctor.finding import Finding, State
from ui.doctor.machine import clock, disk, display, sound, versions, voice
from ui.doctor.table_devices import simulated_off_a_pi, table_device_findings


def examine(*, data: Path, settings_folder: Path, environ: Mapping[str, str]) -> tuple[Finding, ...]:
    """Look at everything; takes a few seconds where a device does not answer."""
    settings = settings_in(data)
    words = words_of(settings)
    return (
        versions(words),
        *_hardware(settings_folder, words),
        display(environ, words),
        camera(settings_folder, words),
        voice(settings, words),
        sound(settings, partial(find_player, environ), words, counts=_is_set_up(data)),
        disk(data, words),
        clock(datetime.now(), words),
    )


def _is_set_up(data: Path) -> bool:
    """Whether this machine is somebody's box. On one that only tries the table out nobody asked for sound."""
    return on_a_raspberry_pi() or (data / SETTINGS_FILE).is_file()


def settings_in(data: Path) -> Settings:
    """The settings kept in `data`, or the usual ones."""
    try:
        return load_settings(data)
    except ConfigError:
        return Settings()  # The window names the file; here it only decides about the language.


def words_of(settings: Settings) -> Catalogue:
    """The words of the language that is chosen."""
    return LANGUAGES[settings.language.value].words


def _hardware(folder: Path, words: Catalogue) -> tuple[Finding, ...]:
    try:
        maker = devices_of_this_machine(folder)
    except ConfigError as error:
        return (_bad_file(error, words),)
    return (*_files(folder, maker, words), *device_findings(maker, words, on_a_pi=on_a_raspberry_pi()))


def device_findings(maker: DeviceMaker, words: Catalogue, *, on_a_pi: bool) -> tuple[Finding, ...]:
    """Pins, seat box and reader; off a Raspberry Pi the simulator stands in for what cannot be there."""
    if on_a_pi:
        return table_device_findings(maker, words)
    with simulated_off_a_pi(maker) as (standing_in, simulated):
        return table_device_findings(standing_in, words, simulated=simulated)


def _bad_file(error: ConfigError, words: Catalogue) -> Finding:
    tags = Path(error.file).name == TAGS_FILE
    return Finding(
        part="tags_file" if tags else "hardware_file",
        state=State.MISSING,
        text=str(error),
        helps=words.text("doctor.file.bad.help"),
    )


def _files(folder: Path, maker: DeviceMaker, words: Catalogue) -> tuple[Finding, ...]:
    own = folder / HARDWARE_FILE
    text = str(own) if own.is_file() else words.text("doctor.file.usual")
    cards, players = len(maker.tags.cards), len(maker.tags.players)
    tags = Finding(
        part="tags_file",
        state=State.READY if cards or players else State.OFF,
        text=words.text("doctor.file.tags", cards=cards, players=players),
    )
    return Finding(part="hardware_file", state=State.READY, text=text), tags


def all_there(findings: Sequence[Finding]) -> bool:
    """Whether everything that is configured is there and works."""
    counted = (finding for finding in findings if finding.counts)
    return all(finding.state in (State.READY, State.OFF) for finding in counted)


def as_text(findings: Sequence[Finding], words: Catalogue) -> str:
    """A line for each part, and below it what helps, and its pins."""
    names = [words.text(f"doctor.part.{finding.part}") for finding in findings]
    states = [words.text(f"doctor.{finding.state.value}") for finding in findings]
    left, middle = max(map(len, names)), max(map(len, states))
    lines: list[str] = []
    for name, state, finding in zip(names, states, findings, strict=True):
        lines.append(f"{name:<{left}}  {state:<{middle}}  {finding.text}")
        if finding.helps:
            lines.append(f"{'':<{left}}  {'':<{middle}}  -> {finding.helps}")
        lines.extend(f"{'':<{left}}  {'':<{middle}}  {detail}" for detail in finding.details)
    return "\n".join(lines)


def as_json(findings: Sequence[Finding]) -> str:
    """The same for a program."""
    parts = [
        {
            "part": finding.part,
            "state": finding.state.value,
            "text": finding.text,
            "help": finding.helps,
            "details": finding.details,
            "simulated": finding.simulated,
            "counts": finding.counts,
        }
        for finding in findings
    ]
    return json.dumps({"ok": all_there(findings), "parts": parts}, ensure_ascii=False, indent=2)
