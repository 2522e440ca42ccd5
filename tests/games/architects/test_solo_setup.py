"""ARC-16.1 to 16.6, 16.20, 16.28, 16.34: who the opponent is, how its table is set up and who acts when."""

from collections import Counter

import pytest

import regnum
from games.architects.solo import FUTURE, SCHEMES, STARTING, its, mine, solo
from games.support import options, things, told, visible
from regnum.kernel.errors import BadOption, BadScenario
from regnum.kernel.table import Table
from support import clause

MARKETS = ("clay_market", "stone_market", "wood_market", "silver_market")


def keep_first(t: Table) -> None:
    """Everybody keeps the first Building offered, until the draft is over."""
    while t.pending and t.pending[0].kind == "draft":
        t.play(options(t)[0], seat=t.pending[0].seat)


@clause("ARC-16.1")
@pytest.mark.parametrize(
    ("name", "en", "pl"), [("constantine", "Constantine", "Konstantyn"), ("helena",) + ("Helena",) * 2]
)
def test_the_opponent_is_constantine_or_helena_and_called_by_name(name: str, en: str, pl: str) -> None:
    t = regnum.new("architects", 1, 0, {"opponent": name})
    keep_first(t)
    t.play("place silversmith")
    scheme = told(t, "opponent_scheme")[0]
    assert t.describe_event(scheme, 0, "en").startswith(en) and t.describe_event(scheme, 0, "pl").startswith(pl)


@clause("ARC-16.1")
def test_alone_constantine_is_the_standard_and_somebody_must_play() -> None:
    assert regnum.new("architects", 1, 0).options["opponent"] == "constantine"
    with pytest.raises(BadOption, match="constantine, helena"):
        regnum.new("architects", 1, 0, {"opponent": "none"})


@clause("ARC-16.2")
def test_the_table_is_that_of_two_with_five_rewards() -> None:
    t = regnum.new("architects", 1, 0)
    keep_first(t)
    assert (mine(t)["silver"], mine(t)["virtue"]) == (3, 7)
    shown = t.view(0)
    assert shown["numbers"]["rewards"]["value"] == 5 and shown["numbers"]["guildhall"]["of"] == 12
    assert (shown["values"]["tax"], shown["places"]["display"]["count"]) == (4, 8)


@clause("ARC-16.3")
@pytest.mark.parametrize("seed", range(5))
def test_of_five_buildings_three_are_kept_and_two_go_under_the_pile(seed: int) -> None:
    t = regnum.new("architects", 1, seed)
    dealt = visible(t, "seat0.dealt", 0)
    assert len(dealt) == 5 and t.view(0)["places"]["building_deck"]["count"] == 40 - 4 - 5
    kept = []
    for _ in range(3):
        kept.append(options(t)[-1].removeprefix("keep "))
        t.play(options(t)[-1])
    assert Counter(mine(t)["hand"]) == Counter(kept) and t.view(0)["places"]["seat0.dealt"]["count"] == 0
    under = [name.partition(":")[0] for name in t.position()["building_under"]]
    assert sorted(under) == sorted({*dealt} - {*kept}) and t.pending[0].kind == "place"


@clause("ARC-16.3", "ARC-16.34")
@pytest.mark.parametrize("market", MARKETS)
def test_alone_the_four_markets_are_out_of_the_game(market: str) -> None:
    with pytest.raises(BadScenario, match=market):
        solo({"hand": [market]})
    two = {"players": [{"hand": [market]}, {}], "opponent_of_two": "constantine"}
    assert mine(regnum.scenario("architects", two))["hand"] == [market]


