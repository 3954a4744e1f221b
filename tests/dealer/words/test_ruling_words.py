from __future__ import annotations

from dealer.hand.state import Action
from dealer.table.commands import Act
from tests.support.evening import an_evening


def test_a_fold_that_leaves_chips_behind_says_so() -> None:
    evening = an_evening(1000, 1000, 1000, story="3 raises to 100")
    evening.do(Act(seat=1, action=Action.FOLD, to_chips=60))
    assert evening.texts[0] == "Asha folds, 50 stays in the pot."
