"""The full-screen client, played by keyboard."""

from pathlib import Path

import pytest

from regnum.bots import make
from regnum.kernel.text import LANGUAGES
from terminal.seeing import LARGE, SMALL, Screen, screen
from terminal.sitting import deal, hand, lay


def attacked(lang: str = "en"):
    """The other player has just played Militia."""
    session = lay("copper*3 estate*2", "militia copper*4", active=1, lang=lang)
    session.table.play("play militia")
    return session


async def play_on(shown: Screen) -> None:
    """Answers every question as a bot would, by the keys that a person would use."""
    advisor = make("big_money_smithy", 1)
    for _ in range(600):
        if shown.session.over:
            return
        decision = shown.session.decision
        assert decision is not None
        wanted = advisor.choose(shown.session.table, decision)
        entries = shown.app.screen.query_one("#choices").entries
        index = next(
            (i for i, e in enumerate(entries) if e.choice is not None and e.choice.notation == wanted.notation), -1
        )
        if index < 0:
            await shown.press("c")
            continue
        await shown.press(*str(index + 1))
        if shown.session.table.step == decision.step:
            await shown.press("c" if entries[index].box else "enter")
    raise AssertionError("the game does not end")


def late(lang: str):
    """A game in which one Province is left."""
    treasures = "copper*7 silver*4 gold*3 smithy estate*3"
    return lay("", "", deck_rest0=treasures, deck_rest1=treasures, supply={"province": 1}, lang=lang)


@pytest.mark.parametrize(("start", "lang", "size"), [(deal, "pl", SMALL), (late, "en", LARGE)])
async def test_a_game_by_keyboard_to_its_end(start, lang: str, size: tuple[int, int]) -> None:
    async with screen(start(lang=lang), size) as shown:
        await play_on(shown)
        assert {"en": "The Province pile is empty", "pl": "Stos kart Prowincji jest pusty"}[lang] in shown.page
        assert {"en": "Total", "pl": "Razem"}[lang] in shown.page and "× 6 =" in shown.page
        await shown.press("enter")
        assert shown.has_page
        await shown.press("n")
        assert not shown.has_page and shown.session.table.view(0)["values"]["seat0.turns"] == 1


@pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE, (200, 60)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
async def test_everything_fits(size: tuple[int, int], lang: str, seats: int) -> None:
    session = deal(lang=lang, seats=seats, kingdom="village_square")
    async with screen(session, size) as shown:
        await shown.press("1")
        picture = session.picture()
        labels = [option.text(lang) for option in session.options()]
        for thing in (*picture.market.things, *picture.hand.things, *picture.play.things):
            assert thing.name in shown.text
        for words in (*labels, *picture.headline, *picture.clocks, *picture.counters, *picture.market.notes):
            assert words in shown.text
        for name, *facts in picture.others:
            assert name in shown.text and all(fact in shown.text for fact in facts)
        assert session.say("foot.quit") in shown.lines[-1] and session.say("foot.help") in shown.lines[-1]
        assert all(len(line) <= size[0] for line in shown.lines)
        assert session.log()[-1].text[:20] in shown.text


async def test_the_richest_purchase_fits_the_smallest_screen() -> None:
    session = lay("gold*3", lang="pl", kingdom="interaction", buys=2)
    async with screen(session) as shown:
        await shown.press("1")
        labels = [option.text("pl") for option in session.options()]
        assert len(labels) == 18 and all(label in shown.text for label in labels)


async def test_a_large_hand_fits_in_every_size() -> None:
    cards = "copper silver gold estate duchy province curse cellar market militia mine moat remodel smithy"
    for size in (SMALL, LARGE):
        session = lay(cards, lang="pl")
        async with screen(session, size) as shown:
            assert all(thing.name in shown.text for thing in session.picture().hand.things)
            assert "Zagraj kartę Akcji albo zakończ fazę akcji." in shown.text


# -- choosing


async def test_arrows_and_enter_choose() -> None:
    async with screen() as shown:
        await shown.press("down", "enter")
        assert shown.session.table.history == ("play copper",)


