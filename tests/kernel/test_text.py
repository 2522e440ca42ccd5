"""Catalogues render both languages rightly, and their mistakes are found before a reader finds them."""

from __future__ import annotations

import doctest
import json
from pathlib import Path
from typing import Any

import pytest

from regnum.kernel import text
from regnum.kernel.text import Catalogue, Message, Params, TextError, check_catalogues, plural

MOAT_EN = {"name": "Moat", "a": "a Moat", "plural": "Moats"}
MOAT_PL = {"name": "Fosa", "acc": "Fosę", "few": "Fosy", "many": "Fos"}


def both(en: dict[str, Any], pl: dict[str, Any]) -> Catalogue:
    return Catalogue({"en": en, "pl": pl})


def sentence(en: str, pl: str) -> Catalogue:
    return both({"s": en, "card.moat": MOAT_EN}, {"s": pl, "card.moat": MOAT_PL})


def test_the_examples_in_the_module_are_true() -> None:
    result = doctest.testmod(text)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize(
    ("n", "word"),
    [
        (0, "kart"), (1, "karta"), (2, "karty"), (4, "karty"), (5, "kart"), (11, "kart"), (12, "kart"),
        (14, "kart"), (21, "kart"), (22, "karty"), (25, "kart"), (101, "kart"), (102, "karty"), (112, "kart"),
    ],
)  # fmt: skip
def test_polish_plurals(n: int, word: str) -> None:
    catalogue = sentence("{n} {n|card|cards}", "{n} {n|karta|karty|kart}")
    assert catalogue.render("pl", "s", {"n": n}) == f"{n} {word}"


@pytest.mark.parametrize(("n", "word"), [(0, "cards"), (1, "card"), (2, "cards"), (21, "cards")])
def test_english_plurals(n: int, word: str) -> None:
    catalogue = sentence("{n} {n|card|cards}", "{n} {n|karta|karty|kart}")
    assert catalogue.render("en", "s", {"n": n}) == f"{n} {word}"


def test_minus_one_is_singular_as_one_reads_it() -> None:
    assert (plural("pl", -1), plural("pl", -2), plural("pl", -5)) == ("one", "few", "many")


@pytest.mark.parametrize(
    ("n", "pl", "en"),
    [
        (1, "Fosę", "a Moat"), (2, "2 Fosy", "2 Moats"), (5, "5 Fos", "5 Moats"), (12, "12 Fos", "12 Moats"),
        (22, "22 Fosy", "22 Moats"), (25, "25 Fos", "25 Moats"), (112, "112 Fos", "112 Moats"),
        (0, "0 Fos", "0 Moats"),
    ],
)  # fmt: skip
def test_a_counted_name_takes_the_form_of_its_number(n: int, pl: str, en: str) -> None:
    catalogue = sentence("{n*card:a}", "{n*card:acc}")
    assert catalogue.render("pl", "s", {"n": n, "card": "moat"}) == pl
    assert catalogue.render("en", "s", {"n": n, "card": "moat"}) == en


def test_a_list_of_ids_is_counted_and_joined() -> None:
    catalogue = sentence("{card:a}", "{card:acc}").plus(
        {
            "en": {"card.village": {"name": "Village", "a": "a Village", "plural": "Villages"}},
            "pl": {"card.village": {"name": "Wioska", "acc": "Wioskę", "few": "Wioski", "many": "Wiosek"}},
        }
    )
    cards = {"card": ["moat", "village", "moat"]}
    assert catalogue.render("pl", "s", cards) == "2 Fosy i Wioskę"
    assert catalogue.render("en", "s", cards) == "2 Moats and a Village"
    assert catalogue.render("en", "s", {"card": []}) == "—"


def test_only_parameters_of_a_known_kind_are_names() -> None:
    catalogue = sentence("{seat}: {trashed_card}", "{seat}: {trashed_card:acc}")
    params = {"seat": "moat", "trashed_card": "moat"}
    assert catalogue.render("en", "s", params) == "moat: Moat"
    assert catalogue.render("pl", "s", params) == "moat: Fosę"


def test_players_of_one_name_are_joined_and_not_counted() -> None:
    catalogue = sentence("{seat} win", "{seat} wygrywają")
    assert catalogue.render("pl", "s", {"seat": ["Ada", "Ada"]}) == "Ada i Ada wygrywają"


