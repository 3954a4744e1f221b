"""Whatever is touched: nothing raises, and what can be seen can be pressed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from config.preset import load_presets
from dealer.hand.state import Action
from dealer.rules.cards import FULL_DECK
from dealer.rules.chips import ChipColour
from dealer.rules.house import Mode
from dealer.rules.missed_blinds import WayIn
from dealer.table.commands import MoneyUnit
from tests.support.evening import Evening
from tests.support.hosting import Host, a_host
from ui import intents
from ui.desk.desk import Place
from ui.desk.entry import EntryFor
from ui.intents import Intent
from ui.views import CardSheetView, EntryView, Keys

PRESETS = load_presets()


def any_intent(chance: random.Random) -> Intent:
    """Some touch with some seat, place, amount: mostly one that means nothing just now."""
    seat, few, chips = chance.randint(1, 10), chance.randint(0, 4), chance.randint(0, 2000)
    return chance.choice(
        [
            *_PLAIN,
            intents.PressKey(chance.choice(["0", "00", "5", "back"])),
            intents.AddChip(25),
            intents.SetAmount(chips),
            intents.CorrectAction(few),
            intents.ReallyDid(few, chance.choice(list(Action)).value),
            intents.TypeRaiseAgain(few),
            intents.SitOut(seat),
            intents.SitIn(seat, chance.choice(list(WayIn)).value),
            intents.TypeChips(seat, chance.choice(_ABOUT_CHIPS).value),
            intents.TapSeat(seat),
            intents.PickCard(str(chance.choice(FULL_DECK))),
            intents.ChoosePlace(few),
            intents.Show(seat),
            intents.Muck(seat),
            intents.CorrectCards(chance.choice([None, seat])),
            intents.AwardTo(few, seat),
            intents.SplitPot(few),
            intents.ConfirmSplit(few),
            intents.TurnPage(chance.choice(["rows", "awards", "paragraphs"]), few),
            intents.ChoosePreset(chance.choice(PRESETS).key),
            intents.ChooseSeat(seat),
            intents.SeatPlayer(seat, "Zoë"),
            intents.StandUp(seat),
            intents.TypeName(seat),
            intents.TypeStack(seat),
            intents.MovePlayer(seat),
            intents.TypeChip(chance.choice(list(ChipColour)).value),
            intents.TakeChipOut(chance.choice(list(ChipColour)).value),
            intents.DeleteGame(chance.choice(PRESETS).key),
            intents.SitOut(seat, after_hand=True),
            intents.TypeNewcomer(seat),
            intents.BuyChips(seat, chips),
            intents.ChooseNewSeat(seat),
            intents.ChangeSeat(seat, chance.randint(1, 10)),
            intents.DealIn(seat),
            intents.DealOut(seat),
            intents.TypeBlinds(chance.choice(["small", "big"])),
            intents.PutButton(seat),
            intents.TypeText(chance.choice("aé 1")),
            intents.TakeName("Zoë"),
            intents.OpenHand(few),
            intents.OpenStep(few, seat),
            intents.TurnPage(chance.choice(["hands", "hand", "books", "names", "games"]), few),
        ]
    )


_ABOUT_CHIPS = (EntryFor.REBUY, EntryFor.COUNTED, EntryFor.STACK_AGAIN)

_PLAIN: tuple[Intent, ...] = (
    intents.Fold(),
    intents.FoldAnyway(),
    intents.CheckOrCall(),
    intents.CheckOrCall(),
    intents.OpenRaise(),
    intents.ClearAmount(),
    intents.ConfirmAmount(),
    intents.Undo(),
    intents.Redo(),
    intents.OpenMenu(),
    intents.OpenRuling(),
    intents.Back(),
    intents.LeaveFullScreen(),
    intents.OpenHands(),
    intents.OpenBooks(),
    intents.OpenNames(),
    intents.CopyText(),
    intents.SaveText(),
    intents.EnterFullScreen(),
    intents.Quit(),
    intents.AskVoid(),
    intents.VoidHand(),
    intents.TypeNewcomer(),
    intents.TurnTable(),
    intents.PressTooSoon(),
    intents.Deal(),
    intents.PickStreet(),
    intents.RunTwice(),
    intents.ConfirmCards(),
    intents.SkipCards(),
    intents.NextHand(),
    intents.SayAgain(),
    intents.OpenChange(),
    intents.DrawForButton(),
    intents.DrawSeats(),
    intents.OpenGame(),
    intents.OpenGames(),
    intents.TypeGameStack(),
    intents.OpenChips(),
    intents.TypeGameTitle(),
    intents.AskDeleteGame(),
    intents.OpenHouseRules(),
    intents.EraseText(),
    intents.ToggleShift(),
    intents.ToggleAccents(),
    intents.ConfirmEntry(),
)


def some_host(chance: random.Random) -> Host:
    stacks = [chance.choice([30, 100, 400, 2000]) for _ in range(chance.randint(2, 6))]
    host = a_host(
        *stacks,
        mode=chance.choice(list(Mode)).value,
        structure=chance.choice(["nl", "pl", "spread", "fl"]),
        limits=(20, 40),
        unit=chance.choice([MoneyUnit(), MoneyUnit(per_unit_chips=2, decimals=2)]),
        chip_unit_chips=chance.choice([1, 5]),
        run_it_twice=True,
    )
    host.presets = PRESETS
    return host


def looked_at(host: Host) -> None:
    """The view can be made, and no two of its buttons have one name."""
    names = [button.name for button in host.buttons()]
    assert len(set(names)) == len(names), sorted(names)


@pytest.mark.parametrize("seed", range(12))
def test_no_touch_whatever_it_is_breaks_the_window(seed: int) -> None:
    chance = random.Random(seed)
    host = some_host(chance)
    for _ in range(300):
        host.tap(any_intent(chance))
        looked_at(host)


def pressable(host: Host) -> Iterator[Intent]:
    """Everything a finger can do to what is shown."""
    yield from (button.intent for button in host.buttons() if button.enabled)
    view = host.overlay or host.screen
    if isinstance(view, CardSheetView):
        yield from (intents.PickCard(str(card)) for card in FULL_DECK)
        yield from (intents.ChoosePlace(place) for place in range(len(view.places)))
    elif isinstance(view, EntryView):
        number = view.keys is Keys.NUMBERS
        yield from (intents.PressKey(key) if number else intents.TypeText(key) for key in "1234567890")


@pytest.mark.parametrize("seed", range(12))
def test_everything_that_can_be_pressed_leads_somewhere(seed: int) -> None:
    chance = random.Random(seed)
    host = some_host(chance)
    for _ in range(300):
        host.tap(chance.choice(list(pressable(host))))
        looked_at(host)


@pytest.mark.parametrize("seed", range(8))
def test_a_new_game_can_be_laid_out_in_any_order(seed: int) -> None:
    chance = random.Random(seed)
    host = Host(Evening(), place=Place.START, presets=PRESETS)
    host.tap(intents.NewCashGame())
    for _ in range(200):
        host.tap(any_intent(chance) if chance.random() < 0.5 else chance.choice(list(pressable(host))))
        looked_at(host)