async def test_a_digit_chooses_at_once_where_it_can_mean_only_one_option() -> None:
    async with screen() as shown:
        await shown.press("2")
        assert shown.session.table.history == ("play copper",)


async def test_a_digit_that_could_go_on_waits_for_the_next_or_enter() -> None:
    async with screen(deal(lang="pl")) as shown:
        await shown.press("1", "1")
        assert shown.session.table.step == 1 and "1: naciśnij Enter albo wpisz drugą cyfrę." in shown.text
        twelfth = shown.session.options()[11].notation
        await shown.press("2")
        assert shown.session.table.history[1] == twelfth


async def test_a_number_beyond_the_options_is_refused() -> None:
    async with screen() as shown:
        await shown.press("9")
        assert shown.session.table.step == 0 and "There is no option 9; choose a number from 1 to 3." in shown.text
        await shown.press("down")
        assert "There is no option" not in shown.text


async def test_a_card_on_the_table_can_be_chosen_where_it_lies() -> None:
    async with screen() as shown:
        await shown.press("1", "tab", "right", "enter")
        assert shown.session.table.history[1] == "buy silver"


async def test_a_click_chooses_too() -> None:
    async with screen() as shown:
        await shown.pilot.click("#choices", offset=(6, 1))
        await shown.settle()
        assert shown.session.table.history == ("play copper",)


async def test_what_cannot_be_chosen_says_why_on_the_spot() -> None:
    async with screen(deal(lang="pl")) as shown:
        await shown.press("1", "tab", "right", "right", "enter")
        assert "Kup Złoto: Kosztuje 6, a masz 4 monety. [DOM-5.4]" in shown.text
        assert shown.session.table.step == 1


# -- several cards


async def test_cards_are_ticked_and_confirmed_as_one_batch() -> None:
    async with screen(attacked("pl")) as shown:
        assert "Odrzuć jeszcze 2 karty." in shown.text
        await shown.press("4")
        assert "Odrzuć jeszcze 1 kartę." in shown.text and "[x] Odrzuć Posiadłość" in shown.text
        assert "✓ Posiadłość ×2" in shown.text and hand(shown.session) == {"copper": 3, "estate": 2}
        await shown.press("3")
        assert "Zatwierdź wybór albo coś odznacz." in shown.text
        await shown.press("enter")
        assert hand(shown.session) == {"copper": 3}


async def test_a_tick_can_be_taken_away_and_too_many_are_refused() -> None:
    async with screen(attacked()) as shown:
        await shown.press("1", "2", "3")
        assert "At most 2 cards: untick another one first." in shown.text
        await shown.press("1", "3", "c")
        assert hand(shown.session) == {"copper": 2, "estate": 1}


async def test_too_few_ticks_cannot_be_confirmed() -> None:
    async with screen(attacked("pl")) as shown:
        await shown.press("1", "c")
        assert "Zaznacz dokładnie 2 karty." in shown.text and shown.session.table.step == 1


async def test_cards_in_hand_can_be_ticked_where_they_lie() -> None:
    session = lay("cellar copper*2 estate", deck0="gold*3")
    async with screen(session) as shown:
        await shown.press("1", "shift+tab", "enter", "enter")
        assert shown.text.count("[x]") == 2
        await shown.press("enter")
        assert shown.text.count("[x]") == 0
        await shown.press("right", "enter", "c")
        assert hand(session) == {"copper": 2, "gold": 1}


# -- explaining


async def test_space_explains_the_card_under_the_cursor() -> None:
    async with screen(lay("moat copper*4", lang="pl")) as shown:
        await shown.press("space")
        assert "Akcja – Reakcja · Koszt 2" in shown.text
        assert "Gdy inny gracz zagrywa kartę Ataku, zanim cokolwiek się stanie" in shown.page
        assert "DOM-9.19" in shown.text
        await shown.press("escape", "tab", "?")
        assert "Skarb · Koszt 0" in shown.text


