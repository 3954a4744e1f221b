"""The table screen: whose turn it is and what he owes at one glance, one tap to record what he did."""

from __future__ import annotations

from dealer.hand.betting import LegalActions
from dealer.hand.pots import layered_pots
from dealer.hand.state import Hand, Phase, Pot, Street
from dealer.rules.cards import Card
from dealer.words.pots import short_pot_label, who_can_win
from dealer.words.turns import closed_reason, turn_sentence
from ui import intents
from ui.present.dealer_step import step_bar
from ui.present.scene import Scene
from ui.present.seats import seat_views
from ui.views import (
    BannerKind,
    BoardView,
    ButtonLook,
    ButtonView,
    Icon,
    PotView,
    StepBarView,
    TableView,
    TopBarView,
    TurnBarView,
)

MOST_POTS = 3


def table_view(scene: Scene) -> TableView:
    """The table as it stands."""
    boards = _boards(scene)
    pots = pot_views(scene)
    return TableView(
        top=top_bar(scene),
        seats=seat_views(scene),
        board=boards[0],
        second_board=boards[1] if len(boards) > 1 else None,
        pots=pots,
        banners=scene.banners,
        line=_line(scene, pots),
        bar=_bar(scene),
        clock=scene.clock if scene.legal is not None and not scene.state.paused else None,
    )


def _line(scene: Scene, pots: tuple[PotView, ...]) -> str:
    """A refusal, or what has just happened; several pots with their names leave no room for it."""
    if scene.desk.refusal:
        return scene.desk.refusal
    return "" if len(pots) > 1 or scene.banners else scene.desk.line


def top_bar(scene: Scene) -> TopBarView:
    """Undo with what it undoes, hand number and blinds, the ruling, the menu."""
    state = scene.state
    number = state.hand_number if state.hand is not None else state.hand_number + 1
    stakes = scene.hand.setup.stakes if state.hand_in_play else state.stakes
    return TopBarView(
        title=scene.text("hand", number=number),
        detail=scene.text(
            "blinds",
            small=scene.money(stakes.small_blind_chips),
            big=scene.money(stakes.big_blind_chips),
        ),
        undo=undo_button(scene),
        redo=_redo_button(scene),
        ruling=_ruling_button(scene),
        menu=ButtonView(name="menu", text=scene.text("menu"), intent=intents.OpenMenu(), icon=Icon.MENU),
        alert=next((b.title for b in scene.banners if b.kind is BannerKind.ALERT), ""),
        tag=scene.text("practice") if scene.practice else "",
    )


def _ruling_button(scene: Scene) -> ButtonView:
    """What just happened?"""
    return ButtonView(name="ruling", text=scene.text("ruling"), intent=intents.OpenRuling(), icon=Icon.RULING)


def undo_button(scene: Scene) -> ButtonView | None:
    """The button that takes the newest entry back, if there is one."""
    if scene.undo is None:
        return None
    title, detail = scene.undo
    return ButtonView(name="undo", text=title, detail=detail, intent=intents.Undo(), icon=Icon.UNDO)


def _redo_button(scene: Scene) -> ButtonView | None:
    if scene.redo is None:
        return None
    title, _ = scene.redo
    return ButtonView(name="redo", text=title, intent=intents.Redo(), icon=Icon.REDO)


def _boards(scene: Scene) -> tuple[BoardView, ...]:
    hand = scene.state.hand
    if hand is None:
        return (BoardView(),)
    if scene.state.rabbit:
        return (_with_rabbit(hand.boards[0], scene.state.rabbit),)
    labels = ("",) if hand.runs == 1 else (scene.text("board.first"), scene.text("board.second"))
    places = Street.RIVER.board_size
    return tuple(
        BoardView(
            cards=tuple(map(str, board)) + (None,) * (places - len(board)),
            label=label,
            lies=hand.street.board_size if hand.runs == 1 else 0,
        )
        for board, label in zip(hand.boards, labels, strict=True)
    )


def _with_rabbit(board: tuple[Card, ...], rabbit: tuple[Card, ...]) -> BoardView:
    """The board, and dim beside it what would have come."""
    missing = Street.RIVER.board_size - len(board) - len(rabbit)
    return BoardView(cards=(*map(str, board), *map(str, rabbit), *(None,) * missing), played=len(board))


def pot_views(scene: Scene) -> tuple[PotView, ...]:
    """One pot with everything that was put in, or the gathered pots, each with who can win it."""
    if scene.state.hand is None or scene.hand.phase is Phase.OVER:
        return ()
    hand = scene.hand
    pots = _gathered(hand)
    if len(pots) < 2:
        given = sum(award.chips for award in hand.awards)
        return (_pot(scene, scene.text("pot"), hand.pot_chips - given),)
    views = [
        _pot(
            scene,
            short_pot_label(index, len(pots), scene.words),
            pot.chips,
            who=who_can_win(pot.eligible, scene.state, scene.words),
        )
        for index, pot in enumerate(pots)
    ]
    if len(views) <= MOST_POTS:
        return tuple(views)
    older = len(pots) - MOST_POTS + 1
    rest = sum(pot.chips for pot in pots[:older])
    return (_pot(scene, scene.text("pots.main_and_more", count=older - 1), rest), *views[older:])


