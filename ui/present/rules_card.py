"""The house rules in force, as sentences that can be read out."""

from __future__ import annotations

from collections.abc import Iterator

from dealer.rules.house import AnteKind, HouseRules, Structure, TimeOutRule
from ui import intents
from ui.desk.pages import RulesPage
from ui.present.scene import Scene
from ui.views import ButtonView, TextView


def rules_view(scene: Scene, page: RulesPage) -> TextView:
    """The rules in force as a page to read out."""
    return TextView(
        title=scene.text("rules"),
        paragraphs=house_rules(scene),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        first=page.first,
    )


def house_rules(scene: Scene) -> tuple[str, ...]:
    """One sentence for each point that a table may argue about."""
    preset = scene.preset
    rules = preset.rules if preset else scene.state.rules
    stakes = preset.stakes if preset else scene.state.stakes
    lines = [
        scene.text(
            f"rules.{rules.structure.value}",
            small=scene.money(stakes.small_blind_chips),
            big=scene.money(stakes.big_blind_chips),
            small_bet=scene.money(stakes.small_bet_chips),
            big_bet=scene.money(stakes.big_bet_chips),
            least=scene.money(stakes.spread_min_chips),
            most=scene.money(stakes.spread_max_chips),
        ),
        scene.text(f"rules.mode_{rules.mode.value}"),
        scene.text(f"rules.button_{rules.button_method.value}"),
    ]
    if stakes.ante.kind is not AnteKind.NONE:
        lines.append(
            scene.text(f"rules.ante_{stakes.ante.kind.value}", amount=scene.money(stakes.ante.chips))
        )
    if rules.structure is Structure.FIXED_LIMIT and rules.fl_raise_cap is not None:
        lines.append(scene.text("rules.cap", count=rules.fl_raise_cap))
    lines.append(scene.text("rules.odd_chip", amount=scene.money(rules.chip_unit_chips)))
    lines.append(scene.text("rules.face_up" if rules.tables_all_in_hands else "rules.may_muck"))
    lines += [*_about_time(scene, rules)]
    lines += [scene.text(f"rules.{name}") for name in _extras(scene)]
    return tuple(lines)


def _about_time(scene: Scene, rules: HouseRules) -> Iterator[str]:
    """The clock of the house with what it leads to, the time banks, and the clock that anybody may call."""
    if rules.clock_seconds:
        warns = rules.time_out is TimeOutRule.WARN
        yield scene.text("rules.clock_warn" if warns else "rules.clock", seconds=rules.clock_seconds)
        if not warns:
            yield scene.words.counted("screen.rules.sits_out", rules.time_outs_to_sit_out)
    if rules.time_bank_seconds:
        yield scene.text("rules.time_bank", seconds=rules.time_bank_seconds)
    yield scene.text("rules.called_clock")


def _extras(scene: Scene) -> list[str]:
    rules = scene.preset.rules if scene.preset else scene.state.rules
    extras = {
        "straddles": rules.straddles,
        "bomb_pots": rules.bomb_pots,
        "run_it_twice": rules.run_it_twice,
        "rabbit_hunt": rules.allows_rabbit_hunt,
        "two_tier": rules.two_tier_minimum,
    }
    return [name for name, played in extras.items() if played]
