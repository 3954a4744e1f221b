"""One frame of the lights: what every lamp shows at a moment, as a function of the whole state.

A lamp on its own says with its level what a coloured one also says with its colour. Nothing blinks faster
than three times a second: a fast blinking light can hurt people.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, assert_never

from dealer.rules.button import SEATS
from hardware.lights.colours import BLUE, BRASS, DARK, FELT, IVORY, Colour, dimmed
from hardware.lights.cues import Cue, cue_seconds, hertz_at
from hardware.lights.dimming import FULL, Dimming
from hardware.lights.facts import Stage
from hardware.lights.scene import Scene

PLACES_SECONDS: Final = 4.0
"""How long button and blinds are shown after the deal."""
CHASE_SECONDS: Final = 1.6
"""How long the light runs round the table before it stays with the winner."""
CHASE_STEP_SECONDS: Final = 0.08
LAST_SECONDS: Final = 10.0
_BLINKS: Final = ((3.0, 0.4), (6.0, 0.6), (LAST_SECONDS, 1.0))
"""From so many seconds left on a blink takes so long, the last first; each begins bright."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatLight:
    """A seat's lamp: `level` 0 to 1 for a lamp of one colour, `colour` for one that has them all."""

    level: float = 0.0
    colour: Colour = DARK


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """What all outputs show: `seats` from seat 1 on, the clock's `bar` as a share, the buzzer's `hertz`.

    `bar_level` is the brightness of the bar, 0 where no clock runs; `hertz` 0 is silence.
    """

    seats: tuple[SeatLight, ...] = (SeatLight(),) * SEATS
    bar: float = 0.0
    bar_level: float = 0.0
    hertz: int = 0


def frame(scene: Scene, at: float, dimming: Dimming = FULL) -> Frame:
    """The frame of `scene` at the monotonic time `at`."""
    return Frame(
        seats=tuple(_dim(_seat(scene, number, at), dimming) for number in range(1, SEATS + 1)),
        bar=scene.clock.share(at) if scene.clock else 0.0,
        bar_level=dimming.brightness if scene.clock else 0.0,
        hertz=0 if dimming.silent and not _is_tried(scene) else hertz_at(scene.cue, at),
    )


def _is_tried(scene: Scene) -> bool:
    """Whether somebody has just asked to hear the buzzer: then it sounds, whatever the hour."""
    return scene.cue is not None and scene.cue.cue is Cue.TEST


def _dim(light: tuple[float, Colour], dimming: Dimming) -> SeatLight:
    level = light[0] * dimming.brightness
    return SeatLight(level=level, colour=dimmed(light[1], level))


_OFF: Final = (0.0, DARK)
_STILL_IN: Final = (0.08, FELT)


def _seat(scene: Scene, seat: int, at: float) -> tuple[float, Colour]:
    if scene.lit == seat and at < scene.lit_until:
        return 1.0, IVORY
    if _timed_out(scene, seat, at):
        return 1.0, IVORY
    table = scene.table
    match table.stage:
        case Stage.IDLE:
            return _OFF
        case Stage.BETTING:
            return _to_act(scene, at) if seat == table.to_act else _waiting(scene, seat, at)
        case Stage.DEALING | Stage.SHOWDOWN:
            return _STILL_IN if seat in table.live else _OFF
        case Stage.AWARDED:
            return _award(scene, seat, at)
        case _ as stage:
            assert_never(stage)


def _timed_out(scene: Scene, seat: int, at: float) -> bool:
    cue = scene.cue
    if cue is None or cue.cue is not Cue.TIME_OUT or cue.seat != seat:
        return False
    return 0.0 <= at - cue.at < cue_seconds(Cue.TIME_OUT)


def _to_act(scene: Scene, at: float) -> tuple[float, Colour]:
    """Steady; blinking while the last ten seconds run, faster toward the end; darker in a pause."""
    if scene.table.paused:
        return 0.3, BRASS
    clock = scene.clock
    if clock is None or not clock.running or clock.left(at) >= LAST_SECONDS:
        return 1.0, BRASS
    return (1.0, BRASS) if _is_bright(clock.left(at)) else (0.1, BRASS)


def _is_bright(left: float) -> bool:
    begins, period = next(blink for blink in _BLINKS if left <= blink[0])
    return (begins - left) % period < period / 2


def _waiting(scene: Scene, seat: int, at: float) -> tuple[float, Colour]:
    """Button and blinds just after the deal, then who is still in; a single lamp stays dark for those."""
    table = scene.table
    since = None if scene.dealt_at is None else at - scene.dealt_at
    if since is not None and 0 <= since < PLACES_SECONDS:
        if seat == table.big_blind:
            return (0.5, BLUE) if since % 1.0 < 0.5 else (0.1, BLUE)
        if seat == table.small_blind:
            return (0.3, BLUE) if since % 1.0 < 0.25 else (0.1, BLUE)
        if seat == table.button:
            return 0.3, IVORY
    return _STILL_IN if seat in table.live else _OFF


def _award(scene: Scene, seat: int, at: float) -> tuple[float, Colour]:
    """A light runs round the table, then stays with the winners."""
    table = scene.table
    since = CHASE_SECONDS if scene.awarded_at is None else at - scene.awarded_at
    if since >= CHASE_SECONDS:
        return (1.0, BRASS) if seat in table.winners else _OFF
    return (1.0, BRASS) if seat == _chased(since) else _OFF


def _chased(since: float) -> int:
    """All ten places take part, so that at a small table, too, no lamp blinks fast."""
    return int(max(since, 0.0) / CHASE_STEP_SECONDS) % SEATS + 1
