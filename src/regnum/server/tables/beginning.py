"""The game of a table before its first choice, as the table's header tells it."""

from __future__ import annotations

from regnum.games.registry import game_of
from regnum.kernel.choices import Choices
from regnum.kernel.table import Table
from regnum.server.refusals import Refusal
from regnum.server.tables.record import Header


def begun(header: Header) -> Table:
    """Deals the game; one that went on from another is dealt anew from there, always the same."""
    game = game_of(header.game)
    old = game.rules_of(header.rules)
    if old is None:
        raise Refusal("other_rules", what=header.rules)
    options, seats = {**header.options, **old.options}, len(header.seats)
    draws = [(each.seed, each.keyed) for each in header.dealt] + [(header.seed, header.keyed)]
    table = Table.new(game, seats, options, draws[0][0], keyed=draws[0][1])
    table.rules = header.rules
    for each, (seed, _) in zip(header.dealt, draws[1:], strict=True):
        table.follow(Choices(each.choices))
        table = gone_on(table, each.seat, seed, each.step).beginning()
    return table


def gone_on(table: Table, seat: int, seed: str, step: int) -> Table:
    """The game that goes on from here, dealt anew for a seat; a refusal where hardly any deal fits."""
    found = table.gone_on(seat, seed, step)
    if found is None:
        raise Refusal("not_over")
    return found
