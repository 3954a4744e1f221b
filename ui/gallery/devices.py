"""Gallery scenes of the devices: with a fault, in order, and none."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from config.pins import PinMap
from hardware.faults import KeepsRestarting, PinFailed, PinTaken, SeveralPorts, StuckButtons
from hardware.health import Condition, Device, DeviceHealth
from hardware.lights.facts import ClockFacts, facts_of
from hardware.lights.frame import frame
from hardware.lights.scene import Scene as Lights
from hardware.sound.commands import APLAY
from hardware.sound.trouble import SoundTrouble, TroubleKind
from hardware.voice.device import SoundState
from ui.desk.desk import Desk, Place
from ui.desk.devices import DevicesPage
from ui.devices.seen import DevicesSeen, FaultNote
from ui.present.scene import Scene

BOX = "/dev/serial/by-id/usb-House_Dealer_seat_box_E6614103E7452D2F-if00"
PINS = PinMap(
    wired=True,
    seats=(4, 17, 27, 22, 10, 9, 11, 5, 6, 13),
    clock_row=(19, 26, 21, 12, 7, 8),
    next=16,
    undo=20,
    knob=(23, 24),
    knob_push=25,
    buzzer=18,
)
GONE = SoundTrouble(kind=TroubleKind.DEVICE_REFUSED, program="aplay", package="alsa-utils")
SOUND = SoundState(voice_program="/usr/bin/espeak-ng", player=APLAY, troubles=())


def device_scenes(table: Scene) -> dict[str, Scene]:
    """The page of the devices over `table`, in whose hand somebody is to act."""
    page = replace(table, desk=Desk(place=Place.TABLE, page=DevicesPage()))
    return {
        "devices": replace(page, devices=_in_order(table)),
        "devices-pins": replace(
            page,
            desk=Desk(place=Place.TABLE, page=DevicesPage(pins=True)),
            devices=_in_order(table),
        ),
        "devices-faults": replace(page, devices=_with_faults(table)),
        "devices-none": page,
    }


def _in_order(table: Scene) -> DevicesSeen:
    clock = ClockFacts(total_seconds=30, left_seconds=21, as_of=0.0, running=False)
    return DevicesSeen(
        healths=(
            DeviceHealth(device=Device.PINS, condition=Condition.READY, simulated=True, pressed=("next",)),
            DeviceHealth(
                device=Device.SEAT_BOX, condition=Condition.READY, where=BOX, simulated=True, pressed=("7",)
            ),
            DeviceHealth(device=Device.READER, condition=Condition.OFF),
        ),
        frame=frame(Lights(table=facts_of(table.state), clock=clock), 0.0),
        sound=SOUND,
        pins=PINS,
    )


def _with_faults(table: Scene) -> DevicesSeen:
    taken = PinTaken(use="seats[4]", gpio=22, physical=15)
    failed = PinFailed(use="buzzer", gpio=18, physical=12, detail="GPIO not allocated")
    stuck, two = StuckButtons(seats=(3,)), SeveralPorts(used=BOX, others=("/dev/ttyACM1",))
    restarts = KeepsRestarting()
    return DevicesSeen(
        healths=(
            DeviceHealth(device=Device.PINS, condition=Condition.READY, faults=(taken, failed)),
            DeviceHealth(device=Device.SEAT_BOX, condition=Condition.READY, where=BOX, faults=(stuck, two)),
            DeviceHealth(device=Device.READER, condition=Condition.OFF),
        ),
        frame=frame(Lights(table=facts_of(table.state)), 0.0),
        notes=(
            FaultNote(at=datetime(2026, 12, 4, 22, 41, 7), device=Device.SEAT_BOX, fault=stuck),
            FaultNote(at=datetime(2026, 12, 4, 22, 17, 30), device=None, fault=GONE),
            FaultNote(at=datetime(2026, 12, 4, 22, 3, 55), device=Device.SEAT_BOX, fault=restarts, over=True),
            FaultNote(at=datetime(2026, 12, 4, 22, 3, 12), device=Device.SEAT_BOX, fault=restarts),
            FaultNote(at=datetime(2026, 12, 4, 20, 30, 2), device=Device.PINS, fault=failed),
            FaultNote(at=datetime(2026, 12, 4, 20, 30, 1), device=Device.PINS, fault=taken),
        ),
        sound=replace(SOUND, troubles=(GONE,)),
        pins=PINS,
    )
