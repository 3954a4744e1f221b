"""The menu of the table: what is needed now and then, and what is needed at once in a row of its own."""

from __future__ import annotations

from ui import intents
from ui.present.free_seats import free_seats
from ui.present.scene import Scene
from ui.present.settings import BRIGHTNESS, LOUDNESS
from ui.present.table import undo_button
from ui.views import ButtonLook, ButtonView, MenuView


def menu_view(scene: Scene) -> MenuView:
    """The menu over the present screen."""
    return MenuView(
        title=scene.text("menu"),
        items=_items(scene),
        quick=_quick(scene),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        undo=undo_button(scene),
    )


def _items(scene: Scene) -> tuple[ButtonView, ...]:
    items: list[ButtonView] = []
    if scene.redo is not None:
        title, detail = scene.redo
        items.append(ButtonView(name="redo", text=title, detail=detail, intent=intents.Redo()))
    if scene.state.hand is not None and scene.acted:
        items.append(_item(scene, "change", intents.OpenChange()))
    if scene.state.hand_in_play:
        items.append(_item(scene, "void_hand", intents.AskVoid()))
    if scene.state.paused:
        items.append(_item(scene, "go_on", intents.GoOn()))
    else:
        items.append(_item(scene, "pause", intents.Pause()))
    if free_seats(scene):
        items.append(_item(scene, "new_player", intents.TypeNewcomer()))
    items += [
        _item(scene, "turn_table", intents.TurnTable()),
        _item(scene, "hands", intents.OpenHands()),
        _item(scene, "books", intents.OpenBooks()),
        _item(scene, "rules", intents.OpenHouseRules()),
        _item(scene, "settings", intents.OpenSettings()),
        _item(scene, "devices", intents.OpenDevices()),
        _item(scene, "camera", intents.OpenCamera()),
        _leave(scene),
    ]
    return tuple(items)


def _leave(scene: Scene) -> ButtonView:
    text = scene.text("practice.leave" if scene.practice else "menu.leave_table")
    return ButtonView(name="leave_table", text=text, intent=intents.LeaveTable())


def _item(scene: Scene, name: str, intent: intents.Intent) -> ButtonView:
    return ButtonView(name=name, text=scene.text(f"menu.{name}"), intent=intent)


def _quick(scene: Scene) -> tuple[ButtonView, ...]:
    """One tap each: louder and quieter, brighter and darker, lock, out of full screen."""
    sound, display = scene.settings.sound, scene.settings.display
    return (
        _step(scene, "quieter", "volume", sound.volume, LOUDNESS, up=False),
        _step(scene, "louder", "volume", sound.volume, LOUDNESS, up=True),
        _step(scene, "darker", "brightness", display.brightness, BRIGHTNESS, up=False),
        _step(scene, "brighter", "brightness", display.brightness, BRIGHTNESS, up=True),
        ButtonView(
            name="lock", text=scene.text("menu.lock"), intent=intents.LockScreen(), look=ButtonLook.QUIET
        ),
        _full_screen(scene),
    )


def _full_screen(scene: Scene) -> ButtonView:
    """Into a frame, so that other programs can be reached, and back."""
    full = scene.desk.full_screen
    name = "leave_full_screen" if full else "enter_full_screen"
    intent = intents.LeaveFullScreen() if full else intents.EnterFullScreen()
    return ButtonView(name=name, text=scene.text(f"menu.{name}"), intent=intent, look=ButtonLook.QUIET)


def _step(
    scene: Scene, name: str, setting: str, now: int, offered: tuple[int, ...], *, up: bool
) -> ButtonView:
    """To the next value offered above or below; greyed at the end."""
    others = [value for value in offered if (value > now if up else value < now)]
    following = (others[0] if up else others[-1]) if others else now
    return ButtonView(
        name=name,
        text=scene.text(f"menu.{name}"),
        detail=scene.text("settings.percent", value=now),
        intent=intents.ChooseSetting(setting, str(following)),
        look=ButtonLook.QUIET,
        enabled=bool(others),
    )
