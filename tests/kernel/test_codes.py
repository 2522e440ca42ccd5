"""One number for every choice of a game, the same for as long as its rules version."""

import pytest

from regnum.games.registry import GAMES
from regnum.kernel.codes import CodeBook

pytestmark = pytest.mark.both_builds


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_codes_stand_side_by_side(game) -> None:
    book = CodeBook(game)
    assert book.size == sum(len(kind.codes) for kind in game.kinds)
    seen = []
    for k, kind in enumerate(game.kinds):
        assert len(set(kind.codes)) == len(kind.codes)
        for answer in kind.codes:
            code = book.code(k, answer)
            assert book.split(code) == (k, answer)
            assert book.answer(k, code) == answer
            assert book.answer((k + 1) % len(game.kinds), code) is None
            seen.append(code)
    assert seen == list(range(book.size))
    assert book.answer(0, -1) is None and book.answer(0, book.size) is None


def test_dominions_codes_are_what_they_were() -> None:
    """Learned policies and recorded games depend on them: a change needs a new rules version."""
    game = GAMES["dominion"]
    book = CodeBook(game)
    assert game.rules_version == "1"
    assert [book.code(k, kind.codes[0]) for k, kind in enumerate(game.kinds)] == [
        0, 40, 81, 121, 161, 201, 241, 281, 321, 360, 399, 438, 440, 442, 444, 483, 523, 563, 603, 606, 645, 647,
    ]  # fmt: skip
    assert book.size == 686
