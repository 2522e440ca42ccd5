"""Two or three small numbers in one."""

import pytest

from regnum.kernel.core.pairs import first_of, last_of, middle_of, pair, second_of, triple

pytestmark = pytest.mark.both_builds


@pytest.mark.parametrize(("a", "b"), [(0, 0), (4095, 0), (0, 700), (4095, 1 << 40)])
def test_a_pair_is_its_two_numbers(a: int, b: int) -> None:
    assert (first_of(pair(a, b)), second_of(pair(a, b))) == (a, b)


@pytest.mark.parametrize("numbers", [(0, 0, 0), (4095, 63, 511), (17, 0, 5), (0, 63, 1 << 30)])
def test_a_triple_is_its_three_numbers(numbers: tuple[int, int, int]) -> None:
    about = triple(*numbers)
    assert (first_of(about), middle_of(about), last_of(about)) == numbers


def test_observations_can_hold_the_second_half_of_a_triple() -> None:
    assert second_of(triple(4095, 63, 511)) <= 32767
