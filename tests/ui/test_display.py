from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from ui.display import X11_FIRST_PORT, missing_display


@pytest.fixture
def sockets(tmp_path: Path) -> Iterator[Path]:
    """A folder in which an X server 7 and a Wayland compositor answer."""
    with socket.socket(socket.AF_UNIX) as x_server, socket.socket(socket.AF_UNIX) as compositor:
        for server, name in ((x_server, "X7"), (compositor, "wayland-3")):
            server.bind(str(tmp_path / name))
            server.listen()
        yield tmp_path


@pytest.mark.parametrize("display", [":7", ":7.0", "unix:7", "unix/:7"])
def test_x_server_of_this_machine_is_found(sockets: Path, display: str) -> None:
    assert missing_display({"DISPLAY": display}, sockets) is None


def test_x_server_of_another_machine_is_found(sockets: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        number = server.getsockname()[1] - X11_FIRST_PORT
        assert missing_display({"DISPLAY": f"127.0.0.1:{number}.0"}, sockets) is None


def test_compositor_is_found(sockets: Path) -> None:
    environ = {"WAYLAND_DISPLAY": "wayland-3", "XDG_RUNTIME_DIR": str(sockets)}
    assert missing_display(environ, sockets) is None


def test_compositor_named_by_its_path_is_found(sockets: Path) -> None:
    assert missing_display({"WAYLAND_DISPLAY": str(sockets / "wayland-3")}, sockets) is None


def test_x_server_stands_in_for_a_compositor_that_is_gone(sockets: Path) -> None:
    assert missing_display({"WAYLAND_DISPLAY": "wayland-9", "DISPLAY": ":7"}, sockets) is None


def test_chosen_platform_is_not_questioned(sockets: Path) -> None:
    assert missing_display({"QT_QPA_PLATFORM": "offscreen"}, sockets) is None


def test_no_display_at_all_is_told_with_what_to_do(sockets: Path) -> None:
    problem = missing_display({}, sockets)
    assert problem is not None
    assert "neither WAYLAND_DISPLAY nor DISPLAY is set" in problem
    assert "DISPLAY=:0 ./run" in problem


@pytest.mark.parametrize("display", [":8", "127.0.0.1:1", "nonsense"])
def test_display_that_does_not_answer_is_named(sockets: Path, display: str) -> None:
    problem = missing_display({"DISPLAY": display}, sockets)
    assert problem is not None
    assert f"nothing answers at DISPLAY={display}." in problem
