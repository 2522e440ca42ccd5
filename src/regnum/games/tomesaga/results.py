"""How a saga ends: everybody's Tomes explained, and the winner."""

from collections.abc import Iterator, Sequence

from regnum.games.tomesaga.declare import CHAPTERS
from regnum.games.tomesaga.shelves import Shelf, TomeBoard, tomes_of
from regnum.kernel.core.containers import count_of
from regnum.kernel.spec import Result, Score, Term


def standing(shelf: Shelf) -> Score:
    """A player's Tomes: those claimed in each game, Victory Tomes and Crest Tomes."""  # TOM-2.27
    terms = tuple(_terms(shelf))
    return Score.of(*terms)


def _terms(shelf: Shelf) -> Iterator[Term]:
    for chapter, game in enumerate(CHAPTERS.words):
        n = count_of(shelf.claimed & tomes_of(chapter))
        yield Term(f"tomes_of_{game}", n, "TOM-2.14", n)
    yield Term("victory_tomes", int(shelf.victory), "TOM-2.17", int(shelf.victory))
    n = count_of(shelf.crest_tomes)
    yield Term("crest_tomes", n, "TOM-2.23", n)


def result(board: TomeBoard, points: Sequence[int]) -> Result:
    """The most Tomes, then the most Victory Tomes, then the most points in Viscounts, which are given; or shared."""
    victory = tuple(int(shelf.victory) for shelf in board.shelves)  # TOM-2.2, TOM-2.26
    scores = tuple(standing(shelf) for shelf in board.shelves)
    ranks = [(score.total, *ties) for score, *ties in zip(scores, victory, points, strict=True)]
    winners = tuple(p for p, rank in enumerate(ranks) if rank == max(ranks))
    tie_break = {"victory_tomes": victory, "points_in_viscounts": tuple(points)}
    return Result(winners, scores, "event.saga_over", "TOM-2.2", tie_break)
