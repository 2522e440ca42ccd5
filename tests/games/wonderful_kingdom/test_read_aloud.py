"""Sentences with numbers, as they are read aloud: what 1, 2, 5 and 22 do to the words around them."""

import pytest

from regnum.games.registry import game_of
from regnum.games.wonderful_kingdom.text.catalogue import catalogue

GAME = game_of("wonderful_kingdom")
OPTIONS = GAME.prepare(2, {})
NUMBERS = (1, 2, 5, 22)

POLISH = {
    "kind.shadows.prompt": (
        "Cienie zabierają jeszcze {}: wskaż tę, którą odrzucasz bez przetwarzania.",
        "1 kartę", "2 karty", "5 kart", "22 karty",
    ),
    "kind.produce.prompt": ("Złoto: do umieszczenia {}.", "1 kostka", "2 kostki", "5 kostek", "22 kostki"),
    "reason.no_soldiers": (
        "Trzeba {}, a masz 0.", "1 żołnierza", "2 żołnierzy", "5 żołnierzy", "22 żołnierzy",
    ),
    "reason.cards_left": (
        "W twoim obszarze wyboru {}.",
        "jest jeszcze 1 karta", "są jeszcze 2 karty", "jest jeszcze 5 kart", "są jeszcze 22 karty",
    ),
    "reason.step_too_dear": (
        "Koszt płaci się od razu w całości: w obszarze alchemii brakuje {}, a masz 0 krystallium.",
        "1 kostki", "2 kostek", "5 kostek", "22 kostek",
    ),
    "event.takes_down_unseen": (
        "Ola bierze {}.", "1 zakrytą kartę", "2 zakryte karty", "5 zakrytych kart", "22 zakryte karty",
    ),
    "event.vermin": (
        "Ola: {}.", "1 plaga przybywa", "2 plagi przybywają", "5 plag przybywa", "22 plagi przybywają",
    ),
    "event.vermin.you": (
        "Do ciebie {}.", "przybywa 1 plaga", "przybywają 2 plagi", "przybywa 5 plag", "przybywają 22 plagi",
    ),
    "amount.materials": (
        "{}", "1 materiał budowlany", "2 materiały budowlane", "5 materiałów budowlanych", "22 materiały budowlane",
    ),
    "amount.vision_token": ("{}", "1 żeton wizji", "2 żetony wizji", "5 żetonów wizji", "22 żetony wizji"),
    "text.points_per": ("{} za każdą kartę typu Struktura", "1 punkt", "2 punkty", "5 punktów", "22 punkty"),
    "text.advisor.regain": (
        "Odzyskaj {}.", "1 własny zużyty żeton pułapki", "2 własne zużyte żetony pułapek",
        "5 własnych zużytych żetonów pułapek", "22 własne zużyte żetony pułapek",
    ),
}  # fmt: skip
"""A sentence, and what stands in it for each of the numbers."""

ENGLISH = {
    "reason.step_requires": ("It requires {} of the type Structure.", "constructed card"),
    "reason.cards_left": ("Your choice area still has {}.", "card"),
    "text.requires": ("with {} of the type Structure", "constructed card"),
    "text.points": ("{}", "point"),
    "amount.materials": ("{}", "material"),
    "amount.soldier": ("{}", "soldier"),
    "text.advisor.regain": ("take back {}.", "own spent trap token"),
}


def said(lang: str, key: str) -> list[str]:
    about = {"seat": "Ola", "resource": "gold", "type": "structure", "have": 0}
    return [catalogue().render(lang, key, {**about, "n": n, "need": n}) for n in NUMBERS]


@pytest.mark.parametrize("key", POLISH)
def test_the_words_around_a_number_follow_it_in_polish(key: str) -> None:
    sentence, *counted = POLISH[key]
    assert said("pl", key) == [sentence.format(words) for words in counted]


@pytest.mark.parametrize("key", ENGLISH)
def test_the_words_around_a_number_follow_it_in_english(key: str) -> None:
    sentence, one = ENGLISH[key]
    assert said("en", key) == [sentence.format(f"{n} {one}{'s' * (n > 1)}") for n in NUMBERS]


LINES = {
    ("farm", "pl"): "Koszt: 2 materiały budowlane",
    ("farm", "en"): "Cost: 2 materials",
    ("grand_library", "pl"): "Produkuje 1 odkrycie za każdą kartę typu Monument",
    ("grand_library", "en"): "Produces 1 exploration for each card of the type Monument",
    ("quest_02", "pl"): "Otworzyć stare kopalnie: 5 materiałów budowlanych → 2 krystallium",
    ("quest_02", "en"): "Raise the Levy: 5 population → 3 soldiers",
}


@pytest.mark.parametrize(("card", "lang"), LINES)
def test_a_card_says_it_as_one_would(card: str, lang: str) -> None:
    assert LINES[card, lang] in GAME.help(card, lang, OPTIONS).lines
