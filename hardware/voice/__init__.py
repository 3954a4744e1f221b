"""The voice: lines of the table made into speech, in order and never too late. Knows no Qt."""
