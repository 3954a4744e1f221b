"""What each output pin shows of a light frame."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gpiozero import PWMLED, Buzzer, TonalBuzzer
from gpiozero.tones import Tone

from config.pins import BuzzerKind, PinMap
from hardware.lights.bar import lamp_levels
from hardware.lights.frame import Frame

if TYPE_CHECKING:
    from gpiozero import Factory


@dataclass(frozen=True, slots=True, kw_only=True)
class Output:
    """A pin that is driven: `use` is its key in the pin map.

    `value` is what it shows of a frame; `make` opens its device and `write` brings a value to it.
    """

    use: str
    gpio: int
    value: Callable[[Frame], float]
    make: Callable[[Factory], Any]
    write: Callable[[Any, float], None]


def outputs(pins: PinMap) -> Iterator[Output]:
    """All outputs of `pins`."""
    for index, gpio in enumerate(pins.seats):
        yield _lamp(f"seats[{index + 1}]", gpio, _seat_level(index))
    for index, gpio in enumerate(pins.clock_row):
        yield _lamp(f"clock_row[{index + 1}]", gpio, _row_level(index, len(pins.clock_row)))
    if pins.clock_bar is not None:
        yield _lamp("clock_bar", pins.clock_bar, lambda frame: frame.bar * frame.bar_level)
    if pins.buzzer is not None:
        yield _buzzer(pins.buzzer, pins.buzzer_kind)


def _seat_level(index: int) -> Callable[[Frame], float]:
    return lambda frame: frame.seats[index].level


def _row_level(index: int, lamps: int) -> Callable[[Frame], float]:
    return lambda frame: lamp_levels(frame.bar, frame.bar_level, lamps)[index]


def _lamp(use: str, gpio: int, value: Callable[[Frame], float]) -> Output:
    return Output(
        use=use, gpio=gpio, value=value, make=lambda pins: PWMLED(gpio, pin_factory=pins), write=_shine
    )


def _shine(lamp: Any, level: float) -> None:
    lamp.value = level


def _buzzer(gpio: int, kind: BuzzerKind) -> Output:
    tonal = kind is BuzzerKind.TONAL
    return Output(
        use="buzzer",
        gpio=gpio,
        value=lambda frame: frame.hertz,
        make=lambda pins: (
            TonalBuzzer(gpio, octaves=2, pin_factory=pins) if tonal else Buzzer(gpio, pin_factory=pins)
        ),
        write=_sing if tonal else _buzz,
    )


def _sing(buzzer: Any, hertz: float) -> None:
    buzzer.play(Tone.from_frequency(hertz) if hertz else None)


def _buzz(buzzer: Any, hertz: float) -> None:
    buzzer.value = bool(hertz)