def _pot(scene: Scene, label: str, chips: int, *, who: str = "") -> PotView:
    return PotView(label=label, amount=scene.money(chips), who=who, chips=scene.likeness(chips))


def _gathered(hand: Hand) -> tuple[Pot, ...]:
    """The pots of the closed streets, with who of them can still win."""
    if len(hand.pots) < 2:
        return hand.pots
    if not any(p.street_chips for p in hand.players):
        return layered_pots(hand.players)
    live = {p.seat for p in hand.live}
    return tuple(
        Pot(chips=pot.chips, eligible=tuple(seat for seat in pot.eligible if seat in live))
        for pot in hand.pots
    )


def _bar(scene: Scene) -> TurnBarView | StepBarView | None:
    legal = scene.legal
    if scene.state.paused:
        return _paused_bar(scene, legal)
    if legal is not None:
        return _turn_bar(scene, legal)
    return step_bar(scene)


def _paused_bar(scene: Scene, legal: LegalActions | None) -> StepBarView:
    """Nothing but the way on: no other tap is an action while the night is paused."""
    turn = legal and scene.text("paused.turn", name=scene.state.name(legal.seat))
    go_on = scene.text("paused.go_on")
    return StepBarView(
        sentence=turn or scene.text("paused"),
        step=ButtonView(name="go_on", text=go_on, intent=intents.GoOn(), look=ButtonLook.MAIN),
    )


def _turn_bar(scene: Scene, legal: LegalActions) -> TurnBarView:
    then = _who_acts_then(scene.hand, legal.seat)
    return TurnBarView(
        name=scene.state.name(legal.seat),
        sentence=turn_sentence(scene.state, scene.words),
        fold=ButtonView(name="fold", text=scene.text("fold"), intent=intents.Fold(), look=ButtonLook.QUIET),
        call=_call_button(scene, legal),
        raise_to=_raise_button(scene, legal),
        reason=closed_reason(scene.state, scene.words) if legal.raises is None else "",
        then_title=scene.text("then") if then else "",
        then=", ".join(scene.state.name(seat) for seat in then),
    )


def _call_button(scene: Scene, legal: LegalActions) -> ButtonView:
    player = scene.hand.player(legal.seat)
    if legal.can_check:
        return ButtonView(
            name="call", text=scene.text("check"), intent=intents.CheckOrCall(), look=ButtonLook.MAIN
        )
    all_in = legal.to_call_chips == player.stack_chips
    short = all_in and legal.call_to_chips < legal.price_chips
    return ButtonView(
        name="call",
        text=scene.text("call", amount=scene.money(legal.to_call_chips)),
        detail=scene.text("call.short" if short else "call.all_in") if all_in else "",
        intent=intents.CheckOrCall(),
        look=ButtonLook.MAIN,
    )


def _raise_button(scene: Scene, legal: LegalActions) -> ButtonView | None:
    """Opens the sheet; where there is one amount only, records it at once."""
    if legal.raises is None:
        return None
    low, high = legal.raises.lowest_to_chips, legal.raises.highest_to_chips
    verb = "bet" if legal.opening else "raise"
    if low == high:
        player = scene.hand.player(legal.seat)
        return ButtonView(
            name="raise",
            text=scene.text(f"{verb}.to", amount=scene.money(low)),
            detail=scene.text("raise.all_in") if low == player.reach_chips else _more(scene, low, legal),
            intent=intents.ConfirmAmount(),
            look=ButtonLook.EDGE,
        )
    return ButtonView(
        name="raise",
        text=scene.text(f"{verb}.open"),
        detail=scene.text("range", low=scene.money(low), high=scene.money(high)),
        intent=intents.OpenRaise(),
        look=ButtonLook.EDGE,
    )


def _more(scene: Scene, to_chips: int, legal: LegalActions) -> str:
    added = to_chips - scene.hand.player(legal.seat).street_chips
    return "" if added == to_chips else scene.text("more", amount=scene.money(added))


def _who_acts_then(hand: Hand, seat: int) -> tuple[int, ...]:
    """Who still has to act if everybody calls, in order."""
    seats = [p.seat for p in hand.players]
    start = seats.index(seat) + 1
    after = [*hand.players[start:], *hand.players[: start - 1]]
    price = hand.betting.price_chips
    return tuple(
        p.seat for p in after if not p.folded and p.stack_chips and (not p.acted or p.street_chips < price)
    )
