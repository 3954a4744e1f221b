"""A new game being laid out."""

from __future__ import annotations

from dataclasses import dataclass, replace

from config.preset import Preset
from dealer.rules.chips import ChipSet
from dealer.rules.house import HouseRules, Stakes, Structure
from dealer.table.commands import NewPlayer


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """A new game being laid out. `asked` is the seat the strip is about; `moving`: where to, is asked.

    `rules`, `stack_chips` and `chip_set` are those chosen instead of the preset's. `drawn` are the cards of
    the draw for the button.
    """

    preset: str
    small_blind_chips: int
    big_blind_chips: int
    players: tuple[NewPlayer, ...] = ()
    asked: int = 0
    moving: bool = False
    button: int | None = None
    rules: HouseRules | None = None
    stack_chips: int | None = None
    chip_set: ChipSet | None = None
    drawn: tuple[tuple[int, str], ...] = ()

    def game(self, preset: Preset) -> Preset:
        """The game as it is laid out now."""
        chips = self.chip_set or preset.chip_set
        stack_chips = self.stack_chips or preset.stack_chips
        rules = self.rules or preset.rules
        return replace(
            preset,
            rules=replace(rules, chip_unit_chips=chips.unit_chips),
            stakes=with_blinds(
                preset.stakes, preset.rules.structure, self.small_blind_chips, self.big_blind_chips
            ),
            chip_set=chips,
            stack_chips=stack_chips,
            least_stack_chips=min(preset.least_stack_chips, stack_chips),
            most_stack_chips=max(preset.most_stack_chips, stack_chips),
        )


def with_blinds(before: Stakes, structure: Structure, small: int, big: int) -> Stakes:
    """The blinds as chosen; the bets of a fixed limit stay in their proportion to the big blind."""
    stakes = replace(before, small_blind_chips=small, big_blind_chips=big)
    if structure is not Structure.FIXED_LIMIT or big == before.big_blind_chips:
        return stakes
    return replace(
        stakes,
        small_bet_chips=before.small_bet_chips * big // before.big_blind_chips,
        big_bet_chips=before.big_bet_chips * big // before.big_blind_chips,
    )


def began_with(preset: Preset) -> Setup:
    """The setup of this game before anything is changed; the first seat is asked about."""
    return Setup(
        preset=preset.key,
        small_blind_chips=preset.stakes.small_blind_chips,
        big_blind_chips=preset.stakes.big_blind_chips,
        asked=1,
    )
