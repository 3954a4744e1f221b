"""What was pressed, turned or read, whatever device it came from, and what a seat's button means."""
