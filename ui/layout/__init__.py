"""Where things stand, in units of the screen, without Qt."""
