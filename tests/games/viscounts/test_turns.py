"""VIS-3, VIS-7, VIS-8, VIS-16: the phases of a turn, cards that slide, journeys, drawing and shuffling."""

import pytest

import regnum
from games.support import asked, count, number, options, refusal, told, visible
from games.viscounts.support import CALM, SEGMENTS, has, markers, pack, player, seat, table
from support import clause


@clause("VIS-3.1", "VIS-3.2", "VIS-2.9")
def test_turns_go_round_from_the_start_player_and_have_six_phases() -> None:
    t = regnum.new("viscounts", 3, 5, {"first": 1})
    while t.position()["phase"] == "pairs":
        t.play(t.pending[0].options[0])
    turns, seen = [], set()
    for _ in range(400):
        if t.over:
            break
        seen.add(t.view(None)["phase"])
        t.play(t.pending[0].options[-1])
    turns = [event.seat for event in told(t, "turn_begins")]
    assert turns[:7] == [1, 2, 0, 1, 2, 0, 1] and t.view(0)["order"] == [1, 2, 0]
    assert {"cards", "movement"} <= seen <= {"pairs", "cards", "movement", "action", "recruit", "collision", "drawing"}


@clause("VIS-7.1", "VIS-7.2", "VIS-7.4", "VIS-7.10")
def test_cards_slide_and_the_last_one_drops_off() -> None:
    t = table(player("start_abbot start_squire start_labourer", hand="start_trader start_financier"), phase="slide")
    assert asked(t) == (0, "place") and options(t) == ["place start_trader", "place start_financier"]
    t.play("place start_trader")
    assert has(t, "board", "discard") == [["start_trader", "start_abbot", "start_squire"], ["start_labourer"]]
    assert asked(t) == (0, "move")


@clause("VIS-7.3", "VIS-6.6", "VIS-EX.2")
def test_a_journeyman_who_drops_off_brings_a_hire_and_virtue() -> None:
    t = table(player("- - start_journeyman", hand="start_trader start_squire"), phase="slide")
    assert asked(t) == (0, "hire_free") and len(options(t)) == 5
    t.play("hire acolyte", "discard none")
    assert markers(t) == (1, 6) and seat(t)["discard"] == ["start_journeyman", "acolyte"]
    assert asked(t) == (0, "place")


@clause("VIS-7.6", "VIS-7.12", "VIS-EX.3", "VIS-7.7", "VIS-6.4")
def test_a_criminal_brings_corruption_for_every_criminal_on_the_board() -> None:
    t = table(player("- start_thief -", hand="antagonist start_squire"), phase="place")
    t.play("place antagonist")
    assert markers(t) == (4, 7) and has(t, "unpaid") == [1]
    order = [event.kind for event in t.events if event.kind in ("corruption", "takes_debt")]
    assert order == ["corruption", "takes_debt"]


@clause("VIS-H.3", "VIS-7.12")
@pytest.mark.parametrize(("placed", "corruption", "gold"), [("scoundrel_gold", 5, 1), ("start_abbot", 1, 0)])
def test_only_a_placed_criminal_counts_the_others(placed: str, corruption: int, gold: int) -> None:
    t = table(player("- start_thief antagonist", "start_squire", hand="scoundrel_gold start_abbot"), phase="place")
    t.play(f"place {placed}")
    assert (markers(t)[0], *has(t, "gold")) == (corruption, gold)


@clause("VIS-H.4", "VIS-7.10")
def test_the_card_that_drops_off_no_longer_counts() -> None:
    t = table(player("- - start_thief", hand="pickpocket start_squire"), phase="slide")
    assert has(t, "unpaid", "silver") == [1, 1]
    t.play("place pickpocket")
    assert markers(t)[0] == 2


@clause("VIS-7.5")
def test_with_an_empty_hand_the_top_card_is_placed_unseen() -> None:
    t = table(player("- - -", "start_squire start_abbot", deck="start_labourer"), phase="place")
    assert seat(t)["board"][0] == "start_labourer" and asked(t)[1] == "move"
    t = table(player("- start_abbot start_squire", "", discard="start_labourer"), phase="place")
    assert seat(t)["board"][0] == "start_labourer" and markers(t) == (1, 6)


@clause("VIS-7.8", "VIS-H.22", "VIS-6.9")
def test_with_three_cards_in_all_the_dropped_one_comes_back() -> None:
    t = table(player("start_abbot start_squire start_labourer", ""), phase="slide")
    assert has(t, "board") == [["start_labourer", "start_abbot", "start_squire"]]
    assert markers(t) == (1, 6)


