"""Small widgets, each with ``render(view)`` and one kind of signal: `intent`."""
