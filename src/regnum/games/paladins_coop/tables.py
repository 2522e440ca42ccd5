"""Threats, Orders and overlays as rows of numbers, read from the data of the Tomesaga."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from regnum.games.paladins.declare import ACTION_IDS, ATTRIBUTES, WORKERS
from regnum.games.paladins.tracks import FIRST_FAVOUR_ROUND
from regnum.games.paladins_coop.codes import limits
from regnum.games.paladins_coop.declare import LOSSES
from regnum.games.paladins_coop.perils import Perils
from regnum.kernel.core.containers import row_of
from regnum.kernel.datum import Datum, card_datum
from regnum.kernel.effects import Book

DATA = Path(__file__).parents[1] / "tomesaga" / "data"
COLOURS = WORKERS.words[:-1]
ROUNDS = 7


def read(name: str) -> Any:
    """A file of the Tomesaga's data."""
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


THREATS, ORDERS, OVERLAYS, SETUP = (
    read("pal_threats"),
    read("pal_kings_orders"),
    read("pal_overlays"),
    read("pal_setup"),
)
LEVELS: Mapping[str, Any] = {level: told for level, told in THREATS["difficulty"].items() if isinstance(told, dict)}
DIFFICULTIES = tuple(LEVELS)


def made_perils(difficulty: str, changes: Mapping[str, Mapping[str, Any]]) -> Perils:
    """The tables for a difficulty, with what a card pack changes."""

    def cards_of(name: str, entries: Sequence[Mapping[str, Any]]) -> list[Datum]:
        return [card_datum(f"{name}.json", {**e, **changes.get(e["id"], {})}, changes) for e in entries]

    book = Book(LOSSES)
    threats = cards_of("pal_threats", THREATS["overlord_threats"])
    invaders, king = cards_of("pal_threats", [THREATS["invader_threat"], THREATS["king_threat"]])
    orders = cards_of("pal_kings_orders", ORDERS["cards"])
    overlays = cards_of("pal_overlays", OVERLAYS["overlays"])
    options = [losses(book, card["end_of_round.choose"]) for card in threats]
    early, late = invaders["sides"].items(2, 2)
    columns = book.columns()
    return Perils(
        threat_action=row_of([card["action"].one_of(ACTION_IDS) for card in threats]),
        threat_starts=row_of([n for card in threats for n in by_players(card["workers_by_players"])]),
        threat_options=row_of([at for listed in options for at in listed]),
        op=columns["op"],
        arg=columns["arg"],
        n=columns["n"],
        threat_rounds=row_of(rounds(difficulty)),
        workers=SETUP["overlord_workers"],
        growth=merged(difficulty).get("end_of_round_add_worker_to_each_open_threat", 0),
        early_invaders=row_of(by_players(early["invaders_by_players"])),
        late_invaders=row_of(by_players(late["invaders_by_players"])),
        late_round=late["rounds"].items(2, 2)[0].number(1, ROUNDS),
        order_needs=row_of([n for card in orders for n in levels(card["requires.attributes"])]),
        order_honour=ORDERS["cards"][0]["effects_on_place"][0]["then"][0]["honour"],
        king_round=king["revealed_round"].number(1, ROUNDS),
        king_extra=king["orders_need_extra"].number(0, 12),
        worker_points=king["vp_per_overlord_worker"].number(-20, 0),
        needed_each=king["win_vp_per_player"].number(1, 999),
        overlay_colours=row_of([colour for card in overlays for colour in spaces(card["spaces"])]),
    )


def losses(book: Book, choose: Datum) -> list[int]:
    """Where the losses of a Threat are listed; 0 for a choice that it does not have."""  # TOM-4.29
    listed = []
    for option in choose.items(1, limits.OPTIONS):
        option.items(1)
        listed.append(book.add(option))
    return (listed + [0] * limits.OPTIONS)[: limits.OPTIONS]


def by_players(told: Datum) -> list[int]:
    """A number for each number of players."""
    return [told[str(n)].number(0, SETUP["overlord_workers"]) for n in range(1, limits.MOST_PLAYERS + 1)]


def levels(told: Datum) -> list[int]:
    """What an Order asks for of each attribute."""  # TOM-4.21
    told.keys(ATTRIBUTES.words)
    return [told.get(name, 0).number(0, 12) for name in ATTRIBUTES.words]


def spaces(told: Datum) -> list[int]:
    """An overlay has a clear space and a coloured one."""  # TOM-4.11
    clear, coloured = told.items(2, 2)
    return [len(COLOURS) + clear.one_of(WORKERS.words[-1:]), coloured.one_of(COLOURS)]


def merged(difficulty: str) -> Mapping[str, Any]:
    """What a difficulty is, with what it takes over from another one."""  # TOM-4.39
    told = LEVELS[difficulty]
    return {**LEVELS[told["as"]], **told} if "as" in told else told


def rounds(difficulty: str) -> list[int]:
    """In which round each place for an Overlord Threat is turned up, from left to right; 0 where none lies."""
    extra = merged(difficulty).get("extra_threats_below", [])  # TOM-4.3, TOM-4.38
    out = []
    for slot in THREATS["placement"]["overlord_threats"]:
        out.append(round_of(slot))
        if slot in LEVELS["high"]["extra_threats_below"]:
            out.append(round_of(slot) if slot in extra else 0)  # TOM-4.61
    assert len(out) == limits.THREAT_SLOTS
    return out


def round_of(slot: Mapping[str, int]) -> int:
    """When the Order or Favour of a slot is turned up, and the Threat below it."""  # TOM-4.16, PAL-3.3
    if "kings_order_slot" in slot:
        return slot["kings_order_slot"]
    return slot["kings_favour_slot"] + FIRST_FAVOUR_ROUND - 1
