"""Hand records read from files, replayed through the same rules as the table."""
