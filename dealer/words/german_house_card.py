"""The house-rules card in German: what holds at this table, a sentence for each point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

HOUSE_CARD: Final[Mapping[str, str]] = {
    "screen.rules.house": "Haus",
    "screen.rules.read": "Vorlesen",
    "screen.rules.group.game": "Das Spiel",
    "screen.rules.group.blinds": "Blinds und Button",
    "screen.rules.group.betting": "Setzen",
    "screen.rules.group.pushed": "Chips und Worte",
    "screen.rules.group.showdown": "Showdown",
    "screen.rules.group.all_in": "All-in",
    "screen.rules.group.time": "Zeit",
    "screen.rules.group.extras": "Extras",
    "screen.rules.group.wrong": "Wenn etwas schiefgeht",
    "screen.rules.small_blind_dead": "Fehlt der Small Blind, zahlt ihn keiner; der Big Blind bleibt, wo "
    "er ist.",
    "screen.rules.small_blind_room": "Fehlt der Small Blind, zahlt ihn der Big Blind, und der Nächste "
    "zahlt den Big Blind.",
    "screen.rules.heads_up": "Zu zweit hat der Button den Small Blind und ist vor dem Flop zuerst dran.",
    "screen.rules.ante_order_bb_first": "Ein kurzer Big Blind zahlt erst den Blind, dann die Ante.",
    "screen.rules.ante_order_ante_first": "Ein kurzer Big Blind zahlt erst die Ante, dann den Blind.",
    "screen.rules.min_raise": "Ein Raise legt mindestens so viel drauf wie die letzte volle Bet oder "
    "der letzte volle Raise.",
    "screen.rules.reopening": "Wer schon gespielt hat, darf nur gegen einen vollen Raise wieder "
    "erhöhen. Kurze All-ins zählen zusammen.",
    "screen.rules.reopening_limit": "Wer schon gespielt hat, darf nur gegen mindestens eine halbe Bet "
    "wieder erhöhen.",
    "screen.rules.cap_always": "Eine Bet und {count} Raises pro Runde.",
    "screen.rules.fold_binds": "Ein Fold gilt, auch wenn ein Check nichts kostet.",
    "screen.rules.out_of_turn": "Zu früh Gespieltes gilt, wenn sich die Bet vorher nicht ändert. Ein "
    "Fold gilt immer. Wer übergangen wird, muss sprechen, bevor zwei andere mit Chips spielen oder drei "
    "überhaupt.",
    "screen.rules.words_bind": "Was klar ist und zuerst kommt, gilt: Worte oder Chips.",
    "screen.rules.raise_total": "„Raise 80“ heißt auf 80 insgesamt. Ein Betrag allein ist wie diese Chips.",
    "screen.rules.oversized": "Ein großer Chip ohne Wort ist ein Call; ist nichts gesetzt, ist er die Bet.",
    "screen.rules.several": "Mehrere Chips: Ab einem halben Raise über dem Call ist es ein Raise, "
    "darunter ein Call. Braucht der Call jeden Chip, ist es ein Call.",
    "screen.rules.string": "Chips in mehreren Bewegungen: Nur die erste zählt, wenn der Betrag nicht "
    "vorher gesagt wurde.",
    "screen.rules.undercall": "Zu wenig gegen die erste Bet oder zu zweit ist ein ganzer Call. „Call“ "
    "ist immer der ganze Call.",
    "screen.rules.too_small": "Zu kleine Bets und Raises werden bis zur nächsten Karte auf das Minimum "
    "ergänzt.",
    "screen.rules.pot_count": "Mehr als das Limit wird bis zur nächsten Karte gekürzt; ein zu niedrig "
    "gezählter Pot wird ergänzt, bis andere gespielt haben.",
    "screen.rules.odd_words": "„Check“ gegen eine Bet ist Call oder Fold; „Call“ ohne Bet ist ein "
    "Check; „Raise“ ohne Bet ist eine Bet.",
    "screen.rules.unclear": "„Fünf“ ist das höchste von 5, 50, 500 …, das der Pot hergibt.",
    "screen.rules.shows_first": "Wer am River zuletzt gesetzt hat, zeigt zuerst; sonst der erste Platz "
    "links vom Button.",
    "screen.rules.only_winners": "Nur Gewinnerhände werden gezeigt.",
    "screen.rules.cards_speak": "Die Karten sprechen: Was offen liegt, zählt, was auch immer gesagt wurde.",
    "screen.rules.side_pots": "Jeder Pot ist für die, die darin sind; die Sidepots kommen zuerst.",
    "screen.rules.counted": "Die gezählten Chips entscheiden, was auch immer gesagt wurde oder am "
    "Bildschirm steht.",
    "screen.rules.straddle_double": "Der kleinste Raise über einen Straddle ist das Doppelte.",
    "screen.rules.straddle_wsop": "Der kleinste Raise über einen Straddle ist ein Big Blind mehr.",
    "screen.rules.no_rabbit_hunt": "Was gekommen wäre, bleibt verdeckt.",
    "screen.rules.misdeal": "Neu gegeben wird: erste Karte an den falschen Platz, ein Platz ausgelassen "
    "oder zu viel, falsche Kartenzahl, zwei offene Karten im Deck, eine der ersten zwei oder zwei "
    "beliebige gezeigt. Eine spätere Karte wird ersetzt. Der Button darf die fehlende letzte Karte "
    "bekommen. Ein falsches Deck hält jede Hand auf.",
    "screen.rules.substantial": "Nicht neu gegeben wird, wenn zwei mit Chips gespielt haben oder drei "
    "überhaupt.",
    "screen.rules.seen": "Die eigene gezeigte Karte spielt. Eine aus dem Deck wird eingemischt. Eine "
    "gefoldete wird allen gezeigt und bleibt tot.",
    "screen.rules.button_wrong": "Ein falscher Button wird berichtigt, bis zwei mit Chips gespielt "
    "haben oder drei überhaupt.",
    "screen.rules.flop_cards": "Ein Flop mit vier Karten wird verdeckt gemischt: Eine wird die nächste "
    "Burn Card. Ohne Burn Card wird eine dazu, bis jemand spielt.",
    "screen.rules.early_card": "Eine zu frühe Boardkarte geht zurück, wenn fertig gesetzt ist: Das Deck "
    "wird gemischt, die Burn Card bleibt, keine zweite.",
    "screen.rules.disputes": "Wer gewann, ist offen bis zum Beginn der nächsten Hand; Summen, bis in "
    "ihr zwei mit Chips gespielt haben oder drei überhaupt.",
    "screen.rules.void": "Später zählt eine Hand nur nicht, wenn alle einig sind: alle Chips zurück, "
    "gleicher Button.",
}
