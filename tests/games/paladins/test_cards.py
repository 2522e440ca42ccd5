"""Every face of every card and every square: what is printed is what happens."""

import pytest

from games.paladins.facts import FAVOURS, JAR_SPACES, OUTSIDERS, SQUARES, TOWNSFOLK, WALLS
from games.paladins.outcomes import READY, TABLE, assert_reward, holdings, settled, words
from games.paladins.support import NO_TOWNSFOLK, change, on, seat, table, workers_for
from games.support import options, refusal
from support import clause

WITH_RECRUITS = ["peddler_2", *NO_TOWNSFOLK[1:]]
SETS_OFF = ("absolve", "commission", "develop", "attack", "fortify", "convert", "garrison")
NOTHING = {"silver": 5, "provisions": 5}


@clause("PAL-5.6", "PAL-9.1", "PAL-9.2", "PAL-9.3", "PAL-9.4", "PAL-9.5")
@pytest.mark.parametrize("card", TOWNSFOLK)
def test_a_discarded_townsfolk_brings_its_reward(card: str) -> None:
    other = "peddler_1" if card != "peddler_1" else "peddler_3"
    t = table({**READY, "workers": "labourer"}, townsfolk=[*NO_TOWNSFOLK[:3], other, card], **TABLE)
    before = holdings(t)
    t.play("recruit 1", f"discard {card}")
    settled(t)
    assert_reward(t, before, TOWNSFOLK[card][0], labourer=-1)
    assert t.position()["town_discard"] == [card]


@clause("PAL-5.7", "PAL-9.1", "PAL-9.3", "PAL-9.4")
@pytest.mark.parametrize("card", TOWNSFOLK)
def test_a_recruited_townsfolk_brings_its_bonus(card: str) -> None:
    other = "peddler_1" if card != "peddler_1" else "peddler_3"
    t = table({**READY, "workers": "labourer fighter"}, townsfolk=[*NO_TOWNSFOLK[:3], other, card], **TABLE)
    before = holdings(t)
    t.play("recruit 2", f"recruit {card}")
    settled(t)
    assert_reward(t, before, TOWNSFOLK[card][1], labourer=-1, fighter=-1, crew=1)


@clause("PAL-13.1")
@pytest.mark.parametrize("card", [card for card, facts in TOWNSFOLK.items() if facts[2] in SETS_OFF])
@pytest.mark.parametrize("action", SETS_OFF)
def test_an_ability_works_at_its_action_and_at_no_other(card: str, action: str) -> None:
    """What the action brings with the card in the crew, less what it brings without it, is the reward."""
    gains = []
    for crew in ([], [card]):
        mine = {**READY, "workers": workers_for(action), "strength": 2, "crew": crew}
        row = ["lookout_viking", None, None, None, None, None]
        t = table(mine, outsiders=row, wall_deck=["wall_vp2"], **TABLE)
        choice = {"commission": "square region1_space2", "garrison": "square region1_space2", "absolve": "jar 4",
                  "develop": "workshop attack left"}.get(action)  # fmt: skip
        t.play(action, *([choice] if choice else []))
        settled(t)
        gains.append(holdings(t))
    gains[1].subtract({"crew": 1})
    more = {name: n - gains[0][name] for name, n in gains[1].items() if n != gains[0][name]}
    _, _, trigger, reward = TOWNSFOLK[card]
    tax = words(reward)["tax"]
    assert more == ({} if trigger != action else {"silver": tax} if tax else dict(words(reward)))


@clause("PAL-13.2", "PAL-13.4")
@pytest.mark.parametrize("card", [card for card, facts in TOWNSFOLK.items() if facts[2] == "inquisition"])
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_an_ability_works_at_the_inquisition_under_its_condition(card: str, held: int) -> None:
    row = [*NO_TOWNSFOLK[:3], "watchman_1", "gatekeeper_3"]
    mine = {**NOTHING, "workers": "labourer", "crew": [card], "suspicions": ["suspicion_0"] * held}
    t = table(mine, {"workers": "labourer", "suspicions": "suspicion_1*5"}, townsfolk=row, tax=1)
    before = holdings(t)
    t.play("recruit 1", "discard gatekeeper_3")
    settled(t)
    reward = TOWNSFOLK[card][3]
    works = {"conspirator": held >= 1, "peddler": held >= 2, "squire": held == 0}[card.rpartition("_")[0]]
    wanted = {"labourer": -1, "silver": 2}
    for name, n in words(reward if works else "").items():
        wanted[name] = wanted.get(name, 0) + n
    if "remove_suspicion" in wanted:
        wanted["suspicions"] = -wanted.pop("remove_suspicion")
    assert change(before, t) == {name: n for name, n in wanted.items() if n}


@clause("PAL-13.3")
@pytest.mark.parametrize("card", [card for card, facts in TOWNSFOLK.items() if facts[2] == "pay_debt"])
def test_a_debt_collector_works_when_a_debt_is_paid(card: str) -> None:
    mine = {**NOTHING, "workers": workers_for("absolve"), "unpaid": 1, "crew": [card]}
    t = table(mine)
    t.play("absolve", "jar 1", "take")
    assert seat(t)["workers"] == [TOWNSFOLK[card][3]]
    t = table(mine)
    t.play("absolve", "jar 1", "decline")
    assert seat(t)["workers"] == []


