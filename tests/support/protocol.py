"""Hands as a protocol of the table: what is tapped, what is heard, what is shown in the pots, what is paid.

A line that begins with ``>`` is a tap on the real window, in the words of a table; the lines below it are
what is heard of it, word for word. ``[Main 900, all three | Side 1,000, Ben, Chitra]`` are the pots as they
now stand on the screen, ``{Asha 900: 1 purple, 4 black}`` the chips that pay them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from hardware.voice.recording import RecordingPlayer
from tests.support.finger import Finger
from ui.views import EntryView, RaiseView, ShowdownView, TableView


@dataclass
class Budget:
    """The taps a hand may cost, and those that it has cost; the digits of an amount are counted apart."""

    taps: int = 0
    actions: int = 0
    raises: int = 0
    streets: int = 0
    pots: int = 0
    next_hands: int = 0

    @property
    def allowed(self) -> int:
        """One for each action, one more for each raise, one a street, a pot given by tap, the next hand."""
        return self.actions + self.raises + self.streets + self.pots + self.next_hands


class Protocol:
    """Plays a protocol on a window, and writes down what came of it in the same form."""

    def __init__(self, finger: Finger, player: RecordingPlayer) -> None:
        self.finger = finger
        self.budget = Budget()
        self._player = player
        self._pots = ""
        self._paid: list[str] = []

    def played(self, protocol: str) -> str:
        """What happens when the taps of `protocol` are made; the same text if all is as it says."""
        told = []
        for line in filter(None, map(str.strip, protocol.splitlines())):
            if line.startswith(">"):
                told += [line, *self._tapped(line[1:].strip())]
        return "\n".join(told)

    def _tapped(self, step: str) -> Iterator[str]:
        self._player.forget()
        before = self.finger.taps
        self._do(step)
        self.budget.taps += self.finger.taps - before
        yield from self._player.said
        yield from self._shown()

    def _do(self, step: str) -> None:
        for pattern, do in _STEPS:
            if found := re.fullmatch(pattern, step):
                do(self, *found.groups())
                return
        raise ValueError(step)

    def act(self, button: str) -> None:
        """Fold, check or call."""
        self.budget.actions += 1
        self.finger.press(button)

    def raise_to(self, amount: str) -> None:
        """A bet or a raise; the digits of its amount are no taps of the budget."""
        self.budget.actions += 1
        self.budget.raises += 1
        self.finger.press("raise")
        if self.finger.has("raise_confirm"):
            view = self.finger.window.controller.view().screen
            assert isinstance(view, RaiseView)
            if view.amount != amount:
                digits = [f"key_{digit}" for digit in amount.replace(",", "")]
                self.finger.press(*digits)
                self.budget.taps -= len(digits)
            self.finger.press("raise_confirm")

    def all_in(self) -> None:
        """All his chips, by the preset."""
        self.budget.actions += 1
        self.budget.raises += 1
        self.finger.press("raise")
        if self.finger.has("raise_confirm"):
            self.finger.press("preset_all_in", "raise_confirm")
            self.budget.taps -= 1

    def deal(self, cards: str) -> None:
        """The next street, without cards or with those that are tapped on the picker."""
        self.budget.streets += 1
        if not cards:
            self.finger.press("deal")
            return
        self.finger.press("pick_cards")
        self.finger.enter_cards(cards.split())
        self.budget.taps -= len(cards.split()) + 1

    def show(self, name: str, cards: str) -> None:
        """His two cards; what is shown is no tap of the budget."""
        before = self.finger.taps
        self.finger.press(f"show_{self._seat(name)}")
        self.finger.enter_cards(cards.split())
        self.budget.taps -= self.finger.taps - before

    def muck(self, name: str) -> None:
        """He throws his cards away."""
        self.finger.press(f"muck_{self._seat(name)}")
        self.budget.taps -= 1

    def give(self, pot: str, name: str) -> None:
        """The word of the table: a pot is his."""
        self.budget.pots += 1
        self.finger.press(f"winner_{pot}_{self._seat(name)}")

    def next_hand(self) -> None:
        """What is on the table is paid; the next deal."""
        self.budget.next_hands += 1
        self.finger.press("next_hand")

    def leave(self, name: str) -> None:
        """Between two hands a player gets up and goes."""
        self.other(f"seat_{self._seat(name)}", "stand_up")

    def other(self, *names: str) -> None:
        """Any other button, by its name; no tap of a hand."""
        self.finger.press(*names)
        self.budget.taps -= len(names)

    def _seat(self, name: str) -> int:
        return next(seat.seat for seat in self.finger.state.seats if seat.name == name)

    def _shown(self) -> Iterator[str]:
        """The pots and the payments, where they are others than before."""
        view = self.finger.window.controller.view().screen
        if isinstance(view, TableView) and len(view.pots) > 1:
            pots = " | ".join(f"{pot.label} {pot.amount}, {pot.who}" for pot in view.pots)
            if pots != self._pots:
                self._pots = pots
                yield f"[{pots}]"
        paid = []
        if isinstance(view, ShowdownView):
            for award in view.awards:
                for payout in award.payouts:
                    chips = ", ".join(stack.words for stack in payout.chips)
                    paid.append(f"{{{payout.name} {payout.amount}: {chips}}}")
        yield from (line for line in paid if line not in self._paid)
        self._paid = paid


_STEPS: tuple[tuple[str, Callable[..., None]], ...] = (
    (r"(fold|check|call)", lambda table, deed: table.act("fold" if deed == "fold" else "call")),
    (r"(?:bet|raise to) ([\d,]+)", Protocol.raise_to),
    (r"all-in", Protocol.all_in),
    (r"deal ?((?:[2-9TJQKA][shdc] ?)*)", Protocol.deal),
    (r"(\w+) shows (.*)", Protocol.show),
    (r"(\w+) mucks", Protocol.muck),
    (r"pot (\d) to (\w+)", Protocol.give),
    (r"next hand", Protocol.next_hand),
    (r"start the night", lambda table: table.other("start_night")),
    (r"(\w+) leaves", Protocol.leave),
    (r"tap (.*)", lambda table, names: table.other(*names.split())),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Night:
    """How a night begins, and what happens then."""

    preset: str
    players: Mapping[int, tuple[str, int]]
    """Name and stack by seat."""
    button: int
    settings: tuple[str, ...]
    """Buttons that are pressed in the settings first."""
    protocol: str


def read_night(text: str) -> Night:
    """A head of one word and what it stands for in a line, an empty line, the protocol. ``#`` is a remark."""
    head, _, protocol = text.partition("\n\n")
    said: dict[str, list[list[str]]] = {"seat": [], "settings": [[]]}
    for line in head.splitlines():
        word, *rest = line.split()
        if word == "#":
            continue
        said.setdefault(word, []).append(rest)
    return Night(
        preset=said["game"][0][0],
        players={int(seat): (name, int(stack)) for seat, name, stack in said["seat"]},
        button=int(said["button"][0][0]),
        settings=tuple(said["settings"][-1]),
        protocol=protocol.strip(),
    )


def lay_out(finger: Finger, night: Night) -> None:
    """From the start screen to a game laid out: settings, stack of the game, names and stacks, the button."""
    if night.settings:
        finger.press("settings", *night.settings, "back")
    finger.press("new_cash_game", f"preset_{night.preset}", "game", "game_stack")
    _type_number(finger, min(stack for _, stack in night.players.values()))
    for seat, (name, stack) in night.players.items():
        finger.press(f"seat_{seat}", "type_name", *(f"letter_{letter}" for letter in name.lower()))
        finger.press("entry_confirm", f"seat_{seat}", "type_stack")
        _type_number(finger, stack)
    finger.press(f"seat_{night.button}", "put_button")


def _type_number(finger: Finger, number: int) -> None:
    """In the place of the one that stands there."""
    view = finger.window.controller.view().screen
    assert isinstance(view, EntryView)
    finger.press(*("key_back" for digit in view.text if digit.isdigit()))
    finger.press(*(f"key_{digit}" for digit in str(number)), "entry_confirm")
