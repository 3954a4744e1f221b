"""How this box looks and sounds: language, voice, display; not the nights and not their house rules."""

from __future__ import annotations

import os
import tempfile
import tomllib
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Final

import tomlkit

from config.errors import ConfigError
from config.fields import Section

SETTINGS_FILE: Final = "settings.toml"


class Language(Enum):
    """The languages the box speaks."""

    ENGLISH = "en"
    GERMAN = "de"


class VoiceLevel(Enum):
    """How much is spoken."""

    OFF = "off"
    SHORT = "short"
    """Turns, awards and the time."""
    FULL = "full"


class Light(Enum):
    """The colours of the screen."""

    NIGHT = "night"
    DAY = "day"


@dataclass(frozen=True, slots=True, kw_only=True)
class SoundSettings:
    """Voice and cues. Volumes are 0 to 100."""

    voice: VoiceLevel = VoiceLevel.FULL
    volume: int = 60
    cues: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class DisplaySettings:
    """The screen. `brightness` is 20 to 100; `turned` is by how many places the seats are turned."""

    light: Light = Light.NIGHT
    four_colours: bool = False
    brightness: int = 100
    turned: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything the host has set once for his box."""

    language: Language = Language.ENGLISH
    sound: SoundSettings = field(default_factory=SoundSettings)
    display: DisplaySettings = field(default_factory=DisplaySettings)


def parse_settings(text: str, *, file: str) -> Settings:
    """The settings in a TOML text; what it does not say is as usual. Raises `ConfigError`."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(file=file, problem=str(error)) from error
    usual = Settings()
    top = Section(table, keys=("language", "sound", "display"), file=file)
    return Settings(
        language=top.choice("language", usual.language),
        sound=_sound(top, usual.sound),
        display=_display(top, usual.display),
    )


def _sound(top: Section, usual: SoundSettings) -> SoundSettings:
    section = top.section("sound", keys=("voice", "volume", "cues"))
    return SoundSettings(
        voice=section.choice("voice", usual.voice),
        volume=section.whole("volume", least=0, most=100, default=usual.volume),
        cues=section.flag("cues", usual.cues),
    )


def _display(top: Section, usual: DisplaySettings) -> DisplaySettings:
    section = top.section("display", keys=("light", "four_colours", "brightness", "turned"))
    return DisplaySettings(
        light=section.choice("light", usual.light),
        four_colours=section.flag("four_colours", usual.four_colours),
        brightness=section.whole("brightness", least=20, most=100, default=usual.brightness),
        turned=section.whole("turned", least=0, most=9, default=usual.turned),
    )


def load_settings(folder: Path) -> Settings:
    """The settings kept in `folder`, the usual ones before any were. Raises `ConfigError`."""
    file = folder / SETTINGS_FILE
    try:
        text = file.read_text("utf-8")
    except FileNotFoundError:
        return Settings()
    except UnicodeDecodeError as error:
        raise ConfigError(file=str(file), problem="a text in UTF-8") from error
    except OSError as error:
        raise ConfigError(file=str(file), problem=error.strerror or "cannot be read") from error
    return parse_settings(text, file=str(file))


def save_settings(settings: Settings, folder: Path) -> None:
    """Keep `settings` in `folder`, with the comments of a file that is there already; whole or not at all.

    A file that cannot be read is put aside as ``settings.toml.bad``. Raises `OSError`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / SETTINGS_FILE
    document = _document(file)
    document["language"] = settings.language.value
    _put(
        document,
        "sound",
        voice=settings.sound.voice.value,
        volume=settings.sound.volume,
        cues=settings.sound.cues,
    )
    display = settings.display
    _put(
        document,
        "display",
        light=display.light.value,
        four_colours=display.four_colours,
        brightness=display.brightness,
        turned=display.turned,
    )
    write_atomically(file, tomlkit.dumps(document))


def _document(file: Path) -> tomlkit.TOMLDocument:
    try:
        text = file.read_text("utf-8")
        parse_settings(text, file=str(file))
        return tomlkit.parse(text)
    except FileNotFoundError:
        return tomlkit.document()
    except (UnicodeDecodeError, ConfigError):
        file.replace(file.with_name(file.name + ".bad"))
        return tomlkit.document()


def _put(document: tomlkit.TOMLDocument, name: str, **values: str | int | bool) -> None:
    if name not in document:
        document[name] = tomlkit.table()
    for key, value in values.items():
        document[name][key] = value


def write_atomically(file: Path, text: str) -> None:
    """Replace `file` by one that holds `text`: after a power cut it is the old one or the new one.

    Raises `OSError`.
    """
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as temporary:
            temporary.write(text)
            temporary.flush()
            os.fsync(temporary.fileno())
        os.replace(name, file)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
