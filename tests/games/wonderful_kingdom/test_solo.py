"""Solo mode (section 12)."""

from collections import Counter

import pytest

import regnum
from games.support import refusal, things, told
from games.wonderful_kingdom.facts import DEVELOPMENTS, TREASURES
from games.wonderful_kingdom.support import (
    WORTH,
    area,
    asked,
    cards,
    discard,
    go_on,
    has,
    new,
    options,
    seen,
    solo,
    stage,
    why_not,
)
from regnum.games.wonderful_kingdom import data
from regnum.kernel.table import Table
from support import clause

EMPTY = {"module": "quests", "stage": "choice"}


def count(t: Table, place: str) -> int:
    found: int = t.view(0)["places"][place]["count"]
    return found


@clause("IWK-12.1")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("module", ["threats", "advisors", "quests"])
def test_one_player_one_duchy_card_any_side(module: str, side: str) -> None:
    t = new(1, module=module, side=side, duchy="valados")
    assert t.seats == 1 and has(t)["duchy"] == "valados" and t.position()["side"] == side
    assert [name for name in t.view(0)["places"] if name.startswith("seat1")] == []


@clause("IWK-12.2")
@pytest.mark.parametrize("seed", range(3))
def test_the_risk_deck_has_eight_unseen_cards_and_four_calamities(seed: int) -> None:
    t = new(1, module="quests", seed=seed)
    assert count(t, "risk") == 12 and count(t, "deck") == 77 - 8 - 4
    assert "top" not in t.view(0)["places"]["risk"] and "things" not in t.view(0)["places"]["risk"]
    risks = 0
    while not t.over:
        go_on(t, "planning")
        go_on(t, "choice")
        risks += 1
    drawn = [event.told.full.params["card"] for event in told(t, "risks")]
    flat = Counter(c for listed in drawn for c in listed)
    assert sum(flat.values()) == 12 and flat["calamity"] == 4 and risks == 4


@clause("IWK-12.3")
def test_the_top_card_of_the_deck_is_always_visible() -> None:
    t = new(1, module="quests", seed=4)
    for _ in range(12):
        top = t.view(0)["places"]["deck"].get("top")
        assert top is not None and t.view(None)["places"]["deck"]["top"] == top
        before = things(t, "opens")
        if stage(t) != "choice":
            break
        t.play(options(t)[0])
        opened = things(t, "opens")[len(before) :]
        assert not opened or opened[0] == top


@clause("IWK-12.4", "IWK-12.8")
def test_one_trap_token_each_round() -> None:
    t = solo(**EMPTY, turn=2, left="farm quarry lost_city:-", right="nexus hamlet dragon_egg:-")
    assert has(t)["traps"] == 1
    t.play("trap")
    assert options(t) == ["unmask left 3", "unmask right 3"]
    t.play("unmask left 3")
    assert seen(t, 0, "left") == ["farm", "quarry", "lost_city"] and seen(t, 0, "right") == ["nexus", "hamlet", "?"]
    assert has(t)["traps"] == 0 and refusal(t, "trap") == "IWK-12.4"
    go_on(t, "planning")
    go_on(t, "choice")
    assert has(t)["traps"] == 1 and t.position()["round"] == 2


@clause("IWK-12.8")
def test_the_trap_token_needs_a_face_down_card() -> None:
    t = solo(**EMPTY, turn=1, left="farm quarry", right="nexus hamlet")
    assert why_not(t, "trap") == "IWK-12.8"


@clause("IWK-12.5")
def test_two_open_cards_in_each_area() -> None:
    t = new(1, module="quests", seed=8)
    assert len(t.position()["left"]) == len(t.position()["right"]) == 2
    assert "?" not in seen(t, 0, "left") + seen(t, 0, "right") and has(t)["hand"] == []


@clause("IWK-12.6")
def test_take_an_area_add_a_risk_card_and_two_open_ones() -> None:
    t = solo(**EMPTY, left="farm quarry", right="nexus hamlet", deck="lost_city rangers navigators", risk="calamity")
    t.play("take left", "no search")
    assert cards(t, 0, "choice") == "farm quarry" and area(t, "right") == "nexus hamlet calamity:-"
    assert area(t, "left") == "lost_city rangers" and t.view(0)["places"]["deck"]["top"] == "navigators"
    assert seen(t, 0, "right") == ["nexus", "hamlet", "?"] and asked(t) == [(0, "choose")]


