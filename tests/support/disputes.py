"""A dispute told to the helper as a host would: the case, then one answer after another."""

from __future__ import annotations

from tests.support.hosting import Host
from ui import intents
from ui.views import PushedView, QuestionView, RulingView

Told = str | int | tuple[int, ...]
"""The key of an answer, an amount, or the chips that were put out."""


def dispute(host: Host, case: str, *told: Told) -> RulingView:
    """The ruling on `case` once everything is `told`."""
    host.tap(intents.OpenRuling())
    host.press(f"case_{case}")
    for answer in told:
        tell(host, answer)
    return host.shows(RulingView)


def tell(host: Host, answer: Told) -> None:
    """Answer the question that is asked."""
    screen = host.screen
    if isinstance(screen, PushedView):
        if isinstance(answer, tuple):
            _push(host, answer)
        else:
            host.tap(*(intents.PressKey(digit) for digit in str(answer)))
            host.press("said_confirm")
        return
    assert isinstance(screen, QuestionView), screen
    host.press(f"answer_{answer}")


def _push(host: Host, chips: tuple[int, ...]) -> None:
    asked = host.screen
    for value in chips:
        host.press(f"chip_{value}")
    still = host.screen
    if isinstance(still, PushedView) and isinstance(asked, PushedView) and still.title == asked.title:
        host.press("pushed_confirm")


def agree(host: Host, key: str = "record") -> list[str]:
    """Do what was ruled; what is said of it."""
    host.press(f"agree_{key}")
    return host.evening.texts
