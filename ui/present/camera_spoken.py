"""What is said aloud while a deck is taught or checked: eyes and hands are at the cards."""

from __future__ import annotations

from dealer.words.hands import card_name
from ui.camera_setup.seen import CameraSetupSeen
from ui.present.deck_check import check_words
from ui.present.scene import Scene
from vision.taught_deck import SelfCheck
from vision.teaching import Teaching, Told


def said_after_look(scene: Scene, before: CameraSetupSeen, after: CameraSetupSeen) -> str:
    """The news of a look, if there are any."""
    if after.check is not None and after.check is not before.check:
        return check_words(scene, after.check, looking=False)[0]
    if after.teaching is not None and after.self_check is not None:
        return _of_lesson(scene, before.teaching or Teaching(), after.teaching, after.self_check)
    return ""


def _of_lesson(scene: Scene, before: Teaching, after: Teaching, check: SelfCheck) -> str:
    """The card that was learnt, or that the next word is the host's."""
    if (before.told, before.card) == (after.told, after.card):
        return ""
    if after.told is Told.UNSURE:
        return scene.text("teach.unsure")
    if after.told is not Told.TAUGHT or after.card is None:
        return ""
    return scene.text("teach.passed") if check.passed else card_name(after.card, scene.words)
