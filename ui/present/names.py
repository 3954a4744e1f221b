"""Names from earlier nights: all of them on a page, and those that begin as what is being typed."""

from __future__ import annotations

import unicodedata
from collections import Counter

from ui import intents
from ui.desk.entry import Entry, EntryFor
from ui.desk.names import NamesPage
from ui.desk.setup import Setup
from ui.present.scene import Scene
from ui.views import ButtonLook, ButtonView, NamesView

ON_A_PAGE = 18
SUGGESTED = 8
NAMED = frozenset({EntryFor.NAME, EntryFor.NEWCOMER, EntryFor.RENAME})
"""The entries at which a name is typed."""


def taken_names(scene: Scene) -> dict[str, int]:
    """Who sits where already, in the game being laid out or at the table; by the name in small letters."""
    setup = scene.desk.setup
    if setup is not None and scene.preset is not None:
        return {player.name.casefold(): player.seat for player in setup.players}
    return {seat.name.casefold(): seat.seat for seat in scene.state.seats}


def known_names(scene: Scene) -> tuple[str, ...]:
    """The names of earlier nights that do not sit here already."""
    taken = taken_names(scene)
    return tuple(name for name in scene.desk.known_names if name.casefold() not in taken)


def suggestions(scene: Scene, entry: Entry) -> tuple[ButtonView, ...]:
    """Names that begin as what was typed; one tap takes one."""
    if entry.purpose not in NAMED:
        return ()
    typed = _plain(entry.text)
    fitting = [name for name in known_names(scene) if _begins(name, typed) and _plain(name) != typed]
    return tuple(
        ButtonView(name=f"suggested_{index}", text=name, intent=intents.TakeName(name), look=ButtonLook.EDGE)
        for index, name in enumerate(fitting[:SUGGESTED])
    )


def _plain(text: str) -> str:
    """Small letters without their accents: "zo" finds "Zoë"."""
    parts = unicodedata.normalize("NFKD", " ".join(text.split()).casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def _begins(name: str, typed: str) -> bool:
    """Whether the name or one of its words begins with `typed`."""
    plain = _plain(name)
    return plain.startswith(typed) or any(word.startswith(typed) for word in plain.split())


def name_hint(scene: Scene, entry: Entry) -> str:
    """That somebody is called so already; it may be taken all the same."""
    name = " ".join(entry.text.split())
    sits_at = taken_names(scene).get(name.casefold())
    if entry.purpose not in NAMED or sits_at in (None, entry.seat):
        return ""
    return scene.text("players.taken", name=name)


def twice(setup: Setup) -> str:
    """A name that two of the players have, or nothing."""
    names = Counter(player.name.casefold() for player in setup.players)
    return next((p.name for p in setup.players if names[p.name.casefold()] > 1), "")


def names_view(scene: Scene, page: NamesPage) -> NamesView:
    """All known names for the seat that is asked about; who sits already keeps his place in the list."""
    setup = scene.desk.setup
    asked = setup.asked if setup is not None else 0
    names = scene.desk.known_names
    first = min(page.first, max(len(names) - 1, 0)) // ON_A_PAGE * ON_A_PAGE
    pages = -(-len(names) // ON_A_PAGE)
    taken = taken_names(scene)
    return NamesView(
        title=scene.text("players.title", seat=asked),
        hint=scene.text("players.hint"),
        names=tuple(
            _name_button(scene, index, asked, taken)
            for index in range(first, min(first + ON_A_PAGE, len(names)))
        ),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        others=(
            ButtonView(name="type_name", text=scene.text("players.type"), intent=intents.TypeName(asked)),
        ),
        before=_turn("‹", scene.text("players.before"), first - ON_A_PAGE, possible=first > 0)
        if pages > 1
        else None,
        after=_turn(
            "›", scene.text("players.after"), first + ON_A_PAGE, possible=first + ON_A_PAGE < len(names)
        )
        if pages > 1
        else None,
        page=f"{first // ON_A_PAGE + 1}/{pages}" if pages > 1 else "",
    )


def _name_button(scene: Scene, index: int, asked: int, taken: dict[str, int]) -> ButtonView:
    name = scene.desk.known_names[index]
    seat = taken.get(name.casefold())
    return ButtonView(
        name=f"name_{index}",
        text=name,
        detail="" if seat is None else scene.text("players.seat", seat=seat),
        intent=intents.SeatPlayer(asked, name),
        enabled=seat is None,
    )


def _turn(text: str, says: str, first: int, *, possible: bool) -> ButtonView:
    return ButtonView(
        name="names_before" if text == "‹" else "names_after",
        text=text,
        intent=intents.TurnPage("names", max(first, 0)),
        enabled=possible,
        says=says,
    )
