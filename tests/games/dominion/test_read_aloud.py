"""Sentences with numbers, as they are read aloud: what 1, 2, 5 and 22 do to the words around them."""

import pytest

from regnum.games.dominion.text.catalogue import catalogue

NUMBERS = (1, 2, 5, 22)

POLISH = {
    "kind.discard_down.prompt": ("Odrzuć jeszcze {}.", "1 kartę", "2 karty", "5 kart", "22 karty"),
    "reason.too_dear": ("Kosztuje 8, a masz {}.", "1 monetę", "2 monety", "5 monet", "22 monety"),
    "event.draws": ("Ola dobiera {}.", "Miedziaka", "2 Miedziaki", "5 Miedziaków", "22 Miedziaki"),
    "event.gains.you": (
        "Dodajesz {} na rękę.", "Prowincję", "2 Prowincje", "5 Prowincji", "22 Prowincje",
    ),
    "event.coins": ("Ola: +{}.", "1 moneta", "2 monety", "5 monet", "22 monety"),
    "event.actions.you": ("Dostajesz {}.", "1 akcję", "2 akcje", "5 akcji", "22 akcje"),
    "event.buys_plus": ("Ola: +{}.", "1 zakup", "2 zakupy", "5 zakupów", "22 zakupy"),
    "effect.worth.points": (
        "{}", "1 punkt zwycięstwa", "2 punkty zwycięstwa", "5 punktów zwycięstwa", "22 punkty zwycięstwa",
    ),
    "effect.worth.per_cards": (
        "1 punkt zwycięstwa za {} w twoim posiadaniu.",
        "każdą 1 kartę", "każde pełne 2 karty", "każde pełne 5 kart", "każde pełne 22 karty",
    ),
    "noun.card.up_to": ("od 0 do {}", "1 karty", "2 kart", "5 kart", "22 kart"),
    "noun.top.more": ("{}", "1 wierzchnią kartę", "2 wierzchnie karty", "5 wierzchnich kart", "22 wierzchnie karty"),
    "effect.discard_down_to.they": (
        "odrzuca karty z ręki, aż {}", "zostanie mu 1", "zostaną mu 2", "zostanie mu 5", "zostaną mu 22",
    ),
    "effect.reveal_until.do": (
        "odkrywaj kolejno karty swojej talii, aż będziesz mieć tyle; {} weź na rękę, a pozostałe odrzuć",
        "tę", "te", "te", "te",
    ),
}  # fmt: skip
"""A sentence, and what stands in it for each of the numbers."""

ENGLISH = {
    "kind.trash.prompt": ("You may trash up to {}.", "more card"),
    "event.draws_unseen": ("Ola draws {}.", "card"),
    "reason.too_dear": ("It costs 8 and you have {}.", "coin"),
    "effect.worth.per_cards": ("1 victory point for every full {} that you own.", "card"),
    "noun.card.up_to": ("0 to {}", "card"),
    "effect.discard_down_to.they": ("discards down to {} in hand", "card"),
}


def said(lang: str, key: str) -> list[str]:
    card = "province" if key == "event.gains.you" else "copper"
    about = {"seat": "Ola", "card": card, "place": "hand", "need": 8, "points": 1, "noun": "tyle"}
    return [catalogue().render(lang, key, {**about, "n": n, "have": n}) for n in NUMBERS]


@pytest.mark.parametrize("key", POLISH)
def test_the_words_around_a_number_follow_it_in_polish(key: str) -> None:
    sentence, *counted = POLISH[key]
    assert said("pl", key) == [sentence.format(words) for words in counted]


@pytest.mark.parametrize("key", ENGLISH)
def test_the_words_around_a_number_follow_it_in_english(key: str) -> None:
    sentence, one = ENGLISH[key]
    assert said("en", key) == [sentence.format(f"{n} {one}{'s' * (n > 1)}") for n in NUMBERS]


@pytest.mark.parametrize(("lang", "copies"), [("pl", "2 Miedziaki i Fosę"), ("en", "2 Coppers and a Moat")])
def test_several_kinds_of_cards_are_counted_each(lang: str, copies: str) -> None:
    cards = ["copper", "copper", "moat"]
    told = catalogue().render(lang, "event.trashes", {"seat": "Ola", "card": cards, "n": 3})
    assert copies in told
