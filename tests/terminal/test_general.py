"""A game without a board of its own is played in a terminal all the same, in either client."""

import random
import re
from typing import Any

import pytest

import regnum
from regnum.bots import make
from regnum.kernel.decision import Decision
from regnum.kernel.table import Table
from regnum.kernel.text import LANGUAGES
from regnum.terminal import picks
from regnum.terminal.boards import board_of
from regnum.terminal.general import GeneralBoard
from regnum.terminal.session import Session
from terminal.seeing import SMALL, screen
from terminal.sitting import Transcript

pytestmark = pytest.mark.usefixtures("tiny_is_known")


def at(table: Table, lang: str) -> Session:
    """Seat 0 is the person's, on the board that serves any game."""
    session = Session(table, {seat: ("random", make("random", seat)) for seat in range(1, table.seats)}, lang)
    session.board = GeneralBoard(table.game, table.options)
    return session


def by_chance(session: Session, seed: int):
    """Lines that somebody types who chooses at random: numbers, and the commands that look around."""
    dice = random.Random(seed)
    while not session.over:
        decision = session.decision
        assert decision is not None
        if picks.is_multi(decision):
            yield ", ".join(several(decision, dice))
        else:
            yield str(dice.randint(1, len(decision.options)))
        if not session.over and dice.random() < 0.1:
            yield dice.choice(["table", "hand", "why", "score", "log", "help"])
    yield "2"


def several(decision: Decision, dice: random.Random) -> list[str]:
    """As many as are needed, and perhaps more; the end alone where nothing is picked."""
    trial, now, taken = decision.table.clone(), decision, list[str]()
    while True:
        option = dice.choice(now.options)
        if option.group == "stop":
            return taken or [option.notation]
        taken.append(option.notation)
        left = now.question.most - 1
        trial.play(option.notation, seat=decision.seat)
        after = trial.decision_of(decision.seat)
        if not left or after is None or after.kind != decision.kind or after.question.most != left:
            return taken
        now = after


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param("tiny", 3, marks=pytest.mark.pure_engine),
        ("architects", 1),
        ("viscounts", 1),
        ("viscounts", 2),
        ("paladins", 1),
        ("wonderful_kingdom", 2),
        ("dominion", 2),
    ],
)
def test_a_whole_game_line_by_line(game: str, seats: int, lang: str) -> None:
    session = at(regnum.new(game, seats, 5), lang)
    transcript = Transcript(session, by_chance(session, 1))
    assert session.over and transcript.given[-1] == "2"
    assert {"en": "is not understood", "pl": "Nie rozumiem"}[lang] not in transcript.text
    assert {"en": "1. Play again.", "pl": "1. Zagraj jeszcze raz."}[lang] in transcript.text


def test_five_seats_line_by_line_to_the_end() -> None:
    """From a Guildhall that is nearly full: five have their last turns, and the scores of all five are told."""
    hall = [0, 1, 2, 3, 4] * 4 + [0, 1, 2]
    rich = {"apprentices": "labourer", "hand": "well tavern", "wood": 9, "stone": 9, "gold": 9, "silver": 9}
    session = at(regnum.scenario("architects", {"players": [rich, {}, {}, {}, {}], "guildhall": hall}), "en")
    names = list(session.names)
    transcript = Transcript(session, iter(["place guildhall", "build well", "table", "score", "place quarry", "2"]))
    assert session.over and len(names) == 5 and all(name in transcript.text for name in names)


def test_all_that_an_answer_costs_is_named() -> None:
    table = regnum.scenario("architects", {"players": [{"silver": 9, "hand": "well"}, {}]})
    session = at(table, "en")
    transcript = Transcript(session, iter(["hand", "table", "quit"]))
    lines = transcript.text.splitlines()
    told = {option.notation: session.board.cost(option, "pl") for option in table.pending[0].options}
    assert told["place quarry"] == "Robotnicy 1"
    assert told["place market middle"].startswith("Robotnicy 1, Srebrniki ")
    assert any("Quarry" in line and line.endswith("(cost: Workers 1)") for line in lines)
    assert "." not in lines  # nothing is noted beside the hand, and nothing is said of it


def told(game: str, lang: str, **position: Any) -> tuple[str, ...]:
    """What is told of a written table of two before its players and things."""
    table = regnum.scenario(game, {"players": [{}, {}], **position})
    return GeneralBoard(table.game, table.options).picture(table.view(0), ["Ada", "Jan"], lang).clocks


