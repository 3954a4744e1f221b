"""How things look: flat shapes drawn with QPainter, without any state."""
