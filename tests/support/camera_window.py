"""The real window with a camera over a simulated table: the real reader, or one that knows what was laid."""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtTest import QTest

from dealer.hand.state import Hand, Phase
from dealer.rules.cards import Card
from dealer.rules.house import HouseRules, Stakes
from dealer.table.commands import NewPlayer, OpenTable, PlaceButton, StartHand
from tests.support.fake_reader import card_seen
from tests.support.finger import Finger
from ui.camera.lazy import LazyCamera
from ui.camera.making import CameraParts
from ui.camera.seen import CameraSeen
from ui.views import SeenCardsView
from vision.evidence import CardSeen
from vision.sighting import Patience
from vision.sources.faults import CameraGone, CannotOpen, SourceLost
from vision.sources.following import FollowingDealer
from vision.sources.frame import Control, Frame
from vision.sources.simulated_table import LaidCard, SimulatedTable, simulated_zones
from vision.sources.simulator import SimulatedCamera
from vision.watcher import Reads
from vision.worker import shipped_reader

PATIENCE_SECONDS = 20.0
NAMES = ("Asha", "Ben", "Chitra")


class Plug:
    """A simulated camera that can be unplugged, and whose picture can be turned black. It reads fast: a frame
    comes whenever one is asked for. `misread` says which card is taken for which; a reading takes until it
    `may_read`."""

    def __init__(self, *, size: tuple[int, int]) -> None:
        self.dealer = FollowingDealer()
        self.plugged = True
        self.dark = False
        self.misread: dict[Card, Card] = {}
        self.chance = 0.99
        self.frames = 0
        self.reading = threading.Event()
        self.may_read = threading.Event()
        self.may_read.set()
        self._laid: tuple[LaidCard, ...] = ()
        self._size = size
        tenths = itertools.count()
        self._camera = SimulatedCamera(arrange=self._arrange, size=size, clock=lambda: next(tenths) * 0.2)

    def _arrange(self, table: SimulatedTable, seconds: float) -> None:
        self.dealer.arrange(table, seconds)
        self._laid = table.laid

    @property
    def name(self) -> str:
        return "/dev/video0"

    @property
    def ended(self) -> bool:
        return False

    def newest(self) -> Frame | None:
        if not self.plugged:
            raise SourceLost(CameraGone(path=self.name))
        frame = self._camera.newest()
        self.frames += 1
        if frame is None or not self.dark:
            return frame
        return Frame(number=frame.number, at=frame.at, picture=np.zeros_like(frame.picture))

    def read(self, picture: NDArray[np.uint8], /) -> tuple[CardSeen, ...]:
        """What lies there, as a reader that makes the mistakes it is told to."""
        self.reading.set()
        self.may_read.wait(PATIENCE_SECONDS)
        height, width = picture.shape[:2]
        return tuple(
            card_seen(
                self.misread.get(laid.card, laid.card), laid.x * width, laid.y * height, width, self.chance
            )
            for laid in self._laid
        )

    def lock(self) -> frozenset[Control]:
        return frozenset()

    def unlock(self) -> None: ...

    def __enter__(self) -> Self:
        if not self.plugged:
            raise CannotOpen(CameraGone(path=self.name))
        self._camera.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._camera.__exit__(kind, error, traceback)


class CameraWindow(Finger):
    """A finger on a window with such a camera. `real_reader` reads the pictures with the shipped networks."""

    def __init__(self, data: Path, *, real_reader: bool = False, size: tuple[int, int] = (800, 480)) -> None:
        super().__init__(data, size)
        self.plug = Plug(size=(1280, 720) if real_reader else (640, 360))
        self._reader: Callable[[], Reads] = shipped_reader if real_reader else lambda: self.plug
        camera = self.window.controller.camera
        assert isinstance(camera, LazyCamera)
        self.camera = camera

    def look(self) -> None:
        """Plug the camera in."""
        parts = CameraParts(
            name="usb",
            source=self.plug,
            reader=self._reader,
            zones=simulated_zones(),
            patience=Patience(),
            follow=self.plug.dealer.follow,
        )
        self.camera.use_parts(parts)

    def deal(self, players: int = 2, **rules: object) -> None:
        """A night of so many players, 2,000 each, the first hand dealt."""
        opening = OpenTable(
            rules=HouseRules(**rules),  # type: ignore[arg-type]
            stakes=Stakes(small_blind_chips=10, big_blind_chips=20),
            players=tuple(
                NewPlayer(seat=seat, name=NAMES[seat - 1], stack_chips=2000) for seat in range(1, players + 1)
            ),
        )
        self.window.controller.begin(opening, PlaceButton(seat=1), StartHand())
        self.settle()

    @property
    def hand(self) -> Hand:
        assert self.state.hand is not None
        return self.state.hand

    @property
    def seen(self) -> CameraSeen:
        seen = self.camera.seen()
        assert seen is not None
        return seen

    @property
    def sheet(self) -> SeenCardsView | None:
        """The camera's sheet, where it is shown."""
        view = self.window.stage.view
        return view.screen if view is not None and isinstance(view.screen, SeenCardsView) else None

    @property
    def banners(self) -> list[str]:
        return [banner.title for banner in self.window.controller.scene.banners]

    def until(self, reached: Callable[[], bool]) -> None:
        """Let the window live until it is so."""
        ends = time.monotonic() + PATIENCE_SECONDS
        while not reached():
            assert time.monotonic() < ends, (self.seen, self.sheet)
            QTest.qWait(2)

    def check_round(self) -> None:
        """Everybody checks or calls until the round is closed."""
        while self.hand.phase is Phase.BETTING:
            self.press("call" if self.has("call") else "check")

    def take(self) -> tuple[str, ...]:
        """Wait for the sheet with certain cards, and confirm them with one tap."""
        self.until(lambda: self.sheet is not None and self.sheet.confirm.enabled)
        assert self.sheet is not None
        faces = tuple(place.face for place in self.sheet.places)
        self.press("use_cards")
        return faces

    def play(self) -> None:
        """Everybody checks; every street and hand is taken as the camera sees it, to the award."""
        self.check_round()
        while self.hand.phase is not Phase.OVER:
            self.take()
            self.check_round()
