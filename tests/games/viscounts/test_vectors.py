"""Every worked example and hazard that the data tell as a case, played, with the outcome that the case tells."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import regnum
from games.support import asked, count, number, options, things, told
from games.viscounts.board_facts import MANUSCRIPTS
from games.viscounts.solo import goods, its, its_turn, play_out
from games.viscounts.support import CALM, SECTIONS, SEGMENTS, castle, has, markers, placing, player, seat, table
from support import clause

Case = dict[str, Any]
DATA = Path(regnum.__file__).parent / "games" / "viscounts" / "data" / "test_vectors.json"
CASES: dict[str, Case] = {case["id"]: case for case in json.loads(DATA.read_text(encoding="utf-8"))["cases"]}
INNER = "inner_01_02"
MARKED = ("corruption", "virtue")


def marking(case: Case) -> Case:
    """An effect on the two markers."""
    t = placing(case["action"]["effect"], {key: case["given"][key] for key in MARKED})
    return dict(zip(MARKED, markers(t), strict=True))


def journeyman(case: Case) -> Case:
    slots = case["given"]["slots"]
    t = table(player(" ".join(card or "-" for card in slots), hand="start_trader start_squire"), phase="slide")
    hires = 0
    while asked(t) == (0, "hire_free"):
        t.play("hire acolyte", "discard none")
        hires += 1
    dropped = [card for card in seat(t)["discard"] if card != "acolyte"]
    return {"free_hires": hires, "virtue_gained": 7 - markers(t)[1], "discard_contains": dropped}


def antagonist(case: Case) -> Case:
    board = " ".join(card or "-" for card in case["given"]["slots_after_shift"])
    card, before = case["action"]["place"], case["given"]["corruption"]
    t = table(player(board, hand=f"{card} start_squire", corruption=before), phase="place")
    t.play(f"place {card}")
    now = markers(t)[0]
    return {"corruption_gained": now - before, "corruption": now, "debts_gained": has(t, "unpaid")[0]}


def converted(case: Case) -> Case:
    """Pairs of Merchants that count as Clerics: seen by what is still missing for a Manuscript of 4."""
    tiles: list[str | None] = ["ms_black_4_virtue_2", None, None, None, None]
    mine = player(" ".join(case["given"]["slots"]), town=INNER, ink=4)
    t = table(mine, manuscript_tops=tiles, manuscripts_below=[0] * 5)
    t.play("transcribe")
    return {"merchant": number(t, "seat0.merchant"), "cleric": has(t, "ink")[0]}


def travelling(case: Case) -> Case:
    given = case["given"]
    first = given["segments_clockwise"]
    ring = [*first, *(segment for segment in SEGMENTS if segment not in first)]
    mine = player(f"{given['placed']} - -", town=given["viscount"], silver=given["silver"])
    t = table(mine, phase="movement", ring=ring)
    return {"legal_destinations": [option.removeprefix("move ") for option in options(t)]}


def dismissing(case: Case) -> Case:
    given = case["given"]
    mine = player("start_abbot start_squire start_labourer", town="town_01", silver=given["silver"], stone=1)
    t = table(mine, tops=[given["pile_top"], *CALM[1:]])
    t.play("dismiss build", "slot workshop_3", "spot 1-2.1")
    lent = 3 - 1 - (1 - has(t, "stone")[0])  # of 3 icons, the Labourer has 1 and the Stone is 1
    return {"silver": has(t, "silver")[0], "virtue_gained": 7 - markers(t)[1], "extra_icons": {"builder": lent}}


def trading(case: Case) -> Case:
    given, exchanges = case["given"], case["action"]["exchanges"]
    t = table(player(" ".join(given["slots"]), town=given["viscount"], silver=given["silver"]))
    icons = number(t, "seat0.merchant") + case["action"]["silver_as_icons"]
    t.play("trade", f"exchange {exchanges}")
    assert [event.count for event in told(t, "pays", 0)] == [case["action"]["silver_as_icons"]]
    return {"merchant_icons": icons, "gold_gained": has(t, "gold")[0], "silver": has(t, "silver")[0]}


def workshop(case: Case) -> Case:
    given = case["given"]
    blue = player(town="town_10", buildings={"trading_post_1": next(iter(given["buildings"]))})
    red = player("start_abbot start_squire start_trader", town=given["viscount"], stone=2, silver=1)
    t = table(red, blue, player(town="town_09"), tops=[CALM[0], given["pile_top"], *CALM[2:]])
    assert number(t, "seat0.builder") == given["builder_icons_on_board"]
    t.play("dismiss build", "keep", "slot workshop_1")  # the only free spot on this bank
    names = {"declines": "rearrange_optional", "builds": "place", "gains": "spot_effect", "link": "link_effect"}
    order = [names[event.kind] for event in t.events if event.kind in names]
    spot = seat(t)["buildings"]["workshop_1"]
    return {
        "order": order[:4], "spot": spot, "legal_spots": [spot],
        "red": {good: seat(t)[good] for good in ("stone", "ink", "silver")},
        "blue": {"silver_gained": has(t, "silver", p=1)[0]},
    }  # fmt: skip


def points(*seats: Case, p: int = 0, **position: Any) -> dict[str, int]:
    return {term.name: term.points for term in table(*seats, phase="over", **position).scores[p].terms}


def buildings(case: Case) -> Case:
    built = [{f"trading_post_{i}": f"segment_01_02_A_spot_{i}" for i in range(1, n + 1)} for n in (1, 2, 3)]
    assert case["given"]["trading_posts_built"] == [len(each) for each in built]
    return {"vp": [points(player(buildings=each))["trading_posts"] for each in built]}


def three_workers(case: Case) -> Case:
    section = case["action"]["section"]
    mine = player("start_squire start_thief enforcer", town="inner_07_08", gold=1, hand="start_trader")
    t = table(mine)
    t.play("castle", f"workers {case['action']['place_workers']}")
    assert asked(t) == (0, "option") and len(options(t)) == 2
    t.play("option 1")
    effect: list[Any] = [{"hire_free": 1}] if asked(t) == (0, "hire_free") else []
    t.play("hire acolyte", "discard none")
    other = table(mine)
    other.play("castle", f"workers {case['action']['place_workers']}", "option 2")
    second: list[Any] = [{"destroy": 1}] if asked(other) == (0, "destroy") else []
    first, inner, _ = (castle(t)[0], castle(t)[1], 0)
    return {
        "tier1": {section: 0} | {name: n for name, n in zip(SECTIONS, first, strict=True) if n},
        "tier2": {name: n for name, n in zip(SECTIONS, inner, strict=True) if n},
        "effect": [{"choose": [effect, second]}],
    }


def great_castle(case: Case) -> Case:
    given, names = case["given"]["castle"], ("red", "blue", "yellow")

    def row(tier: str, name: str) -> list[int]:
        return [given[tier].get(section, {}).get(name, 0) for section in SECTIONS]

    def laid(name: str) -> Case:
        return {"tier1": row("tier1", name), "tier2": row("tier2", name), "tier3": given["tier3"].get(name, 0)}

    spots = {"guildhall_2": "segment_09_10_B_spot_1", "trading_post_3": "segment_09_10_B_spot_2"}
    red = player("start_thief overseer_destroy_discard benefactor", town=INNER, gold=case["given"]["gold"],
                 hand="start_trader", buildings=spots, **laid("red"))  # fmt: skip
    t = table(red, player(town="town_10", **laid("blue")), player(town="town_09", **laid("yellow")), leader=1)
    t.play("castle", f"workers {case['action']['workers']}")
    chosen = 0
    while t.pending[0].kind in ("section", "resource"):
        chosen += t.pending[0].kind == "resource"
        t.play("gain gold" if t.pending[0].kind == "resource" else options(t)[0])
    t.play("bump 1", "bump 1", "option 2", "discard start_trader")
    ended = {
        tier: {
            s: {n: seat(t, p)[tier][i] for p, n in enumerate(names) if seat(t, p)[tier][i]}
            for i, s in enumerate(SECTIONS)
        }
        for tier in ("tier1", "tier2")
    }
    kept = {
        tier: {s: who for s, who in ended[tier].items() if who or s in case["expect"]["castle"][tier]} for tier in ended
    }
    top = {"tier3": {n: seat(t, p)["tier3"] for p, n in enumerate(names) if seat(t, p)["tier3"]}}
    assert has(t, "gold") == [chosen]
    gains = {"ink": has(t, "ink")[0], "stone": has(t, "stone")[0], "virtue": 7 - markers(t)[1], "resource_any": chosen}
    return {
        "red_gains": gains, "blue_gains": {"silver": has(t, "silver", p=1)[0]},
        "castle_leader": names[t.position()["leader"]], "castle": {**kept, **top},
    }  # fmt: skip


def transcribing(case: Case) -> Case:
    given = case["given"]
    mine = player("acolyte start_trader start_lender", town=INNER, ink=given["ink"], silver=given["silver"],
                  favours=" ".join(given["church_favours"]), discard="start_thief")  # fmt: skip
    tiles: list[str | None] = [given["manuscript"], None, None, None, None]
    t = table(mine, tops=[given["pile_top"], *CALM[1:]], manuscript_tops=tiles, manuscripts_below=[0] * 5)
    own = number(t, "seat0.cleric")
    t.play("dismiss transcribe")
    icons = own + case["action"]["ink_as_icons"] + 1  # the Criminal dismissed
    return {
        "cleric_icons": icons, "taken": seat(t)["manuscripts"] == [given["manuscript"]],
        "dismiss_effect": [{"shuffle": True}] * count(t, "shuffles", 0), "ink": has(t, "ink")[0],
        "silver": has(t, "silver")[0],
    }  # fmt: skip


def sets(case: Case) -> Case:
    left = {name: ribbon for name, (ribbon, *_) in MANUSCRIPTS.items()}
    tiles = []
    for ribbon in case["given"]["ribbons"]:
        tiles.append(next(name for name, other in left.items() if other == ribbon))
        del left[tiles[-1]]
    return {"vp": points(player(manuscripts=" ".join(tiles)))["manuscript_sets"]}


def colliding(case: Case) -> Case:
    """A collision among three; the second has no Criminals and the third has one."""
    given = case["given"]
    spots = dict.fromkeys(given["uncovered"], "segment_09_10_B_spot_1")
    met = {key: given[key] for key in MARKED}
    mine = player(" ".join(given["slots"]), town="town_01", buildings=spots, silver=9, **met)
    t = table(mine, player(town="town_10"), player("start_thief - -", town="town_09"), phase="recruit")
    t.play("no hire")
    now, silver = dict(zip(MARKED, markers(t), strict=True)), has(t, "silver")[0] - 9
    moved = sum(event.count for event in told(t, "virtue", 0))
    if "space_read" in case["expect"]:
        return {
            "space_read": given["virtue"] - moved, "silver_gained": silver, "deeds_gained": has(t, "acquired")[0],
            "others_with_criminals": {"corruption": markers(t, 2)[0] - 1}, **now,
        }  # fmt: skip
    return {
        "step_1": {"virtue": moved}, "step_2": {"ink": has(t, "ink")[0]},
        "step_3": {"debt": has(t, "unpaid")[0], "silver": silver},
        "step_4_each_other_without_criminals": {"virtue": 7 - markers(t, 1)[1]}, **now,
    }  # fmt: skip


def majority(case: Case) -> Case:
    seats = [player(approved=n, town="town_10") for n in case["given"]["flipped"]]
    return {"vp": [points(*seats, p=p, debt_stack=0)["poverty"] for p in range(len(seats))]}


def whole_score(case: Case) -> Case:
    given = case["given"]
    spots = iter(f"segment_{s}_B_spot_{i}" for s in ("01_02", "03_04") for i in range(1, 6))
    slots = [f"{kind}_{i}" for kind, n in given["buildings"].items() for i in range(1, n + 1)]
    mine = player("aristocrat princess start_squire", "diplomat antagonist start_thief pickpocket",
                  manuscripts=" ".join(given["manuscripts"]), buildings=dict(zip(slots, spots, strict=False)),
                  tier1=[1] * 5, tier2=[1, 1, 1, 1, 0], tier3=2, paid=given["flipped_debts"],
                  unpaid=given["unpaid_debts"], acquired=given["acquired_deeds"], approved=given["approved_deeds"],
                  favours=" ".join(given["church_favour"]))  # fmt: skip
    others = (player(approved=5, town="town_10"), player(approved=4, town="town_09"))
    tops = ["acolyte", "bishop", "artisan", "chevalier", "foreman"]
    found = points(mine, *others, leader=0, debt_stack=0, tops=tops)
    built = [found[name] for name in ("trading_posts", "guildhalls", "workshops")]
    tiles = {
        key: sum(n for name, n in found.items() if name.endswith(key))
        for key in ("building", "noble", "criminal", "flipped_debt")
    }
    same = ("castle_leader", "church_favour", "unpaid_debts", "acquired_deeds", "approved_deeds", "poverty")
    sets_ = {"sets": found["manuscript_sets"], "sets_terms": [16, 9, 1]}
    assert sum(sets_["sets_terms"]) == sets_["sets"]
    return {
        "buildings": sum(built), "buildings_terms": built, "workers": sum(found[f"tier_{i}"] for i in (1, 2, 3)),
        "manuscripts": sets_["sets"] + sum(tiles.values()), "manuscript_terms": {**sets_, **tiles},
        **{key: found[key] for key in same}, "total": sum(found.values()),
    }  # fmt: skip


def opponent_starts(case: Case) -> Case:
    t = regnum.scenario(
        "viscounts",
        {"players": [{}], "phase": "pairs", "opponent": case["given"]["ai"], "seed": 3, "rotation": 0,
         "player_cards": ["player_card_01", "player_card_05", None, None, None],
         "heroes": ["hero_ada", "hero_emma", None, None, None]},
    )  # fmt: skip
    t.play("take player_card_01")
    play_out(t, 0)
    header = 1  # of the empty third slot
    return {
        **goods(t), "deed": its(t, "acquired"), "debt": its(t, "unpaid"), "guildhalls_built": len(its(t, "buildings")),
        "icons": {"cleric": number(t, "seat1.cleric") - header},
    }  # fmt: skip


def preferring(case: Case) -> Case:
    given = {key: n for key, n in case["given"].items() if key != "ai"}
    t = its_turn("scheme_starting_builder_noble", given, opponent=case["given"]["ai"])
    return {"gained": things(t, "gains", 1)[0]}


def opponent_first(case: Case) -> Case:
    given = case["given"]
    rival = {"unpaid": 1, "acquired": 1, "town": "town_01"}
    t = its_turn(given["scheme"], rival, opponent=given["ai"], tops=["woodcutter_virtue", *CALM[1:]])
    short = told(t, "rival_cannot_icons", 1)
    flipped = {(1, 0): "debt", (0, 1): "deed"}[tuple(its(t, "paid", "approved"))]
    towns = ["town_01", "town_02", "town_03"]
    return {
        "virtue_gained": 7 - its(t, "virtue"), "moved": towns.index(its(t, "town")), "noble_icons": short[0].count,
        "castle_action": not short, "flipped": flipped, "resources_gained": sum(goods(t).values()),
    }  # fmt: skip


def opponent_second(case: Case) -> Case:
    given = case["given"]
    now, before, _ = given["slots"]
    rival = {"town": "town_02", "buildings": {"guildhall_1": "segment_09_10_A_spot_1"}}
    tiles: list[str | None] = [None, given["segment_manuscript"], None, None, None]
    t = its_turn(now, rival, scheme_row=[before, None, None], manuscript_tops=tiles, manuscripts_below=[0] * 5,
                 opponent=given["ai"])  # fmt: skip
    return {
        "corruption_gained": its(t, "corruption") - 1, "schemes_gained": len(things(t, "rival_gains_scheme")),
        "moved": ["town_02", "town_03"].index(its(t, "town")), "cleric_icons": told(t, "rival_does")[0].count,
        "manuscript_taken": its(t, "manuscripts")[0],
    }  # fmt: skip


def caroline(case: Case) -> Case:
    mine = player("- start_squire -", hand="hero_caroline start_abbot", **case["given"])
    t = table(mine, phase="place", tomesaga_heroes=True)
    t.play(f"place {case['action']['place']}")
    return dict(zip(MARKED, markers(t), strict=True))


def nobles(case: Case) -> Case:
    most = []
    for icons in case["given"]["noble_icons"]:
        t = table(player("start_squire start_trader start_lender", town=INNER, gold=icons - 1))
        t.play("castle")
        most.append(len(options(t)) if asked(t) == (0, "workers") else sum(castle(t)[0]))
    return {"max_workers": most}


def cascade(case: Case) -> Case:
    given, order = case["given"]["castle"], case["action"]["order"]
    mine = player("start_squire start_trader start_lender", town=INNER, tier1=given["tier1_red"],
                  tier2=given["tier2_red"], acquired=1)  # fmt: skip
    t = table(mine)
    t.play("castle", f"section {SECTIONS[order[1]]}")
    return {"tier1_red": castle(t)[0], "tier2_red": castle(t)[1]}


PLAYED: dict[str, Callable[[Case], Case]] = {
    "VIS-EX.1": marking, "VIS-EX.2": journeyman, "VIS-EX.3": antagonist, "VIS-EX.4": converted,
    "VIS-EX.5": travelling, "VIS-EX.6": dismissing, "VIS-EX.7": trading, "VIS-EX.8": workshop, "VIS-EX.9": buildings,
    "VIS-EX.10": three_workers, "VIS-EX.11": great_castle, "VIS-EX.12": transcribing, "VIS-EX.13": sets,
    "VIS-EX.14": colliding, "VIS-EX.15a": majority, "VIS-EX.15b": majority, "VIS-EX.16": whole_score,
    "VIS-EX.17": opponent_starts, "VIS-EX.18a": preferring, "VIS-EX.18b": preferring, "VIS-EX.18c": preferring,
    "VIS-EX.19": opponent_first, "VIS-EX.20": opponent_second, "VIS-H.1a": marking, "VIS-H.1b": marking,
    "VIS-H.2": caroline, "VIS-H.13": nobles, "VIS-H.14": cascade, "VIS-H.19": colliding, "VIS-H.24a": majority,
    "VIS-H.24b": majority, "VIS-H.24c": majority, "VIS-H.24d": sets,
}  # fmt: skip


@pytest.mark.parametrize("case", [pytest.param(c, id=i, marks=clause(c["clause"])) for i, c in CASES.items()])
def test_a_case_comes_out_as_told(case: Case) -> None:
    assert PLAYED[case["id"]](case) == case["expect"]


def test_every_case_is_played() -> None:
    assert [*PLAYED] == [*CASES]
