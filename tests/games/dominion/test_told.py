"""Which card asks, what is told of a choice, and by which clause."""

import pytest

import regnum
from games.dominion.support import table
from support import clause


@clause("DOM-9.3", "DOM-9.17", "DOM-13.3", "DOM-13.7")
@pytest.mark.parametrize(
    ("hands", "choices", "kind", "source", "cited"),
    [
        (("bureaucrat", "estate duchy"), [], "put_on_deck", "bureaucrat", "DOM-9.3"),
        (("artisan copper", ""), ["gain silver"], "put_on_deck", "artisan", "DOM-13.3"),
        (("militia", "copper*3 estate"), [], "discard_down", "militia", "DOM-9.17"),
        (("throne_room militia", "copper*3 estate"), [], "discard_down", "militia", "DOM-9.17"),
        (("poacher copper estate", ""), [], "discard_down", "poacher", "DOM-13.7"),
        (("chancellor", ""), [], "chancellor", "chancellor", "DOM-9.6"),
        (("harbinger", ""), [], "harbinger", "harbinger", "DOM-13.5"),
        (("sentry", ""), ["put back", "put back"], "sentry_order", "sentry", "DOM-13.8"),
    ],
)
def test_a_question_names_the_card_that_asks_and_its_clause(
    hands: tuple[str, str], choices: list[str], kind: str, source: str, cited: str
) -> None:
    t = table(*hands, deck0="copper silver estate", discard0="gold", supply={"curse": 0})
    t.play(f"play {hands[0].split(maxsplit=1)[0]}", *choices)
    question = t.pending[0].question
    assert (t.pending[0].kind, question.source, question.clause) == (kind, source, cited)


@pytest.mark.parametrize(
    ("hand", "choices", "kind", "cited"),
    [
        ("cellar estate", ["discard estate"], "picks", "DOM-3.8"),
        ("cellar estate", ["discard estate"], "discards", "DOM-3.8"),
        ("library", ["set aside"], "sets_aside", "DOM-3.12"),
        ("bureaucrat", [], "puts_on_deck", "DOM-9.3"),
        ("spy", ["put back"], "puts_on_deck", "DOM-9.23"),
        ("artisan estate", ["gain silver", "top estate"], "tops_deck", "DOM-13.3"),
        ("harbinger", ["top gold"], "tops_deck", "DOM-13.5"),
        ("sentry", ["trash", "put back"], "tops_deck", "DOM-13.8"),
        ("vassal", ["decline"], "discards", "DOM-13.9"),
        ("estate", ["end turn"], "discards", "DOM-7.1"),
    ],
)
def test_an_event_cites_the_clause_that_makes_it_happen(hand: str, choices: list[str], kind: str, cited: str) -> None:
    t = table(hand, "estate", deck0="village copper estate*3", discard0="gold", deck1="copper")
    before = len(t.events)
    card = hand.split(maxsplit=1)[0]
    t.play(*([] if card == "estate" else [f"play {card}"]), *choices)
    assert next(event.told.clause for event in t.events[before:] if event.kind == kind) == cited


@clause("DOM-3.8", "DOM-3.12")
def test_cards_chosen_to_be_discarded_are_not_said_to_be_set_aside() -> None:
    t = table("cellar estate*2 gold", deck0="copper*3")
    t.play("play cellar", "discard estate")
    told = [t.describe_event(t.events[-1], seat, lang) for seat in (0, 1) for lang in ("pl", "en")]
    assert told == [
        "Gracz 1 wybiera do odrzucenia Posiadłość.",
        "Player 1 chooses an Estate to discard.",
        "Gracz 1 wybiera do odrzucenia 1 kartę.",
        "Player 1 chooses 1 card to discard.",
    ]


