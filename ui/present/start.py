"""The first screen: continue the night where it stood, or begin another."""

from __future__ import annotations

from dealer.rules.house import Mode
from ui import intents
from ui.present.games import games_of
from ui.present.scene import Scene
from ui.views import BannerView, ButtonLook, ButtonView, StartView


def start_view(scene: Scene) -> StartView:
    """What one can do now; an entry that would not work is not there."""
    resume = scene.resume
    choices = [
        *_new_games(scene),
        *_last_night(scene),
        *_practice(scene),
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
        status=" ".join(_told(banner) for banner in scene.banners),
    )


def _new_games(scene: Scene) -> tuple[ButtonView, ...]:
    """A kind of game of which there is none is not offered."""
    first = ButtonLook.PLAIN if scene.resume else ButtonLook.MAIN
    cash = ButtonView(
        name="new_cash_game",
        text=scene.text("start.cash"),
        detail=scene.text("start.cash_detail") if not scene.resume else "",
        intent=intents.NewCashGame(),
        look=first,
    )
    tournament = ButtonView(
        name="new_tournament", text=scene.text("start.new_tournament"), intent=intents.NewTournament()
    )
    kinds = ((Mode.CASH, cash), (Mode.TOURNAMENT, tournament))
    return tuple(button for mode, button in kinds if games_of(scene, mode))


def _last_night(scene: Scene) -> tuple[ButtonView, ...]:
    """Its hands and books can be looked at without going on with it; so can its rules."""
    if scene.resume is None:
        return ()
    return (
        ButtonView(
            name="hands",
            text=scene.text("start.hands"),
            detail=scene.text("start.hands_detail"),
            intent=intents.OpenHands(),
        ),
        ButtonView(name="rules", text=scene.text("rules"), intent=intents.OpenHouseRules()),
    )


def _practice(scene: Scene) -> tuple[ButtonView, ...]:
    """Played with the first of the cash games."""
    if not games_of(scene, Mode.CASH):
        return ()
    text = scene.text("start.practise")
    return (ButtonView(name="practise", text=text, intent=intents.PractiseHand()),)


def _told(banner: BannerView) -> str:
    return f"{banner.title}. {banner.detail}" if banner.detail else banner.title
