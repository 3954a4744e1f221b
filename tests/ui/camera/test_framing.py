"""Which part of the picture is shown: the cards large, and no jumping."""

from __future__ import annotations

from dataclasses import replace

from tests.support.sightings import SIZE, agreed, report
from ui.camera.framing import framed
from ui.desk.desk import Desk, Place
from ui.desk.pages import RulesPage
from ui.desk.sheets import CardsFor, CardsSheet
from vision.live_picture import Region, region_around
from vision.sighting import Wanted
from vision.zones import Zones

BOARD = ((0.3, 0.4), (0.7, 0.4), (0.7, 0.6), (0.3, 0.6))
ZONES = Zones(board=BOARD, seats=((4, ((0.0, 0.0), (0.1, 0.0), (0.1, 0.1), (0.0, 0.1))),))
STREET = CardsSheet(purpose=CardsFor.STREET, faces=(None,) * 3, by_camera=True)
TABLE = Desk(place=Place.TABLE, sheet=STREET)


def holds(region: Region, x: float, y: float) -> bool:
    return region[0] < x < region[2] and region[1] < y < region[3]


def test_nothing_is_shown_where_nobody_looks() -> None:
    assert framed(replace(TABLE, sheet=None), ZONES, None, None) is None
    assert framed(replace(TABLE, sheet=replace(STREET, by_camera=False)), ZONES, None, None) is None
    assert framed(replace(TABLE, page=RulesPage()), ZONES, None, None) is None


def test_before_there_are_cards_their_zone_is_shown_and_what_is_around_it() -> None:
    region = framed(TABLE, ZONES, None, None)
    assert region is not None
    assert all(holds(region, x, y) for x, y in BOARD)
    hand = CardsSheet(purpose=CardsFor.HAND, faces=(None, None), seat=4, by_camera=True)
    corner = framed(replace(TABLE, sheet=hand), ZONES, None, None)
    assert corner is not None
    assert corner[:2] == (0.0, 0.0)


def test_cards_fill_the_picture() -> None:
    cards = report(Wanted(hand=1), *agreed("Th 9h 2c", first=4))
    region = framed(TABLE, ZONES, cards, None)
    assert region is not None
    assert region[2] - region[0] < 0.4
    assert all(holds(region, s.at[0] / SIZE[0], s.at[1] / SIZE[1]) for s in cards.sightings.all)


def test_a_picture_that_still_fits_does_not_jump() -> None:
    cards = report(Wanted(hand=1), *agreed("Th 9h 2c", first=4))
    before = framed(TABLE, ZONES, cards, None)
    assert before is not None
    nudged = (before[0] + 0.01, before[1], before[2] + 0.01, before[3])
    assert framed(TABLE, ZONES, cards, nudged) == nudged
    assert framed(TABLE, ZONES, cards, region_around(((0.0, 0.0), (1.0, 1.0)))) == before
