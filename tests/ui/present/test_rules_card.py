"""The house-rules card: made from the settings, in groups, each line with where it comes from."""

from __future__ import annotations

from dataclasses import replace

import pytest

from config.settings import Settings, SoundSettings, VoiceLevel
from dealer.rules.house import AnteOrder, ShownHands, StraddleMinimum
from dealer.rules.rulings.wager import Ground
from tests.support.hosting import Host, a_host
from ui import intents
from ui.desk.pages import RulesPage
from ui.present.disputes.wagers import LINES
from ui.present.house_rules import line_of, rule_groups
from ui.present.rules_card import rules_read_out, rules_text, rules_view
from ui.react.reaction import Effect
from ui.views import RulesCardView


def lines(host: Host) -> dict[str, str]:
    """The lines by key, with their sources."""
    return {line.key: line.source for group in rule_groups(host.scene) for line in group.lines}


def card(host: Host) -> RulesCardView:
    host.tap(intents.OpenHouseRules())
    return host.shows(RulesCardView)


def test_the_card_is_grouped_as_a_table_argues() -> None:
    groups = [group.heading for group in rule_groups(a_host(1000, 1000).scene)]
    assert groups == [
        "The game",
        "Blinds and button",
        "Betting",
        "Chips and words",
        "Showdown",
        "All-in",
        "Time",
        "Extras",
        "When something goes wrong",
    ]


def test_each_line_says_where_it_comes_from_and_a_rule_of_the_house_says_so() -> None:
    view = card(a_host(1000, 1000, bomb_pots=True))
    assert all(line.heading or line.source for line in view.lines)
    sources = {line.text: line.source for line in view.lines}
    assert sources["Bomb pots when everybody agrees."] == "house"
    assert sources["A raise adds at least as much as the last full bet or raise."] == "TDA 43-A"


@pytest.mark.parametrize(
    ("rules", "there", "missing"),
    [
        ({}, {"min_raise", "reopening", "may_muck", "rabbit_hunt"}, {"pot_count", "straddles", "clock"}),
        ({"mode": "tournament"}, {"mode_tournament", "face_up", "no_rabbit_hunt"}, {"mode_cash"}),
        ({"structure": "fl", "limits": (20, 40)}, {"reopening_limit", "cap", "pot_count"}, {"min_raise"}),
        (
            {"structure": "fl", "limits": (20, 40), "fl_headsup_uncapped": False},
            {"cap_always"},
            {"cap"},
        ),
        ({"structure": "fl", "limits": (20, 40), "fl_raise_cap": None}, set(), {"cap", "cap_always"}),
        ({"structure": "pl"}, {"pl", "pot_count"}, {"nl"}),
        ({"straddles": True}, {"straddles", "straddle_double"}, {"straddle_wsop"}),
        (
            {"straddles": True, "straddle_minimum": StraddleMinimum.WSOP},
            {"straddle_wsop"},
            {"straddle_double"},
        ),
        ({"two_tier_minimum": True}, {"two_tier"}, set()),
        ({"run_it_twice": True}, {"run_it_twice"}, set()),
        ({"shown_hands": ShownHands.WINNERS}, {"only_winners"}, {"may_muck"}),
        ({"ante": ("big_blind", 20)}, {"ante_big_blind", "ante_order_bb_first"}, set()),
        (
            {"ante": ("big_blind", 20), "ante_order": AnteOrder.ANTE_FIRST},
            {"ante_order_ante_first"},
            {"ante_order_bb_first"},
        ),
        ({"ante": ("each", 5)}, {"ante_each"}, {"ante_order_bb_first"}),
        ({"clock_seconds": 20}, {"clock", "sits_out", "called_clock"}, {"time_bank"}),
        ({"clock_seconds": 20, "time_bank_seconds": 60}, {"time_bank"}, set()),
    ],
)
def test_only_what_holds_at_this_table_stands_there(
    rules: dict[str, object], there: set[str], missing: set[str]
) -> None:
    found = set(lines(a_host(1000, 1000, 1000, **rules)))
    assert there <= found
    assert not missing & found


def test_every_ground_of_a_ruling_on_chips_and_words_has_its_line() -> None:
    groups = rule_groups(a_host(1000, 1000, structure="pl").scene)
    assert set(LINES) == set(Ground)
    assert [key for key in LINES.values() if line_of(groups, key) is None] == []


def test_a_line_is_found_under_the_name_it_has_in_this_structure() -> None:
    assert line_of(rule_groups(a_host(9, 9).scene), "reopening") is not None
    assert line_of(rule_groups(a_host(9, 9, structure="fl", limits=(2, 4)).scene), "reopening") is not None
    assert line_of(rule_groups(a_host(9, 9).scene), "no such line") is None


def test_the_card_can_be_read_aloud_copied_and_saved() -> None:
    host = a_host(1000, 1000)
    view = card(host)
    assert [other.name for other in view.others] == ["read_rules", "copy_text", "save_text"]
    host.press("read_rules")
    assert host.reaction.aloud == rules_read_out(host.scene)
    assert host.reaction.aloud[:2] == ("The game", "No limit, blinds 10 and 20. The least bet is 20.")
    assert isinstance(host.desk.page, RulesPage)
    assert host.desk.page.reading
    host.press("copy_text")
    assert host.reaction.export is not None
    assert (host.reaction.export.text, host.reaction.export.file) == (rules_text(host.scene), "")
    host.press("save_text")
    assert host.reaction.export is not None
    assert host.reaction.export.file == "house-rules.txt"


def test_as_text_each_line_has_its_source_behind_it() -> None:
    text = rules_text(a_host(1000, 1000).scene)
    assert text.startswith(
        "House rules\n\nThe game\nNo limit, blinds 10 and 20. The least bet is 20. (TDA 43)\n"
    )


def test_turning_the_page_leaves_the_marked_line() -> None:
    host = a_host(1000, 1000)
    host.tap(intents.OpenRuling(), intents.OpenRule("string"))
    marked = host.shows(RulesCardView)
    assert marked.lines[marked.first].marked
    host.tap(intents.TurnPage("rules", 0))
    assert host.shows(RulesCardView).first == 0
    assert isinstance(host.desk.page, RulesPage)


def test_leaving_the_card_breaks_off_the_reading() -> None:
    host = a_host(1000, 1000)
    card(host)
    host.press("back")
    assert host.reaction.effect is None
    card(host)
    host.press("read_rules", "back")
    assert host.reaction.effect is Effect.HUSH


def test_a_box_that_does_not_speak_cannot_read() -> None:
    host = a_host(1000, 1000)
    silent = replace(host.scene, settings=Settings(sound=SoundSettings(voice=VoiceLevel.OFF)))
    assert [other.name for other in rules_view(silent, RulesPage()).others] == ["copy_text", "save_text"]
