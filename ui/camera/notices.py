"""What is wrong with the camera or the deck is said once, and taken back when it is over."""

from __future__ import annotations

from collections.abc import Callable

from dealer.rules.cards import Card
from dealer.words.catalogue import Catalogue
from ui.present.camera_faults import camera_banner, twice_banner
from ui.views import BannerView
from vision.health import CameraFault, CameraHealth, Condition
from vision.sighting import Sightings, Standing, Wanted
from vision.view import ViewTrouble
from vision.watcher import Report

ONCE_A_NIGHT = frozenset((ViewTrouble.BLURRED, ViewTrouble.SMALL))
"""What stays as it is until somebody climbs up to the camera. Glare comes and goes: the sheet says it."""


class CameraNotices:
    """Main thread only. `give` and `withdraw` show a banner, and show it no more."""

    def __init__(
        self,
        *,
        give: Callable[[BannerView], None],
        withdraw: Callable[[BannerView], None],
        words: Callable[[], Catalogue],
    ) -> None:
        self._give = give
        self._withdraw = withdraw
        self._words = words
        self._standing: CameraFault | ViewTrouble | None = None
        self._banner: BannerView | None = None
        self._said: set[object] = set()

    def hear(self, health: CameraHealth) -> None:
        """The camera told how it is. While it starts nothing is known, and what was wrong still stands."""
        if health.condition in (Condition.STARTING, Condition.ENDED):
            return
        wrong = health.fault or _worst(health)
        if wrong == self._standing:
            return
        self._standing = wrong
        self.over()
        if wrong is not None and not self._is_known(wrong):
            self._banner = camera_banner(wrong, self._words())
            self._give(self._banner)

    def over(self) -> None:
        """Nothing is wrong any more, or nobody asks for the camera any more."""
        if self._banner is not None:
            self._withdraw(self._banner)
            self._banner = None

    def _is_known(self, wrong: CameraFault | ViewTrouble) -> bool:
        if wrong not in ONCE_A_NIGHT:
            return False
        known = wrong in self._said
        self._said.add(wrong)
        return known

    def look(self, report: Report, wanted: Wanted) -> None:
        """A card that lies on the table twice is said once in a hand: there may be two decks."""
        state = report.sightings
        if state.wanted != wanted:
            return
        for card in _twice(state):
            if (wanted.hand, card) not in self._said:
                self._said.add((wanted.hand, card))
                self._give(twice_banner(card, self._words()))


def _worst(health: CameraHealth) -> ViewTrouble | None:
    return next((trouble for trouble in health.troubles if trouble is not ViewTrouble.GLARE), None)


def _twice(state: Sightings) -> set[Card]:
    """Cards read surely for a while in a place, which the table or another sighting has elsewhere."""
    lasting = [
        s
        for s in state.all
        if s.standing is Standing.ASKED and s.frames >= state.patience.contradicting_frames
    ]
    elsewhere = [(s.spot, s.card) for s in state.all if s.standing is not Standing.SEEN]
    elsewhere += [(spot, card) for spot, cards in state.wanted.taken for card in cards]
    return {s.card for s in lasting if any(card == s.card and spot != s.spot for spot, card in elsewhere)}
