"""Rewards given to partners: who pays, who gains, who decides, and who can receive."""

import pytest

import regnum
from games.support import asked, options, refusal, told
from support import clause

from .support import facing, honour, on_threats, seat, table

pytestmark = pytest.mark.both_builds


@clause("TOM-4.12", "TOM-4.25", "TOM-EX.9", "TOM-H.17")
def test_conspire_for_a_partner_brings_the_partner_criminal_and_suspicion() -> None:
    t = table("labourer*2", "labourer", suspicion_deck="suspicion_0", **facing(conspire=2))
    t.play("conspire", "give 1")
    assert seat(t)["workers"] == ["labourer"] and seat(t)["suspicions"] == []
    assert seat(t, 1)["workers"] == ["labourer", "criminal"] and len(seat(t, 1)["suspicions"]) == 1
    assert seat(t)["spaces"]["conspire"] == ["labourer"] and on_threats(t) == {"conspire": 1}


@clause("TOM-4.12", "TOM-EX.9")
@pytest.mark.parametrize(("way", "pool", "silver"), [("trade 2", "labourer merchant", 3), ("trade 1", "labourer", 1)])
def test_trade_for_a_partner(way: str, pool: str, silver: int) -> None:
    t = table({"workers": pool, "silver": 0}, {"silver": 0})
    t.play(way, "give 1")
    assert [seat(t, p)["silver"] for p in range(2)] == [0, silver] and seat(t)["workers"] == []


@clause("TOM-4.12")
def test_hunt_for_a_partner() -> None:
    t = table({"workers": "labourer scout", "provisions": 0}, {"provisions": 0}, {"provisions": 0}, seats=3)
    t.play("hunt 2", "give 2")
    assert [seat(t, p)["provisions"] for p in range(3)] == [0, 0, 3]


@clause("TOM-4.12", "TOM-4.49", "TOM-EX.9")
def test_the_overlay_for_a_partner() -> None:
    mine = {"workers": "labourer fighter", "crew": "starting_marshal", "honour": 7}
    t = table(mine, {"honour": 10, "suspicions": "suspicion_0*2"})
    t.play("honour", "give 1")
    assert asked(t) == (1, "use")
    t.play("take")
    assert honour(t) == [7, 11] and len(seat(t, 1)["suspicions"]) == 1
    assert seat(t)["overlay"] == ["labourer", "fighter"] and seat(t, 1)["overlay"] == [None, None]


@clause("TOM-4.13", "TOM-4.56", "TOM-4.58", "TOM-H.17", "TOM-R.16")
@pytest.mark.parametrize(("mine", "price"), [(None, 4), ("samson", 2)])
def test_develop_for_a_partner_costs_the_actors_price_and_moves_the_partners_workshop(
    mine: str | None, price: int
) -> None:
    t = table(
        {"workers": "labourer*2", "silver": 9, "paladin": mine, "crew": architect()},
        {"silver": 9, "paladin": None if mine else "samson", "crew": architect(1)},
    )
    before = [seat(t, p)["silver"] for p in range(2)]
    t.play("develop", "give 1")
    assert asked(t) == (1, "workshop") and t.pending[0].question.interrupt
    t.play("workshop attack left")
    assert [seat(t, p)["workshops"] for p in range(2)] == [[], ["attack_left"]]
    assert seat(t)["silver"] == before[0] - price
    assert len(seat(t)["workers"]) == 0 and len(seat(t, 1)["workers"]) >= 2  # the space uncovered brings its worker
    assert [e.seat for e in told(t, "ability")] == [1]


def architect(which: int = 0) -> str:
    """A Townsfolk who brings something after Develop."""
    t = table("labourer")
    found = [
        thing for thing in t.game.things()[12:44]
        if any("Develop" in line for line in t.game.help(thing, "en", t.options).lines)
    ]  # fmt: skip
    return found[which]


@clause("TOM-4.57", "TOM-4.58")
def test_a_townsfolk_recruited_for_a_partner_is_chosen_and_paid_by_who_acts() -> None:
    t = table({"workers": "labourer fighter", "silver": 9}, {"silver": 0})
    row = t.position()["townsfolk"]
    t.play("recruit 2", "give 1")
    assert asked(t) == (0, "recruit")
    t.play(f"recruit {row[0]}")
    assert row[0] in seat(t, 1)["crew"] and row[0] not in seat(t)["crew"] and seat(t)["silver"] < 9


@clause("TOM-4.57", "TOM-4.58")
def test_a_debt_for_it_is_the_actors_and_the_reward_of_a_discard_the_partners() -> None:
    t = table({"workers": "labourer", "silver": 0}, {"silver": 0})
    row = t.position()["townsfolk"]
    t.play("recruit 1", "give 1", f"discard {row[0]} debt")
    assert seat(t)["unpaid"] == 1 and seat(t, 1)["unpaid"] == 0
    assert row[0] in t.position()["town_discard"]
    while asked(t)[1] != "action":
        assert asked(t)[0] == 1
        t.play(options(t)[0])


