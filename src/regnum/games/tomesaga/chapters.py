"""The chapters of a saga as ordinary tables: what each is set up with, given those before it.

Whoever keeps tables (a campaign in memory, a server with its store) asks `chapter_setup` for the next one.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from regnum.games.registry import game_of
from regnum.games.tomesaga.carrying import left_by
from regnum.games.tomesaga.codes import saga
from regnum.games.tomesaga.declare import CHAPTERS
from regnum.games.tomesaga.shelves import TomeBoard
from regnum.kernel.errors import BadOption, IllegalChoice, shown
from regnum.kernel.options import checked
from regnum.kernel.spec import Game, Result
from regnum.kernel.table import Table

Options = Mapping[str, Mapping[str, Any]]
"""What was chosen once for the whole saga, by the name of the game: `{"architects": {"promo_cards": True}}`; and a card
pack for its Tomes, `{"pack": {...}}`."""
CARRIED = "tomes"
"""The option by which a table gets what the one before it left."""
PACK = "pack"
"""The option by which all three have the same faces of Tomes."""
GAMES = tuple(f"{name}_saga" for name in CHAPTERS.words)
"""The games of a saga in the registry, chapter after chapter."""


def chapter_game(chapter: int) -> Game:
    """The game of a chapter."""
    if type(chapter) is not int or not 0 <= chapter < len(GAMES):
        raise BadOption(f"A saga has the chapters 0 to {len(GAMES) - 1}; there is no chapter {shown(chapter)}.")
    return game_of(GAMES[chapter])


def check_saga(players: object, options: object) -> None:
    """Refuses a number of players or options that no saga can have; raises BadOption."""  # TOM-2.1, TOM-2.45
    if type(players) is not int or not 2 <= players <= saga.MOST_PLAYERS:
        raise BadOption(f"The Tomesaga is for 2 to {saga.MOST_PLAYERS} players, not {shown(players)}.")
    if not isinstance(options, Mapping):
        raise BadOption("Options of a saga are a mapping of its games to the options of each.")
    for name, chosen in options.items():
        if name == PACK:
            first = chapter_game(0)
            first.prepare(players, checked(first, {PACK: chosen}))
            continue
        if name not in CHAPTERS.words:
            raise BadOption(f"The Tomesaga has no game “{shown(name)}”; it has {', '.join(CHAPTERS.words)}.")
        if not isinstance(chosen, Mapping) or CARRIED in chosen or PACK in chosen:
            raise BadOption(f"{name}: write a mapping of its options; {CARRIED} and {PACK} are none of one game alone.")
        game = chapter_game(CHAPTERS.words.index(name))
        game.prepare(players, checked(game, dict(chosen)))


def chapter_setup(
    chapter: int, players: int, options: Options, finished: Sequence[Table]
) -> tuple[str, dict[str, Any]]:
    """The game and the options of a chapter's table, given the tables of all chapters before it, which are over."""
    game = chapter_game(chapter)
    check_saga(players, options)
    if len(finished) != chapter:
        raise IllegalChoice(f"Chapter {chapter} begins after {chapter} finished games, not after {len(finished)}.")
    for i, table in enumerate(finished):
        if table.game.id != GAMES[i] or table.seats != players:
            raise BadOption(f"Chapter {i} of this saga is {GAMES[i]} for {players} players, not {table!r}.")
        if not table.over:
            raise IllegalChoice("The next chapter begins when this game is over.")
    chosen = dict(options.get(CHAPTERS.words[chapter], {}))
    if PACK in options:
        chosen[PACK] = options[PACK]
    if finished:
        chosen[CARRIED] = left_by(board_of(finished[-1]), places_of(finished[-1])[0])
    return game.id, chosen


def board_of(table: Table) -> TomeBoard:
    """The Tome board of a table of a saga: everything on it is everybody's to know."""
    core: Any = table.core
    board: TomeBoard = core.tomes[0]
    return board


def result_of(table: Table) -> Result:
    """How a game that is over ended."""
    result = table.result
    assert result is not None, "the game goes on"
    return result


def places_of(table: Table) -> tuple[int, ...]:
    """The seats of a game that is over from the first place to the last: by points, then by what breaks ties.

    What breaks ties stands in the result in the order in which it counts, and more is better.
    """  # TOM-2.22
    result = result_of(table)
    keys = [(score.total, *ties) for score, *ties in zip(result.scores, *result.tie_break.values(), strict=True)]
    return tuple(sorted(range(table.seats), key=keys.__getitem__, reverse=True))


def lead_of(table: Table) -> int:
    """By how many points the first place is ahead."""  # TOM-2.31
    first, second, *_others = sorted((score.total for score in result_of(table).scores), reverse=True)
    return first - second
