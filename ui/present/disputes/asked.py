"""Which cases can be asked about at this moment, and the step that a case stands at."""

from __future__ import annotations

from typing import assert_never

from ui.desk.dispute import Case, DisputePage
from ui.present.disputes.boards import board_card, board_faults
from ui.present.disputes.deals import card_exposed, dealt_wrong
from ui.present.disputes.pots import pot_faults, wrong_pot
from ui.present.disputes.pushes import about_chips, amount_said, string_bet
from ui.present.disputes.step import Step
from ui.present.disputes.turns import could_be_early, out_of_turn
from ui.present.disputes.who import subjects
from ui.present.scene import Scene


def why_not(scene: Scene, case: Case) -> str:
    """Why `case` cannot be asked about now, in a line; empty where it can."""
    if not scene.state.hand_in_play:
        return _between_hands(scene, case)
    match case:
        case Case.OVERSIZED | Case.SEVERAL | Case.STRING | Case.AMOUNT:
            return "" if subjects(scene) else scene.text("dispute.not.nobody_acted")
        case Case.OUT_OF_TURN:
            return "" if could_be_early(scene) else scene.text("dispute.not.nobody_to_act")
        case Case.BOARD_EARLY:
            return "" if board_faults(scene) else scene.text("dispute.not.no_card")
        case Case.EXPOSED | Case.DEALT_WRONG | Case.WRONG_POT:
            return ""
        case _:
            assert_never(case)


def _between_hands(scene: Scene, case: Case) -> str:
    if case is Case.WRONG_POT:
        return "" if pot_faults(scene) else scene.text("dispute.not.no_pot")
    if case is Case.DEALT_WRONG and len(scene.state.seats) > 1:
        return ""
    return scene.text("dispute.not.no_hand")


def step_of(scene: Scene, page: DisputePage) -> Step | None:
    """What is asked or ruled now; ``None`` where no case is chosen or it can no longer be asked about."""
    if page.case is None or why_not(scene, page.case):
        return None
    match page.case:
        case Case.OVERSIZED | Case.SEVERAL:
            return about_chips(scene, page)
        case Case.STRING:
            return string_bet(scene, page)
        case Case.OUT_OF_TURN:
            return out_of_turn(scene, page)
        case Case.AMOUNT:
            return amount_said(scene, page)
        case Case.EXPOSED:
            return card_exposed(scene, page)
        case Case.DEALT_WRONG:
            return dealt_wrong(scene, page)
        case Case.BOARD_EARLY:
            return board_card(scene, page)
        case Case.WRONG_POT:
            return wrong_pot(scene, page)
        case _ as never:
            assert_never(never)
