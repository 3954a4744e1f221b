"""Whether calls wait for something, told from a machine that is busy with other things."""

from __future__ import annotations

from collections.abc import Sequence


def assert_no_waiting(call_seconds: Sequence[float]) -> None:
    """Nineteen calls of twenty take less than 5 ms, and none as long as a device's own patience.

    A call that waits for a device does so each time; one that was only put off by the system does not.
    """
    in_order = sorted(call_seconds)
    assert in_order[len(in_order) * 19 // 20] < 0.005
    assert in_order[-1] < 0.25
