"""The real window with a camera being set up: a simulated table on which the test lays the cards."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from PyQt6.QtTest import QTest

from config.camera import CameraSettings, load_camera
from tests.support.finger import Finger
from ui import intents
from ui.camera.lazy import LazyCamera
from ui.camera.making import CameraParts, camera_parts
from ui.camera_setup.seen import CameraSetupSeen
from ui.views import CameraSetupView, DeckView, ScreenView, ZonesView
from vision.sources.frame import Control
from vision.sources.simulated_table import LaidCard, SimulatedTable
from vision.sources.simulator import SimulatedCamera

PATIENCE_SECONDS = 20.0


class LaidTable(SimulatedCamera):
    """Shows what is `laid`; holds its light when told to. A frame comes whenever one is asked for."""

    def __init__(self) -> None:
        tenths = itertools.count()
        super().__init__(arrange=self._lay, clock=lambda: next(tenths) * 0.2)
        self.laid: tuple[LaidCard, ...] = ()
        self.held: list[str] = []

    def _lay(self, table: SimulatedTable, _seconds: float) -> None:
        table.lay(self.laid)
        # The test wants the machine for reading.
        time.sleep(0.04)

    def lock(self) -> frozenset[Control]:
        self.held.append("locked")
        return frozenset({Control.EXPOSURE})

    def unlock(self) -> None:
        self.held.append("free")


class BenchWindow(Finger):
    """A finger on a window with such a camera, which the settings call the simulator."""

    def __init__(self, data: Path, size: tuple[int, int] = (800, 480)) -> None:
        super().__init__(data, size)
        self.data = data
        self.table = LaidTable()
        camera = self.window.controller.camera
        assert isinstance(camera, LazyCamera)
        self.camera = camera
        camera.settings = CameraSettings(source="simulator")
        parts = camera_parts(camera.settings, deck_folder=data)
        camera.use_parts(
            CameraParts(name=parts.name, source=self.table, reader=parts.reader, zones=parts.zones)
        )

    def open(self, *opened: intents.Intent) -> None:
        """Open one page after another."""
        for intent in opened:
            self.window.controller.handle(intent)
        self.settle()
        self.clock.advance(1.0)

    def lay(self, cards: Iterable[LaidCard]) -> None:
        """These lie on the felt now."""
        self.table.laid = tuple(cards)

    def until(self, reached: Callable[[], bool]) -> None:
        """Let the window live until it is so."""
        ends = time.monotonic() + PATIENCE_SECONDS
        while not reached():
            assert time.monotonic() < ends, self.seen
            QTest.qWait(5)

    @property
    def seen(self) -> CameraSetupSeen:
        return self.window.controller.camera_setup.seen()

    @property
    def kept(self) -> CameraSettings:
        """What the next start will find."""
        return load_camera(self.data)

    @property
    def zones(self) -> ZonesView:
        assert isinstance(self.screen, ZonesView)
        return self.screen

    @property
    def screen(self) -> ScreenView:
        view = self.window.stage.view
        assert view is not None
        return view.screen

    @property
    def setup(self) -> CameraSetupView:
        assert isinstance(self.screen, CameraSetupView)
        return self.screen

    @property
    def deck(self) -> DeckView:
        assert isinstance(self.screen, DeckView)
        return self.screen

    @property
    def shows_picture(self) -> bool:
        """Whether the picture of the camera has come."""
        screen = self.screen
        return (
            isinstance(screen, CameraSetupView | ZonesView | DeckView) and screen.picture.picture is not None
        )

    @property
    def deck_cards(self) -> set[str]:
        """The cards that are taught."""
        teaching = self.seen.teaching
        return {str(card) for card in teaching.deck.prints} if teaching is not None else set()
