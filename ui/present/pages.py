"""The page that covers the window, if one is open."""

from __future__ import annotations

from ui.desk.pages import Page
from ui.present.rules_card import rules_view
from ui.present.scene import Scene
from ui.views import ScreenView


def page_view(scene: Scene, page: Page) -> ScreenView:
    """What the open page shows."""
    return rules_view(scene, page)
