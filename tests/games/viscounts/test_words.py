"""What the table of Viscounts says: names, numbers and reasons are true, and read well."""

import re
from typing import Any

import pytest

import regnum
from games.support import told
from games.viscounts.solo import BUSY, dismissing, its_turn
from games.viscounts.support import CALM, placing, player, table
from regnum.games.viscounts.codes import events, things
from regnum.games.viscounts.telling import event_text
from regnum.kernel.table import Table
from support import clause


def said(t: Table, kind: str, lang: str) -> list[str]:
    """The events of a kind in words."""
    return [t.describe_event(event, 0, lang) for event in told(t, kind)]


def lines(thing: str, lang: str) -> tuple[str, ...]:
    """What help says about a thing."""
    t = regnum.new("viscounts", 2, 1)
    found = t.game.help(thing, lang, t.options)
    return (*found.lines, *found.notes)


def test_things_keep_their_own_names() -> None:
    """Although effects, points and general words go by the same ids."""
    t = placing([{"gain": "debt", "n": 2}, {"gain": "deed", "n": 3}])
    assert said(t, "takes_debt", "en") == ["Player 1 takes 2 Debts."]
    assert said(t, "takes_debt", "pl") == ["Gracz 1 bierze 2 Długi."]
    assert said(t, "takes_deed", "pl") == ["Gracz 1 bierze 3 Lenna."]
    t = table(player("start_squire start_trader start_lender", town="inner_01_02"))
    t.play("castle")
    assert said(t, "acts", "en") == ["Player 1: Place Workers."]
    assert said(t, "acts", "pl") == ["Gracz 1: Umieszczenie Robotników."]


@clause("VIS-4.5", "VIS-4.7")
def test_deeds_are_called_as_in_the_rulebook() -> None:
    t = placing([{"flip": "deed", "n": 1}], {"acquired": 2})
    assert said(t, "flips_deed", "pl") == ["Gracz 1 nadaje 1 Lenno."]
    assert t.game.help("approved_deed", "pl", t.options).name == "Nadane Lenno"


@clause("VIS-12.9")
def test_a_bumped_worker_leaves_its_section() -> None:
    mine = player("start_squire start_trader start_lender", town="inner_01_02", tier1=[1, 0, 0, 0, 0])
    t = table(mine, player(tier1=[2, 0, 0, 0, 0], town="town_10"))
    t.play("castle", "bump 1")
    assert said(t, "bumped", "pl") == ["Gracz 2: Robotnik zostaje wypchnięty z Sekcji Kałamarza i Kamienia."]


@clause("VIS-17.2", "VIS-17.3", "VIS-17.10")
@pytest.mark.parametrize(
    ("effect", "few", "many"),
    [
        ("discard", "Możesz odrzucić kartę.", "Możesz odrzucić jeszcze 2 karty, jedną po drugiej."),
        ("destroy", "Możesz zniszczyć kartę i zyskać jej wartość w Srebrnikach.", None),
        ("gain", "Który zasób zyskujesz?", "Który zasób zyskujesz? Wybierasz jeszcze 2."),
    ],
)
def test_questions_tell_how_many_are_still_to_come(effect: str, few: str, many: str | None) -> None:
    def step(n: int) -> dict[str, Any]:
        return {"gain": "resource_any", "n": n} if effect == "gain" else {effect: n}

    assert placing([step(1)]).pending[0].text("pl") == few
    if many:
        assert placing([step(2)]).pending[0].text("pl") == many


@clause("VIS-17.11")
def test_no_more_workers_are_asked_for_than_there_are() -> None:
    t = placing([{"place_workers": 4}], {"tier3": 18})
    assert t.pending[0].text("en") == "Where do you put 2 Workers?"


@clause("VIS-19.5")
def test_end_conditions_are_sentences() -> None:
    assert "Na koniec po 1 PZ za każdy zbudowany Budynek" in lines("ms_grey_6_vp_building", "pl")
    assert "Na koniec po 1 PZ za każdych 2 Robotników w Zamku" in lines("ms_yellow_6_vp_worker_in_castle", "pl")
    assert "At the end 1 VP for every 2 Merchant Icons" in lines("ms_blue_5_vp_icon_merchant", "en")


@clause("VIS-14.3", "VIS-13.5")
def test_what_is_printed_on_the_board_is_neither_hired_nor_taken() -> None:
    folk, tile = lines("printed_townsfolk_01_02", "en"), lines("printed_manuscript_01_02", "en")
    assert "When dismissed: 1 Virtue" in folk and not any("hired or" in line for line in folk)
    assert tile[-1].endswith("it cannot be taken.")
    t = its_turn("scheme_starting_noble", opponent="ai_builder", scheme_row=BUSY, tops=[None, *CALM[1:]],
                 below=[0, 9, 9, 9, 9])  # fmt: skip
    assert told(t, "dismisses")[0].target is None


@clause("VIS-21.9")
@pytest.mark.parametrize(
    ("silver", "sentence"),
    [(1, "Builder AI: a single Silver is lost."), (2, "Builder AI: a resource replaces each 2 Silver.")],
)
def test_a_single_silver_is_lost_to_the_opponent_and_told_so(silver: int, sentence: str) -> None:
    assert said(dismissing([{"gain": "silver", "n": silver}]), "rival_instead", "en")[0] == sentence


@clause("VIS-23.2")
def test_icons_of_several_attempts_are_not_added_up() -> None:
    row = ["scheme_starting_builder_noble", "scheme_starting_cleric_noble", None]
    t = its_turn("scheme_future_builder", scheme_row=row)
    failed = said(t, "rival_cannot_icons", "en")
    assert failed == [
        "✗ Construct a Building and Transcribe a Manuscript: Cleric AI has too few icons and cannot pay the rest."
    ]


@clause("VIS-15.2", "VIS-11.9")
@pytest.mark.parametrize(("board", "slots"), [("start_abbot start_squire start_trader", 1), ("start_thief - -", 0)])
def test_a_workshop_that_answers_to_a_collision_is_named(board: str, slots: int) -> None:
    built = {"workshop_2": "segment_09_10_A_spot_1"}
    t = table(player(board, corruption=5, virtue=5, silver=9, buildings=built), phase="recruit")
    t.play("no hire")
    assert len(told(t, "slot_ability")) == slots


@pytest.mark.parametrize(
    ("board", "en", "pl"),
    [
        ("ai_cleric", "Cleric AI", "SI Kapłana"),
        ("ai_builder", "Builder AI", "SI Budowniczego"),
        ("ai_noble", "Noble AI", "SI Szlachcica"),
        ("ai_cards", "Card AI", "SI Kart"),
    ],
)
def test_the_opponent_is_called_by_the_name_of_its_board(board: str, en: str, pl: str) -> None:
    t = its_turn("scheme_starting_noble", opponent=board, scheme_row=BUSY)
    assert said(t, "rival_scheme", "en")[0].startswith(f"{en} ")
    assert said(t, "rival_scheme", "pl")[0].startswith(f"{pl} ")


def test_a_section_that_several_workers_go_to_is_named_once() -> None:
    """What is told together, as when two sections overflow into a third."""
    first = things.FIRST_SECTION
    moves = event_text(events.MOVES_WORKER, 0, [first + 1, first + 1, first + 3], 3, 0, 0).full
    t = regnum.new("viscounts", 2, 1)
    sentences = [t.render(lang, moves) for lang in ("en", "pl")]
    assert [re.findall(r"\d", sentence.partition(":")[2]) for sentence in sentences] == [[], []]
    assert sentences[1].endswith("przechodzą do Sekcji odwracania kart i do Sekcji Zatrudnienia.")
