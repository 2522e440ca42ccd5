"""The faces of all components, written out so that the engine is compared with them and not with its own tables.

A cost, a production, a bonus and points are written as in `"materials 3 population 1"`; `2/monument` is 2 for each
constructed card of that type.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Face(NamedTuple):
    """What is printed on a development card."""

    id: str
    type: str
    copies: int
    cost: str
    recycle: str
    production: str
    bonus: str
    points: str


TYPES = {"structure": "materials", "company": "population", "monument": "gold", "discovery": "exploration"}
"""Each type with the resource that its cards always cost."""


def amounts(text: str) -> dict[str, int]:
    """`"gold 2 soldier 1"` as a mapping."""
    words = text.split()
    return {words[i]: int(words[i + 1]) for i in range(0, len(words), 2)}


def counted(text: str, built: Mapping[str, int]) -> int:
    """`"2/monument"` or `"3"` as a number, with so many constructed cards of each type."""
    n, _, kind = text.partition("/")
    return int(n or 0) * (built[kind] if kind else 1)


DEVELOPMENTS = [
    Face(*row)
    for row in (
        ("farm", "structure", 4, "materials 2", "population", "population 1", "", ""),
        ("quarry", "structure", 3, "materials 2", "materials", "materials 2", "", ""),
        ("hamlet", "structure", 3, "materials 4", "population", "population 2", "", ""),
        ("barracks", "structure", 3, "materials 3", "materials", "population 1", "soldier 1", ""),
        ("tax_office", "structure", 3, "materials 3 population 1", "gold", "gold 2", "", ""),
        ("guildhall", "structure", 2, "materials 3 population 1", "gold", "materials 1 gold 1", "soldier 1", ""),
        ("watchtower", "structure", 2, "materials 3", "exploration", "exploration 1", "soldier 1", ""),
        ("harbour", "structure", 2, "materials 4 population 1", "exploration", "gold 1 exploration 1", "", ""),
        ("navigators", "company", 3, "population 2", "exploration", "exploration 1", "", ""),
        ("rangers", "company", 3, "population 2 materials 1", "materials", "materials 1 exploration 1", "", ""),
        ("merchant_caravan", "company", 3, "population 3", "gold", "gold 2", "", ""),
        (
            "expeditionary_force",
            "company",
            2,
            "population 4 materials 2",
            "exploration",
            "exploration 1/company",
            "soldier 1",
            "",
        ),
        (
            "munitions_specialists",
            "company",
            2,
            "population 3 krystallium 1",
            "materials",
            "materials 2",
            "soldier 2",
            "2",
        ),
        ("tatis_tribe", "company", 1, "population 4", "exploration", "exploration 2", "", "1"),
        ("royal_cavalry", "company", 1, "population 5 gold 2", "population", "", "soldier 3", "2/discovery"),
        ("royal_guard", "company", 1, "population 5 materials 2", "population", "", "soldier 2", "2/company"),
        (
            "secret_fellowship",
            "company",
            1,
            "population 4 gold 2 krystallium 1 soldier 1",
            "gold",
            "",
            "",
            "4/monument",
        ),
        ("majestic_statue", "monument", 1, "gold 5 materials 3", "materials", "", "", "3/monument"),
        ("grand_library", "monument", 1, "gold 4 population 1", "exploration", "exploration 1/monument", "", "3"),
        ("grand_arena", "monument", 1, "gold 3 materials 2", "population", "population 1", "soldier 1", "6"),
        ("alchemical_forge", "monument", 2, "gold 3", "materials", "materials 2", "krystallium 1", "2"),
        ("banquet_hall", "monument", 1, "gold 4 population 1", "population", "population 1", "", "2/company"),
        ("cathedral", "monument", 1, "gold 5 materials 2 krystallium 1", "gold", "", "", "10"),
        ("royal_mint", "monument", 1, "gold 4", "gold", "gold 1/structure", "", "1"),
        ("great_market", "monument", 1, "gold 4 population 1", "gold", "gold 3", "", "2"),
        (
            "mages_tower",
            "monument",
            1,
            "gold 3 exploration 2",
            "exploration",
            "exploration 1",
            "krystallium 1",
            "2/discovery",
        ),
        (
            "military_academy",
            "monument",
            1,
            "gold 3 population 1",
            "population",
            "population 1/company",
            "soldier 1",
            "2",
        ),
        ("great_wall", "monument", 1, "gold 3 materials 2", "materials", "", "soldier 2", "1/structure"),
        ("great_lighthouse", "monument", 1, "gold 4", "exploration", "exploration 3", "", "2"),
        ("royal_palace", "monument", 1, "gold 4 soldier 2", "gold", "", "", "9"),
        ("nexus", "discovery", 1, "exploration 3", "gold", "gold 2", "krystallium 2", "1"),
        ("lair_of_burning_sand", "discovery", 1, "exploration 3 soldier 1", "materials", "materials 3 gold 2", "", "1"),
        ("dragon_egg", "discovery", 1, "exploration 4", "exploration", "exploration 1", "krystallium 1", "4"),
        ("lost_city", "discovery", 1, "exploration 5", "gold", "gold 1", "", "7"),
        ("sunken_temple", "discovery", 1, "exploration 6", "exploration", "", "krystallium 1", "9"),
        ("crystal_caves", "discovery", 1, "exploration 4", "exploration", "", "krystallium 3", "2"),
        ("giants_graveyard", "discovery", 1, "exploration 4 soldier 2", "population", "", "", "11"),
        ("ancestral_throne", "discovery", 1, "exploration 6 krystallium 1", "gold", "", "", "3/discovery"),
        ("elder_tree", "discovery", 1, "exploration 3", "population", "population 1/structure", "", "1"),
        ("fields_of_gold", "discovery", 1, "exploration 4", "gold", "gold 3", "", "3"),
        ("hall_of_heroes", "discovery", 1, "exploration 5 soldier 1", "population", "", "soldier 1", "2/company"),
        ("oracle_spring", "discovery", 1, "exploration 5", "materials", "", "", "2/monument"),
        (
            "astral_gate",
            "discovery",
            1,
            "exploration 5",
            "exploration",
            "exploration 1/discovery",
            "krystallium 1",
            "2",
        ),
        ("forgotten_archive", "discovery", 1, "exploration 4", "materials", "", "krystallium 1", "1/structure"),
    )
]

TREASURES = {
    "treasure_materials_materials": ("materials", "materials"),
    "treasure_materials_population": ("materials", "population"),
    "treasure_materials_gold": ("materials", "gold"),
    "treasure_materials_exploration": ("materials", "exploration"),
    "treasure_population_population": ("population", "population"),
    "treasure_population_gold": ("population", "gold"),
    "treasure_population_exploration": ("population", "exploration"),
    "treasure_gold_gold": ("gold", "gold"),
    "treasure_gold_exploration": ("gold", "exploration"),
    "treasure_exploration_exploration": ("exploration", "exploration"),
}

THREATS = {
    "giant_rat": ("giant_rats", 4, 3, -4),
    "vermin": ("giant_rats", 10, 1, -2),
    "frost_giant": ("frost_giants", 4, 3, -5),
    "shadow": ("shadows", 4, 3, -4),
    "thief": ("thieves", 4, 3, -4),
}
"""Deck, copies, soldiers needed, points."""

ADVISORS = {
    "secret_agent": 2,
    "master_cartographer": 3,
    "grey_eminence": 3,
    "mercenary_captain": 4,
    "mad_gambler": 5,
    "ruthless_overseer": 3,
    "lady_of_the_forest": 3,
    "nourishing_mother": 3,
    "lady_of_the_lakes": 4,
    "pirate_of_the_five_seas": 4,
    "alchemist_seer": 7,
    "inspired_prophet": 5,
    "master_goldsmith": 5,
    "master_artisan": 8,
}
"""What each ability costs in soldiers."""

NOT_SOLO = {"secret_agent", "grey_eminence", "alchemist_seer"}

DUCHIES = {
    ("teressie", "A"): ({"materials": 2, "population": 1, "gold": 1}, "monument"),
    ("teressie", "B"): ({"materials": 3, "population": 1}, None),
    ("valados", "A"): ({"materials": 1, "population": 1, "exploration": 2}, "discovery"),
    ("valados", "B"): ({"materials": 3, "population": 1}, None),
}
"""Production, and the type that counts 2 points a card."""

QUESTS = {
    ("quest_01", 2): ("materials 5", "population 4", "exploration 4", "soldier 10"),
    ("quest_01", 1): ("materials 5", "population 4", "exploration 4", "soldier 8"),
    ("quest_02", 2): ("population 5", "materials 5", "exploration 4", "gold 3 soldier 7"),
    ("quest_02", 1): ("population 5", "materials 5", "exploration 4", "gold 3 soldier 6"),
}
"""What the steps cost, by quest and seats; the fourth is the last one."""

REWARDS = {
    "quest_01": ("straight", "soldier 3", "vision", "first"),
    "quest_02": ("soldier 3", "krystallium 2", "vision", "first"),
}
"""What each step gives: soldiers, krystallium, the vision token, soldiers that skip the camp, or the race."""

REQUIRED = {"quest_01": "discovery", "quest_02": "monument"}
"""Of which type two constructed cards are needed for the last step."""
