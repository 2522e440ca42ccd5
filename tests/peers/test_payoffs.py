"""What a finished game is worth to each seat."""

import pytest

from regnum.envs.payoffs import payoffs


@pytest.mark.parametrize(
    ("winners", "seats", "expected"),
    [
        ((0,), 2, [1, -1]),
        ((1,), 2, [-1, 1]),
        ((0, 1), 2, [0, 0]),
        ((2,), 3, [-1 / 2, -1 / 2, 1]),
        ((0, 2), 3, [1 / 4, -1 / 2, 1 / 4]),
        ((3,), 4, [-1 / 3, -1 / 3, -1 / 3, 1]),
        ((0, 1, 2, 3), 4, [0, 0, 0, 0]),
        ((), 3, [0, 0, 0]),
        ((0,), 1, [1]),
        ((), 1, [-1]),
    ],
)
def test_winners_share_the_stakes(winners: tuple[int, ...], seats: int, expected: list[float]) -> None:
    assert payoffs(winners, seats) == pytest.approx(expected)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_some_win_others_lose(seats: int) -> None:
    for n in range(1, seats + 1):
        got = payoffs(range(n), seats)
        assert sum(got) == pytest.approx(0) and max(got) <= 1 and min(got) >= -1
        assert sum(payoffs(range(n), seats)[:n]) >= 0


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_partners_get_the_same(seats: int) -> None:
    assert payoffs(range(seats), seats, together=True) == [1] * seats
    assert payoffs((), seats, together=True) == [-1] * seats
