"""What the banners say: a trouble stays, a notice stands until somebody has played on with it in sight."""

from __future__ import annotations

from ui.notices import Notices
from ui.views import BannerKind, BannerView


def banner(title: str) -> BannerView:
    return BannerView(kind=BannerKind.INFO, title=title)


def titles(notices: Notices) -> list[str]:
    return [standing.title for standing in notices.standing]


def test_a_trouble_stays_and_comes_first() -> None:
    notices = Notices()
    notices.give(banner("No sound"))
    notices.trouble(banner("In use"))
    notices.seen()
    assert titles(notices) == ["In use"]


def test_a_notice_goes_once_it_has_been_seen_or_is_no_longer_true() -> None:
    notices = Notices()
    notices.give(banner("No sound"), banner("No lamps"))
    notices.withdraw(banner("No sound"))
    assert titles(notices) == ["No lamps"]
    notices.seen()
    assert titles(notices) == []
