"""The showdown screen: who shows in which order, and who gets which chips of which pot."""

from __future__ import annotations

from config.settings import VoiceLevel
from dealer.hand.payout import contenders, halves, open_awards
from dealer.hand.state import Award, Hand, Phase, Player, Street
from dealer.rules.cards import Card
from dealer.rules.ranking import best_five, hand_value
from dealer.words.awards import change_told, hand_change
from dealer.words.hands import brief_name, row_name
from dealer.words.pots import pot_label, who_can_win
from dealer.words.speaker import Speaker
from dealer.words.steps import next_step
from ui import intents
from ui.present.before_cards import before_cards_button
from ui.present.dealer_step import enough_players
from ui.present.scene import Scene
from ui.present.table import top_bar
from ui.views import (
    AwardView,
    ButtonLook,
    ButtonView,
    CardState,
    CardView,
    PayoutView,
    ShowdownView,
    ShowRowView,
    ShowState,
)


def at_showdown(hand: Hand) -> bool:
    """Whether the showdown screen is the one to show: hands are compared, or have been."""
    return len(hand.live) > 1 and hand.phase in (Phase.SHOWDOWN, Phase.OVER)


def showdown_view(scene: Scene) -> ShowdownView:
    """The rows in show order at the left, the pots at the right, the default step below."""
    rows, awards = _rows(scene), _awards(scene)
    return ShowdownView(
        top=top_bar(scene),
        sentence=scene.desk.refusal or _change(scene) or next_step(scene.state, scene.words),
        rows=rows,
        awards=awards,
        done=_done(scene),
        others=_others(scene),
        first_row=_first_to_see(rows) if scene.desk.first_row is None else scene.desk.first_row,
        first_award=_first_open(awards) if scene.desk.first_award is None else scene.desk.first_award,
    )


def _change(scene: Scene) -> str:
    """What has to be changed before the chips can be paid."""
    if scene.hand.phase is not Phase.OVER:
        return ""
    exchange = hand_change(scene.state)
    return change_told(exchange, Speaker(state=scene.state, words=scene.words)) if exchange else ""


def _first_to_see(rows: tuple[ShowRowView, ...]) -> int:
    """The row before the player who is to show, so that he is in sight in a long list."""
    asked = next((index for index, row in enumerate(rows) if row.state is ShowState.TO_SHOW), 0)
    return max(asked - 1, 0)


def _first_open(awards: tuple[AwardView, ...]) -> int:
    """The pot that is to be given away next, so that it is in sight; once all are given the first."""
    return next((index for index, award in enumerate(awards) if award.choices), 0)


def _rows(scene: Scene) -> tuple[ShowRowView, ...]:
    hand = scene.hand
    players = [hand.player(seat) for seat in hand.show_order]
    undecided = [p for p in players if not p.cards and not p.mucked]
    return tuple(
        _row(scene, player, order, asked=hand.phase is Phase.SHOWDOWN and player in undecided[:1])
        for order, player in enumerate(players, start=1)
    )


def _row(scene: Scene, player: Player, order: int, *, asked: bool) -> ShowRowView:
    return ShowRowView(
        order=str(order),
        seat=player.seat,
        name=scene.state.name(player.seat),
        state=_show_state(player, asked=asked),
        words=_row_words(scene, player, asked=asked),
        hole=_cards(scene, player, player.cards),
        board=_cards(scene, player, scene.hand.boards[0]) if player.cards else (),
        buttons=_row_buttons(scene, player),
    )


def _show_state(player: Player, *, asked: bool) -> ShowState:
    if player.mucked:
        return ShowState.MUCKED
    if player.cards:
        return ShowState.SHOWN
    return ShowState.TO_SHOW if asked else ShowState.WAITING


def _row_words(scene: Scene, player: Player, *, asked: bool) -> str:
    if player.mucked:
        return scene.text("row.mucked")
    if player.cards:
        return _hand_words(scene, player)
    if scene.hand.phase is Phase.OVER:
        return ""
    return scene.text("row.to_show" if asked else "row.waits")


