"""The table as it was after a step of a hand, with the ways to the other steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from dealer.night.hand_log import LoggedHand
from dealer.night.hand_text import hand_title, step_said
from ui import intents
from ui.desk.desk import Desk, Place
from ui.desk.looking_back import HandsPage, StepPage
from ui.present.hand_log import back_button, hands_view, logged_hand
from ui.present.scene import Scene
from ui.present.table import table_view
from ui.views import (
    ButtonLook,
    ButtonView,
    HandsView,
    PastView,
    SeatState,
    SeatView,
    TableView,
    TopBarView,
)


def past_view(scene: Scene, page: StepPage) -> PastView | HandsView:
    """The table after the step; where the hand is no longer there, the list."""
    hand = logged_hand(scene, page.place)
    if hand is None:
        return hands_view(scene, HandsPage())
    step = min(page.step, len(hand.steps) - 1)
    return PastView(
        table=_table(scene, hand, step),
        tag=scene.text("past.tag"),
        title=scene.text("past.step", number=hand.number, step=step + 1, steps=len(hand.steps)),
        said=" ".join(line.text for line in step_said(hand.steps[step], scene.words)),
        back=back_button(scene),
        previous=_to("step_previous", scene.text("past.previous"), page.place, step - 1, enabled=step > 0),
        following=_to(
            "step_next", scene.text("past.next"), page.place, step + 1, enabled=step + 1 < len(hand.steps)
        ),
        jumps=tuple(_jumps(scene, hand, page.place, step)),
    )


def _table(scene: Scene, hand: LoggedHand, step: int) -> TableView:
    """The table of then without what belongs to now: no undo, no bar, and nobody's turn."""
    desk = Desk(place=Place.TABLE)
    then = Scene(state=hand.steps[step].after, desk=desk, words=scene.words)
    view = table_view(then)
    title = hand_title(hand, scene.words)
    return replace(
        view,
        top=TopBarView(title=title, detail=view.top.detail),
        seats=tuple(_calm(scene, seat) for seat in view.seats),
        line="",
        bar=None,
    )


def _calm(scene: Scene, seat: SeatView) -> SeatView:
    """Brass is for the player to act, and in the past nobody is: whose turn it was is said in a word."""
    if seat.state is not SeatState.TO_ACT:
        return seat
    return replace(seat, state=SeatState.IN_HAND, word=scene.text("past.acts_next"))


def _to(name: str, text: str, place: int, step: int, *, enabled: bool) -> ButtonView:
    return ButtonView(
        name=name,
        text=text,
        intent=intents.OpenStep(place, max(step, 0)),
        enabled=enabled,
    )


def _jumps(scene: Scene, hand: LoggedHand, place: int, step: int) -> Iterator[ButtonView]:
    """To the first step of each part of the hand; the part that is looked at is the chosen one."""
    begins: dict[str, int] = {}
    for index, each in enumerate(hand.steps):
        begins.setdefault(each.part.value, index)
    for part, index in begins.items():
        yield ButtonView(
            name=f"jump_{part}",
            text=scene.text(f"past.part.{part}"),
            intent=intents.OpenStep(place, index),
            look=ButtonLook.CHOSEN if hand.steps[step].part.value == part else ButtonLook.QUIET,
        )
