"""TOM-2: Paladins as the second game of a saga: set-up, goals, the end."""

from typing import Any

import pytest

import regnum
from games.paladins_saga.support import (
    DEBTS,
    MARBLE,
    SUSPICION,
    TOWNSFOLK,
    all_pass,
    last_round,
    purse,
    recruited,
    shelf,
    started,
    table,
    victory,
)
from games.support import asked, count, options, told
from regnum.kernel.errors import BadOption, BadScenario
from support import clause

AFTER = {
    "shelves": [
        {"claimed": [MARBLE], "victory": 2},
        {"victory": 1},
        {"crest_tokens": ["crest_token_a"]},
    ],
    "winner": 0,
}


@clause("TOM-2.8", "TOM-2.10", "TOM-2.33", "TOM-H.5", "TOM-EX.1")
def test_the_winner_has_the_marker_in_the_set_up_and_who_is_behind_gets_silver() -> None:
    t = started(3, AFTER)
    assert recruited(t) == [2, 1, 0]
    assert t.view(None)["order"] == [1, 2, 0] and t.position()["start"] == 1
    assert [event.count for event in told(t, "catches_up")] == [2, 3]
    before = started(3, AFTER)
    plain = purse(before, 1)["silver"]
    gained = [purse(t, p)["silver"] for p in range(3)]
    assert gained[1] - plain >= 2 and gained[2] - plain >= 3


@clause("TOM-2.9", "TOM-2.7", "TOM-2.43", "TOM-H.4")
def test_three_tomes_of_paladins_are_laid_out_after_the_set_up_and_none_of_architects() -> None:
    t = started(3, AFTER)
    assert t.position()["face_up"] == []
    recruited(t)
    laid = t.position()["face_up"]
    assert len(laid) == 3 and all(tome.startswith("tome_pal_") for tome in laid)
    names = [event.kind for event in t.events]
    assert names.index("tome_laid_out") < names.index("catches_up")
    assert {tuple(recruited_face_up(seed)) for seed in range(12)} != {tuple(laid)}


def recruited_face_up(seed: int) -> list[str]:
    t = started(3, AFTER, seed)
    recruited(t)
    found: list[str] = t.position()["face_up"]
    return found


@clause("TOM-2.11", "TOM-2.12", "TOM-2.14", "TOM-2.41")
def test_a_goal_is_claimed_at_the_moment_it_is_met_and_stays() -> None:
    crew = ["abbot_2", "squire_2", "peddler_2", "watchman_2"]
    mine = {"workers": "labourer fighter", "silver": 9, "crew": crew}
    t = table(mine, face_up=[TOWNSFOLK])
    t.play("recruit 2", "recruit squire_1")
    assert shelf(t, 0)["claimed"] == [TOWNSFOLK] and t.position()["face_up"] == []
    assert count(t, "claims_tome") == 1


@clause("TOM-2.12")
def test_six_suspicions_that_an_inquisition_takes_away_at_once_were_there() -> None:
    mine = {"workers": "labourer*2 cleric*2", "suspicions": "suspicion_1*5"}
    t = table(mine, face_up=[SUSPICION], tax=1)
    t.play("conspire")
    while t.pending[0].kind == "worker":
        t.play(t.pending[0].options[0])
    assert count(t, "inquisition") == 1 and len(purse(t)["suspicions"]) == 3
    assert shelf(t, 0)["claimed"] == [SUSPICION]


@clause("TOM-2.13", "TOM-2.43", "TOM-R.26")
def test_a_tome_claimed_when_it_is_laid_out_does_not_change_the_silver() -> None:
    first = {"crew": ["abbot_2", "squire_2", "peddler_2", "watchman_2", "acolyte_1"], "victory": 0}
    tables = (table(first, {"victory": 3}, phase="recruit", seed=seed) for seed in range(40))
    t = next(t for t in tables if recruited(t) and count(t, "claims_tome"))
    assert shelf(t, 0)["claimed"] == [TOWNSFOLK]
    assert [event.count for event in told(t, "catches_up")] == [3]


@clause("TOM-2.18", "TOM-2.19", "TOM-2.20", "TOM-2.30", "TOM-H.2", "TOM-EX.3")
@pytest.mark.parametrize(("paid", "tomes", "token"), [(12, [3, 3], True), (11, [2, 4], False)])
def test_a_lead_of_twelve_is_a_great_victory(paid: int, tomes: list[int], token: bool) -> None:
    t = all_pass(last_round({"silver": 0, "provisions": 0, "paid": paid}, {"silver": 0, "provisions": 0, "victory": 3}))
    assert victory(t) == tomes
    assert (t.pending != () and asked(t) == (1, "crest_token")) == token
    if token:
        assert options(t) == ["token crest_token_a", "token crest_token_b", "token crest_token_c"]
        t.play("token crest_token_b")
        assert shelf(t, 1)["crest_tokens"] == ["crest_token_b"]
    assert t.over and t.result is not None and t.result.winners == (0,)


