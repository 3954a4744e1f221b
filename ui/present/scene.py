"""All that the presenter looks at for one picture of the window."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from config.preset import Preset
from config.settings import Settings
from dealer.hand.betting import LegalActions, legal_actions
from dealer.hand.events import Acted
from dealer.hand.state import Hand
from dealer.night.hand_log import HandLog
from dealer.rules.chips import ChipSet, Counts
from dealer.rules.house import HouseRules
from dealer.table.commands import MoneyUnit
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.money import money
from ui.camera.seen import CameraSeen
from ui.camera_setup.seen import CameraSetupSeen
from ui.desk.desk import Desk, Place
from ui.devices.seen import DevicesSeen
from ui.views import BannerView, ChipColour, ChipStackView, ClockView


@dataclass(frozen=True, slots=True, kw_only=True)
class Resume:
    """The night that can be continued, as the start screen shows it."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """The table, the desk and what surrounds them; `undo` and `redo` are title and detail of the buttons.

    In `practice` the hands are not kept.
    """

    state: TableState
    desk: Desk
    words: Catalogue
    seq: int = 0
    undo: tuple[str, str] | None = None
    redo: tuple[str, str] | None = None
    banners: tuple[BannerView, ...] = ()
    clock: ClockView | None = None
    clock_can_be_called: bool = False
    resume: Resume | None = None
    presets: tuple[Preset, ...] = ()
    date: str = ""
    settings: Settings = field(default_factory=Settings)
    settings_problem: str = ""
    log: HandLog | None = None
    devices: DevicesSeen | None = None
    camera: CameraSeen | None = None
    camera_setup: CameraSetupSeen | None = None
    practice: bool = False

    @property
    def hand(self) -> Hand:
        """The hand in play or the last one; only asked where there is one."""
        assert self.state.hand is not None
        return self.state.hand

    @property
    def legal(self) -> LegalActions | None:
        """The choices of the player to act."""
        return legal_actions(self.state.hand) if self.state.hand is not None else None

    @property
    def acted(self) -> tuple[Acted, ...]:
        """The actions of the hand, each of which can be put right by its index."""
        return tuple(event for event in self.state.log if isinstance(event, Acted))

    def text(self, message: str, /, **fields: object) -> str:
        """A message of the screens: ``text("fold")`` is the catalogue's ``screen.fold``."""
        return self.words.text(f"screen.{message}", **fields)

    @property
    def preset(self) -> Preset | None:
        """The game being laid out: its preset with what was changed."""
        setup = self.desk.setup if self.desk.place is Place.SETUP else None
        chosen = next((p for p in self.presets if setup and p.key == setup.preset), None)
        return setup.game(chosen) if setup and chosen else None

    @property
    def rules(self) -> HouseRules:
        """The house rules of the game being laid out, else those in force at the table."""
        return self.preset.rules if self.preset else self.state.rules

    @property
    def unit(self) -> MoneyUnit:
        """How amounts are shown: by the game being laid out, else by the table."""
        return self.preset.unit if self.preset else self.state.unit

    @property
    def chip_set(self) -> ChipSet:
        """The chips in play, or of the game being laid out."""
        return self.preset.chip_set if self.preset else self.state.chip_set

    @property
    def newcomer_stack_chips(self) -> int:
        """What a newcomer buys: the game's stack, at the table what most began the night with.

        Where that is not known it is a hundred big blinds.
        """
        if self.preset:
            return self.preset.stack_chips
        began = self.log.began_with if self.log is not None else ()
        usual = Counter(began).most_common(1)
        return usual[0][0] if usual else 100 * self.state.stakes.big_blind_chips

    def money(self, chips: int) -> str:
        """An amount as the table says it, "1,480" or "0.50"."""
        return money(chips, self.unit, self.words)

    def typed_amount(self, digits: str) -> str:
        """Digits as the amount they mean, also where no chip is worth it: "325" is "3.25"."""
        if not digits:
            return ""
        decimals = self.unit.decimals
        as_typed = MoneyUnit(per_unit_chips=10**decimals, decimals=decimals)
        return money(int(digits), as_typed, self.words)

    def likeness(self, chips: int) -> tuple[ChipStackView, ...]:
        """A drawing of a bet: at most two colours, four high."""
        return tuple(
            ChipStackView(colour=ChipColour(chip.colour.value), count=count)
            for chip, count in self.chip_set.likeness(chips)
        )

    def counted(self, chips: int) -> tuple[ChipStackView, ...]:
        """The chips to pay, with their words; empty where the set cannot pay the amount."""
        payment = self.chip_set.pay(chips)
        return () if payment.rest_chips else self.stacks(payment.counts)

    def stacks(self, counts: Counts) -> tuple[ChipStackView, ...]:
        """These chips, with their words."""
        return tuple(
            ChipStackView(
                colour=ChipColour(chip.colour.value),
                count=count,
                words=self.words.text("chips.count", count=count, colour=self._colour(chip.colour.value)),
            )
            for chip, count in counts
        )

    def in_chips(self, chips: int) -> str:
        """The chips to pay in words: "2 black, 2 green"."""
        return ", ".join(stack.words for stack in self.counted(chips))

    def _colour(self, colour: str) -> str:
        return self.words.text(f"chip.{colour}")