@clause("TOM-4.57", "PAL-5.18")
def test_a_debt_paid_for_a_partner_is_answered_by_the_actors_cards() -> None:
    answering = {"trigger": {"effect": "gain_debt"}, "effects": [{"gain": "silver", "n": 2}]}
    cards = [{"id": "abbot_1", "passive": answering}]
    pack = {"regnum_pack": 1, "game": "paladins_coop", "name": "Debts", "cards": cards}
    t = table({"workers": "labourer", "silver": 0, "crew": "starting_marshal abbot_1"}, {"silver": 0}, pack=pack)
    t.play("recruit 1", "give 1", f"discard {t.position()['townsfolk'][0]} debt")
    assert seat(t)["unpaid"] == 1 and seat(t)["silver"] == 2


@clause("TOM-4.55", "TOM-H.17")
def test_a_partner_who_has_passed_can_receive() -> None:
    t = table("labourer", {"workers": "scout", "passed": True})
    t.play("conspire", "give 1")
    assert seat(t, 1)["workers"] == ["scout", "criminal"] and asked(t)[0] == 0


@clause("TOM-4.55", "TOM-4.59")
def test_pray_needs_somebody_with_something_to_clear() -> None:
    praying = {"workers": "cleric labourer", "silver": 4}
    t = table({**praying, "spaces": {"hunt": ["labourer", None]}}, {})
    t.play("pray")
    assert seat(t)["spaces"].get("hunt") is None  # nobody else has anything to clear: nobody is asked
    t = table(praying, {})
    assert refusal(t, "pray") == "PAL-5.15"
    t = table(praying, {"spaces": {"trade": ["labourer", None]}})
    t.play("pray")
    assert asked(t) == (1, "pray")
    t.play("clear trade")
    assert seat(t, 1)["spaces"] == {} and seat(t)["silver"] == 2


@clause("TOM-4.57", "TOM-4.59")
def test_the_partner_may_decline_to_clear_and_who_cannot_receive_is_refused() -> None:
    praying = {"workers": "cleric labourer", "silver": 4, "spaces": {"hunt": ["labourer", None]}}
    t = table(praying, {}, {"spaces": {"trade": ["labourer", None], "pray": ["cleric"]}}, seats=3)
    t.play("pray")
    assert options(t) == ["keep", "give 2"] and refusal(t, "give 1") == "TOM-4.59"
    t.play("give 2")
    assert options(t) == ["clear trade", "clear pray", "decline"]
    t.play("decline")
    assert seat(t, 2)["spaces"] != {}


@clause("TOM-4.59")
def test_without_a_workshop_one_can_still_develop_for_a_partner() -> None:
    every = [
        f"{action}_{side}" for action in ("attack", "convert", "absolve", "garrison") for side in ("left", "middle")
    ]
    mine = {"workers": "labourer*2", "silver": 4, "workshops": every}
    t = table(mine, {})
    t.play("develop")
    assert asked(t) == (1, "workshop")
    t = table(mine, {"workshops": every})
    assert refusal(t, "develop") == "PAL-5.17"


@clause("TOM-4.49")
@pytest.mark.parametrize(
    ("action", "pool"),
    [
        ("attack", "scout labourer fighter"),
        ("convert", "fighter labourer cleric"),
        ("fortify", "merchant labourer scout"),
        ("commission", "scout labourer cleric"),
        ("garrison", "merchant labourer fighter"),
        ("absolve", "cleric labourer merchant"),
    ],
)
def test_right_side_actions_are_never_given_away(action: str, pool: str) -> None:
    rich = {"silver": 9, "provisions": 9, "strength": 12, "faith": 12, "influence": 12}
    t = table({**rich, "workers": pool, "crew": "starting_marshal", "suspicions": "suspicion_0"}, "labourer")
    t.play(action)
    while asked(t)[0] == 0:
        assert asked(t)[1] != "receiver"
        t.play(options(t)[0])
    assert asked(t) == (1, "action") and seat(t)["spaces"][action] and not told(t, "gives_reward")


@clause("TOM-4.49")
def test_orders_and_favours_are_never_given_away() -> None:
    strong = {"influence": 12, "faith": 12, "workers": "labourer*2"}
    t = table(strong, "labourer", round=5, orders=["coop_order_influence_faith", None, None])
    t.play("order 1")
    assert asked(t) == (1, "action") and [e.seat for e in told(t, "fulfils_order")] == [0]
    t = table("labourer*2", "labourer", round=3, favours=["favour_borrowed_help", *[None] * 4])
    t.play("favour 1")
    assert asked(t) == (1, "action") and [e.seat for e in told(t, "uses_favour")] == [0]
    assert len(seat(t)["workers"]) > 1 and seat(t, 1)["workers"] == ["labourer"]


@clause("TOM-4.12")
def test_alone_nobody_is_asked_to_whom_a_reward_goes() -> None:
    t = table("labourer*2", seats=1)
    t.play("trade 1")
    assert asked(t) == (0, "action") and seat(t)["silver"] == 4


@clause("TOM-4.12")
def test_both_are_told_who_acts_for_whom() -> None:
    t = table("labourer", "labourer")
    t.play("trade 1", "give 1")
    (event,) = told(t, "gives_reward")
    words = t.game.catalogue_for(t.options)
    mine, partners = (t.render("en", words.addressed(event.message(p), p)) for p in range(2))
    assert mine.startswith("You act for") and partners.endswith("acts for you.")
    assert regnum.load(t.save()).position() == t.position()
