"""What arithmetic alone says about the generator: its period, its bad states and its lattice.

    python bench/chance/theory.py

A multiply-with-carry generator with multiplier A and base 2^32 multiplies its state by A modulo
m = A * 2^32 - 1, so its period is the order of A modulo m, and the points made of t neighbouring states lie
on a lattice. The spectral figure compares the distance between that lattice's planes with the best possible
in t dimensions: 1 is perfect, and what is near 0 shows in draws taken t at a time. In three dimensions every
generator of this kind is poor, because 2^32 times the multiplier is 1: there, compare the
relation's length with `reachable`.
"""

from fractions import Fraction
from itertools import product
from math import sqrt

MULTIPLIERS = {"mwc63x": 0x6FE3E92C, "near": 2147483085}
WITNESSES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
HERMITE = {2: (4 / 3) ** 0.5, 3: 2 ** (1 / 3), 4: 2**0.5, 5: 2**0.6, 6: (64 / 3) ** (1 / 6), 7: 4 ** (3 / 7)}

Vector = list[int]


def is_prime(n: int) -> bool:
    """Miller-Rabin with witnesses that make it a proof for every n below 3.3 * 10^24."""
    if n < 2 or any(n % p == 0 for p in WITNESSES):
        return n in WITNESSES
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    return all(pow(w, odd, n) == 1 or any(pow(w, odd << k, n) == n - 1 for k in range(twos)) for w in WITNESSES)


def period(multiplier: int) -> int:
    """The order of the multiplier modulo m, where m is a safe prime."""
    m = (multiplier << 32) - 1
    if not (is_prime(m) and is_prime(m // 2)):
        raise ValueError(f"{m} is not a safe prime: its period needs the factors of {m - 1}")
    return next(d for d in (1, 2, m // 2, m - 1) if pow(multiplier, d, m) == 1)


def step(multiplier: int, state: int) -> int:
    """One step of the generator, as the engine does it."""
    return multiplier * (state & 0xFFFFFFFF) + (state >> 32)


def square(v: Vector) -> int:
    """The squared length of a vector."""
    return sum(x * x for x in v)


def reduced(basis: list[Vector]) -> list[Vector]:
    """A lattice basis of short vectors (Lenstra, Lenstra, Lovász), in exact fractions."""
    size, k = len(basis), 1
    while k < size:
        for j in reversed(range(k)):
            _, shares = orthogonal(basis)
            times = round(shares[k][j])
            basis[k] = [a - times * b for a, b in zip(basis[k], basis[j], strict=True)]
        lengths, shares = orthogonal(basis)
        if lengths[k] >= (Fraction(99, 100) - shares[k][k - 1] ** 2) * lengths[k - 1]:
            k += 1
        else:
            basis[k], basis[k - 1] = basis[k - 1], basis[k]
            k = max(k - 1, 1)
    return basis


def orthogonal(basis: list[Vector]) -> tuple[list[Fraction], list[list[Fraction]]]:
    """Gram-Schmidt: squared lengths of the orthogonal parts, and the share of each in later vectors."""
    parts: list[list[Fraction]] = []
    lengths: list[Fraction] = []
    shares: list[list[Fraction]] = []
    for v in basis:
        rest = [Fraction(x) for x in v]
        row: list[Fraction] = []
        for part, length in zip(parts, lengths, strict=True):
            row.append(sum((x * p for x, p in zip(v, part, strict=True)), Fraction()) / length)
            rest = [r - row[-1] * p for r, p in zip(rest, part, strict=True)]
        parts.append(rest)
        lengths.append(sum((r * r for r in rest), Fraction()))
        shares.append(row)
    return lengths, shares


def spectral(multiplier: int, dimensions: int) -> tuple[float, Vector]:
    """The spectral figure in so many dimensions, and the relation between neighbouring states behind it."""
    m = (multiplier << 32) - 1
    basis = [[m] + [0] * (dimensions - 1)]
    for i in range(1, dimensions):
        row = [-pow(multiplier, i, m)] + [0] * (dimensions - 1)
        row[i] = 1
        basis.append(row)
    basis = reduced(basis)
    spread = range(-2, 3) if dimensions < 6 else range(-1, 2)
    candidates = (
        [sum(c * v[i] for c, v in zip(times, basis, strict=True)) for i in range(dimensions)]
        for times in product(spread, repeat=dimensions)
        if any(times)
    )
    shortest = min(candidates, key=square)
    return sqrt(square(shortest) / HERMITE[dimensions]) / m ** (1 / dimensions), shortest


def reachable(multiplier: int) -> float:
    """The longest that the shortest relation between three states can be for multipliers of this size.

    A relation u + vA + wA^2 = 0 (mod m), times 2^32, is u * 2^32 + v + wA = 0: a plane lattice of known area.
    """
    return sqrt(HERMITE[2] * sqrt(1 + multiplier**2 + 2**64))


def main() -> None:
    """Print the figures for both multipliers."""
    for name, multiplier in MULTIPLIERS.items():
        m = (multiplier << 32) - 1
        print(f"{name}: A = {multiplier}, m = A * 2^32 - 1 = {m}, period = {period(multiplier)}")
        print(f"  two cycles of (m - 1) / 2 states: {period(multiplier) == (m - 1) // 2}")
        print(f"  fixed points: 0 {step(multiplier, 0) == 0}, m {step(multiplier, m) == m}")
        for dimensions in HERMITE:
            figure, relation = spectral(multiplier, dimensions)
            print(f"  {dimensions} dimensions: {figure:.4f} {relation}, length {sqrt(square(relation)):.0f}")
        print(f"  in 3 dimensions no such multiplier reaches a length above {reachable(multiplier):.0f}")


if __name__ == "__main__":
    main()
