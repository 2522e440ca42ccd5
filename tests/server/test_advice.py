"""Advice is what a player that knows the game would do, unless games played on from there are clearly against it."""

from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import NoReturn

import pytest

import regnum
from games.dominion.support import table
from regnum.bots import Weighed, make
from regnum.bots.advice import Fared, advise, checked, counted, played_on
from regnum.bots.naming import levels
from regnum.kernel.table import Table
from regnum.kernel.text import Message
from regnum.server.tables.advice import written
from regnum.server.tables.bots import BotPool
from regnum.server.wire.requests import Hint
from server.web import Client, running, two_at

WHY = Message("why.dominion.usual", {})
TOGETHER = {"architects_coop": 1, "paladins_coop": 1, "viscounts_coop": 2}
"""The games that are played together, and the fewest who play them."""


def rich() -> Table:
    """Seat 0 has eight coins to spend."""
    t = table("gold*2 silver", phase="buy", coins=0, deck0="silver*3 gold*2")
    t.play("play all")
    return t


def advice(own: str, **tried: tuple[int, float]) -> Hint:
    """What is advised if the player says so, and the answers fared so in so many games."""
    t = rich()
    decision = t.pending[0]
    weighed = []
    for card, (tries, share) in tried.items():
        option = next(each for each in decision.options if each.notation == f"buy {card}")
        weighed.append(Weighed(option, tries, share))
    mine = next(each for each in decision.options if each.notation == own)
    return written(checked(mine, WHY, weighed), "big_money")


def test_the_players_advice_comes_with_the_chances_of_the_best_answers() -> None:
    tried = {"province": (300, 0.62), "gold": (200, 0.60), "silver": (50, 0.4), "duchy": (30, 0.3), "copper": (9, 0.9)}
    hint = advice("buy gold", **tried)
    assert (hint.notation, hint.reason.key) == ("buy gold", "why.dominion.usual")
    assert [(each.notation, each.share) for each in hint.best] == [
        ("buy gold", 60),
        ("buy province", 62),
        ("buy silver", 40),
    ]


def test_clear_evidence_is_believed_more_than_the_player() -> None:
    hint = advice("buy silver", province=(300, 0.62), silver=(100, 0.50))
    assert (hint.notation, hint.reason.key) == ("buy province", "why.search")
    assert hint.reason.params == {"n": 400}


def test_a_few_games_are_no_evidence() -> None:
    hint = advice("buy silver", province=(30, 0.9), silver=(30, 0.1))
    assert (hint.notation, hint.best) == ("buy silver", [])


def alone(own: str, **fared: list[int]) -> Hint:
    """What is advised to somebody alone if the answers brought so many points."""
    options = {option.notation: option for option in rich().pending[0].options}
    found = [Fared(options[f"buy {card}"], points) for card, points in fared.items()]
    return written(counted(options[own], WHY, found), "big_money")


def test_alone_the_advice_comes_with_the_points_of_the_best_answers() -> None:
    hint = alone("buy gold", gold=[40, 44] * 60, province=[41, 43] * 60, silver=[30] * 60, copper=[90] * 8)
    assert (hint.notation, hint.reason.key, hint.in_points) == ("buy gold", "why.dominion.usual", True)
    assert [(each.notation, each.share) for each in hint.best] == [
        ("buy gold", 42),
        ("buy province", 42),
        ("buy silver", 30),
    ]


def test_alone_only_what_is_certainly_worth_more_is_advised_instead() -> None:
    hint = alone("buy silver", silver=[40, 42] * 60, province=[45, 47] * 60)
    assert (hint.notation, hint.reason.key) == ("buy province", "why.points")
    assert hint.reason.params == {"n": 240, "points": 46}
    assert alone("buy silver", silver=[0, 80] * 60, province=[90, 0] * 60).notation == "buy silver"
    assert alone("buy silver", silver=[1] * 30, province=[9] * 30).best == []


def test_where_most_games_are_lost_at_once_no_points_are_told() -> None:
    lost = alone("buy silver", silver=[0] * 120, province=[0, 0, 0, 140] * 30)
    assert (lost.notation, lost.reason.key, lost.best) == ("buy silver", "why.dominion.usual", [])
    saved = alone("buy silver", silver=[0] * 120, province=[0, 140, 140] * 40)
    assert (saved.notation, [each.share for each in saved.best]) == ("buy province", [93, 0])


@pytest.mark.both_builds
@pytest.mark.compiled_engine
@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, 1) for game in ("wonderful_kingdom", "paladins", "viscounts", "architects")]
    + [(game, n) for game, least in TOGETHER.items() if game != "viscounts_coop" for n in (least, 3)],
)
def test_alone_and_together_the_points_of_several_answers_are_told(game: str, seats: int) -> None:
    t = regnum.new(game, seats, 3)
    seat = t.pending[0].seat
    option, why = make(levels(game)["knight"]).hint(t, seat)
    found = counted(option, why, played_on(t, seat, option, games=100, seconds=600.0))
    assert found.in_points and len(found.best) > 1 and found.best[0][0].notation == found.option.notation
    assert all(0 < points < 400 for _, points in found.best)


@pytest.mark.both_builds
@pytest.mark.compiled_engine
@pytest.mark.parametrize("game", TOGETHER)
def test_a_team_is_advised_with_its_points_and_not_with_a_lead(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.bots.advice.make", lambda name: pytest.fail("nobody is to be beaten"))
    t = regnum.new(game, 2, 3)
    option, why = make(levels(game)["knight"]).hint(t, t.pending[0].seat)
    assert advise(t, t.pending[0].seat, option, why).option in t.pending[0].options


def test_search_tells_what_it_has_tried() -> None:
    t = rich()
    tried = make("mcts:40", seed=2).weigh(t, 0)
    left = 40 - sum(each.tries for each in tried)
    assert 0 <= left < tried[0].tries - tried[1].tries, "it ends early only where no other answer could overtake"
    assert tried[0].option in t.pending[0].options
    assert [each.tries for each in tried] == sorted((each.tries for each in tried), reverse=True)
    assert all(0 <= each.share <= 1 for each in tried)
    assert make("big_money").weigh(t, 0) == []
    fresh = regnum.new("dominion", seed=5)
    assert make("mcts:1000s").weigh(fresh, fresh.pending[0].seat) == [], "one answer makes sense, and nothing is tried"


async def test_asking_again_gives_the_same_advice_and_is_never_refused(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3") as address, Client(address) as ada, Client(address) as jan:
        id_ = await two_at(address, ada, jan)
        first = await ada.post(f"/api/tables/{id_}/hint")
        for _ in range(40):
            assert await ada.post(f"/api/tables/{id_}/hint") == first


@pytest.mark.parametrize("trouble", [TimeoutError, BrokenExecutor])
async def test_where_no_bot_can_think_there_is_no_advice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: type[Exception]
) -> None:
    async def fails(*_: object) -> NoReturn:
        raise trouble

    monkeypatch.setattr(BotPool, "_run", fails)
    async with running(tmp_path / "t.sqlite3") as address, Client(address) as ada, Client(address) as jan:
        id_ = await two_at(address, ada, jan)
        assert (await ada.post(f"/api/tables/{id_}/hint", status=409))["reason"] == "no_hint"
