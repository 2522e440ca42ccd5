"""The players of the games that have their own: legal, honest, with reasons, and each better than the one below."""

import re
from typing import cast

import pytest

import regnum
from bots.tables import TABLES, Kind, asked, player, players
from regnum.bots import make, say
from regnum.bots.policy import MOST_DECISIONS, play_out
from regnum.games.registry import game_of
from regnum.games.wonderful_kingdom.scoring import has_last_step, points
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.core.chance import Chance
from regnum.study.match import Match
from regnum.study.simulation import simulate

pytestmark = pytest.mark.many_games

SENTENCE = re.compile(r"[A-ZĆŁÓŚŻŹ].*\.")
CASES = [
    pytest.param(table, name, id=f"{table.game}-{table.seats}-{name}")
    for table in TABLES
    for name in players(table.game)
]
QUICK = ("random", "habits", "planner")
LENGTH = 260
DEALS = 2


def often(name: str) -> int:
    """Each how many-th question a player is asked: those that play on in their heads seldom."""
    return 1 if name in QUICK else 12 if name == "greedy" else 40


def often_in(game: str, name: str) -> int:
    """The same; the planner of Architects plays on for several rounds."""
    return 6 if (game, name) == ("architects", "planner") else often(name)


@pytest.mark.parametrize(("table", "name"), CASES)
def test_every_answer_is_legal(table: Kind, name: str) -> None:
    bot = player(name, table.game)
    for n, (g, task) in enumerate(asked(table, f"legal/{name}", LENGTH)):
        if n % often_in(table.game, name) == 0:
            assert task.allows(bot.choose(g, task)), game_of(table.game).kinds[task.kind].id


@pytest.mark.parametrize(("table", "name"), CASES)
def test_what_a_seat_cannot_know_never_changes_the_choice(table: Kind, name: str) -> None:
    compared = 0
    for n, (g, task) in enumerate(asked(table, f"honest/{name}", LENGTH)):
        if n % (3 * often_in(table.game, name)):
            continue
        choice = player(name, table.game).choose(g, task)
        for deal in range(DEALS):
            world = g.clone()
            world.determinise(task.actor, Chance(1000 + 17 * n + deal, 0))
            same = next(other for other in world.open_tasks() if other.actor == task.actor)
            assert player(name, table.game).choose(world, same) == choice, game_of(table.game).kinds[task.kind].id
            compared += world.dump() != g.dump()
    assert compared > 0


def test_a_game_that_goes_in_circles_is_left_by_chance() -> None:
    """The rules of Architects end a game only when players build: whoever never would tries something else at last."""

    def places(turn: int) -> set[str]:
        table = regnum.scenario("architects", {"players": [{"hand": "castle"}, {}], "turn": turn})
        return {make("greedy", str(seed)).choose(table, table.pending[0]).notation for seed in range(30)}

    wanted, at_last = places(40), places(2000)
    assert len(at_last) > len(wanted) + 2


REASONS = [("wonderful_kingdom", 4), ("paladins", 4), ("paladins_coop", 4), ("viscounts", 4), ("architects", 4)]


@pytest.mark.parametrize(("game", "least"), REASONS)
def test_the_planner_says_why_in_both_languages(game: str, least: int) -> None:
    t = regnum.new(game, 2, "why")
    heard = set()
    for _ in range(60):
        option, reason = make("planner", seed=1).hint(t, t.pending[0].seat)
        assert all(SENTENCE.fullmatch(say(lang, reason)) for lang in ("en", "pl"))
        heard.add(reason.key)
        t.play(option)
    assert len(heard) >= least


@pytest.mark.parametrize("module", ["threats", "quests"])
def test_whoever_is_alone_hears_no_reason_about_another_player(module: str) -> None:
    t = regnum.new("wonderful_kingdom", 1, "why", {"module": module})
    heard = set()
    while not t.over:
        option, reason = make("planner", seed=1).hint(t, 0)
        heard.add(reason.key.rpartition(".")[2])
        t.play(option)
    assert {"takes_better", "fills"} <= heard and heard.isdisjoint({"offers_little", "hides"})


