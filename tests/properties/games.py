"""The tables on which every property is tried: for each game its seats and options. A new game adds its list here."""

import itertools
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

import regnum
from regnum.games.dominion.data import KINGDOMS
from regnum.kernel.table import Table

PACK = {
    "regnum_pack": 1,
    "game": "dominion",
    "name": "Dear villages",
    "cards": [{"id": "village", "cost": 4, "name": {"en": "Hamlet", "pl": "Sioło"}}],
}
PALADINS_PACK = {
    "regnum_pack": 1,
    "game": "paladins",
    "name": "Another board",
    "cards": [
        {"id": "jar_2", "influence": 1},
        {"id": "development_1", "effects": [{"gain": "worker", "color": "purple", "n": 1}]},
        {"id": "squire_1", "name": {"en": "Page", "pl": "Paź"}, "provenance": "verified"},
    ],
}


@dataclass(frozen=True)
class Case:
    """A table that can be set up."""

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def new(self, seed: int | str = 0) -> Table:
        return regnum.new(self.game, self.seats, seed, self.options)

    def __str__(self) -> str:
        chosen = "-".join(str(value) for value in self.options.values() if not isinstance(value, Mapping))
        return f"{self.game}-{self.seats}-{chosen or 'plain'}" + ("-pack" if "pack" in self.options else "")


def dominion() -> list[Case]:
    """Every recommended kingdom, random ones of each edition, and every other option, with 2, 3 and 4 seats."""
    chosen: list[dict[str, Any]] = [
        *({"kingdom": "random", "edition": edition} for edition in ("mixed", "1e", "2e")),
        *({"kingdom": name} for name in KINGDOMS),
        {"kingdom": "random", "edition": "mixed", "texts": "2e", "counts": True},
        {"kingdom": "random", "edition": "2e", "texts": "1e", "first": 1},
        {"kingdom": "village_square", "pack": PACK},
    ]
    return [Case("dominion", seats, options) for options in chosen for seats in (2, 3, 4)]


def sample(cases: list[Case]) -> list[Case]:
    """The first table of each number of seats, and every seventh of the others."""
    first = list({case.seats: case for case in reversed(cases)}.values())
    return [*reversed(first), *[case for case in cases if case not in first][::7]]


def paladins() -> list[Case]:
    """Two to four players, and the solo game at each difficulty; then every other setting."""
    chosen: list[tuple[int, dict[str, Any]]] = [
        *((seats, {}) for seats in (2, 3, 4)),
        *((1, {"difficulty": level}) for level in ("easy", "standard", "hard")),
        (2, {"suspicions": "low_tax_heavy", "debt_for_discard": False, "first": 1}),
        (1, {"schemes": "orders_heavy"}),
        (3, {"pack": PALADINS_PACK}),
        (4, {"tomesaga_townsfolk": True}),
    ]
    return [Case("paladins", seats, options) for seats, options in chosen]


WONDERFUL_PACK = {
    "regnum_pack": 1,
    "game": "wonderful_kingdom",
    "name": "Rich farms",
    "cards": [{"id": "farm", "production": [{"produce": "population", "n": 3}], "vp": [{"vp": 1, "per": "structure"}]}],
}


def wonderful_kingdom() -> list[Case]:
    """Every module for two and solo, each pairing of the threat decks, both quests, both sides, a card pack."""
    decks = ("frost_giants", "giant_rats", "shadows", "thieves")
    threats = [{"module": "threats", "deck1": a, "deck2": b} for a, b in itertools.combinations(decks, 2)]
    solo = [{"module": "threats", "deck1": deck, "side": "A"} for deck in decks]
    quests = [{"module": "quests", "quest": quest} for quest in ("quest_01", "quest_02")]
    return [
        Case("wonderful_kingdom", 2, {"module": "advisors"}),
        Case("wonderful_kingdom", 2, threats[0]),
        Case("wonderful_kingdom", 1, {**quests[0], "side": "A"}),
        *(Case("wonderful_kingdom", 2, options) for options in (*quests, *threats[1:])),
        *(Case("wonderful_kingdom", 1, options) for options in solo),
        Case("wonderful_kingdom", 1, {**quests[1], "side": "A"}),
        Case("wonderful_kingdom", 1, {"module": "advisors", "side": "B"}),
        Case("wonderful_kingdom", 2, {"module": "advisors", "side": "B", "first": 1, "duchy": "valados"}),
        Case("wonderful_kingdom", 2, {"module": "quests", "pack": WONDERFUL_PACK}),
    ]


