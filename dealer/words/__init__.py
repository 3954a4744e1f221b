"""What is said at the table: announcements made from events, and the translation catalogue."""
