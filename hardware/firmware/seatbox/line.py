"""The lines of the seat box: ``SEQ BODY*CRC``; docs/seat-box.md says why they look like that."""

NIBBLES = b"@ABCDEFGHIJKLMNO"
LONGEST_LINE = 110


def _step(low: int) -> int:
    crc = low
    for _ in range(4):
        crc = (crc >> 1) ^ 0x8408 if crc & 1 else crc >> 1
    return crc


_STEPS = tuple(_step(low) for low in range(16))


def crc16(data: bytes) -> int:
    """CRC-16, polynomial 0x1021, lowest bit first, from 0xFFFF."""
    crc = 0xFFFF
    for byte in data:
        crc = (crc >> 4) ^ _STEPS[(crc ^ byte) & 15]
        crc = (crc >> 4) ^ _STEPS[(crc ^ (byte >> 4)) & 15]
    return crc


def encode(seq: int, body: str) -> bytes:
    """The line of `body` with its line feed."""
    head = _letters(seq, (12, 8, 4, 0)) + b" " + body.encode()
    return head + b"*" + _letters(crc16(head), (0, 4, 8, 12)) + b"\n"


def _letters(number: int, shifts: tuple[int, ...]) -> bytes:
    return bytes(NIBBLES[number >> shift & 15] for shift in shifts)


def decode(line: bytes) -> tuple[int, str] | None:
    """The number and the body of a line without its line feed; None for a damaged one."""
    if not 11 <= len(line) <= LONGEST_LINE or line[4] != 0x20 or line[-5] != 0x2A:
        return None
    for byte in line[5:-5]:
        if not (byte in (0x20, 0x2D) or 0x30 <= byte <= 0x39 or (0x61 <= byte <= 0x7A and byte != 0x6A)):
            return None
    seq = _number(line[:4], (12, 8, 4, 0))
    check = _number(line[-4:], (0, 4, 8, 12))
    if seq is None or check is None or crc16(line[:-5]) != check:
        return None
    return seq, line[5:-5].decode()


def _number(letters: bytes, shifts: tuple[int, ...]) -> int | None:
    number = 0
    for letter, shift in zip(letters, shifts):  # noqa: B905
        if not 0x40 <= letter <= 0x4F:
            return None
        number |= (letter & 15) << shift
    return number


class LineReader:
    """Cuts bytes into lines; holds no more than one."""

    def __init__(self) -> None:
        self._rest = b""
        self._skipping = False

    def feed(self, data: bytes) -> list[tuple[int, str]]:
        """The whole lines (number, body) that `data` completes."""
        parts = (self._rest + data).split(b"\n")
        lines = []
        for part in parts[:-1]:
            line = None if self._skipping else decode(part)
            self._skipping = False
            if line is not None:
                lines.append(line)
        self._rest = parts[-1]
        if len(self._rest) > LONGEST_LINE:
            self._rest = b""
            self._skipping = True
        elif self._skipping:
            self._rest = b""
        return lines
