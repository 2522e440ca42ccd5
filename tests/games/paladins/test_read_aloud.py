"""The sentences on the cards, as they are read aloud: what a number does to the words after it."""

import pytest

from regnum.games.paladins.declare import COUNTED
from regnum.games.paladins.text.catalogue import catalogue
from regnum.games.registry import game_of
from regnum.kernel.text import LANGUAGES

GAME = game_of("paladins")
OPTIONS = GAME.prepare(2, {})

LINES = {
    ("samson", "pl"): "Rozwój kosztuje o 2 Srebrniki mniej.",
    ("samson", "en"): "Develop costs 2 Silver less.",
    ("oliver", "pl"): "Modlitwa nie kosztuje Srebrników.",
    ("otton", "pl"): "Każda akcja Handel daje dodatkowo: 2 Srebrniki.",
    ("otton", "en"): "Each Trade also brings: 2 Silver.",
    ("debt_collector_1", "pl"): "Za każdy spłacony Dług: Parobek.",
    ("adventurer_viking", "pl"): "Na koniec 1 PZ za każdych 2 wysłanych Mnichów.",
    ("adventurer_viking", "en"): "At the end 1 VP for every 2 Monks placed.",
    ("assassin_viking", "pl"): "Na koniec 1 PZ za każdego zaatakowanego Saracena.",
    ("assassin_viking", "en"): "At the end 1 VP for each Saracen attacked.",
    ("champion_byzantine", "pl"): "Na koniec 1 PZ i jeszcze 1 za każdy spełniony Królewski Dekret.",
    ("champion_byzantine", "en"): "At the end 1 VP, and 1 more for each King’s Order fulfilled.",
    ("favour_clear_name", "pl"): "Postaw Kleryka.",
    ("favour_pray", "pl"): "Postaw dowolnego Robotnika.",
}


@pytest.mark.parametrize(("card", "lang"), LINES)
def test_a_card_says_it_as_one_would(card: str, lang: str) -> None:
    assert LINES[card, lang] in GAME.help(card, lang, OPTIONS).lines


@pytest.mark.parametrize(
    ("key", "n", "said"),
    [
        ("every.develop", 2, "każde 2 postawione Warsztaty"),
        ("every.develop", 5, "każde 5 postawionych Warsztatów"),
        ("every.develop", 22, "każde 22 postawione Warsztaty"),
        ("every.commission", 5, "każdych 5 wysłanych Mnichów"),
        ("counts.attacked_saracen", 1, "1 zaatakowany Saracen"),
        ("counts.attacked_saracen", 2, "2 zaatakowanych Saracenów"),
        ("counts.kings_orders_completed", 2, "2 spełnione Królewskie Dekrety"),
        ("counts.suspicion", 22, "22 Podejrzenia"),
        ("text.less_silver", 1, "Rozwój kosztuje o 1 Srebrnik mniej."),
        ("text.less_silver", 5, "Rozwój kosztuje o 5 Srebrników mniej."),
        ("text.order", 1, "Wykonaj akcję Rozwój co najmniej 1 raz."),
        ("text.order", 2, "Wykonaj akcję Rozwój co najmniej 2 razy."),
        ("text.order", 5, "Wykonaj akcję Rozwój co najmniej 5 razy."),
        ("text.order", 22, "Wykonaj akcję Rozwój co najmniej 22 razy."),
        ("event.rival_begins", 1, "Ola zaczyna rundę z 1 Robotnikiem."),
        ("event.rival_begins", 22, "Ola zaczyna rundę z 22 Robotnikami."),
        ("text.inquisition_min", 1, "Podczas Inkwizycji, przy co najmniej 1 Podejrzeniu: Dług."),
        ("text.inquisition_min", 5, "Podczas Inkwizycji, przy co najmniej 5 Podejrzeniach: Dług."),
        ("text.less_provisions", 22, "Rozwój kosztuje o 22 sztuki Zapasów mniej."),
    ],
)
def test_the_words_after_a_number_follow_it(key: str, n: int, said: str) -> None:
    assert catalogue().render("pl", key, {"n": n, "action": "develop", "seat": "Ola", "text": "Dług"}) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_outsiders_count_has_a_text_and_none_is_left_over(lang: str) -> None:
    texts = {key.removeprefix("counts.") for key in catalogue().entries[lang] if key.startswith("counts.")}
    assert texts == set(COUNTED.words)
