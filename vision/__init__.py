"""Cards read from a camera. Knows no Qt."""
