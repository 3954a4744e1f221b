"""The dispute helper in telling states: each question, each kind of ruling, and the house-rules card."""

from __future__ import annotations

from dataclasses import replace

from ui.desk.desk import Desk, Place
from ui.desk.dispute import Ask, Case, DisputePage, Value
from ui.desk.pages import RulesPage
from ui.present.scene import Scene

Told = tuple[tuple[Ask, Value], ...]


def dispute_scenes(facing: Scene, flop: Scene, paid: Scene, between: Scene) -> dict[str, Scene]:
    """Scenes by name.

    `facing` is a table with a raise before the flop, `flop` one with a bet on it, `paid` one whose pot the
    table's word gave away, `between` one without a hand.
    """
    told = {f"dispute-{name}": _at(facing, case, *answers) for name, (case, answers) in _FACING.items()}
    told |= {f"dispute-{name}": _at(flop, case, *answers) for name, (case, answers) in _FLOP.items()}
    told |= {f"dispute-{name}": _at(paid, case, *answers) for name, (case, answers) in _PAID.items()}
    chips = DisputePage(
        case=Case.SEVERAL, answers=_at_page(Case.SEVERAL, (Ask.WHO, "turn")).answers, chips=(100, 25, 25, 5)
    )
    amount = _at_page(Case.AMOUNT, (Ask.WHO, "turn"), (Ask.SAID, "raise_to"))
    return {
        "dispute": _on(facing, DisputePage()),
        "dispute-between-hands": _on(between, DisputePage()),
        **told,
        "dispute-chips": _on(facing, chips),
        "dispute-amount": _on(facing, replace(amount, digits="160")),
        "rules-card": _on(facing, RulesPage()),
        "rules-card-marked": _on(facing, RulesPage(marked="oversized", below=DisputePage())),
    }


def _on(scene: Scene, page: DisputePage | RulesPage) -> Scene:
    return replace(scene, desk=Desk(place=Place.TABLE, page=page))


def _at_page(case: Case, *told: tuple[Ask, Value]) -> DisputePage:
    page = DisputePage(case=case)
    for ask, value in told:
        page = page.answered(ask, value)
    return page


def _at(scene: Scene, case: Case, *told: tuple[Ask, Value]) -> Scene:
    return _on(scene, _at_page(case, *told))


_TURN: tuple[Ask, Value] = (Ask.WHO, "turn")

_FACING: dict[str, tuple[Case, Told]] = {
    "who": (Case.OVERSIZED, ()),
    "which-chip": (Case.OVERSIZED, (_TURN,)),
    "said": (Case.OVERSIZED, (_TURN, (Ask.CHIP, (500,)))),
    "call": (Case.OVERSIZED, (_TURN, (Ask.CHIP, (500,)), (Ask.SAID, "nothing"))),
    "raise": (Case.SEVERAL, (_TURN, (Ask.CHIPS, (100, 25)), (Ask.SAID, "nothing"))),
    "undercall": (Case.SEVERAL, (_TURN, (Ask.CHIPS, (25, 5)), (Ask.SAID, "nothing"))),
    "string": (
        Case.STRING,
        (_TURN, (Ask.SAID, "nothing"), (Ask.FIRST_MOTION, (100,)), (Ask.LATER_MOTIONS, (100, 25))),
    ),
    "early-who": (Case.OUT_OF_TURN, ()),
    "early-first": (Case.OUT_OF_TURN, ((Ask.WHO, "6"), (Ask.DEED, "call"))),
    "early-stands": (Case.OUT_OF_TURN, ((Ask.WHO, "6"), (Ask.DEED, "call"), (Ask.SKIPPED, "fold"))),
    "early-released": (
        Case.OUT_OF_TURN,
        ((Ask.WHO, "6"), (Ask.DEED, "call"), (Ask.SKIPPED, "raise"), (Ask.SKIPPED_AMOUNT, 160)),
    ),
    "early-silent": (Case.OUT_OF_TURN, ((Ask.WHO, "6"), (Ask.DEED, "call"), (Ask.SKIPPED, "silent"))),
    "said-what": (Case.AMOUNT, (_TURN,)),
    "unclear": (
        Case.AMOUNT,
        (_TURN, (Ask.SAID, "unclear"), (Ask.AMOUNT, 1), (Ask.CHIPS, ())),
    ),
    "check": (Case.AMOUNT, (_TURN, (Ask.SAID, "check"), (Ask.CHIPS, ()))),
    "seen": (Case.EXPOSED, ()),
    "replaced": (Case.EXPOSED, ((Ask.WHICH, "later"),)),
    "shuffled-in": (Case.EXPOSED, ((Ask.WHICH, "stub"),)),
    "dealt": (Case.DEALT_WRONG, ()),
    "too-late": (Case.DEALT_WRONG, ((Ask.WHICH, "count"),)),
    "early-card": (Case.BOARD_EARLY, ((Ask.WHICH, "early"),)),
    "stack": (Case.WRONG_POT, ((Ask.WHICH, "count"), (Ask.WHO, "7"), (Ask.AMOUNT, 1550))),
}

_FLOP: dict[str, tuple[Case, Told]] = {
    "board": (Case.BOARD_EARLY, ()),
    "four-cards": (Case.BOARD_EARLY, ((Ask.WHICH, "more"),)),
    "misdeal": (Case.DEALT_WRONG, ((Ask.WHICH, "fouled"),)),
    "bet": (Case.OVERSIZED, (_TURN, (Ask.CHIP, (100,)), (Ask.SAID, "nothing"))),
}

_PAID: dict[str, tuple[Case, Told]] = {
    "pot": (Case.WRONG_POT, ()),
    "winner": (Case.WRONG_POT, ((Ask.WHICH, "winner"), (Ask.WINNER, "3"))),
    "paid": (
        Case.WRONG_POT,
        ((Ask.WHICH, "paid"), (Ask.FROM, "2"), (Ask.TO, "3"), (Ask.AMOUNT, 125)),
    ),
}
