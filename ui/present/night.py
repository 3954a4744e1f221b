"""The screens around the hands: start, a new game being laid out, typing a name or a number."""

from __future__ import annotations

from config.preset import Preset
from dealer.table.commands import NewPlayer
from ui import intents
from ui.desk.entry import Entry, EntryFor
from ui.desk.setup import Setup
from ui.present.names import known_names, name_hint, suggestions, twice
from ui.present.scene import Scene
from ui.views import (
    ButtonLook,
    ButtonView,
    EntryView,
    Keys,
    SetupSeatState,
    SetupSeatView,
    SetupView,
    StartView,
)

SEATS = range(1, 11)


def start_view(scene: Scene) -> StartView:
    """What one can do now: continue the night where it stood, or begin another."""
    resume = scene.resume
    choices = [
        ButtonView(
            name="new_cash_game",
            text=scene.text("start.cash"),
            detail=scene.text("start.cash_detail"),
            intent=intents.NewCashGame(),
            look=ButtonLook.PLAIN if resume else ButtonLook.MAIN,
        ),
        *_last_night(scene),
        ButtonView(name="rules", text=scene.text("rules"), intent=intents.OpenHouseRules()),
        ButtonView(name="settings", text=scene.text("settings"), intent=intents.OpenSettings()),
    ]
    return StartView(
        greeting=scene.text("start.greeting"),
        date=scene.date,
        choices=tuple(choices),
        resume=ButtonView(
            name="resume",
            text=scene.text("start.resume"),
            intent=intents.ResumeNight(),
            look=ButtonLook.MAIN,
        )
        if resume
        else None,
        resume_lines=resume.lines if resume else (),
        status=resume.notice if resume else " ".join(banner.title for banner in scene.banners),
    )


def _last_night(scene: Scene) -> tuple[ButtonView, ...]:
    """Its hands and books can be looked at without going on with it."""
    if scene.resume is None:
        return ()
    return (
        ButtonView(
            name="hands",
            text=scene.text("start.hands"),
            detail=scene.text("start.hands_detail"),
            intent=intents.OpenHands(),
        ),
    )


def setup_view(scene: Scene, setup: Setup) -> SetupView:
    """Presets at the left, the seats on the felt, a strip about the chosen seat below."""
    preset = scene.preset
    assert preset is not None
    ready = len(setup.players) > 1
    return SetupView(
        title=scene.text(f"setup.title_{preset.rules.mode.value}"),
        hint=scene.desk.refusal or _hint(scene, setup),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        presets=tuple(_preset_button(setup, p) for p in scene.presets),
        seats=tuple(_seat(setup, number) for number in SEATS),
        middle=scene.text("setup.players", count=len(setup.players)),
        middle_hint=scene.text("setup.button_at", name=_name(setup, setup.button))
        if setup.button
        else scene.text("setup.no_button"),
        strip_title=_strip_title(scene, setup),
        strip=_strip(scene, setup),
        start=ButtonView(
            name="start_night",
            text=scene.text("setup.start"),
            detail="" if ready else scene.text("setup.few"),
            intent=intents.StartNight(),
            look=ButtonLook.MAIN,
            enabled=ready,
        ),
        stack_title=scene.text("setup.gets", amount=scene.money(preset.stack_chips)),
        stack_chips=scene.counted(preset.stack_chips),
        others=_others(scene, setup),
    )


def _hint(scene: Scene, setup: Setup) -> str:
    name = twice(setup)
    return scene.text("players.twice", name=name) if name else scene.text("setup.hint")


def _preset_button(setup: Setup, preset: Preset) -> ButtonView:
    chosen = preset.key == setup.preset
    return ButtonView(
        name=f"preset_{preset.key}",
        text=preset.title,
        detail=preset.detail,
        intent=intents.ChoosePreset(preset.key),
        look=ButtonLook.CHOSEN if chosen else ButtonLook.PLAIN,
    )


