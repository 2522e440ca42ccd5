"""Sentences with numbers, as they are read aloud in Polish: what 1, 2, 5 and 22 do to the words around them."""

import pytest

from regnum.games.architects.text.catalogue import catalogue

NUMBERS = (1, 2, 5, 22)
WORKERS = ("1 Robotnika", "2 Robotników", "5 Robotników", "22 Robotników")
SILVER = ("1 Srebrnik", "2 Srebrniki", "5 Srebrników", "22 Srebrniki")
VIRTUE = ("1 punkt Cnót", "2 punkty Cnót", "5 punktów Cnót", "22 punkty Cnót")

COUNTED = {
    "kind.trade.prompt": (
        "Wymieniaj: {}.", "została 1 akcja", "zostały 2 akcje", "zostało 5 akcji", "zostały 22 akcje",
    ),
    "kind.capture.prompt": (
        "Kogo pojmujesz? {}.", "Zostało 1 pojmanie", "Zostały 2 pojmania", "Zostało 5 pojmań", "Zostały 22 pojmania",
    ),
    "kind.capture.own": (
        "Las: odwołaj {}", "1 własnego", "2 własnych", "5 własnych", "22 własnych",
    ),
    "kind.guard.imprison": ("Uwięź {}", "1 pojmanego", "2 pojmanych", "5 pojmanych", "22 pojmanych"),
    "kind.guard.release": ("Uwolnij {} z Więzienia", *WORKERS),
    "kind.guard.free": (
        "Wykup {}", "1 Robotnika: 1 Srebrnik", "2 Robotników: 2 Srebrniki", "5 Robotników: 5 Srebrników",
        "22 Robotników: 22 Srebrniki",
    ),
    "kind.guard.free_debt": ("Wykup {}: Dług i punkt Cnót", *WORKERS),
    "kind.hand_limit.prompt": ("Za dużo Budynków: odrzuć {}.", "1 kartę", "2 karty", "5 kart", "22 karty"),
    "kind.release.option": ("{}", *WORKERS),
    "reason.too_virtuous": (
        "Z {} Cnót nie wejdziesz na Czarny Rynek: najwyżej 9.",
        "1 punktem", "2 punktami", "5 punktami", "22 punktami",
    ),
    "reason.two_miners": (
        "Złoto wymaga {} w Kopalni.", "1 własnego Robotnika", "2 własnych Robotników", "5 własnych Robotników",
        "22 własnych Robotników",
    ),
    "reason.virtue_too_low": (
        "Katedra wymaga {}.", "1 punktu Cnót, a masz 1", "2 punktów Cnót, a masz 2", "5 punktów Cnót, a masz 5",
        "22 punktów Cnót, a masz 22",
    ),
    "event.silver_leaves": (
        "{} do zasobów.", "1 Srebrnik z karty wraca", "2 Srebrniki z karty wracają", "5 Srebrników z karty wraca",
        "22 Srebrniki z karty wracają",
    ),
    "event.takes_tax": ("Ola zabiera {} z Podatków.", *SILVER),
    "event.gains_virtue": ("Ola zyskuje {}.", *VIRTUE),
    "event.calls_back": (
        "Ola odwołuje {} w Lesie.", "1 własnego Robotnika, który był", "2 własnych Robotników, którzy byli",
        "5 własnych Robotników, którzy byli", "22 własnych Robotników, którzy byli",
    ),
    "text.lose_virtue": (
        "strata {}", "1 punktu Cnót", "2 punktów Cnót", "5 punktów Cnót", "22 punktów Cnót",
    ),
    "text.step_plan": (
        "Do odrzuconych {}.", "trafia 1 przyszły Schemat", "trafiają 2 przyszłe Schematy",
        "trafia 5 przyszłych Schematów", "trafiają 22 przyszłe Schematy",
    ),
    "text.start_prison": (
        "{} w Więzieniu.", "1 Robotnik zaczyna", "2 Robotników zaczyna", "5 Robotników zaczyna",
        "22 Robotników zaczyna",
    ),
}  # fmt: skip
"""A sentence, and what stands in it for each of the numbers."""


@pytest.mark.parametrize("key", COUNTED)
def test_the_words_around_a_number_follow_it(key: str) -> None:
    sentence, *counted = COUNTED[key]
    about = {"seat": "Ola", "card": "forest", "most": 9}
    numbers = ("n", "price", "need", "have")
    said = [catalogue().render("pl", key, {**about, **dict.fromkeys(numbers, n)}) for n in NUMBERS]
    assert said == [sentence.format(words) for words in counted]
