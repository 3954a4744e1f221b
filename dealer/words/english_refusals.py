"""Why something cannot be done, in English. One message for every violation a screen can meet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

REFUSALS: Final[Mapping[str, str]] = {
    "nobody": "nobody",
    "refusal.with_rule": "{text} ({rule})",
    "refusal.BadCard": "{text} is no card.",
    "refusal.DuplicateCard": "The {card} lies at {places} already.",
    "refusal.OutOfTurn": "It is {to_act}'s turn, not {seat}'s.",
    "refusal.HandOver": "The betting of this hand is finished.",
    "refusal.RoundClosed": "Nobody is to act: deal the next street first.",
    "refusal.RoundOpen": "{to_act} has still to act.",
    "refusal.UnknownSeat": "{seat} is not in this hand.",
    "refusal.CheckFacingBet": "There is a bet: {to_call_chips} to call, or fold.",
    "refusal.NothingToCall": "There is nothing to call: that is a check.",
    "refusal.WrongCallAmount": "A call is to {call_to_chips}, not {offered_chips}.",
    "refusal.RaiseTooSmall": "{offered_chips} is too little: at least {minimum_chips}.",
    "refusal.RaiseTooLarge": "{offered_chips} is too much: at most {maximum_chips}.",
    "refusal.RaiseNotAllowed": "No raise now: call or fold.",
    "refusal.WrongCardCount": "{due} cards, not {offered}.",
    "refusal.NotAtShowdown": "Not before the showdown.",
    "refusal.NotEligible": "{seats} cannot win this pot. In it: {eligible}.",
    "refusal.PotAlreadyAwarded": "This pot has been given away.",
    "refusal.RunTwiceNotAllowed": "Only all-in hands of a cash game are run twice, before the river.",
    "refusal.NotEnoughPlayers": "Two players with chips are needed.",
    "refusal.ButtonStands": "Action has gone too far: the button stays for this hand.",
    "refusal.NothingPushed": "No chips and no words.",
    "refusal.TableNotOpen": "No game has begun.",
    "refusal.SeatTaken": "That seat is taken.",
    "refusal.SeatEmpty": "Nobody sits there.",
    "refusal.HandInPlay": "After this hand.",
    "refusal.NoHandInPlay": "No hand is being played.",
    "refusal.PlayerInHand": "{seat} holds cards: after this hand.",
    "refusal.BadChips": "At least {least_chips}, not {offered_chips}.",
    "refusal.NameMissing": "A player needs a name.",
    "refusal.StraddleNotAllowed": "{seat} cannot straddle now. Who can: {seats}.",
    "refusal.BombPotNotAllowed": "This house plays no bomb pots.",
    "refusal.RabbitHuntNotAllowed": "No cards are shown after this hand.",
    "refusal.TooLate": "Somebody has acted: it stands.",
    "refusal.NoSuchAction": "There is no such action in this hand.",
    "refusal.BlindCannotSitOut": "{seat} has posted a blind: void the hand instead.",
    "refusal.NotAllIn": "{seat} is not all-in.",
}
