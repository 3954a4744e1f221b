"""What the dispute helper asks in each case, and what it rules: pure, in the order of the questions."""