LADDER = [
    ("wonderful_kingdom", "greedy", "random", 12, 0.6),
    ("wonderful_kingdom", "planner", "greedy", 12, 0.6),
    ("paladins", "greedy", "random", 6, 0.5),
    ("paladins", "planner", "greedy", 6, 0.5),
    ("viscounts", "greedy", "random", 12, 0.6),
    ("viscounts", "planner", "greedy", 20, 0.5),
    ("architects", "greedy", "random", 12, 0.6),
    ("architects", "planner", "greedy", 12, 0.5),
]


@pytest.mark.parametrize(("game", "stronger", "weaker", "games", "least"), LADDER)
def test_the_stronger_one_wins(game: str, stronger: str, weaker: str, games: int, least: float) -> None:
    """The whole interval lies above `least`."""
    line = simulate(Match(game, (stronger, weaker), {}, "ladder"), games).lines[0]
    assert line.low > least, f"{stronger} won {line.share:.0%} against {weaker} ({line.low:.0%} to {line.high:.0%})"


AS_PEOPLE_SCORE = [
    ("paladins", ("planner", "planner"), {}, 4, 50),
    ("wonderful_kingdom", ("planner",), {"module": "threats"}, 30, 50),
    ("wonderful_kingdom", ("planner",), {"module": "advisors"}, 30, 50),
]


@pytest.mark.parametrize(("game", "bots", "options", "games", "least"), AS_PEOPLE_SCORE)
def test_the_planner_scores_as_people_do(
    game: str, bots: tuple[str, ...], options: dict[str, str], games: int, least: int
) -> None:
    found = simulate(Match(game, bots, options, "people"), games)
    assert all(line.mean_score > least for line in found.lines), [line.mean_score for line in found.lines]


def test_partners_with_habits_score_more_than_greedy_ones() -> None:
    """The players of Paladins together mind Threats, Orders and Honour, which greedy ones run into."""
    means = {}
    for bot in ("greedy", "habits"):
        team = simulate(Match("paladins_coop", (bot,), {}, "partners"), 6).team
        assert team is not None
        means[bot] = team.mean_total
    assert means["habits"] > means["greedy"] + 20


def test_the_planner_mostly_finishes_the_quest() -> None:
    finished = 0
    for i in range(20):
        t = regnum.new("wonderful_kingdom", 1, f"quest/{i}", {"module": "quests"})
        play_out(t.core, [player("planner", "wonderful_kingdom")], MOST_DECISIONS)
        finished += has_last_step(cast(Kingdom, t.core), 0)
    assert finished > 13


@pytest.mark.parametrize("missing", [1, 2])
def test_the_planner_spends_its_last_krystallium(missing: int) -> None:
    """In the last step of the last round nothing is worth keeping: what krystallium can complete, it completes."""
    laid = "+".join(["exploration"] * (5 - missing))
    me = {"sites": [f"lost_city:{laid}"], "krystallium": missing, "cubes": 0, "produced": 0}
    position = {"module": "threats", "side": "B", "round": 4, "stage": "exploration", "players": [me]}
    t = regnum.scenario("wonderful_kingdom", position)
    play_out(t.core, [player("planner", "wonderful_kingdom")], MOST_DECISIONS)
    assert t.core.over
    assert points(cast(Kingdom, t.core), 0) == 7


def test_the_planner_turns_up_a_risk_before_taking_it() -> None:
    """Alone the token is free: the area that is better by far is looked at before it is taken."""
    areas = {"left": "quarry tax_office hamlet giant_rat:-", "right": "navigators"}
    me = {"deck": "giant_rats", "traps": 1}
    position = {"module": "threats", "stage": "choice", "turn": 2, "players": [me], **areas}
    t = regnum.scenario("wonderful_kingdom", position)
    assert make("planner", 1).choose(t, t.pending[0]).notation == "trap"


def test_search_beats_the_planner_of_paladins() -> None:
    found = simulate(Match("paladins", ("mcts:200", "planner"), {}, "search"), 20)
    assert found.lines[0].wins > found.lines[1].wins


def test_the_opponent_of_a_solo_game_is_counted() -> None:
    found = simulate(Match("paladins", ("habits",), {}, "solo"), 5)
    assert found.rival is not None and found.tally.rivals.total() == 5
    least, *_, most = found.rival.quantiles
    assert least <= found.rival.mean_score <= most
    assert simulate(Match("wonderful_kingdom", ("random",), {}, "solo"), 2).rival is None