ARCHITECTS_PACK = {
    "regnum_pack": 1,
    "game": "architects",
    "name": "A rich market",
    "cards": [
        {"id": "black_market_01", "small_side": [{"gain": "marble", "n": 3}]},
        {"id": "peddler", "name": {"en": "Hawker", "pl": "Kramarz"}, "provenance": "verified"},
        {"id": "well", "vp": 4, "effects": [{"gain": "debt", "n": 1}, {"gain": "gold", "n": 3}]},
    ],
}


SCHEMES_PACK = {
    "regnum_pack": 1,
    "game": "architects",
    "name": "A sterner opponent",
    "cards": [{"id": "s_quarry", "place": "town_centre", "steps": [{"opponent_virtue": -2}, {"opponent_pay_debt": 2}]}],
}


def architects() -> list[Case]:
    """Every number of players, two against the opponent; characters dealt and chosen; promo; every other setting."""
    promo = {"setup": "variable", "promo_boards": True, "promo_cards": True}
    chosen: list[tuple[int, dict[str, Any]]] = [
        *((seats, {}) for seats in (2, 3, 4, 5)),
        (5, {"setup": "variable"}),
        (4, promo),
        (3, {**promo, "boards": "chosen", "free_starting_apprentice": True}),
        (2, {"first": 1, "guildhall_apprentice_refresh": False, "promo_cards": True}),
        (3, {"pack": ARCHITECTS_PACK}),
        *((1, {"opponent": name}) for name in ("constantine", "helena")),
        (2, {**promo, "opponent_of_two": "helena", "free_starting_apprentice": True}),
        (4, {"setup": "variable", "tomesaga_boards": True}),
        (2, {"setup": "variable", "tomesaga_boards": True, "boards": "chosen", "opponent_of_two": "constantine"}),
        (1, {"pack": SCHEMES_PACK, "promo_cards": True, "guildhall_apprentice_refresh": False}),
    ]
    return [Case("architects", seats, options) for seats, options in chosen]


def architects_coop() -> list[Case]:
    """Every number of players at both difficulties; boards dealt; promo cards; a vote; without the icons."""
    chosen: list[tuple[int, dict[str, Any]]] = [
        *((seats, {"difficulty": level}) for seats in (2, 3, 1, 4, 5) for level in ("normal", "hard")),
        (2, {"boards": "random", "promo_boards": True, "promo_cards": True}),
        (4, {"boards": "random", "tomesaga_boards": True, "open_hands": True}),
        (3, {"boards": "random", "guildhall_apprentice_refresh": False, "team_choice": "vote"}),
    ]
    return [Case("architects_coop", seats, options) for seats, options in chosen]


def paladins_coop() -> list[Case]:
    """Every number of players at every difficulty; starting Townsfolk by agreement; the other readings."""
    chosen: list[tuple[int, dict[str, Any]]] = [
        *((seats, {"difficulty": level}) for seats in (2, 3, 1, 4) for level in ("normal", "high", "impossible")),
        (2, {"starting_townsfolk": "agreed", "suspicions": "low_tax_heavy"}),
        (3, {"starting_townsfolk": "agreed", "debt_for_discard": False, "difficulty": "high"}),
        (4, {"tomesaga_townsfolk": True}),
    ]
    return [Case("paladins_coop", seats, options) for seats, options in chosen]


def architects_saga() -> list[Case]:
    """Every number of players; promo cards; without the icons."""
    chosen: list[tuple[int, dict[str, Any]]] = [
        *((seats, {}) for seats in (2, 3, 4)),
        (2, {"promo_cards": True}),
        (3, {"guildhall_apprentice_refresh": False}),
    ]
    return [Case("architects_saga", seats, options) for seats, options in chosen]


