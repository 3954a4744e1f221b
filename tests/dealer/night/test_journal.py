"""The journal on disk: what was saved is there again, whatever happened to the file or the card."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from dealer.night.entry import SCHEMA_VERSION, Row
from dealer.night.errors import JournalError, JournalInUse
from dealer.night.journal import Journal, Saved

PAGE = 4096


def row(seq: int, body: str = "{}") -> Row:
    return Row(seq=seq, at=f"2024-05-04T20:00:{seq % 60:02}", source="touch", body=body)


def rows(count: int, size: int = 0) -> tuple[Row, ...]:
    """Rows 1 to `count`, with a body of about `size` bytes."""
    return tuple(row(seq, f'{{"é":"{seq:0{size}}"}}') for seq in range(1, count + 1))


def fill(path: Path, written: tuple[Row, ...]) -> None:
    with Journal(path) as journal:
        for each in written:
            assert journal.append(each).result() == Saved()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a night #1?.night"


@pytest.fixture
def full_night(path: Path) -> Path:
    """A night of 40 entries on many pages, closed."""
    fill(path, rows(40, 1000))
    assert path.stat().st_size > 8 * PAGE
    return path


class TestWhatWasSaved:
    def test_a_new_night_holds_nothing(self, path: Path) -> None:
        with Journal(path) as journal:
            assert journal.rows == ()
            assert journal.damage is None

    def test_a_night_that_was_only_looked_at_holds_nothing(self, path: Path) -> None:
        Journal(path).close()
        Journal(path).close()
        assert not path.exists()

    def test_the_folder_is_made(self, tmp_path: Path) -> None:
        fill(tmp_path / "one" / "two" / "a.night", rows(1))
        assert (tmp_path / "one" / "two" / "a.night").exists()

    def test_is_there_again_and_goes_on(self, path: Path) -> None:
        written = rows(12)
        for start in range(0, 12, 3):
            with Journal(path) as journal:
                assert journal.rows == written[:start]
                assert journal.damage is None
                for each in written[start : start + 3]:
                    journal.append(each)
        with Journal(path) as journal:
            assert journal.rows == written

    def test_is_safe_before_the_journal_is_closed(self, path: Path, tmp_path: Path) -> None:
        with Journal(path) as journal:
            for each in rows(5):
                journal.append(each).result()
            pulled = pull_the_plug(path, tmp_path / "pulled")
        with Journal(pulled) as journal:
            assert journal.rows == rows(5)

    def test_is_only_read_while_nothing_new_happens(self, path: Path, tmp_path: Path) -> None:
        with Journal(path) as journal:
            journal.append(row(1)).result()
            pulled = pull_the_plug(path, tmp_path / "pulled")
        before = contents(pulled)
        Journal(pulled).close()
        assert contents(pulled) == before

    def test_waits_for_what_is_still_being_written_when_it_is_closed(self, path: Path) -> None:
        with Journal(path) as journal:
            futures = [journal.append(each) for each in rows(50)]
        assert all(future.done() for future in futures)
        with Journal(path) as journal:
            assert journal.rows == rows(50)

    def test_keeps_its_place_against_another_entry_of_the_same_number(self, path: Path) -> None:
        with Journal(path) as journal:
            journal.append(row(1)).result()
            assert journal.append(row(1, "[]")).result().waiting == 1
        with Journal(path) as journal:
            assert journal.rows == (row(1),)


class TestInUse:
    def test_a_second_journal_of_the_same_night_is_refused(self, path: Path) -> None:
        with Journal(path):
            with pytest.raises(JournalInUse) as caught:
                Journal(path)
            assert caught.value.path == str(path)

    def test_the_first_goes_on_after_the_refusal(self, path: Path) -> None:
        with Journal(path) as journal:
            with pytest.raises(JournalInUse):
                Journal(path)
            assert journal.append(row(1)).result() == Saved()

    def test_the_night_is_free_after_the_first_is_closed(self, path: Path) -> None:
        Journal(path).close()
        Journal(path).close()

    def test_another_night_beside_it_is_free(self, path: Path, tmp_path: Path) -> None:
        with Journal(path), Journal(tmp_path / "other.night") as other:
            assert other.append(row(1)).result() == Saved()

    def test_a_folder_that_is_a_file_is_an_error(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        with pytest.raises(JournalError):
            Journal(tmp_path / "file" / "a.night")

    def test_a_night_that_is_a_folder_is_an_error_and_free_again(self, path: Path) -> None:
        path.mkdir()
        for number in range(40):  # on some cards the size of a folder is that of its list
            (path / f"file {number}").touch()
        for _ in range(2):
            with pytest.raises(JournalError) as caught:
                Journal(path)
            assert type(caught.value) is JournalError
            assert caught.value.filename == str(path)


CHANGES = [
    pytest.param("UPDATE entries SET body = body || ' ' WHERE seq = 7", 6, id="another body"),
    pytest.param("UPDATE entries SET at = '' WHERE seq = 7", 6, id="another time"),
    pytest.param("UPDATE entries SET source = 'voice' WHERE seq = 7", 6, id="another source"),
    pytest.param("UPDATE entries SET hash = x'00' WHERE seq = 7", 6, id="another hash"),
    pytest.param("UPDATE entries SET hash = 'text' WHERE seq = 7", 6, id="a hash of text"),
    pytest.param("UPDATE entries SET body = x'ff' WHERE seq = 7", 6, id="a body of bytes"),
    pytest.param("UPDATE entries SET body = CAST(x'ff' AS TEXT) WHERE seq = 7", 6, id="no utf-8"),
    pytest.param("UPDATE entries SET seq = 99 WHERE seq = 7", 6, id="a row moved"),
    pytest.param("DELETE FROM entries WHERE seq = 7", 6, id="a row gone"),
    pytest.param("DELETE FROM entries WHERE seq = 1", 0, id="the first row gone"),
    pytest.param("UPDATE entries SET body = '{}' WHERE seq = 10", 9, id="the last row"),
    pytest.param("INSERT INTO entries VALUES (11, '', '', '', x'')", 10, id="a row added"),
]


class TestChain:
    @pytest.mark.parametrize(("change", "good"), CHANGES)
    def test_a_changed_row_ends_the_night_before_it(self, path: Path, change: str, good: int) -> None:
        fill(path, rows(10))
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(change)
            connection.commit()
        with Journal(path) as journal:
            assert journal.rows == rows(10)[:good]
            assert journal.damage is not None
            assert journal.damage.last_good_seq == good
            assert journal.damage.reason

    def test_a_damaged_night_is_not_written_to(self, path: Path) -> None:
        fill(path, rows(10))
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("DELETE FROM entries WHERE seq = 7")
            connection.commit()
        before = contents(path)
        with Journal(path) as journal:
            saved = journal.append(row(7)).result()
            assert saved.waiting == 1
            assert saved.problem
        assert contents(path) == before


def overwrite(path: Path, at: int, garbage: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(garbage)


class TestSchema:
    def test_a_night_of_a_later_program_is_read_only(self, path: Path) -> None:
        fill(path, rows(3))
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(f"PRAGMA user_version={SCHEMA_VERSION + 1}")
        before = contents(path)
        with Journal(path) as journal:
            assert journal.rows == rows(3)
            assert journal.damage is not None
            assert "newer" in journal.damage.reason
            assert journal.append(row(4)).result().waiting == 1
        assert contents(path) == before

    def test_a_night_of_an_earlier_program_goes_on_as_one_of_this(self, path: Path) -> None:
        fill(path, rows(3))
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(f"PRAGMA user_version={SCHEMA_VERSION - 1}")
        with Journal(path) as journal:
            assert journal.damage is None
            assert journal.append(row(4)).result() == Saved()
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)


class TestGarbage:
    def assert_damaged_and_untouched(self, path: Path) -> Journal:
        before = contents(path)
        with Journal(path) as journal:
            assert journal.damage is not None
            assert journal.damage.reason
            assert journal.damage.last_good_seq == len(journal.rows)
            assert journal.rows == rows(40, 1000)[: len(journal.rows)]
        assert contents(path) == before
        return journal

    @pytest.mark.parametrize("page", range(1, 9))
    def test_in_a_page(self, full_night: Path, page: int) -> None:
        overwrite(full_night, page * PAGE, random.Random(page).randbytes(PAGE))
        self.assert_damaged_and_untouched(full_night)

    def test_in_a_late_page_leaves_what_is_before_it(self, full_night: Path) -> None:
        overwrite(full_night, full_night.stat().st_size - PAGE, bytes(PAGE))
        journal = self.assert_damaged_and_untouched(full_night)
        assert len(journal.rows) > 20

    @pytest.mark.parametrize("size", [1, 16, 100, PAGE])
    def test_at_the_head(self, full_night: Path, size: int) -> None:
        overwrite(full_night, 0, random.Random(size).randbytes(size))
        assert self.assert_damaged_and_untouched(full_night).rows == ()

    def test_at_the_head_while_the_log_is_full(self, path: Path, tmp_path: Path) -> None:
        with Journal(path) as journal:
            for each in rows(40, 1000):
                journal.append(each).result()
            pulled = pull_the_plug(path, tmp_path / "pulled")
        overwrite(pulled, 0, b"garbage" * 100)
        before = contents(pulled)
        Journal(pulled).close()
        assert contents(pulled) == before

    def test_in_place_of_the_whole_file(self, path: Path) -> None:
        path.write_bytes(random.Random(0).randbytes(3 * PAGE))
        assert self.assert_damaged_and_untouched(path).rows == ()

    def test_of_zeros_in_place_of_the_whole_file(self, path: Path) -> None:
        path.write_bytes(bytes(3 * PAGE))
        assert self.assert_damaged_and_untouched(path).rows == ()

    @pytest.mark.parametrize("left", [1, 99, 100, 512, PAGE - 1, PAGE, 3 * PAGE, 3 * PAGE + 17])
    def test_a_file_that_is_cut_off(self, full_night: Path, left: int) -> None:
        os.truncate(full_night, left)
        self.assert_damaged_and_untouched(full_night)

    def test_a_file_cut_to_nothing_keeps_its_log(self, path: Path, tmp_path: Path) -> None:
        with Journal(path) as journal:
            journal.append(row(1)).result()
            pulled = pull_the_plug(path, tmp_path / "pulled")
        os.truncate(pulled, 0)
        self.assert_damaged_and_untouched(pulled)

    def test_an_empty_file_is_a_night_that_has_not_begun(self, path: Path) -> None:
        path.touch()
        fill(path, rows(3))
        with Journal(path) as journal:
            assert journal.rows == rows(3)

    def test_anywhere_never_stops_the_program(self, full_night: Path, tmp_path: Path) -> None:
        draw = random.Random(4)
        good = full_night.read_bytes()
        for number in range(60):
            copy = tmp_path / f"{number}.night"
            copy.write_bytes(good)
            overwrite(copy, draw.randrange(len(good)), draw.randbytes(draw.choice((1, 8, 300))))
            before = contents(copy)
            with Journal(copy) as journal:
                assert journal.rows == rows(40, 1000)[: len(journal.rows)]
                assert journal.damage is not None or len(journal.rows) == 40
            assert contents(copy) == before


def pull_the_plug(path: Path, folder: Path) -> Path:
    """The night as it lies on the card at this moment, in `folder`."""
    folder.mkdir()
    for suffix in ("", "-wal"):
        shutil.copyfile(path.with_name(path.name + suffix), folder / (path.name + suffix))
    return folder / path.name


def contents(path: Path) -> dict[str, bytes]:
    """The bytes of the night and its log."""
    files = (path, path.with_name(path.name + "-wal"))
    return {file.name: file.read_bytes() for file in files if file.exists() and file.stat().st_size}


def test_a_log_cut_at_any_byte_leaves_a_beginning_that_goes_on(tmp_path: Path) -> None:
    written = rows(20, 40)
    with Journal(tmp_path / "a.night") as journal:
        for each in written:
            journal.append(each).result()
        pulled = pull_the_plug(tmp_path / "a.night", tmp_path / "pulled")
    log = pulled.with_name("a.night-wal").read_bytes()
    draw = random.Random(20)
    cuts = {0, 1, 31, 32, 33, len(log) - 1, len(log)}
    cuts |= {*range(0, len(log), len(log) // 300), *(draw.randrange(len(log)) for _ in range(200))}
    found = []
    for cut in sorted(cuts):
        path = tmp_path / "cut.night"
        shutil.copyfile(pulled, path)
        path.with_name("cut.night-wal").write_bytes(log[:cut])
        with Journal(path) as journal:
            assert journal.damage is None
            count = len(journal.rows)
            assert journal.rows == written[:count]
            journal.append(row(count + 1))
        with Journal(path) as journal:
            assert journal.damage is None
            assert journal.rows == (*written[:count], row(count + 1))
        found.append(count)
        for file in tmp_path.glob("cut.night*"):
            file.unlink()
    assert found == sorted(found)
    assert set(found) == set(range(21))


@pytest.fixture
def card(tmp_path: Path) -> Iterator[Path]:
    """A card of 1 MB."""
    folder = tmp_path / "card"
    folder.mkdir()
    if os.geteuid() != 0 or not mount(folder, "-t", "tmpfs", "-o", "size=1m", "tmpfs"):
        pytest.skip("mounting a small card needs root and the right to mount")
    yield folder
    subprocess.run(["umount", "-l", folder], check=True)


def mount(folder: Path, *how: str) -> bool:
    return subprocess.run(["mount", *how, folder], capture_output=True, check=False).returncode == 0


def fill_the_card(folder: Path) -> Path:
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while file.write(b"x" * 512):
                pass
        except OSError:
            return ballast
    raise AssertionError("the card is never full")


class TestFullCard:
    def test_entries_wait_and_are_written_in_order_when_there_is_room(self, card: Path) -> None:
        path = card / "a.night"
        written = rows(60, 3000)
        with Journal(path) as journal:
            for each in written[:5]:
                assert journal.append(each).result() == Saved()
            ballast = fill_the_card(card)
            last = Saved()
            for each in written[5:50]:
                last = journal.append(each).result()
            assert last.waiting > 30
            assert "full" in last.problem
            assert journal.retry().result() == last
            ballast.unlink()
            assert journal.retry().result() == Saved()
            for each in written[50:]:
                assert journal.append(each).result() == Saved()
        with Journal(path) as journal:
            assert journal.damage is None
            assert journal.rows == written

    def test_the_next_entry_takes_the_waiting_ones_along(self, card: Path) -> None:
        path = card / "a.night"
        with Journal(path) as journal:
            journal.append(row(1)).result()
            ballast = fill_the_card(card)
            saved = Saved()
            seq = 1
            while not saved.waiting:
                seq += 1
                saved = journal.append(row(seq)).result()
            ballast.unlink()
            assert journal.append(row(seq + 1)).result() == Saved()
        with Journal(path) as journal:
            assert journal.rows == tuple(row(number) for number in range(1, seq + 2))

    def test_closing_tries_once_more(self, card: Path) -> None:
        path = card / "a.night"
        ballast = fill_the_card(card)
        with Journal(path) as journal:
            assert journal.append(row(1)).result().waiting == 1
            ballast.unlink()
        with Journal(path) as journal:
            assert journal.rows == (row(1),)

    def test_what_was_saved_before_is_read_from_a_full_card(self, card: Path, tmp_path: Path) -> None:
        with Journal(tmp_path / "a.night") as journal:
            for each in rows(20):
                journal.append(each).result()
            pulled = pull_the_plug(tmp_path / "a.night", card / "pulled")
        fill_the_card(card)
        with Journal(pulled) as journal:
            assert journal.damage is None
            assert journal.rows == rows(20)


class TestReadOnlyCard:
    def test_a_night_is_read_where_the_temporary_folder_cannot_be_written_either(
        self, card: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = card / "a.night"
        fill(path, rows(3))
        assert mount(card, "-o", "remount,ro")
        monkeypatch.setattr(tempfile, "tempdir", str(card))
        with Journal(path) as journal:
            assert journal.damage is None
            assert journal.rows == rows(3)

    def test_entries_wait_until_it_can_be_written(self, card: Path) -> None:
        path = card / "a.night"
        fill(path, rows(3))
        assert mount(card, "-o", "remount,ro")
        with Journal(path) as journal:
            assert journal.damage is None
            assert journal.rows == rows(3)
            for waiting, each in enumerate(rows(6)[3:], start=1):
                saved = journal.append(each).result()
                assert saved.waiting == waiting
                assert saved.problem
            assert mount(card, "-o", "remount,rw")
            assert journal.retry().result() == Saved()
        with Journal(path) as journal:
            assert journal.rows == rows(6)

    def test_a_new_night_goes_on_in_memory(self, card: Path) -> None:
        assert mount(card, "-o", "remount,ro")
        with Journal(card / "nights" / "a.night") as journal:
            assert journal.append(row(1)).result().waiting == 1
            assert mount(card, "-o", "remount,rw")
            assert journal.append(row(2)).result() == Saved()
            with pytest.raises(JournalInUse):
                Journal(card / "nights" / "a.night")
        with Journal(card / "nights" / "a.night") as journal:
            assert journal.rows == (row(1), row(2))

    def test_the_log_is_read_too(self, card: Path, tmp_path: Path) -> None:
        with Journal(tmp_path / "a.night") as journal:
            for each in rows(20):
                journal.append(each).result()
            pulled = pull_the_plug(tmp_path / "a.night", card / "pulled")
        assert mount(card, "-o", "remount,ro")
        with Journal(pulled) as journal:
            assert journal.damage is None
            assert journal.rows == rows(20)
            assert journal.append(row(21)).result().waiting == 1
