"""The night at one table: commands are judged into events, events change the state. Pure."""
