"""Everything a light frame is made of: the table, the clock, and when the last moments were."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from hardware.lights.cues import CueAt
from hardware.lights.facts import ClockFacts, Stage, TableFacts


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """What is shown. Times are monotonic seconds.

    `dealt_at` and `awarded_at` are when this hand was dealt and its last pot given away, if that was seen
    live; after a restart they are ``None`` and nothing moves that is long over. `lit` is a seat lit by hand
    from the Devices screen until `lit_until`.
    """

    table: TableFacts = field(default_factory=TableFacts)
    clock: ClockFacts | None = None
    dealt_at: float | None = None
    awarded_at: float | None = None
    cue: CueAt | None = None
    lit: int | None = None
    lit_until: float = 0.0


def with_table(scene: Scene, table: TableFacts, *, at: float, live: bool = True) -> Scene:
    """`scene` after the table has changed to `table` at `at`; a replay is not `live`.

    An undo takes the moments back with it: what did not happen is no longer celebrated.
    """
    dealt_at = scene.dealt_at if table.hand_number == scene.table.hand_number else None
    awarded_at = scene.awarded_at if table.stage is Stage.AWARDED else None
    if live and table.hand_number > scene.table.hand_number:
        dealt_at = at
    if live and table.stage is Stage.AWARDED and scene.table.stage is not Stage.AWARDED:
        awarded_at = at
    return replace(scene, table=table, dealt_at=dealt_at, awarded_at=awarded_at)
