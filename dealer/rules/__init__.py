"""The rules of one hand: cards, betting, pots, showdown, button and blinds. Pure."""
