"""Every worked example and hazard that the data tell as a case, played, with the outcome that the case tells."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import regnum
from games.architects.support import DISPLAY, hall, over, seat, supply, table, tax, terms, total
from games.support import asked, count, told
from regnum.kernel.table import Table
from support import clause

Case = dict[str, Any]
DATA = Path(regnum.__file__).parent / "games" / "architects" / "data" / "test_vectors.json"
CASES: dict[str, Case] = {case["id"]: case for case in json.loads(DATA.read_text(encoding="utf-8"))["cases"]}
GOODS = ("clay", "wood", "stone", "gold", "marble", "silver")
KEYS = {"unpaid_debts": "unpaid", "own_in_prison": "prison", "cathedral_level": "cathedral", "virtue": "virtue"}
MARKET = {"small_side": "black_market_03", "large": "black_market_04"}
"""The goods that the cases of the Black Market tell of."""


def player(given: Case, place: str = "") -> Case:
    """A player of a case, with Workers at the place where one more goes."""
    written: Case = {key: given[key] for key in GOODS if key in given}
    written |= {own: given[key] for key, own in KEYS.items() if key in given}
    written |= {"apprentices": given.get("apprentices", [])}
    if "own_workers_there" in given:
        written["workers"] = {place: given["own_workers_there"]}
    return written


def outcome(t: Table, before: Case, standing: int, expect: Case) -> Case:
    """What a case expects, as the table has it: levels as they are, goods as gained where none were told."""
    now = seat(t)
    read: dict[str, Callable[[], Any]] = {
        "virtue_level": lambda: now["virtue"],
        "unpaid_debts": lambda: now["unpaid"],
        "cathedral_level": lambda: now["cathedral"],
        "own_in_prison": lambda: now["prison"],
        "captives": lambda: sum(now["captives"]),
        "hand": lambda: len(now["hand"]),
        "building_card": lambda: len(now["hand"]),
        "tax_stand_added": lambda: tax(t) - standing,
        "tax_stand": lambda: tax(t),
        "virtue": lambda: now["virtue"] - before["virtue"],
        "left": lambda: {good: now[good] for good in ("clay", "wood", "stone", "silver")},
        "gains": lambda: {g: now[g] - before[g] for g in GOODS if now[g] > before[g]},
        "silver_on": lambda: {f"row{1 + i // 4}_col{1 + i % 4}": n for i, n in enumerate(t.position()["coins"]) if n},
        "vp_at_end": lambda: sum(terms(t)[card] for card in now["buildings"]),
    }
    return {key: read[key]() if key in read else now[key] for key in expect}


def placing(case: Case, *answers: str, mine: Case | None = None, **position: Any) -> Case:
    """A case in which a Worker is placed and some questions are answered."""
    given, place = case["given"], case["action"]["place"]
    t = table({**player(given, place), **(mine or {})}, **position)
    before, standing = seat(t), tax(t)
    t.play(*answers)
    return outcome(t, before, standing, case["expect"])


def visiting(*more: str, **position: Any) -> Callable[[Case], Case]:
    """A visit of a large circle, and answers."""
    return lambda case: placing(case, f"place {case['action']['place']}", *more, **position)


def hiring(case: Case) -> Case:
    """A hire from a row and a column of the Workshop."""
    where = case["action"]["hire"]
    card = DISPLAY[4 * (where["row"] - 1) + where["column"] - 1]
    board = {"board": case["given"]["board"]} if "board" in case["given"] else {}
    return placing(case, "place workshop", f"hire {card}", mine=board, display=DISPLAY, setup="variable")


def no_gold(case: Case) -> Case:
    t = table(player(case["given"], "mines"))
    t.play("place mines")
    return {"legal": asked(t) == (0, "mine")}  # nobody is asked: Clay is all there is


def market(case: Case) -> Case:
    space = case["action"]["space"]
    more = ("draw",) if space == "middle" else ()
    return placing(case, f"place market {space}", *more, **MARKET)


def storehouse(case: Case) -> Case:
    assert [trade.split(":")[0] for trade in case["action"]["trades"]] == [
        "trade_virtue", "trade_marble", "merchant_gold", "merchant_gold", "trader_clay",
    ]  # fmt: skip
    first = ("trade virtue", "clay 2", "trade marble")
    return placing(
        case, "place kings_storehouse", *first, *(f"trade {c}" for c in ("merchant_gold",) * 2 + ("trader_clay",))
    )


def capturing(case: Case) -> Case:
    """Captures at one location; the seats are in the order in which the case names them."""
    given, groups = case["given"], case["action"]["captures"]
    place = groups[0].split(":")[0]
    names = [given.get("player", ""), *(name for name in given[place] if name != given.get("player"))]
    mine = {"silver": given.get("silver", 9), "workers": {"town_centre": given["own_workers_there"]}}
    if names[0]:
        mine["workers"][place] = given[place][names[0]]
    t = table(mine, *({"workers": {place: given[place][name]}} for name in names[1:]), seats=given["players"])
    stock, standing = supply(t), tax(t)
    t.play("place town_centre", *(f"capture {place} {names.index(group.split(':')[1])}" for group in groups))
    paid, added = mine["silver"] - seat(t)["silver"], tax(t) - standing
    found = {
        "captives": sum(seat(t)["captives"]), "tax_stand_added": added, "silver_to_supply": paid - added,
        "own_returned": supply(t) - stock + 1, "silver": seat(t)["silver"],
    }  # fmt: skip
    return {key: found[key] for key in case["expect"]}


def guardhouse(case: Case) -> Case:
    given = case["given"]
    mine = {"captives": [0, given["captives"]]}
    return placing(case, "place guardhouse", "imprison", "release", mine=mine)


def cathedral(case: Case) -> Case:
    return placing(case, "place guildhall", mine={"hand": "castle"}, reward_deck=case["given"]["top_reward"])


def example_reset(case: Case) -> Case:
    given, names = case["given"], ("red", "blue", "yellow")
    crews = given["apprentices"]
    seats: list[Case] = [{"prison": given["prison"][n], "apprentices": crews.get(n, [])} for n in names]
    seats[0]["silver"] = 3
    t = table(*seats, market=[0, 1, None])
    t.play("place market right", "use gatekeeper", "release 2")
    lost = {n: 7 - (n == "red") - seat(t, p)["virtue"] for p, n in enumerate(names)}  # red's action cost 1
    return {
        "prison": {n: seat(t, p)["prison"] for p, n in enumerate(names)},
        "virtue_lost_by_reset": {n: points for n, points in lost.items() if points},
        "debts": {n: seat(t, p)["unpaid"] for p, n in enumerate(names) if seat(t, p)["unpaid"]},
    }


def hazard_reset(case: Case) -> Case:
    given, names = case["given"], ("a", "b", "c")
    seats: list[Case] = [{"prison": given["prison"][n], "virtue": given["virtue"][n]} for n in names]
    seats[0] |= {"hand": "well", "wood": 2, "stone": 2}
    t = table(*seats, guildhall=hall(8))
    t.play("place guildhall")
    return {
        "debts": {n: seat(t, p)["unpaid"] for p, n in enumerate(names) if seat(t, p)["unpaid"]},
        "virtue_level": {n: seat(t, p)["virtue"] for p, n in enumerate(names)},
    }


def constructing(case: Case) -> Case:
    given, card = case["given"], case["action"]["construct"]
    crew = ["labourer"] if given["skills"] else []
    mine = {"hand": card, "apprentices": crew, "captives": [0, given.get("captives_at_end", 0)]}
    answers = ("build keep",) if card == "keep" else ()  # with Gold, the Cathedral could be chosen
    return placing(case, "place guildhall", *answers, mine=mine)


def sizes(case: Case) -> Case:
    views = [regnum.new("architects", n, 1).view(None) for n in case["given"]["players"]]
    return {
        "reward_cards": [view["values"]["rewards"] for view in views],
        "guildhall_spaces": [view["numbers"]["guildhall"]["of"] for view in views],
    }


def silver_by_seat(case: Case) -> Case:
    t = regnum.new("architects", case["given"]["players"], 1, {"first": 0})
    return {"silver_by_seat": [seat(t, p)["silver"] for p in range(case["given"]["players"])]}


def beginning(case: Case) -> Case:
    t = regnum.new("architects", 2, 4, {"setup": "variable", "boards": "chosen"})
    p = t.pending[0].seat
    t.play(f"take {case['given']['board']}")
    while t.pending[0].kind != "place":
        t.play(t.pending[0].options[0])
    mine = seat(t, p)
    found = {"workers_in_prison": mine["prison"], "virtue_level": mine["virtue"]}
    return {key: found.get(key, mine.get(key)) for key in case["expect"]}


def virtue(case: Case) -> Case:
    """So much Virtue at once, by a Building of a card pack."""
    effect = [{"virtue": case["action"]["gain_virtue"]}]
    cards = [{"id": "well", "effects": effect}]
    pack = {"regnum_pack": 1, "game": "architects", "name": "Saints", "cards": cards}
    t = table({**player(case["given"]), "hand": "well", "wood": 2, "stone": 2}, pack=pack)
    t.play("place guildhall", *["take"] * case["action"]["destroy"])
    return {"virtue_level": seat(t)["virtue"], "unpaid_debts": seat(t)["unpaid"]}


def icons(case: Case) -> Case:
    names = {"icon_refresh": "apprentice_refresh", "reset": "black_market_reset", "guildhall_full": "end_of_game"}
    found = []
    for n in case["action"]["guildhall_workers"]:
        t = table(
            {"hand": "well", "wood": 2, "stone": 2, "virtue": 4}, seats=case["given"]["players"], guildhall=hall(n - 1)
        )
        t.play("place guildhall")
        found += [name for kind, name in names.items() if told(t, kind)]
    return {"icons": found}


def passing(case: Case) -> Case:
    t = table(guildhall=hall(case["given"]["own_workers"]["guildhall"], of=0), last_turns=2, active=1)
    assert supply(t) == case["given"]["own_workers"]["supply"]
    t.play("place quarry")
    return {"pass": count(t, "passes", 0) == 1 and t.over}


def scoring(case: Case) -> Case:
    given, cards = case["given"], ["tavern", "armoury", "factory", "thieves_den"]
    if given["building_vp"] == 35:
        cards.append("tilers_hut")
    t = over({**player(given), "buildings": cards})
    found = terms(t)
    lines = {"buildings": sum(found.pop(card) for card in cards), **found}
    return {"terms": {name: lines.get(name, 0) for name in case["expect"]["terms"]}, "total": total(t)}


def debts(case: Case) -> Case:
    given = case["given"]
    return {"total": terms(over({"unpaid": given["unpaid_debts"], "buildings": given["buildings"]}))["debts"]}


PLAYED: dict[str, Callable[[Case], Case]] = {
    "ARC-EX.1": visiting(), "ARC-EX.2a": visiting("clay"), "ARC-EX.2b": visiting("gold"), "ARC-EX.2c": visiting(),
    "ARC-EX.2d": no_gold, "ARC-EX.3": visiting(), "ARC-EX.4": storehouse, "ARC-EX.5": hiring,
    "ARC-EX.6": visiting("draw"), "ARC-EX.7": capturing, "ARC-EX.8": capturing, "ARC-EX.9": visiting(tax=11),
    "ARC-EX.10a": market, "ARC-EX.10b": market, "ARC-EX.10c": market, "ARC-EX.11": guardhouse, "ARC-EX.12": cathedral,
    "ARC-EX.13": virtue, "ARC-EX.14": hiring, "ARC-EX.15": example_reset, "ARC-EX.16a": constructing,
    "ARC-EX.16b": constructing, "ARC-EX.17": sizes, "ARC-EX.18": scoring, "ARC-EX.19": scoring,
    "ARC-EX.20": beginning, "ARC-EX.21": silver_by_seat, "ARC-H.1a": visiting("gold"), "ARC-H.1b": visiting("clay"),
    "ARC-H.3a": hiring, "ARC-H.3b": hiring, "ARC-H.5a": visiting(tax=3), "ARC-H.5b": visiting(tax=3),
    "ARC-H.13": hazard_reset, "ARC-H.15": icons, "ARC-H.19": passing, "ARC-H.22a": debts, "ARC-H.22b": debts,
    "ARC-H.22c": debts,
}  # fmt: skip


@pytest.mark.parametrize("case", [pytest.param(c, id=i, marks=clause(c["clause"])) for i, c in CASES.items()])
def test_a_case_comes_out_as_told(case: Case) -> None:
    assert PLAYED[case["id"]](case) == case["expect"]


def test_every_case_is_played() -> None:
    assert [*PLAYED] == [*CASES]
