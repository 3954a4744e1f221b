"""How well the camera sees, figure by figure, in plain words: good, or what to do."""

from __future__ import annotations

from typing import Final

from config.camera import ZoneSettings
from ui.present.scene import Scene
from ui.views.camera_setup import FigureView, Mark
from vision.aim import Edge
from vision.health import CameraHealth
from vision.sources.frame import Control
from vision.survey import Survey
from vision.view import LEAST_CARD_PIXELS, WANTED_CARD_PIXELS, View, ViewTrouble

RATHER_DARK: Final = 28.0
"""Even a black felt is brighter in good light."""
RATHER_SOFT: Final = 42.0
NOT_SHARP: Final = 32.0
"""A rendered card in focus has 70; out of focus by two pixels about 38, by three 25."""
HELD: Final = (Control.EXPOSURE, Control.WHITE_BALANCE, Control.FOCUS)


def figures(
    scene: Scene, survey: Survey, zones: ZoneSettings, health: CameraHealth, *, adjusting: bool
) -> tuple[FigureView, ...]:
    """All of them, in the order in which they are put right."""
    view = survey.view
    held = _held(scene, health, adjusting=adjusting)
    if not view.usable:
        return (_light(scene, view), held)
    return (
        _light(scene, view),
        _glare(scene, view),
        _sharpness(scene, survey.sharpness),
        _card(scene, survey),
        _table(scene, survey.cut),
        _zones(scene, zones),
        held,
    )


def _figure(scene: Scene, name: str, word: str, mark: Mark, **fields: object) -> FigureView:
    """The figure `name` with `word`, and with what to do or to know where it is not simply good."""
    key = f"camera.{name}.{word}"
    return FigureView(
        title=scene.text(f"camera.{name}"),
        word=scene.text(key, **fields),
        detail="" if mark is Mark.GOOD else scene.text(f"{key}.help", **fields),
        mark=mark,
    )


def _light(scene: Scene, view: View) -> FigureView:
    if ViewTrouble.BLACK in view.troubles:
        return _figure(scene, "light", "black", Mark.POOR)
    if ViewTrouble.OVEREXPOSED in view.troubles:
        return _figure(scene, "light", "bright", Mark.POOR)
    if view.brightness < RATHER_DARK:
        return _figure(scene, "light", "dark", Mark.POOR)
    return _figure(scene, "light", "good", Mark.GOOD)


def _glare(scene: Scene, view: View) -> FigureView:
    if ViewTrouble.GLARE in view.troubles:
        percent = max(1, round(100 * view.burnt_share))
        return _figure(scene, "glare", "white", Mark.POOR, percent=percent)
    return _figure(scene, "glare", "none", Mark.GOOD)


def _sharpness(scene: Scene, sharpness: float | None) -> FigureView:
    if sharpness is None:
        return _figure(scene, "sharpness", "open", Mark.PLAIN)
    if sharpness < NOT_SHARP:
        return _figure(scene, "sharpness", "blurred", Mark.POOR)
    if sharpness < RATHER_SOFT:
        return _figure(scene, "sharpness", "soft", Mark.POOR)
    return _figure(scene, "sharpness", "good", Mark.GOOD)


def _card(scene: Scene, survey: Survey) -> FigureView:
    """How many pixels a card is wide, against those that are wanted."""
    if survey.card_pixels is None:
        return _figure(scene, "card", "open", Mark.PLAIN)
    pixels, wanted = round(survey.card_pixels), round(WANTED_CARD_PIXELS)
    fields = {"pixels": pixels, "wanted": wanted, "least": round(LEAST_CARD_PIXELS)}
    if pixels >= wanted:
        return _figure(scene, "card", "good", Mark.GOOD, **fields)
    if ViewTrouble.SMALL in survey.view.troubles:
        return _figure(scene, "card", "few", Mark.POOR, across=survey.view.width, **fields)
    return _figure(scene, "card", "small" if pixels >= LEAST_CARD_PIXELS else "tiny", Mark.POOR, **fields)


def _table(scene: Scene, cut: frozenset[Edge]) -> FigureView:
    """Whether the whole table is in view; board and hands may be, where it is not."""
    if not cut:
        return _figure(scene, "table", "whole", Mark.GOOD)
    if len(cut) == len(Edge):
        return _figure(scene, "table", "felt", Mark.PLAIN)
    if len(cut) == len(Edge) - 1:
        return _figure(scene, "table", "three", Mark.PLAIN)
    edges = [scene.text(f"camera.edge.{edge.value}") for edge in Edge if edge in cut]
    return _figure(scene, "table", "cut", Mark.PLAIN, edges=scene.words.listed(edges))


def _zones(scene: Scene, zones: ZoneSettings) -> FigureView:
    """Where cards are read."""
    if not zones.seats:
        return _figure(scene, "drawn", "board" if zones.board else "none", Mark.PLAIN)
    both = bool(zones.board)
    words = scene.words.counted(f"screen.camera.drawn.{'both' if both else 'seats'}", len(zones.seats))
    return FigureView(
        title=scene.text("camera.drawn"),
        word=words,
        detail="" if both else scene.text("camera.drawn.seats.help"),
        mark=Mark.GOOD if both else Mark.PLAIN,
    )


def _held(scene: Scene, health: CameraHealth, *, adjusting: bool) -> FigureView:
    if adjusting:
        return _figure(scene, "held", "adjusting", Mark.PLAIN)
    if not health.locked:
        return _figure(scene, "held", "none", Mark.PLAIN)
    held = [scene.text(f"camera.held.{control.value}") for control in HELD if control in health.locked]
    return _figure(scene, "held", "held", Mark.GOOD, held=scene.words.listed(held))
