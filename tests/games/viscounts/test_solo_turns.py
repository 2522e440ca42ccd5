"""VIS-23 and VIS-24: the solo opponent's turn, the end and the result; the worked examples of the solo game."""

import itertools

import pytest

import regnum
from games.support import count, number, options, things, told
from games.viscounts.solo import BOARDS, BUSY, LEVELS, at, goods, instead, its, its_turn, kinds, markers, play_out, solo
from games.viscounts.support import CALM, player
from regnum.kernel.text import LANGUAGES
from support import clause


@clause("VIS-23.1")
def test_the_schemes_slide_and_the_top_one_is_turned_up() -> None:
    row = ["scheme_starting_builder", "scheme_starting_cleric", "scheme_starting_criminal"]
    t = its_turn("scheme_starting_builder_noble", scheme_row=row)
    assert t.position()["scheme_row"] == ["scheme_starting_builder_noble", *row[:2]]
    assert t.position()["scheme_discard"] == ["scheme_starting_criminal"]
    assert kinds(t, "slides", "drops_off", "rival_scheme") == ["slides", "drops_off", "rival_scheme"]


@clause("VIS-23.1", "VIS-23.5")
@pytest.mark.parametrize(("criminal", "marker"), [(True, "corruption"), (False, "virtue")])
def test_an_empty_draw_pile_is_shuffled_after_the_shift(criminal: bool, marker: str) -> None:
    row = [
        "scheme_starting_criminal" if criminal else "scheme_starting_builder",
        "scheme_starting_cleric",
        "scheme_future_cleric",
    ]
    rest = {"scheme_starting_builder", "scheme_starting_builder_noble", "scheme_starting_builder_cleric",
            "scheme_starting_cleric_noble", "scheme_starting_criminal", "scheme_starting_criminal_b"}  # fmt: skip
    t = its_turn(scheme_row=row, scheme_discard=" ".join(sorted(rest - {*row})))
    assert [event.count for event in told(t, "rival_reshuffles")] == [len(rest - {*row}) + 1]  # the one pushed off too
    assert kinds(t, "drops_off", "rival_reshuffles", "virtue", "corruption", "rival_scheme")[:4] == [
        "drops_off", "rival_reshuffles", marker, "rival_scheme"
    ]  # fmt: skip


@clause("VIS-23.2", "VIS-23.3")
def test_a_scheme_is_resolved_from_top_to_bottom() -> None:
    t = its_turn("scheme_future_criminal", scheme_row=["scheme_starting_criminal", None, None])
    wanted = ("rival_scheme", "corruption", "rival_gains_scheme", "dismisses", "moves", "rival_focus")
    told_ = kinds(t, *wanted)
    assert told_[:6] == list(wanted) and markers(t)[0] == 3  # one Corruption for each of two Criminals


@clause("VIS-23.2", "VIS-23.7")
def test_the_first_possible_option_of_the_last_row_is_taken() -> None:
    row = ["scheme_starting_cleric", "scheme_future_cleric", None]
    t = its_turn("scheme_starting_builder_noble", {"acquired": 1, "town": "town_02"}, scheme_row=row,
                 manuscript_tops=[None, "ms_grey_7_guildhall", None, None, None],
                 manuscripts_below=[0] * 5)  # fmt: skip
    # Build and the focus (cost 7 with 2 Clerics and 1 Ink) fail, so a Debt is gained and a Deed flipped
    assert things(t, "rival_cannot_icons", 1) == ["build", "transcribe"]
    assert its(t, "unpaid", "approved") == [1, 1]
    t = its_turn("scheme_starting_builder_noble", {"town": "town_02"}, scheme_row=row, manuscripts_below=[0] * 5,
                 manuscript_tops=[None, "ms_grey_7_guildhall", None, None, None])  # fmt: skip
    assert its(t, "unpaid") == 1 and instead(t) == ["flip"] and its(t, "virtue") == 6


@clause("VIS-23.4")
def test_its_collision_comes_at_the_end_of_its_turn() -> None:
    t = its_turn("scheme_starting_builder_noble", {"corruption": 6, "virtue": 6}, scheme_row=BUSY)
    happened = kinds(t, "moves", "collision", "markers_reset", "takes_debt")
    assert happened[0] == "moves" and happened[-1] == "markers_reset" and markers(t) == (1, 7)


