"""The clients speak two languages equally well."""

import random
import re
from pathlib import Path

import pytest

import regnum
from regnum import terminal
from regnum.games.dominion.data import CARDS
from regnum.games.registry import GAMES
from regnum.kernel.clauses import clause_text, clause_texts, parse
from regnum.kernel.text import LANGUAGES, check_catalogues
from regnum.terminal.boards import board_of
from regnum.terminal.commands import NAMES, WORDS
from regnum.terminal.scoring import sheet
from regnum.terminal.words import catalogue, fold, intro

SOURCES = Path(terminal.__file__).parent


def test_both_catalogues_say_the_same_things() -> None:
    assert check_catalogues(catalogue()) == []


def test_every_sentence_that_is_asked_for_exists_and_none_is_left_over() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    known = {key for key in catalogue().entries["en"] if ".intro." not in key}
    literal = set(re.findall(r"""["']([a-z_]+(?:\.[a-z_0-9-]+)+)["']""", source))
    families = {f"{stem}." for stem in re.findall(r"f['\"]([a-z_.]+)\.\{", source)}
    unused = {key for key in known if key not in literal and not any(key.startswith(family) for family in families)}
    assert unused == set()
    prefixes = {key.partition(".")[0] for key in known}
    asked = {key for key in literal if key.partition(".")[0] in prefixes and not key.endswith((".json", ".py"))}
    game = set(GAMES["dominion"].catalogue_for(regnum.new("dominion").options).entries["en"])
    assert asked - set(known) - game == set()


def test_no_command_word_means_two_things_and_none_hides_an_option() -> None:
    assert set(WORDS.values()) == set(NAMES)
    words = [
        word for lang in LANGUAGES for name in NAMES for word in catalogue().render(lang, f"command.{name}").split()
    ]
    assert len({fold(word) for word in words}) == len(words)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_told_in_a_few_sentences_to_who_never_played_it(game: str, lang: str) -> None:
    lines = intro(lang, game)
    assert 3 <= len(lines) <= 8 and all(line.endswith(".") for line in lines)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_finished_game_can_be_played_in_a_terminal(game: str) -> None:
    assert board_of(regnum.new(game, 2))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_finished_game_shows_its_score_sheet(game: str) -> None:
    table = regnum.new(game, 2, "score sheets")
    dice = random.Random(1)
    while not table.over:
        table.play(dice.choice(table.pending[0].options))
    for lang in LANGUAGES:
        shown = sheet(table.view(0), board_of(table), ["Ada", "Jan"], lang)
        assert shown.seats[:2] == ("Ada", "Jan") and len(shown.seats) == 2 + len(table.game.rivals(table.core))
        assert shown.rows and all(name and cells for name, cells, _ in shown.rows)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_clause_of_a_question_can_be_read(game: str) -> None:
    spec = GAMES[game]
    cited = {each.clause for each in (*spec.kinds, *spec.reasons.values(), *spec.events)}
    for lang in LANGUAGES:
        assert {clause for clause in cited if not clause_text(spec, clause, lang)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_that_the_game_cites_can_be_read(lang: str) -> None:
    game = GAMES["dominion"]
    cited = {each.clause for each in (*game.kinds, *game.reasons.values(), *game.events)}
    cited |= {card["clause"] for card in CARDS if "clause" in card}
    assert {clause for clause in cited if not clause_text(game, clause, lang)} == set()
    assert clause_text(game, "DOM-99.9", lang) is None


def test_a_clause_is_read_without_its_marks_and_sources() -> None:
    text = """
- DOM-9.7 **Chapel / Kaplica** (2, Action): trash 0 to 4 cards. [R Opis kart: Kaplica] [W]
- DOM-H.2 Smithy, deck [copper]: the copper can never be shuffled in.
- `ex_two` A worked example. [D]
| DOM-R7 | Moat against Council Room | No. | It is no Attack |
- a list that is no clause
"""
    assert parse(text) == {
        "DOM-9.7": "Chapel / Kaplica (2, Action): trash 0 to 4 cards.",
        "DOM-H.2": "Smithy, deck [copper]: the copper can never be shuffled in.",
        "ex_two": "A worked example.",
        "DOM-R7": "Moat against Council Room. No. It is no Attack.",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_players_read_of_neither_tests_nor_files_nor_names_of_the_data(game: str, lang: str) -> None:
    """Hazards are for those who write rules; no page shows them."""
    told = {id_: text for id_, text in clause_texts(GAMES[game], lang).items() if "-H." not in id_}
    assert len(told) > 150
    for word in (r"test vector", r"\.json\b", r"\b[a-z]+_[a-z_]+\b", r"\(\)", " [.,;:] "):
        assert [id_ for id_, text in told.items() if re.search(word, text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_explains_itself(lang: str) -> None:
    table = regnum.new("dominion")
    for card in table.game.things():
        found = table.game.help(card, lang, table.options)
        assert found.name and found.kind and found.lines and found.notes
        assert clause_text(table.game, found.clause, lang)
        assert catalogue().render(lang, f"provenance.{found.provenance}")


def test_a_card_is_explained_as_it_is_at_the_table() -> None:
    first, second = (regnum.new("dominion", options={"texts": edition}) for edition in ("1e", "2e"))
    lines = [table.game.help("mine", "en", table.options).lines for table in (first, second)]
    assert lines[0] != lines[1] and lines[1][0].startswith("You may")
