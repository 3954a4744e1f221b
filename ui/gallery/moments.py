"""Gallery scenes of what comes up now and then: asked before the cards and all-in, shared pots, refusals."""

from __future__ import annotations

from dataclasses import replace

from dealer.hand.state import Action
from dealer.night.journal import Saved
from dealer.rules.house import HouseRules
from dealer.table import commands as c
from dealer.words.catalogue import Catalogue
from ui.desk.desk import Desk, Overlay, Place
from ui.desk.entry import Entry, EntryFor
from ui.desk.games import ChipsPage
from ui.desk.sheets import SplitChoice
from ui.gallery.story import STACKS, Story, a_table, cards
from ui.present.banners import banners
from ui.present.scene import Scene

REFUSED = "It is Dev's turn, not Chitra's."


def moment_scenes(words: Catalogue) -> dict[str, Scene]:
    """The scenes by name."""
    return {
        **_between_hands(words),
        **_all_in(words),
        **_shared(words),
        **_refused(words),
    }


def _between_hands(words: Catalogue) -> dict[str, Scene]:
    """Straddle and bomb pot are asked before the cards; blinds and chips of the night are changed."""
    rules = HouseRules(chip_unit_chips=5, straddles=True, bomb_pots=True)
    story = a_table(words, zip(range(1, 7), STACKS[:6], strict=True), button=1, rules=rules)
    story.play(c.VoidHand())
    scene = story.scene()

    def desk(**open_: object) -> Scene:
        return replace(scene, desk=Desk(place=Place.TABLE, **open_))  # type: ignore[arg-type]

    big_blind = Entry(purpose=EntryFor.BIG_BLIND, small_blind_chips=20, text="40")
    return {
        "before-cards": scene,
        "before-cards-asked": desk(overlay=Overlay.BEFORE_CARDS),
        "bomb-pot": desk(entry=Entry(purpose=EntryFor.BOMB_POT, text="75")),
        "table-chips": desk(page=ChipsPage()),
        "table-blinds": desk(entry=big_blind),
    }


def _all_in(words: Catalogue) -> dict[str, Scene]:
    """Whether they run it twice is asked once, when nobody can bet any more."""
    story = a_table(words, ((2, 800), (5, 1240), (8, 800)), button=2)
    story.acts((2, Action.RAISE, 800), (5, Action.CALL), (8, Action.FOLD))
    return {"run-twice-asked": story.scene()}


def _shared(words: Catalogue) -> dict[str, Scene]:
    """Four players who may share a pot, two of them with one name."""
    story = a_table(words, zip(range(1, 5), STACKS[:4], strict=True), button=1)
    story.play(c.VoidHand(), c.Rename(seat=4, name="Ben"), c.StartHand())
    _passed(story)
    for street in ("Ks 9c 8d", "4d", "2h"):
        _passed(story.play(c.DealBoard(cards=cards(street))))
    share = SplitChoice(pot=0, seats=(2, 4))
    return {
        "showdown-two-of-a-name": story.scene(),
        "showdown-choosing": story.scene(Desk(place=Place.TABLE, split=share)),
    }


def _passed(story: Story) -> None:
    """Everybody calls or checks until the street is closed."""
    while (hand := story.state.hand) is not None and hand.to_act is not None:
        paid = hand.player(hand.to_act).street_chips == hand.betting.price_chips
        story.acts((hand.to_act, Action.CHECK if paid else Action.CALL))


def _refused(words: Catalogue) -> dict[str, Scene]:
    """A refusal, and one under a banner, where the room is least."""
    story = a_table(words, zip(range(1, 11), STACKS, strict=True), button=8)
    desk = Desk(place=Place.TABLE, refusal=REFUSED)
    not_saved = banners(Saved(waiting=3, problem="disk full"), None, words)
    return {
        "refused": story.scene(desk),
        "refused-not-saved": story.scene(desk, banners=not_saved),
    }
