"""The Player Aids, the Overlord's card and his results as rows of numbers, read from the data of the Tomesaga."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regnum.games.viscounts.codes import ops
from regnum.games.viscounts.declare import ACTIONS
from regnum.games.viscounts_coop.codes import limits
from regnum.games.viscounts_coop.declare import COMMANDS
from regnum.games.viscounts_coop.edicts import Edicts
from regnum.kernel.core.containers import bit, row_of
from regnum.kernel.datum import Datum, card_datum
from regnum.kernel.effects import Book

if TYPE_CHECKING:
    from regnum.kernel.core.containers import Row

DATA = Path(__file__).parents[1] / "tomesaga" / "data"


def read(name: str) -> Any:
    """A file of the Tomesaga's data."""
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


COOP = read("vis_coop")
REVEALED: Mapping[str, int] = {level["id"]: level["cards_revealed"] for level in COOP["overlord_card"]["difficulty"]}
"""How many Player Cards are revealed at each difficulty."""
DIFFICULTIES = tuple(REVEALED)
PAIRINGS: Mapping[str, Mapping[str, str]] = {
    "default": {},
    "discard_and_shuffle_exchanged": {"discard": "shuffle", "shuffle": "discard"},
}
"""Which effects of Townsfolk stand for each other's result."""
EFFECT_KINDS: Mapping[str, int] = {
    "virtue": ops.VIRTUE, "corruption": ops.CORRUPTION, "debt": ops.DEBT, "discard": ops.DISCARD,
    "rearrange": ops.REARRANGE, "shuffle": ops.SHUFFLE,
}  # fmt: skip
"""The effects in the top right corner of Townsfolk, as the Overlord's card calls them."""
REMOVES, PLACES = "remove_overlord", "place_own_worker"
AFTER = {f"after_own_action:{action}": number for number, action in enumerate(ACTIONS.words)}


def made_edicts(difficulty: str, pairing: str, by_vote: bool, changes: Mapping[str, Mapping[str, Any]]) -> Edicts:
    """The tables for a choice of settings, with what a card pack changes."""

    def cards_of(entries: Sequence[Mapping[str, Any]]) -> list[Datum]:
        return [card_datum("vis_coop.json", {**e, **changes.get(e["id"], {})}, changes) for e in entries]

    book = Book(COMMANDS)
    aids = cards_of(COOP["player_aids"])
    (card,) = cards_of([COOP["overlord_card"]])
    results = [0] * (max(EFFECT_KINDS.values()) + 1)
    for result in cards_of(COOP["dismiss_effects"]):
        results[EFFECT_KINDS[paired(result["effect_kind"].value, pairing)]] = book.add(few(result["do"]))
    columns = book.columns()
    return Edicts(
        aid_removes=actions_with(aids, REMOVES),
        aid_places=actions_with(aids, PLACES),
        result_of=row_of(results),
        op=columns["op"],
        n=columns["n"],
        at=columns["at"],
        workers=COOP["overlord_workers"],
        cards_revealed=REVEALED[difficulty],
        needed=card["win_vp_total"].number(1, 999),
        by_vote=by_vote,
    )


def paired(kind: str, pairing: str) -> str:
    """The effect of a card to which a result belongs."""  # TOM-R.8
    return PAIRINGS[pairing].get(kind, kind)


def few(do: Datum) -> Datum:
    """A result may not leave more steps to be done than can wait."""
    if sum(step.get("place_overlord", 1).number(1, 2) for step in do.items(1)) > limits.AGENDA:
        raise do.wrong(f"that is more than {limits.AGENDA} steps")
    return do


def actions_with(aids: Sequence[Datum], what: str) -> Row:
    """For each Aid the actions whose line on its bottom part does this, as sets."""  # TOM-5.7
    out = []
    for aid in aids:
        lines = aid["bottom"].items(0, 4)
        found = 0
        for line in lines:
            for done in line["do"].items(1, 2):
                done.keys((REMOVES, PLACES, "at"))
                done["at"].one_of(("own_viscount_town",))
                if what in done:
                    done[what].number(1, 1)
                    found |= bit(line["trigger"].one_of(AFTER))
        out.append(found)
    return row_of(out)


def check_effects(folk: Sequence[Datum]) -> None:
    """The Overlord's card has a result for every Townsfolk that he can dismiss."""  # TOM-5.22
    for card in folk:
        effects = card["on_recruit_or_dismiss"].items()
        if len(effects) != 1 or not any(kind_fits(effects[0], kind) for kind in EFFECT_KINDS):
            raise card["on_recruit_or_dismiss"].wrong(
                f"the Overlord's card has a result for one effect among {', '.join(EFFECT_KINDS)}"
            )


def kind_fits(effect: Datum, kind: str) -> bool:
    return effect.get("gain", "").value == kind if kind == "debt" else kind in effect
