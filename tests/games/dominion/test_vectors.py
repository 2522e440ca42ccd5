"""Every worked example of the rules, played from the file that tells it."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any

import pytest

from games.dominion.vector_positions import UnknownWord, Vector
from games.dominion.vectors import run
from regnum.games.dominion.data import read
from support import clause

VECTORS: dict[str, dict[str, Any]] = {vector["id"]: vector for vector in read("test_vectors")["vectors"]}


@pytest.mark.parametrize(
    "vector", [pytest.param(v, id=v["id"], marks=clause(v["id"], *v["clauses"])) for v in VECTORS.values()]
)
def test_a_worked_example_comes_out_as_told(vector: Vector) -> None:
    run(vector)


def test_all_examples_are_there() -> None:
    assert len(VECTORS) == 47


def leaves(expect: dict[str, Any], *path: str) -> Iterator[tuple[str, ...]]:
    """The places of all single expectations; a given hand is a condition and not one of them."""
    for key, value in expect.items():
        if isinstance(value, dict):
            yield from leaves(value, *path, key)
        elif not key.endswith("_given_hand"):
            yield *path, key


def wrong(value: Any) -> object:
    """Something else than what is expected."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, list):
        return [*value, "gold"]
    return value + 1 if isinstance(value, int) else "1/7"


def put(vector: dict[str, Any], path: Sequence[Any], value: object) -> dict[str, Any]:
    """The same example with another value at one place."""
    changed = deepcopy(vector)
    inner: Any = changed
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return changed


@pytest.mark.parametrize("vector", [pytest.param(v, id=v["id"]) for v in VECTORS.values()])
def test_an_example_fails_when_it_expects_anything_else(vector: dict[str, Any]) -> None:
    for path in leaves(vector["expect"]):
        expected: Any = vector["expect"]
        for key in path:
            expected = expected[key]
        with pytest.raises(AssertionError):
            run(put(vector, ["expect", *path], wrong(expected)))


@pytest.mark.parametrize(
    ("id_", "path", "value"),
    [
        ("ex_two_buys", ["actions", 0], ["conjure", "gold"]),
        ("ex_two_buys", ["state", "weather"], "rain"),
        ("ex_two_buys", ["state", "p1", "mood"], "good"),
        ("ex_two_buys", ["expect", "applause"], True),
        ("ex_two_buys", ["expect", "p1", "smiles"], 2),
        ("ex_dorota_turn", ["expect", "after_market", "p1", "smiles"], 2),
        ("ex_dorota_turn", ["expect", "after_village"], {}),
    ],
)
def test_an_example_with_an_unknown_word_fails(id_: str, path: list[Any], value: object) -> None:
    with pytest.raises(UnknownWord):
        run(put(VECTORS[id_], path, value))
