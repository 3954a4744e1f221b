"""The camera and the window: what is seen is brought to the one, what is waited for to the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from config.camera import ZoneSettings
from dealer.hand.state import Hand
from dealer.rules.cards import Card
from dealer.words.catalogue import Catalogue
from ui.bridge import Bridge
from ui.camera.framing import framed
from ui.camera.latest import Latest, News
from ui.camera.looking import looks_at
from ui.camera.making import CameraParts
from ui.camera.notices import CameraNotices
from ui.camera.offering import has_offer
from ui.camera.seen import CameraSeen
from ui.camera.steady import steadied
from ui.controller import Controller
from ui.intents import Intent
from ui.intents.seen_cards import KeepTaken, OfferSeen, SayCard
from ui.views.camera import PictureView
from vision.health import CameraHealth, Condition
from vision.live_picture import LookedAtSource
from vision.sighting import Wanted
from vision.wanted import wanted_of
from vision.watcher import Report
from vision.worker import CameraWorker
from vision.zones import Zones

LAST_READ_SECONDS: Final = 10.0
"""A process that ends while OpenCV reads on another thread is aborted; its first reading takes a while."""


class Eye:
    """Main thread only, from its making to `close`; no call but that one waits for the camera.

    Attributes:
        worker: the camera's thread, for what is set up or taught.
        zones: where cards are read.
    """

    def __init__(
        self,
        *,
        parts: CameraParts,
        controller: Controller,
        bridge: Bridge,
        words: Callable[[], Catalogue],
    ) -> None:
        self._controller = controller
        self._name = parts.name
        self._follow = parts.follow
        self._notices = CameraNotices(give=controller.give_notice, withdraw=controller.withdraw, words=words)
        self._hand: Hand | None = None
        self._wanted = Wanted()
        self._report: Report | None = None
        self._picture: PictureView | None = None
        self.zones = parts.zones
        self._reader = parts.reader
        latest = Latest(deliver=bridge.deliver, take=self.take)
        self._source = LookedAtSource(parts.source, show=latest.put_picture)
        self.worker = CameraWorker(
            source=self._source,
            on_report=latest.put_report,
            on_health=latest.put_health,
            reader=parts.reader,
            zones=parts.zones,
            patience=parts.patience,
        )
        self._health = self.worker.health
        self._closed = False
        self.show()
        self.worker.start()

    def take(self, news: News) -> None:
        """Something has come from the camera."""
        if self._closed:
            return
        for health in news.healths:
            self._hear(health)
        if self._health.condition is Condition.READY and news.report is not None:
            self._report = steadied(news.report, self._report)
        looked_at = looks_at(self._controller.desk)
        if news.picture is not None and looked_at:
            picture = news.picture
            self._picture = PictureView(
                width=picture.width, height=picture.height, bgr=picture.bgr, region=picture.region
            )
        if news.report is not None:
            self._notices.look(news.report, self._wanted)
            if has_offer(self._controller.scene):
                self._controller.handle(OfferSeen())
                return
        if looked_at:
            self._controller.changed()

    def _hear(self, health: CameraHealth) -> None:
        self._health = health
        if health.condition is not Condition.READY:
            # What lay there before says nothing of what lies there when it is back.
            self._report = self._picture = None
        self._notices.hear(health)

    def show(self) -> None:
        """The window shows the table as it stands: the camera is told what the hand waits for now."""
        controller = self._controller
        hand = controller.state.hand
        if hand is not self._hand:
            self._hand = hand
            self._expect(wanted_of(hand))
        self._source.region = framed(controller.desk, self.zones, self._report, self._source.region)
        if self._source.region is None:
            self._picture = None

    def _expect(self, wanted: Wanted) -> None:
        if wanted != self._wanted:
            self._wanted = wanted
            self._follow(wanted)
            self.worker.expect(wanted)

    def seen(self) -> CameraSeen:
        """What is known now. A report of what the hand waited for before says nothing any more."""
        report = self._report
        if report is not None and report.sightings.wanted != self._wanted:
            report = None
        return CameraSeen(
            source=self._name,
            health=self._health,
            report=report,
            picture=self._picture,
            seats=frozenset(seat for seat, _ in self.zones.seats),
        )

    def tell(self, told: Intent) -> None:
        """Somebody said what a card is, or that the table is right."""
        match told:
            case SayCard(number, face):
                self.worker.settle(number, Card.parse(face))
            case KeepTaken(number):
                self.worker.dismiss(number)
            case _:
                return

    def use_zones(self, kept: ZoneSettings) -> None:
        """The host has drawn other zones."""
        self.zones = Zones.kept(kept)
        self.worker.use_zones(self.zones)

    def read_with_kept_deck(self) -> None:
        """Another deck was taught, or none is any more."""
        self.worker.use_reader(self._reader)

    def stop(self) -> None:
        """Let the camera go, and wait for nothing: `close` does so in the end."""
        self._closed = True
        self.worker.stop()
        self._notices.over()

    def close(self) -> None:
        """Let the camera go; waits for a frame that is being read."""
        self._closed = True
        self.worker.close()
        self.worker.wait(LAST_READ_SECONDS)
