"""The players of earlier nights: counted once a night, in an order that forgets, kept whole or not at all."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from config.errors import ConfigError
from config.regulars import (
    MOST,
    Regular,
    in_order,
    load_regulars,
    parse_regulars,
    put_aside,
    renamed,
    save_regulars,
    seen,
)

TODAY = date(2026, 12, 4)


def regular(name: str, nights: int = 1, days_ago: int = 0) -> Regular:
    return Regular(name=name, nights=nights, last=TODAY - timedelta(days=days_ago))


def test_a_night_counts_once_however_often_somebody_sits_down() -> None:
    regulars = seen((), ["Asha", "Ben"], TODAY)
    regulars = seen(regulars, ["Ben"], TODAY)
    assert regulars == (regular("Asha"), regular("Ben"))
    assert seen(regulars, ["Ben"], TODAY + timedelta(days=7))[1].nights == 2


def test_a_name_is_the_same_however_it_is_written_and_the_newest_way_stays() -> None:
    zoe = seen((), ["Zoë"], TODAY)
    assert seen(zoe, ["ZOË"], TODAY + timedelta(days=1)) == (
        Regular(name="ZOË", nights=2, last=TODAY + timedelta(days=1)),
    )


def test_who_plays_often_and_was_there_lately_comes_first() -> None:
    regulars = (regular("once"), regular("often", 6), regular("long ago", 9, days_ago=300))
    assert [r.name for r in in_order(regulars, TODAY)] == ["often", "once", "long ago"]


def test_of_equals_the_order_is_that_of_the_alphabet() -> None:
    assert [r.name for r in in_order((regular("ben"), regular("Asha")), TODAY)] == ["Asha", "ben"]


def test_a_slip_of_this_night_is_forgotten_with_its_right_name() -> None:
    regulars = seen((regular("Asha", 3, days_ago=7),), ["Bne"], TODAY)
    assert renamed(regulars, "Bne", "Ben", TODAY) == (regular("Asha", 3, days_ago=7), regular("Ben"))


def test_somebody_who_plays_under_another_name_tonight_is_not_forgotten() -> None:
    regulars = seen((regular("Ben", 3, days_ago=7),), ["Ben"], TODAY)
    assert renamed(regulars, "Ben", "Benno", TODAY) == (regular("Ben", 4), regular("Benno"))


def test_a_name_spelled_otherwise_is_spelled_so_from_now_on() -> None:
    assert renamed((regular("ben", 3),), "ben", "Ben", TODAY) == (regular("Ben", 3),)


def test_before_the_first_night_nobody_is_known(tmp_path: Path) -> None:
    assert load_regulars(tmp_path) == ()


@pytest.mark.parametrize("name", ["Asha", 'The "Kid"', "Zoë Brontë", "Łukasz", "#1 = [x]"])
def test_who_was_kept_is_known_again(tmp_path: Path, name: str) -> None:
    kept = (regular(name, 4, days_ago=2),)
    save_regulars(kept, tmp_path / "new folder", TODAY)
    assert load_regulars(tmp_path / "new folder") == kept


def test_the_list_stays_short(tmp_path: Path) -> None:
    crowd = tuple(regular(f"P{n}", days_ago=n) for n in range(MOST + 20))
    save_regulars(crowd, tmp_path, TODAY)
    kept = load_regulars(tmp_path)
    assert len(kept) == MOST
    assert kept[0] == crowd[0]
    assert crowd[-1] not in kept


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("player = 3", "player: a list of tables [[player]]"),
        (
            "[[player]]\nname = 'Asha'\nnights = 0\nlast = '2026-12-04'",
            "player.nights: a whole number, 1 or more",
        ),
        ("[[player]]\nname = ''\nnights = 1\nlast = '2026-12-04'", "player.name: a text in quotes"),
        ("[[player]]\nname = 'Asha'\nnights = 1\nlast = 'today'", "player.last: a day"),
        ("[[player", "Expected"),
    ],
)
def test_a_damaged_list_is_an_error_that_names_the_place(text: str, message: str) -> None:
    with pytest.raises(ConfigError) as caught:
        parse_regulars(text, file="players.toml")
    assert message in str(caught.value)


def test_a_list_that_is_no_text_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "players.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ConfigError):
        load_regulars(tmp_path)


def test_a_list_that_cannot_be_opened_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "players.toml").mkdir()
    with pytest.raises(ConfigError):
        load_regulars(tmp_path)


def test_a_list_put_aside_is_out_of_the_way_and_not_lost(tmp_path: Path) -> None:
    (tmp_path / "players.toml").write_text("???")
    put_aside(tmp_path)
    assert load_regulars(tmp_path) == ()
    assert (tmp_path / "players.toml.bad").read_text() == "???"