def carried(players: int, chapter: int, claimed: dict[int, list[str]]) -> dict[str, Any]:
    """What the games before a chapter left: some Tomes claimed, and all Victory Tomes with the first two seats."""
    shelves = [{"claimed": claimed.get(p, []), "victory": 0} for p in range(players)]
    shelves[0]["victory"], shelves[1]["victory"] = 2 * chapter, chapter
    return {"shelves": shelves, "winner": players - 1}


def paladins_saga() -> list[Case]:
    """Every number of players, with every Tome of Architects at work; as if the first seat had won before."""
    helped = {0: ["tome_arc_marble", "tome_arc_debts"], 1: ["tome_arc_buildings", "tome_arc_virtue"]}
    late = {1: ["tome_arc_cathedral", "tome_arc_captures", "tome_arc_debts"]}
    chosen: list[tuple[int, dict[str, Any]]] = [
        *((seats, {"tomes": carried(seats, 1, helped)}) for seats in (2, 3, 4)),
        (3, {"tomes": carried(3, 1, late), "tomesaga_townsfolk": True, "suspicions": "low_tax_heavy"}),
        (4, {"debt_for_discard": False}),
    ]
    return [Case("paladins_saga", seats, options) for seats, options in chosen]


VISCOUNTS_PACK = {
    "regnum_pack": 1,
    "game": "viscounts",
    "name": "A merry court",
    "cards": [
        {"id": "start_trader", "silver": 2, "name": {"en": "Huckster", "pl": "Przekupień"}},
        {"id": "princess", "ability": {"timing": "ongoing", "trigger": "on_hire", "effect": [{"virtue": 1}]}},
        {"id": "hero_ada", "ability": {"timing": "ongoing", "modifier": {"townsfolk_cost_delta": {"hire": -1}}}},
    ],
}


def viscounts_coop() -> list[Case]:
    """Every number of players at every difficulty; Aids by agreement; a vote; the other pairing; a card pack."""
    chosen: list[tuple[int, dict[str, Any]]] = [
        *((seats, {"difficulty": level}) for seats in (2, 3, 4) for level in ("normal", "easy", "hard")),
        (2, {"aids": "agreed", "team_choice": "vote"}),
        (3, {"aids": "agreed", "dismiss_pairing": "discard_and_shuffle_exchanged", "difficulty": "easy"}),
        (4, {"team_choice": "vote", "difficulty": "easy", "first": 2}),
        (2, {"pack": VISCOUNTS_COOP_PACK}),
        (3, {"tomesaga_heroes": True, "difficulty": "easy"}),
    ]
    return [Case("viscounts_coop", seats, options) for seats, options in chosen]


VISCOUNTS_COOP_PACK = {
    "regnum_pack": 1,
    "game": "viscounts_coop",
    "name": "A kinder Overlord",
    "cards": [
        {"id": "aid_1", "bottom": [{"trigger": "after_own_action:trade", "do": [{"remove_overlord": 1,
                                                                                  "at": "own_viscount_town"}]}]},
        {"id": "dismiss_two_here", "do": [{"place_overlord": 1, "at": "overlord_town"}]},
        {"id": "vis_overlord_card", "win_vp_total": 90},
    ],
}  # fmt: skip


VISCOUNTS_SOLO_PACK = {
    "regnum_pack": 1,
    "game": "viscounts",
    "name": "A sterner opponent",
    "cards": [
        {"id": "scheme_starting_cleric", "steps": [{"gain": "resource_any", "n": 2}, {"ai_move": 3}],
         "last_step_first_possible": [[{"ai_action": "castle"}], [{"ai_focus": True}], [{"virtue": 2}]]},
        {"id": "ai_noble", "printed_slot_icons": {"2": {"noble": 2}}, "start": [{"gain": "gold", "n": 3}]},
    ],
}  # fmt: skip


