"""Utterances for tests of the voice."""

from __future__ import annotations

from dealer.words.line import Kind, Line
from hardware.voice.utterance import Utterance


def utterance(kind: Kind, text: str, language: str = "en") -> Utterance:
    """A line that is spoken as it stands."""
    return Utterance(line=Line(kind=kind, text=text), text=text, language=language)


def turn(text: str) -> Utterance:
    """A turn call."""
    return utterance(Kind.TURN, text)


def action(text: str) -> Utterance:
    """What a player did."""
    return utterance(Kind.ACTION, text)


def award(text: str) -> Utterance:
    """Who wins a pot."""
    return utterance(Kind.AWARD, text)
