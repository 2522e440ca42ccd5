"""TOM-2: what the Tomes of Paladins do for their owners in Viscounts."""

from typing import Any

import pytest

import regnum
from games.support import asked, count, options
from games.viscounts.support import player
from games.viscounts_saga.support import (
    ATTACKS,
    MONKS,
    OUTPOSTS,
    SUSPICION,
    TOWNSFOLK,
    WALLS,
    seat,
    table,
)
from regnum.games.viscounts_saga.text.catalogue import catalogue
from regnum.kernel.table import Table
from regnum.kernel.text import LANGUAGES
from support import clause

TILES = ["ms_black_4_ink_2", None, None, None, None]


def costs(t: Table) -> dict[str, dict[str, int]]:
    """What each option costs."""
    return {o.notation: dict(o.cost) for o in t.pending[0].options}


@clause("TOM-2.40", "TOM-2.28")
def test_what_counts_for_an_action_is_told_with_the_tomes_that_add_to_it() -> None:
    cards = "start_labourer start_trader start_lender"
    told = table(player(cards, town="town_01", claimed=[WALLS, MONKS])).view(1)["numbers"]
    for name, icon, tome in (("build", "builder", WALLS), ("transcribe", "cleric", MONKS)):
        whole, icons = told[f"seat0.{icon}.{name}"], told[f"seat0.{icon}"]
        assert whole == {"value": icons["value"] + 1, "terms": [*icons["terms"], [tome, 1]]}
        assert all(catalogue().render(lang, f"number.{icon}.{name}") for lang in LANGUAGES)
    assert not {"seat0.noble.castle", "seat0.merchant.trade", "seat1.builder.build"} & told.keys()


@clause("TOM-2.29", "TOM-2.40", "TOM-2.15")
def test_icons_of_a_tome_count_in_their_action() -> None:
    def inks(claimed: list[str]) -> int:
        mine = player("start_abbot start_squire start_labourer", town="inner_01_02", ink=4, claimed=claimed)
        return costs(table(mine, manuscript_tops=TILES, manuscripts_below=[0] * 5))["transcribe"]["ink"]

    assert inks([]) - inks([MONKS]) == 1 and inks([]) == inks([WALLS]) == inks([OUTPOSTS])

    def stones(claimed: list[str]) -> dict[str, int]:
        t = table(player("start_labourer start_trader start_lender", town="town_01", stone=9, claimed=claimed))
        t.play("build")
        return {notation: cost.get("stone", 0) for notation, cost in costs(t).items()}

    assert all(n - stones([WALLS])[slot] == 1 for slot, n in stones([]).items()) and stones([]) == stones([MONKS])

    def golds(claimed: list[str]) -> int:
        t = table(player("start_squire start_trader start_lender", town="inner_01_02", gold=9, claimed=claimed))
        t.play("castle")
        return costs(t)["workers 2"].get("gold", 0)

    assert golds([]) - golds([OUTPOSTS]) == 1 == golds([WALLS]) - golds([OUTPOSTS])


@clause("TOM-2.40", "TOM-R.26")
def test_icons_of_a_tome_are_no_icons_of_cards() -> None:
    plain, helped = (
        table(player("start_abbot start_squire start_labourer", claimed=claimed)).view(None)["numbers"]
        for claimed in ([], [WALLS, MONKS, OUTPOSTS])
    )
    icons = [f"seat0.{icon}" for icon in ("merchant", "builder", "noble", "cleric")]
    assert [helped[icon] for icon in icons] == [plain[icon] for icon in icons]


@clause("TOM-2.29", "TOM-2.40", "TOM-2.35")
def test_the_free_step_adds_to_that_of_the_first_trading_post() -> None:
    built = {"trading_post_1": "segment_09_10_A_spot_1"}

    def towns(**more: Any) -> int:
        mine = player("start_abbot - -", town="town_01", silver=0, **more)
        return len(options(table(mine, phase="movement")))

    reached = [towns(), towns(claimed=[ATTACKS]), towns(claimed=[ATTACKS], buildings=built)]
    assert reached[0] < reached[1] == towns(buildings=built) < reached[2]


@clause("TOM-2.29", "TOM-2.40")
def test_hiring_is_cheaper_by_one_and_never_below_nothing_and_dismissing_is_not() -> None:
    def hire(claimed: list[str], top: str) -> tuple[int, int]:
        tops = [top, "aristocrat", "artisan", "chevalier", "foreman"]
        mine = player("start_trader start_squire start_labourer", town="town_01", silver=9, claimed=claimed)
        t = table(mine, tops=tops)
        dismissals = [cost.get("silver", 0) for notation, cost in costs(t).items() if notation.startswith("dismiss")]
        t.play("no action")
        return costs(t)[f"hire {top}"].get("silver", 0), min(dismissals, default=0)

    for top in ("acolyte", "princess", "charlatan"):
        plain, cheaper = hire([], top), hire([TOWNSFOLK], top)
        assert cheaper[0] == max(plain[0] - 1, 0) and cheaper[1] == plain[1]


@clause("TOM-2.38", "TOM-2.39", "TOM-R.11")
def test_a_debt_in_play_may_be_bought_off_and_the_stack_stays() -> None:
    mine = player("- - start_thief", hand="start_trader start_squire", silver=2, claimed=[SUSPICION])
    t = table(mine, phase="slide")
    stack = t.position()["debt_stack"]
    assert asked(t) == (0, "avoid_debt") and options(t) == ["pay", "take debt"]
    again = t.clone()
    t.play("pay")
    assert (seat(t)["unpaid"], t.position()["debt_stack"], count(t, "buys_off_debt")) == (0, stack, 1)
    again.play("take debt")
    assert (seat(again)["unpaid"], again.position()["debt_stack"]) == (1, stack - 1)


@clause("TOM-2.38")
def test_without_the_silver_or_the_tome_nothing_is_asked() -> None:
    for more in ({"silver": 1, "claimed": [SUSPICION]}, {"silver": 9}):
        t = table(player("- - start_thief", hand="start_trader start_squire", **more), phase="slide")
        assert asked(t)[1] == "place" and seat(t)["unpaid"] == 1


@clause("TOM-2.38")
@pytest.mark.parametrize("seed", range(25))
def test_a_debt_of_the_set_up_cannot_be_bought_off(seed: int) -> None:
    tomes = {"shelves": [{"claimed": [SUSPICION], "victory": 6}, {}], "winner": 0}
    t = regnum.new("viscounts_saga", 2, seed, {"tomes": tomes})
    while t.position()["phase"] == "pairs":
        assert t.pending[0].kind != "avoid_debt"
        t.play(t.pending[0].options[0])