@clause("VIS-23.6", "VIS-21.20")
def test_it_neither_hires_nor_trades_nor_is_it_ever_asked() -> None:
    for opponent in BOARDS:
        t = regnum.new("viscounts", 1, seed=8, options={"opponent": opponent})
        while not t.over:
            assert [d.seat for d in t.pending] == [0]
            t.play(options(t)[-1])
        for kind in ("hires", "exchanges", "discards", "destroys", "rearranges", "declines", "draws", "places_card"):
            assert count(t, kind, 1) == 0
        assert t.view(0)["rows"]["seat1.goods"][0] == 0


@clause("VIS-23.8", "VIS-7.12")
def test_a_scheme_without_criminals_brings_no_corruption() -> None:
    t = its_turn("scheme_starting_builder_noble", {"acquired": 1}, scheme_row=["scheme_starting_criminal", None, None])
    assert count(t, "corruption", 1) == 0


@clause("VIS-23.8")
def test_the_printed_criminal_of_an_empty_slot_is_none() -> None:
    t = solo(rival={"corruption": 2, "virtue": 2}, opponent="ai_cards")
    assert number(t, "seat1.criminals") == 0 and number(t, "seat1.criminal") == 1
    t = its_turn("scheme_starting_criminal", opponent="ai_cards")
    assert markers(t)[0] == 2  # one Criminal on its cards, whatever is printed on the empty slot


@clause("VIS-EX.19", "VIS-R.2", "VIS-23.2")
def test_example_of_the_first_turn() -> None:
    t = its_turn("scheme_starting_noble", {"unpaid": 1, "acquired": 1, "town": "town_01"}, opponent="ai_cleric",
                 tops=["woodcutter_virtue", *CALM[1:]])  # fmt: skip
    assert things(t, "dismisses", 1) == ["woodcutter_virtue"] and its(t, "town") == "town_03"
    assert [(event.things, event.count) for event in told(t, "rival_cannot_icons", 1)] == [(("castle",), 2)]
    assert its(t, "paid", "approved") == [1, 0] and goods(t) == {"ink": 1} and its(t, "virtue") == 5


@clause("VIS-EX.20", "VIS-23.2")
def test_example_of_the_second_turn() -> None:
    tiles = [None, "ms_blue_3_hire", None, None, None]
    rival = {"town": "town_02", "buildings": {"guildhall_1": "segment_09_10_A_spot_1"}}
    t = its_turn("scheme_starting_criminal", rival, scheme_row=["scheme_starting_noble", None, None],
                 manuscript_tops=tiles, manuscripts_below=[0] * 5)  # fmt: skip
    assert its(t, "corruption", "town", "manuscripts") == [2, "town_03", ["ms_blue_3_hire"]]
    assert [event.count for event in told(t, "rival_does")] == [3] and count(t, "pays", 1) == 0
    assert len(things(t, "rival_gains_scheme")) == 2


@clause("VIS-24.1", "VIS-24.2", "VIS-19.10")
def test_it_scores_as_a_player_and_for_each_resource_left() -> None:
    rival = {"ink": 2, "gold": 3, "stone": 4, "approved": 2, "acquired": 1, "unpaid": 1, "tier2": [0, 0, 1, 0, 0]}
    t = solo(rival=rival, debt_stack=0, me=player("start_abbot - -", approved=1, ink=5), phase="over")
    shown = t.view(0)["rivals"][0]
    terms = {term["name"]: term["points"] for term in shown["terms"] if term["points"]}
    assert terms == {"tier_2": 2, "unpaid_debts": -2, "acquired_deeds": 1, "approved_deeds": 6, "poverty": 12,
                     "ai_resources": 9}  # fmt: skip
    mine = {term["name"]: term["points"] for term in t.view(0)["score"][0]["terms"] if term["points"]}
    assert shown["total"] == 28 and mine == {"approved_deeds": 3, "poverty": 4}


@clause("VIS-24.3", "VIS-19.6")
def test_icons_are_counted_on_all_its_schemes_slots_and_favours() -> None:
    rival = {"manuscripts": "ms_black_5_vp_icon_cleric", "favours": "church_favour_black",
             "buildings": {"guildhall_1": "segment_09_10_A_spot_1"}}  # fmt: skip
    t = solo(rival=rival, phase="over", scheme_row=["scheme_starting_cleric", None, None],
             scheme_discard="scheme_future_cleric")  # fmt: skip
    terms = {term["name"]: term["points"] for term in t.view(0)["rivals"][0]["terms"]}
    # Schemes: Cleric, Builder and Cleric, Cleric and Noble, the Future Cleric; then the Guildhall and the Favour
    assert terms["ms_black_5_vp_icon_cleric"] == 6


