"""The hardware of the table and the window: what happens at one is brought to the other."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Final

from PyQt6.QtCore import QTimer

from config.settings import Settings
from dealer.night.entry import Entry
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.languages import LANGUAGES
from hardware.buttons.inputs import Input
from hardware.devices import Devices
from hardware.health import Device, DeviceHealth
from hardware.lights.cues import Cue
from hardware.sound.cues import Cue as Sound
from hardware.voice.device import SoundState
from ui import intents
from ui.bridge import Bridge
from ui.controller import Controller
from ui.desk.desk import Place
from ui.desk.devices import DevicesPage
from ui.devices.lights import TableLights
from ui.devices.making import DeviceMaker
from ui.devices.presses import Moment, answer_to
from ui.devices.seen import DevicesSeen
from ui.devices.troubles import Troubles
from ui.intents import DeviceIntent
from ui.preferences import Preferences
from ui.present.device_faults import fault_banner
from ui.press_guard import PressGuard
from ui.views import BannerView, WindowView

LOOK_MS: Final = 120
"""While their page is open the devices are looked at so often."""


class TableDevices:
    """Main thread only, from its making to `close`; no call waits for a device.

    `view` is what the window shows. What the devices tell comes over the bridge, in its order.
    """

    def __init__(
        self,
        *,
        maker: DeviceMaker,
        controller: Controller,
        preferences: Preferences,
        guard: PressGuard,
        bridge: Bridge,
        view: Callable[[], WindowView | None],
        sound: Callable[[], SoundState] | None,
    ) -> None:
        self._controller = controller
        self._preferences = preferences
        self._guard = guard
        self._bridge = bridge
        self._view = view
        self._sound = sound
        self._buttons = maker.settings.seat_box.buttons
        self._pins = maker.settings.pins if maker.backends.pins is not None else None
        self._turn_began_at = guard.now()
        self._troubles = Troubles(datetime.now)
        self.hear_sound()
        self._banner: dict[Device, BannerView] = {}
        self.devices: Devices = maker.make(
            clock=guard.now,
            on_input=lambda given: bridge.deliver(partial(self.take, given)),
            on_health=lambda health: bridge.deliver(partial(self.hear, health)),
        )
        self._lights = TableLights(devices=self.devices, now=guard.now)
        self._looking = QTimer(bridge)
        self._looking.setInterval(LOOK_MS)
        self._looking.timeout.connect(controller.changed)
        preferences.listen(self._tune)
        self._tune(preferences.settings)
        self.devices.start()

    def follow(self, entry: Entry, after: TableState) -> None:
        """An entry has been taken just now."""
        self._turn_began_at = self._guard.now()
        self._lights.follow(entry, after)

    def show(self) -> None:
        """The window shows the table as it stands; so do the lamps."""
        controller = self._controller
        at_table = controller.desk.place is Place.TABLE
        self._lights.show(controller.state, controller.clock.left, at_table=at_table)
        looked_at = isinstance(controller.desk.page, DevicesPage)
        if looked_at != self._looking.isActive():
            self._looking.start() if looked_at else self._looking.stop()

    def sounded(self, cue: Sound) -> None:
        """The box made a sound."""
        self._lights.sounded(cue)

    def take(self, given: Input) -> None:
        """Somebody pressed, turned or laid something."""
        view = self._view()
        if view is None:
            return
        moment = Moment(
            scene=self._controller.scene,
            view=view,
            turn_began_at=self._turn_began_at,
            quiet_until=self._guard.quiet_until,
        )
        answer = answer_to(given, moment, buttons=self._buttons)
        if answer.lit is not None:
            self.devices.light_seat(answer.lit)
        if answer.line:
            self._controller.show_line(answer.line)
        for intent in answer.intents:
            self._controller.handle(intent)

    def key(self, text: str) -> None:
        """A key of a keyboard was pressed: perhaps a reader types."""
        read = self.devices.wedge_key(text) if text else None
        if read is not None:
            self._bridge.deliver(partial(self.take, read))

    def hear(self, health: DeviceHealth) -> None:
        """A device told how it is: what is wrong is said once, and no more when it is over."""
        device = health.device
        before = self._troubles.standing(device)
        self._troubles.take(health)
        faults = self._troubles.standing(device)
        if faults == before:
            return
        old = self._banner.pop(device, None)
        if old is not None:
            self._controller.withdraw(old)
        if any(fault not in before for fault in faults):
            banner = self._banner[device] = fault_banner(device, faults, self._words)
            self._controller.give_notice(banner)

    def hear_sound(self) -> None:
        """Something is wrong with the sound, or no longer; the window itself says so."""
        if self._sound is not None:
            self._troubles.take_sound(self._sound().troubles)

    def seen(self) -> DevicesSeen:
        """How everything is now."""
        return DevicesSeen(
            healths=self.devices.health,
            frame=self.devices.frame,
            notes=self._troubles.notes,
            sound=self._sound() if self._sound is not None else None,
            pins=self._pins,
        )

    def try_out(self, trial: DeviceIntent) -> None:
        """Somebody wants to see a lamp or to hear the buzzer."""
        match trial:
            case intents.LightSeat(seat):
                self.devices.light_seat(seat)
            case intents.TryBuzzer():
                self.devices.sound(Cue.TEST)
            case _:
                return

    def close(self) -> None:
        """Lamps out, everything given back."""
        self.devices.close()

    @property
    def _words(self) -> Catalogue:
        return LANGUAGES[self._preferences.settings.language.value].words

    def _tune(self, settings: Settings) -> None:
        self.devices.mute(not settings.sound.cues)
