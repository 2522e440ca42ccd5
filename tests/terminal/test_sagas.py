"""A whole saga against bots, line by line."""

from pathlib import Path

import pytest

import regnum
from games.tomesaga.chapters import finish, shorten
from regnum.kernel.errors import BadOption, BadSave, UnknownBot
from regnum.terminal import start
from regnum.terminal.plain import Plain
from regnum.terminal.sagas import SagaSession

pytestmark = pytest.mark.pure_engine


@pytest.fixture(autouse=True)
def _short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    shorten(monkeypatch)


def played(session: start.Session, lines: int, last: str = "quit") -> list[str]:
    """What the plain client says to somebody who always takes the first answer, and then leaves."""
    said: list[str] = []
    given = iter([*["1"] * lines, last])
    Plain(session, lambda: next(given, None), said.append, rematch=start.rematch, fresh=lambda: session).run()
    return said


WISH = start.Wish("tomesaga", 2, ["random"], {}, 4, "en")


@pytest.mark.parametrize(("lang", "words"), [("en", "The saga is won by"), ("pl", "Kampanię wygrywa")])
def test_three_games_follow_each_other_to_the_end(lang: str, words: str) -> None:
    session = start.fresh(start.Wish("tomesaga", 3, ["squire"], {}, 4, lang))
    assert isinstance(session, SagaSession)
    said = played(session, 400)
    assert any(words in line for line in said)
    assert sum("1. " in line and line.endswith((" 2. Quit.", " 2. Zakończ.")) for line in said) >= 3


def test_a_saga_is_kept_between_and_within_its_games_and_goes_on_there() -> None:
    session = start.fresh(WISH)
    assert isinstance(session, SagaSession)
    finish(session.table)
    assert not session.finished and session.goes_on
    said = played(session, 1)
    assert "1. The next game of the saga. 2. Quit." in said and session.saga.chapter == 1
    kept = start.latest("tomesaga")
    assert kept is not None and kept.name.startswith("tomesaga-")
    again = start.loaded(start.Wish("tomesaga"), "latest")
    assert isinstance(again, SagaSession) and again.saga.chapter == 1 and again.named == ("random",)
    assert again.saga.book() == session.saga.book()
    finish(again.table)
    again.rematch("ignored between two games", again.place)
    assert again.saga.chapter == 2
    finish(again.table)
    assert again.finished and again.place is not None and again.place.exists()
    again.keep()
    assert not again.place.exists()
    over = again.saga
    again.rematch("another", None)
    assert again.saga is not over and again.saga.chapter == 0


def test_every_shelf_is_told_with_its_owner() -> None:
    session = start.fresh(start.Wish("tomesaga", 2, ["random"], {}, 4, "en"))
    assert isinstance(session, SagaSession)
    finish(session.table)
    session.rematch("ignored between two games", None)
    shelves = session.saga.book()["seats"]
    assert sum(shelf["victory"] for shelf in shelves) == 3
    picture = session.picture()
    told = [", ".join(picture.counters), *(", ".join(other) for other in picture.others)]
    for line, shelf in zip(told, shelves, strict=True):
        assert f"Victory Tomes {shelf['victory']}" in line
    common = ", ".join(picture.clocks)
    assert "Victory Tomes left" in common and "Crests" not in common
    titles = [zone.title for zone in picture.more]
    assert [title for title in titles if title.startswith("Claimed Tomes")] == []
    held = [name for name, shelf in zip(session.names, shelves, strict=True) if shelf["claimed"]]
    assert [title for title in titles if title.endswith("Claimed Tomes")] == [f"{name}, Claimed Tomes" for name in held]


def test_bots_and_options_of_a_saga_are_checked() -> None:
    with pytest.raises(UnknownBot, match="squire, knight and master do"):
        start.fresh(start.Wish("tomesaga", 2, ["big_money"]))
    with pytest.raises(BadOption, match="2 to 4 players"):
        start.fresh(start.Wish("tomesaga", 5, ["random"]))
    with pytest.raises(BadOption, match="has no game"):
        start.fresh(start.Wish("tomesaga", 2, ["random"], {"dominion": {}}))


def test_a_saga_is_saved_to_a_file_of_choice(tmp_path: Path) -> None:
    session = start.fresh(WISH)
    file = tmp_path / "mine.json"
    for _ in range(2):  # the second time it is written over
        session.save_as(str(file))
    assert regnum.load_campaign(file.read_text(encoding="utf-8")).players == 2


def test_a_saga_that_is_not_there_or_is_none_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match=r"nowhere\.json cannot be read \(No such file or directory\)"):
        start.loaded(WISH, str(tmp_path / "nowhere.json"))
    game = tmp_path / "game.json"
    game.write_text(regnum.new("dominion").save(), encoding="utf-8")
    with pytest.raises(BadSave, match="not a saved saga"):
        start.loaded(WISH, str(game))