@clause("ARC-16.4")
def test_the_opponent_begins_with_its_workers_and_nothing_else() -> None:
    t = regnum.new("architects", 1, 0, {"opponent": "helena"})
    keep_first(t)
    assert its(t) == {
        "marble": 0, "virtue": 7, "cathedral": 0, "unpaid": 0, "paid": 0, "prison": 0, "workers": {},
        "captives": [0, 0], "supply": 20, "guildhall": 0,
    }  # fmt: skip
    shown = t.view(None)
    assert set(shown["rows"]["seat1.goods"]) == {0}
    assert all(shown["places"][f"seat1.{zone}"]["count"] == 0 for zone in ("hand", "crew", "built", "dealt"))


@clause("ARC-16.5")
def test_twenty_schemes_are_drawn_from_and_ten_lie_aside_unseen() -> None:
    assert (len(STARTING), len(FUTURE), len(SCHEMES)) == (20, 10, 19)
    t = regnum.new("architects", 1, 0)
    for viewer in (0, None):
        places = t.view(viewer)["places"]
        assert (places["schemes"]["count"], places["future"]["count"], places["scheme_discard"]["count"]) == (20, 10, 0)
        assert "things" not in places["schemes"] and "things" not in places["future"]


@clause("ARC-16.5")
def test_only_starting_schemes_come_up_until_the_piles_are_shuffled() -> None:
    t = regnum.new("architects", 1, 1)
    keep_first(t)
    while not told(t, "opponent_reshuffles"):
        t.play("place silversmith" if "place silversmith" in options(t) else options(t)[0])
    seen = things(t, "opponent_scheme")
    first = seen[:20]
    assert not Counter(first) - Counter(STARTING) and len(first) == 20


@clause("ARC-16.6")
def test_the_human_begins_and_the_opponent_follows_each_turn() -> None:
    t = regnum.new("architects", 1, 0)
    keep_first(t)
    for _ in range(6):
        t.play("place silversmith" if "place silversmith" in options(t) else options(t)[0])
    assert [event.seat for event in told(t, "turn_begins")][:12] == [0, 1] * 6


@clause("ARC-16.20", "ARC-16.34")
@pytest.mark.parametrize("first", [0, 1])
def test_two_play_against_the_opponent_who_acts_after_both(first: int) -> None:
    t = regnum.new("architects", 2, 0, {"opponent_of_two": "helena", "first": first})
    assert t.view(None)["places"]["building_deck"]["count"] == 40 - 8  # the usual draft
    keep_first(t)
    assert len(mine(t)["hand"]) == len(mine(t, 1)["hand"]) == 3
    numbers = t.view(0)["numbers"]
    assert (numbers["rewards"]["value"], numbers["guildhall"]["of"]) == (7, 16)
    assert mine(t, first)["silver"] == 3 and mine(t, 1 - first)["silver"] == 4
    for _ in range(4):
        t.play("place forest")
    assert [event.seat for event in told(t, "turn_begins")][:6] == [first, 1 - first, 2] * 2
    assert "Helena" in t.describe_event(told(t, "opponent_scheme")[0], 1, "en")


@clause("ARC-16.20")
def test_two_play_without_an_opponent_unless_they_want_one() -> None:
    assert len(regnum.new("architects", 2, 0).view(None)["rivals"]) == 0
    assert len(regnum.new("architects", 2, 0, {"opponent_of_two": "constantine"}).view(None)["rivals"]) == 1
    assert len(regnum.new("architects", 3, 0, {"opponent_of_two": "constantine"}).view(None)["rivals"]) == 0


@clause("ARC-16.28")
def test_alone_one_uses_the_standard_side_of_a_board() -> None:
    with pytest.raises(BadOption, match="standard side"):
        regnum.new("architects", 1, 0, {"setup": "variable"})
    assert mine(regnum.new("architects", 1, 0))["board"].startswith("standard")


def test_a_position_without_an_opponent_has_no_schemes() -> None:
    with pytest.raises(BadScenario, match="nobody plays from the Scheme cards"):
        regnum.scenario("architects", {"players": [{}, {}], "rival": {}})
    with pytest.raises(BadScenario, match="rival"):
        solo(rival={"hand": ["tavern"]})
