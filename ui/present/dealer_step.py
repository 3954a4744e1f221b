"""The action bar while nobody is to act: what the dealer does next, and what is asked at that moment."""

from __future__ import annotations

from dealer.hand.play import next_deal
from dealer.hand.state import Hand, Phase, Street
from dealer.rules.house import Mode
from dealer.words.steps import next_step
from ui import intents
from ui.present.before_cards import before_cards_button
from ui.present.scene import Scene
from ui.views import ButtonLook, ButtonView, StepBarView


def step_bar(scene: Scene) -> StepBarView:
    """The next step in the middle; what else is possible now beside it."""
    sentence = scene.desk.refusal or next_step(scene.state, scene.words)
    if not scene.state.hand_in_play:
        asked = (before_cards_button(scene), _rabbit_hunt(scene))
        return StepBarView(
            sentence=sentence,
            step=_next_hand(scene),
            left=_show_after(scene),
            others=tuple(button for button in asked if button is not None),
        )
    due = next_deal(scene.hand)
    street = due[0] if due else Street.RIVER
    return StepBarView(
        sentence=sentence,
        step=ButtonView(
            name="deal",
            text=scene.text(f"deal.{street.word}"),
            intent=intents.Deal(),
            look=ButtonLook.MAIN,
        ),
        others=(ButtonView(name="pick_cards", text=scene.text("pick_cards"), intent=intents.PickStreet()),),
        left=ButtonView(name="run_twice", text=scene.text("run_twice"), intent=intents.RunTwice())
        if _can_run_twice(scene.hand)
        else None,
    )


def _can_run_twice(hand: Hand) -> bool:
    return (
        hand.setup.rules.run_it_twice
        and hand.setup.rules.mode is Mode.CASH
        and hand.phase is Phase.DEALING
        and not hand.betting_possible
        and hand.runs == 1
        and hand.street is not Street.RIVER
    )


def enough_players(scene: Scene) -> bool:
    """Whether two or more have chips and are there: then the next hand can be dealt."""
    return sum(1 for s in scene.state.seats if s.stack_chips and not s.away) > 1


def _next_hand(scene: Scene) -> ButtonView:
    enough = enough_players(scene)
    first = scene.state.hand is None and not scene.state.hand_number
    return ButtonView(
        name="next_hand",
        text=scene.text("next_hand.first" if first else "next_hand"),
        detail="" if enough else scene.text("next_hand.few"),
        intent=intents.NextHand(),
        look=ButtonLook.MAIN,
        enabled=enough,
    )


def _show_after(scene: Scene) -> ButtonView | None:
    """The winner of a hand that all others folded may show one card of it or both."""
    hand = scene.state.hand
    if hand is None or len(hand.live) != 1 or hand.live[0].cards:
        return None
    seat = hand.live[0].seat
    return ButtonView(
        name=f"show_{seat}",
        text=scene.state.name(seat),
        detail=scene.text("show_after"),
        intent=intents.Show(seat),
    )


def _rabbit_hunt(scene: Scene) -> ButtonView | None:
    """The cards that would have come, where the house looks at them and the board was not complete."""
    hand = scene.state.hand
    if hand is None or hand.phase is not Phase.OVER or not hand.setup.rules.allows_rabbit_hunt:
        return None
    if len(hand.boards[0]) == Street.RIVER.board_size or scene.state.rabbit:
        return None
    return ButtonView(name="rabbit", text=scene.text("rabbit"), intent=intents.HuntRabbit())
