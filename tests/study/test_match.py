"""Matches: who sits where, who wins, and that nothing depends on how the work is cut."""

import pytest

import regnum
from regnum.bots import make
from regnum.bots.naming import kit_of
from regnum.games.registry import game_of
from regnum.kernel.errors import BadOption, UnknownBot
from regnum.kernel.table import Table
from regnum.study.executors import Processes, Serial, executor
from regnum.study.match import WHOLE, Match, Tally, checked, dice_state, note, play
from regnum.study.simulation import simulate

PAIR = Match("dominion", ("big_money", "random"), {}, "s")


class First:
    """A bot as somebody outside would write one: it takes the first option."""

    def choose(self, table, decision):
        return decision.options[0]


class Cheat:
    def choose(self, table, decision):
        return regnum.new("dominion", seed=99).pending[0].options[0]


def sums(tally: Tally) -> tuple[object, ...]:
    return tally.games, tally.wins, tally.points, tally.squares, tally.decisions, tally.turns


@pytest.mark.both_builds
def test_the_sums_do_not_depend_on_how_the_games_are_cut() -> None:
    match = checked(PAIR)
    whole = play(match, 0, 12)
    parts = Tally()
    for first, count in ((0, 5), (5, 1), (6, 6)):
        parts.add(play(match, first, count))
    assert sums(parts) == sums(whole)


def test_processes_find_the_same_as_one() -> None:
    alone = simulate(PAIR, 24, Serial())
    together = simulate(PAIR, 24, Processes(2))
    assert sums(alone.tally) == sums(together.tally)
    assert isinstance(executor(1), Serial) and isinstance(executor(3), Processes)


@pytest.mark.both_builds
def test_a_game_of_a_match_can_be_played_again_at_a_table() -> None:
    match = checked(Match("dominion", ("big_money", "big_money_smithy"), {}, "again"))
    tally = play(match, 3, 1)
    t = regnum.new("dominion", seed="again/3")
    bots = [make("big_money_smithy"), make("big_money")]  # game 3 is an odd one: seats are exchanged
    while not t.over:
        t.play(bots[t.pending[0].seat].choose(t, t.pending[0]))
    assert t.result is not None
    assert tally.points == [t.result.scores[1].total, t.result.scores[0].total]
    assert tally.wins == [WHOLE if 1 in t.result.winners else 0, WHOLE if 0 in t.result.winners else 0]
    assert tally.decisions == t.step


def test_seats_rotate_unless_they_are_fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    fixed = Match("dominion", ("big_money", "random"), {"first": 0}, "f", rotate=False)
    assert play(checked(fixed), 0, 4).wins == [4 * WHOLE, 0]
    three = checked(Match("dominion", ("random", "big_money", "random"), {}, "three"))
    assert play(three, 0, 3).wins == [0, 3 * WHOLE, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_winners_share_a_win_without_a_remainder(seats: int) -> None:
    tally = Tally(1, [0] * seats, [0] * seats, [0] * seats)
    equal = regnum.scenario("architects", {"players": [{}] * seats}).core
    note(tally, game_of("architects"), kit_of("architects").judge, equal, 0)
    assert tally.wins == [WHOLE / seats] * seats and tally.shared == 1


def test_bots_have_dice_of_their_own() -> None:
    assert len({dice_state(12345, b) for b in range(4)}) == 4
    alike = play(checked(Match("dominion", ("random", "random"), {}, "r")), 0, 2)
    assert alike.points[0] != alike.points[1]


def test_somebody_elses_bot_can_play() -> None:
    match = Match("dominion", ("study.test_match:First", "big_money"), {}, "own")
    found = simulate(match, 2)
    assert found.lines[1].wins == 2
    with pytest.raises(UnknownBot, match=r"There is no bot .*Nobody"):
        simulate(Match("dominion", ("study.test_match:Nobody", "random"), {}, 0), 1)
    with pytest.raises(UnknownBot, match="has no method choose"):
        simulate(Match("dominion", ("builtins:dict", "random"), {}, 0), 1)
    with pytest.raises(BadOption, match=r"Cheat. chose"):
        simulate(Match("dominion", ("study.test_match:Cheat", "random"), {}, 0), 1)


def test_both_ways_of_playing_agree() -> None:
    """Inside the engine and at whole tables, the same bots play the same games."""
    match = checked(Match("dominion", ("big_money", "big_money_ultimate"), {}, "ways"))
    inside = play(match, 0, 2)
    for i in range(2):
        t = Table.new(regnum.new("dominion").game, 2, match.options, f"ways/{i}")
        bots = [make(name) for name in match.bots]
        while not t.over:
            d = t.pending[0]
            t.play(bots[(d.seat - i) % 2].choose(t, d))
        inside.decisions -= t.step
    assert inside.decisions == 0


def test_impossible_matches_are_refused() -> None:
    with pytest.raises(BadOption, match="at least one game"):
        simulate(PAIR, 0)
    with pytest.raises(UnknownBot):
        checked(Match("dominion", ("big_money", "nobody"), {}, 0))
    with pytest.raises(BadOption, match="2 to 4 players"):
        checked(Match("dominion", ("random",), {}, 0))