@clause("TOM-2.20", "TOM-2.21", "TOM-2.23", "TOM-2.32")
def test_after_an_ordinary_victory_of_three_the_third_place_chooses_a_token() -> None:
    players = [{"silver": 0, "provisions": 0, "paid": n, "workers": "labourer"} for n in (5, 4, 3)]
    players[0]["victory"] = 3
    players[2] |= {"crest_tokens": ["crest_token_a"], "claimed": [DEBTS]}
    t = all_pass(last_round(*players, seats=3))
    assert victory(t) == [5, 1, 0] and asked(t) == (2, "crest_token")
    assert options(t) == ["token crest_token_b", "token crest_token_c"]
    t.play("token crest_token_c")
    assert shelf(t, 2)["crest_tomes"] == ["crest_tome_c"] and t.over
    assert [(e.kind, e.seat) for e in t.events][-4:] == [
        ("takes_victory_tomes", 0), ("takes_victory_tomes", 1), ("takes_crest_token", 2), ("takes_crest_tome", 2),
    ]  # fmt: skip


@clause("TOM-2.21", "TOM-2.23")
def test_each_token_tells_which_crest_tome_it_would_complete() -> None:
    players = [{"silver": 0, "provisions": 0, "paid": n, "workers": "labourer"} for n in (5, 4, 3)]
    players[0] |= {"victory": 3, "crest_tomes": ["crest_tome_b"]}
    players[2] |= {"crest_tokens": ["crest_token_a"], "claimed": [DEBTS]}
    t = all_pass(last_round(*players, seats=3))
    told = [[option.text(lang) for option in t.pending[0].options] for lang in ("en", "pl")]
    assert told == [
        ["Eagle token (its Crest Tome is taken)", "Boar token (3 of 3: with a Crest Tome)"],
        ["Żeton Orła (Księga Herbów już zajęta)", "Żeton Dzika (3 z 3: z Księgą Herbów)"],
    ]
    fresh = all_pass(last_round(*({**player, "claimed": [], "crest_tokens": []} for player in players), seats=3))
    assert fresh.pending[0].options[0].text("en") == "Lion token (1 of 3)"


@clause("TOM-2.22", "TOM-2.31")
def test_who_passes_later_is_ahead_where_all_else_is_equal() -> None:
    alike = {"silver": 0, "provisions": 0, "workers": "labourer"}
    t = last_round(alike, {**alike, "victory": 3})
    t.play("pass", "pass")
    assert t.over and t.result is not None and t.result.winners == (1,) and victory(t) == [1, 5]
    t = last_round({**alike, "workers": "labourer*2"}, {**alike, "provisions": 1, "victory": 3})
    t.play("hunt 1")
    while not t.over and t.pending[0].kind == "action":
        t.play("pass")
    assert t.result is not None and t.result.tie_break["last_turn"] == (1, 0) and t.result.winners == (0,)


@clause("TOM-2.22")
def test_orders_then_few_suspicions_come_before_the_last_turn() -> None:
    alike = {"silver": 0, "provisions": 0, "workers": ""}
    t = all_pass(last_round(alike, {**alike, "suspicions": "suspicion_1", "victory": 3}))
    assert t.result is not None and t.result.winners == (0,)


@clause("TOM-2.37")
@pytest.mark.parametrize("p", range(2))
def test_six_suspicions_count_in_the_last_round_and_no_more_when_the_points_are_counted(p: int) -> None:
    six = {"suspicions": "suspicion_1*6"}
    alike = {"silver": 0, "provisions": 0, "workers": "labourer"}
    players: list[dict[str, Any]] = [{**alike, "paid": 12}, {**alike, "victory": 3}]
    t = last_round(*({**each, **six} if q == p else each for q, each in enumerate(players)), face_up=[SUSPICION])
    assert shelf(t, p)["claimed"] == [SUSPICION]
    t = all_pass(last_round(*players, face_up=[SUSPICION]))
    assert asked(t) == (1, "crest_token") and t.position()["face_up"] == [SUSPICION]
    counted = t.position()
    counted["players"][p] |= six
    t = regnum.scenario("paladins_saga", counted)
    t.play("token crest_token_a")
    assert t.over and t.position()["face_up"] == [SUSPICION] and not count(t, "claims_tome")
    assert [shelf(t, q)["claimed"] for q in range(2)] == [[], []]


@clause("TOM-2.42", "TOM-2.45", "TOM-2.1")
def test_what_no_game_can_have_left_is_refused() -> None:
    for tomes in ({"shelves": [{}], "winner": 0}, {"shelves": [{}, {}], "winner": 0}, {**AFTER, "winner": 3}):
        with pytest.raises(BadOption):
            started(2, tomes)
    with pytest.raises(BadOption):
        started(2, {"shelves": [{"victory": 3, "claimed": [SUSPICION]}, {}], "winner": 0})
    assert not regnum.game_of("paladins_saga").finished and "solo" not in regnum.game_of("paladins_saga").modes


@clause("TOM-2.34", "TOM-6.9")
def test_the_further_townsfolk_may_be_used() -> None:
    rows = {name for seed in range(30) for name in started(3, AFTER, seed, tomesaga_townsfolk=True)
            .position()["townsfolk"]}  # fmt: skip
    assert {"aristocrat_1", "trickster_1"} <= rows


@clause("TOM-2.15", "TOM-2.14")
def test_positions_are_written_and_read_again() -> None:
    t = started(3, AFTER)
    recruited(t)
    again = regnum.scenario("paladins_saga", t.position())
    assert again.position() == t.position() and "crew" in purse(again)
    with pytest.raises(BadScenario, match="claimed"):
        table({"crew": [MARBLE]})
