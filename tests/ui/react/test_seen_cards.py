"""Whatever the camera sees and whatever is tapped on its sheet: nothing raises, and no card lies twice."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from dealer.rules.cards import FULL_DECK, Card
from tests.support.hosting import Host, a_host
from tests.support.sightings import READY, seen
from ui import intents
from ui.desk.sheets import CardsSheet
from ui.intents import Intent
from ui.views import SeenCardsView
from vision.health import CameraHealth, Condition
from vision.sighting import Sighting, Standing
from vision.sources.faults import CameraGone
from vision.view import ViewTrouble

HEALTHS = (
    *(READY,) * 6,
    replace(READY, troubles=(ViewTrouble.BLACK,)),
    replace(READY, troubles=(ViewTrouble.GLARE,)),
    CameraHealth(condition=Condition.ABSENT, fault=CameraGone(path="/dev/video0")),
    CameraHealth(condition=Condition.STARTING),
)


def some_sighting(chance: random.Random, number: int) -> Sighting:
    standing = chance.choice(list(Standing))
    return Sighting(
        number=number,
        spot=chance.choice(["board", "board", "board", 1, 2, 3]),
        card=chance.choice(FULL_DECK),
        at=(chance.uniform(0, 1000), chance.uniform(0, 500)),
        standing=standing,
        frames=chance.randint(0, 6),
        confidence=chance.random(),
        guesses=tuple(chance.sample(FULL_DECK, chance.randint(0, 4))),
        instead=chance.choice(FULL_DECK) if standing is Standing.CONTRADICTED else None,
    )


def look(host: Host, chance: random.Random) -> None:
    """The camera sees anything at all, but what the table has in most places where it was confirmed."""
    state, hand = host.evening.state, host.evening.state.hand
    sightings = [some_sighting(chance, number) for number in range(1, chance.randint(1, 8))]
    if hand is not None and hand.boards[0]:
        sightings = [
            replace(s, card=chance.choice(hand.boards[0]), spot="board")
            if s.standing in (Standing.CONFIRMED, Standing.CONTRADICTED)
            else s
            for s in sightings
        ]
    camera = seen(state, *sightings, health=chance.choice(HEALTHS))
    host.camera = camera if camera.reads else replace(camera, report=None)


def some_tap(host: Host, chance: random.Random) -> Intent:
    """Something that can be tapped, or a touch that meant something a moment ago."""
    screen = host.screen
    taps: list[Intent] = [button.intent for button in host.buttons() if button.enabled]
    taps += [intents.OfferSeen(), intents.UseCamera(), intents.PickByHand(chance.randint(0, 5))]
    taps += [intents.AskCard(chance.randint(0, 9)), intents.TakeSeen(("As", "As", "Kd"))]
    taps.append(intents.SayCard(chance.randint(1, 9), str(chance.choice(FULL_DECK))))
    taps.append(intents.PickCard(str(chance.choice(FULL_DECK))))
    if isinstance(screen, SeenCardsView):
        taps += [place.intent for place in screen.places] + [screen.confirm.intent] * 3
    return chance.choice(taps)


@pytest.mark.parametrize("seed", range(8))
def test_nothing_raises_and_no_card_lies_twice(seed: int) -> None:
    chance = random.Random(seed)
    host = a_host(500, 500, 500)
    for _ in range(250):
        look(host, chance)
        host.tap(some_tap(host, chance))
        assert not twice(host), host.desk


def twice(host: Host) -> list[Card]:
    """Cards that lie in two places on the table."""
    hand = host.evening.state.hand
    if hand is None:
        return []
    cards = [card for board in hand.boards[:1] for card in board]
    cards += [card for player in hand.players for card in player.cards]
    return [card for card in set(cards) if cards.count(card) > 1]


@pytest.mark.parametrize(("flop", "asked"), [("flop", False), ("flop Ah Kd 9c", True)])
def test_beside_a_flop_that_was_not_entered_the_camera_is_not_asked_for_the_turn(
    flop: str, asked: bool
) -> None:
    host = a_host(500, 500, story=f"2 calls, 1 checks, {flop}, 1 checks, 2 checks")
    host.camera = seen(host.evening.state, health=READY)
    host.tap(intents.Deal())
    assert isinstance(host.desk.sheet, CardsSheet) is asked
    assert (host.reaction.command is None) is asked
