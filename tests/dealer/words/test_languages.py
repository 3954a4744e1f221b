from __future__ import annotations

import pytest

from dealer.words.languages import LANGUAGES


def test_a_language_is_chosen_by_its_own_name() -> None:
    assert [(code, language.name) for code, language in LANGUAGES.items()] == [
        ("en", "English"),
        ("de", "Deutsch"),
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_stands_under_the_code_of_its_catalogue(code: str) -> None:
    assert LANGUAGES[code].code == LANGUAGES[code].words.language == code


def test_the_languages_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        LANGUAGES["xx"] = LANGUAGES["en"]  # type: ignore[index]
