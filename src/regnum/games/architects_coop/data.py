"""The co-op's own things beside those of Architects."""

from collections.abc import Mapping

from regnum.games.architects import data as base
from regnum.games.architects.declare import SKILLS
from regnum.games.architects_coop.declare import HELPERS, THINGS
from regnum.games.architects_coop.tables import DIFFICULTIES, read
from regnum.kernel.stock import Entry, Stock

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

ENTRIES: Mapping[str, Entry] = {entry["id"]: entry for entries in MORE.values() for entry in entries}
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

STOCK = Stock("architects_coop", (*base.FAMILIES.items(), *MORE.items()), PACK_FIELDS)
IDS, NUMBER, FAMILY_OF = STOCK.ids, STOCK.numbers, STOCK.family_of
assert len(IDS) == THINGS.count
assert tuple(board["difficulty"] for board in read("arc_overlord_boards")["boards"]) == DIFFICULTIES
