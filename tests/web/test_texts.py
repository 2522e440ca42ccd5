"""The page renders messages as the server does, and has all its own words in both languages."""

import json
from pathlib import Path

import pytest

import regnum
from regnum.games.registry import game_of
from regnum.kernel.text import Catalogue, check_catalogues
from web.vectors import FILE, vectors

WORDS = Path(__file__).resolve().parents[2] / "web" / "src" / "i18n"


def test_the_page_is_tested_with_sentences_as_they_are_rendered_now():
    assert json.loads(FILE.read_text(encoding="utf-8")) == vectors(), "run python tests/web/vectors.py"


def test_the_pages_words_are_there_in_both_languages_with_the_same_parameters():
    assert check_catalogues(Catalogue.load(WORDS / "en.json", WORDS / "pl.json")) == []


@pytest.mark.parametrize("game", regnum.games())
def test_how_a_game_ended_is_said_without_anything_more(game: str) -> None:
    """The page says the reason of a result by its key alone."""
    spec = game_of(game)
    words = spec.catalogue_for({option.id: option.default for option in spec.options})
    for lang in ("en", "pl"):
        for key in words.entries[lang]:
            if key.startswith("result."):
                assert words.render(lang, key).strip()