async def test_an_option_without_a_card_points_to_the_rule() -> None:
    async with screen() as shown:
        await shown.press("space")
        assert "There is no card under the cursor" in shown.text
        await shown.press("r")
        assert "Rule DOM-5.1" in shown.text and "any number of Treasure cards" in shown.page


async def test_why_not_lists_reasons_with_clauses() -> None:
    async with screen(deal(lang="pl")) as shown:
        await shown.press("1", "w")
        assert "Kup Złoto: Kosztuje 6, a masz 4 monety. [DOM-5.4]" in shown.text
        assert "Kup Prowincję: Kosztuje 8, a masz 4 monety. [DOM-5.4]" in shown.text


async def test_a_hint_moves_the_cursor_and_gives_a_reason() -> None:
    async with screen(deal(lang="pl")) as shown:
        await shown.press("down", "h")
        assert "Rada: Zagraj wszystkie karty Skarbu." in shown.text
        await shown.press("enter")
        assert shown.session.table.history == ("play all",)


async def test_no_coach_no_hint() -> None:
    session = deal()
    session.coach = None
    async with screen(session) as shown:
        await shown.press("h")
        assert "No bot can give a hint here." in shown.text


@pytest.mark.parametrize(
    ("key", "lang", "words"),
    [
        ("f1", "pl", "cofa twój ostatni wybór"),
        ("f1", "en", "undo your last choice"),
        ("t", "pl", "Śmietnisko"),
        ("p", "en", "points."),
        ("T", "en", "Trash"),
    ],
)
async def test_pages_open_and_any_key_closes_them(key: str, lang: str, words: str) -> None:
    async with screen(deal(lang=lang), LARGE) as shown:
        await shown.press(key)
        assert shown.has_page and words in shown.text
        await shown.press("x")
        assert not shown.has_page and shown.session.table.step == 0


async def test_a_long_page_scrolls_on_a_small_screen() -> None:
    async with screen(deal(lang="pl")) as shown:
        await shown.press("f1")
        assert "Dowolny klawisz zamyka tę stronę" in shown.text and "a za 8 monet" not in shown.text
        await shown.press("end")
        assert "a za 8 monet" in shown.text


# -- undo, language, colours


async def test_undo_is_free_or_asks_to_insist() -> None:
    async with screen(lay("smithy copper*4", deck0="gold*3")) as shown:
        await shown.press("u")
        assert "There is nothing to take back." in shown.text
        await shown.press("1", "u")
        assert "U again goes back all the same." in shown.text and shown.session.table.step == 1
        await shown.press("down", "u")
        assert shown.session.table.step == 1
        await shown.press("u")
        assert shown.session.table.step == 0 and "Taken back." in shown.text
        assert "Play Smithy" in shown.text


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_the_language_changes_everywhere_at_once(size: tuple[int, int]) -> None:
    async with screen(deal(), size) as shown:
        await shown.press("1")
        before = shown.lines
        await shown.press("l", "down", "up")
        polish = shown.text
        for words in ("Zasoby", "Prowincja", "Twoja ręka", "Kup Srebrnika", "Zagrywasz 4 Miedziaki.", "koniec"):
            assert words in polish
        for words in ("Supply", "Province", "Buy", "plays", "Copper", "quit"):
            assert words not in polish.replace("in English", "")
        await shown.press("l", "down", "up")
        assert shown.lines == before


async def test_day_and_night_differ_in_colour_alone() -> None:
    async with screen() as shown:
        night = shown.lines
        theme = shown.app.theme
        await shown.press("m")
        assert shown.app.theme != theme and shown.lines == night


# -- bots


async def test_bots_move_at_a_readable_pace_and_can_be_skipped() -> None:
    async with screen(deal(lang="pl"), pace=60) as shown:
        await shown.press("1", "1", "enter")
        assert shown.session.waiting_for == 1
        assert "Bot 2 gra…" in shown.text and "pomiń do mojej decyzji" in shown.lines[-1]
        await shown.press("n")
        for _ in range(200):
            await shown.settle()
            if shown.session.waiting_for is None:
                break
        assert shown.session.decision is not None and "Bot 2 zagrywa" in shown.text


