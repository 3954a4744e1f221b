"""The hands of the night: the list, and one hand to be read."""

from __future__ import annotations

from dealer.night.hand_log import LoggedHand
from dealer.night.hand_text import hand_lines, hand_title, outcome
from dealer.night.log_line import LogLine
from ui import intents
from ui.desk.looking_back import HandPage, HandsPage
from ui.present.scene import Scene
from ui.views import ButtonLook, ButtonView, HandRowView, HandsView, LineStyle, ReadingLine, ReadingView

ROWS = 12
"""The hands on a page of the list."""


def hands_view(scene: Scene, page: HandsPage) -> HandsView:
    """The page of the list that begins with the `first` newest hand."""
    log = scene.log
    count = len(log) if log is not None else 0
    first = min(page.first, max(count - 1, 0)) // ROWS * ROWS
    end = count - first
    hands = log.hands(max(end - ROWS, 0), end) if log is not None and count else ()
    places = range(end - 1, max(end - ROWS, 0) - 1, -1)
    pages = -(-count // ROWS)
    return HandsView(
        title=scene.text("log.title"),
        hint=scene.words.counted("screen.log.hint", count) if count else scene.text("log.none"),
        rows=tuple(
            _row(scene, place, hand) for place, hand in zip(places, reversed(hands), strict=bool(count))
        ),
        back=back_button(scene),
        others=(_books_button(scene), *(export_buttons(scene) if count else ())),
        before=_turn("hands_newer", scene.text("log.newer"), first - ROWS, enabled=first > 0)
        if pages > 1
        else None,
        after=_turn("hands_older", scene.text("log.older"), first + ROWS, enabled=first + ROWS < count)
        if pages > 1
        else None,
        page=f"{first // ROWS + 1}/{pages}" if pages > 1 else "",
        note=page.note,
    )


def _row(scene: Scene, place: int, hand: LoggedHand) -> HandRowView:
    title, won = hand_title(hand, scene.words), outcome(hand, scene.words)
    return HandRowView(
        open=ButtonView(
            name=f"hand_{place}",
            text=str(hand.number),
            detail=won,
            intent=intents.OpenHand(place),
            says=f"{title}: {won}",
        ),
        time=hand.steps[0].entry.at[11:16],
    )


def _turn(name: str, text: str, first: int, *, enabled: bool) -> ButtonView:
    return ButtonView(
        name=name,
        text=text,
        intent=intents.TurnPage("hands", max(first, 0)),
        enabled=enabled,
    )


def _books_button(scene: Scene) -> ButtonView:
    return ButtonView(name="books", text=scene.text("menu.books"), intent=intents.OpenBooks())


def back_button(scene: Scene) -> ButtonView:
    """The way back to where one came from."""
    return ButtonView(name="back", text=scene.text("back"), intent=intents.Back())


def export_buttons(scene: Scene) -> tuple[ButtonView, ...]:
    """Copy and save what the page shows as text."""
    return (
        ButtonView(
            name="copy_text",
            text=scene.text("log.copy"),
            intent=intents.CopyText(),
            look=ButtonLook.QUIET,
            says=scene.text("log.copy_says"),
        ),
        ButtonView(
            name="save_text",
            text=scene.text("log.save"),
            intent=intents.SaveText(),
            look=ButtonLook.QUIET,
            says=scene.text("log.save_says"),
        ),
    )


def logged_hand(scene: Scene, place: int) -> LoggedHand | None:
    """The hand at `place`; ``None`` where an undo has taken it away meanwhile."""
    log = scene.log
    return log.hand(place) if log is not None and 0 <= place < len(log) else None


def hand_view(scene: Scene, page: HandPage) -> ReadingView | HandsView:
    """One hand to be read; where it is no longer there, the list."""
    hand = logged_hand(scene, page.place)
    if hand is None:
        return hands_view(scene, HandsPage())
    step = ButtonView(
        name="step_through",
        text=scene.text("log.step_through"),
        intent=intents.OpenStep(page.place, 0),
    )
    return ReadingView(
        title=hand_title(hand, scene.words),
        hint=hand.steps[0].entry.at[11:16],
        lines=tuple(reading_line(line) for line in hand_lines(hand, scene.words)),
        back=back_button(scene),
        part="hand",
        first=page.first,
        columns=True,
        others=(step, *export_buttons(scene)),
        note=page.note,
    )


def reading_line(line: LogLine) -> ReadingLine:
    """A line of the log as it is drawn."""
    return ReadingLine(text=line.text, style=LineStyle.HEADING if line.heading else LineStyle.PLAIN)
