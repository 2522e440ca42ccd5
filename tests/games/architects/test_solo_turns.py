"""ARC-16.7 to 16.13, 16.17 to 16.19, 16.21 to 16.24, 16.26 to 16.32: what the opponent's Schemes do, step by step."""

from typing import Any

import pytest

import regnum
from games.architects.solo import CIRCLES, FUTURE, SCHEMES, STARTING, its, mine, plot, skips, solo
from games.support import count, options, things, told
from regnum.kernel.errors import BadData
from support import clause

STILL = "place market left"
"""A turn of the player that leaves the large circles as they are."""
RICH = {"silver": 9}


def gained(scheme: str, key: str) -> int:
    """How much of something a Scheme's steps bring in any case."""
    return sum(step.get("n", step[key]) for step in SCHEMES[scheme]["steps"] if key in step)


@clause("ARC-16.7", "ARC-16.8", "ARC-16.18", "ARC-16.29")
@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_scheme_sends_one_worker_and_its_steps_follow(scheme: str) -> None:
    t = plot(scheme, {"unpaid": 1}, tax=0)
    place, now = SCHEMES[scheme]["place"], its(t)
    assert told(t, "places", 1)[0].things == (place,) and count(t, "places", 1) == 1 and now["supply"] == 19
    standing = {**now["workers"], "guildhall": now["guildhall"], "black_market": t.position()["market"].count(1)}
    assert {name: n for name, n in standing.items() if n} == {place: 1}
    paying = any("opponent_pay_debt" in step for step in SCHEMES[scheme]["steps"])
    assert now["virtue"] == 7 + gained(scheme, "opponent_virtue") + paying and now["paid"] == paying
    assert now["marble"] == gained(scheme, "opponent_gain")
    assert now["cathedral"] == gained(scheme, "opponent_cathedral")
    goods = t.view(None)["rows"]["seat1.goods"]
    assert sum(goods) == now["marble"] and all(not told(t, kind, 1) for kind in ("pays", "pays_tax", "hires", "builds"))


@clause("ARC-16.18", "ARC-R.17")
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_scheme_is_marked_as_reconstructed_and_says_all_its_steps(lang: str) -> None:
    game = regnum.new("architects", 1, 0)
    for name, card in SCHEMES.items():
        told_of = game.game.help(name, lang, game.options)
        nested = sum(len(step.get("if_any", ())) for step in card["steps"])
        assert told_of.provenance == "reconstructed" and len(told_of.lines) == 1 + len(card["steps"]) + nested


@clause("ARC-16.18", "ARC-R.17")
def test_a_card_pack_can_give_the_schemes_other_faces() -> None:
    face = {
        "id": "s_quarry",
        "place": "forest",
        "steps": [{"opponent_gain": "marble", "n": 4}],
        "provenance": "verified",
    }
    pack = {"regnum_pack": 1, "game": "architects", "name": "Printed Schemes", "cards": [face]}
    t = plot("s_quarry", pack=pack)
    assert its(t)["workers"] == {"forest": 1} and its(t)["marble"] == 4
    for wrong in ({"place": "prison"}, {"place": "black_market"}, {"steps": [{"opponent_gain": "gold", "n": 1}]}):
        with pytest.raises(BadData, match=r"cards\[0\]"):
            regnum.new("architects", 1, 0, {"pack": {**pack, "cards": [{**face, **wrong}]}})


# -- the Cathedral and the Guildhall


@clause("ARC-16.9", "ARC-16.17")
@pytest.mark.parametrize("virtue", [0, 4, 14])
def test_the_cathedral_costs_it_nothing_and_brings_no_reward(virtue: int) -> None:
    t = plot("s_guildhall_cathedral", {"virtue": virtue, "cathedral": 2})
    assert its(t)["cathedral"] == 3 and its(t)["virtue"] == virtue
    assert t.view(None)["values"]["rewards"] == 5 and count(t, "reward") == 0


@clause("ARC-16.9", "ARC-16.23")
@pytest.mark.parametrize(("level", "human"), [(5, 0), (4, 5)])
def test_without_a_free_level_the_worker_stays_in_the_guildhall(level: int, human: int) -> None:
    t = plot("s_guildhall_plan", {"cathedral": level}, {"cathedral": human})
    assert its(t)["cathedral"] == level and its(t)["guildhall"] == 1 and skips(t) == ["ARC-16.23"]
    assert count(t, "opponent_plans") == 1