@clause("IWK-14.10")
def test_between_two_choices_only_the_cartographer_is_asked_for() -> None:
    areas = {"left": "farm", "right": "nexus"}
    rich = {"alchemy": {"gold": 6}, "krystallium": 1, "sites": "royal_palace"}
    t = solo(rich, module="quests", stage="choice", turn=3, **areas)
    t.play("take left")
    assert asked(t) == [(0, "choose")] and {"convert", "krystallium"} <= set(options(t)), "later is soon enough"
    t.play("take left", "no search")
    assert asked(t) == [(0, "end_turn")], "the last one of the phase"
    draws = solo({"advisors": "master_cartographer", "soldiers": 3}, stage="choice", turn=2, **areas)
    draws.play("take left")
    assert asked(draws) == [(0, "end_turn")], "now the emptied area has fewer cards, later it will not"


@clause("IWK-12.7", "IWK-R-1")
def test_after_the_fourth_choice_nothing_is_added() -> None:
    t = solo(**EMPTY, turn=4, left="farm quarry", right="nexus hamlet", risk="calamity")
    before = (count(t, "risk"), count(t, "deck"))
    t.play("take left", "no search")
    assert stage(t) == "planning" and (count(t, "risk"), count(t, "deck")) == before
    game = new(1, module="quests", seed=6)
    for round_ in range(1, 5):
        assert count(game, "risk") == 12 - 3 * (round_ - 1)
        go_on(game, "planning")
        assert count(game, "risk") == 12 - 3 * round_
        go_on(game, "choice")
    assert game.over and count(game, "risk") == 0


@clause("IWK-12.9")
def test_a_search_costs_two_open_cards_for_one_of_the_next_three() -> None:
    t = solo(
        **EMPTY,
        left="farm quarry hamlet",
        right="nexus",
        deck="lost_city rangers navigators dragon_egg watchtower harbour",
    )
    t.play("take left")
    assert options(t) == ["no search", "search"]
    t.play("search")
    t.play("give 1", "give 3")
    assert options(t) == ["keep navigators", "keep rangers", "keep lost_city"]
    t.play("keep lost_city")
    assert cards(t, 0, "choice") == "lost_city quarry" and discard(t) == "farm hamlet navigators rangers"
    assert area(t, "left") == "dragon_egg watchtower" and t.view(0)["places"]["deck"]["top"] == "harbour"


@clause("IWK-12.3", "IWK-12.9")
def test_the_next_card_of_the_deck_is_seen_while_choosing_one_of_the_three() -> None:
    t = new(1, module="quests", seed=4)
    t.play("take left", "search")
    top = t.view(0)["places"]["deck"].get("top")
    assert options(t)[0].startswith("keep") and top is not None
    t.play(options(t)[0])
    assert things(t, "opens")[-2] == top, "it lies open in the emptied area next"


@clause("IWK-12.9")
def test_treasures_and_advisors_may_be_searched_away() -> None:
    t = solo(**EMPTY, left="farm treasure_gold_gold", right="nexus", deck="lost_city rangers navigators")
    t.play("take left", "search", "keep rangers")
    assert discard(t) == "farm lost_city navigators treasure_gold_gold" and cards(t, 0, "choice") == "rangers"
    advised = solo(
        module="advisors",
        stage="choice",
        left="farm mad_gambler",
        right="nexus",
        deck="lost_city master_artisan navigators",
    )
    advised.play("take left", "search", "keep master_artisan")
    assert cards(advised, 0, "advisors") == "master_artisan" and has(advised)["soldiers"] == 1, "the one kept is taken"


@clause("IWK-12.10")
def test_calamities_threats_and_hidden_cards_cannot_be_searched_away() -> None:
    t = solo(**EMPTY, turn=2, left="farm calamity quarry:-", right="nexus", deck="lost_city rangers navigators")
    t.play("take left")
    assert "search" not in options(t) and things(t, "takes") == ["farm", "calamity"], (
        "no two cards to give up: no question"
    )
    u = solo(**EMPTY, turn=2, left="farm calamity quarry:- hamlet barracks", right="nexus")
    u.play("take left", "search")
    assert options(u) == ["give 1", "give 4"] and refusal(u, "give 2") == "IWK-12.10" == refusal(u, "give 3")
    rats = solo(
        {"deck": "giant_rats"},
        module="threats",
        stage="choice",
        turn=2,
        left="farm giant_rat quarry hamlet",
        right="nexus",
    )
    rats.play("take left", "search")
    assert options(rats) == ["give 1", "give 3"]


@clause("IWK-12.11")
def test_one_search_for_each_choice() -> None:
    t = solo(
        **EMPTY,
        turn=2,
        left="farm quarry hamlet barracks",
        right="nexus rangers",
        deck="lost_city dragon_egg navigators",
    )
    t.play("take left", "search", "give 1", "give 2", "keep lost_city")
    assert asked(t) == [(0, "choose")] and cards(t, 0, "choice") == "barracks hamlet lost_city", "no second search"
    t.play("take right")
    assert "search" in options(t), "after each choice"


