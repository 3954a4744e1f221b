"""The hardware without any: a second window with the lamps and buttons of a table."""
