"""How the camera is, on the page of the devices."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.support.hosting import Host, a_host
from tests.support.sightings import READY, seen
from ui import intents
from ui.views import DeviceRowView, DevicesView
from vision.health import CameraHealth, Condition
from vision.sources.faults import CameraTaken
from vision.view import ViewTrouble

TAKEN = CameraHealth(condition=Condition.FAULTY, where="/dev/video0", fault=CameraTaken(path="/dev/video0"))


def row(host: Host, health: CameraHealth) -> DeviceRowView:
    host.camera = seen(host.evening.state, health=health)
    return host.shows(DevicesView).rows[-1]


@pytest.fixture
def host() -> Host:
    host = a_host(500, 500)
    host.tap(intents.OpenDevices())
    return host


def test_without_a_camera_there_is_no_row(host: Host) -> None:
    assert "Camera" not in [row.title for row in host.shows(DevicesView).rows]


def test_a_camera_that_reads_is_ready(host: Host) -> None:
    assert row(host, READY) == DeviceRowView(title="Camera", word="ready", detail="video0")


def test_a_fault_is_named_with_what_helps(host: Host) -> None:
    assert row(host, TAKEN) == DeviceRowView(
        title="Camera",
        word="out of order",
        detail="Another program has video0. Close the other program.",
        wrong=True,
    )


def test_a_bad_picture_is_a_fault_of_a_camera_that_works(host: Host) -> None:
    blurred = row(host, replace(READY, troubles=(ViewTrouble.BLURRED,)))
    assert (blurred.word, blurred.wrong) == ("works, with a fault", True)
    assert blurred.detail == "The picture is not sharp. Clean the lens, or focus it."


def test_a_simulated_camera_is_named_as_such(host: Host) -> None:
    host.camera = replace(seen(host.evening.state), source="simulator")
    assert host.shows(DevicesView).rows[-1].word == "ready, simulated"
