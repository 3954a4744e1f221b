"""What is offered to be tapped holds still, though the camera reads a doubtful card otherwise each time."""

from __future__ import annotations

from dataclasses import replace

from vision.sighting import Sighting, Standing
from vision.watcher import Report


def steadied(report: Report, before: Report | None) -> Report:
    """The report with the guesses of `before` for every card that was asked about then and still is.

    A card that is no longer in doubt is as it is read now.
    """
    if before is None or before.sightings.wanted.hand != report.sightings.wanted.hand:
        return report
    asked = {s.number: s for s in before.sightings.all if s.standing is Standing.ASKED}
    if not asked:
        return report
    kept = tuple(_kept(s, asked[s.number]) if s.number in asked else s for s in report.sightings.all)
    return replace(report, sightings=replace(report.sightings, all=kept))


def _kept(sighting: Sighting, before: Sighting) -> Sighting:
    if sighting.standing is not Standing.ASKED or sighting.spot != before.spot:
        return sighting
    return replace(sighting, card=before.card, guesses=before.guesses)
