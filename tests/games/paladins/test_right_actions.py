"""PAL-6: the actions of the right side."""

import pytest

import regnum
from games.paladins.facts import JAR_SPACES, SQUARES, WALLS
from games.paladins.support import cards_at, played, seat, seen, squares, table, terms, workers_for
from games.support import asked, number, options, refusal
from support import clause

MANY_WALLS = [
    "wall_scout",
    "wall_merchant",
    "wall_fighter",
    "wall_cleric",
    "wall_labourers3",
    "wall_labourers2",
    "wall_vp2",
]
VIKINGS = ["thief_viking", "traitor_viking", "lookout_viking", "marauder_viking", "guardian_viking", "armourer_viking",
           "adventurer_viking"]  # fmt: skip
ROW = ["lookout_viking", "hunter_saracen", "archer_saracen", "mercenary_viking", "warrior_saracen", "marauder_saracen"]
RICH = {"silver": 30, "provisions": 30, "faith": 12, "strength": 12, "influence": 12}
PROVISIONS = [1, 1, 1, 2, 2, 3, 3]


def ready(action: str, **mine: object) -> dict[str, object]:
    """A player with just the workers for an action, and everything else in plenty."""
    return {**RICH, "workers": workers_for(action), **mine}


@clause("PAL-6.1")
@pytest.mark.parametrize("done", range(7))
def test_a_monk_costs_more_and_more_provisions(done: int) -> None:
    taken = squares(done, but=["region1_space2"])
    t = table(ready("commission", monks=taken, provisions=PROVISIONS[done]))
    t.play("commission", "square region1_space2")
    assert seat(t)["provisions"] == 0 and len(seat(t)["monks"]) == done + 1
    short = table(ready("commission", monks=taken, provisions=PROVISIONS[done] - 1))
    assert refusal(short, "commission") == "PAL-4.13"


@clause("PAL-6.1", "PAL-6.6", "PAL-6.9", "PAL-6.12", "PAL-6.16", "PAL-6.19")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "attack", "convert"])
def test_each_action_needs_its_three_workers(action: str) -> None:
    needed = workers_for(action).split()
    assert action in options(table(ready(action), outsiders=ROW))
    for i in range(3):
        fewer = [*needed[:i], *needed[i + 1 :]]
        assert refusal(table(ready(action, workers=fewer), outsiders=ROW), action) == "PAL-4.15"
        if i != 1:
            assert refusal(table(ready(action, workers=[*fewer, "labourer"]), outsiders=ROW), action) == "PAL-4.15"


@clause("PAL-6.2")
@pytest.mark.parametrize("faith", range(13))
def test_faith_says_how_far_a_monk_gets(faith: int) -> None:
    t = table(ready("commission", faith=faith))
    t.play("commission")
    regions = {SQUARES[option.removeprefix("square ")][0] for option in options(t)}
    assert regions == {r for r, flag in zip(range(1, 7), (0, 2, 4, 6, 8, 10), strict=True) if flag <= faith}
    assert number(t, "reach.commission") == len(options(t))


@clause("PAL-6.10")
@pytest.mark.parametrize("strength", range(1, 13))
def test_strength_says_how_far_an_outpost_gets(strength: int) -> None:
    t = table(ready("garrison", strength=strength))
    t.play("garrison")
    regions = {SQUARES[option.removeprefix("square ")][0] for option in options(t)}
    assert regions == {r for r, flag in zip(range(1, 7), (1, 3, 5, 7, 9, 11), strict=True) if flag <= strength}
    assert number(t, "reach.garrison") == len(options(t))


@clause("PAL-6.3", "PAL-R.24")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_square_is_free_if_empty_and_open_to_so_many_players(seats: int) -> None:
    others = [{"workers": "labourer", "monks": ["region1_space1"], "outposts": ["region2_space1"]}]
    others += [{"workers": "labourer"}] * (seats - 2)
    t = table(ready("commission"), *others)
    t.play("commission")
    opened = {square for square, (_, least, _) in SQUARES.items() if least <= seats}
    assert {option.removeprefix("square ") for option in options(t)} == opened - {"region1_space1", "region2_space1"}
    assert refusal(t, "square region1_space1") == refusal(t, "square region2_space1") == "PAL-6.23"
    for square in {*SQUARES} - opened:
        assert refusal(t, f"square {square}") == "PAL-6.3"


