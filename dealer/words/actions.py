"""What a player did, as it is called out."""

from __future__ import annotations

from dealer.hand.events import Acted
from dealer.hand.state import Action
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.money import money


def action_line(event: Acted, state: TableState, words: Catalogue) -> str:
    """``"Asha raises to 60."``: bets and raises name street totals, calls the chips added."""
    return words.text("action.sentence", action=action_words(event, state, words))


def action_words(event: Acted, state: TableState, words: Catalogue) -> str:
    """The same without the full stop: ``"Chitra calls 35, all-in"``."""
    called = event.added_chips if event.action is Action.CALL else event.to_chips
    key = f"action.{event.action.value}{'.all_in' if event.all_in else ''}"
    return words.text(key, name=state.name(event.seat), amount=money(called, state.unit, words))


def action_noun(event: Acted, state: TableState, words: Catalogue) -> str:
    """The action as a thing that can be taken back: ``"Ben's raise to 120"``."""
    called = event.added_chips if event.action is Action.CALL else event.to_chips
    return words.text(
        f"deed.{event.action.value}", name=state.name(event.seat), amount=money(called, state.unit, words)
    )
