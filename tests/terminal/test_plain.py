"""The plain client, driven through its two functions as a pipe would drive it."""

from pathlib import Path

import pytest

import regnum
from regnum.kernel.text import LANGUAGES
from regnum.terminal.commands import IDLE_KEYS, KEYS
from regnum.terminal.screen.table import TableScreen
from terminal.sitting import Transcript, answers, deal, hand, lay, sit

FIRST = ["1"] * 2000


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "bot"), [(2, "random"), (4, "big_money")])
def test_a_whole_game_by_numbers(lang: str, seats: int, bot: str) -> None:
    session = deal(lang=lang, seats=seats, bot=bot)
    transcript = Transcript(session, ("1" if not session.over else "2" for _ in FIRST))
    assert session.over
    ending = {"en": "the game is over", "pl": "koniec gry"}[lang]
    assert ending in transcript.text
    assert {"en": "1. Play again. 2. Quit.", "pl": "1. Zagraj jeszcze raz. 2. Zakończ."}[lang] in transcript.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kingdom", ["interaction", "size_distortion", "village_square", "big_money", "deck_top_2e"])
def test_every_question_of_a_game_can_be_answered_by_the_hint(lang: str, kingdom: str) -> None:
    session = deal(lang=lang, bot="random", kingdom=kingdom)

    def lines():
        for _ in range(250):
            if session.over:
                return
            advice = session.advice()
            assert advice is not None
            option = advice[0]
            yield option.text(lang) if option.group == "stop" or session.things() == [] else option.notation

    transcript = Transcript(session, lines())
    assert session.over or len(transcript.given) == 250
    words = {"en": "is not understood", "pl": "Nie rozumiem"}
    assert words[lang] not in transcript.text


def test_what_happened_since_the_last_own_decision_is_told_once() -> None:
    transcript = Transcript(deal(lang="pl"), ["1", "zakończ turę"])
    assert transcript.after(1).count("Zagrywasz") == 1
    assert "Bot 2 kupuje" in transcript.after(2) and "Zagrywasz" not in transcript.after(2)


def test_the_question_comes_with_its_clause_and_numbered_options() -> None:
    before = Transcript(lay("smithy copper*4", deck0="gold*3", lang="pl"), []).after(0).splitlines()
    assert before[1:] == [
        "",
        "Tura 1, Gracz 1 (ty), Faza akcji, Akcje 1, Zakupy 1, Monety 0.",
        "Twoja ręka: 4 Miedziaki i Kuźnia.",
        "Zagraj kartę Akcji albo zakończ fazę akcji. [DOM-4.1]",
        "1. Zagraj Kuźnię",
        "2. Zakończ fazę akcji",
    ]


def test_several_numbers_pick_several_cards() -> None:
    session = lay("cellar copper*2 estate*2", deck0="gold*3")
    said = answers(session, ["1", "1 2 2"])
    assert "1. Discard Copper (up to 2)" in said and "3. Finish discarding" in said
    assert hand(session) == {"copper": 1, "gold": 3}


def test_the_number_of_the_end_alone_picks_nothing() -> None:
    session = lay("cellar copper*2 estate*2", deck0="gold*3")
    answers(session, ["1", "3"])
    assert hand(session) == {"copper": 2, "estate": 2}


@pytest.mark.parametrize("line", ["discard estate, discard copper", "odrzuć miedziaka, odrzuć posiadłość", "2 1"])
def test_words_pick_as_well_as_numbers(line: str) -> None:
    session = lay("cellar copper*2 estate*2", deck0="gold*3")
    answers(session, ["1", line])
    assert hand(session) == {"copper": 1, "estate": 1, "gold": 2}


def test_too_few_picks_are_refused_in_a_sentence() -> None:
    session = lay("copper*3 estate*2", "militia copper*4", active=1)
    session.table.play("play militia")
    said = answers(session, ["1"])
    assert (
        said == "That cannot be chosen together. Write 2 numbers in one line, such as: 1 1. A number may be repeated."
    )
    assert hand(session) == {"copper": 3, "estate": 2}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Write 2 numbers in one line, such as: 1 2."),
        ("pl", "Napisz 2 numery w jednym wierszu, na przykład: 1 2."),
    ],
)
def test_the_example_of_several_numbers_is_allowed_where_it_is_given(lang: str, said: str) -> None:
    """Of cards that are there once no number may be repeated, and nobody is told that it may."""
    session = lay("copper silver gold estate duchy", "militia copper*4", active=1, lang=lang)
    session.table.play("play militia")
    transcript = Transcript(session, ["1 1", said.rpartition(": ")[2].rstrip(".")])
    assert transcript.after(0).splitlines()[-1] == said and transcript.after(1).endswith(said)
    assert sum(hand(session).values()) == 3


def test_an_example_of_one_number_stands_where_only_one_is_left() -> None:
    session = lay("chapel copper", deck0="gold*5")
    transcript = Transcript(session, ["1"])
    assert transcript.after(1).splitlines()[-1] == "Write at most 1 number in one line, such as: 1."


