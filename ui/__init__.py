"""The window on the table: view models, widgets, the bridge between threads, the command line."""
