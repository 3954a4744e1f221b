"""Copying and saving texts: where they went, or in words why they did not."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from dealer.words.english import ENGLISH
from ui.exports import Exports
from ui.present.exports import not_saved, saved
from ui.react.reaction import Export, TextFile


def test_a_text_without_a_file_goes_to_the_clipboard(tmp_path: Path) -> None:
    copied: list[str] = []
    told = Exports(tmp_path / "exports", copy=copied.append).carry_out(Export(text="Hand 1"), ENGLISH)
    assert (copied, told) == (["Hand 1"], "Copied as text.")
    assert not (tmp_path / "exports").exists()


def test_a_saved_text_takes_the_place_of_an_older_one_and_leaves_nothing_else(tmp_path: Path) -> None:
    exports = Exports(tmp_path / "exports", copy=print)
    for text in ("first", "second · −30"):
        told = exports.carry_out(Export(text=text, file="a.txt"), ENGLISH)
    assert told == f"Saved as a.txt in {tmp_path / 'exports'}"
    assert [path.name for path in (tmp_path / "exports").iterdir()] == ["a.txt"]
    assert (tmp_path / "exports" / "a.txt").read_text("utf-8") == "second · −30"


def test_two_files_of_one_text_are_named_together(tmp_path: Path) -> None:
    export = Export(text="read", file="a.txt", beside=TextFile(name="a.phh", text="for programs"))
    told = Exports(tmp_path, copy=print).carry_out(export, ENGLISH)
    assert told == f"Saved as a.txt, .phh in {tmp_path}"
    assert (tmp_path / "a.phh").read_text("utf-8") == "for programs"


def test_the_user_s_own_folder_is_shown_short() -> None:
    assert saved([Path.home() / "some" / "a.txt"], ENGLISH) == "Saved as a.txt in ~/some"


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "Not saved: the memory card has no room left."),
        (errno.EROFS, "Not saved: the memory card can only be read."),
        (errno.EACCES, "Not saved: the memory card can only be read."),
        (errno.EIO, "Not saved: Input/output error."),
    ],
)
def test_why_nothing_was_saved_is_said_in_words(number: int, words: str) -> None:
    assert not_saved(OSError(number, os.strerror(number)), ENGLISH) == words


def test_a_folder_in_which_nothing_can_be_made_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "exports").write_text("in the way")
    told = Exports(tmp_path / "exports", copy=print).carry_out(Export(text="x", file="a.txt"), ENGLISH)
    assert told == "Not saved: File exists."
