"""The banners that stay while something is wrong."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from config.errors import ConfigError
from dealer.night.journal import Damage, Saved
from dealer.words.catalogue import Catalogue
from ui.views import BannerKind, BannerView


def notices(*, unreadable: bool, left_out: Iterable[ConfigError], words: Catalogue) -> tuple[BannerView, ...]:
    """What was found wrong when the box was switched on, and does not hinder the game.

    The list of players was `unreadable`; the games `left_out` name file, key and what may stand there.
    """
    found: list[BannerView] = []
    if unreadable:
        title = words.text("screen.players.unreadable")
        detail = words.text("screen.players.unreadable.detail")
        found.append(BannerView(kind=BannerKind.INFO, title=title, detail=detail))
    for error in left_out:
        title = words.text("screen.game.left_out", file=Path(error.file).name)
        detail = f"{error.place}: {error.problem}" if error.place else error.problem
        found.append(BannerView(kind=BannerKind.INFO, title=title, detail=detail))
    return tuple(found)


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
