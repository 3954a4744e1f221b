from __future__ import annotations


class FakeClock:
    """Seconds that run only when told to."""

    def __init__(self) -> None:
        self._seconds = 1000.0

    def __call__(self) -> float:
        return self._seconds

    def advance(self, seconds: float) -> None:
        self._seconds += seconds