@clause("ARC-16.17", "ARC-16.27")
@pytest.mark.parametrize("icons", [True, False])
def test_an_apprentice_icon_works_for_the_opponent(icons: bool) -> None:
    t = plot("f_guildhall_marble", guildhall=[0, 0], guildhall_apprentice_refresh=icons)
    assert count(t, "icon_refresh") == icons and count(t, "apprentice_leaves") == 2 * icons


@clause("ARC-16.17", "ARC-16.27")
@pytest.mark.parametrize("filled", [6, 9])
def test_a_reset_icon_works_after_the_opponents_steps(filled: int) -> None:
    t = plot("f_guildhall_marble", guildhall=[0] * filled, market=[None, 1, None])
    kinds = [event.kind for event in t.events]
    assert kinds.index("gains", kinds.index("opponent_scheme")) < kinds.index("reset")
    assert its(t)["prison"] == 1 and its(t)["unpaid"] == 1 and t.position()["market"] == [None] * 3


@clause("ARC-16.22", "ARC-R.9")
def test_beside_the_full_guildhall_a_worker_still_counts() -> None:
    t = plot("s_guildhall_cathedral", {"virtue": 7}, guildhall=[0] * 12, last_turns=2)
    assert t.over and t.result is not None
    lines = {term.name: (term.points, term.count) for term in t.result.rivals[0].terms}
    assert lines["guildhall"] == (1, 1) and lines["cathedral"] == (2, 1)


# -- the Black Market


@clause("ARC-16.9", "ARC-16.29")
@pytest.mark.parametrize("virtue", [9, 10, 14])
def test_it_uses_the_black_market_at_any_virtue_and_pays_nothing(virtue: int) -> None:
    t = plot("s_black_market", {"virtue": virtue})
    assert t.position()["market"] == [1, None, None]
    assert (its(t)["virtue"], its(t)["marble"]) == (virtue - 1, 1) and count(t, "pays", 1) == 0


@clause("ARC-16.7", "ARC-16.19")
@pytest.mark.parametrize(
    ("scheme", "before", "after"),
    [
        ("s_black_market", [0, None, None], [0, 1, None]),
        ("s_black_market", [None, 0, None], [1, 0, None]),
        ("f_black_market", [None, None, None], [None, None, 1]),
        ("f_black_market", [None, None, 0], [None, 1, 0]),
    ],
)
def test_it_takes_the_free_space_that_the_scheme_names(scheme: str, before: list[Any], after: list[Any]) -> None:
    assert plot(scheme, market=before).position()["market"] == after


@clause("ARC-16.19")
def test_without_a_free_space_worker_and_steps_are_left_out() -> None:
    t = plot("s_black_market", market=[0, 0, 0])
    now = its(t)
    assert (now["supply"], now["virtue"], now["marble"]) == (20, 7, 0) and skips(t) == ["ARC-16.19"]
    assert t.position()["scheme_discard"] == ["s_black_market"]


@clause("ARC-16.17", "ARC-16.27")
def test_its_third_worker_in_the_market_brings_a_reset() -> None:
    t = plot("s_black_market", {"prison": 1, "virtue": 7}, {"silver": 5}, market=[0, None, 1])
    assert count(t, "reset") == 1 and t.position()["market"] == [None] * 3
    assert its(t)["prison"] == 3 and mine(t)["prison"] == 1
    assert its(t)["virtue"] == 7 - 1 - 1 and its(t)["unpaid"] == 1 and mine(t)["unpaid"] == 0


@clause("ARC-16.27")
def test_reset_abilities_belong_to_the_human_only() -> None:
    t = plot("s_black_market", {"prison": 2}, {"apprentices": ["squire_gold"]}, market=[1, None, 1])
    assert things(t, "ability") == ["squire_gold"] and mine(t)["gold"] == 1 and its(t)["prison"] == 5


# -- captures, Prison, Debts


