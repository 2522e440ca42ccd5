"""A game that is played together has one result for all seats, and everybody who asks for it gets that one."""

import json
from typing import Any

import pyspiel
import pytest

import regnum
from kernel.tiny.partners import GIFT, PARTNERS, TAX
from regnum.bots import make
from regnum.bots.general import GeneralJudge, general_guide
from regnum.bots.search import WIN
from regnum.cli import main as cli
from regnum.cli.replay import as_data, ending
from regnum.envs import gymnasium, pettingzoo
from regnum.envs.openspiel import game_type
from regnum.envs.picture import picture
from regnum.games.registry import GAMES
from regnum.kernel.table import Table
from regnum.server.people.records import past_game, record_of
from regnum.server.store.protocol import Person
from regnum.server.tables.record import Card, SeatRecord
from regnum.server.web.identity import Who
from regnum.server.web.tables import card_for
from regnum.server.wire.view import TeamData
from regnum.study.course import course
from regnum.study.match import Match
from regnum.study.simulation import simulate

pytestmark = [pytest.mark.pure_engine]


@pytest.fixture(autouse=True)
def partners_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, PARTNERS.id, PARTNERS)
    monkeypatch.setattr("regnum.cli.compile.bring_up_to_date", lambda *, wait: None)


def finished(*, won: bool, seats: int = 2) -> Table:
    """A game that random players won, or lost."""
    for seed in range(40):
        t = regnum.new("partners", seats, seed)
        bot = make("random", seed)
        while not t.over:
            t.play(bot.choose(t, t.pending[0]))
        if t.result is not None and t.result.team is not None and t.result.team.won == won:
            return t
    raise AssertionError("random players win some of these games and lose others")


@pytest.mark.parametrize("won", [True, False])
def test_all_win_or_all_lose_by_what_they_have_together(won: bool) -> None:
    t = finished(won=won, seats=3)
    assert t.result is not None and t.result.team is not None
    team = t.result.team
    assert team.total == sum(score.total for score in t.result.scores) + GIFT
    assert team.needed == 3 * TAX and won == (team.total >= team.needed)
    assert t.result.winners == ((0, 1, 2) if won else ())


def test_the_view_explains_both_numbers_at_any_time() -> None:
    before = regnum.new("partners", 2, 1).view(0)
    had = sum(score["total"] for score in before["score"])
    assert (before["team"]["total"], before["team"]["needed"], before["team"]["won"]) == (had + GIFT, 2 * TAX, False)
    t = finished(won=True)
    told: dict[str, Any] = t.view(None)["team"]
    assert told["won"] and told["total"] == t.result.team.total  # type: ignore[union-attr]
    assert told["terms"] == [{"name": "gift", "points": GIFT, "count": 1, "clause": "TIN-9"}]
    assert told["needs"] == [{"name": "tax", "points": 2 * TAX, "count": 2, "clause": "TIN-8"}]
    assert set(told) == set(TeamData.__struct_fields__)
    assert regnum.new("architects", 2, 1).view(0)["team"] is None  # nobody plays together


def test_it_is_kept_and_told_by_saves_and_replays() -> None:
    t = finished(won=False)
    again = regnum.load(t.save())
    assert again.result == t.result and again.view(1) == t.view(1)
    assert as_data(again)["winners"] == [] and as_data(again)["team"]["won"] is False
    assert ending(again, "en")[0].startswith("You lose together.")
    assert any(line.startswith("Podatek, potrzeba: 2 × 22 = 44") for line in ending(again, "pl"))
    assert f"{t.result.team.total} of {2 * TAX} points" in picture(t)  # type: ignore[union-attr]


def test_nothing_turns_a_game_against_a_partner() -> None:
    assert course(finished(won=True)).turning_points == ()


def test_a_simulation_counts_a_win_for_every_partner_and_for_the_team() -> None:
    found = simulate(Match("partners", ("random", "random"), {}, 1), 30).as_data()
    team = found["team"]
    assert 0 < team["wins"] < 30 and team["mean_needed"] == 2 * TAX
    assert [seat["wins"] for seat in found["seats"]] == [team["wins"]] * 2
    assert team["low"] < team["share"] == team["wins"] / 30 < team["high"]
    assert team["mean_total"] == pytest.approx(sum(seat["mean_score"] for seat in found["seats"]) + GIFT)
    assert simulate(Match("dominion", ("random", "random"), {}, 1), 1).as_data()["team"] is None


def test_the_command_says_how_the_team_fared(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "partners", "--bots", "random,random", "--games", "3", "--jobs", "1"]) == 0
    assert "together: won" in capsys.readouterr().out


def test_an_arena_compares_teams_of_equals_on_the_same_deals(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", "partners", "--bots", "random,greedy", "--games", "6", "--jobs", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    ((pair,),) = [found["pairs"]]
    assert pair["bots"] == ["random", "greedy"] and pair["share"] < 0.5
    assert [each["bot"] for each in found["bots"]] == ["greedy", "random"]


@pytest.mark.parametrize(("won", "worth"), [(True, 1.0), (False, -1.0)])
def test_learners_share_what_it_is_worth(won: bool, worth: float) -> None:
    t = finished(won=won)
    last = t.clone()
    last.undo(consent=True)
    env = pettingzoo.env("partners", 2)
    env.reset(options={"table": last})
    assert last.choices[-1] != t.choices[-1]
    env.step(t.code_of(t.choices[-1].kind, t.choices[-1].answer))
    assert set(env.rewards.values()) == {worth}
    seat = t.choices[-1].seat
    one = gymnasium.make_env("partners", seat=seat, bots=["random"])
    one.reset(options={"table": last})
    assert one.step(t.code_of(t.choices[-1].kind, t.choices[-1].answer))[1] == worth


def test_openspiel_is_told_that_utilities_are_the_same() -> None:
    assert game_type(PARTNERS, None).utility == pyspiel.GameType.Utility.IDENTICAL
    assert game_type(GAMES["dominion"], None).utility == pyspiel.GameType.Utility.ZERO_SUM


def test_search_plays_for_the_team() -> None:
    guide = general_guide(GeneralJudge(PARTNERS))
    won, lost = finished(won=True), finished(won=False)
    assert [guide.outcome(won.core, seat) > WIN // 2 for seat in range(2)] == [True, True]
    assert [guide.outcome(lost.core, seat) < WIN // 2 for seat in range(2)] == [True, True]
    assert guide.outcome(won.core, 0) == guide.outcome(won.core, 1)


def test_a_victory_together_is_no_shared_one_in_the_records() -> None:
    seats = [SeatRecord("human", "Ada", "ada", "", ""), SeatRecord("human", "Jan", "jan", "", "")]
    card = Card("t", "partners", "over", seats, [], False, 1.0, scores=[30, 20], winners=[0, 1])
    past = past_game("ada", card)
    assert past is not None and past.together
    record = record_of([past], {})
    assert (record.won, record.shared) == (1, 0)
    assert card_for(card, Who(Person("ada", "Ada"), "")).together  # and the list of tables says the same
