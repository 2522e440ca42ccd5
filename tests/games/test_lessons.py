"""First games with a teacher: what their lessons wait for exists in the game, and their tables can be set."""

import json
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.games.registry import GAMES
from regnum.kernel.spec import Game

FOLDER = Path(regnum.__file__).parent / "games"
COURSES = {
    game: json.loads(file.read_text(encoding="utf-8"))
    for game in GAMES
    if (file := FOLDER / game / "text" / "lessons.json").is_file()
}

every_course = pytest.mark.parametrize("game", [GAMES[name] for name in COURSES], ids=list(COURSES))


def lessons(game: str) -> list[dict[str, Any]]:
    """What is taught: a mode adds to the lessons of the game that it changes."""
    after = COURSES[game].get("after")
    return [*COURSES[game]["lessons"], *(lessons(after) if after else ())]


def conditions(game: Game) -> list[dict[str, Any]]:
    return [lesson["when"] for lesson in lessons(game.id)]


@every_course
def test_lessons_wait_for_decisions_and_events_that_there_are(game: Game) -> None:
    kinds = {kind.id for kind in game.kinds}
    events = {event.id for event in game.events}
    assert {kind for when in conditions(game) for kind in when.get("decision", ())} <= kinds
    waited = [when["event"] for when in conditions(game) if "event" in when]
    assert {event[name] for event in waited for name in ("kind", "after", "until") if name in event} <= events


@every_course
def test_lessons_look_at_what_the_views_of_their_table_show(game: Game) -> None:
    asked = COURSES[game.id]["table"]
    t = regnum.new(game.id, 1 + asked["rivals"], asked["seed"], asked["options"])
    view = t.view(0)
    shown = {*view["values"], *view["numbers"]}
    names = {name for when in conditions(game) for part in ("value", "below") for name in when.get(part, {})}
    assert {name.replace("me.", "seat0.") for name in names} <= shown


def test_every_finished_game_has_a_teacher() -> None:
    assert set(regnum.games()) <= set(COURSES)
