"""What lies over a screen: the menu, what can be done about a seat, questions, and text to read."""

from __future__ import annotations

from dealer.hand.betting import legal_actions
from dealer.table.corrections import hand_before_action
from dealer.words.deeds import did
from dealer.words.speaker import Speaker
from ui import intents
from ui.desk.desk import Overlay
from ui.present.before_cards import before_cards_menu
from ui.present.free_seats import join_menu, new_seat_menu
from ui.present.games import ask_delete_game, game_menu
from ui.present.menu import menu_view
from ui.present.scene import Scene
from ui.present.seat_menu import seat_menu
from ui.present.table import undo_button
from ui.views import ButtonLook, ButtonView, ConfirmView, LockView, MenuView, OverlayView

MOST_CHANGES = 12
"""So many large buttons stand on one sheet."""


def overlay_view(scene: Scene) -> OverlayView | None:
    """The overlay that is open, if one is."""
    if scene.desk.locked:
        return _lock(scene)
    if scene.desk.seat_menu is not None:
        return _about_seat(scene, scene.desk.seat_menu)
    match scene.desk.overlay:
        case Overlay.MENU:
            return menu_view(scene)
        case Overlay.CHANGE:
            return _change(scene)
        case Overlay.BEFORE_CARDS | Overlay.JOIN as asked:
            return before_cards_menu(scene) if asked is Overlay.BEFORE_CARDS else join_menu(scene)
        case Overlay.ACTION_AGAIN:
            return _action_again(scene, scene.desk.correcting)
        case Overlay.GAME | Overlay.ASK_DELETE_GAME:
            return _about_game(scene)
        case Overlay.ASK_FOLD:
            return _ask_fold(scene)
        case Overlay.ASK_VOID:
            return _ask_void(scene)
        case _:
            return None


def _about_seat(scene: Scene, number: int) -> OverlayView | None:
    moves = scene.desk.overlay is Overlay.NEW_SEAT and scene.state.seat(number) is not None
    return new_seat_menu(scene, number) if moves else seat_menu(scene, number)


def _about_game(scene: Scene) -> OverlayView | None:
    if scene.preset is None:
        return None
    return ask_delete_game(scene) if scene.desk.overlay is Overlay.ASK_DELETE_GAME else game_menu(scene)


def _lock(scene: Scene) -> LockView:
    return LockView(
        title=scene.text("locked"),
        unlock=ButtonView(name="unlock", text=scene.text("unlock"), intent=intents.Unlock()),
    )


def _back(scene: Scene) -> ButtonView:
    return ButtonView(name="back", text=scene.text("back"), intent=intents.Back())


def _item(scene: Scene, name: str, intent: intents.Intent, **fields: object) -> ButtonView:
    return ButtonView(name=name, text=scene.text(f"menu.{name}", **fields), intent=intent)


def _change(scene: Scene) -> MenuView:
    """The newest actions of the hand and its cards, each to be put right."""
    hand = scene.hand
    items: list[ButtonView] = []
    for player in hand.players:
        if player.cards:
            items.append(
                ButtonView(
                    name=f"change_hand_{player.seat}",
                    text=scene.text("change.hand", name=scene.state.name(player.seat)),
                    cards=tuple(map(str, player.cards)),
                    intent=intents.CorrectCards(player.seat),
                )
            )
    if hand.boards[0]:
        items.append(
            ButtonView(
                name="change_board",
                text=scene.text("change.board"),
                cards=tuple(map(str, hand.boards[0])),
                intent=intents.CorrectCards(),
            )
        )
    items += _actions_to_change(scene, most=max(MOST_CHANGES - len(items), 4))
    return MenuView(
        title=scene.text("change"), items=tuple(items), back=_back(scene), undo=undo_button(scene)
    )


def _actions_to_change(scene: Scene, *, most: int) -> list[ButtonView]:
    """The newest actions, as they were done; the ones before them are a tap further."""
    end = len(scene.acted) - scene.desk.changes_skipped
    start = max(end - most + 1, 0) if end > most else 0
    speaker = Speaker(state=scene.state, words=scene.words)
    items = [
        ButtonView(
            name=f"change_action_{index}",
            text=did(scene.acted[index], speaker),
            intent=intents.CorrectAction(index),
        )
        for index in range(start, end)
    ]
    if start:
        earlier = intents.TurnPage("changes", len(scene.acted) - start)
        items.append(ButtonView(name="earlier", text=scene.text("change.earlier"), intent=earlier))
    return items


def _action_again(scene: Scene, index: int) -> MenuView:
    """What the player could really have done instead."""
    hand = hand_before_action(scene.state, index)
    legal = legal_actions(hand)
    assert legal is not None
    free = "check" if legal.can_check else "call"
    items = [_really(scene, index, "fold"), _really(scene, index, free)]
    if legal.raises is not None:
        items.append(
            ButtonView(
                name="really_raised",
                text=scene.text("bet.open" if legal.opening else "raise.open"),
                detail=scene.text(
                    "range",
                    low=scene.money(legal.raises.lowest_to_chips),
                    high=scene.money(legal.raises.highest_to_chips),
                ),
                intent=intents.TypeRaiseAgain(index),
            )
        )
    return MenuView(
        title=scene.text("action_again", name=scene.state.name(legal.seat)),
        detail=scene.text("action_again.detail"),
        items=tuple(items),
        back=_back(scene),
    )


def _really(scene: Scene, index: int, action: str) -> ButtonView:
    return ButtonView(
        name=f"really_{action}", text=scene.text(f"really.{action}"), intent=intents.ReallyDid(index, action)
    )


def _ask_fold(scene: Scene) -> ConfirmView:
    """Folding when checking is free is binding, so it is asked once (TDA 58)."""
    legal = legal_actions(scene.hand)
    name = scene.state.name(legal.seat) if legal else ""
    return ConfirmView(
        question=scene.text("ask_fold", name=name),
        detail=scene.text("ask_fold.detail"),
        answers=(
            ButtonView(name="fold_anyway", text=scene.text("ask_fold.fold"), intent=intents.FoldAnyway()),
            ButtonView(
                name="check_instead",
                text=scene.text("check"),
                intent=intents.CheckOrCall(),
                look=ButtonLook.MAIN,
            ),
        ),
    )


def _ask_void(scene: Scene) -> ConfirmView:
    return ConfirmView(
        question=scene.text("ask_void"),
        detail=scene.text("ask_void.detail"),
        answers=(
            ButtonView(name="void", text=scene.text("ask_void.void"), intent=intents.VoidHand()),
            ButtonView(
                name="play_on",
                text=scene.text("ask_void.play_on"),
                intent=intents.Back(),
                look=ButtonLook.MAIN,
            ),
        ),
    )
