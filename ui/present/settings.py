"""The settings as rows of choices: sound, display, house rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from config.settings import Light, Settings, VoiceLevel
from dealer.rules.rule_choices import RuleChoice, rule_choices
from dealer.words.languages import LANGUAGES
from ui import intents
from ui.desk.desk import Place
from ui.desk.settings import Section, SettingsPage
from ui.present.scene import Scene
from ui.views import ButtonLook, ButtonView, SettingRowView, SettingsView

LOUDNESS: Final = (20, 40, 60, 80, 100)
BRIGHTNESS: Final = (20, 40, 60, 80, 100)


def settings_view(scene: Scene, page: SettingsPage) -> SettingsView:
    """The open part of the settings."""
    return SettingsView(
        title=scene.text("settings"),
        sections=(
            *(_section_button(scene, page, section) for section in sections(scene)),
            _devices_button(scene),
        ),
        rows=_rows(scene, page.section),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        first=page.first,
        hint=scene.text("settings.next_hand") if page.section is Section.RULES else "",
        problem=scene.settings_problem or scene.desk.refusal,
    )


def sections(scene: Scene) -> tuple[Section, ...]:
    """House rules are those of a game, so they are there with a game only."""
    with_game = scene.desk.place is Place.SETUP or (scene.desk.place is Place.TABLE and scene.state.opened)
    return tuple(Section) if with_game else (Section.SOUND, Section.DISPLAY)


def _section_button(scene: Scene, page: SettingsPage, section: Section) -> ButtonView:
    return ButtonView(
        name=f"section_{section.value}",
        text=scene.text(f"settings.{section.value}"),
        intent=intents.OpenSettings(section.value),
        look=ButtonLook.CHOSEN if section is page.section else ButtonLook.QUIET,
    )


def _devices_button(scene: Scene) -> ButtonView:
    return ButtonView(
        name="devices", text=scene.text("menu.devices"), intent=intents.OpenDevices(), look=ButtonLook.QUIET
    )


def _rows(scene: Scene, section: Section) -> tuple[SettingRowView, ...]:
    match section:
        case Section.SOUND:
            return _sound_rows(scene, scene.settings)
        case Section.DISPLAY:
            return _display_rows(scene, scene.settings)
        case Section.RULES:
            rules = tuple(_rule_row(scene, choice) for choice in rule_choices(scene.rules))
            return (*_game_rows(scene), *rules) if scene.desk.place is Place.TABLE else rules


def _game_rows(scene: Scene) -> tuple[SettingRowView, ...]:
    """Blinds and chips of the game at the table; the setup has them on its own screen."""
    stakes, small_chip, change = scene.state.stakes, scene.chip_set.unit_chips, scene.text("settings.change")
    blinds = scene.text(
        "setup.blinds",
        small=scene.money(stakes.small_blind_chips),
        big=scene.money(stakes.big_blind_chips),
    )
    return (
        SettingRowView(
            title=scene.text("settings.blinds"),
            detail=scene.text("settings.blinds.means"),
            choices=(ButtonView(name="blinds", text=blinds, intent=intents.TypeBlinds("small")),),
        ),
        SettingRowView(
            title=scene.text("chip_set"),
            detail=scene.text("settings.chips.means", amount=scene.money(small_chip)),
            choices=(
                ButtonView(
                    name="chips",
                    text=change,
                    detail=scene.text("settings.between_hands") if scene.state.hand_in_play else "",
                    intent=intents.OpenChips(),
                    enabled=not scene.state.hand_in_play,
                ),
            ),
        ),
    )


def _sound_rows(scene: Scene, settings: Settings) -> tuple[SettingRowView, ...]:
    sound = settings.sound
    return (
        _row(
            scene,
            "voice",
            ((level.value, scene.text(f"settings.voice.{level.value}")) for level in VoiceLevel),
            sound.voice.value,
        ),
        _row(scene, "volume", _percents(scene, LOUDNESS), str(sound.volume)),
        _row(scene, "cues", _on_off(scene), "on" if sound.cues else "off"),
        _row(
            scene,
            "language",
            ((language.code, language.name) for language in LANGUAGES.values()),
            settings.language.value,
        ),
    )


def _display_rows(scene: Scene, settings: Settings) -> tuple[SettingRowView, ...]:
    display = settings.display
    return (
        _row(
            scene,
            "light",
            ((light.value, scene.text(f"settings.light.{light.value}")) for light in Light),
            display.light.value,
        ),
        _row(scene, "brightness", _percents(scene, BRIGHTNESS), str(display.brightness)),
        _row(scene, "four_colours", _on_off(scene), "on" if display.four_colours else "off"),
        _row(
            scene,
            "full_screen",
            _on_off(scene),
            "on" if scene.desk.full_screen else "off",
        ),
    )


def _percents(scene: Scene, values: Iterable[int]) -> tuple[tuple[str, str], ...]:
    return tuple((str(value), scene.text("settings.percent", value=value)) for value in values)


def _on_off(scene: Scene) -> tuple[tuple[str, str], ...]:
    return tuple((word, scene.text(f"settings.{word}")) for word in ("on", "off"))


def _row(scene: Scene, name: str, choices: Iterable[tuple[str, str]], chosen: str) -> SettingRowView:
    return SettingRowView(
        title=scene.text(f"settings.{name}"),
        detail=scene.text(f"settings.{name}.means"),
        choices=tuple(
            ButtonView(
                name=f"{name}_{value}",
                text=text,
                intent=intents.ChooseSetting(name, value),
                look=ButtonLook.CHOSEN if value == chosen else ButtonLook.PLAIN,
            )
            for value, text in choices
        ),
    )


def _rule_row(scene: Scene, choice: RuleChoice) -> SettingRowView:
    """A house rule, with what each means and its source."""
    chosen = choice.word(scene.rules)
    return SettingRowView(
        title=scene.words.text(f"rule.{choice.name}"),
        detail=scene.words.text(f"rule.{choice.name}.means"),
        choices=tuple(
            ButtonView(
                name=f"{choice.name}_{word}",
                text=scene.words.text(f"rule.{choice.name}.{word}"),
                intent=intents.ChooseRule(choice.name, word),
                look=ButtonLook.CHOSEN if word == chosen else ButtonLook.PLAIN,
            )
            for word, _ in choice.answers
        ),
    )