@clause("VIS-7.9", "VIS-H.5", "VIS-R.15", "VIS-9.3")
def test_printed_icons_count_while_their_slot_is_empty() -> None:
    cards = player("start_abbot - -", town="inner_01_02")
    t = table(cards)
    assert [number(t, f"seat0.{icon}") for icon in ("cleric", "builder", "noble", "merchant")] == [2, 1, 1, 2]
    t = table(player("start_abbot start_trader -"))
    assert [number(t, f"seat0.{icon}") for icon in ("cleric", "builder", "noble", "merchant")] == [1, 0, 0, 3]
    t = table(player("start_abbot start_trader start_squire"))
    assert [number(t, f"seat0.{icon}") for icon in ("cleric", "builder", "noble", "merchant")] == [1, 0, 1, 1]


@clause("VIS-7.9", "VIS-9.3")
@pytest.mark.parametrize(
    ("board", "town", "action"),
    [("start_abbot - -", "inner_01_02", "castle"), ("start_abbot start_labourer -", "town_02", "trade")],
)
def test_printed_icons_pay_for_actions(board: str, town: str, action: str) -> None:
    assert action in options(table(player(board, town=town)))
    covered = player(board.replace("-", "start_journeyman" if action == "castle" else "start_squire", 1), town=town)
    assert count(table(covered), "acts") == 0 and action not in options(table(covered))


@clause("VIS-7.11", "VIS-17.1")
def test_rearranging_during_the_drop_off_permutes_two_cards() -> None:
    change = pack(start_thief={"ability": {"timing": "drop_off", "effect": [{"rearrange": True}]}})
    t = table(
        player("start_abbot start_squire start_thief", hand="start_trader start_lender"), phase="slide", pack=change
    )
    assert asked(t)[1] == "rearrange" and len(options(t)) == 2
    t.play(options(t)[1])
    assert has(t, "board") == [[None, "start_squire", "start_abbot"]]


@clause("VIS-6.3")
def test_three_starting_cards_have_no_ability() -> None:
    t = table(player("- - start_squire", hand="start_abbot start_labourer"), phase="slide")
    t.play("place start_abbot")
    assert count(t, "ability") == 0


# -- movement


@clause("VIS-8.3", "VIS-EX.5", "VIS-1.9")
def test_exits_lead_clockwise() -> None:
    ring = ["segment_01_02", "segment_07_08", "segment_03_04", "segment_05_06", "segment_09_10"]
    t = table(player("start_abbot - -", town="town_01"), phase="movement", ring=ring)
    assert options(t) == ["move town_02", "move town_07", "move inner_07_08"]


@clause("VIS-8.1", "VIS-H.6", "VIS-8.7")
def test_the_viscount_moves_at_least_the_value_and_pays_for_more() -> None:
    t = table(player("start_trader - -", town="town_02"), player(town="town_03"), phase="movement")
    assert seat(t)["town"] == "town_03"  # the only way
    t = table(player("start_trader - -", town="town_02", silver=1), phase="movement")
    assert options(t) == ["move town_03", "move town_04", "move inner_03_04"]
    assert refusal(t, "move town_05") == "VIS-8.1"
    t.play("move town_04")
    assert has(t, "town", "silver") == ["town_04", 0]


@clause("VIS-8.2", "VIS-11.9", "VIS-8.7")
def test_the_first_trading_post_gives_a_free_step() -> None:
    built = {"trading_post_1": "segment_09_10_A_spot_1"}
    t = table(player("start_trader - -", town="town_02", silver=1, buildings=built), phase="movement")
    assert "move town_05" in options(t)
    t.play("move town_05")
    assert has(t, "town", "silver") == ["town_05", 0]


@clause("VIS-8.1", "VIS-17.1")
def test_the_card_placed_moves_the_viscount_wherever_it_lies_now() -> None:
    mine = player("- start_financier start_squire", hand="architect", town="town_02", silver=1)
    t = table(mine, phase="place")
    t.play("option 1", "order start_financier start_squire architect")
    assert options(t) == ["move town_03", "move town_04", "move inner_03_04"] and number(t, "steps") == 1
    again = regnum.scenario("viscounts", t.position())
    assert options(again) == options(t)
    t.play("move town_04")
    assert has(t, "town", "silver") == ["town_04", 0]
    t = table(player("- start_trader start_squire", hand="start_financier start_thief"), phase="place")
    t.play("place start_financier", "discard none")
    assert number(t, "steps") == 3


@clause("VIS-8.2")
def test_the_question_tells_of_the_free_step() -> None:
    built = {"trading_post_1": "segment_09_10_A_spot_1"}
    t = table(player("start_trader - -", town="town_02", silver=1, buildings=built), phase="movement")
    assert "1 more is free" in t.pending[0].text("en")
    t = table(player("start_trader - -", town="town_02", silver=1), phase="movement")
    assert "free" not in t.pending[0].text("en")


@clause("VIS-8.4", "VIS-8.8")
def test_a_loop_is_allowed_and_the_cheapest_way_is_taken() -> None:
    t = table(player("start_trader - -", town="town_02", silver=30), phase="movement")
    assert len(options(t)) == 15
    costs = {o.notation: dict(o.cost).get("silver", 0) for o in t.pending[0].options}
    assert costs["move town_03"] == 0 and costs["move town_02"] == 6
    t.play("move town_02")
    assert has(t, "town", "silver") == ["town_02", 24]