@clause("PAL-6.4")
@pytest.mark.parametrize(("seats", "opened"), [(1, 25), (2, 25), (3, 34), (4, 40)])
def test_so_many_squares_are_open(seats: int, opened: int) -> None:
    t = regnum.new("paladins", seats, seed=1)
    assert cards_at(t, "free") == opened
    assert {*seen(t, "free")} == {square for square, (_, least, _) in SQUARES.items() if least <= seats}


@clause("PAL-6.5")
def test_the_reward_of_the_square_and_one_influence() -> None:
    t = table({"workers": workers_for("commission"), "faith": 2})
    assert played(t, "commission", "square region2_space3") == {
        "labourer": -1, "cleric": -1, "provisions": -1, "monks": 1, "influence": 1
    }  # fmt: skip
    assert seat(t)["monks"] == ["region2_space3"]


@clause("PAL-6.6")
@pytest.mark.parametrize(("done", "needs"), [*enumerate([0, 1, 3, 5, 7, 9, 11])])
def test_a_wall_needs_influence_and_provisions(done: int, needs: int) -> None:
    mine = {"walls": MANY_WALLS[:done], "influence": needs, "provisions": PROVISIONS[done]}
    t = table(ready("fortify", **mine))
    assert number(t, "seat0.needs.fortify") == needs
    t.play("fortify")
    assert seat(t)["provisions"] == 0 and len(seat(t)["walls"]) == done + 1
    short = table(ready("fortify", **mine | {"provisions": PROVISIONS[done] - 1}))
    assert refusal(short, "fortify") == "PAL-4.13"
    if needs:
        assert refusal(table(ready("fortify", **mine | {"influence": needs - 1})), "fortify") == "PAL-6.6"


@clause("PAL-6.7")
def test_the_top_wall_goes_to_the_right_of_the_others_and_pays_at_once() -> None:
    t = table(ready("fortify", walls=["wall_scout"], strength=2), wall_deck=["wall_labourer_vp1", "wall_vp2"])
    gain = played(t, "fortify")
    assert (gain["strength"], gain["walls"], gain["provisions"]) == (1, 1, -1) and "labourer" not in gain
    assert seat(t)["walls"] == ["wall_scout", "wall_labourer_vp1"] and terms(t)["wall_points"] == 1
    assert seen(t, "seat0.walls", 1) == ["wall_scout", "wall_labourer_vp1"]


@clause("PAL-6.8", "PAL-R.27", "PAL-H.21")
def test_without_walls_nobody_can_fortify() -> None:
    every = [wall for wall, (copies, _, _) in WALLS.items() for _ in range(copies)]
    split = [every[:6], every[6:12], every[12:18], every[18:]]
    players = [ready("fortify", walls=walls) for walls in split]
    t = table(*players)
    assert refusal(t, "fortify") == "PAL-6.8" and cards_at(t, "wall_deck") == 0
    t.play("pass")
    assert refusal(t, "fortify") == "PAL-6.8"


@clause("PAL-6.9")
@pytest.mark.parametrize("done", range(7))
def test_an_outpost_costs_more_and_more_provisions(done: int) -> None:
    taken = squares(done, but=["region1_space2"])
    t = table(ready("garrison", outposts=taken, provisions=PROVISIONS[done]))
    t.play("garrison", "square region1_space2")
    assert seat(t)["provisions"] == 0 and len(seat(t)["outposts"]) == done + 1
    short = table(ready("garrison", outposts=taken, provisions=PROVISIONS[done] - 1))
    assert refusal(short, "garrison") == "PAL-4.13"


@clause("PAL-6.10")
def test_an_outpost_brings_the_reward_and_one_faith() -> None:
    t = table({"workers": workers_for("garrison"), "strength": 1})
    assert played(t, "garrison", "square region1_space2") == {
        "labourer": -1, "merchant": -1, "fighter": -1, "provisions": -1, "outposts": 1, "silver": 2, "faith": 1
    }  # fmt: skip


@clause("PAL-6.11")
def test_without_a_free_square_in_reach_no_piece_is_placed() -> None:
    assert refusal(table(ready("garrison", strength=0)), "garrison") == "PAL-6.11"
    taken = {"monks": ["region1_space1", "region1_space2"]}
    assert refusal(table(ready("commission", faith=1), {"workers": "labourer", **taken}), "commission") == "PAL-6.11"
    assert refusal(table(ready("garrison", strength=2), {"workers": "labourer", **taken}), "garrison") == "PAL-6.11"
    assert "commission" in options(table(ready("commission", faith=2), {"workers": "labourer", **taken}))


