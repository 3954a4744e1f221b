"""What a touch leads to: another desk, a command for the table, or something the window has to do. Pure."""
