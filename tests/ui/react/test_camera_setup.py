"""Touches on the pages about the camera: where they lead, and what is kept of what is drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from config.camera import CameraSettings, ZoneSettings
from dealer.rules.cards import Card
from tests.support.camera_pages import SQUARE, CameraDesk
from ui import intents
from ui.camera_setup import orders
from ui.camera_setup.seen import CameraSetupSeen
from ui.desk.camera_pages import CameraPage, DeckCheckPage, SourcesPage, TeachPage, ZonesPage
from ui.desk.devices import DevicesPage
from ui.react.reaction import Reaction

OPENED = [
    (intents.OpenCamera(), CameraPage(), None),
    (intents.OpenSources(), SourcesPage(), orders.FindSources()),
    (intents.DrawZones(3), ZonesPage(spot=3), None),
    (intents.OpenTeaching(), TeachPage(), None),
    (intents.OpenDeckCheck(), DeckCheckPage(), orders.CheckAnew()),
]


def kept_zones(reaction: Reaction) -> ZoneSettings:
    assert isinstance(reaction.camera_order, orders.KeepCamera)
    return reaction.camera_order.settings.zones


@pytest.mark.parametrize(("intent", "page", "order"), OPENED)
def test_each_page_is_one_tap_away_and_goes_back_to_the_camera(
    intent: intents.Intent, page: object, order: object
) -> None:
    desk = CameraDesk()
    assert desk.tap(intent) == Reaction(desk=replace(desk.scene.desk, page=page), camera_order=order)
    if not isinstance(page, CameraPage):
        assert desk.tap(intents.Back()).desk.page == CameraPage()
    assert desk.tap(intents.Back()).desk.page is None


def test_a_page_that_was_opened_from_the_devices_leads_back_to_them() -> None:
    desk = CameraDesk()
    devices = DevicesPage()
    desk.scene = replace(desk.scene, desk=replace(desk.scene.desk, page=devices))
    desk.tap(intents.OpenCamera(), intents.OpenTeaching(), intents.Back())
    assert desk.tap(intents.Back()).desk.page == devices


def test_a_camera_that_is_chosen_is_kept_and_its_picture_shown() -> None:
    desk = CameraDesk(SourcesPage()).with_zones(board=SQUARE)
    reaction = desk.tap(intents.ChooseSource("pi"))
    assert isinstance(reaction.camera_order, orders.KeepCamera)
    assert reaction.camera_order.settings == CameraSettings(source="pi", zones=ZoneSettings(board=SQUARE))
    assert reaction.desk.page == CameraPage()


def test_zones_are_not_taken_from_a_real_table_to_a_simulated_one() -> None:
    desk = CameraDesk(SourcesPage()).with_zones(board=SQUARE)
    assert kept_zones(desk.tap(intents.ChooseSource("simulator"))) == ZoneSettings()


def test_a_camera_is_not_left_adjusting_itself() -> None:
    desk = CameraDesk(seen=CameraSetupSeen(adjusting=True))
    assert desk.tap(intents.Back()).camera_order == orders.Hold()
    assert CameraDesk().tap(intents.Back()).camera_order is None


def test_done_holds_and_set_up_again_lets_go() -> None:
    assert CameraDesk().tap(intents.HoldCamera()).camera_order == orders.Hold()
    assert CameraDesk().tap(intents.AdjustCamera()).camera_order == orders.Adjust()


def test_a_tap_places_the_zone_of_the_chosen_seat_around_it() -> None:
    zones = kept_zones(CameraDesk(ZonesPage(spot=4)).tap(intents.TapPicture(0.5, 0.3)))
    [(seat, corners)] = zones.seats
    assert seat == 4
    assert sum(x for x, _ in corners) / 4 == pytest.approx(0.5)
    assert sum(y for _, y in corners) / 4 == pytest.approx(0.3)


def test_a_tap_into_another_zone_chooses_that_one() -> None:
    desk = CameraDesk(ZonesPage()).with_zones(
        board=((0.5, 0.5), (0.9, 0.5), (0.9, 0.7), (0.5, 0.7)), s7=SQUARE
    )
    reaction = desk.tap(intents.TapPicture(0.3, 0.3))
    assert reaction.desk.page == ZonesPage(spot=7)
    assert reaction.camera_order is None


def test_a_tap_beside_a_zone_that_is_drawn_places_it_there() -> None:
    desk = CameraDesk(ZonesPage(spot=7)).with_zones(s7=SQUARE)
    [(_, corners)] = kept_zones(desk.tap(intents.TapPicture(0.7, 0.7))).seats
    assert min(x for x, _ in corners) > 0.4


def test_a_pulled_corner_and_a_moved_zone_are_kept() -> None:
    desk = CameraDesk(ZonesPage(spot=2)).with_zones(s2=SQUARE, board=SQUARE)
    zones = kept_zones(desk.tap(intents.PullCorner(2, 0.6, 0.7)))
    assert zones == ZoneSettings(board=SQUARE, seats=((2, (*SQUARE[:2], (0.6, 0.7), SQUARE[3])),))
    zones = kept_zones(desk.tap(intents.MoveZone(0.1, 0.0)))
    assert dict(zones.seats)[2][0] == pytest.approx((0.3, 0.2))


def test_a_zone_is_taken_away_and_the_others_stay() -> None:
    desk = CameraDesk(ZonesPage(spot=2)).with_zones(s2=SQUARE, s3=SQUARE)
    assert kept_zones(desk.tap(intents.TakeZoneAway())) == ZoneSettings(seats=((3, SQUARE),))


def test_without_a_picture_nothing_is_drawn() -> None:
    desk = CameraDesk(ZonesPage()).without_picture(camera=True)
    assert desk.tap(intents.TapPicture(0.5, 0.5)).camera_order is None


def test_a_tapped_card_is_told_to_the_lesson() -> None:
    order = CameraDesk(TeachPage()).tap(intents.TellCard("Kh")).camera_order
    assert order == orders.NameCard(card=Card.parse("Kh"))


def test_a_deck_is_forgotten_only_when_asked_twice() -> None:
    desk = CameraDesk(TeachPage())
    assert desk.tap(intents.AskForgetDeck()).camera_order is None
    assert desk.tap(intents.Back()).desk.page == TeachPage()
    desk.tap(intents.AskForgetDeck())
    reaction = desk.tap(intents.ForgetDeck())
    assert reaction.camera_order == orders.ForgetDeck()
    assert reaction.desk.page == TeachPage()


def test_the_spread_deck_is_looked_at_when_somebody_says_so() -> None:
    desk = CameraDesk(DeckCheckPage())
    assert desk.tap(intents.LookAtDeck()).camera_order == orders.LookAtDeck()
    assert desk.tap(intents.CheckAnew()).camera_order == orders.CheckAnew()


def test_the_list_of_sources_is_turned() -> None:
    assert CameraDesk(SourcesPage()).tap(intents.TurnPage("sources", 18)).desk.page == SourcesPage(first=18)
