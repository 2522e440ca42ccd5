"""A saga as a chain of tables: what begins when, what is carried, what the book tells, and how it is kept."""

import json
from typing import Any

import pytest

import regnum
from games.tomesaga.chapters import finish, shorten
from regnum.games.tomesaga.book import book
from regnum.games.tomesaga.chapters import GAMES, chapter_setup, lead_of, places_of
from regnum.games.tomesaga.declare import CHAPTERS
from regnum.games.tomesaga.places import is_great
from regnum.games.tomesaga.shelves import empty_board
from regnum.games.tomesaga.tables import lore
from regnum.kernel.errors import BadOption, BadSave, IllegalChoice, NoSuchSeat, UndoRefused
from regnum.kernel.spec import OldRules
from support import clause

pytestmark = pytest.mark.both_builds


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    shorten(monkeypatch)


def whole(players: int = 3, seed: int = 7) -> "regnum.Campaign":
    saga = regnum.campaign(players=players, seed=seed)
    for chapter in range(3):
        if chapter:
            saga.begin_next()
        finish(saga.table, chapter)
    return saga


@clause("TOM-2.1")
def test_three_games_follow_each_other() -> None:
    saga = regnum.campaign(players=3, seed=7)
    for chapter in range(3):
        assert saga.chapter == chapter == len(saga.chapters) - 1 and saga.table is saga.chapters[-1]
        assert saga.table.game.id == f"{CHAPTERS.words[chapter]}_saga" and not saga.over and saga.result is None
        with pytest.raises(IllegalChoice, match=r"when this game is over|last chapter"):
            saga.begin_next()
        finish(saga.table)
        if chapter < 2:
            saga.begin_next()
    assert saga.over
    with pytest.raises(IllegalChoice, match="last chapter"):
        saga.begin_next()


@clause("TOM-2.8", "TOM-2.10", "TOM-2.14", "TOM-2.33", "TOM-2.42")
def test_the_next_game_begins_with_what_the_last_one_left() -> None:
    saga = regnum.campaign(players=3, seed=7)
    first = finish(saga.table)
    told, (winner, *_) = saga.book()["next"], places_of(first)
    assert told["plays"] == [(winner + 1 + i) % 3 for i in range(3)] and told["plays"][-1] == winner
    assert told["picks"] == [(winner - 1 - i) % 3 for i in range(3)] and told["picks"][-1] == winner
    tomes = [seat["tomes"] for seat in saga.book()["seats"]]
    assert told["catch_up"] == [max(tomes) - n for n in tomes]
    second = saga.begin_next()
    assert second.options["tomes"]["winner"] == winner and second.view(None)["order"][-1] == winner
    assert [seat["tomes"] for seat in saga.book()["seats"]] == tomes
    assert saga.book()["next"] is None


def test_a_chapter_is_final_once_the_next_has_begun() -> None:
    saga = regnum.campaign(players=2, seed=1)
    first = finish(saga.table)
    first.undo(consent=True)
    finish(first)
    saga.begin_next()
    with pytest.raises(UndoRefused, match="final"):
        first.undo(consent=True)
    for other in (saga.clone(), regnum.load_campaign(saga.save())):
        with pytest.raises(UndoRefused, match="final"):
            other.chapters[0].undo(consent=True)


@clause("TOM-2.2", "TOM-2.26", "TOM-2.27")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_most_tomes_win_the_saga(players: int) -> None:
    saga = whole(players)
    told, result = saga.book(), saga.result
    assert result is not None and saga.over and told["over"]
    assert told["result"]["totals"] == [seat["tomes"] for seat in told["seats"]]
    assert [sum(terms.values()) for terms in told["result"]["terms"]] == told["result"]["totals"]
    best = max(told["result"]["totals"])
    assert all(told["result"]["totals"][seat] == best for seat in result.winners) and result.winners
    assert sum(seat["victory"] for seat in told["seats"]) == 9


