"""Pictures and videos that can be shown instead of a camera."""

from __future__ import annotations

from pathlib import Path
from typing import Final

VIDEOS: Final = frozenset((".mp4", ".mkv", ".avi", ".mov", ".webm"))
MOST: Final = 40


def found_recordings(folder: Path) -> tuple[str, ...]:
    """Videos and folders of pictures in `folder`, by name; none where it cannot be looked into."""
    try:
        there = sorted(folder.iterdir())
        found = [path for path in there if path.suffix.lower() in VIDEOS or path.is_dir()]
    except OSError:
        return ()
    return tuple(str(path) for path in found[:MOST])


def near_home(folder: Path) -> str:
    """The folder as people write it: ``~`` is their own."""
    try:
        return f"~/{folder.relative_to(Path.home())}"
    except (ValueError, RuntimeError):
        return str(folder)
