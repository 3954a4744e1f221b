"""The step that the screen offers as its default: what a button called "OK" at the table means."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from ui.intents import Intent
from ui.views import ButtonLook, ButtonView, WindowView


def default_step(view: WindowView) -> Intent | None:
    """What the one brass button leads to that can be pressed; ``None`` where there is none or a choice."""
    shown = view.overlay if view.overlay is not None else view.screen
    steps = [b for b in _buttons(shown) if b.look is ButtonLook.MAIN and b.enabled]
    return steps[0].intent if len(steps) == 1 else None


def _buttons(part: object) -> Iterator[ButtonView]:
    if isinstance(part, ButtonView):
        yield part
    elif isinstance(part, tuple):
        for item in part:
            yield from _buttons(item)
    elif is_dataclass(part):
        for field in fields(part):
            yield from _buttons(getattr(part, field.name))
