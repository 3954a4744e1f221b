"""The telling states of the gallery, reached by playing hands through the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from config.preset import Preset
from dealer.hand.state import Action, Street
from dealer.night.journal import Saved
from dealer.table import commands as c
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from ui.desk.desk import Desk, Overlay, Place
from ui.desk.entry import Entry, EntryFor
from ui.desk.names import NamesPage
from ui.desk.pages import RulesPage
from ui.desk.setup import Setup
from ui.desk.sheets import AmountSheet, CardsFor, CardsSheet
from ui.gallery.camera import camera_gone, camera_scenes
from ui.gallery.camera_setup import camera_setup_scenes
from ui.gallery.clock import clock_scenes
from ui.gallery.devices import device_scenes
from ui.gallery.disputes import dispute_scenes
from ui.gallery.moments import moment_scenes
from ui.gallery.past import past_scenes
from ui.gallery.seats import seat_scenes
from ui.gallery.settings import settings_scenes
from ui.gallery.setup import setup_scenes
from ui.gallery.story import NAMES, STACKS, Story, a_table, cards
from ui.present.banners import banners
from ui.present.resume import resume_of
from ui.present.scene import Scene
from ui.views import Keys

KNOWN = (
    *("Pat", "Ben", "Asha", "Sam", "Dev", "Chitra", "Benedikt", "Oluwaseun", "Jo", "Bea", "Wen"),
    *("Maximilian", "Katarzyna", "Zoë", "Björn", "Barbara", "Lu", "Ilse", "Tom", "Ruth", "Nils"),
)


def gallery_scenes(*, words: Catalogue, presets: tuple[Preset, ...]) -> Mapping[str, Scene]:
    """The scenes by name, in the order of an evening."""
    showdowns, side_pots = _showdowns(words), _side_pots(words)
    devices = device_scenes(_ten_handed(words).scene())
    laid_out = _setup(words, presets)
    return {
        "start": Scene(
            state=TableState(), desk=Desk(), words=words, presets=presets, date="Friday, 4 December 2026"
        ),
        **_resumed(words, presets),
        **laid_out,
        **setup_scenes(laid_out["setup"]),
        **_before_the_flop(words),
        **side_pots,
        **showdowns,
        **camera_scenes(side_pots["step-flop"], showdowns["showdown-tap"], showdowns["showdown-split"]),
        **_around(words),
        **clock_scenes(_ten_handed(words).scene()),
        **settings_scenes(table=_ten_handed(words).scene(), showdown=showdowns["showdown-split"]),
        **devices,
        "devices-camera": camera_gone(devices["devices-faults"]),
        **camera_setup_scenes(_ten_handed(words).scene()),
        **_disputes(words),
        **past_scenes(words),
        **seat_scenes(words),
        **moment_scenes(words),
    }


def _resumed(words: Catalogue, presets: tuple[Preset, ...]) -> dict[str, Scene]:
    story = _ten_handed(words)
    resume = resume_of(story.state, "2026-11-27T23:12:40.000", words)
    scene = story.scene(Desk(), resume=resume, presets=presets, date="Friday, 4 December 2026")
    return {"start-resume": scene}


def _setup(words: Catalogue, presets: tuple[Preset, ...]) -> dict[str, Scene]:
    preset = next(p for p in presets if p.default)
    players = tuple(
        c.NewPlayer(seat=seat, name=NAMES[seat - 1], stack_chips=preset.stack_chips)
        for seat in (1, 2, 3, 4, 6, 7)
    )
    setup = Setup(
        preset=preset.key, small_blind_chips=10, big_blind_chips=20, players=players, asked=5, button=2
    )
    desk = Desk(place=Place.SETUP, setup=setup, known_names=KNOWN)
    scene = Scene(state=TableState(), desk=desk, words=words, presets=presets)
    name = Entry(purpose=EntryFor.NAME, seat=5, text="B", keys=Keys.LETTERS)
    again = Entry(purpose=EntryFor.NAME, seat=5, text="Ben", keys=Keys.LETTERS)
    two_of_a_name = replace(players[0], name="Ben")
    stack = Entry(purpose=EntryFor.STACK, seat=1, text="2500")
    return {
        "setup": scene,
        "setup-name": replace(scene, desk=replace(desk, entry=name)),
        "setup-name-again": replace(scene, desk=replace(desk, entry=again)),
        "setup-names": replace(scene, desk=replace(desk, page=NamesPage())),
        "setup-two-of-a-name": replace(
            scene, desk=replace(desk, setup=replace(setup, players=(two_of_a_name, *players[1:]), asked=0))
        ),
        "setup-stack": replace(scene, desk=replace(desk, entry=stack)),
        "house-rules": replace(scene, desk=replace(desk, page=RulesPage())),
    }


def _ten_handed(words: Catalogue) -> Story:
    return a_table(words, zip(range(1, 11), STACKS, strict=True), button=8).acts(
        (1, Action.RAISE, 60), (2, Action.FOLD), (3, Action.CALL), (4, Action.FOLD)
    )


def _before_the_flop(words: Catalogue) -> dict[str, Scene]:
    ten = _ten_handed(words)
    sheet = Desk(place=Place.TABLE, sheet=AmountSheet(digits="260"))
    empty = Desk(place=Place.TABLE, sheet=AmountSheet())
    heads_up = a_table(words, ((3, 1500), (7, 1820)), button=3)
    free = a_table(words, zip(range(1, 5), STACKS[:4], strict=True), button=1).acts(
        (4, Action.CALL), (1, Action.CALL), (2, Action.CALL)
    )
    return {
        "preflop-ten": ten.scene(),
        "raise": ten.scene(sheet),
        "raise-empty": ten.scene(empty),
        "heads-up": heads_up.scene(),
        "ask-fold": free.scene(Desk(place=Place.TABLE, overlay=Overlay.ASK_FOLD)),
    }


def _side_pots(words: Catalogue) -> dict[str, Scene]:
    seats = ((1, 520), (2, 1940), (3, 2405), (4, 2655), (5, 3115), (6, 225))
    story = a_table(words, seats, button=2)
    story.acts(
        (5, Action.FOLD),
        (6, Action.RAISE, 225),
        (1, Action.RAISE, 520),
        (2, Action.CALL),
        (3, Action.CALL),
        (4, Action.CALL),
    )
    closed = story.scene()
    picking = CardsSheet(purpose=CardsFor.STREET, faces=("Qh", "7s", None), active=2, street=Street.FLOP)
    cards_sheet = story.scene(Desk(place=Place.TABLE, sheet=picking))
    story.play(c.DealBoard(cards=cards("Qh 7s 2d")))
    story.acts(
        (3, Action.BET, 380), (4, Action.CALL), (2, Action.RAISE, 1420), (3, Action.CALL), (4, Action.CALL)
    )
    story.play(c.DealBoard(cards=cards("4d")))
    story.acts((3, Action.BET, 465))
    three = story.scene()
    return {"step-flop": closed, "cards": cards_sheet, "three-side-pots": three}


def _showdowns(words: Catalogue) -> dict[str, Scene]:
    story = a_table(words, ((1, 240), (2, 800), (3, 800)), button=2)
    story.acts((2, Action.RAISE, 240), (3, Action.CALL), (1, Action.CALL))
    story.play(c.DealBoard(cards=cards("Ks 9c 8d")))
    story.acts((3, Action.BET, 280), (2, Action.CALL))
    story.play(c.DealBoard(cards=cards("4d")))
    story.acts((3, Action.CHECK), (2, Action.CHECK))
    story.play(c.DealBoard(cards=cards("2h")))
    story.acts((3, Action.CHECK), (2, Action.CHECK))
    waiting = story.scene()
    story.play(
        c.ShowHand(seat=3, cards=cards("Kh Qc")),
        c.ShowHand(seat=1, cards=cards("9h 9d")),
        c.ShowHand(seat=2, cards=cards("Kc Qs")),
    )
    decided = story.scene()
    return {"showdown-tap": waiting, "showdown-split": decided}


def _around(words: Catalogue) -> dict[str, Scene]:
    ten = _ten_handed(words)
    walk = a_table(words, zip(range(1, 4), STACKS[:3], strict=True), button=1).acts(
        (1, Action.FOLD), (2, Action.FOLD)
    )
    not_saved = banners(Saved(waiting=3, problem="disk full"), None, words)
    seat = Desk(place=Place.TABLE, seat_menu=3)
    menu = Desk(place=Place.TABLE, overlay=Overlay.MENU)
    change = Desk(place=Place.TABLE, overlay=Overlay.CHANGE)
    return {
        "won-unseen": walk.scene(),
        "not-saved": ten.scene(banners=not_saved),
        "menu": ten.scene(menu),
        "seat-menu": ten.scene(seat),
        "change": ten.scene(change),
    }


def _disputes(words: Catalogue) -> dict[str, Scene]:
    facing, between = _ten_handed(words), a_table(words, zip(range(1, 5), STACKS[:4], strict=True), button=1)
    flop = a_table(words, zip(range(1, 5), STACKS[:4], strict=True), button=1).acts(
        (4, Action.CALL), (1, Action.CALL), (2, Action.CALL), (3, Action.CHECK)
    )
    flop.play(c.DealBoard(cards=cards("Ks 9c 8d")))
    paid = a_table(words, ((1, 1200), (2, 1800), (3, 1800)), button=2)
    paid.acts((2, Action.RAISE, 240), (3, Action.CALL), (1, Action.FOLD))
    for street in ("Ks 9c 8d", "4d", "2h"):
        paid.play(c.DealBoard(cards=cards(street))).acts((3, Action.CHECK), (2, Action.CHECK))
    paid.play(c.AwardTo(pot=0, seats=(2,)))
    between.play(c.VoidHand())
    return dispute_scenes(facing.scene(), flop.scene(), paid.scene(), between.scene())