@clause("IWK-12.12")
def test_face_down_cards_are_revealed_in_planning_only() -> None:
    t = solo(**EMPTY, turn=3, left="farm quarry lost_city:-", right="nexus hamlet")
    t.play("take left", "no search")
    assert seen(t, 0, "seat0.choice") == ["farm", "quarry", "?"]
    t.play("take right", "no search")
    assert (
        stage(t) == "planning" and "?" not in seen(t, 0, "seat0.choice") and "lost_city" in seen(t, 0, "seat0.choice")
    )


@clause("IWK-12.13")
def test_what_is_left_in_both_areas_is_discarded() -> None:
    t = solo(**EMPTY, turn=4, left="farm quarry", right="nexus hamlet lost_city:-")
    t.play("take left", "no search")
    assert discard(t) == "hamlet lost_city nexus" and (area(t, "left"), area(t, "right")) == ("", "")


@clause("IWK-12.14", "IWK-14.13")
@pytest.mark.parametrize(
    ("built", "made", "bonus"),
    [("fields_of_gold", 4, 0), ("fields_of_gold merchant_caravan", 6, 1), ("tax_office*2", 5, 1)],
)
def test_supremacy_is_five_cubes(built: str, made: int, bonus: int) -> None:
    t = solo({"built": built, "sites": "farm"}, module="quests", stage="gold")
    assert (has(t)["produced"], has(t)["camp"]) == (made, bonus)
    camp = solo({"built": built, "sites": "farm", "camp": 1}, module="quests", stage="gold")
    assert (has(camp)["camp"], has(camp)["soldiers"]) == (1 - bonus, bonus)


@clause("IWK-12.15")
def test_an_empty_deck_is_made_anew_without_calamities() -> None:
    rest = [c for c, n in whole_deck().items() for _ in range(n)]
    t = solo(**EMPTY, round=4, turn=3, left="farm quarry", right="nexus hamlet", discard=["calamity", *leave(rest, 1)])
    assert count(t, "deck") == 1
    t.play("take left", "no search")
    assert len(told(t, "shuffles")) == 1 and discard(t) == "calamity"
    assert count(t, "deck") == len(leave(rest, 1)) + 1 - 2 and "top" in t.view(0)["places"]["deck"]


def whole_deck() -> Counter[str]:
    """The deck without the four cards that lie in the areas."""
    found = Counter({card.id: card.copies for card in DEVELOPMENTS})
    found.update(list(TREASURES))
    found.subtract(["farm", "quarry", "nexus", "hamlet"])
    return found


def leave(rest: list[str], n: int) -> list[str]:
    """All but some of the cards; what is left fills the risk deck and the deck."""
    return rest[: len(rest) - n]


@clause("IWK-12.16")
@pytest.mark.parametrize(
    ("points", "medal"),
    [(69, "no_medal"), (70, "bronze"), (94, "bronze"), (95, "silver"), (114, "silver"), (115, "gold")],
)
def test_medals(points: int, medal: str) -> None:
    t = solo({"built": WORTH[points]}, module="advisors", side="B", stage="over", round=4)
    assert t.result is not None and t.scores[0].total == points
    assert t.result.reason == f"result.{medal}" and t.result.clause == "IWK-12.16"


SCENARIOS: dict[str, dict[str, str]] = {
    **{deck: {"module": "threats", "deck1": deck} for deck in data.DECKS},
    "advisors": {"module": "advisors"},
    **{quest: {"module": "quests", "quest": quest} for quest in data.QUEST_IDS},
}


@clause("IWK-12.16")
def test_every_scenario_has_its_own_table_of_medals(monkeypatch: pytest.MonkeyPatch) -> None:
    """As printed they are all the same, so the tables are made different here."""
    assert list(SCENARIOS) == list(data.MEDALS)
    changed = {
        name: {"thresholds": {"bronze": n, "silver": n + 20, "gold": n + 40}} for n, name in enumerate(SCENARIOS)
    }
    monkeypatch.setattr(data, "MEDALS", changed)
    data._tables.cache_clear()
    try:
        for n, (name, options_) in enumerate(SCENARIOS.items()):
            t = regnum.new("wonderful_kingdom", 1, 5, options_)
            total = t.view(0)["numbers"]["medal"]["value"]
            assert t.view(0)["numbers"]["medal"]["of"] == next(m for m in (n, n + 20, n + 40) if m > total), name
    finally:
        data._tables.cache_clear()


@clause("IWK-12.1")
def test_solo_games_of_every_module_come_to_their_end() -> None:
    for options_ in ({"module": "advisors"}, {"module": "quests"}, {"module": "threats", "deck1": "shadows"}):
        t = regnum.new("wonderful_kingdom", 1, 5, options_)
        go_on(t, "never")
        assert t.over and t.result is not None