@clause("TOM-2.18", "TOM-2.22")
def test_the_book_tells_every_chapter() -> None:
    saga = regnum.campaign(players=3, seed=3)
    told = saga.book(viewer=2)
    assert [chapter["state"] for chapter in told["chapters"]] == ["now", "to_come", "to_come"]
    assert told["viewer"] == 2 and told["chapter"] == 0 and told["chapters"][0]["scores"] is None
    saga = whole(3, 3)
    told = saga.book()
    for i, (chapter, table) in enumerate(zip(told["chapters"], saga.chapters, strict=True)):
        assert chapter["state"] == "over" and chapter["table_game"] == table.game.id and table.result is not None
        assert chapter["scores"] == [score.total for score in table.result.scores]
        assert chapter["places"][0] == table.result.winners[0] and sorted(chapter["places"]) == [0, 1, 2]
        ranked = sorted(chapter["scores"], reverse=True)
        assert chapter["lead"] == ranked[0] - ranked[1] == lead_of(table)
        board = empty_board(3)
        board.chapter = i
        assert chapter["victory"] == ("great" if is_great(board, lore(), chapter["lead"]) else "ordinary")
        claimed = {entry["tome"]: entry["seat"] for entry in chapter["claimed"]}
        assert all(tome in told["seats"][seat]["claimed"] for tome, seat in claimed.items())
        assert len(claimed) + len(chapter["face_up"]) == 3


@clause("TOM-2.17", "TOM-2.44")
def test_the_book_is_plain_data_and_the_same_for_all_eyes() -> None:
    saga = whole()
    told = {viewer: saga.book(viewer) for viewer in (None, 0, 1, 2)}
    assert json.loads(json.dumps(told[None])) == told[None]
    assert all({**one, "viewer": None} == told[None] for one in told.values())
    shown = {entry["tome"] for chapter in told[None]["chapters"] for entry in chapter["claimed"]}
    shown |= {tome for chapter in told[None]["chapters"] for tome in chapter["face_up"]}
    assert len(shown) == 9 and repr(told[None]).count("tome_arc") > 0
    hidden = {f"tome_arc_{word}" for word in ("marble", "buildings", "debts", "virtue", "cathedral", "captures")}
    assert not any(tome in repr(told[None]) for tome in hidden - shown)
    with pytest.raises(NoSuchSeat, match="seats 0 to 2"):
        saga.book(3)


def test_a_saga_is_saved_and_copied_anywhere() -> None:
    saga = regnum.campaign(players=2, seed="again", options={"architects": {"promo_cards": True}})
    for chapter in range(3):
        if chapter:
            saga.begin_next()
        for stop in (0, 5, 30):
            for _ in range(stop):
                if not saga.table.over:
                    saga.table.play(saga.table.pending[0].options[0])
            again = regnum.load_campaign(saga.save())
            assert again.save() == saga.save() == saga.clone().save() and again.book() == saga.book()
        finish(saga.table, chapter)
    again = regnum.load_campaign(saga.save())
    assert again.result == saga.result and again.options == {"architects": {"promo_cards": True}}
    other = saga.clone()
    other.table.undo(consent=True)
    assert saga.over and not other.over


@clause("TOM-2.45")
def test_options_are_chosen_once_for_their_game() -> None:
    saga = regnum.campaign(players=2, options={"paladins": {"promo_cards": True}})
    assert saga.table.options["promo_cards"] is False
    finish(saga.table)
    assert saga.begin_next().options["promo_cards"] is True


@clause("TOM-2.42", "TOM-2.45")
@pytest.mark.parametrize(
    ("players", "options", "said"),
    [
        (1, {}, "2 to 4 players, not 1"),
        (5, {}, "2 to 4 players, not 5"),
        (True, {}, "2 to 4 players"),
        (3, {"dominion": {}}, "has no game “dominion”"),
        (3, {"architects": {"opponent": "helena"}}, "has no option 'opponent'"),
        (3, {"architects": {"promo_cards": 3}}, "promo_cards: must be one of"),
        (3, {"paladins": {"tomes": {}}}, "paladins: write a mapping"),
        (3, {"architects": 4}, "architects: write a mapping"),
        (3, [], "Options of a saga are a mapping"),
    ],
)
def test_a_saga_that_cannot_be_is_refused_in_a_sentence(players: Any, options: Any, said: str) -> None:
    with pytest.raises(BadOption, match=said.replace("(", "\\(")):
        regnum.campaign(players=players, options=options)


