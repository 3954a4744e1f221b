"""A host without a window: touches are reacted to, their commands played, and the view can be asked for."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import TypeVar

from config.own_games import key_of, with_own
from config.preset import Preset
from config.settings import Settings
from dealer.night.hand_log import HandLog
from dealer.rules.errors import RuleViolation
from dealer.table.commands import Redo, TableCommand, Undo
from dealer.words.refusals import refusal
from tests.support.evening import Evening, an_evening
from ui.camera.seen import CameraSeen
from ui.desk.desk import Desk, Place
from ui.desk.pages import page_after_entry
from ui.intents import Intent
from ui.present.scene import Scene
from ui.present.window import window_view
from ui.react.games import dropped, kept
from ui.react.react import cleared_desk, react
from ui.react.reaction import Reaction
from ui.views import ButtonView, ChipButtonView, OverlayView, ScreenView

Button = ButtonView | ChipButtonView
Shown = TypeVar("Shown")


class Host:
    """Whoever taps. `reaction` is what the last touch led to."""

    def __init__(
        self, evening: Evening, *, place: Place = Place.TABLE, presets: tuple[Preset, ...] = ()
    ) -> None:
        self.evening = evening
        self.desk = Desk(place=place)
        self.presets = presets
        self.log: HandLog | None = None
        self.settings = Settings()
        self.camera: CameraSeen | None = None
        self.reaction = Reaction(desk=self.desk)

    @property
    def scene(self) -> Scene:
        return Scene(
            state=self.evening.state,
            desk=self.desk,
            words=self.evening.words,
            presets=self.presets,
            log=self.log,
            settings=self.settings,
            camera=self.camera,
        )

    @property
    def screen(self) -> ScreenView:
        return window_view(self.scene).screen

    @property
    def overlay(self) -> OverlayView | None:
        return window_view(self.scene).overlay

    def shows(self, kind: type[Shown]) -> Shown:
        """The screen or the overlay, which is of this kind."""
        view = self.overlay or self.screen
        assert isinstance(view, kind), type(view)
        return view

    def tap(self, *intents: Intent) -> None:
        """React to one touch after another; what they command happens, or is refused in words."""
        for intent in intents:
            self.reaction = react(self.scene, intent)
            self.desk = self.reaction.desk
            self._keep_or_drop()
            self.settings = self.reaction.settings or self.settings
            for command in filter(None, (self.reaction.command, *self.reaction.then)):
                self._submit(command)

    def _keep_or_drop(self) -> None:
        """Games are kept as the window would, but in no folder."""
        game = self.reaction.keep
        if game is not None:
            game = dataclasses.replace(game, key=key_of(game.title), default=False, own=True)
            own = [p for p in self.presets if p.own and p.key != game.key]
            self.presets = with_own([p for p in self.presets if not p.own], [*own, game])
            self.desk = kept(self.desk, game)
        gone = next((p for p in self.presets if p.key == self.reaction.drop), None)
        if gone is not None:
            self.presets = tuple(p for p in self.presets if p is not gone)
            self.desk = dropped(self.desk, self.presets, gone)

    def _submit(self, command: object) -> None:
        if isinstance(command, Undo | Redo):
            return
        assert isinstance(command, TableCommand)
        try:
            self.evening.do(command)
        except RuleViolation as error:
            words = refusal(error, self.evening.state, self.evening.words)
            self.desk = dataclasses.replace(self.desk, refusal=words)
        else:
            page = page_after_entry(self.desk.page)
            self.desk = dataclasses.replace(cleared_desk(self.desk), place=Place.TABLE, setup=None, page=page)

    def press(self, *names: str) -> None:
        """Press the buttons of these names, each of which must be there and enabled."""
        for name in names:
            button = self.button(name)
            assert button.enabled, name
            self.tap(button.intent)

    def buttons(self) -> list[Button]:
        """All buttons that can be seen; those of the screen only where nothing lies over it."""
        return list(buttons_of(self.overlay or self.screen))

    def button(self, name: str) -> Button:
        found = [button for button in self.buttons() if button.name == name]
        assert len(found) == 1, f"{name} among {[b.name for b in self.buttons()]}"
        return found[0]

    def has(self, name: str) -> bool:
        return any(button.name == name for button in self.buttons())


def a_host(*stacks: int, story: str | None = "", **table: object) -> Host:
    """A host at a table as `an_evening` sets it up."""
    return Host(an_evening(*stacks, story=story, **table))  # type: ignore[arg-type]


def buttons_of(view: object) -> Iterator[Button]:
    """Every button in a view."""
    if isinstance(view, ButtonView | ChipButtonView):
        yield view
    elif isinstance(view, tuple):
        for part in view:
            yield from buttons_of(part)
    elif dataclasses.is_dataclass(view):
        for field in dataclasses.fields(view):
            yield from buttons_of(getattr(view, field.name))
