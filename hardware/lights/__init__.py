"""What the lamps and the buzzer show: pure functions of the table, the clock and the time."""