def test_a_chapter_that_cannot_begin_is_refused_in_a_sentence() -> None:
    first = regnum.new(GAMES[0], 3)
    with pytest.raises(BadOption, match="chapters 0 to 2; there is no chapter 3"):
        chapter_setup(3, 3, {}, [])
    with pytest.raises(IllegalChoice, match="after 1 finished games, not after 0"):
        chapter_setup(1, 3, {}, [])
    with pytest.raises(IllegalChoice, match="when this game is over"):
        chapter_setup(1, 3, {}, [first])
    finish(first)
    assert chapter_setup(1, 3, {}, [first])[0] == GAMES[1]
    with pytest.raises(BadOption, match="for 2 players"):
        chapter_setup(1, 2, {}, [first])
    with pytest.raises(BadOption, match="Chapter 1 of this saga is paladins_saga"):
        chapter_setup(2, 3, {}, [first, first])


def test_the_book_of_a_saga_that_has_not_begun() -> None:
    told = book([], 4, None)
    assert told["chapter"] is None and told["next"]["game"] == "architects" and told["next"]["picks"] is None
    assert [seat["tomes"] for seat in told["seats"]] == [0, 0, 0, 0] and told["left"]["crests_needed"] == 3
    assert book([], 2, None)["left"]["crests_needed"] == 4


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda saved: "", "not a saved saga"),
        (lambda saved: "{}", "not a saved saga"),
        (lambda saved: json.dumps({**saved, "regnum_campaign": 9}), "format 9"),
        (lambda saved: json.dumps({**saved, "chapters": []}), "1 to 3 chapters, not 0"),
        (lambda saved: json.dumps({**saved, "chapters": saved["chapters"][::-1]}), "does not go on|cannot be read"),
        (lambda saved: json.dumps({**saved, "chapters": saved["chapters"][1:]}), "does not go on"),
        (lambda saved: json.dumps({**saved, "chapters": [saved["chapters"][0][:-9]]}), "damaged"),
        (lambda saved: json.dumps({**saved, "players": 3}), "does not go on"),
        (lambda saved: json.dumps({**saved, "options": {"chess": {}}}), "has no game “chess”"),
    ],
)
def test_a_saved_saga_that_is_damaged_is_refused_in_a_sentence(change: Any, said: str) -> None:
    saga = regnum.campaign(players=2, seed=5)
    finish(saga.table)
    saga.begin_next()
    with pytest.raises(BadSave, match=said):
        regnum.load_campaign(change(json.loads(saga.save())))


def test_a_save_whose_second_chapter_began_with_other_shelves_is_refused() -> None:
    saga, other = regnum.campaign(players=2, seed=5), regnum.campaign(players=2, seed=6)
    for one in (saga, other):
        finish(one.table, one.seed)
        one.begin_next()
    mixed = json.loads(saga.save()) | {"chapters": [json.loads(saga.save())["chapters"][0], other.table.save()]}
    assert saga.table.options["tomes"] != other.table.options["tomes"]
    with pytest.raises(BadSave, match="does not go on where the one before it ended"):
        regnum.load_campaign(json.dumps(mixed))


def test_a_saga_with_a_chapter_of_corrected_rules_is_refused_and_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    saga = regnum.campaign(players=2, seed=5)
    finish(saga.table)
    saga.begin_next()
    kept = saga.save()
    game = saga.chapters[0].game
    with monkeypatch.context() as patch:
        patch.setattr(type(game), "old_rules", {game.rules_version: OldRules(corrected={"en": "So.", "pl": "Tak."})})
        patch.setattr(type(game), "rules_version", f"{game.rules_version}.1")
        with pytest.raises(BadSave, match=r"Chapter 0 .* corrected since: the saga cannot go on here"):
            regnum.load_campaign(kept)
        patch.setattr(type(game), "old_rules", {})
        with pytest.raises(BadSave, match="played by rules version"):
            regnum.load_campaign(kept)
    assert regnum.load_campaign(kept).save() == kept
