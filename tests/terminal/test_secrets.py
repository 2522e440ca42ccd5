"""Nothing on the screen depends on what the seat cannot know.

In two worlds that differ only in hidden cards, both clients show exactly the same.
"""

from collections.abc import Iterator

import pytest

import regnum
from regnum.bots import make
from regnum.kernel.table import Table
from terminal.seeing import LARGE, SMALL, screen
from terminal.sitting import Transcript, deal, sit

KINGDOMS = ("interaction", "size_distortion", "village_square")
LOOKING = ["table", "hand", "score", "why", "hint", "log", "rule"]


def moments(kingdom: str, every: int) -> Iterator[Table]:
    """Tables in the middle of a game, taken every so many choices."""
    table = regnum.new("dominion", 3, kingdom, {"kingdom": kingdom})
    bots = [make("big_money_smithy", 1), make("random", 2), make("random", 3)]
    while not table.over and table.step < 400:
        decision = table.pending[0]
        table.play(bots[decision.seat].choose(table, decision))
        if table.step % every == 0 and not table.over:
            yield table.clone()


def worlds(table: Table) -> list[Table]:
    return [table.determinise(0, seed) for seed in ("one", "two")]


def hidden(table: Table) -> list[object]:
    """What seat 0 cannot see: the hands of the others, and every deck."""
    players = table.position()["players"]
    return [[player["hand"] for player in players[1:]], [(p["deck"], p["deck_rest"]) for p in players]]


def test_the_worlds_really_differ() -> None:
    pairs = [worlds(table) for kingdom in KINGDOMS for table in moments(kingdom, 40)]
    assert len(pairs) > 10
    assert sum(hidden(a) != hidden(b) for a, b in pairs) > len(pairs) / 2


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_the_plain_client_says_the_same_in_both_worlds(kingdom: str) -> None:
    for table in moments(kingdom, 13):
        if table.decision_of(0) is None:
            continue
        said = [Transcript(sit(world), LOOKING).text for world in worlds(table)]
        assert said[0] == said[1]


@pytest.mark.parametrize("kingdom", KINGDOMS)
async def test_the_screen_shows_the_same_in_both_worlds(kingdom: str) -> None:
    seen = 0
    for table in moments(kingdom, 150):
        for size in (SMALL, LARGE):
            pictures = []
            for world in worlds(table):
                async with screen(sit(world), size, pace=60) as shown:
                    frames = [shown.lines]
                    for key in ("t", "p", "w", "h"):
                        await shown.press(key)
                        frames.append(shown.lines)
                        if shown.has_page:
                            await shown.press("escape")
                    pictures.append(frames)
            assert pictures[0] == pictures[1]
            seen += 1
    assert seen >= 2


def test_the_log_never_names_what_the_others_draw() -> None:
    session = deal(seats=3, bot="big_money", kingdom="village_square")
    while not session.over and session.table.step < 150:
        session.bots_play()
        if not session.over:
            session.play(session.options()[0])
    names = {session.table.game.help(kind, "en", session.table.options).name for kind in session.table.game.things()}
    drawn = [line for line in session.log() if line.kind == "draws"]
    theirs = [line.text for line in drawn if line.text.startswith("Bot")]
    assert len(theirs) > 20 and not [text for text in theirs if any(name in text for name in names)]
    assert any(any(name in line.text for name in names) for line in drawn if line.text.startswith("You"))
