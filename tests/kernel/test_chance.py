"""Dice: the same numbers everywhere, all equally likely, and a seed that can be proven afterwards."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import regnum
from regnum.kernel.core.chance import MULTIPLIER, Chance
from regnum.kernel.errors import BadOption
from regnum.kernel.seeds import LONGEST, check_seed, commitment, first_state

pytestmark = pytest.mark.both_builds

STATES = st.integers(1, MULTIPLIER * 2**32 - 2)


def test_known_numbers() -> None:
    """These never change: saved games depend on them."""
    chance = Chance(1, 0)
    assert [chance.below(1000) for _ in range(8)] == [437, 689, 396, 301, 512, 741, 882, 580]
    assert chance.state == 4298630472247833523
    assert chance.surprises == 8
    assert first_state("dominion", 7) == 100702044245614363


@given(STATES, st.integers(1, 2**31 - 1))
def test_numbers_follow_the_formula_and_stay_in_range(state: int, n: int) -> None:
    chance = Chance(state, 0)
    for _ in range(20):
        state = MULTIPLIER * (state % 2**32) + state // 2**32
        expected = ((state ^ (state >> 32)) % 2**32) * n // 2**32
        assert chance.below(n) == expected
        assert 0 <= expected < n
        assert chance.state == state < 2**63


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52])
def test_numbers_are_equally_likely(n: int) -> None:
    chance = Chance(first_state("test", n), 0)
    throws = 2000 * n
    found = [0] * n
    for _ in range(throws):
        found[chance.below(n)] += 1
    spread = sum((count - 2000) ** 2 / 2000 for count in found)
    assert spread < n + 4 * (2 * n) ** 0.5  # chi-square, more than four standard deviations out


def test_a_copy_throws_the_same_and_leaves_the_first_alone() -> None:
    chance = Chance(77, 3)
    copy = chance.copy()
    assert (copy.state, copy.surprises) == (77, 3)
    thrown = [copy.below(9) for _ in range(5)]
    assert (chance.state, chance.surprises) == (77, 3)
    assert [chance.below(9) for _ in range(5)] == thrown


def test_a_revelation_counts_without_a_throw() -> None:
    chance = Chance(5, 0)
    chance.reveal()
    assert (chance.state, chance.surprises) == (5, 1)


@given(STATES, st.integers(0, 1000))
def test_spawned_dice_are_good_dice(state: int, surprises: int) -> None:
    parent = Chance(state, 0)
    child = parent.spawn(surprises)
    assert child.surprises == surprises
    assert 0 < child.state < MULTIPLIER * 2**32 - 1
    assert parent.state != state
    assert child.state != Chance(state, 0).state
    assert Chance(state, 0).spawn(0).state == child.state


# -- seeds


@given(st.one_of(st.integers(-(2**63), 2**63 - 1), st.text(max_size=40)))
def test_every_seed_gives_moving_dice(seed: int | str) -> None:
    state = first_state("dominion", seed)
    assert 1 <= state <= MULTIPLIER * 2**32 - 2
    chance = Chance(state, 0)
    chance.below(2)
    assert chance.state != state


def test_games_and_seeds_have_dice_of_their_own() -> None:
    states = {first_state(game, seed) for game in ("dominion", "paladins") for seed in (*range(50), "a", "b", "")}
    assert len(states) == 2 * 53
    assert first_state("dominion", 7) == first_state("dominion", "7")


def test_a_commitment_fixes_the_seed_without_telling_it() -> None:
    published = commitment("oak and ash")
    assert published == hashlib.sha256(b"regnum seed commitment/oak and ash").hexdigest()
    assert published != commitment("oak and elm")
    assert "oak" not in published


@pytest.mark.parametrize("seed", [None, True, 1.5, b"x", [], 2**63, -(2**63) - 1, "x" * (LONGEST + 1), "\ud800"])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadOption, match="A seed is a number"):
        check_seed(seed)


@pytest.mark.parametrize("seed", [0, -1, 2**63 - 1, "", "x" * LONGEST, "złoto 😀"])
def test_what_is_a_seed_is_not(seed: int | str) -> None:
    check_seed(seed)
    assert regnum.new("dominion", 2, seed).seed == seed
