"""The house-rules card in English: what holds at this table, a sentence for each point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

HOUSE_CARD: Final[Mapping[str, str]] = {
    "screen.rules.house": "house",
    "screen.rules.read": "Read aloud",
    "screen.rules.group.game": "The game",
    "screen.rules.group.blinds": "Blinds and button",
    "screen.rules.group.betting": "Betting",
    "screen.rules.group.pushed": "Chips and words",
    "screen.rules.group.showdown": "Showdown",
    "screen.rules.group.all_in": "All-in",
    "screen.rules.group.time": "Time",
    "screen.rules.group.extras": "Extras",
    "screen.rules.group.wrong": "When something goes wrong",
    "screen.rules.small_blind_dead": "If the small blind is away, nobody posts it; the big blind stays.",
    "screen.rules.small_blind_room": "If the small blind is away, the big blind posts it and the next seat "
    "the big blind.",
    "screen.rules.heads_up": "Between two players the button has the small blind and acts first before "
    "the flop.",
    "screen.rules.ante_order_bb_first": "A short big blind pays the blind first, then the ante.",
    "screen.rules.ante_order_ante_first": "A short big blind pays the ante first, then the blind.",
    "screen.rules.min_raise": "A raise adds at least as much as the last full bet or raise.",
    "screen.rules.reopening": "Whoever has acted may raise again only against a full raise. "
    "Short all-ins add up.",
    "screen.rules.reopening_limit": "Whoever has acted may raise again only against half a bet or more.",
    "screen.rules.cap_always": "A bet and {count} raises a street.",
    "screen.rules.fold_binds": "A fold in turn binds, even where a check is free.",
    "screen.rules.out_of_turn": "Action out of turn binds unless the bet changes before. A fold always "
    "binds. "
    "Whoever is skipped must speak before two others act with chips, or three at all.",
    "screen.rules.words_bind": "What is clear and comes first binds: words or chips.",
    "screen.rules.raise_total": "“Raise 80” is a raise to 80 in all. An amount alone is those chips.",
    "screen.rules.oversized": "One large chip without a word is a call; with nothing bet it is the bet.",
    "screen.rules.several": "Several chips: half of a raise over the call or more is a raise, less is a "
    "call. "
    "If every chip is needed for the call, it is a call.",
    "screen.rules.string": "Chips in several motions: only the first counts, unless the amount was said "
    "before.",
    "screen.rules.undercall": "Too little against the first bet, or between two players, is a whole call. "
    "“Call” is always the whole call.",
    "screen.rules.too_small": "A bet or raise that is too small is made up to the minimum until the "
    "next card.",
    "screen.rules.pot_count": "More than the limit is cut to it until the next card; a pot counted too "
    "low is "
    "made up until others have acted.",
    "screen.rules.odd_words": "“Check” against a bet is a call or a fold; “call” without a bet is a check; "
    "“raise” without a bet is a bet.",
    "screen.rules.unclear": "“Bet five” is the highest of 5, 50, 500 … within the pot.",
    "screen.rules.shows_first": "Whoever bet or raised last on the river shows first; else the first "
    "seat left "
    "of the button.",
    "screen.rules.only_winners": "Only winning hands are shown.",
    "screen.rules.cards_speak": "Cards speak: what lies face up counts, whatever was said.",
    "screen.rules.side_pots": "Each pot is for those who are in it; the side pots are given first.",
    "screen.rules.counted": "The counted chips decide, whatever was said or shown on the screen.",
    "screen.rules.straddle_double": "The least raise over a straddle is twice the straddle.",
    "screen.rules.straddle_wsop": "The least raise over a straddle is one big blind more.",
    "screen.rules.no_rabbit_hunt": "Undealt cards are not looked at.",
    "screen.rules.misdeal": "Misdeal, and dealt again: first card to the wrong seat, a seat left out or "
    "dealt in "
    "by mistake, a wrong number of cards, two face-up cards in the deck, one of the first two cards or "
    "any two "
    "shown. One later card is replaced. The button may get a missing last card. A wrong deck stops any hand.",
    "screen.rules.substantial": "No misdeal after two have acted with chips, or three at all.",
    "screen.rules.seen": "A card of one's own that is shown plays. Of the deck it is shuffled in. A "
    "folded one is "
    "shown to all and stays dead.",
    "screen.rules.button_wrong": "A wrong button is put right until two have acted with chips, or three "
    "at all.",
    "screen.rules.flop_cards": "A flop of four is mixed face down: one card becomes the next burn. "
    "Without a burn "
    "one becomes it, until somebody acts.",
    "screen.rules.early_card": "A board card too early goes back once the betting is over: the deck is "
    "shuffled, "
    "the burn stays, no second burn.",
    "screen.rules.disputes": "Who won is heard until the next hand starts; sums until two have acted "
    "with chips in "
    "it, or three at all.",
    "screen.rules.void": "A hand is void later only if everybody agrees: all chips back, same button.",
}