def _player(setup: Setup, seat: int) -> NewPlayer | None:
    return next((p for p in setup.players if p.seat == seat), None)


def _name(setup: Setup, seat: int | None) -> str:
    player = _player(setup, seat or 0)
    return player.name if player else ""


def _seat(setup: Setup, number: int) -> SetupSeatView:
    player = _player(setup, number)
    state = SetupSeatState.EMPTY if player is None else SetupSeatState.TAKEN
    drawn = dict(setup.drawn).get(number)
    return SetupSeatView(
        seat=number,
        state=SetupSeatState.ASKED if number == setup.asked else state,
        text=player.name if player else "",
        button=number == setup.button,
        card=drawn,
    )


def _strip_title(scene: Scene, setup: Setup) -> str:
    player = _player(setup, setup.asked)
    if player is not None:
        return scene.text("setup.about", name=player.name)
    return scene.text("setup.who") if setup.asked else scene.text("setup.tap_a_seat")


def _strip(scene: Scene, setup: Setup) -> tuple[ButtonView, ...]:
    """For an empty seat the keyboard and known names, as many as fit; for a taken one what can be changed."""
    asked = setup.asked
    if not asked:
        return ()
    if _player(setup, asked) is not None:
        return (
            ButtonView(
                name="put_button", text=scene.text("setup.put_button"), intent=intents.PutButton(asked)
            ),
            ButtonView(name="type_stack", text=scene.text("setup.stack"), intent=intents.TypeStack(asked)),
            ButtonView(name="type_name", text=scene.text("setup.rename"), intent=intents.TypeName(asked)),
            ButtonView(name="stand_up", text=scene.text("setup.stand_up"), intent=intents.StandUp(asked)),
        )
    names = [
        ButtonView(
            name=f"known_{index}",
            text=name,
            intent=intents.SeatPlayer(asked, name),
            look=ButtonLook.EDGE,
        )
        for index, name in enumerate(known_names(scene)[:MOST_NAMES])
    ]
    typed = ButtonView(name="type_name", text=scene.text("setup.type_name"), intent=intents.TypeName(asked))
    more = ButtonView(name="all_names", text=scene.text("players.all"), intent=intents.OpenNames())
    return (typed, *names, more) if len(names) > 1 else (typed, *names)


MOST_NAMES = 8
"""More than these never stand in the strip."""


def _others(scene: Scene, setup: Setup) -> tuple[ButtonView, ...]:
    small, big = scene.money(setup.small_blind_chips), scene.money(setup.big_blind_chips)
    return (
        ButtonView(
            name="blinds",
            text=scene.text("setup.blinds", small=small, big=big),
            intent=intents.TypeBlinds("small"),
        ),
        ButtonView(
            name="draw_button",
            text=scene.text("setup.draw"),
            intent=intents.DrawForButton(),
            enabled=len(setup.players) > 1,
        ),
    )


NUMBERS = frozenset(EntryFor) - {EntryFor.NAME, EntryFor.RENAME, EntryFor.NEWCOMER}


def entry_view(scene: Scene, entry: Entry, *, who: str, problem: str) -> EntryView:
    """A name or a number being typed; `problem` says why it cannot be confirmed yet."""
    return EntryView(
        title=scene.text(f"entry.{entry.purpose.name.lower()}", name=who),
        hint=scene.text("entry.number_hint" if entry.purpose in NUMBERS else "entry.name_hint"),
        text=_shown(scene, entry),
        keys=Keys.NUMBERS if entry.purpose in NUMBERS else entry.keys,
        confirm=ButtonView(
            name="entry_confirm",
            text=scene.text("entry.done"),
            detail=problem,
            intent=intents.ConfirmEntry(),
            look=ButtonLook.MAIN,
            enabled=not problem,
        ),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        suggestions=suggestions(scene, entry),
        problem=problem or name_hint(scene, entry),
    )


def _shown(scene: Scene, entry: Entry) -> str:
    if entry.purpose not in NUMBERS:
        return entry.text
    return scene.typed_amount(entry.text)
