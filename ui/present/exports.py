"""What became of copying or saving a text, in words."""

from __future__ import annotations

import errno
from pathlib import Path

from dealer.words.catalogue import Catalogue


def copied(words: Catalogue) -> str:
    """The text is on the clipboard."""
    return words.text("screen.log.copied")


def saved(path: Path, words: Catalogue) -> str:
    """Where the text is now; the user's own folder as ``~``."""
    folder = path.parent
    home = Path.home()
    shown = Path("~", folder.relative_to(home)) if folder.is_relative_to(home) else folder
    return words.text("screen.log.saved", file=path.name, folder=shown)


def not_saved(error: OSError, words: Catalogue) -> str:
    """Why there is no file."""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return words.text("screen.log.no_room")
        case errno.EROFS | errno.EACCES | errno.EPERM:
            return words.text("screen.log.read_only")
        case _:
            return words.text("screen.log.not_saved", problem=error.strerror or str(error))
