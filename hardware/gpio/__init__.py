"""Lamps, buzzer, buttons and knob on the pins of a Raspberry Pi."""
