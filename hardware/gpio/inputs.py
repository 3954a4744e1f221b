"""What is pressed and turned at the pins. Callbacks run on a thread of the pin library's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from gpiozero import Button, RotaryEncoder

from config.pins import PinMap
from hardware.buttons.inputs import Input, KnobPressed, KnobTurned, NextPressed, UndoPressed

if TYPE_CHECKING:
    from gpiozero import Factory

BOUNCE_SECONDS: Final = 0.03
"""An edge that follows another by less is a bounce of the contact."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InputPin:
    """One or two pins that are read: `use` is their key in the pin map, `make` opens and wires the device."""

    use: str
    gpio: int
    make: Callable[[Factory], Any]


def input_pins(
    pins: PinMap, *, on_input: Callable[[Input], None], clock: Callable[[], float]
) -> Iterator[InputPin]:
    """All inputs of `pins`."""
    kinds: tuple[tuple[str, int | None, Callable[[float], Input]], ...] = (
        ("next", pins.next, lambda at: NextPressed(began_at=at)),
        ("undo", pins.undo, lambda at: UndoPressed(began_at=at)),
        ("knob_push", pins.knob_push, lambda at: KnobPressed(began_at=at)),
    )
    for use, gpio, pressed in kinds:
        if gpio is not None:
            yield _button(use, gpio, pressed, on_input, clock)
    if pins.knob is not None:
        yield _knob(pins.knob, on_input, clock)


def _button(
    use: str,
    gpio: int,
    pressed: Callable[[float], Input],
    on_input: Callable[[Input], None],
    clock: Callable[[], float],
) -> InputPin:
    def make(pins: Factory) -> Any:
        contact = _Contact(clock)
        button = Button(gpio, pull_up=True, pin_factory=pins)
        button.when_pressed = lambda: on_input(pressed(clock())) if contact.edge() else None
        button.when_released = lambda: contact.edge() and None
        return button

    return InputPin(use=use, gpio=gpio, make=make)


class _Contact:
    """Tells a press from a bounce. The first edge of a row counts, so a press is never late."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last: float | None = None

    def edge(self) -> bool:
        """Whether this edge, now, is more than a bounce."""
        now = self._clock()
        apart = self._last is None or now - self._last >= BOUNCE_SECONDS
        self._last = now
        return apart


def _knob(gpios: tuple[int, int], on_input: Callable[[Input], None], clock: Callable[[], float]) -> InputPin:
    def make(pins: Factory) -> Any:
        knob = RotaryEncoder(*gpios, max_steps=0, pin_factory=pins)
        knob.when_rotated_clockwise = lambda: on_input(KnobTurned(steps=1, at=clock()))
        knob.when_rotated_counter_clockwise = lambda: on_input(KnobTurned(steps=-1, at=clock()))
        return knob

    return InputPin(use="knob", gpio=gpios[0], make=make)