@clause("VIS-8.5", "VIS-8.6", "VIS-8.9", "VIS-3.5")
def test_whoever_is_met_may_rearrange_before_the_action() -> None:
    met = player("start_abbot start_squire start_trader", town="town_04")
    others = [met, player("start_labourer start_squire start_trader", town="town_04"), player(town="town_03")]
    t = table(player("start_financier - -", town="town_02", silver=9), *others, phase="movement")
    t.play("move town_04")
    assert sorted(d.seat for d in t.pending) == [1, 2] and {d.kind for d in t.pending} == {"rearrange"}
    t.play("order start_trader start_squire start_abbot", seat=1)
    t.play("keep", seat=2)
    assert seat(t, 1)["board"] == ["start_trader", "start_squire", "start_abbot"]
    assert asked(t) == (0, "action")
    t = table(player("start_trader - -", town="town_02", silver=9), met, phase="movement")
    t.play("move town_05")
    assert asked(t) == (0, "action")  # passing through does nothing


# -- drawing and shuffling


@clause("VIS-16.1", "VIS-16.2", "VIS-11.9", "VIS-H.12")
@pytest.mark.parametrize(
    ("built", "leader", "drawn"),
    [
        ({}, None, 3),
        ({"workshop_3": "segment_09_10_A_spot_1"}, None, 4),
        ({"workshop_3": "segment_09_10_A_spot_1"}, 0, 5),
    ],
)
def test_the_hand_limit(built: dict[str, str], leader: int | None, drawn: int) -> None:
    cards = "start_abbot start_squire start_labourer start_trader start_lender start_journeyman"
    t = table(player("- - -", cards, buildings=built), phase="drawing", leader=leader)
    assert len(seat(t)["hand"]) == drawn == number(t, "seat0.hand_limit")


@clause("VIS-16.2", "VIS-12.11", "VIS-H.17")
def test_a_hand_over_the_limit_stays() -> None:
    t = table(player("- - -", hand="start_abbot start_squire start_trader start_lender start_thief"), phase="drawing")
    assert len(seat(t)["hand"]) == 5


@clause("VIS-16.3", "VIS-16.4", "VIS-16.7", "VIS-H.21", "VIS-R.12")
@pytest.mark.parametrize(
    ("board", "after"),
    [("start_abbot start_squire start_trader", (1, 6)), ("start_thief antagonist start_trader", (2, 7))],
)
def test_a_shuffle_brings_virtue_or_corruption(board: str, after: tuple[int, int]) -> None:
    t = table(player(board, "", discard="start_lender start_financier"), phase="drawing")
    assert markers(t) == after and len(seat(t)["hand"]) == 2 and seat(t)["discard"] == []


@clause("VIS-16.6")
def test_without_cards_drawing_stops() -> None:
    t = table(player("start_abbot start_squire start_trader", "", hand="start_lender"), phase="drawing")
    assert len(seat(t)["hand"]) == 1 and markers(t) == (1, 7)


@clause("VIS-16.5", "VIS-H.20", "VIS-5.7")
def test_a_collision_of_the_last_phase_waits() -> None:
    mine = player(
        "start_thief start_abbot start_squire", "", discard="start_lender start_trader", corruption=4, virtue=5
    )
    t = table(mine, phase="drawing")
    assert markers(t) == (5, 5) and count(t, "collision") == 0
    t = table(
        player("- start_abbot start_squire", hand="pickpocket start_trader", corruption=5, virtue=5), phase="place"
    )
    t.play("place pickpocket", "option 2")
    assert markers(t) == (6, 6) and has(t, "silver", "unpaid") == [2, 0]
    while asked(t)[0] == 0:
        t.play("no action" if "no action" in options(t) else options(t)[-1 if asked(t)[1] == "hire" else 0])
    assert count(t, "collision", 0) == 1 and markers(t) == (1, 7) and has(t, "silver", "unpaid") == [2 + 3, 2]


@clause("VIS-3.6", "VIS-2.6", "VIS-17.14", "VIS-R.23")
def test_what_is_hidden_and_what_lies_open() -> None:
    t = table(
        player("- - -", hand="start_thief start_trader", discard="acolyte"),
        tops=[None, *CALM[1:]],
        below=[0, 3, 3, 3, 3],
    )
    assert visible(t, "seat0.discard", 1) == ["acolyte"]
    places = t.view(1)["places"]
    assert "things" not in places["seat0.hand"] and places["seat0.hand"]["count"] == 2
    assert "things" not in places["seat0.deck"] and "things" not in places["town_deck"]
    assert visible(t, "seat0.hand", 0) == ["start_thief", "start_trader"]
    assert t.view(1)["rows"]["below"] == [0, 3, 3, 3, 3]
    assert visible(t, "ring") == list(SEGMENTS)