def _hand_words(scene: Scene, player: Player) -> str:
    """What he has; run twice what he has on each board; nothing while a board is not complete."""
    boards = scene.hand.boards
    if any(len(board) < Street.RIVER.board_size for board in boards):
        return ""
    values = [hand_value((*player.cards, *board)) for board in boards]
    if len(values) == 1:
        return row_name(values[0], scene.words)
    return " / ".join(brief_name(value, scene.words) for value in values)


def _cards(scene: Scene, player: Player, cards: tuple[Card, ...]) -> tuple[CardView, ...]:
    """Faces, with those that play raised once the board is complete."""
    board = scene.hand.boards[0]
    if not player.cards or len(board) < Street.RIVER.board_size:
        return tuple(CardView(face=str(card)) for card in cards)
    plays = set(best_five((*player.cards, *board)))
    return tuple(
        CardView(face=str(card), state=CardState.PLAYS if card in plays else CardState.DIM) for card in cards
    )


def _row_buttons(scene: Scene, player: Player) -> tuple[ButtonView, ...]:
    if player.cards or player.mucked or scene.hand.phase is not Phase.SHOWDOWN:
        return ()
    name = scene.state.name(player.seat)
    return (
        ButtonView(
            name=f"show_{player.seat}",
            text=scene.text("row.show"),
            intent=intents.Show(player.seat),
            says=scene.text("row.show_says", name=name),
        ),
        ButtonView(
            name=f"muck_{player.seat}",
            text=scene.text("row.muck"),
            intent=intents.Muck(player.seat),
            look=ButtonLook.QUIET,
            says=scene.text("row.muck_says", name=name),
        ),
    )


def _awards(scene: Scene) -> tuple[AwardView, ...]:
    """Side pots first; a pot that was run twice has a panel for each board."""
    hand = scene.hand
    return tuple(
        _award(scene, pot, run) for pot in reversed(range(len(hand.pots))) for run in range(hand.runs)
    )


def _award(scene: Scene, pot: int, run: int) -> AwardView:
    hand = scene.hand
    given = next((a for a in hand.awards if (a.pot, a.run) == (pot, run)), None)
    label = pot_label(pot, len(hand.pots), scene.words)
    if hand.runs > 1:
        label = scene.text("award.run", pot=label, board=scene.text(f"board.{_ORDINALS[run]}"))
    if given is None:
        return AwardView(
            label=label,
            amount=scene.money(_part(hand, pot, run)),
            reason=who_can_win(hand.pots[pot].eligible, scene.state, scene.words),
            choices=_choices(scene, pot) if _is_asked(hand, pot, run) else (),
        )
    return AwardView(
        label=label,
        amount=scene.money(given.chips),
        reason=_reason(scene, given),
        payouts=tuple(
            PayoutView(name=scene.state.name(seat), amount=scene.money(chips), chips=scene.counted(chips))
            for seat, chips in given.shares
        ),
        note=_note(scene, given),
    )


def _part(hand: Hand, pot: int, run: int) -> int:
    """What is won on this board: the pot, or of a pot that is run twice one half."""
    return halves(hand.pots[pot].chips, hand.runs, hand.setup.rules.chip_unit_chips)[run]


_ORDINALS = ("first", "second")


def _is_asked(hand: Hand, pot: int, run: int) -> bool:
    """Whether the table can say who wins this part: of two boards the first one first."""
    if hand.phase is not Phase.SHOWDOWN:
        return False
    return run == next((later for open_pot, later in open_awards(hand) if open_pot == pot), None)


def _choices(scene: Scene, pot: int) -> tuple[ButtonView, ...]:
    """The players who can win it; while a split is chosen, taps choose and a last button records."""
    split = scene.desk.split
    splitting = split is not None and split.pot == pot
    able = contenders(scene.hand, pot)
    buttons = [
        ButtonView(
            name=f"winner_{pot}_{seat}",
            text=scene.state.name(seat),
            intent=intents.AwardTo(pot, seat),
            look=_choice_look(scene, pot, seat),
            says=scene.text(
                "award.says",
                name=scene.state.name(seat),
                pot=pot_label(pot, len(scene.hand.pots), scene.words),
            ),
        )
        for seat in able
    ]
    if len(able) > 1:
        buttons.append(_split_button(scene, pot, splitting=splitting))
    return tuple(buttons)


