"""Whether the table would take a command now: what it would refuse is not offered."""

from __future__ import annotations

from dealer.rules.errors import RuleViolation
from dealer.table.commands import TableCommand
from dealer.table.decide import decide
from dealer.table.state import TableState


def allowed(state: TableState, command: TableCommand) -> bool:
    """One rule serves "may I?" and "do it"."""
    try:
        decide(state, command)
    except RuleViolation:
        return False
    return True
