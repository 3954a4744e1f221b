"""Which devices a window has: what the settings say of them, and where they are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, time
from pathlib import Path

from config.hardware import HardwareSettings, load_hardware
from config.tags import TagMap, load_tags
from hardware.backends import Backends, real_backends
from hardware.buttons.inputs import Input
from hardware.devices import Devices
from hardware.health import DeviceHealth


def local_time_now() -> time:
    """The time of day on the wall."""
    return datetime.now().time()


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceMaker:
    """Makes the devices of a window by its clock. Nothing is opened before they are started.

    `local_time` is for the quiet hours; `kind` is the class of the devices.
    """

    settings: HardwareSettings
    backends: Backends
    tags: TagMap = field(default_factory=TagMap)
    local_time: Callable[[], time] = local_time_now
    kind: type[Devices] = Devices

    def make(
        self,
        *,
        clock: Callable[[], float],
        on_input: Callable[[Input], None],
        on_health: Callable[[DeviceHealth], None],
    ) -> Devices:
        """The devices, not yet started; they call back on threads of their own."""
        return self.kind(
            settings=self.settings,
            backends=self.backends,
            tags=self.tags,
            clock=clock,
            now=self.local_time,
            on_input=on_input,
            on_health=on_health,
        )


def devices_of_this_machine(folder: Path) -> DeviceMaker:
    """What ``hardware.toml`` and ``tags.toml`` in `folder` say. Raises `ConfigError`."""
    settings = load_hardware(user_folder=folder)
    return DeviceMaker(
        settings=settings, backends=real_backends(settings), tags=load_tags(user_folder=folder)
    )
