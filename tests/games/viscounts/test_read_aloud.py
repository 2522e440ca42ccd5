"""Sentences with numbers, as they are read aloud in Polish: what 1, 2, 5 and 22 do to the words around them."""

import pytest

from regnum.games.registry import game_of
from regnum.games.viscounts.text.catalogue import catalogue

GAME = game_of("viscounts")
OPTIONS = GAME.prepare(2, {})
NUMBERS = (1, 2, 5, 22)

LINES = {
    ("benefactor", "pl"): "Na planszy, Umieszczenie Robotników: każde 2 Symbole Kupca liczą się jako Symbol Szlachcica",
    ("benefactor", "en"): "While on the board, Place Workers: each 2 Merchant Icons count as a Noble Icon",
    ("clergyman", "pl"): (
        "Na planszy, Przepisanie Manuskryptu: za każdy brakujący Symbol Kapłana możesz zapłacić 2 Srebrniki"
    ),
    (
        "clergyman",
        "en",
    ): "While on the board, Transcribe a Manuscript: you may pay 2 Silver for each Cleric Icon that you lack",
    ("ms_yellow_6_vp_worker_in_castle", "pl"): "Na koniec po 1 PZ za każdych 2 Robotników w Zamku",
    ("ms_yellow_6_vp_worker_in_castle", "en"): "At the end 1 VP for every 2 Workers in the castle",
}


@pytest.mark.parametrize(("card", "lang"), LINES)
def test_a_card_says_it_as_one_would(card: str, lang: str) -> None:
    assert LINES[card, lang] in GAME.help(card, lang, OPTIONS).lines


COUNTED = {
    "kind.move.prompt": (
        "Dokąd idzie twój Wicehrabia? Karta prowadzi go o {}; każde dalsze kosztuje 1 Srebrnik.",
        "1 miasteczko", "2 miasteczka", "5 miasteczek", "22 miasteczka",
    ),
    "kind.workers.option": (
        "{}", "1 Robotnik za 1 Symbol Szlachcica", "2 Robotników za 2 Symbole Szlachcica",
        "5 Robotników za 5 Symboli Szlachcica", "22 Robotników za 22 Symbole Szlachcica",
    ),
    "kind.pay.prompt": (
        "Brakuje: {}. Czym płacisz?",
        "Symbol Kupca", "2 Symbole Kupca", "5 Symboli Kupca", "22 Symbole Kupca",
    ),
    "reason.too_few_workers": (
        "Masz w puli tylko {}.", "1 Robotnika", "2 Robotników", "5 Robotników", "22 Robotników",
    ),
    "event.exchanges": ("Ola handluje {} w Miasteczku 1.", "1 raz", "2 razy", "5 razy", "22 razy"),
    "event.flips_debt": ("Ola spłaca {}.", "1 Dług", "2 Długi", "5 Długów", "22 Długi"),
    "event.flips_deed": ("Ola nadaje {}.", "1 Lenno", "2 Lenna", "5 Lenn", "22 Lenna"),
    "event.rival_futures": (
        "{} do talii przeciwnika.", "1 nieznany Przyszły Schemat trafia", "2 nieznane Przyszłe Schematy trafiają",
        "5 nieznanych Przyszłych Schematów trafia", "22 nieznane Przyszłe Schematy trafiają",
    ),
    "text.trade": (
        "{}: nagroda", "1 Symbol Kupca daje", "2 Symbole Kupca dają", "5 Symboli Kupca daje", "22 Symbole Kupca dają",
    ),
    "text.convert_icons": (
        "Na planszy, Handel: {} się jako Symbol Kapłana", "każdy Symbol Kupca liczy", "każde 2 Symbole Kupca liczą",
        "każde 5 Symboli Kupca liczy", "każde 22 Symbole Kupca liczą",
    ),
    "text.pay_as_icon": (
        "Na planszy, Handel: za każdy brakujący Symbol Kapłana możesz zapłacić {}",
        "Symbol Kupca", "2 Symbole Kupca", "5 Symboli Kupca", "22 Symbole Kupca",
    ),
}  # fmt: skip
"""A sentence, and what stands in it for each of the numbers."""


@pytest.mark.parametrize("key", COUNTED)
def test_the_words_around_a_number_follow_it(key: str) -> None:
    sentence, *counted = COUNTED[key]
    about = {"seat": "Ola", "text": "nagroda", "from_card": "merchant", "to_card": "cleric"}
    about["card"] = {"kind.pay.prompt": "merchant", "event.exchanges": "town_01"}.get(key, "trade")
    said = [catalogue().render("pl", key, {**about, **dict.fromkeys(("n", "need", "have"), n)}) for n in NUMBERS]
    assert said == [sentence.format(words) for words in counted]


@pytest.mark.parametrize(
    ("unit", "two", "five"),
    [
        ("building", "zbudowane Budynki", "zbudowanych Budynków"),
        ("manuscript", "Manuskrypty", "Manuskryptów"),
        ("flipped_deed", "nadane Lenna", "nadanych Lenn"),
        ("flipped_debt", "spłacone Długi", "spłaconych Długów"),
        ("resource", "pozostałe zasoby", "pozostałych zasobów"),
        ("icon_criminal", "Symbole Złoczyńcy", "Symboli Złoczyńcy"),
    ],
)
def test_points_for_every_few_of_something(unit: str, two: str, five: str) -> None:
    said = [catalogue().render("pl", f"every.{unit}", {"n": n}) for n in (2, 5, 22)]
    assert said == [f"każde 2 {two}", f"każde 5 {five}", f"każde 22 {two}"]


@pytest.mark.parametrize(
    ("reward", "one", "two", "five"),
    [
        ("stone", "1 sztuka Kamienia", "2 sztuki Kamienia", "5 sztuk Kamienia"),
        ("gold", "1 sztuka Złota", "2 sztuki Złota", "5 sztuk Złota"),
        ("flip_debt", "odwrócenie Długu", "2 odwrócenia Długów", "5 odwróceń Długów"),
        ("flip_deed", "odwrócenie Lenna", "2 odwrócenia Lenn", "5 odwróceń Lenn"),
        ("discard", "odrzucenie karty", "2 karty do odrzucenia", "5 kart do odrzucenia"),
        ("worker", "1 Robotnik", "2 Robotników", "5 Robotników"),
    ],
)
def test_rewards_are_counted(reward: str, one: str, two: str, five: str) -> None:
    said = [catalogue().render("pl", "text.reward", {"reward": [reward] * n}) for n in NUMBERS]
    assert said == [one, two, five, f"22{two[1:]}"]
