"""What the seat box does: shows what it is told, and tells each press until it has been counted.

Times are milliseconds that only grow. Nothing here knows pins or ports.
"""

from .line import LineReader, encode

PROTOCOL = 1
FIRMWARE = 1
SEATS = 10
BEAT_MS = 200
LOST_MS = 800
RESEND_MS = 100
DEBOUNCE_MS = 20
HOLD_MS = 700
QUEUE = 16
DARK = b"\x00" * (SEATS * 3)


class Press:
    """A press that has not been counted yet."""

    def __init__(self, number: int, seat: int, kind: str, began_ms: int) -> None:
        self.number = number
        self.seat = seat
        self.kind = kind
        self.began_ms = began_ms


class Button:
    """One button: bounces are swallowed; it is told on release, or when it has been held.

    A button that is down when the box starts is stuck or leant on: it says nothing until it was up.
    """

    def __init__(self) -> None:
        self._raw = True
        self._since_ms = 0
        self._down = True
        self._settled = False
        self._began_ms = 0
        self._told = True

    def look(self, pressed: bool, now_ms: int) -> str:
        """What is told at this look: "tap", "hold" or nothing."""
        if pressed != self._raw:
            self._raw = pressed
            self._since_ms = now_ms
        if now_ms - self._since_ms < DEBOUNCE_MS:
            return ""
        self._settled = True
        if pressed and not self._down:
            self._down = True
            self._told = False
            self._began_ms = self._since_ms
        elif not pressed and self._down:
            self._down = False
            return "" if self._told else "tap"
        if self._down and not self._told and now_ms - self._began_ms >= HOLD_MS:
            self._told = True
            return "hold"
        return ""

    def is_down(self) -> bool:
        """Whether a finger is on it, bounces aside."""
        return self._down and self._settled

    def began_ms(self) -> int:
        """When it went down last."""
        return self._began_ms


class Box:
    """The box. `session` is a number of eight hex digits drawn at each start."""

    def __init__(self, session: str) -> None:
        self.session = session
        self.colours = DARK
        self.bar = 0
        self.bar_level = 0
        self.hertz = 0
        self._buttons = [Button() for _ in range(SEATS)]
        self._presses: list[Press] = []
        self._told = 0
        self._counted = 0
        self._reader = LineReader()
        self._out: list[bytes] = []
        self._seq = 0
        self._shown = 0
        self._beat_ms = -BEAT_MS
        self._resent_ms = -RESEND_MS
        self._heard_ms: int | None = None
        self._introduce()

    def look(self, pressed: int, now_ms: int) -> None:
        """Look at the buttons: bit 0 of `pressed` is seat 1."""
        for index, button in enumerate(self._buttons):
            kind = button.look(bool(pressed >> index & 1), now_ms)
            if kind and len(self._presses) < QUEUE:
                self._told += 1
                self._presses.append(Press(self._told, index + 1, kind, button.began_ms()))
                if len(self._presses) == 1:
                    self._tell(now_ms)

    def receive(self, data: bytes, now_ms: int) -> None:
        """Take what came from the port."""
        for seq, body in self._reader.feed(data):
            words = body.split(" ")
            if words[0] == "show":
                self._show(seq, words, now_ms)
            elif words[0] == "ack":
                self._ack(words, now_ms)
            elif words[0] == "hello":
                self._heard_ms = now_ms
                self._introduce()
                if self._presses:
                    self._tell(now_ms)

    def tick(self, now_ms: int) -> None:
        """Say that the box lives, and tell again what has not been counted, when it is time."""
        if now_ms - self._beat_ms >= BEAT_MS:
            self._beat_ms = now_ms
            self._say(f"beat {self.session} {self._shown:04x} {self.held():03x}")
        if self._presses and now_ms - self._resent_ms >= RESEND_MS:
            self._tell(now_ms)

    def held(self) -> int:
        """The buttons that are down, bounces aside: bit 0 is seat 1."""
        held = 0
        for index, button in enumerate(self._buttons):
            held |= button.is_down() << index
        return held

    def take_out(self) -> bytes:
        """What is to be sent."""
        data = b"".join(self._out)
        self._out.clear()
        return data

    def lamps(self, now_ms: int) -> bytes:
        """Red, green and blue of each seat; a faint light going round while no table is heard."""
        if self.heard(now_ms):
            return self.colours
        lamps = bytearray(DARK)
        lamps[now_ms // 400 % SEATS * 3 + 2] = 8
        return bytes(lamps)

    def pitch(self, now_ms: int) -> int:
        """The pitch to sound, 0 for silence; nothing sounds on when the table is lost."""
        return self.hertz if self.heard(now_ms) else 0

    def heard(self, now_ms: int) -> bool:
        """Whether the table was heard within four heartbeats."""
        return self._heard_ms is not None and now_ms - self._heard_ms <= LOST_MS

    def _show(self, seq: int, words: list[str], now_ms: int) -> None:
        if len(words) != 4 or (len(words[1]), len(words[2]), len(words[3])) != (SEATS * 6, 4, 4):
            return
        if "-" in words[1] + words[2] + words[3]:
            return
        try:
            colours = bytes(int(words[1][at : at + 2], 16) for at in range(0, SEATS * 6, 2))
            bar, hertz = int(words[2], 16), int(words[3], 16)
        except ValueError:
            return
        self.colours, self.bar, self.bar_level, self.hertz = colours, bar >> 8, bar & 255, hertz
        self._shown = seq
        self._heard_ms = now_ms

    def _ack(self, words: list[str], now_ms: int) -> None:
        if len(words) != 3 or words[1] != self.session or not words[2].isdigit():
            return
        number = int(words[2])
        if not self._counted < number <= self._told:
            return
        self._counted = number
        self._presses = [press for press in self._presses if press.number > number]
        if self._presses:
            self._tell(now_ms)

    def _tell(self, now_ms: int) -> None:
        self._resent_ms = now_ms
        press = self._presses[0]
        age_ms = min(now_ms - press.began_ms, 999999)
        self._say(f"press {self.session} {press.number} {press.seat} {press.kind} {age_ms}")

    def _introduce(self) -> None:
        self._say(f"box {PROTOCOL} {FIRMWARE} {self.session} {self._counted} {SEATS}")

    def _say(self, body: str) -> None:
        self._seq = self._seq + 1 & 0xFFFF
        self._out.append(encode(self._seq, body))