def test_braces_in_a_value_stay_as_they_are() -> None:
    assert sentence("{seat}!", "{seat}!").render("pl", "s", {"seat": "{n}"}) == "{n}!"


def test_a_message_is_said_in_the_readers_language() -> None:
    message = Message("s", {"card": "moat"})
    catalogue = sentence("{card}!", "{card:acc}!")
    assert (catalogue.say("en", message), catalogue.say("pl", message)) == ("Moat!", "Fosę!")
    assert catalogue.render("pl", "card.moat") == "Fosa"


@pytest.mark.parametrize(
    ("lang", "key", "params", "complaint"),
    [
        ("de", "s", {}, "no language 'de'"),
        ("en", "t", {}, "no text 't'"),
        ("en", "s", {"card": "moat"}, "needs the parameter 'n'"),
        ("en", "s", {"n": 1, "card": "mote"}, "no text 'card.mote'"),
        ("en", "s", {"n": "one", "card": "moat"}, "n must be a whole number"),
    ],
)
def test_what_cannot_be_said_is_an_error_that_says_why(
    lang: str, key: str, params: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(TextError, match=complaint):
        sentence("{n*card}", "{n*card}").render(lang, key, params)


@pytest.mark.parametrize(
    ("en", "pl", "complaint"),
    [
        ("{n}", "{m}", "s: parameters differ: n in en, m in pl"),
        ("{n*card}", "{card}", "s: parameters differ: card n in en, card in pl"),
        ("{n|a|b}", "{n|a|b}", "s (pl): {n|…} needs 3 words, has 2"),
        ("{n", "n", "s (en): stray brace or bar in '{n'"),
        ("a|b", "ab", "s (en): stray brace or bar in 'a|b'"),
        ("{card:a|x|y}", "{card}", "s (en): a form and plural words in one placeholder: '{card:a|x|y}'"),
        ("{card}", "{card:loc}", "s (pl): names of the kind card have no form loc"),
        ("{seat}", "{seat:acc}", "s (pl): there are no names of the kind seat"),
    ],
)
def test_mistakes_in_sentences_are_found(en: str, pl: str, complaint: str) -> None:
    assert complaint in check_catalogues(sentence(en, pl))


@pytest.mark.parametrize(
    ("en", "pl", "complaint"),
    [
        ({"s": "x"}, {}, "s: missing in pl"),
        ({}, {"s": "x"}, "s: missing in en"),
        ({"s": "x"}, {"s": {"name": "x"}}, "s: a name in one language, a sentence in the other"),
        ({"a.x": {"name": "x", "a": "an x"}, "a.y": {"name": "y"}}, {}, "a.y (en): has no form a"),
        ({"a.x": {"a": "an x"}}, {}, "a.x (en): has no form name"),
        ({"s": "{n*a}", "a.x": {"name": "x"}}, {}, "s (en): names of the kind a cannot be counted"),
    ],
)
def test_mistakes_in_catalogues_are_found(en: dict[str, Any], pl: dict[str, Any], complaint: str) -> None:
    assert complaint in check_catalogues(both(en, pl))


def test_a_sound_catalogue_has_no_problems() -> None:
    assert check_catalogues(sentence("{n*card:a} {n|is|are}", "{n*card:acc} {n|a|b|c}")) == []


def test_files_are_read_and_double_keys_refused(tmp_path: Path) -> None:
    en, pl = tmp_path / "en.json", tmp_path / "pl.json"
    en.write_text(json.dumps({"s": "Moat"}), encoding="utf-8")
    pl.write_text('{"s": "Fosę", "s": "Fosa"}', encoding="utf-8")
    with pytest.raises(TextError, match=r"pl\.json has s twice"):
        Catalogue.load(en, pl)
    pl.write_text('{"s": "Fosa"}', encoding="utf-8")
    assert Catalogue.load(en, pl).render("pl", "s") == "Fosa"


def test_a_new_entry_replaces_the_old_one_in_a_new_catalogue() -> None:
    old = sentence("{n*card:a}", "{n*card:acc}")
    new = old.plus({lang: {"card.moat": {"name": "Fossa"}} for lang in ("en", "pl")})
    params: Params = {"n": 2, "card": "moat"}
    assert (old.render("pl", "s", params), new.render("pl", "s", params)) == ("2 Fosy", "2 Fossa")
