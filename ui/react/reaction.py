"""The answer to one touch."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from config.preset import Preset
from config.settings import Settings
from dealer.table.commands import Command
from ui.camera_setup.orders import CameraOrder
from ui.desk.desk import Desk
from ui.intents import DeviceIntent, Intent


class Effect(Enum):
    """What only the window or the night can do."""

    OPEN_NIGHT = "open a new night with the command"
    RESUME_NIGHT = "resume the last night"
    PRACTISE = "open a night for practice with the command"
    END_PRACTICE = "back to the last night"
    FULL_SCREEN = "fill the screen"
    NO_FULL_SCREEN = "show the window in a frame"
    QUIT = "close the program"
    HUSH = "stop reading aloud"
    SAY_AGAIN = "repeat the last announcement"
    TICK = "make a soft tick"
    CALL_CLOCK = "call the clock on the player to act"


@dataclass(frozen=True, slots=True, kw_only=True)
class TextFile:
    """A text as it is to be kept."""

    name: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Export:
    """A text that leaves the box: into `file` of the folder of exports, or without one to the clipboard.

    With `file` the one `beside` it is kept too.
    """

    text: str
    file: str = ""
    beside: TextFile | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Reaction:
    """`desk` applies at once; `command` and then each of `then` is submitted, `effect` is carried out.

    `aloud` are sentences that somebody wants to hear. `keep` is a game to be kept, `drop` the key of one that
    is kept no longer. `trial` is a device to be tried out, `told` what the camera has to
    know, `camera_order` what is done about its set-up.
    """

    desk: Desk
    command: Command | None = None
    then: tuple[Command, ...] = ()
    effect: Effect | None = None
    settings: Settings | None = None
    export: Export | None = None
    aloud: tuple[str, ...] = ()
    keep: Preset | None = None
    drop: str = ""
    trial: DeviceIntent | None = None
    told: Intent | None = None
    camera_order: CameraOrder | None = None
