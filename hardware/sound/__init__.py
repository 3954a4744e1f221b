"""Sound: cues, the mix of cues and speech, and the one player process it goes to. Knows no Qt."""
