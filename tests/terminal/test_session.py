"""One person's game: undo, language, advice, and keeping it safe."""

import os
from pathlib import Path

import pytest

import regnum
from regnum.bots import Weighed
from regnum.bots.advice import Fared, checked, counted
from regnum.kernel.errors import UnknownBot
from regnum.terminal import keeping
from regnum.terminal.session import Session
from terminal.sitting import deal, hand, lay, sit


def finish(session: Session) -> None:
    """Plays to the end by the first option each time."""
    while not session.over:
        session.bots_play()
        if not session.over:
            session.play(session.options()[0])


# -- undo


def test_a_choice_that_showed_nothing_new_is_taken_back_freely() -> None:
    session = lay("woodcutter copper*4")
    session.play("play woodcutter")
    session.play("play copper")
    assert session.undo().done and session.undo().done
    assert hand(session) == {"woodcutter": 1, "copper": 4}
    assert session.undo().key == "undo.nothing"


def test_a_batch_is_taken_back_as_one() -> None:
    session = lay("chapel copper*2 estate*2")
    session.play("play chapel")
    copper, estate = (pick.choice for pick in session.things())
    assert session.confirm([copper, estate, estate])
    assert hand(session) == {"copper": 1}
    assert session.undo().done
    assert hand(session) == {"copper": 2, "estate": 2}
    assert session.decision is not None and session.decision.kind == "trash"


def test_what_came_to_light_is_taken_back_only_by_insisting() -> None:
    session = lay("smithy copper*4", deck0="gold*3")
    session.play("play smithy")
    refused = session.undo()
    assert not refused.done and refused.forcible and hand(session)["gold"] == 3
    assert session.undo(force=True).done
    assert hand(session) == {"smithy": 1, "copper": 4}


def test_insisting_also_goes_back_over_the_bots_turn() -> None:
    session = deal()
    session.play("play all")
    session.play("end turn")
    session.bots_play()
    assert session.table.view(0)["values"]["seat0.turns"] == 2
    assert not session.undo().done
    assert session.undo(force=True).done
    assert session.decision is not None and session.decision.kind == "buy"
    assert session.undo().done
    assert session.decision is not None and session.decision.kind == "treasure"


def test_a_resumed_game_can_be_taken_back_too() -> None:
    session = lay("woodcutter copper*4")
    session.play("play woodcutter")
    again = sit(regnum.load(session.saved()))
    assert again.undo().done and hand(again) == {"woodcutter": 1, "copper": 4}


# -- words


def test_the_whole_log_changes_language() -> None:
    session = deal()
    session.play("play all")
    english = [line.text for line in session.log()]
    session.switch()
    polish = [line.text for line in session.log()]
    assert english[0].startswith("You draw") and english[-1].startswith("You play")
    assert polish[-1].startswith("Zagrywasz") and len(polish) == len(english)
    session.switch()
    assert [line.text for line in session.log()] == english


def test_the_log_forgets_what_was_taken_back() -> None:
    session = lay("woodcutter copper*4")
    session.play("play woodcutter")
    told = len(session.log())
    session.undo()
    assert told > 0 and len(session.log()) == 0


@pytest.mark.parametrize("name", ["smithy", "Smithy", "kuźnia", "KUZNIA", "Kuźn"])
def test_a_card_is_found_by_its_name_in_any_language(name: str) -> None:
    assert deal().find(name) == ["smithy"]


def test_several_cards_can_begin_alike() -> None:
    assert set(deal(lang="pl").find("sala")) == {"council_room", "throne_room"}
    assert deal().find("") == [] and deal().find("dragon") == []


def test_advice_is_one_of_the_options_with_a_reason() -> None:
    session = deal(lang="pl")
    advice = session.advice()
    assert advice is not None and session.decision is not None
    assert advice[0] in session.decision.options
    assert advice[1].endswith(".")


