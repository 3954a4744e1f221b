"""Which tag is which card or player."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

from config.errors import ConfigError
from config.hardware import parse_hardware
from config.tags import TagMap, load_tags, parse_tags, tag_key
from dealer.rules.cards import Card

TEXT = """
[cards]
"04:a1:b2" = "As"
04A1B3 = "Td"

[players]
"77 12" = "Asha"
"""


def test_cards_and_players_by_their_tags() -> None:
    tags = parse_tags(TEXT, file="tags.toml")
    assert dict(tags.cards) == {"04A1B2": Card.parse("As"), "04A1B3": Card.parse("Td")}
    assert dict(tags.players) == {"7712": "Asha"}


def test_examples_of_the_guide_are_read() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "readers.md").read_text("utf-8")
    port, tags = (textwrap.dedent(example) for example in re.findall(r"```toml\n(.*?)```", guide, re.S))
    assert parse_hardware(port, file="hardware.toml").reader.baud == 9600
    found = parse_tags(tags, file="tags.toml")
    assert (len(found.cards), list(found.players.values())) == (2, ["Asha"])


def test_no_file_is_an_empty_map_and_one_that_is_there_is_read(tmp_path: Path) -> None:
    assert load_tags(user_folder=tmp_path) == TagMap()
    (tmp_path / "tags.toml").write_text(TEXT, "utf-8")
    assert load_tags(user_folder=tmp_path).players


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('[cards]\nA1 = "1s"', "cards.A1"),
        ('[cards]\nA1 = "As"\n[players]\n"a:1" = "Asha"', "players.a:1"),
        ('[players]\n"--" = "Asha"', "players.--"),
        ("[players]\nA1 = 7", "players.A1"),
        ('[people]\nA1 = "Asha"', "people"),
        ("[cards", ""),
    ],
)
def test_mistakes_name_their_place(text: str, place: str) -> None:
    with pytest.raises(ConfigError) as error:
        parse_tags(text, file="tags.toml")
    assert error.value.place == place


def test_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "tags.toml").write_bytes(b"\xff")
    with pytest.raises(ConfigError, match="a text in UTF-8"):
        load_tags(user_folder=tmp_path)


def test_tags_are_compared_without_their_marks() -> None:
    assert tag_key("04:a1-b2\t") == "04A1B2"
