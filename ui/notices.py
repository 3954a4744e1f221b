"""What the banners say besides how the night is saved."""

from __future__ import annotations

from ui.views import BannerView


class Notices:
    """Notices stand until the next entry, which has been made with them in sight; troubles stay.

    Attributes:
        standing: all of them, troubles first.
    """

    def __init__(self) -> None:
        self._troubles: tuple[BannerView, ...] = ()
        self._notices: tuple[BannerView, ...] = ()

    @property
    def standing(self) -> tuple[BannerView, ...]:
        """What is to be read now."""
        return self._troubles + self._notices

    def trouble(self, banner: BannerView) -> None:
        """Say this for good."""
        self._troubles = (*self._troubles, banner)

    def give(self, *banners: BannerView) -> None:
        """Say these until they have been seen."""
        self._notices = (*self._notices, *banners)

    def withdraw(self, banner: BannerView) -> None:
        """It is true no longer."""
        self._notices = tuple(notice for notice in self._notices if notice != banner)

    def seen(self) -> None:
        """Somebody has played on with them in sight."""
        self._notices = ()