@clause("PAL-6.18", "PAL-9.1", "PAL-9.2", "PAL-9.3", "PAL-9.4")
@pytest.mark.parametrize("card", OUTSIDERS)
def test_an_attacked_outsider_brings_its_reward(card: str) -> None:
    t = table(
        {**READY, "workers": "criminal*3", "strength": 1}, outsiders=[card, None, None, None, None, None], **TABLE
    )
    before = holdings(t)
    t.play("attack")
    settled(t)
    besides = {"criminal": -3, "attacked": 1}
    assert_reward(t, before, OUTSIDERS[card][0], **besides)
    assert words(OUTSIDERS[card][0])["influence"] >= 1


@clause("PAL-6.21")
@pytest.mark.parametrize("card", OUTSIDERS)
def test_a_converted_outsider_brings_strength(card: str) -> None:
    t = table({**READY, "workers": "criminal*3"}, outsiders=[card, None, None, None, None, None], **TABLE)
    before = holdings(t)
    t.play("convert")
    settled(t)
    assert_reward(t, before, "", criminal=-3, converted=1, strength=OUTSIDERS[card][1])


@clause("PAL-6.7", "PAL-9.2", "PAL-9.4")
@pytest.mark.parametrize("card", WALLS)
@pytest.mark.parametrize("option", [1, 2])
def test_a_wall_brings_its_rewards(card: str, option: int) -> None:
    _, reward, _ = WALLS[card]
    taken = " ".join(word.split("|")[option - 1] if "|" in word else word for word in reward.split())
    t = table({**READY, "workers": "criminal*3"}, wall_deck=[card], **TABLE)
    before = holdings(t)
    t.play("fortify")
    settled(t, option)
    assert_reward(t, before, taken, criminal=-3, provisions=-1, walls=1)
    assert words(reward)["strength"] >= 1 and seat(t)["walls"] == [card]


@clause("PAL-7.3", "PAL-7.7", "PAL-9.5", "PAL-9.6")
@pytest.mark.parametrize(
    ("card", "option"),
    [(card, i + 1) for card, (_, _, effect) in FAVOURS.items() for i in range(effect.count("|") + 1)],
)
def test_a_favour_costs_and_brings_what_it_shows(card: str, option: int) -> None:
    _, cost, effect = FAVOURS[card]
    mine = {**READY, "workers": "criminal", "workshops": []}
    t = table(mine, round=3, orders=["order_attack", "order_convert", "order_absolve"], townsfolk=WITH_RECRUITS,
              favours=[card, None, None, None, None], **TABLE)  # fmt: skip
    before = holdings(t)
    t.play("favour 1")
    settled(t, option)
    besides = {"silver": {"silver": -1}, "provisions": {"provisions": -1}, "debt": {"unpaid": 1}, "": {}}[cost]
    assert_reward(t, before, effect.split("|")[option - 1] if "|" in effect else effect, criminal=-1, **besides)


@clause("PAL-6.5", "PAL-6.10", "PAL-9.5", "PAL-9.6")
@pytest.mark.parametrize("square", SQUARES)
@pytest.mark.parametrize(
    ("action", "piece", "raised"), [("commission", "monks", "influence"), ("garrison", "outposts", "faith")]
)
def test_a_square_brings_its_reward(square: str, action: str, piece: str, raised: str) -> None:
    others = ["labourer"] * 3
    mine = {**READY, "workers": "criminal*3", "faith": 10, "strength": 11}
    t = table(mine, *others, townsfolk=WITH_RECRUITS, **TABLE)
    before = holdings(t)
    t.play(action, f"square {square}")
    settled(t)
    assert_reward(t, before, SQUARES[square][2], **{"criminal": -3, "provisions": -1, piece: 1, raised: 1})


@clause("PAL-6.13", "PAL-9.5", "PAL-9.6")
@pytest.mark.parametrize("space", JAR_SPACES)
def test_a_reward_space_of_the_jars_brings_its_reward(space: str) -> None:
    t = table({**READY, "workers": "criminal*3"}, townsfolk=WITH_RECRUITS, **TABLE)
    before = holdings(t)
    t.play("absolve", f"jar {space[-1]}")
    settled(t)
    reward = f"{JAR_SPACES[space]} faith remove_suspicion"
    assert_reward(t, before, reward, criminal=-3, silver=-1, jars=1)


def test_the_pray_of_a_reward_offers_every_used_action() -> None:
    t = table({**READY, "workers": "criminal"}, townsfolk=[*NO_TOWNSFOLK[:3], "peddler_1", "abbot_3"])
    t.play("recruit 1", "discard abbot_3")
    assert options(t) == ["clear recruit", "clear hunt", "decline"] and refusal(t, "clear trade") == "PAL-5.15"
    t.play("clear recruit")
    assert on(t, "recruit") == []