def viscounts() -> list[Case]:
    """Two to four players, each solo opponent at each difficulty, another one first, and card packs."""
    opponents, levels = ("ai_cleric", "ai_builder", "ai_noble", "ai_cards"), ("standard", "hard_1", "hard_2", "hard_3")
    chosen: list[tuple[int, dict[str, Any]]] = [
        *((seats, {}) for seats in (2, 3, 4)),
        *((1, {"opponent": board, "difficulty": level}) for board in opponents for level in levels),
        (4, {"first": 2}),
        (3, {"tomesaga_heroes": True}),
        (2, {"pack": VISCOUNTS_PACK}),
        (1, {"opponent": "ai_noble", "pack": VISCOUNTS_SOLO_PACK}),
    ]
    return [Case("viscounts", seats, options) for seats, options in chosen]


def viscounts_saga() -> list[Case]:
    """Every number of players, with every Tome of Paladins at work; as if the first seat had won before."""
    helped = {0: ["tome_pal_suspicion", "tome_pal_attacks"], 1: ["tome_pal_walls", "tome_pal_monks"]}
    late = {1: ["tome_pal_outposts", "tome_pal_townsfolk", "tome_arc_debts"]}
    chosen: list[tuple[int, dict[str, Any]]] = [
        *((seats, {"tomes": carried(seats, 2, helped)}) for seats in (2, 3, 4)),
        (4, {"tomes": carried(4, 2, late), "tomesaga_heroes": True}),
    ]
    return [Case("viscounts_saga", seats, options) for seats, options in chosen]


def tiny() -> list[Case]:
    """The test game whose seats decide at the same time."""
    return [Case("tiny", seats, {"rounds": rounds}) for rounds in (3, 1) for seats in (2, 3, 4)]


CASES: dict[str, list[Case]] = {
    "architects": architects(),
    "architects_coop": architects_coop(),
    "architects_saga": architects_saga(),
    "dominion": dominion(),
    "paladins": paladins(),
    "paladins_coop": paladins_coop(),
    "paladins_saga": paladins_saga(),
    "viscounts": viscounts(),
    "viscounts_saga": viscounts_saga(),
    "viscounts_coop": viscounts_coop(),
    "wonderful_kingdom": wonderful_kingdom(),
}
if os.environ.get("REGNUM_TABLES") == "sample":
    CASES = {game: sample(cases) for game, cases in CASES.items()}
if not regnum.COMPILED:  # compiled classes can have no interpreted subclasses
    CASES["tiny"] = tiny()


SIMULTANEOUS = {
    "architects": 2, "architects_coop": 2, "architects_saga": 2, "paladins": 1, "paladins_coop": 1, "paladins_saga": 2,
    "tiny": 2, "viscounts": 3, "viscounts_saga": 3, "wonderful_kingdom": 1,
}  # fmt: skip
"""The games in which seats decide at the same time, and with how many seats at least."""


def turned(cases: list[Case]) -> list[Case]:
    """One table for each choice of options; the numbers of seats take turns."""
    by_options: dict[str, list[Case]] = {}
    for case in cases:
        by_options.setdefault(repr(case.options), []).append(case)
    return [group[i % len(group)] for i, group in enumerate(by_options.values())]


def _shown(cases: list[Case]) -> list[Any]:
    return [pytest.param(case, id=str(case)) for case in cases]


EVERY = pytest.mark.parametrize("case", _shown([case for cases in CASES.values() for case in cases]))
"""For properties that are quick to check."""

MANY = pytest.mark.parametrize("case", _shown([c for cases in CASES.values() for c in turned(cases)]))
"""For properties that cost more: all options, each with another number of seats than the one before."""

TOGETHER = pytest.mark.parametrize(
    "case", _shown([c for game, least in SIMULTANEOUS.items() for c in CASES.get(game, ()) if c.seats >= least])
)
"""For properties of games whose seats decide at the same time."""

FIRST = pytest.mark.parametrize("case", _shown([case for cases in CASES.values() for case in cases[:3]]))
"""For properties that cost most: the first table of each game with each number of seats."""