def test_advice_tells_how_the_best_few_fared(monkeypatch: pytest.MonkeyPatch) -> None:
    session = deal(lang="en")
    assert session.decision is not None
    first, second = session.decision.options[:2]
    fared = [Weighed(first, 150, 0.52), Weighed(second, 150, 0.61)]
    monkeypatch.setattr("regnum.terminal.session.advise", lambda table, seat, option, why: checked(option, why, fared))
    advice = session.advice()
    assert advice is not None and advice[0] == second
    told = f"{second.text('en')} 61, {first.text('en')} 52"
    assert advice[1].endswith(f"from 0 (a heavy defeat) to 100 (a clear victory): {told}.")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Points at the end of games played on from here, on average: "),
        ("pl", "Średnio punktów na koniec partii rozegranych od tego miejsca: "),
    ],
)
def test_alone_the_points_of_the_best_few_are_told(monkeypatch: pytest.MonkeyPatch, lang: str, said: str) -> None:
    session = deal(lang=lang)
    assert session.decision is not None
    first, second = session.decision.options[:2]
    fared = [Fared(first, [40] * 150), Fared(second, [43] * 150)]
    monkeypatch.setattr("regnum.terminal.session.advise", lambda table, seat, option, why: counted(first, why, fared))
    advice = session.advice()
    assert advice is not None and advice[0] == second
    assert advice[1].endswith(f"{said}{second.text(lang)} 43, {first.text(lang)} 40.")


def test_without_a_coach_there_is_no_advice() -> None:
    class Lost:
        def hint(self, table: object, seat: int) -> tuple[object, object]:
            raise UnknownBot("It does not play this game.")

    session = deal()
    session.coach = None
    assert session.advice() is None
    session.coach = Lost()
    assert session.advice() is None


# -- keeping


def test_every_choice_is_kept_and_the_bots_are_remembered(tmp_path: Path) -> None:
    place = tmp_path / "state" / "game.json"
    session = sit(regnum.new("dominion", 3, 5, {"first": 0}), bot="random", place=place)
    session.play("play all")
    kept = regnum.load(keeping.read(place))
    assert kept.step == 1 and list(kept.names) == ["", "bot:random", "bot:random"]
    assert session.names == ("Player 1", "Bot 2", "Bot 3")
    finish(session)
    assert not place.exists()


def test_a_disk_that_refuses_does_not_stop_the_game(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("not a folder")
    session = sit(regnum.new("dominion", seed=3, options={"first": 0}), place=blocker / "game.json")
    session.play("play all")
    assert session.table.step == 1 and not session.kept


def test_a_saved_file_goes_on_like_the_game_itself(tmp_path: Path) -> None:
    session = deal()
    session.play("play all")
    path = tmp_path / "mine.json"
    assert session.save_as(str(path)) == f"Saved: {path}"
    other = sit(regnum.load(keeping.read(path)))
    finish(session)
    finish(other)
    assert session.table.history == other.table.history


def test_saving_never_overwrites_what_is_not_a_game(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary")
    assert "is not a saved game" in deal().save_as(str(path))
    assert path.read_text() == "Dear diary"
    game = tmp_path / "game.json"
    assert deal(1).save_as(str(game)) == deal(2).save_as(str(game)) == f"Saved: {game}"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("{}/none/game.json", "there is no such folder"),
        ("{}", "this is a folder"),
        ("~nobody-here/game.json", "the system refused"),
        ("a\0b", "the system refused"),
    ],
)
def test_a_file_that_cannot_be_written_gets_one_sentence(tmp_path: Path, name: str, reason: str) -> None:
    said = deal().save_as(name.format(tmp_path))
    assert said.startswith("Not saved: ") and reason in said and "\n" not in said
    assert not list(tmp_path.iterdir())


def test_only_the_latest_unfinished_games_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    places = []
    for i in range(keeping.MOST_KEPT + 3):
        place = keeping.new_place("dominion")
        keeping.keep(place, "{}")
        os.utime(place, (i, i))
        places.append(place)
    assert len(set(places)) == len(places)
    keeping.tidy("dominion")
    assert keeping.unfinished("dominion") == places[:2:-1]


# -- the next game


def test_another_game_goes_on_at_the_same_table() -> None:
    session = deal(seats=3, bot="big_money")
    finish(session)
    first = session.table.history
    session.rematch("next", None)
    assert not session.over and session.names == ("Player 1", "Bot 2", "Bot 3")
    finish(session)
    assert session.over and session.table.history != first
