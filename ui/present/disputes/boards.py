"""Board cards too early, too many, without a burn, or other ones than on the screen (TDA 39, RP-5)."""

from __future__ import annotations

from dealer.hand.events import Acted, BoardDealt
from dealer.hand.state import Hand, Phase, Street
from dealer.rules.rulings.dealing import FlopRepair, repair_early_cards, repair_flop
from dealer.words.catalogue import capital
from dealer.words.turns import turn_line
from ui import intents
from ui.desk.dispute import Ask, DisputePage
from ui.present.disputes.step import Agreement, Choice, Option, Step, Verdict, play_on
from ui.present.scene import Scene


def board_faults(scene: Scene) -> tuple[str, ...]:
    """What can be wrong with the board now."""
    hand = scene.state.hand
    if hand is None or not scene.state.hand_in_play:
        return ()
    found = []
    if hand.phase is Phase.BETTING and hand.street is not Street.RIVER:
        found.append("early")
    if _at_the_flop(hand):
        found += ["four", "more", "no_burn"]
    if hand.boards[0]:
        found.append("cards")
    return tuple(found)


def _at_the_flop(hand: Hand) -> bool:
    """The flop lies there, or is just being dealt."""
    before = hand.phase is Phase.DEALING and hand.street is Street.PREFLOP
    return before or (hand.street is Street.FLOP and hand.phase in (Phase.BETTING, Phase.DEALING))


def board_card(scene: Scene, page: DisputePage) -> Step:
    """What is wrong with the board, and how it is put right."""
    which = page.key(Ask.WHICH)
    if which is None:
        options = tuple(
            Option(key=key, text=capital(scene.text(f"dispute.board.{key}", street=_coming(scene))))
            for key in board_faults(scene)
        )
        return Choice(ask=Ask.WHICH, title=scene.text("dispute.board"), options=options)
    match which:
        case "early":
            return _early(scene)
        case "four":
            return _flop(scene, repair_flop(4), "four")
        case "more":
            return _flop(scene, repair_flop(5), "more")
        case "no_burn":
            return _flop(scene, repair_flop(3, burned=False, acted=_acted_on_flop(scene)), "no_burn")
        case _:
            return _other_cards(scene)


def _coming(scene: Scene) -> str:
    """The word of the street that would come next."""
    street = scene.hand.street
    return scene.text(f"dispute.street.{Street(min(street + 1, Street.RIVER)).word}")


def _acted_on_flop(scene: Scene) -> bool:
    dealt = False
    for event in scene.state.log:
        dealt = dealt or isinstance(event, BoardDealt)
        if dealt and isinstance(event, Acted):
            return True
    return False


def _early(scene: Scene) -> Verdict:
    """The card goes back, the betting is finished, then it is dealt anew without another burn (RP-5)."""
    repair = repair_early_cards(3 if scene.hand.street is Street.PREFLOP else 1)
    steps = ["early_back", "early_finish"]
    steps += ["early_shuffle"] if repair.shuffle_stub else []
    steps += [] if repair.burn_again else ["early_no_burn"]
    street = _coming(scene)
    return Verdict(
        headline=capital(scene.text("dispute.board.is.early", street=street)),
        why=scene.text("dispute.board.why.early", turn=turn_line(scene.state, scene.words)),
        rule="TDA RP-5",
        line="early_card",
        steps=tuple(scene.text(f"dispute.do.{step}", street=street) for step in steps),
        agreements=(play_on(scene),),
    )


def _flop(scene: Scene, repair: FlopRepair, which: str) -> Verdict:
    """Some of the cards are scrambled, some become burn cards, some go back (TDA 39)."""
    steps = []
    if repair.shuffle_face_down:
        steps.append(scene.text("dispute.do.scramble", count=repair.shuffle_face_down))
    if repair.burn:
        steps.append(scene.text("dispute.do.one_burn"))
    if repair.back:
        steps.append(scene.text("dispute.do.rest_back"))
    if repair.from_stub:
        steps.append(scene.text("dispute.do.complete"))
    kind = which if repair.shuffle_face_down else "stands"
    correct = () if not scene.hand.boards[0] or kind == "stands" else (_correct_cards(scene),)
    return Verdict(
        headline=scene.text(f"dispute.board.is.{kind}"),
        why=scene.text(f"dispute.board.why.{kind}"),
        rule="TDA RP-14" if which == "more" else "TDA 39",
        line="flop_cards",
        steps=tuple(steps),
        agreements=(*correct, play_on(scene)),
    )


def _correct_cards(scene: Scene) -> Agreement:
    text = scene.text("dispute.board.correct")
    return Agreement(key="cards", text=text, opens=intents.CorrectCards())


def _other_cards(scene: Scene) -> Verdict:
    return Verdict(
        headline=scene.text("dispute.board.is.cards"),
        why=scene.text("dispute.board.why.cards"),
        rule="TDA 12",
        line="cards_speak",
        agreements=(_correct_cards(scene),),
    )
