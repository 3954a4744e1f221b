"""The hardware on the table and the window: what the lamps are told, and what the buttons mean."""
