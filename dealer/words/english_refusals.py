"""Why something cannot be done, in English: a sentence for every rule that can be broken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

REFUSALS: Final[Mapping[str, str]] = {
    "refusal.rule": "{sentence} ({rule})",
    "refusal.rule_violation": "That cannot be done now.",
    "refusal.bad_card": "{text} is not a card.",
    "refusal.duplicate_card": "The {card} is used twice: {first} and {second}.",
    "refusal.out_of_turn": "It is the turn of {to_act}, not of {seat}.",
    "refusal.hand_over": "The betting of this hand is over.",
    "refusal.round_closed": "Nobody is to act: deal the next street first.",
    "refusal.round_open": "First {to_act} has to act.",
    "refusal.unknown_seat": "{seat} has no cards in this hand.",
    "refusal.check_facing_bet": "There are {to_call_chips} to call: no check.",
    "refusal.nothing_to_call": "There is nothing to call: that is a check.",
    "refusal.wrong_call_amount": "A call is to {call_to_chips}, not {offered_chips}.",
    "refusal.raise_too_small": "{offered_chips} is too little: at least {minimum_chips}.",
    "refusal.raise_too_large": "{offered_chips} is too much: at most {maximum_chips}.",
    "refusal.wrong_card_count": "That takes {due} cards, not {offered}.",
    "refusal.not_at_showdown": "That has to wait for the showdown.",
    "refusal.not_eligible": "{seats} cannot win this pot, only {eligible}.",
    "refusal.no_winner": "Somebody has to win this pot: {eligible}.",
    "refusal.pot_already_awarded": "This pot has been given away already.",
    "refusal.run_twice_not_allowed": "Run it twice: only in a cash game, after the all-in, before the river.",
    "refusal.not_enough_players": "Two players with chips are needed.",
    "refusal.button_stands": "Too much has happened in this hand: the button stays.",
    "refusal.nothing_pushed": "No chips and no clear word: there is nothing to rule on.",
    "refusal.table_not_open": "No game has been started yet.",
    "refusal.seat_taken": "{seat} sits in seat {seat_number}.",
    "refusal.seat_empty": "Nobody sits in seat {seat_number}.",
    "refusal.hand_in_play": "First this hand has to end.",
    "refusal.no_hand_in_play": "No hand is being played.",
    "refusal.player_in_hand": "{seat} holds cards: first this hand has to end.",
    "refusal.player_gone": "The player of seat {seat_number} has left it since: that hand stands.",
    "refusal.bad_chips": "{offered_chips} is too little: at least {least_chips}.",
    "refusal.name_missing": "A player needs a name.",
    "refusal.straddle_not_allowed": "{seat} may not straddle, only {seats}.",
    "refusal.no_straddle": "Nobody may straddle in this hand.",
    "refusal.bomb_pot_not_allowed": "The house plays no bomb pots.",
    "refusal.rabbit_hunt_not_allowed": "No undealt cards are shown after this hand.",
    "refusal.too_late": "Somebody has acted already: it stands.",
    "refusal.no_such_action": "There is no such action in this hand.",
    "refusal.blind_cannot_sit_out": "{seat} has posted a blind: void the hand instead.",
    "refusal.not_all_in": "{seat} is not all-in: there is nothing to count.",
    "place.seat": "with {name}",
    "place.board": "on the board",
    "place.burn": "among the burned cards",
    "place.muck": "in the muck",
}
"""The fields are those of the errors; names, amounts and cards come ready made."""
