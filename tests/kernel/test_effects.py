"""Effects of cards: read from data into rows, shared, nested, and refused at the place that is wrong."""

from typing import Any

import pytest

from regnum.kernel.datum import Datum, in_file, in_pack
from regnum.kernel.effects import (
    DEEPEST,
    END,
    LONGEST,
    MOST_EFFECTS,
    Book,
    By,
    Fixed,
    Flag,
    Length,
    Nested,
    Number,
    OneOf,
    Options,
    Verbs,
    asking,
    verb,
)
from regnum.kernel.errors import BadData

GOODS = ("silver", "stone")
VERBS = Verbs(
    verb("gain", {"gain": ...}, "note", arg=OneOf(GOODS, at="gain"), n=Number(0, 20)),
    verb("criminal", {"gain": "worker", "color": "purple"}, n=Number(1, 3, default=1)),
    verb("worker", {"gain": "worker"}, arg=OneOf({"red": 7, "blue": 9}, at="color"), n=Number(1, 3, default=1)),
    verb("pray", {"do": "pray"}, n=Fixed(1)),
    verb("recruit", {"do": "recruit"}, n=Flag(at="free")),
    asking(
        "per",
        {"per": ...},
        n=Number(1, 9, at="every"),
        arg=By(lambda d, most: len(d.keys(GOODS)[:most]), at="per"),
    ),
    asking("if_rich", {"if.silver": "1+"}, then=Nested(), otherwise=Nested(at="else")),
    asking("choose", {"choose": ...}, then=Options(2, 3, at="choose"), n=Length(at="choose")),
)
GAIN, CRIMINAL, WORKER, PRAY, RECRUIT, PER, IF_RICH, CHOOSE = range(1, 9)


def card(*effects: Any) -> Datum:
    return in_file("cards.json", "mill", {"effects": list(effects)})["effects"]


def rows(book: Book, at: int) -> list[tuple[int, int, int]]:
    """The verbs of a list with two of their numbers."""
    columns = book.columns()
    return [(op, columns["arg"][at + i], columns["n"][at + i]) for i, op in enumerate(book.ops(at))]


def test_verbs_are_numbered_as_they_are_declared() -> None:
    assert VERBS.names[:3] == ("end", "gain", "criminal") and VERBS.names[END] == "end"
    assert VERBS.columns == ("arg", "n", "then", "otherwise")
    assert VERBS.constants()[CHOOSE:] == [("choose", CHOOSE), ("last_plain", RECRUIT)]


def test_a_list_becomes_rows_with_an_end() -> None:
    book = Book(VERBS, 9)
    at = book.add(card({"gain": "stone", "n": 2}, {"do": "pray"}, {"do": "recruit", "free": True}))
    assert rows(book, at) == [(GAIN, 1, 2), (PRAY, 0, 1), (RECRUIT, 0, 1)]
    assert book.columns()["op"][at + 3] == END
    assert book.columns()["op"][0] == END
    assert book.add(card()) == 0


def test_the_most_particular_verb_that_fits_is_meant() -> None:
    book = Book(VERBS, 9)
    assert rows(book, book.add(card({"gain": "worker", "color": "purple"}))) == [(CRIMINAL, 0, 1)]
    assert rows(book, book.add(card({"gain": "worker", "color": "blue", "n": 3}))) == [(WORKER, 9, 3)]
    assert rows(book, book.add(card({"per": {"silver": 1, "stone": 1}, "every": 3}))) == [(PER, 2, 3)]


def test_equal_lists_of_one_source_share_an_address() -> None:
    book = Book(VERBS, 9)
    one = book.add(card({"gain": "silver", "n": 1}))
    assert book.add(card({"gain": "silver", "n": 1, "note": "only for the card's text"})) == one
    assert book.add(card({"gain": "silver", "n": 2})) != one
    other = book.add(card({"gain": "silver", "n": 1}), source=4)
    assert other != one and book.sources()[other] == 4


def test_lists_inside_have_addresses_of_their_own() -> None:
    book = Book(VERBS, 9)
    coin = book.add(card({"gain": "silver", "n": 1}))
    at = book.add(card({"if": {"silver": "1+"}, "then": [{"gain": "silver", "n": 1}]}))
    columns = book.columns()
    assert columns["then"][at] == coin and columns["otherwise"][at] == 0


def test_a_choice_knows_its_options() -> None:
    book = Book(VERBS, 9)
    coin, prayer = book.add(card({"gain": "silver", "n": 1})), book.add(card({"do": "pray"}))
    choice = {"choose": [[{"gain": "silver", "n": 1}], [{"do": "pray"}]]}
    at = book.add(card(choice))
    columns = book.columns()
    options = columns["then"][at]
    assert columns["n"][at] == 2
    assert [columns["then"][options + i] for i in range(2)] == [coin, prayer]
    assert book.add(card({"do": "pray"}, choice)) != at
    assert book.columns()["then"][book.add(card({"do": "pray"}, choice)) + 1] == options


def nested(deep: int) -> dict[str, Any]:
    return {"if": {"silver": "1+"}, "then": [nested(deep - 1)] if deep else []}


