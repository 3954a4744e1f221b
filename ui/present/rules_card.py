"""The house-rules card: the rules in force in groups, to be read, to be read out, to be taken along."""

from __future__ import annotations

from config.settings import VoiceLevel
from ui import intents
from ui.desk.pages import RulesPage
from ui.present.house_rules import line_of, rule_groups
from ui.present.scene import Scene
from ui.present.table import undo_button
from ui.views import ButtonView, RuleLineView, RulesCardView


def rules_view(scene: Scene, page: RulesPage) -> RulesCardView:
    """The card from the line that was turned to, or that a ruling named."""
    groups = rule_groups(scene)
    marked = line_of(groups, page.marked) if page.marked else None
    lines: list[RuleLineView] = []
    for group in groups:
        lines.append(RuleLineView(text=group.heading, heading=True))
        lines += [
            RuleLineView(
                text=line.text,
                source=line.source or scene.text("rules.house"),
                marked=marked == len(lines) + offset,
            )
            for offset, line in enumerate(group.lines)
        ]
    return RulesCardView(
        title=scene.text("rules"),
        hint="",
        lines=tuple(lines),
        first=(marked or 0) if page.first is None else page.first,
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        others=(
            *_read_button(scene),
            ButtonView(name="copy_text", text=scene.text("log.copy"), intent=intents.CopyText()),
            ButtonView(name="save_text", text=scene.text("log.save"), intent=intents.SaveText()),
        ),
        note=page.note,
        undo=undo_button(scene) if scene.state.hand_in_play else None,
    )


def _read_button(scene: Scene) -> tuple[ButtonView, ...]:
    """A box that does not speak has none."""
    if scene.settings.sound.voice is VoiceLevel.OFF:
        return ()
    return (ButtonView(name="read_rules", text=scene.text("rules.read"), intent=intents.ReadRules()),)


def rules_text(scene: Scene) -> str:
    """The card as plain text: headings, and the lines with their sources."""
    parts = [scene.text("rules")]
    for group in rule_groups(scene):
        lines = [f"{line.text} ({line.source or scene.text('rules.house')})" for line in group.lines]
        parts.append("\n".join((group.heading, *lines)))
    return "\n\n".join(parts)


def rules_read_out(scene: Scene) -> tuple[str, ...]:
    """What is said when the card is read aloud, in order."""
    return tuple(
        text for group in rule_groups(scene) for text in (group.heading, *(line.text for line in group.lines))
    )
