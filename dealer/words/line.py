"""A line of what is said and shown as a banner."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    """What a line is about: a short voice says turns and awards, a full one everything."""

    HAND = "hand"
    """Button, blinds and posts of a new hand."""
    TURN = "turn"
    """Whose turn it is and what he owes."""
    ACTION = "action"
    """What a player did."""
    STREET = "street"
    """The pot, and what the dealer does next."""
    BOARD = "board"
    """The cards of a street."""
    SHOW = "show"
    """The showdown's order; hands shown and mucked."""
    AWARD = "award"
    """Who wins a pot, or takes back what nobody called."""
    REASON = "reason"
    """Why one hand beat another that sounds alike, or why they split."""
    CHIPS = "chips"
    """Which chips pay what was won."""
    TIME = "time"
    """The clock of a decision."""
    UNDO = "undo"
    """What was taken back or done again, and the chips that move."""
    ASKED = "asked"
    """What somebody wants to hear: the house rules."""
    NOTICE = "notice"
    """Everything else: players, stacks, blinds, corrections."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One sentence, or a few that belong together."""

    kind: Kind
    text: str
