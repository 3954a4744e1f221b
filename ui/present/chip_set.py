"""The chip set of the game: each colour with its value, or not in play."""

from __future__ import annotations

from dealer.rules.chips import ChipColour, ChipSet, chip_set
from ui import intents
from ui.present.game_problems import chips_problem
from ui.present.scene import Scene
from ui.views import ButtonView, ChipRowView, ChipSetView
from ui.views import ChipColour as Paint


def chip_set_view(scene: Scene) -> ChipSetView:
    """Eight colours, and the first thing that is wrong with them."""
    return ChipSetView(
        title=scene.text("chip_set"),
        hint=scene.text("chip_set.hint"),
        rows=tuple(_row(scene, colour) for colour in ChipColour),
        problem=chips_problem(scene),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
    )


def values_of(chip_set: ChipSet) -> dict[ChipColour, int]:
    """What each colour in play is worth."""
    return {chip.colour: chip.value_chips for chip in chip_set.chips}


def with_value(before: ChipSet, colour: ChipColour, value_chips: int) -> ChipSet:
    """Chips of this colour are worth so much, which no other colour is."""
    return _set({**values_of(before), colour: value_chips})


def without(before: ChipSet, colour: ChipColour) -> ChipSet | None:
    """This colour is not in play; ``None`` where it is the last one."""
    left = {c: value for c, value in values_of(before).items() if c is not colour}
    return _set(left) if left else None


def _set(values: dict[ChipColour, int]) -> ChipSet:
    return chip_set(*((value, colour) for colour, value in values.items()))


def _row(scene: Scene, colour: ChipColour) -> ChipRowView:
    """The last colour in play stays."""
    values = values_of(scene.chip_set)
    name = scene.words.text(f"chip.{colour.value}")
    in_play = colour in values
    figure = scene.money(values[colour]) if in_play else ""
    return ChipRowView(
        colour=Paint(colour.value),
        figure=figure,
        value=ButtonView(
            name=f"chip_{colour.value}",
            text=scene.text("chip_set.value", colour=name, value=figure) if in_play else name,
            detail="" if in_play else scene.text("chip_set.not_in_play"),
            intent=intents.TypeChip(colour.value),
        ),
        out=ButtonView(
            name=f"chip_{colour.value}_out",
            text=scene.text("chip_set.out"),
            intent=intents.TakeChipOut(colour.value),
            says=scene.text("chip_set.out.says", colour=name),
        )
        if in_play and len(values) > 1
        else None,
    )
