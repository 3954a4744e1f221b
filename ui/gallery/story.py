"""A table on which hands are played through the rules, for the scenes of the gallery."""

from __future__ import annotations

from collections.abc import Iterable

from dealer.hand.state import Action
from dealer.rules.cards import Card
from dealer.rules.chips import STANDARD_CHIPS
from dealer.rules.house import HouseRules, Stakes
from dealer.table import commands as c
from dealer.table.decide import decide
from dealer.table.evolve import evolve
from dealer.table.state import TableState
from dealer.words.announce import announcements
from dealer.words.catalogue import Catalogue
from dealer.words.undo import undo_detail, undo_title
from ui.desk.desk import Desk, Place
from ui.present.scene import Scene

NAMES = ("Asha", "Ben", "Chitra", "Dev", "Oluwaseun", "Jo", "Maximilian", "Katarzyna", "Pat", "Wen")
STACKS = (1870, 2340, 2905, 1420, 3115, 985, 1640, 1480, 2250, 2000)
RULES = HouseRules(chip_unit_chips=5, run_it_twice=True)
STAKES = Stakes(small_blind_chips=10, big_blind_chips=20)


class Story:
    """A table on which commands are played, with what an undo would take back."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words
        self.state = TableState()
        self.undo: tuple[str, str] | None = None
        self.line = ""

    def play(self, *commands: c.TableCommand) -> Story:
        """Play `commands` one after another."""
        for command in commands:
            before, events = self.state, decide(self.state, command)
            for event in events:
                self.state = evolve(self.state, event)
            title = undo_title(events, self.state, self.words)
            self.undo = (title, undo_detail(events, self.state, before, self.words))
            self.line = " ".join(line.text for line in announcements(before, events, self.state, self.words))
        return self

    def acts(self, *actions: tuple[int, Action] | tuple[int, Action, int]) -> Story:
        """Play actions, each (seat, action) or (seat, action, to)."""
        return self.play(*(_act(*action) for action in actions))

    def scene(self, desk: Desk | None = None, **more: object) -> Scene:
        """The scene with this table."""
        return Scene(
            state=self.state,
            desk=desk or Desk(place=Place.TABLE, line=self.line),
            words=self.words,
            undo=self.undo,
            **more,  # type: ignore[arg-type]
        )


def _act(seat: int, action: Action, to_chips: int | None = None) -> c.Act:
    return c.Act(seat=seat, action=action, to_chips=to_chips)


def cards(text: str) -> tuple[Card, ...]:
    """``"Ks 9c"`` as cards."""
    return tuple(Card.parse(word) for word in text.split())


def a_table(
    words: Catalogue, seats: Iterable[tuple[int, int]], *, button: int, rules: HouseRules = RULES
) -> Story:
    """The first hand of a night at which these (seat, chips) play."""
    players = tuple(c.NewPlayer(seat=seat, name=NAMES[seat - 1], stack_chips=stack) for seat, stack in seats)
    opened = c.OpenTable(rules=rules, stakes=STAKES, players=players, chip_set=STANDARD_CHIPS)
    return Story(words).play(opened, c.PlaceButton(seat=button), c.StartHand())
