"""What is wired to the pins, line by line: what each lamp shows and which button is down."""

from __future__ import annotations

from collections.abc import Iterator

from config.header import PHYSICAL_PIN
from config.pins import PinMap
from dealer.words.catalogue import Catalogue
from hardware.health import Condition, Device, DeviceHealth
from hardware.lights.bar import lamp_levels
from hardware.lights.frame import Frame
from ui import intents
from ui.desk.devices import DevicesPage
from ui.devices.seen import DevicesSeen
from ui.present.device_faults import use_name
from ui.present.scene import Scene
from ui.views import ButtonView, LineStyle, ReadingLine, ReadingView


def pins_view(scene: Scene, page: DevicesPage, seen: DevicesSeen, pins: PinMap) -> ReadingView:
    """Every pin in use, with its state now."""
    return ReadingView(
        title=scene.words.text("device.name.pins"),
        hint="",
        lines=tuple(_lines(scene, seen, pins)),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        part="pins",
        first=page.first,
        columns=True,
    )


def _lines(scene: Scene, seen: DevicesSeen, pins: PinMap) -> Iterator[ReadingLine]:
    heads = tuple(scene.text(f"devices.pin.{head}") for head in ("use", "gpio", "physical", "now"))
    yield ReadingLine(cells=heads, style=LineStyle.COLUMNS)
    board = next(
        (health for health in seen.healths if health.device is Device.PINS),
        DeviceHealth(device=Device.PINS, condition=Condition.OFF),
    )
    for use, gpio in pins.uses():
        now = pin_now(use, board, pins=pins, frame=seen.frame, words=scene.words)
        yield ReadingLine(cells=(use_name(use, scene.words), str(gpio), str(PHYSICAL_PIN[gpio]), now))


def pin_now(use: str, board: DeviceHealth, *, pins: PinMap, frame: Frame, words: Catalogue) -> str:
    """How bright a lamp is, what sounds, whether a button is down; a knob has no place of its own."""
    if use.partition("[")[0] == "knob":
        use = "knob"
    if any(getattr(fault, "use", "") == use for fault in board.faults):
        return words.text("screen.devices.pin.faulty")
    key, _, index = use.rstrip("]").partition("[")
    match key:
        case "seats":
            return _percent(words, frame.seats[int(index) - 1].level)
        case "clock_row":
            levels = lamp_levels(frame.bar, frame.bar_level, len(pins.clock_row))
            return _percent(words, levels[int(index) - 1])
        case "clock_bar":
            return _percent(words, frame.bar * frame.bar_level)
        case "buzzer":
            hertz = frame.hertz
            if hertz:
                return words.text("screen.devices.hertz", hertz=hertz)
            return words.text("screen.devices.silent")
        case "knob":
            return ""
        case _:
            return words.text(f"screen.devices.pin.{'down' if use in board.pressed else 'up'}")


def _percent(words: Catalogue, level: float) -> str:
    return words.text("screen.settings.percent", value=round(level * 100))
