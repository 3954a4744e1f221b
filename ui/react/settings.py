"""Touches on the settings: of the box, which are kept at once, and of the game."""

from __future__ import annotations

from dataclasses import replace

from config.settings import Language, Light, Settings, VoiceLevel
from dealer.rules.rule_choices import with_answer
from dealer.table.commands import SetRules
from ui import intents
from ui.desk.desk import Place
from ui.desk.settings import Section, SettingsPage
from ui.intents import Intent
from ui.present.scene import Scene
from ui.present.settings import sections
from ui.react.pages import opened
from ui.react.reaction import Effect, Reaction


def react_to_settings(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means for the settings, or ``None``."""
    desk = scene.desk
    match intent:
        case intents.OpenSettings(section) if Section(section) in sections(scene):
            return Reaction(desk=opened(desk, SettingsPage(section=Section(section))))
        case intents.ChooseSetting("full_screen", value):
            full = value == "on"
            effect = Effect.FULL_SCREEN if full else Effect.NO_FULL_SCREEN
            return Reaction(desk=replace(desk, full_screen=full), effect=effect)
        case intents.ChooseSetting(name, value):
            return Reaction(desk=desk, settings=with_setting(scene.settings, name, value))
        case intents.ChooseRule(name, value):
            return _rule(scene, name, value)
        case intents.TurnPage("settings", first) if isinstance(desk.page, SettingsPage):
            return Reaction(desk=replace(desk, page=replace(desk.page, first=first)))
        case _:
            return None


def with_setting(settings: Settings, name: str, value: str) -> Settings:
    """`settings` with another value of the setting `name`, as the screen offers it."""
    sound, display = settings.sound, settings.display
    match name:
        case "language":
            return replace(settings, language=Language(value))
        case "voice":
            return replace(settings, sound=replace(sound, voice=VoiceLevel(value)))
        case "volume":
            return replace(settings, sound=replace(sound, volume=int(value)))
        case "cues":
            return replace(settings, sound=replace(sound, cues=value == "on"))
        case "light":
            return replace(settings, display=replace(display, light=Light(value)))
        case "brightness":
            return replace(settings, display=replace(display, brightness=int(value)))
        case "four_colours":
            return replace(settings, display=replace(display, four_colours=value == "on"))
        case _:
            raise KeyError(name)


def _rule(scene: Scene, name: str, value: str) -> Reaction:
    """Of a game being laid out at once, at the table from the next hand on."""
    desk, rules = scene.desk, with_answer(scene.rules, name, value)
    if desk.place is Place.SETUP and desk.setup is not None:
        return Reaction(desk=replace(desk, setup=replace(desk.setup, rules=rules)))
    if rules == scene.state.rules:
        return Reaction(desk=desk)
    return Reaction(desk=desk, command=SetRules(rules=rules))
