"""The worked examples (section 16), number by number."""

import pytest

from games.support import number, refusal, things
from games.wonderful_kingdom.support import (
    BUSY,
    WORTH,
    area,
    cards,
    free,
    go_on,
    has,
    options,
    over,
    score,
    solo,
    stage,
    supply,
    table,
)
from regnum.kernel.table import Table
from support import clause

pytestmark = pytest.mark.both_builds

QUARRY = {"sites": "quarry"}


@clause("IWK-EX-1", "IWK-H.1")
@pytest.mark.parametrize("round_", [1, 2])
def test_sixteen_turns_and_eighteen_cards(round_: int) -> None:
    t = table({}, {}, module="quests", stage="deal", round=round_, first=0)
    first = 0 if round_ == 1 else 1
    turns, hands = [], []
    while stage(t) == "choice":
        d = t.pending[0]
        turns.append((d.seat, d.kind))
        if d.kind == "offer":
            hands.append(len(has(t, d.seat)["hand"]))
            for _ in range(2):
                if t.pending[0].kind == "offer":
                    t.play(t.pending[0].options[0])
                t.play("right" if len(hands) % 2 else "left")
        else:
            t.play("take left")
    second = 1 - first
    assert turns == [(first, "offer"), (second, "choose"), (second, "offer"), (first, "choose")] * 4
    assert hands == [8, 8, 6, 6, 4, 4, 2, 2] and has(t)["hand"] == has(t, 1)["hand"] == []
    taken = len(things(t, "takes"))
    assert taken + len(things(t, "left_over")) == 18


@clause("IWK-EX-2")
def test_an_empty_area_may_be_chosen() -> None:
    t = table(
        {"hand": "farm quarry"}, {"hand": "hamlet barracks"}, module="quests", stage="choice", turn=13, left="nexus"
    )
    t.play("offer farm", "left")
    t.play("left")
    assert (area(t, "left"), area(t, "right")) == ("nexus farm quarry", "")
    t.play("take right")
    assert has(t, 1)["choice"] == [] and (area(t, "left"), area(t, "right")) == ("nexus farm quarry", "")


@clause("IWK-EX-3")
def test_five_materials() -> None:
    t = table({"duchy": "teressie", "built": "quarry guildhall", "sites": "quarry"}, BUSY, stage="materials")
    assert has(t)["produced"] == 5


@clause("IWK-EX-4")
@pytest.mark.parametrize(
    ("built", "sites", "made"),
    [
        ("expeditionary_force", "farm", 1),
        ("expeditionary_force navigators royal_cavalry", "farm", 3),
        ("expeditionary_force navigators", "royal_cavalry", 2),
    ],
)
def test_exploration_for_each_company(built: str, sites: str, made: int) -> None:
    t = table({"built": built, "sites": sites}, QUARRY, stage="exploration")
    terms = dict(t.view(0)["numbers"]["seat0.exploration"]["terms"])
    assert terms["expeditionary_force"] == made
    assert has(t)["produced"] == made + terms.get("navigators", 0)


@clause("IWK-EX-5", "IWK-H.6")
def test_barracks_in_the_materials_step() -> None:
    t = table({"sites": "barracks farm:materials", "built": "guildhall"}, QUARRY, stage="materials")
    assert has(t)["produced"] == 3
    t.play("place barracks", "place barracks", "place barracks", seat=0)
    assert cards(t, 0, "built") == "barracks guildhall"
    go_on(t, "population")
    assert has(t)["produced"] == 2, "1 of the duchy card and 1 of the Barracks, in the very next step"


@clause("IWK-EX-6")
def test_supremacy_three_times() -> None:
    held = [(0, 0)]
    for _ in range(3):
        camp, soldiers = held[-1]
        t = table({"camp": camp, "soldiers": soldiers, **BUSY}, QUARRY, stage="gold")
        held.append((has(t)["camp"], has(t)["soldiers"]))
    assert held == [(0, 0), (1, 0), (0, 1), (1, 1)]
    tie = table({"built": "fields_of_gold", **BUSY}, {"built": "tax_office merchant_caravan", **QUARRY}, stage="gold")
    assert (has(tie)["produced"], has(tie, 1)["produced"]) == (4, 4) and has(tie)["camp"] == has(tie, 1)["camp"] == 0


