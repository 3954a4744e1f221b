"""What can be wrong with a device, as records: the words are made elsewhere."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class PortMissing:
    """Nothing is plugged in at `port`, a path or the USB numbers looked for."""

    port: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NoPermission:
    """This user may not open `path`; members of `group` may."""

    path: str
    group: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PortTaken:
    """Another program has `path` open."""

    path: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PortFailed:
    """The system refused `path`, and says why in `detail`."""

    path: str
    detail: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SeveralPorts:
    """More than one device fits; `used` is talked to, the `others` are not."""

    used: str
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NoAnswer:
    """`path` is open, and no seat box answers there."""

    path: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongVersion:
    """The seat box speaks version `found` of the protocol, not `wanted`."""

    found: int
    wanted: int


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepsRestarting:
    """The seat box starts again every few seconds: a loose plug, a weak supply, or a short circuit."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StuckButtons:
    """The buttons of `seats` have been down for long."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PinsUnavailable:
    """The pins of this machine cannot be used at all; `detail` is what the system says."""

    detail: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PinTaken:
    """Another program uses the pin of `use`: number `gpio`, pin `physical` of the header."""

    use: str
    gpio: int
    physical: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PinFailed:
    """The pin of `use` cannot be driven or read; `detail` is what the system says."""

    use: str
    gpio: int
    physical: int
    detail: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PinStuck:
    """The button of `use` has been down for long."""

    use: str
    gpio: int
    physical: int


Fault = (
    PortMissing
    | NoPermission
    | PortTaken
    | PortFailed
    | SeveralPorts
    | NoAnswer
    | WrongVersion
    | KeepsRestarting
    | StuckButtons
    | PinsUnavailable
    | PinTaken
    | PinFailed
    | PinStuck
)
