"""The sheet on which a bet or raise is entered: presets, number pad, chips, and one button that records."""

from __future__ import annotations

from dataclasses import dataclass

from dealer.hand.betting import LegalActions, RaiseRange
from ui import intents
from ui.desk.sheets import AmountSheet, entered_chips
from ui.present.scene import Scene
from ui.present.seats import seat_views
from ui.present.table import pot_views, top_bar
from ui.views import ButtonLook, ButtonView, ChipButtonView, ChipColour, RaiseView, SeatView


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A ready amount; `to_chips` is the street total it stands for."""

    key: str
    to_chips: int
    possible: bool


def presets(scene: Scene, legal: LegalActions, raises: RaiseRange) -> tuple[Preset, ...]:
    """Min, half, two thirds and the whole pot after the call, all-in; what cannot be bet is not possible."""
    hand = scene.hand
    player = hand.player(legal.seat)
    price = legal.price_chips
    pot_after_call = hand.pot_chips + price - player.street_chips
    shares = {
        "min": raises.lowest_to_chips,
        "half_pot": price + _whole_chips(scene, pot_after_call / 2),
        "two_thirds_pot": price + _whole_chips(scene, pot_after_call * 2 / 3),
        "pot": price + pot_after_call,
        "all_in": player.reach_chips,
    }
    low, high = raises.lowest_to_chips, raises.highest_to_chips
    return tuple(
        Preset(key=key, to_chips=to_chips, possible=low <= to_chips <= high)
        for key, to_chips in shares.items()
    )


def _whole_chips(scene: Scene, chips: float) -> int:
    """Rounded down to the smallest chip in play, for people push chips."""
    unit = scene.state.rules.chip_unit_chips
    return int(chips) // unit * unit


def amount_view(scene: Scene, sheet: AmountSheet, legal: LegalActions, raises: RaiseRange) -> RaiseView:
    """The sheet with what has been entered so far."""
    to_chips = entered_chips(sheet.digits, scene.unit)
    verb = "bet" if legal.opening else "raise"
    player = scene.hand.player(legal.seat)
    more = (to_chips or 0) - player.street_chips
    return RaiseView(
        top=top_bar(scene),
        name=scene.state.name(legal.seat),
        lines=_lines(scene, legal),
        verb=scene.text(f"{verb}.verb"),
        amount=scene.typed_amount(sheet.digits),
        presets=tuple(_preset_button(scene, p, to_chips) for p in presets(scene, legal, raises)),
        chips=_chip_buttons(scene, raises),
        chips_hint=scene.text("amount.tap_chip"),
        clear=ButtonView(name="clear", text=scene.text("clear"), intent=intents.ClearAmount()),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        confirm=_confirm(scene, verb, sheet.digits, raises, all_in_to=player.reach_chips),
        more=scene.text("more", amount=scene.money(more)) if more > 0 else "",
        more_words=scene.in_chips(more) if more > 0 else "",
        more_chips=scene.counted(more) if more > 0 else (),
        range_text=scene.text(
            "amount.range",
            low=scene.money(raises.lowest_to_chips),
            high=scene.money(raises.highest_to_chips),
        ),
        pots=pot_views(scene),
        rivals=_rivals(scene, legal.seat),
        clock=scene.clock,
    )


def _lines(scene: Scene, legal: LegalActions) -> tuple[str, ...]:
    player = scene.hand.player(legal.seat)
    if legal.can_check:
        first = scene.text("amount.no_bet")
    elif player.street_chips:
        first = scene.text(
            "amount.to_call_in",
            amount=scene.money(legal.to_call_chips),
            already=scene.money(player.street_chips),
        )
    else:
        first = scene.text("amount.to_call", amount=scene.money(legal.to_call_chips))
    return first, scene.text("amount.pot", amount=scene.money(scene.hand.pot_chips))


def _preset_button(scene: Scene, preset: Preset, entered: int | None) -> ButtonView:
    chosen = preset.possible and preset.to_chips == entered
    return ButtonView(
        name=f"preset_{preset.key}",
        text=scene.text(f"preset.{preset.key}"),
        detail=scene.money(preset.to_chips),
        intent=intents.SetAmount(preset.to_chips),
        look=ButtonLook.CHOSEN if chosen else ButtonLook.PLAIN,
        enabled=preset.possible,
    )


def _chip_buttons(scene: Scene, raises: RaiseRange) -> tuple[ChipButtonView, ...]:
    return tuple(
        ChipButtonView(
            name=f"chip_{chip.value_chips}",
            figure=scene.money(chip.value_chips),
            colour=ChipColour(chip.colour.value),
            intent=intents.AddChip(chip.value_chips),
            enabled=chip.value_chips <= raises.highest_to_chips,
            says=scene.text("amount.add_chip", amount=scene.money(chip.value_chips)),
        )
        for chip in scene.chip_set.chips
    )


def _confirm(scene: Scene, verb: str, digits: str, raises: RaiseRange, *, all_in_to: int) -> ButtonView:
    """Records the amount that stands in it; while that cannot be bet it says what is missing."""
    to_chips = entered_chips(digits, scene.unit)
    problem = _problem(scene, to_chips, raises, empty=not digits)
    text = (
        scene.text(f"{verb}.open")
        if to_chips is None
        else scene.text(f"{verb}.to", amount=scene.money(to_chips))
    )
    detail = problem or (scene.text("raise.all_in") if to_chips == all_in_to else "")
    return ButtonView(
        name="raise_confirm",
        text=text,
        detail=detail,
        intent=intents.ConfirmAmount(),
        look=ButtonLook.MAIN,
        enabled=not problem,
    )


def _problem(scene: Scene, to_chips: int | None, raises: RaiseRange, *, empty: bool) -> str:
    if empty:
        return scene.text("amount.missing")
    if to_chips is None:
        return scene.text("entry.no_chip", amount=scene.money(1))
    if to_chips < raises.lowest_to_chips:
        return scene.text("amount.least", amount=scene.money(raises.lowest_to_chips))
    if to_chips > raises.highest_to_chips:
        return scene.text("amount.most", amount=scene.money(raises.highest_to_chips))
    return ""


def _rivals(scene: Scene, seat: int) -> tuple[SeatView, ...]:
    live = {p.seat for p in scene.hand.live}
    return tuple(view for view in seat_views(scene) if view.seat in live and view.seat != seat)
