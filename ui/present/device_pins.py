"""What is wired to the pins, line by line: what each lamp shows and which button is down."""

from __future__ import annotations

from collections.abc import Iterator

from config.header import PHYSICAL_PIN
from config.pins import PinMap
from hardware.health import Device
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
    pressed = {use for h in seen.healths if h.device is Device.PINS for use in h.pressed}
    faulty = {use for h in seen.healths for fault in h.faults if (use := getattr(fault, "use", ""))}
    for use, gpio in pins.uses():
        now = _now(scene, use, seen.frame, pins, pressed)
        if use in faulty:
            now = scene.text("devices.pin.faulty")
        yield ReadingLine(cells=(use_name(use, scene.words), str(gpio), str(PHYSICAL_PIN[gpio]), now))


def _now(scene: Scene, use: str, frame: Frame, pins: PinMap, pressed: set[str]) -> str:
    """How bright a lamp is, what sounds, and whether a button is down; a knob has no place of its own."""
    key, _, index = use.rstrip("]").partition("[")
    match key:
        case "seats":
            return _percent(scene, frame.seats[int(index) - 1].level)
        case "clock_row":
            levels = lamp_levels(frame.bar, frame.bar_level, len(pins.clock_row))
            return _percent(scene, levels[int(index) - 1])
        case "clock_bar":
            return _percent(scene, frame.bar * frame.bar_level)
        case "buzzer":
            hertz = frame.hertz
            return scene.text("devices.hertz", hertz=hertz) if hertz else scene.text("devices.silent")
        case "knob":
            return ""
        case _:
            return scene.text("devices.pin.down" if use in pressed else "devices.pin.up")


def _percent(scene: Scene, level: float) -> str:
    return scene.text("settings.percent", value=round(level * 100))
