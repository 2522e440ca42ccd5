"""The co-op's own things beside those of Architects."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from regnum.games.architects import data as base
from regnum.games.architects.declare import SKILLS
from regnum.games.architects_coop.declare import HELPERS, THINGS
from regnum.games.architects_coop.tables import DIFFICULTIES, read

Entry = Mapping[str, Any]
SIDES = ("rogue", "cleric")
BY_SKILL: Mapping[str, Entry] = {card["skills"][0]: card for card in read("arc_apprentices")["cards"]}


def face(side: str, skill: str) -> Entry:
    """One side of a Rogue/Cleric card, as an Apprentice of its own."""  # TOM-3.7
    card = BY_SKILL[skill]
    shared = {key: card[key] for key in ("skills", "hire_virtue", "provenance")}
    return {**card[side], **shared, "id": f"{side}_{skill}", "set": "tomesaga"}


FACES = tuple(face(side, skill) for side in SIDES for skill in SKILLS.words)
MORE: Mapping[str, tuple[Entry, ...]] = {
    "helpers": FACES,
    "plans": tuple(read("arc_schemes")["cards"]),
    "demands": tuple(read("arc_demands")["cards"]),
    "calamities": tuple(read("arc_events")["cards"]),
}
"""What the co-op adds to the things of Architects, family by family."""

IDS: tuple[str, ...] = (*base.IDS, *(entry["id"] for entries in MORE.values() for entry in entries))
NUMBER: Mapping[str, int] = {name: i for i, name in enumerate(IDS)}
FAMILY_OF: Mapping[str, str] = {
    **base.FAMILY_OF,
    **{entry["id"]: family for family, entries in MORE.items() for entry in entries},
}
ENTRIES: Mapping[str, Entry] = {entry["id"]: entry for entries in MORE.values() for entry in entries}
ALL: Mapping[str, Entry] = {**dict(zip(base.IDS, base.ENTRIES, strict=True)), **ENTRIES}
assert len(NUMBER) == len(IDS) == THINGS.count
assert tuple(entry["id"] for entry in FACES) == HELPERS.words

SCHEMES = MORE["plans"]
STARTING = [c for c, card in enumerate(SCHEMES) if card["pile"] == "starting"]
LAST = next(c for c, card in enumerate(SCHEMES) if card.get("last"))
FUTURE = [c for c, card in enumerate(SCHEMES) if card["pile"] == "future" and c != LAST]
SETUP = read("arc_setup")

PACK_FIELDS: Mapping[str, Mapping[str, type]] = {
    **{family: fields for family, fields in base.PACK_FIELDS.items() if family != "schemes"},
    "helpers": {"skills": list, "hire_virtue": int, "ability": dict},
    "plans": {"steps": list},
    "demands": {"donate": str, "n_by_players": dict, "met": dict, "unmet": dict},
    "calamities": {"steps": list},
}
"""What a card pack may say anew, family by family; nobody plays from the Scheme cards of the solo game here."""


def provenance() -> Counter[str]:
    """How many things are known how well, those of Architects too."""
    return base.provenance() + Counter(entry["provenance"] for entry in ENTRIES.values())


assert tuple(board["difficulty"] for board in read("arc_overlord_boards")["boards"]) == DIFFICULTIES