@clause("IWK-EX-7", "IWK-8.1", "IWK-8.2", "IWK-8.3")
def test_the_score_of_thirty_nine_term_by_term() -> None:
    built = "tax_office majestic_statue grand_library secret_fellowship grand_arena alchemical_forge"
    t = over(
        {
            "duchy": "teressie",
            "built": built,
            "woes": "calamity*2",
            "sites": "banquet_hall",
            "krystallium": 2,
            "soldiers": 3,
        }
    )
    assert number(t, "seat0.monument") == 4
    terms = score(t)
    assert terms == {
        "majestic_statue": 12,
        "grand_library": 3,
        "secret_fellowship": 16,
        "grand_arena": 6,
        "alchemical_forge": 2,
        "teressie": 8,
        "calamity": -8,
    }
    assert terms["alchemical_forge"] + terms["grand_arena"] + terms["grand_library"] == 11
    assert terms["majestic_statue"] + terms["secret_fellowship"] + terms["teressie"] == 36
    assert t.scores[0].total == 39 == t.view(1)["score"][0]["total"]
    counts = {term.name: (term.count, term.of) for term in t.scores[0].terms}
    assert counts["majestic_statue"] == counts["teressie"] == (4, "monument")
    assert counts["calamity"] == (2, "")


@clause("IWK-EX-8")
def test_alchemy() -> None:
    t = table({"alchemy": 4, "choice": "farm nexus", **QUARRY}, {"sites": "hamlet"})
    t.play("recycle farm", "alchemy", seat=0)
    assert (has(t)["alchemy"], has(t)["krystallium"]) == (0, 1)
    seven = table({"built": "quarry*2 guildhall", "sites": "nexus"}, {"sites": "hamlet"}, stage="materials")
    assert has(seven)["produced"] == 7
    for _ in range(7):
        seven.play("alchemy", seat=0)
    assert (has(seven)["alchemy"], has(seven)["krystallium"]) == (2, 1)


@clause("IWK-EX-9")
def test_krystallium_on_a_card_with_a_soldier_space() -> None:
    sites = "secret_fellowship:population+population+population+gold+gold"
    t = table({"sites": sites, "krystallium": 2}, QUARRY)
    assert free(t) == {"population": 1, "krystallium": 1, "soldier": 1}
    t.play("krystallium", "as population", seat=0)
    t.play("krystallium", seat=0)
    assert free(t) == {"soldier": 1} and cards(t, 0, "built") == "" and has(t)["krystallium"] == 0


@clause("IWK-EX-10")
def test_discarding_with_three_cubes_on_it() -> None:
    t = table({"sites": "lost_city:exploration+exploration+exploration royal_mint", "alchemy": 1}, QUARRY)
    t.play("scrap", "scrap lost_city", seat=0)
    assert has(t)["alchemy"] == 2 and has(t)["sites"] == ["royal_mint"] and free(t) == {"gold": 4}
    assert (has(t)["krystallium"], has(t)["soldiers"]) == (0, 0)


def threats(mine: dict[str, object], theirs: dict[str, object], decks: tuple[str, str], **position: object) -> Table:
    return table({"deck": decks[0], **mine}, {"deck": decks[1], **theirs}, module="threats", **position)


@clause("IWK-EX-11")
def test_barteks_rats() -> None:
    start = {"woes": "giant_rat vermin", "choice": "giant_rat", **BUSY}
    t = threats(start, QUARRY, ("giant_rats", "shadows"), stage="reveal")
    go_on(t, "materials")
    assert has(t)["woes"].count("giant_rat") == 2 and has(t)["woes"].count("vermin") == 3
    assert score(t) == {"teressie": 0, "giant_rat": -8, "vermin": -6} and t.scores[0].total == -14


@clause("IWK-EX-12")
def test_all_four_rats() -> None:
    vermin = 0
    for rats in range(4):
        there = ["giant_rat"] * rats + ["vermin"] * vermin
        t = threats({"woes": there, "choice": "giant_rat", **BUSY}, QUARRY, ("giant_rats", "shadows"), stage="reveal")
        vermin = has(t)["woes"].count("vermin")
    assert vermin == 10 and supply(t, "vermin") == 0 and t.scores[0].total == -36


@clause("IWK-EX-13")
def test_two_rats_at_once() -> None:
    t = threats({"choice": "giant_rat*2", **BUSY}, QUARRY, ("giant_rats", "shadows"), stage="reveal")
    assert cards(t, 0, "woes") == "giant_rat giant_rat vermin vermin vermin"
    assert has(t)["woes"] == ["giant_rat", "vermin", "giant_rat", "vermin", "vermin"], "one after another"


