"""The books of a night: what each player bought, took away and has, from the entries that stand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from dealer.night.entry import Entry
from dealer.rules.house import Mode
from dealer.table.commands import NewPlayer
from dealer.table.events import (
    ChipsBought,
    Event,
    PlayerLeft,
    PlayerMoved,
    PlayerRenamed,
    PlayerSat,
    StackCorrected,
    TableOpened,
)
from dealer.table.state import TableState


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """One player of the night, also one who has left. Somebody who comes back goes on with his account.

    `buy_ins` counts how often he bought. `stack_chips` is what he has at the table, 0 once he has left;
    `corrected_chips` is what his stack was put right by. `seat` is where he sits or sat last.
    """

    name: str
    seat: int
    gone: bool = False
    buy_ins: int = 0
    bought_chips: int = 0
    cashed_out_chips: int = 0
    stack_chips: int = 0
    corrected_chips: int = 0

    @property
    def result_chips(self) -> int:
        """What he has won, or lost below 0."""
        return self.cashed_out_chips + self.stack_chips - self.bought_chips


@dataclass(frozen=True, slots=True, kw_only=True)
class Ledger:
    """All accounts in the order in which the players came.

    Stacks are those at the end of the last hand: `in_hand` says that one is being played. In a `tournament`
    chips are no money, only buy-ins count.
    """

    accounts: tuple[Account, ...]
    tournament: bool = False
    in_hand: bool = False

    @property
    def bought_chips(self) -> int:
        """Everything that was bought."""
        return sum(account.bought_chips for account in self.accounts)

    @property
    def corrected_chips(self) -> int:
        """By how much the corrected stacks have changed all chips together."""
        return sum(account.corrected_chips for account in self.accounts)

    @property
    def result_chips(self) -> int:
        """All results together: 0 unless stacks were corrected."""
        return sum(account.result_chips for account in self.accounts)

    @property
    def unexplained_chips(self) -> int:
        """What neither buying nor corrections explain; anything but 0 is a fault of the books."""
        return self.result_chips - self.corrected_chips


@dataclass(frozen=True, slots=True, kw_only=True)
class Payment:
    """`payer` gives `payee` that much at the end of the night."""

    payer: Account
    payee: Account
    chips: int


def ledger(standing: Iterable[Entry], state: TableState) -> Ledger:
    """The books of the entries in `standing`, which have led to `state`."""
    books = _Books()
    for entry in standing:
        for event in entry.events:
            books.take(event)
    stacks = {seat.seat: seat.stack_chips for seat in state.seats}
    return Ledger(
        accounts=tuple(
            account if account.gone else replace(account, stack_chips=stacks.get(account.seat, 0))
            for account in books.accounts
        ),
        tournament=state.rules.mode is Mode.TOURNAMENT,
        in_hand=state.hand_in_play,
    )


class _Books:
    """The accounts while they are written, event by event; `seated` are their places by seat."""

    def __init__(self) -> None:
        self.accounts: list[Account] = []
        self._seated: dict[int, int] = {}

    def take(self, event: Event) -> None:
        """Write what `event` changes; most change nothing."""
        match event:
            case TableOpened(players=players):
                for player in players:
                    self._sit(player)
            case PlayerSat(player=player):
                self._sit(player)
            case PlayerMoved():
                self._seated[event.to_seat] = self._seated.pop(event.seat)
                self._change(event.to_seat, seat=event.to_seat)
            case PlayerRenamed():
                self._change(event.seat, name=event.name)
            case PlayerLeft():
                self._leave(event)
            case ChipsBought():
                self._buy(event.seat, event.chips)
            case StackCorrected():
                account = self._account(event.seat)
                chips = account.corrected_chips + event.to_chips - event.from_chips
                self._change(event.seat, corrected_chips=chips)
            case _:
                return

    def _sit(self, player: NewPlayer) -> None:
        """A new account, or that of somebody of this name who had left."""
        called = player.name.casefold()
        known = (place for place, a in enumerate(self.accounts) if a.gone and a.name.casefold() == called)
        place = next(known, len(self.accounts))
        if place == len(self.accounts):
            self.accounts.append(Account(name=player.name, seat=player.seat))
        self._seated[player.seat] = place
        self._change(player.seat, seat=player.seat, gone=False)
        self._buy(player.seat, player.stack_chips)

    def _leave(self, event: PlayerLeft) -> None:
        taken = self._account(event.seat).cashed_out_chips + event.chips
        self._change(event.seat, cashed_out_chips=taken, gone=True)
        del self._seated[event.seat]

    def _buy(self, seat: int, chips: int) -> None:
        account = self._account(seat)
        self._change(seat, buy_ins=account.buy_ins + 1, bought_chips=account.bought_chips + chips)

    def _account(self, seat: int) -> Account:
        return self.accounts[self._seated[seat]]

    def _change(self, at: int, /, **fields: object) -> None:
        place = self._seated[at]
        self.accounts[place] = replace(self.accounts[place], **fields)  # type: ignore[arg-type]


def settle(accounts: Sequence[Account]) -> tuple[Payment, ...]:
    """Who pays whom, in few payments: equal debts first, then the largest debtor to the largest winner.

    Of equals the one who came first. What corrected stacks leave over is paid by nobody.
    """
    open_chips = [account.result_chips for account in accounts]
    payments = []
    while min(open_chips, default=0) < 0 < max(open_chips, default=0):
        payer, payee = _next_pair(open_chips)
        chips = min(-open_chips[payer], open_chips[payee])
        open_chips[payer] += chips
        open_chips[payee] -= chips
        payments.append(Payment(payer=accounts[payer], payee=accounts[payee], chips=chips))
    return tuple(payments)


def _next_pair(open_chips: Sequence[int]) -> tuple[int, int]:
    """(payer, payee): two whose payment settles both, the largest such first; else the largest of each."""
    largest_first = sorted(range(len(open_chips)), key=lambda place: open_chips[place])
    for payer in largest_first:
        if open_chips[payer] >= 0:
            break
        if -open_chips[payer] in open_chips:
            return payer, open_chips.index(-open_chips[payer])
    return open_chips.index(min(open_chips)), open_chips.index(max(open_chips))
