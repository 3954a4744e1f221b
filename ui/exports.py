"""Texts that leave the box: to the clipboard, or as files in a folder of their own beside the nights."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from config.settings import write_atomically
from dealer.words.catalogue import Catalogue
from ui.present.exports import copied, not_saved, saved
from ui.react.reaction import Export, TextFile


class Exports:
    """The `folder` of the texts that were saved, made when the first one is, and the clipboard: `copy`."""

    def __init__(self, folder: Path, *, copy: Callable[[str], None]) -> None:
        self._folder = folder
        self._copy = copy

    def carry_out(self, export: Export, words: Catalogue) -> str:
        """Copy or save the text; what became of it, in words."""
        if not export.file:
            self._copy(export.text)
            return copied(words)
        try:
            files = [TextFile(name=export.file, text=export.text)]
            files += [export.beside] if export.beside is not None else []
            return saved([self._save(file) for file in files], words)
        except OSError as error:
            return not_saved(error, words)

    def _save(self, file: TextFile) -> Path:
        """Whole or not at all, in the place of an older one; raises `OSError`."""
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / file.name
        write_atomically(path, file.text)
        return path
