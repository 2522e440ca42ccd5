"""Tables that began by earlier rules: they go on as they began, or, where rules were corrected, can be watched."""

import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import regnum
from properties.play import played
from regnum.cli import main as cli
from regnum.games.dominion.game import GAME
from regnum.kernel.choices import Choices
from regnum.kernel.errors import BadSave, RulesCorrected
from regnum.kernel.saves import Saved
from regnum.kernel.spec import OldRules
from regnum.kernel.table import Table

CORRECTED = {"en": "The Moat is for others now.", "pl": "Fosa działa teraz na innych."}


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The version before was corrected, the one before that only lacked an option."""
    old = {"0": OldRules(corrected=CORRECTED), "-1": OldRules(options={"counts": True})}
    monkeypatch.setattr(type(GAME), "old_rules", old)


def by_rules(version: str, table: Table, change: Callable[[Saved], None] = lambda _: None) -> str:
    """A save as an earlier version wrote it."""
    saved = msgspec.json.decode(table.save(), type=Saved)
    saved.rules, saved.stamp = version, "earlier"
    change(saved)
    saved.check = 0
    saved.check = zlib.crc32(msgspec.json.encode(saved))
    return msgspec.json.encode(saved).decode()


def table() -> Table:
    return played(regnum.new("dominion", 2, "old", {"kingdom": "first_game"}), "old", 40)


@pytest.mark.usefixtures("corrected")
def test_a_table_goes_on_as_it_began() -> None:
    t = table()

    def without_counts(saved: Saved) -> None:
        saved.options = {key: value for key, value in saved.options.items() if key != "counts"}

    again = regnum.load(by_rules("-1", t, without_counts))
    assert again.history == t.history and again.options["counts"] is True
    assert again.rules == "-1" == again.view(0)["rules"] and not again.corrected
    again.play(again.pending[0].options[0])
    third = regnum.load(again.save())
    assert third.rules == "-1" and third.history == again.history
    assert third.clone().rules == "-1" == third.replayed(third.choices).rules


@pytest.mark.usefixtures("corrected")
def test_where_rules_were_corrected_a_table_can_be_watched() -> None:
    t = table()
    again = regnum.load(by_rules("0", t))
    assert again.corrected == CORRECTED and again.unfollowed == 0
    assert again.history == t.history and again.view(0)["places"] == t.view(0)["places"]
    for attempt in (
        lambda: again.play(again.pending[0].options[0]),
        lambda: again.play_quietly(again.action_codes(again.pending[0].seat)[0]),
        lambda: again.undo(consent=True),
        again.save,
    ):
        with pytest.raises(RulesCorrected, match="rules version 0, which was corrected since"):
            attempt()
    assert again.history == t.history


def off_the_rules(saved: Saved) -> None:
    """The thirtieth choice would not be possible any more."""
    choices = Choices(saved.choices)
    seat, kind, _ = choices[29]
    saved.choices = choices[:29].kept + bytes((seat, kind, 120)) + choices[30:].kept


@pytest.mark.usefixtures("corrected")
def test_a_record_is_followed_as_far_as_todays_rules_allow() -> None:
    t = table()
    again = regnum.load(by_rules("0", t, off_the_rules))
    assert again.history == t.history[:29] and again.unfollowed == 11


@pytest.mark.usefixtures("corrected")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The Moat is for others now. The record was followed by the rules of today for 29 of 40 choices."),
        ("pl", "Fosa działa teraz na innych. Zapis odtworzono według dzisiejszych zasad: 29 z 40 wyborów."),
    ],
)
def test_replay_and_terminal_say_so(
    lang: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "old.json"
    file.write_text(by_rules("0", table(), off_the_rules), encoding="utf-8")
    assert cli.main(["replay", str(file), "--quiet", "--lang", lang]) == 0
    assert capsys.readouterr().out.strip() == said

    from regnum.terminal.start import Wish, loaded

    with pytest.raises(BadSave) as refused:
        loaded(Wish("dominion", lang=lang), str(file))
    assert CORRECTED[lang] in str(refused.value) and f"./regnum replay {file}" in str(refused.value)


@pytest.mark.parametrize(
    ("game", "version"),
    [
        *(("paladins_coop", version) for version in "123"),
        *(("architects_coop", version) for version in "23"),
        ("viscounts_coop", "2"),
    ],
)
def test_partners_games_by_earlier_numbers_can_be_watched_and_not_played_on(game: str, version: str) -> None:
    t = played(regnum.new(game, 2, "old"), "old", 40)
    again = regnum.load(by_rules(version, t))
    assert again.history == t.history and {*again.corrected} == {"en", "pl"}
    with pytest.raises(RulesCorrected):
        again.play(again.pending[0].options[0])


def test_rules_that_are_not_here_are_refused() -> None:
    with pytest.raises(BadSave, match="played by rules version 0; here is version"):
        regnum.load(by_rules("0", table()))


def test_every_game_says_what_was_corrected_in_both_languages() -> None:
    from regnum.games.registry import GAMES

    for game in GAMES.values():
        known: dict[str, Any] = dict(game.old_rules)
        assert game.rules_version not in known
        assert all(set(old.corrected) in (set(), {"en", "pl"}) for old in known.values())
