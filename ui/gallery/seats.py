"""Gallery scenes of the seats: who waits and owes, what his menu offers, where somebody sits down."""

from __future__ import annotations

from dataclasses import replace

from dealer.hand.state import Action
from dealer.rules.house import HouseRules, Stakes
from dealer.table import commands as c
from dealer.table.decide import decide
from dealer.table.evolve import evolve
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from ui.desk.desk import Desk, Overlay, Place
from ui.desk.entry import Entry, EntryFor
from ui.present.scene import Scene

NAMES = {1: "Asha", 2: "Ben", 3: "Chitra", 4: "Dev", 6: "Jo", 7: "Maximilian", 9: "Wen"}
OWES, NEW, BUSTED = 4, 8, 6


def seat_scenes(words: Catalogue) -> dict[str, Scene]:
    """Eight players: one owes blinds, one is new, one is out of chips."""
    between = _evening()
    owing = _played(between, c.SitIn(seat=OWES))
    dealt = _played(between, c.StartHand())
    newcomer = Entry(purpose=EntryFor.NEWCOMER_STACK, seat=5, name="Zoë", text="2000", proposed=True)

    def scene(state: TableState, **desk: object) -> Scene:
        return Scene(state=state, desk=Desk(place=Place.TABLE, **desk), words=words)  # type: ignore[arg-type]

    return {
        "seats-between-hands": scene(between),
        "seats-in-hand": scene(_played(dealt, c.SitOut(seat=1, after_hand=True))),
        "seat-menu-owes": scene(between, seat_menu=OWES),
        "seat-menu-back": scene(owing, seat_menu=OWES),
        "seat-menu-new": scene(between, seat_menu=NEW),
        "seat-menu-no-chips": scene(between, seat_menu=BUSTED),
        "seat-menu-dealt": scene(dealt, seat_menu=7),
        "seat-menu-left-out": scene(dealt, seat_menu=NEW),
        "new-seat": scene(between, seat_menu=2, overlay=Overlay.NEW_SEAT),
        "join": scene(between, overlay=Overlay.JOIN),
        "join-stack": scene(between, entry=newcomer),
        "practice": replace(scene(dealt), practice=True),
        "practice-menu": replace(scene(dealt, overlay=Overlay.MENU), practice=True),
    }


def _evening() -> TableState:
    players = tuple(c.NewPlayer(seat=seat, name=name, stack_chips=2000) for seat, name in NAMES.items())
    opened = c.OpenTable(
        rules=HouseRules(chip_unit_chips=5),
        stakes=Stakes(small_blind_chips=10, big_blind_chips=20),
        players=players,
    )
    state = _passed(_played(TableState(), opened, c.PlaceButton(seat=1)))
    state = _played(state, c.SitOut(seat=OWES))
    for _ in range(3):
        state = _passed(state)
    return _played(
        state,
        c.SitDown(player=c.NewPlayer(seat=NEW, name="Katarzyna", stack_chips=2000)),
        c.CorrectStack(seat=BUSTED, stack_chips=0),
    )


def _played(state: TableState, *commands: c.TableCommand) -> TableState:
    for command in commands:
        for event in decide(state, command):
            state = evolve(state, event)
    return state


def _passed(state: TableState) -> TableState:
    """A hand that everybody folds to the big blind."""
    state = _played(state, c.StartHand())
    while state.hand is not None and state.hand.to_act is not None:
        state = _played(state, c.Act(seat=state.hand.to_act, action=Action.FOLD))
    return state
