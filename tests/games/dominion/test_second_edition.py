"""The 2nd edition: its Kingdom cards, its three changed texts, and how a host switches them on (section 13)."""

import pytest

import regnum
from games.dominion.support import cards, counters, pile, table, trash
from games.support import count, options, refusal
from regnum.kernel.errors import BadOption, BadScenario
from support import clause

REMOVED = "adventurer chancellor feast spy thief woodcutter".split()
ADDED = "artisan bandit harbinger merchant poacher sentry vassal".split()
KEPT = """
    bureaucrat cellar chapel council_room festival gardens laboratory library market militia mine moat moneylender
    remodel smithy throne_room village witch workshop
""".split()
NINE = "cellar market militia mine moat remodel smithy village workshop".split()


def drawn(edition: str, games: int = 80) -> set[str]:
    """The Kingdom cards that come up in many random games."""
    found: set[str] = set()
    for seed in range(games):
        t = regnum.new("dominion", seed=seed, options={"edition": edition, "kingdom": "random"})
        found |= set(t.position()["kingdom"])
    return found


# -- the editions


@clause("DOM-13.1", "DOM-13.11")
@pytest.mark.parametrize(
    ("edition", "wanted"), [("1e", REMOVED + KEPT), ("2e", ADDED + KEPT), ("mixed", REMOVED + ADDED + KEPT)]
)
def test_each_edition_draws_from_its_own_kingdom_cards(edition: str, wanted: list[str]) -> None:
    assert drawn(edition) == set(wanted)
    assert len(wanted) == {"1e": 25, "2e": 26, "mixed": 32}[edition]


@clause("DOM-13.1")
@pytest.mark.parametrize("card", REMOVED + ADDED)
def test_a_card_of_the_other_edition_needs_the_mixed_edition(card: str) -> None:
    own, other = ("1e", "2e") if card in REMOVED else ("2e", "1e")
    for edition in (own, "mixed"):
        t = regnum.new("dominion", options={"edition": edition, "kingdom": [card, *NINE]})
        assert pile(t, card) == 10
    with pytest.raises(BadOption, match="mixed"):
        regnum.new("dominion", options={"edition": other, "kingdom": [card, *NINE]})


@clause("DOM-13.11")
def test_the_first_edition_is_the_default() -> None:
    edition = regnum.describe("dominion")["options"]["edition"]
    assert edition["default"] == "1e" and set(edition["values"]) == {"1e", "2e", "mixed"}
    t = regnum.new("dominion")
    assert (t.options["edition"], t.options["texts"]) == ("1e", "1e")
    with pytest.raises(BadOption, match="sentry"):
        regnum.new("dominion", options={"kingdom": ["sentry", *NINE]})


@clause("DOM-13.11")
@pytest.mark.parametrize(
    ("edition", "texts", "optional"),
    [("1e", None, False), ("2e", None, True), ("mixed", None, False), ("mixed", "1e", False), ("mixed", "2e", True)],
)
def test_the_text_of_the_three_changed_cards_follows_the_chosen_edition(
    edition: str, texts: str | None, optional: bool
) -> None:
    chosen = {"edition": edition} if texts is None else {"edition": edition, "texts": texts}
    t = table("mine copper silver", kingdom=["moneylender", *NINE], **chosen)
    t.play("play mine")
    assert ("decline" in options(t)) is optional


@clause("DOM-13.11")
@pytest.mark.parametrize("wrong", [{"edition": "3e"}, {"texts": "mixed"}])
def test_there_is_no_other_edition(wrong: dict[str, str]) -> None:
    with pytest.raises(BadOption, match="1e, 2e"):
        regnum.new("dominion", options=wrong)
    with pytest.raises(BadScenario, match="1e, 2e"):
        table("copper", **wrong)


@clause("DOM-13.11")
def test_a_position_names_its_kingdom_and_draws_none() -> None:
    assert pile(table(kingdom="first_game_2e", edition="2e"), "merchant") == 10
    assert pile(table(kingdom=",".join(["sentry", *NINE])), "sentry") == 10
    with pytest.raises(BadScenario, match="ten cards"):
        table(kingdom="random")


# -- the three changed texts


@clause("DOM-13.2")
def test_mine_may_be_declined() -> None:
    t = table("mine copper", texts="2e")
    t.play("play mine")
    assert options(t) == ["trash copper", "decline"]
    t.play("decline")
    assert trash(t) == "" and cards(t, 0, "hand") == "copper" and count(t, "gains") == 0


@clause("DOM-13.2")
def test_moneylender_may_be_declined_and_then_gives_nothing() -> None:
    t = table("moneylender copper", texts="2e")
    t.play("play moneylender")
    assert options(t) == ["trash copper", "decline"]
    t.play("decline")
    assert trash(t) == "" and counters(t) == (0, 1, 0)


@clause("DOM-13.2")
def test_throne_room_may_be_declined() -> None:
    t = table("throne_room smithy", texts="2e", deck0="copper*6")
    t.play("play throne_room")
    assert options(t) == ["choose smithy", "decline"]
    t.play("decline")
    assert cards(t, 0, "hand") == "smithy" and cards(t, 0, "in_play") == "throne_room" and counters(t)[0] == 0


@clause("DOM-13.2")
def test_the_optional_texts_do_the_same_when_they_are_used() -> None:
    t = table("throne_room moneylender copper*2", texts="2e")
    t.play("play throne_room", "choose moneylender", "trash copper", "trash copper")
    assert trash(t) == "copper copper" and counters(t) == (0, 1, 6)


@clause("DOM-13.2")
def test_in_the_first_edition_texts_none_of_the_three_can_be_declined() -> None:
    t = table("throne_room mine moneylender copper silver", texts="1e")
    t.play("play throne_room")
    assert refusal(t, "decline") == "DOM-3.17"
    t.play("choose mine")
    assert refusal(t, "decline") == "DOM-3.17"
    forced = table("moneylender copper", texts="1e")
    forced.play("play moneylender")
    assert trash(forced) == "copper"


def test_an_edition_alone_brings_a_kingdom_of_its_own() -> None:
    t = regnum.new("dominion", options={"edition": "2e"})
    assert (t.options["kingdom"], t.options["texts"]) == ("first_game_2e", "2e")
    for edition in ("1e", "mixed"):
        assert regnum.new("dominion", options={"edition": edition}).options["kingdom"] == "first_game"
