"""Ratings follow the results, and `regnum arena` shows and writes them."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from regnum.cli import arena
from regnum.cli import main as cli
from regnum.study.arena import Standing, play_all
from regnum.study.match import WHOLE, Match, Tally
from regnum.study.ratings import Rating, Score, drawn, ratings, with_intervals

ARENA = ["arena", "dominion", "--bots", "random,big_money,big_money_smithy", "--games", "10", "--jobs", "1"]


@pytest.fixture(autouse=True)
def no_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.cli.compile.bring_up_to_date", lambda *, wait: None)


def test_ten_to_one_is_four_hundred_points() -> None:
    high, low = ratings(2, {(0, 1): Score(wins=10000, shared=0, losses=1000)})
    assert high - low == pytest.approx(400, abs=0.5)
    assert high + low == pytest.approx(3000)


def test_ratings_join_what_pairs_tell() -> None:
    """Who beats one that beats a third is rated above both, also without having met the third."""
    found = ratings(3, {(0, 1): Score(75, 0, 25), (1, 2): Score(75, 0, 25)})
    assert found[0] - found[1] == pytest.approx(found[1] - found[2], abs=1e-3)
    assert found[0] - found[1] == pytest.approx(189, abs=2)


def test_intervals_hold_the_rating_and_shrink_with_more_games() -> None:
    few, many = (with_intervals(2, {(0, 1): Score(6 * n, n, 3 * n)})[0] for n in (2, 40))
    for rating in (few, many):
        assert isinstance(rating, Rating) and rating.low < rating.value < rating.high
    assert many.high - many.low < (few.high - few.low) / 3


def test_drawn_results_have_as_many_games() -> None:
    import random

    assert drawn(Score(3, 4, 5), random.Random(1)).games == 12
    assert drawn(Score(3, 0, 0), random.Random(1)) == Score(3, 0, 0)


def test_json_and_determinism(capsys: pytest.CaptureFixture[str]) -> None:
    seen = []
    for _ in range(2):
        assert cli.main([*ARENA, "--json"]) == 0
        said = json.loads(capsys.readouterr().out)
        said.pop("seconds")
        seen.append(said)
    assert seen[0] == seen[1]
    assert [line["bot"] for line in said["bots"]] == ["big_money_smithy", "big_money", "random"]
    assert all(line["low"] <= line["rating"] <= line["high"] for line in said["bots"])
    assert len(said["pairs"]) == 3 and said["pairs"][0]["share"] == 0


def test_at_five_seats_both_bots_sit_by_turns_and_change_places(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, ...]] = []

    def first_seat_wins(match: Match, first: int, count: int) -> Tally:
        seen.append(match.bots)
        return Tally(count, [WHOLE if seat == 0 else 0 for seat in range(5)], [0] * 5, [0] * 5)

    monkeypatch.setattr("regnum.study.arena.play", first_seat_wins)
    standing = play_all(Match("architects", ("random", "greedy"), {}, "five"), 4, seats=5)
    assert seen == 2 * [("random", "greedy", "random", "greedy", "random"), ("greedy", "random") * 2 + ("greedy",)]
    assert standing.results[0, 1] == Score(wins=2, shared=0, losses=2) and standing.as_data()["seats"] == 5


def test_a_tie_between_seats_of_one_bot_is_its_win_and_one_of_both_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = iter([[20, 20, 20, 0, 0], [30, 0, 30, 0, 0], [12] * 5, [0, 0, 0, 0, 60]])
    monkeypatch.setattr(
        "regnum.study.arena.play", lambda match, first, count: Tally(count, next(parts), [0] * 5, [0] * 5)
    )
    standing = play_all(Match("architects", ("random", "greedy"), {}, "ties"), 4, seats=5)
    assert standing.results[0, 1] == Score(wins=0, shared=2, losses=2)


def test_an_arena_of_five_seats_in_architects(capsys: pytest.CaptureFixture[str]) -> None:
    five = ["arena", "architects", "--bots", "random,greedy", "--games", "2", "--seats", "5", "--jobs", "1"]
    assert cli.main([*five, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["seats"] == 5 and [line["bot"] for line in said["bots"]] == ["greedy", "random"]
    assert cli.main([*five[:-4], "--seats", "6"]) == 2
    assert "1 to 5" in capsys.readouterr().err


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_report_is_one_page_that_needs_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "arena.html"
    assert cli.main([*ARENA, "--report", str(file)]) == 0
    assert "big_money_smithy" in capsys.readouterr().out
    text = file.read_text(encoding="utf-8")
    tags = Tags()
    tags.feed(text)
    assert tags.open == [] and tags.links == [] and "http" not in text
    assert text.count("<circle") == 3 and len(re.findall(r"\d+\.\d%</td>", text)) == 6


def test_eighty_columns_are_enough_for_ranks_names_and_every_pair(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = ["random", "greedy", "big_money", "big_money_smithy", "mcts:1", "mcts:2", "mcts:3", "mcts:4", "mcts:5"]
    results = {(a, b): Score(wins=a + b, shared=0, losses=20 - a - b) for a in range(9) for b in range(a + 1, 9)}
    rated = tuple(Rating(1500 - a, 1400, 1600) for a in range(9))
    monkeypatch.setenv("COLUMNS", "80")
    arena.show(Standing("dominion", tuple(bots), 20, "0", results, rated, 1.0))
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "dominion: 20 games for each pair at 2 seats, seed 0"
    assert max(map(len, lines)) <= 80 and "…" not in "".join(lines)
    cells = [[cell.strip() for cell in re.split("[│┃]", line)] for line in lines]
    assert {row[2] for row in cells if len(row) > 3 and row[1].isdecimal()} >= set(bots)
    assert [row[1] for row in cells if len(row) > 2 and row[2] in bots] == [str(n) for n in range(1, 10)]
    assert {cell for row in cells for cell in row if cell.startswith("v ")} == {f"v {n}" for n in range(1, 10)}
    assert sum(cell.endswith("%") and "interval" not in cell for row in cells for cell in row) == 9 * 8


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "random"], "at least two bots"),
        (["--bots", "random,random"], "each of them once"),
        (["--bots", "random,nobody"], "There is no bot 'nobody'"),
        (["--bots", "random,big_money", "--games", "0"], "at least one game"),
        (["--bots", "random,big_money", "--seats", "1"], "a seat for each bot"),
    ],
)
def test_bad_input_gets_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    assert cli.main(["arena", "dominion", *arguments]) == 2
    said = capsys.readouterr()
    assert sentence in said.err and said.err.count("\n") == 1 and said.out == ""
