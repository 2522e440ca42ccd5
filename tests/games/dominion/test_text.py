"""Dominion's words: catalogue, card texts and rule documents, in both languages.

The golden card texts are made anew by running this file:

    python tests/games/dominion/test_text.py
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from regnum.games.dominion.declare import VERBS
from regnum.games.dominion.text import card_text, catalogue, type_help, type_line
from regnum.games.dominion.text.cards import _Words
from regnum.games.dominion.text.catalogue import DATA
from regnum.kernel.text import LANGUAGES, TextError, check_catalogues, parse

GOLDEN = Path(__file__).parent / "golden" / "card_text.txt"
RULES = Path(__file__).parents[3] / "docs" / "rules"
CARDS: list[dict[str, Any]] = json.loads((DATA / "cards.json").read_text(encoding="utf-8"))["cards"]
BY_ID = {card["id"]: card for card in CARDS}


def golden() -> str:
    """Every card in both languages, and in both wordings where the editions differ."""
    out = ["Texts of all cards. Made by: python tests/games/dominion/test_text.py"]
    for card in CARDS:
        for edition in ("1e", "2e") if "effects_2e" in card else ("",):
            for lang in LANGUAGES:
                head = f"{card['name'][lang]} ({card['cost']}), {type_line(card, lang)}"
                out += ["", f"{head}, {edition}" if edition else head]
                out += [f"    {line}" for line in card_text(card, lang, edition or "1e")]
    return "\n".join(out) + "\n"


def test_both_languages_say_the_same_things() -> None:
    assert check_catalogues(catalogue()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_renders_with_every_card(lang: str) -> None:
    words = catalogue()
    for card in BY_ID:
        params = {"card": card, "seat": "Ada", "place": "hand", "type": "action"}
        for key, entry in words.entries[lang].items():
            if isinstance(entry, str):
                holes = [part for part in parse(entry) if not isinstance(part, str)]
                given = {hole.param: params.get(hole.param, 2) for hole in holes} | {"n": 2}
                assert not set(words.render(lang, key, given)) & set("{}|*"), key


@pytest.mark.parametrize(
    ("key", "params", "pl", "en"),
    [
        ("event.plays", {"seat": "Ada", "card": "smithy"}, "Ada zagrywa Kuźnię.", "Ada plays a Smithy."),
        (
            "event.gains",
            {"seat": "Ola", "card": "silver", "n": 1, "place": "deck"},
            "Ola dodaje Srebrnika na wierzch talii.",
            "Ola gains a Silver onto the deck.",
        ),
        (
            "event.draws",
            {"seat": "Ada", "n": 5, "card": ["copper", "copper", "estate", "copper", "gold"]},
            "Ada dobiera 3 Miedziaki, Posiadłość i Złoto.",
            "Ada draws 3 Coppers, an Estate and a Gold.",
        ),
        ("event.draws_unseen", {"seat": "Ada", "n": 22}, "Ada dobiera 22 karty.", "Ada draws 22 cards."),
        (
            "event.discards",
            {"seat": "Ada", "n": 2, "card": "spy"},
            "Ada odrzuca 2 Szpiegów.",
            "Ada discards 2 Spies.",
        ),
        (
            "event.trashes",
            {"seat": "Ada", "n": 3, "card": "gold"},
            "Ada wyrzuca 3 karty Złota na Śmietnisko.",
            "Ada trashes 3 Golds.",
        ),
        (
            "event.game_over_piles",
            {},
            "Co najmniej 3 stosy w Zasobach są puste: koniec gry.",
            "Three or more Supply piles are empty: the game is over.",
        ),
        ("kind.buy.option", {"card": "province"}, "Kup Prowincję", "Buy Province"),
        ("kind.discard_down.prompt", {"n": 1}, "Odrzuć jeszcze 1 kartę.", "Discard 1 more card."),
        ("kind.discard_down.prompt", {"n": 2}, "Odrzuć jeszcze 2 karty.", "Discard 2 more cards."),
        (
            "reason.too_dear",
            {"need": 8, "have": 7},
            "Kosztuje 8, a masz 7 monet.",
            "It costs 8 and you have 7 coins.",
        ),
    ],
)
def test_sentences_read_naturally(key: str, params: dict[str, Any], pl: str, en: str) -> None:
    assert catalogue().render("pl", key, params) == pl
    assert catalogue().render("en", key, params) == en


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))
def test_every_card_has_all_forms(card: dict[str, Any]) -> None:
    assert list(card["forms"]["pl"]) == ["acc", "gen", "few", "many"]
    assert list(card["forms"]["en"]) == ["a", "plural"]
    article, _, name = card["forms"]["en"]["a"].partition(" ")
    assert name == card["name"]["en"]
    assert article == ("an" if name[0] in "AEIOU" else "a")


def test_card_texts_are_the_golden_ones() -> None:
    assert golden() == GOLDEN.read_text(encoding="utf-8"), "if the new texts are better, run this file"


def test_every_instruction_of_the_vocabulary_has_a_wording() -> None:
    readme = (DATA / "README.md").read_text(encoding="utf-8")
    table = readme.split("## Effect tokens")[1].split("**Amounts**")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    documented = {op for row in rows for op in re.findall(r"`(\w+)`", row)}
    assert documented == {v.fits["op"] for v in VERBS.all} | {"reveal_this", "unaffected_by_this_play"}
    worded = _Words("en").phrases.keys() | {key.split(".")[1] for key in catalogue().entries["en"] if "effect." in key}
    assert documented <= worded


@pytest.mark.parametrize("effect", [{"op": "steal"}, {"op": "each_other", "effects": [{"op": "steal"}]}])
def test_an_unknown_instruction_is_an_error(effect: dict[str, Any]) -> None:
    with pytest.raises(TextError, match="no wording for the instruction 'steal'"):
        card_text({"effects": [effect]}, "en")


def test_the_wording_follows_the_effects() -> None:
    cheap = {"max_cost": 7}
    gain = {"op": "gain", "from": "supply", "filter": cheap, "min": 1, "max": 1, "to": "discard"}
    assert card_text({"effects": [gain, {"op": "coins", "n": 5}]}, "pl") == [
        "Dodaj kartę o koszcie nie większym niż 7.",
        "+5 monet",
    ]


def test_the_second_edition_makes_three_cards_optional() -> None:
    assert [card["id"] for card in CARDS if card_text(card, "en", "1e") != card_text(card, "en", "2e")] == [
        "mine",
        "moneylender",
        "throne_room",
    ]
    assert card_text(BY_ID["mine"], "pl", "2e")[0].startswith("Możesz")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_type_of_card_is_explained(lang: str) -> None:
    kinds = {kind for card in CARDS for kind in card["types"]}
    assert len({type_help(kind, lang) for kind in kinds}) == len(kinds) == 6


def rule_ids(name: str) -> list[str]:
    """Clauses, rulings, hazards and examples in the order of a rule document."""
    text = (RULES / name).read_text(encoding="utf-8")
    return re.findall(r"^(?:- |\| )`?(DOM-(?:R|H\.)?[0-9.]*[0-9]|ex_\w+)`?(?= )", text, re.MULTILINE)


def test_the_rules_have_the_same_ids_in_both_languages() -> None:
    ids = rule_ids("dominion.md")
    assert ids == rule_ids("dominion.pl.md")
    assert len(ids) == len(set(ids))
    assert {"DOM-1.1", "DOM-13.11", "DOM-R1", "DOM-R26", "DOM-H.1", "DOM-H.24"} <= set(ids)


def test_every_worked_example_is_told_in_the_rules_and_names_real_clauses() -> None:
    vectors = json.loads((DATA / "test_vectors.json").read_text(encoding="utf-8"))["vectors"]
    ids = rule_ids("dominion.md")
    assert sorted(v["id"] for v in vectors) == sorted(i for i in ids if i.startswith("ex_"))
    assert {clause for v in vectors for clause in v["clauses"]} <= set(ids)


if __name__ == "__main__":
    GOLDEN.write_text(golden(), encoding="utf-8")
