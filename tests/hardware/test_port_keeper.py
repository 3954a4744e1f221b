"""How often a missing port is looked for."""

from __future__ import annotations

import time
from itertools import pairwise

from hardware.health import Device
from hardware.port_keeper import PortKeeper


def test_missing_device_is_looked_for_often_in_the_first_minute_and_then_every_two_seconds() -> None:
    ahead = 0.0
    looks: list[float] = []

    def clock() -> float:
        return time.monotonic() + ahead

    def find() -> tuple[str, ...]:
        looks.append(clock())
        return ()

    keeper = PortKeeper(
        device=Device.SEAT_BOX,
        find=find,
        port="",
        clock=clock,
        talk=lambda _port, _path: None,
        on_health=lambda _health: None,
    )
    keeper.start()
    time.sleep(0.6)
    assert len(looks) >= 3
    assert sorted(after - before for before, after in pairwise(looks))[len(looks) // 2] <= 0.25
    ahead += 61
    keeper.wake()
    time.sleep(0.3)
    looks.clear()
    time.sleep(0.4)
    assert looks == []
    ahead += 2.0
    keeper.wake()
    time.sleep(0.2)
    assert len(looks) == 1
    keeper.close()
    keeper.wake()  # Nobody minds a call that comes late.
