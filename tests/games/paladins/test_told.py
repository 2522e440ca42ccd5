"""What is said of the game in both languages: prompts, answers and the lines of the log."""

import pytest

import regnum
from games.paladins.support import NO_TOWNSFOLK, solo, table, workers_for
from regnum.kernel.table import Table
from support import clause

LANGUAGES = ("en", "pl")


def lines(t: Table, *kinds: str) -> list[tuple[str, str]]:
    """The lines of the log about events of these kinds, in English and in Polish."""
    told = [event for event in t.events if event.kind in kinds]
    return [(t.describe_event(event, 0, "en"), t.describe_event(event, 0, "pl")) for event in told]


@clause("PAL-9.1", "PAL-6.14")
def test_an_attribute_that_rises_twice_in_a_row_is_named_once() -> None:
    """A Jar on the Faith space: its Faith and that of the track."""
    t = table({"workers": workers_for("absolve"), "silver": 1})
    t.play("absolve", "jar 4")
    assert lines(t, "attribute") == [("Player 1: Faith up by 2.", "Gracz 1: Wiara w górę o 2.")]


@clause("PAL-15.12")
def test_an_action_that_its_scheme_wants_in_vain_is_not_tried_again() -> None:
    its = {"workers": "labourer*2", "spaces": {"conspire": ["labourer"], "recruit": ["labourer", None]}}
    t = solo("labourer*3", its, schemes=["scheme_recruit"], townsfolk=NO_TOWNSFOLK)
    t.play("hunt 1")
    assert lines(t, "rival_cannot_filled", "rival_does") == [
        ("✗ Recruit: the AI’s spaces are filled.", "✗ Rekrutacja: pola gracza wirtualnego są zajęte."),
        ("✓ Pray: AI uses 1 worker.", "✓ Modlitwa: Gracz wirtualny używa 1 Robotnika."),
    ]


@clause("PAL-15.5")
def test_the_opponents_first_workshops_are_told_in_one_line() -> None:
    t = regnum.new("paladins", seats=1, seed=1, options={"difficulty": "standard"})
    event = t.opening[0]
    spaces = [name.removesuffix("_left").capitalize() for name in event.things]
    said = t.describe_event(event, 0, "en")
    assert len(spaces) == 3 and said.startswith("AI gets Workshops: ")
    assert all(f"{name} (left space)" in said for name in spaces)


@clause("PAL-4.3")
@pytest.mark.parametrize(
    ("lang", "prompt"),
    [("en", "Fortify: who goes to the space of a Scout?"), ("pl", "Fortyfikacja: kto staje na polu Zwiadowcy?")],
)
def test_the_question_for_a_worker_names_the_space(lang: str, prompt: str) -> None:
    t = table("merchant labourer scout criminal")
    t.play("fortify", "place merchant")
    assert t.pending[0].text(lang) == prompt


@clause("PAL-6.1")
@pytest.mark.parametrize(
    ("monks", "said"),
    [
        (0, ("Player 1 pays 1 Provision.", "Gracz 1 płaci 1 sztukę Zapasów.")),
        (3, ("Player 1 pays 2 Provisions.", "Gracz 1 płaci 2 sztuki Zapasów.")),
    ],
)
def test_what_is_paid_is_counted(monks: int, said: tuple[str, str]) -> None:
    there = [f"region2_space{i + 1}" for i in range(monks)]
    t = table({"workers": workers_for("commission"), "provisions": 3, "monks": there})
    t.play("commission", "square region1_space2")
    assert lines(t, "pays_provisions") == [said]


@clause("PAL-7.3")
def test_a_favour_is_offered_by_its_name_and_slot() -> None:
    up = {"round": 3, "orders": ["order_attack", "order_convert", "order_absolve"]}
    t = table("labourer", favours=["favour_supplies", None, None, None, None], **up)
    option = next(option for option in t.pending[0].options if option.notation == "favour 1")
    assert [option.text(lang) for lang in LANGUAGES] == ["Favour: supplies (slot 1)", "Łaska: zaopatrzenie (pole 1)"]
