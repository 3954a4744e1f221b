"""``housedealer doctor``: what is connected, what is missing, and what helps."""
