"""The settings: rows of choices, one of which is in force."""

from __future__ import annotations

from dataclasses import dataclass

from ui.views.parts import ButtonView


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingRowView:
    """One setting: what it is, what it means and where it comes from, and what can be chosen."""

    title: str
    detail: str
    choices: tuple[ButtonView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingsView:
    """A part of the settings, chosen by `sections`; rows from `first` on, as many as fit.

    `problem` says why something could not be kept.
    """

    title: str
    sections: tuple[ButtonView, ...]
    rows: tuple[SettingRowView, ...]
    back: ButtonView
    first: int = 0
    hint: str = ""
    problem: str = ""