@clause("VIS-24.3")
def test_headers_of_a_gained_scheme_are_counted() -> None:
    tile = "ms_grey_5_vp_icon_builder"
    t = solo("scheme_starting_criminal", {"manuscripts": tile, "town": "town_10"}, manuscript_tops=[None] * 5,
             manuscripts_below=[0] * 5, future_deck="scheme_future_builder")  # fmt: skip

    def builders() -> int:
        return {term["name"]: int(term["points"]) for term in t.view(0)["rivals"][0]["terms"]}[tile]

    before = builders()
    t.play("no action")
    assert things(t, "rival_gains_scheme") == ["scheme_future_builder"] and builders() == before + 1


@clause("VIS-24.3")
def test_schemes_that_nobody_has_seen_are_shown_at_the_end() -> None:
    t = solo(schemes_unseen=3, last=1, debt_stack=0, difficulty="hard_3")
    play_out(t)
    seen = [
        name for name in things(t, "rival_scheme") if "future" in name and name not in things(t, "rival_gains_scheme")
    ]
    assert t.over and len(things(t, "rival_shows")) == 3 - len(seen) and t.view(0)["values"]["schemes_unseen"] == 0
    assert at(t, "future_deck") == 3 - count(t, "rival_gains_scheme")


@clause("VIS-24.4")
@pytest.mark.parametrize(("mine", "winners"), [(4, []), (5, []), (6, [0])])
def test_the_player_has_to_score_more(mine: int, winners: list[int]) -> None:
    t = solo(rival={"acquired": 5}, me=player("start_abbot - -", acquired=mine, silver=9), phase="over")
    assert t.view(0)["result"]["winners"] == winners


@clause("VIS-24.1", "VIS-18.1")
def test_the_end_comes_as_ever() -> None:
    t = its_turn("scheme_starting_builder_noble", {"town": "town_02"}, debt_stack=1, manuscripts_below=[0] * 5,
                 scheme_row=["scheme_starting_cleric", "scheme_future_cleric", None],
                 manuscript_tops=[None, "ms_grey_7_guildhall", None, None, None])  # fmt: skip
    assert count(t, "poverty_revealed", 1) == 1 and t.view(0)["values"]["last"] == 2
    play_out(t)
    assert t.over and t.view(0)["values"]["round"] == 2 and [e.seat for e in told(t, "turn_begins")][-1] == 1


@clause("VIS-25.1")
@pytest.mark.parametrize(("opponent", "level"), list(itertools.product(BOARDS, LEVELS)))
def test_every_opponent_plays_to_the_end_and_every_step_is_told(opponent: str, level: str) -> None:
    t = regnum.new("viscounts", 1, seed=f"{opponent}-{level}", options={"opponent": opponent, "difficulty": level})
    play_out(t)
    assert t.over and len(t.view(0)["rivals"]) == 1
    for event, lang in itertools.product(t.events, LANGUAGES):
        assert t.describe_event(event, 0, lang).endswith((".", "!"))


def test_a_turn_reads_well_in_both_languages() -> None:
    t = its_turn("scheme_starting_noble", {"unpaid": 1}, scheme_row=BUSY, opponent="ai_builder", tops=CALM)
    told_ = [event for event in t.events if event.seat == 1 and event.kind != "townsfolk_up"]
    assert [(t.describe_event(event, 0, "en"), t.describe_event(event, 0, "pl")) for event in told_] == [
        ("It is the turn of Builder AI.", "Turę ma SI Budowniczego."),
        ("Builder AI: the cards slide to the right.", "SI Budowniczego: karty przesuwają się w prawo."),
        ("Builder AI turns up Starting Scheme: Noble.", "SI Budowniczego odkrywa Początkowy Schemat: Szlachcic."),
        ("Builder AI dismisses an Acolyte.", "SI Budowniczego odsyła Akolitę."),
        ("Builder AI: Virtue replaces discarding a card.", "SI Budowniczego: odrzucenie karty zastępują Cnoty."),
        ("Builder AI gains 1 Virtue.", "SI Budowniczego zyskuje punkt Cnót."),
        ("Builder AI goes to Town 3.", "SI Budowniczego idzie do Miasteczka 3."),
        (
            "✗ Place Workers: Builder AI counts 1 icon and cannot pay the rest.",
            "✗ Umieszczenie Robotników: SI Budowniczego liczy 1 Symbol, a na resztę nie ma czym zapłacić.",
        ),
        ("Builder AI pays off 1 Debt.", "SI Budowniczego spłaca 1 Dług."),
        ("Builder AI gains 1 Stone.", "SI Budowniczego zyskuje Kamień."),
        ("Builder AI gains 1 Virtue.", "SI Budowniczego zyskuje punkt Cnót."),
    ]
