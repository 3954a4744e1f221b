"""What became of copying or saving a text, in words."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from pathlib import Path

from dealer.words.catalogue import Catalogue


def copied(words: Catalogue) -> str:
    """The text is on the clipboard."""
    return words.text("screen.log.copied")


def saved(paths: Sequence[Path], words: Catalogue) -> str:
    """Where the text is now, of further files of that name their endings; the user's own folder as ``~``."""
    first, *others = paths
    folder = first.parent
    home = Path.home()
    shown = Path("~", folder.relative_to(home)) if folder.is_relative_to(home) else folder
    return words.text(
        "screen.log.saved", file=words.listed([first.name, *(other.suffix for other in others)]), folder=shown
    )


def not_saved(error: OSError, words: Catalogue) -> str:
    """Why there is no file."""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return words.text("screen.log.no_room")
        case errno.EROFS | errno.EACCES | errno.EPERM:
            return words.text("screen.log.read_only")
        case _:
            return words.text("screen.log.not_saved", problem=error.strerror or str(error))
