"""The sentences of Architects with the names that its data give to cards, boards, locations and goods."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

from regnum.kernel.stock import Entry, names_of, read_data
from regnum.kernel.text import Catalogue

HERE = Path(__file__).parent
DATA = HERE.parent / "data"
TOMESAGA = HERE.parents[1] / "tomesaga" / "data"
"""What the Tomesaga adds to the game."""
FORMS = {"en": ("a", "plural", "at", "to"), "pl": ("acc", "gen", "few", "many", "at", "to")}
"""The forms that sentences ask for; a name without one is said as it is."""
read = partial(read_data, DATA)
COLOURS = 6
"""Of Workers: those of five players, and an opponent's."""


@cache
def catalogue() -> Catalogue:
    """Sentences from `en.json` and `pl.json`; names from the data."""
    return Catalogue.load(HERE / "en.json", HERE / "pl.json").plus(names_of([*named()], FORMS))


def named() -> Iterator[Entry]:
    """Everything that the data name and a sentence can speak of."""
    for file in ("apprentices", "buildings", "black_market_cards", "reward_cards"):
        yield from read(file)["cards"]
    solo, boards = read("solo"), read("player_boards")
    yield from (*solo["schemes"], *solo["opponents"], *boards["standard_side"], *boards["variable_side"])
    yield from read_data(TOMESAGA, "extra_player_boards")["boards"]
    yield from read("board")["locations"]
    terms = {term["id"]: term for term in read("terms")["terms"]}
    yield from (*terms.values(), *({**terms["worker"], "id": f"worker_{i + 1}"} for i in range(COLOURS)))
    paid = read("debt_cards")["cards"][0]["paid_side"]["name"]
    debt = terms["debt"]["name"]
    yield {"id": "paid_debt", "name": {"en": f"{paid['en']} {debt['en']}", "pl": f"{paid['pl']} {debt['pl']}"}}