@clause("PAL-6.12")
@pytest.mark.parametrize(
    ("done", "needs", "cost"), [*zip(range(7), range(0, 13, 2), [1, 2, 2, 2, 3, 3, 3], strict=True)]
)
def test_a_jar_needs_influence_and_silver(done: int, needs: int, cost: int) -> None:
    mine = {"jars": [f"jar_space_{i}" for i in range(1, done + 1)], "influence": needs, "silver": cost}
    t = table(ready("absolve", **mine))
    assert number(t, "seat0.needs.absolve") == needs and number(t, "seat0.cost.absolve") == cost
    assert "absolve" in options(t)
    assert refusal(table(ready("absolve", **mine | {"silver": cost - 1})), "absolve") == "PAL-4.13"
    if needs:
        assert refusal(table(ready("absolve", **mine | {"influence": needs - 1})), "absolve") == "PAL-6.12"


@clause("PAL-6.13")
def test_the_jar_goes_to_a_free_reward_space_of_choice() -> None:
    t = table(ready("absolve", jars=["jar_space_2", "jar_space_5"], silver=2))
    t.play("absolve")
    assert options(t) == [f"jar {i}" for i in (1, 3, 4, 6, 7)] and refusal(t, "jar 5") == "PAL-6.13"
    assert played(t, "jar 7")["labourer"] == 2
    assert seat(t)["jars"] == ["jar_space_2", "jar_space_5", "jar_space_7"] and len(JAR_SPACES) == 7


@clause("PAL-6.14")
@pytest.mark.parametrize(("held", "left"), [(2, 1), (1, 0), (0, 0)])
def test_absolve_gives_faith_and_removes_a_suspicion(held: int, left: int) -> None:
    t = table(ready("absolve", faith=3, suspicions=f"suspicion_1*{held}"))
    t.play("absolve", "jar 6", *(["take"] if held else []))
    assert seat(t)["faith"] == 4 and len(seat(t)["suspicions"]) == left and asked(t) == (1, "action")


@clause("PAL-6.15")
def test_a_jar_may_be_put_where_the_reward_is_of_no_use() -> None:
    t = table(ready("absolve", unpaid=0))
    t.play("absolve", "jar 1")
    assert seat(t)["jars"] == ["jar_space_1"] and (seat(t)["unpaid"], seat(t)["paid"]) == (0, 0)


@clause("PAL-6.16", "PAL-6.17")
@pytest.mark.parametrize(("slot", "needs"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (6, 11)])
@pytest.mark.parametrize("short", [0, 1, 2, 3, 99])
def test_each_slot_needs_strength_and_what_is_missing_is_bought(slot: int, needs: int, short: int) -> None:
    strength = max(0, needs - short)
    price = (needs - strength + 1) // 2
    row = [ROW[0] if i == slot - 1 else None for i in range(6)]
    t = table(ready("attack", strength=strength, silver=price), outsiders=row)
    assert number(t, f"outsider_{slot}.price") == price
    t.play("attack")
    assert seat(t)["silver"] == 0 and seat(t)["attacked"] == [ROW[0]]
    if price:
        poor = table(ready("attack", strength=strength, silver=price - 1), outsiders=row)
        assert refusal(poor, "attack") == "PAL-6.17"


@clause("PAL-6.17")
def test_who_is_too_strong_is_refused_with_the_reason() -> None:
    t = table(ready("attack", strength=3, silver=1), outsiders=ROW)
    t.play("attack")
    assert options(t) == [f"attack {card}" for card in ROW[:3]] and refusal(t, f"attack {ROW[3]}") == "PAL-6.17"


@clause("PAL-6.17")
def test_strength_is_paid_for_before_the_rewards() -> None:
    row = ["thief_viking", None, None, None, None, None]
    t = table(ready("attack", strength=0, silver=0), outsiders=row)
    assert refusal(t, "attack") == "PAL-6.17"
    t = table(ready("attack", strength=0, silver=1), outsiders=row, tax=5)
    t.play("attack")
    assert seat(t)["silver"] == 2
    spent = [event.kind for event in t.events if event.kind in ("pays_silver", "gains_tax")]
    assert spent == ["pays_silver", "gains_tax"]