def test_rows_of_seats_are_told_by_name() -> None:
    hall = {"guildhall": [0, 1, 1], "market": [None, 1, None]}
    assert {"Guildhall (Ada, 2 × Jan, 9 × free)", "Black Market (free, Jan, free)"} <= set(
        told("architects", "en", **hall)
    )
    assert {"Dom Gildii (Ada, 2 × Jan, 9 × wolne)"} <= set(told("architects", "pl", **hall))
    assert "Guildhall (2 × Overlord, 10 × free)" in told("architects_coop", "en", guildhall=[2, 2])


def test_of_a_row_of_spots_those_are_told_where_something_stands() -> None:
    siege = told("viscounts_coop", "en", token="town_05", overlord_towns={"town_02": 2, "inner_01_02": 1})
    assert "The Overlord’s Workers by town (Town 2: 2, Inner Town 1–2: 1)" in siege
    guarded = told("viscounts_coop", "pl", token="town_05", players=[{}, {"guards": {"town_03": 1}}])
    assert any("(Jan, Miasteczko 3: 1)" in number for number in guarded)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in regnum.games() if game not in ("dominion", "wonderful_kingdom")])
def test_no_row_tells_of_nobody_by_a_number(game: str, lang: str) -> None:
    table, dice = regnum.new(game, 2, 7), random.Random(1)
    board = GeneralBoard(table.game, table.options)
    for _ in range(40):
        picture = board.picture(table.view(0), ["Ada", "Jan"], lang)
        facts = [*picture.clocks, *picture.counters, *(fact for other in picture.others for fact in other[1:])]
        assert [fact for fact in facts if "-1" in fact or not re.search(r"[^\W\d]", fact)] == []
        table.play(dice.choice(table.pending[0].options))


@pytest.mark.pure_engine
def test_the_table_is_told_by_the_game_s_own_words() -> None:
    table = regnum.new("tiny", 2, 3)
    board = board_of(table)
    assert isinstance(board, GeneralBoard)
    picture = board.picture(table.view(0), ["Ada", "Jan"], "en")
    assert "Coins 75" in picture.counters and "Coins 75" in picture.others[0] and picture.others[0][0] == "Jan"
    assert "hand 4" in picture.others[0] and "laid 0" not in picture.others[0] and picture.market.notes == ("stock 34",)
    assert picture.hand.title == "hand" and sum(thing.count for thing in picture.hand.things) == 4
    assert ("shelf:apple", "apple", 2) in [(thing.id, thing.name, thing.count) for thing in picture.market.things]
    assert [zone.title for zone in picture.more] == ["Ada, hand", "shelf"]


@pytest.mark.pure_engine
async def test_a_whole_game_on_a_full_screen() -> None:
    session = at(regnum.new("tiny", 2, 3, {"rounds": 1}), "en")
    async with screen(session, SMALL) as shown:
        assert "Market day" in shown.lines[0] and "On the table" in shown.text
        while not shown.session.over:
            await shown.press("enter")
        assert "The market closes." in shown.page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["architects_coop", "viscounts_coop", "paladins_coop"])
async def test_the_smallest_screen_has_room_for_everything(game: str, lang: str) -> None:
    """Others and the own things, the table and the question: none takes the room of all."""
    session = at(regnum.new(game, 2, 3), lang)
    async with screen(session, SMALL) as shown:
        for _ in range(6):
            await shown.press("enter")
        picture, lines = session.picture(), shown.lines
        for zone in (picture.market, picture.play, picture.hand):
            assert any(line.startswith(f"─ {zone.title} ─") for line in lines), zone.title
        assert all(clock in picture.clocks for clock in re.split(" {2,}| · ", lines[0].strip())[2:])
        assert picture.market.things[0].name[:9] in shown.text
        own = [*picture.play.things, *picture.hand.things]
        assert [thing.name for thing in own if thing.name[:9] not in shown.text] == []
        assert f"[{session.decision.clause}]" in shown.text if session.decision else shown.session.over
        assert not any(fact.endswith(" 0") for other in picture.others for fact in other)
        assert ".." not in shown.text.replace("…", "")


def test_a_known_face_down_thing_is_named_and_an_unknown_one_is_not() -> None:
    """What lies in the offering areas of It's a Wonderful Kingdom, told to both seats."""
    table = regnum.new("wonderful_kingdom", 2, 5)
    while not any(thing.get("down") for thing in table.view(None)["places"]["left"]["things"]):
        down = [option for option in table.pending[0].options if "down" in option.notation]
        table.play(*(down or table.pending[0].options)[:1])
    laid = next(thing["by"] for thing in table.view(None)["places"]["left"]["things"] if thing.get("down"))
    board = GeneralBoard(table.game, table.options)
    seen = [[thing.name for thing in board.things(table.view(seat), "left", "en")] for seat in (laid, 1 - laid)]
    assert "a face-down card" not in seen[0] and "a face-down card" in seen[1]