GARBAGE = [
    "", "   ", "0", "99", "-1", "9" * 5000, "1 2", "1,2,3", "x" * 5000, "buy", "buy province", "buy dragon", "{n}", "|",
    "[DOM-5.4]", "\x1b[31mred", "\0", "ąęłó", "🂡", "undo undo", "card", "card dragon", "card sala", "rule",
    "rule DOM-99.1", "rule x", "save", "save /", "lang de", "hand me", "1; drop table", "play all all",
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", GARBAGE)
def test_whatever_is_typed_gets_an_answer_and_changes_nothing(lang: str, line: str) -> None:
    session = deal(lang=lang)
    said = answers(session, [line])
    assert said and session.table.step == 0
    assert all(letter.isprintable() or letter == "\n" for letter in said)
    if line != "hand me":
        assert said.count("\n") == 0 and len(said) < 300


def test_a_thing_that_is_barred_says_why() -> None:
    said = answers(deal(lang="pl"), ["1", "kup prowincję"])
    assert said.splitlines()[-1] == "Kup Prowincję: Kosztuje 8, a masz 4 monety. [DOM-5.4]"


@pytest.mark.parametrize(
    ("lang", "line", "expected"),
    [
        ("en", "help", "hint: what a bot would choose."),
        ("pl", "pomoc", "rada: co wybrałby bot."),
        ("en", "?", "hint: what a bot would choose."),
        ("en", "why", "Play Estate: This is not a Treasure card. [DOM-1.7]"),
        ("pl", "dlaczego", "Zagraj Posiadłość: To nie jest karta Skarbu. [DOM-1.7]"),
        ("en", "hand", "Your hand: 4 Coppers and Estate."),
        ("pl", "reka", "Twoja ręka: 4 Miedziaki i Posiadłość."),
        ("en", "table", "  Province: costs 8, 8 left."),
        ("pl", "stół", "  Prowincja: koszt 8, zostało 8."),
        ("en", "log", "Turn 1: you [DOM-3.3]"),
        ("pl", "punkty", "Bot 2: 3 punkty."),
        ("en", "card moat", "When another player plays an Attack card"),
        ("pl", "karta fosa", "Gdy inny gracz zagrywa kartę Ataku"),
        ("en", "card Kuźnia", "[DOM-9.34] "),
        ("en", "rule", "[DOM-5.1] The player may play any number of Treasure cards"),
        ("en", "rule 9.17", "[DOM-9.17] Militia"),
        ("pl", "zasada dom-9.17", "[DOM-9.17] "),
        ("en", "undo", "There is nothing to take back."),
        ("pl", "rada", "Rada: Zagraj wszystkie karty Skarbu. "),
        ("en", "lang pl", "Zagraj karty Skarbu, potem kupuj."),
        ("pl", "język en", "Play Treasures, then go on to buying."),
        ("en", "new", "A new game begins."),
        ("en", "w", "Play Estate: This is not a Treasure card. [DOM-1.7]"),
        ("pl", "T", "  Prowincja: koszt 8, zostało 8."),
        ("pl", "p", "Bot 2: 3 punkty."),
        ("en", "r", "[DOM-5.1] The player may play any number of Treasure cards"),
        ("en", "u", "There is nothing to take back."),
        ("pl", "h", "Rada: Zagraj wszystkie karty Skarbu. "),
        ("en", "l", "Zagraj karty Skarbu, potem kupuj."),
        ("pl", "L", "Play Treasures, then go on to buying."),
        ("en", "s", "Say where to: save FILE."),
        ("pl", "f1", "Klawisze pełnego ekranu znaczą tu to samo"),
        ("en", "n", "There is nothing to skip here"),
        ("pl", "c", "Nie ma tu czego zatwierdzać"),
        ("en", "m", "There are no colours here."),
        ("en", "q", "Good-bye."),
    ],
)
def test_every_command_answers(lang: str, line: str, expected: str) -> None:
    assert expected in answers(deal(lang=lang), [line])


def test_undo_in_words() -> None:
    session = lay("smithy copper*4", deck0="gold*3")
    said = answers(session, ["1", "undo", "undo"])
    assert "Write “undo” again to go back all the same." in said and "Taken back." in said
    assert hand(session) == {"smithy": 1, "copper": 4}


def test_insisting_is_forgotten_after_anything_else() -> None:
    session = lay("smithy copper*4", deck0="gold*3")
    answers(session, ["1", "undo", "hand", "undo"])
    assert session.table.step == 1


def test_save_and_log_by_command(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    said = answers(deal(), ["1", f"save {path}", "log"])
    assert f"Saved: {path}" in said and path.exists()
    assert said.splitlines()[-1] == "You play 4 Coppers. [DOM-5.1]"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_input_may_end_anywhere(lang: str) -> None:
    whole = Transcript(deal(lang=lang, bot="random", kingdom="interaction"), FIRST[:60])
    for length in range(0, len(whole.given), 7):
        session = deal(lang=lang, bot="random", kingdom="interaction")
        ended = Transcript(session, FIRST[:length])
        last = ended.said[-1]
        assert {"en": "The input has ended.", "pl": "Koniec danych wejściowych."}[lang] in last
        assert len(ended.given) == length


def test_quitting_tells_where_the_game_is_kept(tmp_path: Path) -> None:
    session = deal()
    session.place = tmp_path / "kept.json"
    said = Transcript(session, ["quit"]).text
    assert said.endswith(f"The game is kept. Go on with: regnum terminal dominion --load {session.place}")
    assert session.place.exists()


def end_game(lang: str = "en"):
    return lay("gold*3", "province*2 estate", supply={"province": 1}, turns0=9, turns1=8, lang=lang)


def test_the_end_is_explained_term_by_term_for_all_seats() -> None:
    said = answers(end_game("pl"), ["1", "1"]).splitlines()
    told = said[said.index("Stos kart Prowincji jest pusty: koniec gry. [DOM-8.1]") :]
    assert "Zwycięża Bot 2." in told
    assert "Gracz 1: razem 6." in told and "  Prowincja: 1 × 6 = 6 [DOM-8.4]" in told
    assert "Bot 2: razem 13." in told and "  Prowincja: 2 × 6 = 12 [DOM-8.4]" in told
    assert "  Rozegrane tury: 9" in told


def test_the_end_tells_how_the_game_went() -> None:
    polish = answers(end_game("pl"), ["1", "1"]).splitlines()
    assert polish[polish.index("Punkty na koniec każdej tury lub rundy:") + 1 :][:2] == [
        "  Gracz 1: 6.",
        "  Bot 2: 13.",
    ]
    english = answers(end_game(), ["1", "1"]).splitlines()
    (turning,) = english[english.index("Where the lead changed most:") + 1 :][:1]
    assert "the lead of Bot 2 shrinks from 13 to 7 points. You buy a Province." in turning


def test_after_the_end_one_can_look_back_and_play_again() -> None:
    session = end_game()
    said = answers(session, ["1", "1", "why", "hand", "hint", "score", "rule", "lang pl", "xyz", "1", "1"])
    assert said.count("Total") == 0 and "Nie rozumiem „xyz”" in said
    assert not session.over and session.table.step == 1


def test_the_score_is_counted_term_by_term_at_any_time() -> None:
    said = answers(deal(), ["score"]).splitlines()
    assert said[:2] == ["Player 1: 3 points.", "  Estate: 3 × 1 = 3 [DOM-8.4]"]


def test_two_leaves_after_the_end() -> None:
    assert Transcript(end_game(), ["1", "1", "2"]).text.endswith("Good-bye.")


def test_a_tie_says_how_it_is_broken() -> None:
    session = lay("gold*3", "province", supply={"province": 1}, turns0=9, turns1=8)
    said = answers(session, ["1", "1"])
    assert "Bot 2 wins." in said and "Equal points: fewer turns taken decide." in said


def test_an_unfinished_game_is_not_forgotten(tmp_path: Path) -> None:
    said = Transcript(deal(), [], kept=tmp_path / "old.json").after(0)
    assert f"Go on with it by: regnum terminal dominion --load {tmp_path / 'old.json'}" in said
    assert "unfinished" not in Transcript(deal(), []).after(0)


@pytest.mark.parametrize(("game", "letters"), [("dominion", "DOM"), ("paladins", "PAL"), ("wonderful_kingdom", "IWK")])
def test_the_help_speaks_of_the_game_that_is_played(game: str, letters: str) -> None:
    """Its examples can be typed in as they stand."""
    said = Transcript(sit(regnum.new(game, 2, 3), bot="random"), ["help", "rule 2.1"])
    [line] = [line for line in said.after(1).splitlines() if "written out" in line]
    example = line.partition(": ")[2].partition(".")[0]
    assert f"rule {letters}-1.1." in said.after(1)
    assert said.after(2).startswith(f"[{letters}-2.1] ")
    written = Transcript(sit(regnum.new(game, 2, 3), bot="random"), [example])
    assert "is not understood" not in written.text and written.client.session.table.step > 0


def test_the_help_writes_its_example_with_all_its_letters() -> None:
    said = Transcript(sit(regnum.new("paladins", 2, 3), bot="random", lang="pl"), ["pomoc"])
    assert "na przykład: Weź Spiskowca." in said.after(1)


def test_paladins_to_choose_from_are_not_called_workers() -> None:
    session = sit(regnum.new("paladins", 2, 3), bot="random", lang="pl")
    asked = Transcript(session, ["1"]).text
    assert "Twoi Paladyni: Gérin, Otton i Bérengier." in asked and "Twoi Robotnicy: Gérin" not in asked


def test_every_letter_of_the_full_screen_is_known() -> None:
    letters = TableScreen(deal(), 0, lambda session: None).letters.keys() - {" "}
    assert letters == {*KEYS, *IDLE_KEYS} - {"f1"}


def test_n_plays_again_when_the_game_is_over() -> None:
    session = deal(bot="random")
    ended: list[str] = []

    def lines():
        for _ in FIRST:
            if session.over:
                ended.append("n")
                yield "n"
            elif ended:
                yield "q"
            else:
                yield "1"

    transcript = Transcript(session, lines())
    assert ended == ["n"] and session.table.step < 5
    assert "Good-bye." in transcript.text