@clause("PAL-6.18")
def test_an_attack_gives_the_upper_reward_only_and_keeps_the_card() -> None:
    row = [None, None, None, "assassin_viking", None, None]
    t = table({"workers": workers_for("attack"), "strength": 7}, outsiders=row)
    assert played(t, "attack") == {"scout": -1, "influence": 1, "attacked": 1}
    assert seat(t)["attacked"] == ["assassin_viking"] and seat(t)["converted"] == [] and seat(t)["strength"] == 7
    assert "assassin_viking" not in terms(t) and t.position()["outsiders"] == [None] * 6


@clause("PAL-6.19")
@pytest.mark.parametrize("faith", range(0, 13, 1))
def test_faith_says_who_can_be_converted_and_cannot_be_bought(faith: int) -> None:
    t = table(ready("convert", faith=faith), outsiders=ROW)
    reach = [card for card, flag in zip(ROW, (0, 2, 4, 6, 8, 10), strict=True) if flag <= faith]
    t.play("convert")
    if len(reach) > 1:
        assert {*options(t)} == {f"convert {card}" for card in reach}
        assert all(refusal(t, f"convert {card}") == "PAL-6.19" for card in ROW if card not in reach)
    else:
        assert seat(t)["converted"] == reach


@clause("PAL-6.19")
def test_nobody_within_reach_means_no_conversion() -> None:
    t = table(ready("convert", faith=1), outsiders=[None, *ROW[1:]])
    assert refusal(t, "convert") == "PAL-6.19"


@clause("PAL-6.20")
@pytest.mark.parametrize(("done", "cost"), [*enumerate([0, 1, 2, 2, 2, 3, 3])])
def test_converting_costs_more_and_more_silver(done: int, cost: int) -> None:
    row = ["hunter_saracen", None, None, None, None, None]
    t = table(ready("convert", converted=VIKINGS[:done], silver=cost), outsiders=row)
    t.play("convert")
    assert seat(t)["silver"] == 0 and len(seat(t)["converted"]) == done + 1
    if cost:
        short = table(ready("convert", converted=VIKINGS[:done], silver=cost - 1), outsiders=row)
        assert refusal(short, "convert") == "PAL-4.13"


@clause("PAL-6.21")
@pytest.mark.parametrize(("card", "strength"), [("thief_viking", 1), ("assassin_viking", 2), ("invader_saracen", 2)])
def test_converting_gives_strength_and_keeps_the_card_face_up(card: str, strength: int) -> None:
    t = table(
        {"workers": workers_for("convert"), "suspicions": "suspicion_1"}, outsiders=[card, None, None, None, None, None]
    )
    assert played(t, "convert") == {"fighter": -1, "labourer": -1, "cleric": -1, "strength": strength, "converted": 1}
    assert seen(t, "seat0.converted", 1) == [card] and seat(t)["attacked"] == []


@clause("PAL-6.22", "PAL-H.13")
def test_the_price_depends_on_the_slot_and_not_on_gaps_before_it() -> None:
    for row in ([None] * 4 + ["warrior_saracen", None], ROW):
        t = table(ready("attack", strength=6, silver=2), outsiders=row)
        assert number(t, "outsider_5.price") == 2
        t.play("attack")
        if asked(t)[1] == "attack":
            t.play("attack warrior_saracen")
        assert seat(t)["silver"] == 0 and seat(t)["attacked"] == ["warrior_saracen"]


@clause("PAL-6.23")
@pytest.mark.parametrize("action", ["commission", "garrison"])
@pytest.mark.parametrize("pieces", ["monks", "outposts"])
@pytest.mark.parametrize("owner", [0, 1])
def test_monks_and_outposts_of_all_share_the_squares(action: str, pieces: str, owner: int) -> None:
    players = [ready(action), {"workers": "labourer"}]
    players[owner][pieces] = ["region1_space2"]
    t = table(*players)
    t.play(action)
    assert refusal(t, "square region1_space2") == "PAL-6.23"
    t.play("square region2_space2")
    assert "region2_space2" not in seen(t, "free") and "region1_space2" not in seen(t, "free")


@clause("PAL-6.24", "PAL-H.21")
def test_the_squares_can_run_out() -> None:
    every = squares(25)
    mine = {"monks": every[:6], "outposts": every[6:12]}
    theirs = {"workers": "labourer", "monks": every[12:19], "outposts": every[19:]}
    workers = "scout merchant labourer cleric fighter"
    t = table(ready("commission", workers=workers, **mine), theirs)
    assert cards_at(t, "free") == 0
    assert refusal(t, "commission") == refusal(t, "garrison") == "PAL-6.11"