@clause("IWK-EX-14")
def test_two_shadows() -> None:
    start = {"woes": "shadow", "choice": "shadow farm nexus treasure_gold_gold", **BUSY}
    t = threats(start, {"alchemy": 0, **QUARRY}, ("shadows", "thieves"), stage="reveal")
    t.play("lose farm", "lose treasure_gold_gold", seat=0)
    assert has(t, 1)["alchemy"] == 3 and cards(t, 0, "choice") == "nexus" and cards(t, 0, "woes") == "shadow shadow"


@clause("IWK-EX-15")
def test_a_frost_giant_under_a_full_card_and_one_cube_short() -> None:
    full = {"sites": "lost_city:" + "exploration+" * 5 + "frozen", "woes": "frost_giant", "soldiers": 3}
    t = threats(full, QUARRY, ("frost_giants", "thieves"), stage="fight")
    t.play("free lost_city", seat=0)
    assert score(t) == {"teressie": 0, "lost_city": 7} and cards(t, 0, "woes") == ""
    short = {**full, "sites": "lost_city:" + "exploration+" * 4 + "frozen farm"}
    u = threats(short, QUARRY, ("frost_giants", "thieves"), stage="fight")
    assert refusal(u, "free lost_city", seat=0) == "IWK-9.20" and score(u)["frost_giant"] == -5


@clause("IWK-EX-16")
def test_a_covered_gold_icon() -> None:
    t = threats(
        {"covered": {"gold": 1}, **BUSY}, {"built": "lost_city", **QUARRY}, ("thieves", "shadows"), stage="gold"
    )
    assert (has(t)["produced"], has(t, 1)["produced"]) == (0, 1) and has(t, 1)["camp"] == 1


@clause("IWK-EX-17", "IWK-H.9")
def test_three_and_four_materials() -> None:
    start = {"built": "guildhall", "advisors": "lady_of_the_forest", "soldiers": 3, "sites": "hamlet*2"}
    t = table(start, {"built": "quarry*1 guildhall", "sites": "farm"}, stage="materials")
    assert (has(t)["produced"], has(t, 1)["produced"]) == (3, 4) and has(t, 1)["camp"] == 1
    t.play("advise lady_of_the_forest", seat=0)
    for choice in ["place hamlet"] * 4 + ["place hamlet"] * 3:
        t.play(choice, seat=0)
    assert cards(t, 0, "built") == "guildhall hamlet" and free(t) == {"materials": 1} and "confirm" in options(t)
    assert has(t)["camp"] == 0


@clause("IWK-EX-18")
@pytest.mark.parametrize(("built", "made", "camp"), [("tax_office*2", 5, 1), ("fields_of_gold", 4, 0)])
def test_solo_supremacy(built: str, made: int, camp: int) -> None:
    t = solo({"built": built, **BUSY}, module="quests", stage="gold")
    assert (has(t)["produced"], has(t)["camp"]) == (made, camp)


@clause("IWK-EX-19")
def test_the_outcome_of_a_quest() -> None:
    rich, poor = WORTH[70], "royal_guard navigators*3 rangers*3 merchant_caravan*3"
    t = over({"built": rich}, {"built": poor, "steps": [4]}, module="quests", side="B")
    assert [s.total for s in t.scores] == [70, 20] and t.result is not None and t.result.winners == (1,)
    none = over({"built": rich}, {"built": poor, "steps": [1, 2, 3]}, module="quests", side="B")
    assert none.result is not None and none.result.winners == () and none.result.clause == "IWK-11.13"


@clause("IWK-EX-20")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ({"built": "lost_city farm*2"}, {"built": "grand_arena tatis_tribe"}, (0,)),
        ({"built": "farm*2", "soldiers": 2, "camp": 1}, {"built": "farm*2", "soldiers": 3, "camp": 0}, (1,)),
        ({"built": "farm*2", "soldiers": 2, "camp": 1}, {"built": "farm*2", "soldiers": 2, "camp": 0}, (0, 1)),
    ],
)
def test_ties(mine: dict[str, object], theirs: dict[str, object], winners: tuple[int, ...]) -> None:
    t = over(mine, theirs, side="B")
    assert t.scores[0].total == t.scores[1].total and t.result is not None and t.result.winners == winners


@clause("IWK-EX-21")
@pytest.mark.parametrize(("points", "medal"), [(69, 0), (70, 1), (94, 1), (95, 2), (114, 2), (115, 3)])
@pytest.mark.parametrize("module", ["threats", "advisors", "quests"])
def test_medals(module: str, points: int, medal: int) -> None:
    t = solo({"built": WORTH[points], "steps": [4]}, module=module, side="B", stage="over", round=4)
    assert t.scores[0].total == points and t.result is not None and t.result.tie_break["medal"] == (medal,)
    assert t.result.winners == ((0,) if medal else ())