@pytest.mark.parametrize(
    ("effects", "said"),
    [
        ([{"do": "pray"}, {"gain": "stone", "n": 60000000}],
         "cards.json, mill, effects[1].n: must be a number from 0 to 20, not 60000000."),
        ([{"gain": "stone", "n": True}], "effects[0].n: must be a number from 0 to 20, not True"),
        ([{"gain": "stone", "n": 10**5000}], "effects[0].n: must be a number from 0 to 20, not a number of thousands"),
        ([{"gain": "stone"}], "effects[0].n: must be a number from 0 to 20, not nothing"),
        ([{"gain": "bread", "n": 1}], "effects[0].gain: must be one of silver, stone, not bread"),
        ([{"gain": "worker", "color": "pink"}], "effects[0].color: must be one of red, blue, not pink"),
        ([{"do": "dance"}], "effects[0].do: must be one of pray, recruit, not dance"),
        ([{"dance": 1}], "effects[0]: no effect here has “dance”; known are gain, n, note, color, do, free, per"),
        ([{"n": 1}], "effects[0]: no effect is written like {'n': 1}"),
        ([{"do": "pray", "n": 4}], "effects[0]: there is no “n” here; known are do"),
        ([{"do": "recruit", "free": 1}], "effects[0].free: must be true or false, not 1"),
        ([{"per": {"bread": 1}, "every": 1}], "effects[0].per: there is no “bread” here"),
        ([{"if": {"silver": "1+"}, "then": [{"do": "dance"}]}], "effects[0].then[0].do: must be one of"),
        ([{"if": "rich", "then": []}], "effects[0]: no effect is written like"),
        ([{"choose": [[]]}], "effects[0].choose: must be a list of 2 to 3, not of 1"),
        ([{"choose": [[], {}]}], "effects[0].choose[1]: must be a list, not {}"),
        ([{"choose": "all"}], "effects[0].choose: must be a list, not all"),
        (["pray"], "effects[0]: must be a mapping, not pray"),
        ([{"do": "pray"}] * (LONGEST + 1), f"effects: must be a list of 0 to {LONGEST}, not of {LONGEST + 1}"),
        ([nested(DEEPEST)], f"effects stand in one another at most {DEEPEST} deep"),
        ([{"choose": [[{"do": "pray"}] * 12] * 3}, {"choose": [[{"do": "pray"}] * 3] * 2}],
         f"effects[1].choose[0][2]: a card has at most {MOST_EFFECTS} effects"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_at_its_place(effects: list[Any], said: str) -> None:
    with pytest.raises(BadData) as error:
        Book(VERBS, 9).add(card(*effects))
    assert said in str(error.value)


def test_all_lists_together_have_a_bound() -> None:
    book = Book(VERBS, 9)
    for source in range(2047):
        book.add(card({"do": "pray"}), source)
    with pytest.raises(BadData, match="all lists of effects together are longer than 4096"):
        book.add(card({"do": "pray"}), 2047)


def test_a_place_in_a_pack_is_its_place_in_the_file() -> None:
    effects = in_pack(3, {"effects": [{"do": "dance"}]})["effects"]
    with pytest.raises(BadData, match=r"^cards\[3\]\.effects\[0\]\.do: "):
        Book(VERBS, 9).add(effects)


def test_values_are_read_with_their_place() -> None:
    card_ = in_file("cards.json", "mill", {"worth": {"points": 3}, "tags": ["a", "b"]})
    assert card_["worth.points"].number(0, 3) == 3
    assert card_.get("cost", 2).number(0, 3) == 2
    assert "worth.points" in card_ and "worth.more" not in card_
    assert [tag.where for tag in card_["tags"].items()] == ["cards.json, mill, tags[0]", "cards.json, mill, tags[1]"]
    with pytest.raises(BadData, match=r"cards\.json, mill, tags: must be a mapping"):
        card_["tags.first"].flag()
    with pytest.raises(BadData, match=r"mill, worth\.points: must be a mapping"):
        card_["worth.points.x"].number(0, 1)
    with pytest.raises(BadData, match=r"mill, side\.a\.points: must be a number from 0 to 1, not nothing"):
        card_["side"]["a"]["points"].number(0, 1)
    with pytest.raises(BadData, match="must be a list of 3, not of 2"):
        card_["tags"].items(3, 3)


def test_a_list_may_be_read_without_a_book() -> None:
    told = list(VERBS.each(card({"gain": "stone", "n": 2}, {"do": "pray"})))
    assert told == [
        ("gain", {"arg": 1, "n": 2, "then": 0, "otherwise": 0}),
        ("pray", {"arg": 0, "n": 1, "then": 0, "otherwise": 0}),
    ]


def test_verbs_that_ask_are_declared_last() -> None:
    with pytest.raises(ValueError, match="declared after"):
        Verbs(asking("a", {"op": "a"}), verb("b", {"op": "b"}))
    with pytest.raises(ValueError, match="same name"):
        Verbs(verb("a", {"op": "a"}), verb("a", {"op": "b"}))
