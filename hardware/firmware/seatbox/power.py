"""Keeps the lamps within what the plug can give."""

CHANNEL_MILLIAMPERES = 20
"""What one colour of one WS2812 takes at full brightness."""


def limited(lamps: bytes, milliamperes: int) -> bytes:
    """`lamps`, all darker by one factor if together they would take more than `milliamperes`."""
    wanted = sum(lamps) * CHANNEL_MILLIAMPERES
    allowed = milliamperes * 255
    if wanted <= allowed:
        return lamps
    return bytes(part * allowed // wanted for part in lamps)


def chain(lamps: bytes, bar: int, level: int, bar_lamps: int) -> bytes:
    """The whole chain: the seats as they are, then the clock's bar in ivory, filled to `bar` of 255."""
    lit = (bar * bar_lamps + 254) // 255
    ivory = bytes((level // 2, level * 5 // 12, level * 5 // 16))
    return lamps + ivory * lit + bytes(3 * (bar_lamps - lit))
