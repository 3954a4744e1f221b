"""Where the camera is set up: looked through, measured, its settings kept, the deck taught and checked."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, assert_never

from PyQt6.QtCore import QTimer

from config.camera import CameraSettings, ZoneSettings
from dealer.words.line import Kind, Line
from ui.bridge import Bridge
from ui.camera.lazy import LazyCamera
from ui.camera_setup import orders
from ui.camera_setup.orders import CameraOrder
from ui.camera_setup.recordings import found_recordings, near_home
from ui.camera_setup.seen import CameraSetupSeen
from ui.controller import Controller
from ui.desk.camera_pages import CameraPage, CameraPages, TeachPage, ZonesPage
from ui.desk.pages import Page

if TYPE_CHECKING:
    from ui.camera_setup.keeper import SettingsKeeper
    from ui.camera_setup.looks import Looks, Seen
    from vision.sources.frame import Frame
    from vision.worker import CameraWorker

LOOK_MS: Final = 200
"""A card that lies still for three looks is learnt."""


class Bench:
    """Main thread only; what is looked at, is looked at on the camera's thread.

    Settings and deck are kept in `folder`; `recordings` is where pictures and videos are found.
    """

    def __init__(
        self, *, controller: Controller, bridge: Bridge, camera: LazyCamera, folder: Path, recordings: Path
    ) -> None:
        self._controller = controller
        self._bridge = bridge
        self._camera = camera
        self._folder = folder
        self._recordings = recordings
        self._seen = CameraSetupSeen(recordings_folder=near_home(recordings))
        self._keeper: SettingsKeeper | None = None
        self._looks: Looks | None = None
        self._awaited: object | None = None
        self._looking = QTimer(bridge)
        self._looking.setInterval(LOOK_MS)
        self._looking.timeout.connect(self._look)
        camera.made = self._begin_anew

    def seen(self) -> CameraSetupSeen:
        """How everything is now."""
        return replace(self._seen, settings=self._camera.settings, zones=self._zones())

    def _zones(self) -> ZoneSettings:
        """Those that are drawn; before that those that a simulated table brings."""
        eye, drawn = self._camera.eye, self._camera.settings.zones
        if drawn != ZoneSettings() or eye is None or self._camera.settings.source != "simulator":
            return drawn
        return ZoneSettings(board=eye.zones.board, seats=eye.zones.seats)

    def show(self) -> None:
        """The window shows the table as it stands: nothing is looked at where nobody looks."""
        self._camera.show()
        page = self._controller.desk.page
        if isinstance(page, CameraPages):
            if not self._looking.isActive():
                self._looking.start()
        elif self._looking.isActive():
            self._leave()

    def _leave(self) -> None:
        self._looking.stop()
        self._forget_look()
        if self._seen.adjusting:
            self.carry_out(orders.Hold())
        if self._looks is not None and self._looks.deck_changed and self._camera.eye is not None:
            self._camera.eye.read_with_kept_deck()
        # The networks that looked are not needed in the hands.
        self._looks = None
        self._seen = CameraSetupSeen(recordings_folder=self._seen.recordings_folder)

    def _forget_look(self) -> None:
        if self._camera.eye is not None:
            self._camera.eye.worker.look(None)
        self._awaited = None

    def _begin_anew(self, _worker: CameraWorker) -> None:
        """Another camera: what the last one was asked is not answered any more."""
        self._awaited = None

    def _look(self) -> None:
        """Ask for the next look; one that is under way is waited for."""
        eye = self._camera.eye
        if eye is None or self._awaited is not None:
            return
        job = self._job(self._controller.desk.page)
        if job is not None:
            self._ask(eye.worker, job)

    def _job(self, page: Page | None) -> Callable[[Frame], Seen] | None:
        looks = self._made_looks()
        match page:
            case CameraPage() | ZonesPage():
                return looks.survey
            case TeachPage():
                return looks.teach
            case _:
                return None

    def _made_looks(self) -> Looks:
        from ui.camera_setup.looks import Looks

        if self._looks is None:
            self._looks = Looks(self._folder)
        return self._looks

    def _ask(self, worker: CameraWorker, job: Callable[[Frame], Seen]) -> None:
        ticket = self._awaited = object()

        def look(frame: Frame) -> None:
            found: Seen | None = None
            try:
                found = job(frame)
            finally:
                self._bridge.deliver(lambda: self._take(ticket, found))

        worker.look(look)

    def _take(self, ticket: object, found: Seen | None) -> None:
        """Show what was seen, unless something else is awaited meanwhile; ``None`` is a look that failed."""
        if self._awaited is not ticket:
            return
        self._awaited = None
        before = self._seen = replace(self._seen, looking=False)
        if found is not None:
            self._seen = found(self._seen)
            self._say_news(before)
        self._controller.changed()

    def _say_news(self, before: CameraSetupSeen) -> None:
        from ui.present.camera_spoken import said_after_look

        text = said_after_look(self._controller.scene, before, self._seen)
        if text:
            self._controller.announcer.read([Line(kind=Kind.ASKED, text=text)])

    def carry_out(self, order: CameraOrder) -> None:
        """Somebody wants this done."""
        match order:
            case orders.FindSources():
                self._find_sources()
            case orders.KeepCamera(settings=settings):
                self._keep(settings)
            case orders.Adjust() | orders.Hold():
                self._adjust(until_held=isinstance(order, orders.Adjust))
            case orders.NameCard(card=card):
                self._made_looks().lesson.name(card)
            case orders.ForgetDeck():
                self._made_looks().lesson.forget()
            case orders.LookAtDeck():
                self._look_at_deck()
            case orders.CheckAnew():
                self._forget_look()
                self._seen = replace(self._seen, check=None, looking=False)
            case _:
                assert_never(order)

    def _find_sources(self) -> None:
        from vision.sources.usb import find_cameras

        # Made, so that it is there to be filled; where it cannot be, there are none.
        with contextlib.suppress(OSError):
            self._recordings.mkdir(parents=True, exist_ok=True)
        recordings = found_recordings(self._recordings)
        self._seen = replace(self._seen, cameras=find_cameras(), recordings=recordings)

    def _keep(self, settings: CameraSettings) -> None:
        """In force at once; where they cannot be written they are so until the box is switched off."""
        chosen = settings.source != self._camera.settings.source
        self._made_keeper().keep(settings, chosen=chosen)
        if chosen:
            self._seen = replace(self._seen, survey=None, adjusting=False, check=None, looking=False)
            self._camera.use(settings)
        else:
            self._camera.use_zones(settings.zones)

    def _made_keeper(self) -> SettingsKeeper:
        from ui.camera_setup.keeper import SettingsKeeper

        if self._keeper is None:
            told = self._bridge.deliver
            self._keeper = SettingsKeeper(
                self._folder, told=lambda problem: told(lambda: self._kept(problem))
            )
        return self._keeper

    def _kept(self, problem: str) -> None:
        if problem != self._seen.problem:
            self._seen = replace(self._seen, problem=problem)
            self._controller.changed()

    def _adjust(self, *, until_held: bool) -> None:
        eye = self._camera.eye
        self._seen = replace(self._seen, adjusting=until_held and eye is not None)
        if eye is None:
            return
        if until_held:
            eye.worker.adjust(until_held=True)
        else:
            eye.worker.hold()

    def _look_at_deck(self) -> None:
        eye = self._camera.eye
        if eye is None or self._seen.looking:
            return
        looks, check = self._made_looks(), self._seen.check
        self._seen = replace(self._seen, looking=True)
        self._ask(eye.worker, lambda frame: looks.check(frame, check))