@clause("DOM-13.2", "DOM-13.3", "DOM-9.3")
@pytest.mark.parametrize(
    ("hands", "texts", "prompt", "cited"),
    [
        (("mine copper silver", ""), "1e", "Wybierz z ręki kartę, którą wyrzucasz na Śmietnisko.", "DOM-9.18"),
        (("mine copper silver", ""), "2e", "Możesz wyrzucić kartę z ręki na Śmietnisko.", "DOM-13.2"),
        (("throne_room moat cellar", ""), "1e", "Wybierz z ręki kartę Akcji, którą zagrasz dwa razy.", "DOM-9.25"),
        (("throne_room moat cellar", ""), "2e", "Możesz wybrać z ręki kartę Akcji i zagrać ją dwa razy.", "DOM-13.2"),
        (("artisan", ""), "2e", "Dodaj kartę o koszcie nie większym niż 5; trafi na twoją rękę.", "DOM-13.3"),
        (("feast", ""), "1e", "Dodaj kartę o koszcie nie większym niż 5.", "DOM-9.9"),
        (
            ("bureaucrat", "estate duchy"),
            "1e",
            "Odkryj kartę Zwycięstwa z ręki i połóż ją na wierzchu talii.",
            "DOM-9.3",
        ),
    ],
)
def test_a_prompt_says_what_is_optional_and_where_the_card_goes(
    hands: tuple[str, str], texts: str, prompt: str, cited: str
) -> None:
    t = table(*hands, texts=texts)
    t.play(f"play {hands[0].split(maxsplit=1)[0]}")
    assert (t.pending[0].text("pl"), t.pending[0].clause) == (prompt, cited)


@clause("DOM-3.8", "DOM-11.1")
def test_cards_discarded_together_are_told_in_one_line_and_others_hear_of_the_top_one() -> None:
    t = table("cellar estate*2 gold copper", deck0="copper*4")
    told = [e for e in t.play("play cellar", "discard copper", "discard estate", "done") if e.kind == "discards"]
    assert [[t.describe_event(event, seat, "en") for seat in (0, 1)] for event in told] == [
        ["Player 1 discards a Copper and an Estate.", "Player 1 discards 2 cards; Estate lies on top."]
    ]


@clause("DOM-2.5", "DOM-3.3", "DOM-7.2")
def test_the_set_up_and_the_first_turn_are_told_with_their_clauses() -> None:
    t = regnum.new("dominion", seats=2, seed=3, options={"first": 1})
    assert [(event.kind, event.seat, event.count, event.told.clause) for event in t.events[:3]] == [
        ("draws", 0, 5, "DOM-2.5"),
        ("draws", 1, 5, "DOM-2.5"),
        ("turn_begins", 1, 1, "DOM-3.3"),
    ]
    assert t.events_for(0)[1].things == () and len(t.events_for(1)[1].things) == 5
    assert regnum.load(t.save()).events == t.events
    drawn = [event for event in t.play("end treasures", "end turn") if event.kind == "draws"]
    assert [(event.seat, event.told.clause) for event in drawn] == [(1, "DOM-7.2")]


@clause("DOM-9.14", "DOM-11.4")
def test_while_a_library_draws_others_see_no_more_than_an_action_phase() -> None:
    t = table("library", "estate", deck0="village copper estate*3")
    t.play("play library")
    assert t.pending[0].kind == t.view(0)["pending"][0]["kind"] == "library"
    for viewer in (1, None):
        assert t.view(viewer)["pending"] == [{"seat": 0, "kind": "action", "waiting": True}]


@clause("DOM-3.7")
@pytest.mark.parametrize(
    ("hand", "choices", "terms"),
    [
        ("festival copper", ["play festival", "play all"], [["festival", 2], ["copper", 1]]),
        ("throne_room militia silver", ["play throne_room", "play all"], [["militia", 4], ["silver", 2]]),
        (
            "market copper*2",
            ["play market", "play all", "buy estate"],
            [["market", 1], *[["copper", 1]] * 2, ["spent", -2]],
        ),
    ],
)
def test_coins_are_explained_by_the_cards_that_brought_them(
    hand: str, choices: list[str], terms: list[list[object]]
) -> None:
    t = table(hand, "", deck0="estate")
    t.play(*choices)
    assert t.view(1)["numbers"]["coins"]["terms"] == terms
