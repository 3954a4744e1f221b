"""Gallery scenes of the settings, and of what they change: day, four colours, the lock."""

from __future__ import annotations

from dataclasses import replace

from config.settings import DisplaySettings, Light, Settings
from ui.desk.desk import Desk, Place
from ui.desk.settings import Section, SettingsPage
from ui.present.scene import Scene


def settings_scenes(*, table: Scene, showdown: Scene) -> dict[str, Scene]:
    """The settings over `table`; its colours by day, and those of the cards of `showdown`."""
    pages = {
        f"settings-{section.value}": replace(
            table, desk=Desk(place=Place.TABLE, page=SettingsPage(section=section))
        )
        for section in Section
    }
    day = Settings(display=DisplaySettings(light=Light.DAY))
    four = Settings(display=DisplaySettings(four_colours=True))
    return {
        **pages,
        "settings-rules-2": replace(
            table, desk=Desk(place=Place.TABLE, page=SettingsPage(section=Section.RULES, first=4))
        ),
        "locked": replace(table, desk=Desk(place=Place.TABLE, locked=True)),
        "day": replace(table, settings=day),
        "day-showdown": replace(showdown, settings=day),
        "four-colours": replace(showdown, settings=four),
    }
