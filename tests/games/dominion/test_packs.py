"""Card packs: a card that does what another one does asks in its own name; what is wrong is said at its place."""

from typing import Any

import pytest

import regnum
from games.dominion.support import table
from games.support import options
from regnum.games.dominion.data import CARDS, NUMBER
from regnum.kernel.errors import BadData, IllegalChoice

pytestmark = pytest.mark.both_builds

COINS = {"op": "coins", "n": 2}


def pack(card: str, *effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    change = {"id": card, "effects": list(effects), **more}
    return {"regnum_pack": 1, "game": "dominion", "name": "Mine", "cards": [change]}


def of(card: str) -> list[dict[str, Any]]:
    """What a card of the game does."""
    effects: list[dict[str, Any]] = CARDS[NUMBER[card]]["effects"]
    return effects


def asked(t: regnum.Table) -> tuple[str, str | None, str, str]:
    """The open question: its kind, who asks, by which clause, in which words."""
    d = t.pending[0]
    return d.kind, d.question.source, d.clause, d.text("en")


@pytest.mark.parametrize(
    ("model", "kind", "clause", "said"),
    [
        ("chapel", "trash", "DOM-9.7", "You may trash up to 4 more cards."),
        ("cellar", "discard", "DOM-9.4", "Discard any number of cards, then draw as many. Chosen so far: 0."),
        ("chancellor", "chancellor", "DOM-9.6", "Put your whole deck onto your discard pile?"),
        ("harbinger", "harbinger", "DOM-13.5", "You may put a card from your discard pile on top of your deck."),
        ("workshop", "gain", "DOM-3.10", "Gain a card that costs 4 or less."),
        ("remodel", "trash_one", "DOM-9.22", "Choose a card from your hand to trash."),
        ("sentry", "sentry", "DOM-13.8", "Silver from the top of your deck: trash it, discard it or keep it there?"),
        ("vassal", "vassal", "DOM-13.9", "You discard a Village. Play it? This uses no action."),
        ("library", "library", "DOM-9.14", "You draw a Village. Keep it or set it aside?"),
        ("throne_room", "throne", "DOM-9.25", "Choose an Action card from your hand to play twice."),
    ],
)
def test_a_card_asks_in_its_own_name_what_another_card_asks(model: str, kind: str, clause: str, said: str) -> None:
    deck = {"vassal": "village", "library": "village", "sentry": "silver gold"}.get(model, "") + " copper*5"
    t = table(
        "woodcutter copper estate smithy militia",
        deck0="copper " + deck if model in ("harbinger", "sentry") else deck,
        discard0="gold silver",
        pack=pack("woodcutter", *of(model)),
    )
    t.play("play woodcutter")
    assert asked(t) == (kind, "woodcutter", clause, said)


def test_an_attack_asks_others_in_its_own_name() -> None:
    """Militia's verb on a Woodcutter that a Throne Room plays: neither the card on top of the play area nor Militia."""
    effects = [{"op": "each_other", "effects": [{"op": "discard_down_to", "hand_size": 3, "chooser": "target"}]}, COINS]
    t = table("woodcutter", "copper*3 estate*2", pack=pack("woodcutter", *effects, types=["action", "attack"]))
    t.play("play woodcutter")
    assert asked(t) == ("discard_down", "woodcutter", "DOM-9.17", "Discard 2 more cards.")
    assert t.pending[0].seat == 1 and t.pending[0].question.interrupt


def test_thieves_ask_in_their_own_name_and_say_what_they_are_after() -> None:
    theft = [
        {**e, "effects": [{**x, "filter": {"type": "victory"}} if x["op"] == "trash" else x for x in e["effects"]]}
        if e["op"] == "each_other"
        else e
        for e in of("thief")
    ]
    t = table("woodcutter", "", deck1="estate duchy copper", pack=pack("woodcutter", *theft))
    t.play("play woodcutter")
    assert asked(t)[:2] == ("thief_trash", "woodcutter")
    assert asked(t)[3].endswith("reveals cards. Choose the one to trash.")
    t.play("trash estate")
    assert asked(t) == ("thief_gain", "woodcutter", "DOM-9.24", "Choose the trashed cards that you take.")


def test_words_follow_what_the_effect_does() -> None:
    offer = [{"op": "may", "effects": [COINS]}]
    t = table("woodcutter", pack=pack("woodcutter", *offer))
    t.play("play woodcutter")
    assert asked(t) == ("chancellor", "woodcutter", "DOM-9.6", "Do you want what Woodcutter offers?")
    t.play("yes")
    assert t.position()["coins"] == 2
    discard = [of("cellar")[1]]
    t = table("woodcutter copper", pack=pack("woodcutter", *discard))
    t.play("play woodcutter")
    assert asked(t)[3] == "Discard any number of cards. Chosen so far: 0."


@pytest.mark.parametrize(
    ("top", "hand", "counted"),
    [
        ("village", "copper", (3, 1, 3)),  # trashed, and the card from the deck is an Action
        ("gold", "copper", (3, 2, 2)),  # trashed, and it is none
        ("gold", "", (3, 1, 10)),  # nothing to trash
    ],
)
def test_lists_stand_in_one_another_and_go_on_where_they_stood(
    top: str, hand: str, counted: tuple[int, int, int]
) -> None:
    inner = {"op": "if", "cond": {"all": "discarded", "filter": {"type": "action"}, "nonempty": True},
             "then": [{"op": "coins", "n": 1}], "else": [{"op": "buys", "n": 1}]}  # fmt: skip
    outer = {"op": "if", "cond": {"nonempty": "trashed"},
             "then": [{"op": "discard_top", "n": 1, "as": "discarded"}, inner, COINS],
             "else": [{"op": "coins", "n": 10}]}  # fmt: skip
    changed = pack("woodcutter", of("remodel")[0], outer, {"op": "actions", "n": 3})
    t = table(f"woodcutter {hand}", deck0=top, pack=changed)
    t.play("play woodcutter")
    now = t.position()
    assert (now["actions"], now["buys"], now["coins"]) == counted
    text = " ".join(t.game.help("woodcutter", "en", t.options).lines)
    assert "If you do: discard the top card of your deck, if it is an Action card: +1 coin; otherwise +1 Buy" in text


def test_what_a_card_asks_for_is_what_it_allows() -> None:
    trash = {"op": "trash", "from": "hand", "filter": {"type": "victory"}, "min": 1, "max": 1, "as": "trashed"}
    t = table("woodcutter copper estate duchy", pack=pack("woodcutter", trash))
    t.play("play woodcutter")
    assert options(t) == ["trash estate", "trash duchy"]
    with pytest.raises(IllegalChoice) as error:
        t.play("trash copper")
    assert error.value.reason == "not_victory"


@pytest.mark.parametrize(
    ("effects", "said"),
    [
        ([COINS, {"op": "draw", "n": 600}], "cards[0].effects[1].n: must be a number from 0 to 99, not 600"),
        ([{"op": "draw"}], "cards[0].effects[0].n: must be a number from 0 to 99, not nothing"),
        ([{"op": "dance"}], "cards[0].effects[0].op: must be one of "),
        ([{"op": "draw", "m": 1}], "cards[0].effects[0]: no effect here has “m”"),
        ([{"op": "each_other", "effects": [{"op": "coins", "n": "x"}]}], "cards[0].effects[0].effects[0].n: must be"),
        (
            [{"op": "gain", "from": "supply", "to": "hand", "filter": {"card": "inn"}}],
            "effects[0].filter.card: must be",
        ),
        ([{"op": "gain", "from": "supply", "to": "moon", "filter": {"max_cost": 3}}], "effects[0].to: must be one of"),
        ([{"op": "reveal_until", "n": 1, "filter": {"type": "spell"}}], "effects[0].filter.type: must be one of"),
        ([{"op": "reveal_until", "n": 1, "filter": {"size": 1}}], "effects[0].filter: there is no “size” here"),
        ([{"op": "trash", "from": "hand", "min": 2, "max": 2}], "effects[0].min: must be a number from 0 to 0, not 2"),
        ([{"op": "discard", "max": 2}], "effects[0].max: must be one of all, not 2"),
    ],
)
def test_a_wrong_effect_is_refused_at_its_place(effects: list[dict[str, Any]], said: str) -> None:
    with pytest.raises(BadData) as error:
        regnum.new("dominion", options={"pack": pack("moat", *effects)})
    assert said in str(error.value)
