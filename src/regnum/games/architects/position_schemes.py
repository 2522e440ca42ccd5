"""The Scheme cards of a written position: what is turned up, what comes next, what has been planned."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from regnum.games.architects.data import FAMILIES, IDS, SOLO
from regnum.games.architects.declare import FIELD_FAMILIES
from regnum.games.architects.setup import schemes_of
from regnum.games.architects.state import Architects
from regnum.kernel.written import Form, fill, placed, rest

FIRST = FIELD_FAMILIES["schemes"].start
FUTURE = [c for c, card in enumerate(FAMILIES["schemes"]) if card["pile"] == "future"]
ALL = sum(SOLO["scheme_piles"][pile] for pile in ("starting", "future"))
PILES = Form(
    Architects, IDS, FIELD_FAMILIES, "s_quarry*2 f_town_centre", {"schemes": ALL, "future": ALL, "scheme_discard": ALL}
)
KEYS = (*PILES.keys, "planned")
"""`planned` are the future Schemes that were shuffled into the draw pile."""


def lay_schemes(g: Architects, position: Mapping[str, Any]) -> None:
    """Every Scheme that lies nowhere else is in its pile, those that were planned in the draw pile."""
    PILES.read(g, position)
    field = PILES.fields["schemes"]
    planned = PILES.cards(field, "planned", position.get("planned", []), ALL)
    g.schemes = fill(g.schemes, planned)
    found = placed(g, FIELD_FAMILIES)
    copies = Counter(FIRST + c for pile in ("starting", "future") for c in schemes_of(pile))
    left = [c - FIRST for c in rest(IDS, copies, found)]
    g.schemes = fill(g.schemes, (c for c in left if c not in FUTURE))
    g.future = fill(g.future, (c for c in left if c in FUTURE))


def write_schemes(g: Architects) -> dict[str, Any]:
    """The piles as `lay_schemes` reads them."""
    unknown = sorted(g.schemes.dump()[0])
    return {**PILES.write(g), "planned": [IDS[FIRST + c] for c in unknown if c in FUTURE]}