@clause("ARC-16.10", "ARC-16.18", "ARC-16.26")
@pytest.mark.parametrize("best", range(len(CIRCLES)))
def test_it_captures_where_most_human_workers_are_the_first_among_equals(best: int) -> None:
    workers = {name: 2 if i >= best else 1 for i, name in enumerate(CIRCLES)}
    t = plot("s_town_centre", {"workers": {CIRCLES[best]: 3}}, {**RICH, "workers": workers}, STILL)
    assert mine(t)["workers"] == {name: n for name, n in workers.items() if name != CIRCLES[best]}
    assert its(t)["captives"] == [2, 0] and its(t)["workers"][CIRCLES[best]] >= 3 and count(t, "captures", 1) == 1


@clause("ARC-16.32", "ARC-R.26")
def test_two_groups_are_two_locations() -> None:
    workers = {"forest": 2, "mines": 3, "workshop": 2}
    t = plot("f_town_centre", {}, {**RICH, "workers": workers}, STILL)
    assert its(t)["captives"] == [5, 0] and mine(t)["workers"] == {"workshop": 2}
    t = plot("f_town_centre", {}, {**RICH, "workers": {"forest": 2}}, STILL)
    assert its(t)["captives"] == [2, 0] and mine(t)["workers"] == {} and skips(t) == []


@clause("ARC-16.26")
@pytest.mark.parametrize("scheme", ["s_town_centre", "f_town_centre"])
def test_with_no_human_worker_about_the_capture_is_skipped(scheme: str) -> None:
    t = plot(scheme, {"workers": {"quarry": 4}}, RICH, STILL)
    assert its(t)["workers"] == {"quarry": 4, "town_centre": 1} and its(t)["captives"] == [0, 0]
    assert skips(t) == ["ARC-16.26"]


@clause("ARC-16.10")
@pytest.mark.parametrize(("captives", "marble"), [(1, 1), (6, 1), (0, 0)])
def test_all_its_captives_are_worth_one_marble(captives: int, marble: int) -> None:
    t = plot("s_guardhouse", {"captives": [captives, 0], "prison": 3})
    assert mine(t)["prison"] == captives and its(t)["captives"] == [0, 0] and its(t)["marble"] == marble
    assert its(t)["prison"] == 0 and its(t)["supply"] == 19 and skips(t) == ["ARC-16.10"] * (not captives)


@clause("ARC-16.18")
def test_nobody_is_released_from_a_prison_without_its_workers() -> None:
    assert skips(plot("s_guardhouse", {"captives": [2, 0]})) == ["ARC-10.3"]


@clause("ARC-16.21", "ARC-16.10")
def test_the_human_captures_and_sells_its_workers() -> None:
    t = solo(
        {"silver": 2, "workers": {"forest": 1}}, {"workers": {"forest": 3}}, schemes=["s_guardhouse", "s_guardhouse"]
    )
    t.play("place town_centre", "capture forest 1")
    assert mine(t)["captives"] == [0, 3]
    t.play("place guardhouse")
    assert mine(t)["captives"] == [0, 0] and mine(t)["silver"] == 2 - 1 + 3
    assert its(t)["prison"] == 0 and count(t, "releases", 1) == 1  # the second Scheme brings them back


@clause("ARC-16.11", "ARC-16.30")
@pytest.mark.parametrize(
    ("scheme", "virtue", "unpaid", "after"),
    [("s_tax_stand", 1, 0, (0, 1)), ("s_tax_stand", 0, 1, (0, 3)), ("s_silversmith", 14, 2, (14, 1)),
     ("s_silversmith", 14, 0, (14, 0)), ("s_silversmith", 13, 2, (14, 2))],
)  # fmt: skip
def test_debts_come_and_go_by_the_virtue_rules(scheme: str, virtue: int, unpaid: int, after: tuple[int, int]) -> None:
    now = its(plot(scheme, {"virtue": virtue, "unpaid": unpaid}))
    assert (now["virtue"], now["unpaid"]) == after and now["paid"] == 0


@clause("ARC-16.30")
def test_it_pays_a_debt_without_silver_for_a_point_of_virtue() -> None:
    now = its(plot("f_guardhouse", {"unpaid": 2}))
    assert (now["unpaid"], now["paid"], now["virtue"]) == (1, 1, 8)
    t = plot("f_guardhouse", {"captives": [1, 0]})
    assert (its(t)["virtue"], its(t)["paid"]) == (7, 0) and skips(t) == ["ARC-16.30"]
    now = its(plot("f_guardhouse", {"unpaid": 2, "virtue": 14}))
    assert (now["unpaid"], now["paid"], now["virtue"]) == (0, 1, 14)


