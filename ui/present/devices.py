"""The devices of the table as they are now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from config.pins import PinMap
from config.settings import VoiceLevel
from dealer.rules.button import SEATS
from dealer.words.catalogue import Catalogue
from hardware.faults import Fault, StuckButtons
from hardware.health import Condition, Device, DeviceHealth
from hardware.sound.trouble import SoundTrouble
from hardware.voice.device import SoundState
from ui import intents
from ui.desk.devices import DevicesPage
from ui.devices.seen import DevicesSeen, FaultNote
from ui.present.camera_row import camera_row
from ui.present.device_faults import device_name, fault_help, fault_text, short, sound_text, use_name
from ui.present.device_pins import pins_view
from ui.present.scene import Scene
from ui.views import ButtonView, DeviceRowView, DevicesView, LampView, ReadingView

FEW = 4
"""So many devices have room for what there is to say of each."""


def devices_page_view(scene: Scene, page: DevicesPage) -> DevicesView | ReadingView:
    """The devices together, or each pin that is used."""
    seen = scene.devices
    if page.pins and seen is not None and seen.pins is not None:
        return pins_view(scene, page, seen, seen.pins)
    return devices_view(scene)


def devices_view(scene: Scene) -> DevicesView:
    """What is connected, what is pressed, what shines, and what went wrong."""
    seen = scene.devices or DevicesSeen()
    return DevicesView(
        title=scene.text("devices"),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        rows=_rows(scene, seen),
        lamps_hint=scene.text("devices.seats"),
        lamps=tuple(_lamp(scene, seen, seat) for seat in range(1, SEATS + 1)),
        live=_live(scene, seen),
        trials=_trials(scene, seen),
        faults_title=scene.text("devices.errors"),
        faults=tuple(_note(scene, note) for note in seen.notes) or (scene.text("devices.errors.none"),),
    )


def _rows(scene: Scene, seen: DevicesSeen) -> tuple[DeviceRowView, ...]:
    rows = [_device(scene, health, seen.pins) for health in seen.healths]
    if not rows:
        none = DeviceRowView(
            title=scene.text("devices.none"), word="", detail=scene.text("devices.none.detail")
        )
        rows.append(none)
    rows.append(_sound(scene, seen.sound))
    if scene.camera is None:
        return tuple(rows)
    rows.append(camera_row(scene, scene.camera))
    return tuple(row if row.wrong or len(rows) <= FEW else replace(row, detail="") for row in rows)


def _device(scene: Scene, health: DeviceHealth, pins: PinMap | None) -> DeviceRowView:
    words = scene.words
    troubled = health.condition is Condition.READY and health.faults
    word = words.text(f"device.condition.{'troubled' if troubled else health.condition.value}")
    if health.simulated and health.condition is not Condition.OFF:
        word = f"{word}, {words.text('device.simulated')}"
    detail = short(health.where)
    if health.condition is Condition.READY and health.device is Device.PINS and pins is not None:
        detail = words.text("doctor.pins.ready", count=len(tuple(pins.uses())))
    if health.faults:
        detail = _faults(health.faults, words)
    return DeviceRowView(
        title=device_name(health.device, words), word=word, detail=detail, wrong=bool(health.faults)
    )


def _faults(faults: Sequence[Fault], words: Catalogue) -> str:
    """The first fault with what helps, and how many more there are."""
    text = fault_text(faults[0], words)
    if len(faults) > 1:
        text = words.text("screen.devices.more", fault=text, count=len(faults) - 1)
    return f"{text[:1].upper()}{text[1:]}. {fault_help(faults[0], words)}"


def _sound(scene: Scene, sound: SoundState | None) -> DeviceRowView:
    title = scene.text("devices.sound")
    if sound is None:
        return DeviceRowView(title=title, word=scene.text("devices.sound.none"))
    wrong = bool(sound.troubles) or sound.player is None or sound.voice_program is None
    word = scene.words.text(f"device.condition.{'faulty' if wrong else 'ready'}")
    detail = _trouble(scene, sound.troubles[0]) if sound.troubles else _programs(scene, sound)
    return DeviceRowView(title=title, word=word, detail=detail, wrong=wrong)


def _trouble(scene: Scene, trouble: SoundTrouble) -> str:
    return scene.text(f"sound.{trouble.kind.value}", program=trouble.program, package=trouble.package)


def _speaks(scene: Scene) -> bool:
    sound = scene.settings.sound
    return sound.voice is not VoiceLevel.OFF and sound.volume > 0


def _programs(scene: Scene, sound: SoundState) -> str:
    voice = sound.voice_program or scene.text("devices.sound.no_voice")
    return scene.text(
        "devices.sound.ready",
        voice=voice if _speaks(scene) else scene.text("devices.sound.voice_off"),
        player=sound.player.program if sound.player else scene.text("devices.sound.no_player"),
    )


def _lamp(scene: Scene, seen: DevicesSeen, seat: int) -> LampView:
    pressed = any(str(seat) in health.pressed for health in seen.healths if health.device is Device.SEAT_BOX)
    stuck = any(
        seat in fault.seats
        for health in seen.healths
        for fault in health.faults
        if isinstance(fault, StuckButtons)
    )
    return LampView(
        button=ButtonView(
            name=f"light_seat_{seat}",
            text=str(seat),
            detail=scene.text("devices.pressed") if pressed or stuck else "",
            intent=intents.LightSeat(seat),
            enabled=bool(seen.healths),
            says=scene.text("devices.light_seat", seat=seat),
        ),
        colour=seen.frame.seats[seat - 1].colour,
        pressed=pressed or stuck,
    )


def _live(scene: Scene, seen: DevicesSeen) -> str:
    """What the other buttons and lamps do; each wired one has its place in the words."""
    pressed = [
        use_name(use, scene.words)
        for health in seen.healths
        if health.device is Device.PINS
        for use in health.pressed
    ]
    if pressed:
        buttons = scene.text("devices.pressed.now", buttons=", ".join(pressed))
    else:
        buttons = scene.text("devices.pressed.none")
    return scene.text(
        "devices.live",
        buttons=buttons,
        clock=scene.text("settings.percent", value=round(seen.frame.bar * 100)),
        buzzer=scene.text("devices.hertz", hertz=seen.frame.hertz)
        if seen.frame.hertz
        else scene.text("devices.silent"),
    )


def _trials(scene: Scene, seen: DevicesSeen) -> tuple[ButtonView, ...]:
    pins = ButtonView(name="pins", text=scene.words.text("device.name.pins"), intent=intents.OpenPins())
    return (
        *((pins,) if seen.pins is not None else ()),
        ButtonView(name="camera", text=scene.text("menu.camera"), intent=intents.OpenCamera()),
        ButtonView(
            name="try_buzzer",
            text=scene.text("devices.buzzer"),
            intent=intents.TryBuzzer(),
            enabled=bool(seen.healths),
        ),
        ButtonView(
            name="try_voice",
            text=scene.text("devices.speak"),
            intent=intents.TryVoice(),
            enabled=seen.sound is not None and _speaks(scene),
        ),
    )


def _note(scene: Scene, note: FaultNote) -> str:
    return scene.text(
        "devices.over" if note.over else "devices.error",
        time=note.at.strftime("%H:%M:%S"),
        device=device_name(note.device, scene.words),
        fault=sound_text(note.fault, scene.words)
        if isinstance(note.fault, SoundTrouble)
        else fault_text(note.fault, scene.words),
    )
