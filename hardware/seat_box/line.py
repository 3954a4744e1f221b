"""One line to or from the seat box: ``SEQ BODY*CRC`` and a line feed, all of it ASCII.

A damaged line must never be taken for another one, so the alphabets are chosen with care. The four letters
of SEQ and of CRC are ``@`` to ``O``, whose low four bits are a nibble as it is: a flipped bit of the line is
a flipped bit of the number. The body has none of these letters, no ``*``, and nothing that is less than three
bits away from a line feed. So three wrong bits, or a burst of 16, cannot move the ends of a line or its CRC,
and within them the CRC finds every such damage: its polynomial has the factor x + 1 and an order of 32,767.
"""

from __future__ import annotations

import binascii
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

NIBBLES: Final = "@ABCDEFGHIJKLMNO"
BODY_LETTERS: Final = " -0123456789abcdefghiklmnopqrstuvwxyz"
LONGEST_BODY: Final = 100
LONGEST_LINE: Final = 4 + 1 + LONGEST_BODY + 1 + 4
"""Without its line feed."""
SEQ_COUNT: Final = 0x10000

_FORM: Final = re.compile(rb"([@-O]{4}) ([ \-0-9a-ik-z]{1,%d})\*([@-O]{4})" % LONGEST_BODY)
_TO_NIBBLES: Final = str.maketrans("0123456789abcdef", NIBBLES)
_FROM_NIBBLES: Final = bytes.maketrans(NIBBLES.encode(), b"0123456789abcdef")
_BITS_TURNED: Final = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A line that came through whole: its number `seq`, 0 to 65,535, and its `body`."""

    seq: int
    body: str


def crc16(data: bytes) -> int:
    """CRC-16 of `data`, polynomial 0x1021, lowest bit first as a wire sends it, from 0xFFFF."""
    turned = binascii.crc_hqx(data.translate(_BITS_TURNED), 0xFFFF)
    return _BITS_TURNED[turned >> 8] | _BITS_TURNED[turned & 0xFF] << 8


def encode(line: Line) -> bytes:
    """The bytes of `line` with its line feed; raises `ValueError` for a body that no line can carry."""
    head = f"{line.seq % SEQ_COUNT:04x}".translate(_TO_NIBBLES) + f" {line.body}"
    # The lowest nibble first, so that the bits stand in the order in which the CRC was made.
    check = f"{crc16(head.encode('ascii', 'replace')):04x}"[::-1].translate(_TO_NIBBLES)
    data = f"{head}*{check}".encode("ascii", "replace")
    if _FORM.fullmatch(data) is None:
        raise ValueError(f"no body of a line: {line.body!r}")
    return data + b"\n"


def decode(data: bytes) -> Line | None:
    """The line in `data`, which has no line feed any more; ``None`` for one that is damaged."""
    form = _FORM.fullmatch(data)
    if form is None:
        return None
    seq, body, check = form.groups()
    if crc16(data[:-5]) != int(check[::-1].translate(_FROM_NIBBLES), 16):
        return None
    return Line(seq=int(seq.translate(_FROM_NIBBLES), 16), body=body.decode("ascii"))


class LineReader:
    """Cuts what comes from a port into lines, in pieces of any size.

    Attributes:
        damaged: how many lines were thrown away since the start.
    """

    def __init__(self) -> None:
        self.damaged = 0
        self._rest = b""
        self._skipping = False

    def feed(self, data: bytes) -> Iterator[Line]:
        """The whole lines that `data` completes; never holds more than one line."""
        *ended, rest = (self._rest + data).split(b"\n")
        for part in ended:
            line = None if self._skipping else decode(part)
            self._skipping = False
            if line is not None:
                yield line
            elif part:
                self.damaged += 1
        self._skipping = self._skipping or len(rest) > LONGEST_LINE
        self._rest = b"" if self._skipping else rest

    def forget(self) -> None:
        """Throw away half a line: the port was opened anew."""
        self._rest = b""
        self._skipping = False