# -- the Tax Stand, the display, the Schemes themselves


@clause("ARC-16.29", "ARC-16.31")
@pytest.mark.parametrize("tax", [0, 7])
def test_it_clears_the_tax_stand_even_where_nothing_lies(tax: int) -> None:
    t = plot("s_tax_stand", tax=tax)
    assert t.position()["tax"] == 0 and its(t)["workers"] == {"tax_stand": 1} and its(t)["virtue"] == 5
    assert skips(t) == ["ARC-16.31"] * (not tax) and sum(e.count for e in told(t, "opponent_clears_tax")) == tax
    assert "place tax_stand" not in options(t)


@clause("ARC-16.31")
def test_it_clears_the_left_most_apprentices_as_the_icon_does() -> None:
    shown = ["miner_1", "thief", "trickster", "jeweller_1", "miner_2", "labourer", "pickpocket", "illusionist"]
    t = plot("s_workshop", display=shown, coins=[2, 1, 0, 0, 0, 0, 0, 0])
    now = t.position()
    assert now["apprentice_under"] == ["miner_1", "miner_2"] and now["coins"] == [1, 0, 0, 0, 0, 0, 0, 0]
    assert now["display"][:3] == shown[1:4] and now["display"][4:7] == shown[5:8] and None not in now["display"]
    assert its(t)["workers"] == {"workshop": 1}


@clause("ARC-16.24")
def test_a_future_scheme_joins_the_discards_and_comes_after_the_next_shuffle() -> None:
    t = plot("s_forest", future=["f_storehouse"])
    assert t.position()["scheme_discard"] == ["s_forest", "f_storehouse"]
    assert t.view(None)["places"]["future"]["count"] == 9
    t = plot(
        "s_forest", scheme_discard=[name for name in STARTING if name != "s_forest"] + ["s_forest"], future=[FUTURE[0]]
    )
    assert count(t, "opponent_reshuffles") == 0
    t.play("place silversmith")
    assert count(t, "opponent_reshuffles") == 1 and t.view(None)["places"]["schemes"]["count"] == 20
    assert len(t.position()["planned"]) + t.position()["scheme_discard"].count(FUTURE[0]) == 1


@clause("ARC-16.24")
def test_with_no_future_scheme_left_nothing_happens() -> None:
    t = plot("s_forest", planned=FUTURE)
    assert skips(t) == ["ARC-16.24"] and t.position()["scheme_discard"] == ["s_forest"]


@clause("ARC-16.12")
def test_an_empty_draw_pile_is_shuffled_from_the_discards() -> None:
    t = solo(scheme_discard=STARTING)
    t.play("place silversmith")
    assert [e.kind for e in t.events if e.kind.startswith("opponent")][:2] == ["opponent_reshuffles", "opponent_scheme"]
    assert t.view(None)["places"]["schemes"]["count"] == 19


@clause("ARC-16.13", "ARC-16.17", "ARC-16.21", "ARC-H.25")
def test_without_a_worker_all_come_back_but_those_in_guildhall_and_market() -> None:
    away = {"prison": 3, "workers": {"quarry": 2, "guardhouse": 4}}
    t = solo({"captives": [0, 5]}, away, guildhall=[1] * 4, market=[1, 1, None], scheme_discard=["s_mines", "s_quarry"])
    assert its(t)["supply"] == 0
    t.play("place silversmith")
    now = its(t)
    assert (now["supply"], now["guildhall"], now["prison"], now["workers"]) == (14, 4, 0, {})
    assert mine(t)["captives"] == [0, 0] and t.position()["market"] == [1, 1, None]
    assert count(t, "opponent_scheme") == 0 and count(t, "opponent_rests") == 1
    assert t.position()["scheme_discard"] == [] and t.view(None)["places"]["schemes"]["count"] == 20
    back = {t.describe_event(event, 0, "en") for event in told(t, "opponent_returns")}
    assert "5 Workers of Constantine come back from the board of Player 1." in back and len(back) == 4
