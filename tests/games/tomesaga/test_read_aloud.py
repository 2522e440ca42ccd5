"""Sentences of a saga and of the games played together as they are read aloud: numbers, crests, places."""

import pytest

from regnum.games.architects_coop.text.catalogue import catalogue as town
from regnum.games.paladins_coop.text.catalogue import catalogue as threats
from regnum.games.registry import game_of
from regnum.games.viscounts_coop.text.catalogue import catalogue as together
from regnum.games.viscounts_saga.text.catalogue import catalogue

GAME = game_of("viscounts_saga")
OPTIONS = GAME.prepare(3, {})
NUMBERS = (1, 2, 5, 22)

LINES = {
    ("tome_arc_debts", "pl"): "Herby: 2 Dziki.",
    ("tome_arc_debts", "en"): "Crests: 2 Boars.",
    ("tome_arc_virtue", "pl"): "Cel: osiągnąć 14. poziom Cnót.",
    ("tome_pal_townsfolk", "pl"): "Cel: mieć w drużynie 5 Mieszczan.",
    ("tome_vis_deeds", "pl"): "Cel: mieć 4 nadane Lenna.",
    ("crest_tome_a", "pl"): "Cel: 3 Herby Lwa; przy dwóch graczach 4.",
    ("crest_tome_b", "en"): "Goal: 3 crests of the Eagle; with two players 4.",
}


@pytest.mark.parametrize(("card", "lang"), LINES)
def test_a_tome_says_it_as_one_would(card: str, lang: str) -> None:
    assert LINES[card, lang] in GAME.help(card, lang, OPTIONS).lines


COUNTED = {
    "event.takes_victory_tomes": (
        "Ola bierze {}.", "1 Księgę Zwycięstwa, nie odkrywając jej", "2 Księgi Zwycięstwa, nie odkrywając ich",
        "5 Ksiąg Zwycięstwa, nie odkrywając ich", "22 Księgi Zwycięstwa, nie odkrywając ich",
    ),
    "text.goal.flipped_deed": (
        "Cel: mieć {}.", "1 nadane Lenno", "2 nadane Lenna", "5 nadanych Lenn", "22 nadane Lenna",
    ),
    "text.benefit.viscounts.move_bonus_optional": (
        "W Wicehrabiach: twój Wicehrabia może pójść o {} dalej.",
        "1 miasteczko", "2 miasteczka", "5 miasteczek", "22 miasteczka",
    ),
}  # fmt: skip
"""A sentence, and what stands in it for each of the numbers."""


@pytest.mark.parametrize("key", COUNTED)
def test_the_words_around_a_number_follow_it(key: str) -> None:
    sentence, *counted = COUNTED[key]
    said = [catalogue().render("pl", key, {"seat": "Ola", "n": n}) for n in NUMBERS]
    assert said == [sentence.format(words) for words in counted]


def test_workers_leave_the_towns_where_they_stood() -> None:
    said = [together().render("pl", "event.worker_removed.you", {"n": n, "card": "town_01"}) for n in NUMBERS]
    assert said[0] == "1 twój Robotnik z Miasteczka 1 wraca do zasobów."
    assert said[1:] == [f"{n} twoich Robotników z Miasteczka 1 wraca do zasobów." for n in NUMBERS[1:]]
    about = {"seat": "Ola", "card": "inner_01_02"}
    assert (
        together().render("pl", "event.drives_off", about)
        == "Ola usuwa Robotnika Namiestnika z Miasteczka wewnętrznego 1–2."
    )


def test_a_vote_leaves_names_as_they_are() -> None:
    said = together().render("pl", "event.votes", {"seat": "Ola", "of_seat": "Jan"})
    assert said == "Ola głosuje na: Jan."


THREATS = {
    "event.invaders_asked": (
        "w każdej rundzie trzeba zaatakować lub nawrócić {}.",
        "1 Najeźdźcę", "2 Najeźdźców", "5 Najeźdźców", "22 Najeźdźców",
    ),
    "event.invaders_left": (
        "w tej rundzie ubyło za mało Najeźdźców ({}).", *map(str, NUMBERS),
    ),
    "event.invaders_repelled": (
        "w tej rundzie {}; to wystarczy.",
        "ubył 1 Najeźdźca", "ubyło 2 Najeźdźców", "ubyło 5 Najeźdźców", "ubyło 22 Najeźdźców",
    ),
    "event.threat_grows": ("przybywa {} Namiestnika.", "1 Robotnik", "2 Robotników", "5 Robotników", "22 Robotników"),
}  # fmt: skip


@pytest.mark.parametrize("key", THREATS)
def test_threats_count_as_one_would(key: str) -> None:
    sentence, *counted = THREATS[key]
    said = [threats().render("pl", key, {"card": "threat_trade", "n": n}).partition(": ")[2] for n in NUMBERS]
    assert said == [sentence.format(words) for words in counted]


def test_partners_workers_are_counted_and_their_owner_named() -> None:
    said = [town().render("pl", "kind.guard.release_of", {"seat": "Ola", "n": n}) for n in NUMBERS]
    assert said == [f"Uwolnij z Więzienia {n} {'Robotnika' if n == 1 else 'Robotników'} (Ola)" for n in NUMBERS]
