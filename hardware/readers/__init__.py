"""Readers of cards and tags: on a serial port, or typing like a keyboard."""
