"""Sightings as a camera would have them, made by hand."""

from __future__ import annotations

from dataclasses import replace

from dealer.rules.cards import Card, parse_cards
from dealer.table.state import TableState
from ui.camera.seen import CameraSeen
from vision.health import CameraHealth, Condition
from vision.sighting import Sighting, Sightings, Standing, Wanted
from vision.view import View
from vision.wanted import wanted_of
from vision.watcher import Report
from vision.zones import Spot

SIZE = (1000, 500)
CLEAR = View(width=1000, height=500, brightness=80.0, burnt_share=0.0, sharpness=120.0, contrast=150.0)
READY = CameraHealth(condition=Condition.READY, where="/dev/video0")


def agreed(cards: str, *, spot: Spot = "board", first: int = 1) -> tuple[Sighting, ...]:
    """These cards, side by side, read alike in enough frames."""
    return tuple(
        Sighting(
            number=first + i,
            spot=spot,
            card=card,
            at=(100.0 * (first + i), 200.0),
            standing=Standing.AGREED,
            frames=5,
            confidence=0.99,
        )
        for i, card in enumerate(parse_cards(cards))
    )


def doubtful(sighting: Sighting, guesses: str) -> Sighting:
    """The same as a question mark."""
    return replace(sighting, standing=Standing.ASKED, frames=0, confidence=0.5, guesses=parse_cards(guesses))


def misread(sighting: Sighting, taken: str) -> Sighting:
    """The table has taken this card where the camera now reads another."""
    card = Card.parse(taken)
    return replace(sighting, card=card, standing=Standing.CONTRADICTED, instead=sighting.card, against=5)


def seen(state: TableState, *sightings: Sighting, health: CameraHealth = READY) -> CameraSeen:
    """What a camera over the whole table knows of what its hand waits for."""
    return CameraSeen(
        source="usb",
        health=health,
        report=report(wanted_of(state.hand), *sightings),
        seats=frozenset(range(1, 11)),
    )


def report(wanted: Wanted, *sightings: Sighting) -> Report:
    """The newest report."""
    return Report(sightings=Sightings(wanted=wanted, all=sightings), size=SIZE, view=CLEAR)
