"""How the tests share the cores of a whole run, and what none of them asks of the machine."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# How quickly an example is drawn and run is for the benchmarks: other tests use the same cores meanwhile.
settings.register_profile("any-machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any-machine")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where several processes share the tests, slow ones come first and quick ones fill what is left."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """The tests that are not slow have to take every branch, so the branches of slow ones are not counted.

    Not by the marker `no_cover`: where several processes share the tests, the count goes on under it.
    """
    tracer = sys.gettrace()
    if item.get_closest_marker("slow"):
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
