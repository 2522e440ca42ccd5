"""What games in the standard modules share: options, positions, boards and the order of play."""

import pytest

import regnum
from regnum.games.registry import GAMES
from regnum.kernel.errors import BadOption, BadScenario
from regnum.kernel.standard import StandardGame

STANDARD = {name: game for name, game in GAMES.items() if isinstance(game, StandardGame)}


def test_every_game_stands_in_the_standard_modules() -> None:
    assert STANDARD.keys() == GAMES.keys()


@pytest.mark.parametrize("name", STANDARD)
def test_a_game_answers_from_its_modules(name: str) -> None:
    game = STANDARD[name]
    options = game.prepare(game.seats[1], {})
    assert list(options) == [option.id for option in game.options]
    assert game.things() == game.stock.ids
    assert game.catalogue_for(options).render("pl", f"card.{game.things()[0]}")


def test_who_begins_and_a_card_pack_are_checked_for_all() -> None:
    for name in ("dominion", "paladins", "viscounts", "architects", "wonderful_kingdom"):
        with pytest.raises(BadOption, match="first: the first player"):
            STANDARD[name].prepare(2, {"first": 2})
        with pytest.raises(BadOption, match="pack: a card pack is the content"):
            STANDARD[name].prepare(2, {"pack": "my.json"})


def test_a_position_names_the_options_of_its_table() -> None:
    """The Schemes of Paladins are cards that lie there, so the option of that name has a key of its own."""
    alone = regnum.new("paladins", seats=1, seed=1, options={"schemes": "orders_heavy", "first": 0})
    written = alone.position()
    assert written["schemes_mix"] == "orders_heavy" and isinstance(written["schemes"], list)
    assert regnum.scenario("paladins", written).options["schemes"] == "orders_heavy"


def test_the_kingdom_of_a_position_is_named_by_its_cards() -> None:
    table = regnum.scenario("dominion", {"players": [{"hand": "moat*2"}, {"hand": "artisan"}]})
    assert {"moat", "artisan"} <= {*table.options["kingdom"]}
    with pytest.raises(BadScenario, match="kingdom: a position lies there with its ten cards"):
        regnum.scenario("dominion", {"players": [{}, {}], "kingdom": "random"})


def test_opponents_at_no_seat_are_scored_apart_from_the_players() -> None:
    table = regnum.new("viscounts", seats=1, seed=1)
    game = STANDARD["viscounts"]
    state = game.from_position(table.position())[0]
    assert (len(game.scores(state)), len(game.rivals(state))) == (1, 1)
    four = regnum.new("paladins", seats=4, seed=1, options={"first": 2}).view(0)
    assert four["order"] == [2, 3, 0, 1]