def _choice_look(scene: Scene, pot: int, seat: int) -> ButtonLook:
    """Chosen for a split; brass-edged in the pot that is asked about first."""
    split = scene.desk.split
    if split is not None and split.pot == pot and seat in split.seats:
        return ButtonLook.CHOSEN
    asked, _ = next(open_awards(scene.hand))
    return ButtonLook.EDGE if pot == asked else ButtonLook.PLAIN


def _split_button(scene: Scene, pot: int, *, splitting: bool) -> ButtonView:
    """Begins a split, records it once two are chosen, and until then leaves it again."""
    split = scene.desk.split
    chosen = len(split.seats) if splitting and split is not None else 0
    if chosen > 1:
        return ButtonView(
            name=f"split_{pot}",
            text=scene.text("award.split_between", count=chosen),
            intent=intents.ConfirmSplit(pot),
            look=ButtonLook.EDGE,
        )
    if splitting:
        return ButtonView(
            name=f"no_split_{pot}",
            text=scene.text("award.no_split"),
            intent=intents.Back(),
            look=ButtonLook.QUIET,
        )
    return ButtonView(
        name=f"split_{pot}",
        text=scene.text("award.split"),
        intent=intents.SplitPot(pot),
        look=ButtonLook.QUIET,
    )


def _reason(scene: Scene, award: Award) -> str:
    hand = scene.hand
    board = hand.boards[award.run]
    if len(award.shares) > 1:
        return scene.text("award.tie")
    cards = hand.player(award.shares[0][0]).cards
    if award.by_cards and cards and len(board) == Street.RIVER.board_size:
        return brief_name(hand_value((*cards, *board)), scene.words)
    return "" if len(hand.pots[award.pot].eligible) > 1 else scene.text("award.alone")


def _note(scene: Scene, award: Award) -> str:
    """The odd chip and who has it; what is smaller than the smallest chip is said too."""
    if not award.odd:
        return ""
    unit = scene.hand.setup.rules.chip_unit_chips
    if award.chips % unit:
        return scene.text(
            "award.rest", amount=scene.money(award.chips % unit), name=scene.state.name(award.odd[0])
        )
    names = ", ".join(scene.state.name(seat) for seat in award.odd)
    return scene.text("award.odd", amount=scene.money(unit), names=names)


def _done(scene: Scene) -> ButtonView:
    """On to the next hand, or to the table where there are too few players for one."""
    over = scene.hand.phase is Phase.OVER
    if over and not enough_players(scene):
        return ButtonView(
            name="see_table",
            text=scene.text("showdown.paid_table"),
            detail=scene.text("next_hand.few"),
            intent=intents.SeeTable(),
            look=ButtonLook.MAIN,
        )
    return ButtonView(
        name="next_hand",
        text=scene.text("showdown.paid" if over else "showdown.open"),
        detail="" if over else scene.text("showdown.missing"),
        intent=intents.NextHand(),
        look=ButtonLook.MAIN,
        enabled=over,
    )


def _others(scene: Scene) -> tuple[ButtonView, ...]:
    """What was recorded wrong; then the last words once more.

    Between two hands also the way to the seats, and what is asked before the cards, if anything.
    """
    change = ButtonView(name="change", text=scene.text("showdown.change"), intent=intents.OpenChange())
    others: tuple[ButtonView | None, ...] = (change, say_again_button(scene))
    if scene.hand.phase is Phase.OVER and enough_players(scene):
        seats = ButtonView(name="see_table", text=scene.text("showdown.seats"), intent=intents.SeeTable())
        others = (change, seats, before_cards_button(scene) or say_again_button(scene))
    return tuple(button for button in others if button is not None)


def say_again_button(scene: Scene) -> ButtonView | None:
    """Repeats what was said last, where the box speaks at all."""
    if scene.settings.sound.voice is VoiceLevel.OFF:
        return None
    return ButtonView(name="say_again", text=scene.text("say_again"), intent=intents.SayAgain())
