"""Lights, buzzer, buttons, seat box, voice and sound, and their simulators. Knows no Qt."""
