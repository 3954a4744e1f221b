"""Every screen in its telling states, at the five sizes: all can be read, and all can be touched."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

import pytest
from PyQt6.QtCore import QRect

from config.preset import load_presets
from dealer.words.catalogue import Catalogue
from dealer.words.languages import LANGUAGES
from tests.support.looking import Eyes, SeenText, collisions, ground_below
from tests.support.sample_views import windows
from tests.support.widgets import buttons_in, touch_rect
from tests.ui.conftest import ShowWindow
from ui.gallery.scenes import gallery_scenes
from ui.gallery.story import NAMES
from ui.present.window import window_view
from ui.theme import DAY, NIGHT, Size, Theme, contrast, four_coloured
from ui.views import TableView, TurnBarView, WindowView
from ui.widgets.action_bar import ActionBar
from ui.widgets.button import Button
from ui.widgets.pots import Pots

PIXELS_A_MM = {
    (800, 480): 5.2,
    (1280, 720): 8.3,
    (1280, 800): 5.9,
    (1920, 1080): 5.6,
    (720, 1280): 8.3,
}
"""Of the panel that each size stands for."""

SMALLEST_TARGET_PX = {
    (800, 480): 47,
    (1280, 720): 71,
    (1280, 800): 54,
    (1920, 1080): 51,
    (720, 1280): 71,
}
"""A target is at least 8.5 to 9 mm on the panel of that size."""

FAR_MM = 6.0
"""Height of the capitals of what is read across the table."""

LONG_NAMES = frozenset({", ".join(NAMES)})
"""The players of a night in one line of the button that continues it: the last of ten may be cut."""

SHORT_NAME = 10
"""Letters of a name that may not shrink."""

WINDOWS = windows()

TIGHTEST = ((800, 480), (1280, 800), (720, 1280))
"""Where longer words have the least room; 1280x720 and 1920x1080 are alike and have more."""

SHOWN = [
    pytest.param(
        (language, size),
        id=f"{language}-{size[0]}x{size[1]}",
        marks=[] if language == "en" or size in TIGHTEST else [pytest.mark.slow],
    )
    for language in LANGUAGES
    for size in PIXELS_A_MM
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What was seen of a view."""

    view: WindowView
    cut: frozenset[str]
    collisions: list[str]
    texts: list[SeenText]
    targets: dict[str, QRect]


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """All views of a language at a size."""

    size: tuple[int, int]
    unit: float
    looks: Mapping[str, Look]


@pytest.fixture(scope="module", params=SHOWN)
def shown(request: pytest.FixtureRequest, fonts: None) -> Iterator[Shown]:  # noqa: ARG001
    """Each view is painted once for all that is asked about it."""
    language, size = request.param
    eyes = Eyes(size)
    looks = {name: looked_at(eyes, view) for name, view in views(LANGUAGES[language].words).items()}
    yield Shown(size=size, unit=eyes.stage.kit.unit, looks=looks)
    eyes.close()


def views(words: Catalogue) -> Mapping[str, WindowView]:
    """The gallery in a language; in English also the states that no hand has led to yet."""
    scenes = gallery_scenes(words=words, presets=load_presets())
    made = {name: window_view(scene) for name, scene in scenes.items()}
    return made | {f"sample-{name}": view for name, view in WINDOWS.items() if words.language == "en"}


def looked_at(eyes: Eyes, view: WindowView) -> Look:
    """What is seen of `view`."""
    eyes.show(view)
    over, texts = collisions(eyes)
    buttons = buttons_in(eyes.stage)
    return Look(
        view=view,
        cut=frozenset(eyes.cut) - LONG_NAMES,
        collisions=over,
        texts=texts,
        targets={button.objectName(): touch_rect(button, eyes.stage) for button in buttons},
    )


def test_nothing_is_cut_covered_or_outside_the_window(shown: Shown) -> None:
    told = {name: [*sorted(look.cut), *look.collisions] for name, look in shown.looks.items()}
    assert {name: faults for name, faults in told.items() if faults} == {}


def test_targets_are_large_enough_for_a_finger_inside_the_window_and_apart(shown: Shown) -> None:
    window, least = QRect(0, 0, *shown.size), SMALLEST_TARGET_PX[shown.size]
    for view, look in shown.looks.items():
        assert look.targets, view
        for name, area in look.targets.items():
            assert min(area.width(), area.height()) >= least, (view, name)
            assert window.contains(area), (view, name)
        for (one, one_area), (other, other_area) in combinations(look.targets.items(), 2):
            common = one_area.intersected(other_area)
            assert min(common.width(), common.height()) <= 1, (view, one, other)


def test_what_is_read_across_the_table_has_capitals_of_6_mm(shown: Shown) -> None:
    least_px = FAR_MM * PIXELS_A_MM[shown.size]
    small = {
        (name, text.text): round(text.cap_height_px, 1)
        for name, look in shown.looks.items()
        for text in _read_across(look)
        if text.cap_height_px < least_px - 0.25
    }
    assert small == {}


def test_no_text_is_smaller_than_the_smallest_there_is(shown: Shown) -> None:
    """A single sign is the rank on a small card, or part of an icon."""
    least_px = int(Size.SMALLEST * shown.unit)
    small = {
        (name, text.text): text.font.pixelSize()
        for name, look in shown.looks.items()
        for text in look.texts
        if not text.picture and len(text.text) > 1 and text.font.pixelSize() < least_px
    }
    assert small == {}


def _read_across(look: Look) -> Iterator[SeenText]:
    """The name to act, what he owes, and each pot."""
    screen = look.view.screen
    if not isinstance(screen, TableView) or look.view.overlay is not None:
        return
    amounts = {pot.amount for pot in screen.pots}
    turn = screen.bar if isinstance(screen.bar, TurnBarView) else None
    for text in look.texts:
        widget, words = text.widget, text.text
        pot = isinstance(widget, Pots) and words in amounts
        name = turn and isinstance(widget, ActionBar) and words == turn.name and len(words) <= SHORT_NAME
        owed = turn and isinstance(widget, Button) and widget.view == turn.call and words == turn.call.text
        if pot or name or owed:
            yield text


@pytest.mark.parametrize("theme", [NIGHT, four_coloured(DAY)], ids=["night", "day, four colours"])
@pytest.mark.usefixtures("fonts")
def test_all_texts_stand_out_from_what_they_are_written_on(theme: Theme) -> None:
    eyes = Eyes((800, 480), theme)
    dull = {}
    for name, view in views(LANGUAGES["en"].words).items():
        eyes.show(view)
        picture, texts = eyes.picture()
        on_top = set(eyes.widgets())
        for text in texts:
            ground = ground_below(text, picture)
            if text.picture or text.widget not in on_top:
                continue
            ratio = contrast(text.ink, ground) if ground else 1.0
            if ratio < 4.5:
                dull[name, text.text] = (text.ink.name(), ground and ground.name(), round(ratio, 2))
    eyes.close()
    assert dull == {}


@pytest.mark.parametrize("name", WINDOWS)
def test_every_button_has_its_own_name_and_says_what_it_does(name: str, show_window: ShowWindow) -> None:
    buttons = buttons_in(show_window(WINDOWS[name]))
    names = [button.objectName() for button in buttons]
    assert len(set(names)) == len(names)
    for button in buttons:
        assert button.objectName()
        assert button.accessibleName(), button.objectName()
