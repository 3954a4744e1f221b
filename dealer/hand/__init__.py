"""One hand, from the posts to the last chip: its state, its events, what is legal, who gets what. Pure."""
