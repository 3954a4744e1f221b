"""The table's side of the talk with a seat box, without port and clock: bytes and times are given."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, assert_never

from hardware.buttons.inputs import SeatPressed
from hardware.seat_box.line import Line, LineReader, encode
from hardware.seat_box.messages import (
    BEAT_SECONDS,
    BEATS_TO_LOSE,
    PROTOCOL,
    BoxBeat,
    BoxIntroduced,
    BoxLights,
    BoxPressed,
    Kind,
    ack_body,
    hello_body,
    read_from_box,
    show_body,
)

_QUEUE: Final = 16
"""How many presses a box keeps at most until they are counted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxStatus:
    """What is known of the box. `shows_all` is false until it has said that it shows the newest lights."""

    box: BoxIntroduced | None = None
    alive: bool = False
    shows_all: bool = False
    held: tuple[int, ...] = ()
    starts: int = 0
    damaged_lines: int = 0


class Session:
    """Outlives the port: what was counted is remembered when the plug is pulled and put back.

    `started_at` is when this program began: a press from before then has been somebody else's.
    """

    def __init__(self, *, started_at: float) -> None:
        self._started_at = started_at
        self._reader = LineReader()
        self._out: list[bytes] = []
        self._seq = 0
        self._lights = BoxLights()
        self._newest_show: int | None = None
        self._shown: int | None = None
        self._box: BoxIntroduced | None = None
        self._counted = 0
        self._starts = 0
        self._held: tuple[int, ...] = ()
        self._heard_at: float | None = None
        self._beat_at: float | None = None

    def opened(self, now: float) -> None:
        """The port is open: ask who is there, and show everything."""
        self._reader.forget()
        # Half a line that the box still holds ends here.
        self._out[:] = [b"\n"]
        self._heard_at = now
        self._held = ()
        self._shown = None
        self._send(hello_body())
        self._show(now)

    def show(self, lights: BoxLights, now: float) -> None:
        """Show `lights` from now on."""
        if lights != self._lights:
            self._lights = lights
            self._show(now)

    def tick(self, now: float) -> None:
        """Send the heartbeat if it is due."""
        if self._beat_at is None or now - self._beat_at >= BEAT_SECONDS:
            if self._box is None or self._box.protocol != PROTOCOL:
                self._send(hello_body())
            self._show(now)

    def take_out(self) -> bytes:
        """What is to be written to the port."""
        data = b"".join(self._out)
        self._out.clear()
        return data

    def receive(self, data: bytes, now: float) -> Iterator[SeatPressed]:
        """The presses in what came from the port, each one once."""
        for line in self._reader.feed(data):
            message = read_from_box(line.body)
            if message is None:
                continue
            self._heard_at = now
            match message:
                case BoxIntroduced():
                    self._introduced(message, now)
                case BoxBeat():
                    self._beat(message)
                case BoxPressed():
                    yield from self._pressed(message, now)
                case _:
                    assert_never(message)

    def lost(self, now: float) -> bool:
        """Whether four heartbeats have not come."""
        return self._heard_at is None or now - self._heard_at > BEAT_SECONDS * BEATS_TO_LOSE

    def status(self, now: float) -> BoxStatus:
        """What is known of the box at `now`."""
        alive = self._box is not None and not self.lost(now)
        return BoxStatus(
            box=self._box,
            alive=alive,
            shows_all=alive and self._shown is not None and self._shown == self._newest_show,
            held=self._held if alive else (),
            starts=self._starts,
            damaged_lines=self._reader.damaged,
        )

    def _introduced(self, box: BoxIntroduced, now: float) -> None:
        if self._box is None or box.session != self._box.session:
            self._counted = 0
            self._starts += 1
            self._show(now)
        # Another program may have counted presses of this box while ours was away.
        self._counted = max(self._counted, box.acked)
        self._box = box

    def _beat(self, beat: BoxBeat) -> None:
        if self._box is None or beat.session != self._box.session:
            self._send(hello_body())
            return
        self._held = beat.held
        self._shown = beat.shown

    def _pressed(self, press: BoxPressed, now: float) -> Iterator[SeatPressed]:
        if self._box is None or press.session != self._box.session or self._box.protocol != PROTOCOL:
            return
        if press.number > self._counted + _QUEUE:
            return
        self._send(ack_body(press.session, press.number))
        if press.number <= self._counted:
            return
        self._counted = press.number
        began_at = now - press.age_seconds
        if began_at >= self._started_at:
            yield SeatPressed(seat=press.seat, held=press.kind is Kind.HOLD, began_at=began_at)

    def _show(self, now: float) -> None:
        self._beat_at = now
        self._newest_show = self._send(show_body(self._lights))

    def _send(self, body: str) -> int:
        self._seq = (self._seq + 1) % 0x10000
        self._out.append(encode(Line(seq=self._seq, body=body)))
        return self._seq
