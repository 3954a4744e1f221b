"""Plays a whole evening at the real window: players come, go, lose everything and buy in again."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

from dealer.table.state import Seat
from tests.support.hand_host import HandHost

STACK, REBUY = 2000, 1000
LETTERS = "bcdfghjklmnpqrstvwxz"
WAYS_IN = ("come_in_post", "come_in_wait_for_big_blind", "sit_in", "stay")


class EveningHost(HandHost):
    """Lays the game out, and between the hands does what is asked of him."""

    def __init__(self, data: Path, seed: int) -> None:
        super().__init__(data, seed)
        self._names = (one + other for one in LETTERS for other in LETTERS)

    def begin(self, players: int) -> None:
        """A new cash game, 10/20; straddle, bomb pot and run it twice are allowed after the first deal."""
        self.finger.press("new_cash_game")
        for seat in range(1, players + 1):
            self.finger.press("type_name")
            self.count.sits(seat, self._type_name(), STACK)
        self._before_deal = deepcopy(self.count)
        self.finger.press("draw_button", "start_night")
        self._hand_begins()
        for answer in ("straddles_yes", "bomb_pots_yes", "run_it_twice_yes"):
            self.finger.press("menu", "settings", "section_rules")
            while not self.finger.has(answer):
                self.finger.press("settings_page")
            self.finger.press(answer, "back")

    def _type_name(self) -> str:
        name = next(self._names)
        self.finger.press(*(f"letter_{letter}" for letter in name), "entry_confirm")
        return name

    def between_hands(self) -> None:
        """Chips for who has none, somebody comes or goes; then the next hand is dealt."""
        for seat in self.finger.state.seats:
            if not seat.stack_chips:
                self._broke(seat)
            elif seat.sits_out and self._chance("came back", 0.4):
                self._comes_in(seat.seat)
        players = [seat for seat in self.finger.state.seats if seat.stack_chips and not seat.sits_out]
        if len(players) > 5:
            self._somebody_goes(self.draw.choice(players))
        if len(self.finger.state.seats) < 10 and (len(players) < 4 or self._chance("joined", 0.12)):
            self._joins()
        self._next_hand()

    def _at(self, seat: int, *then: str) -> None:
        """At the table, about a player."""
        if self.finger.has("see_table"):
            self.finger.press("see_table")
        self.finger.press(f"seat_{seat}", *then)

    def _broke(self, seat: Seat) -> None:
        if len(self.finger.state.seats) > 6 and self._chance("left broke", 0.3):
            self._step(lambda: self._at(seat.seat, "stand_up"), lambda: self.count.leaves(seat.seat))
        elif self._chance("bought the usual", 0.5):
            self._step(lambda: self._at(seat.seat, "buys"), lambda: self.count.buys(seat.seat, STACK))
        else:
            self._note("bought")
            keys = (*(f"key_{digit}" for digit in str(REBUY)), "entry_confirm")
            self._step(lambda: self._at(seat.seat, "rebuy", *keys), lambda: self.count.buys(seat.seat, REBUY))

    def _comes_in(self, seat: int) -> None:
        self._at(seat)
        ways = [way for way in WAYS_IN if self.finger.has(way)]
        self.finger.press(self.draw.choice(ways) if ways else "back")

    def _somebody_goes(self, seat: Seat) -> None:
        number = seat.seat
        if self._chance("left", 0.05):
            self._step(lambda: self._at(number, "stand_up"), lambda: self.count.leaves(number))
        elif self._chance("sat out", 0.08):
            self._at(number, "sit_out")
        elif self._chance("stack corrected", 0.02):
            chips = seat.stack_chips + self.draw.choice((-5, 10))
            keys = (*(f"key_{digit}" for digit in str(chips)), "entry_confirm")
            self._step(lambda: self._at(number, "stack", *keys), lambda: self.count.corrects(number, chips))

    def _joins(self) -> None:
        free = [seat for seat in range(1, 11) if seat not in self.count.stacks]
        seat = self.draw.choice(free)
        self.finger.press("menu", "new_player", *((f"free_seat_{seat}",) if len(free) > 1 else ()))
        self.count.sits(seat, self._type_name(), STACK)
        self.finger.press("entry_confirm")

    def _next_hand(self) -> None:
        number = self.finger.state.hand_number
        self._before_deal = deepcopy(self.count)
        if self.finger.has("before_cards") and self._chance("straddle or bomb pot", 0.1):
            self.finger.press("before_cards")
            self.finger.press(self.draw.choice(self._buttons("straddle_") or ["bomb_pot_2"]))
        else:
            self.finger.press("next_hand")
        if self.finger.state.hand_number == number:
            self._note("too few for a hand")
            for seat in self.finger.state.seats:
                self._comes_in(seat.seat)
            self.finger.press("next_hand")
        self._hand_begins()