async def test_undo_while_a_bot_is_about_to_move_stops_it() -> None:
    async with screen(deal(), pace=60) as shown:
        await shown.press("1", "1", "enter", "u", "u")
        assert shown.session.decision is not None and shown.session.decision.kind == "buy"


async def test_a_fault_of_a_bot_is_kept_for_the_command_line() -> None:
    class Broken:
        def choose(self, table: object, decision: object) -> object:
            raise KeyError("moat")

    session = deal()
    session.bots = {1: ("broken", Broken())}
    with pytest.raises(Exception, match="moat"):
        async with screen(session) as shown:
            await shown.press("1", "1", "enter")
    assert session.table.step == 2


# -- the program


def saved_in(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


async def test_saving_asks_for_a_file(tmp_path: Path) -> None:
    async with screen(deal(lang="pl")) as shown:
        await shown.press("s")
        assert "Zapisz grę do pliku" in shown.text
        field = shown.app.screen.query_one("Input")
        field.value = str(tmp_path / "moja.json")
        await shown.press("enter")
        assert "Zapisano:" in shown.text
        await shown.press("s", "escape")
        assert not shown.has_page
    assert saved_in(tmp_path) == ["moja.json"]


async def test_quitting_asks_and_keeps_the_game(tmp_path: Path) -> None:
    session = deal(lang="pl")
    session.place = tmp_path / "kept.json"
    async with screen(session) as shown:
        await shown.press("q")
        assert "Zakończyć?" in shown.text and "Gra jest zachowana" in shown.text
        await shown.press("x")
        assert shown.has_page
        await shown.press("n")
        assert not shown.has_page and shown.app.is_running
        await shown.press("ctrl+c", "t")
    assert session.place.exists() and shown.app.return_code == 0


async def test_the_welcome_explains_the_game_in_either_language_and_goes_away() -> None:
    async with screen(deal(lang="en"), begins=True) as shown:
        assert "Whoever has the most victory points at the end wins" in shown.page
        await shown.press("l")
        assert "Wygrywa ten, kto na koniec ma najwięcej punktów zwycięstwa" in shown.page
        assert "Dowolny klawisz zaczyna grę." in shown.page
        await shown.press("enter")
        assert not shown.has_page and shown.session.table.step == 0 and "Zagraj karty Skarbu" in shown.text


async def test_the_bots_wait_until_the_welcome_is_read() -> None:
    session = deal(first=1)
    async with screen(session, begins=True) as shown:
        assert session.table.step == 0 and session.waiting_for == 1
        await shown.press("enter")
        assert session.decision is not None and "Bot 2 plays" in shown.text


async def test_an_unfinished_game_can_go_on_instead() -> None:
    old = lay("smithy copper*4", deck0="gold*3")
    async with screen(deal(lang="pl"), begins=True, resume=lambda: old) as shown:
        assert "C: wróć do niedokończonej" in shown.page
        await shown.press("c")
        assert shown.session is old and "Zagraj Kuźnię" in shown.text
    async with screen(deal(), begins=True, resume=lambda: old) as shown:
        await shown.press("x")
        assert shown.session is not old and shown.session.table.step == 0


async def test_the_end_can_be_read_in_both_languages_and_left() -> None:
    session = lay("gold*3", "province*2 estate", supply={"province": 1}, turns0=9, turns1=8)
    async with screen(session) as shown:
        await shown.press("1", "1", "enter")
        assert "Bot 2 wins." in shown.text and "The Province pile is empty" in shown.text
        await shown.press("l")
        assert "Zwycięża Bot 2." in shown.text and "Prowincja" in shown.text and "2 × 6 = 12" in shown.text
        await shown.press("escape", "p")
        assert "Zwycięża Bot 2." in shown.text
        await shown.press("q")
    assert shown.app.return_code == 0
