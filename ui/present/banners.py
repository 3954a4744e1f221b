"""The banners that stay while something is wrong."""

from __future__ import annotations

from dealer.night.journal import Damage, Saved
from dealer.words.catalogue import Catalogue
from ui.views import BannerKind, BannerView


def banners(saved: Saved, damage: Damage | None, words: Catalogue) -> tuple[BannerView, ...]:
    """What endangers the record: a damaged night, or a card on which nothing can be written."""
    if damage is not None:
        return (
            BannerView(
                kind=BannerKind.ALERT,
                title=words.text("screen.damaged"),
                detail=words.text("screen.damaged.detail", seq=damage.last_good_seq),
            ),
        )
    if saved.waiting:
        return (
            BannerView(
                kind=BannerKind.ALERT,
                title=words.text("screen.not_saved"),
                detail=words.text("screen.not_saved.detail", count=saved.waiting),
            ),
        )
    return ()
