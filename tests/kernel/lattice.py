"""Somebody who watches cards being turned up and wants to know the next ones: the dice from what they showed.

The fast generator multiplies its state by a constant modulo a number a little below 2**63. A draw shows the leading
bits of `low ^ high`, the halves of the state. The high half is nearly the low half of the step before, times a
constant: so what one knows of one draw narrows down the next and the one before. Where little is left one has the
leading bits of a state, and a score of those fix it: it is the point of a lattice that lies nearest to them.
"""

from fractions import Fraction

from regnum.kernel.core.chance import MULTIPLIER

MODULUS = MULTIPLIER * 2**32 - 1
CELL = 22
CELLS = 1 << 32 - CELL
"""What a half can be is told in so many cells of equal size."""
HIGHS = [range(low * MULTIPLIER >> 32, ((low + 1) * MULTIPLIER >> 32) + 1) for low in range(CELLS)]
"""For each cell of a low half, the cells of the high half one step later."""
BEST = 22
"""So many of the draws are used: those that leave least."""


def possible_halves(draws: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """For every draw of a number below another, the least and the most that the state's low half can be."""
    words = [range((i << 32) // n >> CELL, (((i + 1 << 32) - 1) // n >> CELL) + 1) for i, n in draws]
    halves: list[set[int]] = []
    before = set(range(CELLS))
    for word in words:
        highs = {high for low in before for high in HIGHS[low]}
        before = {w ^ high for w in word for high in highs}
        halves.append(before)
    for i in range(len(halves) - 2, -1, -1):
        highs = {w ^ low for w in words[i + 1] for low in halves[i + 1]}
        halves[i] = {low for low in halves[i] if not highs.isdisjoint(HIGHS[low])}
    return [(min(lows, default=0) << CELL, (max(lows, default=CELLS - 1) + 1 << CELL) - 1) for lows in halves]


def state_after(draws: list[tuple[int, int]]) -> int:
    """The generator's state after the draws, as the lattice tells it: right, if they came from this generator."""
    halves = possible_halves(draws)
    used = sorted(sorted(range(len(halves)), key=lambda i: halves[i][1] - halves[i][0])[:BEST])
    weights = [2**80 // (MULTIPLIER * (halves[i][1] - halves[i][0])) for i in used]
    middles = [MULTIPLIER * sum(halves[i]) // 2 for i in used]
    steps = [pow(MULTIPLIER, i - used[0], MODULUS) for i in used]
    basis = [[weight * step for weight, step in zip(weights, steps, strict=True)]]
    basis += [[weights[i] * MODULUS if i == j else 0 for j in range(BEST)] for i in range(1, BEST)]
    point = nearest(reduced(basis), [weight * middle for weight, middle in zip(weights, middles, strict=True)])
    state = point[0] // weights[0] % MODULUS  # one step after the first draw that is used
    return state * pow(MULTIPLIER, len(draws) - 2 - used[0], MODULUS) % MODULUS


def reduced(basis: list[list[int]]) -> list[list[int]]:
    """The same lattice by short vectors: Lenstra, Lenstra and Lovász, in whole numbers (Cohen, algorithm 2.6.7)."""
    b = [row[:] for row in basis]
    n = len(b)
    d = [1, *([0] * n)]
    lam = [[0] * n for _ in range(n)]

    def orthogonalise(k: int) -> None:
        for j in range(k + 1):
            u = sum(x * y for x, y in zip(b[k], b[j], strict=True))
            for i in range(j):
                u = (d[i + 1] * u - lam[k][i] * lam[j][i]) // d[i]
            if j < k:
                lam[k][j] = u
            else:
                d[k + 1] = u

    def shorten(k: int, j: int) -> None:
        q = (2 * lam[k][j] + d[j + 1]) // (2 * d[j + 1])
        if q:
            b[k] = [x - q * y for x, y in zip(b[k], b[j], strict=True)]
            lam[k][j] -= q * d[j + 1]
            for i in range(j):
                lam[k][i] -= q * lam[j][i]

    def swap(k: int, top: int) -> None:
        b[k], b[k - 1] = b[k - 1], b[k]
        for j in range(k - 1):
            lam[k][j], lam[k - 1][j] = lam[k - 1][j], lam[k][j]
        m = lam[k][k - 1]
        new = (d[k - 1] * d[k + 1] + m * m) // d[k]
        for i in range(k + 1, top + 1):
            t = lam[i][k]
            lam[i][k] = (d[k + 1] * lam[i][k - 1] - m * t) // d[k]
            lam[i][k - 1] = (new * t + m * lam[i][k]) // d[k + 1]
        d[k] = new

    orthogonalise(0)
    k, top = 1, 0
    while k < n:
        if k > top:
            top = k
            orthogonalise(k)
        shorten(k, k - 1)
        if 4 * d[k + 1] * d[k - 1] < 3 * d[k] * d[k] - 4 * lam[k][k - 1] ** 2:
            swap(k, top)
            k = max(1, k - 1)
        else:
            for j in range(k - 2, -1, -1):
                shorten(k, j)
            k += 1
    return b


def nearest(basis: list[list[int]], target: list[int]) -> list[int]:
    """A point of the lattice near a target (Babai): rounded off along one direction after the other."""
    stars: list[list[Fraction]] = []
    for row in basis:
        star = [Fraction(x) for x in row]
        for other in stars:
            share = _dot(star, other) / _dot(other, other)
            star = [x - share * y for x, y in zip(star, other, strict=True)]
        stars.append(star)
    rest = [Fraction(x) for x in target]
    for row, star in zip(reversed(basis), reversed(stars), strict=True):
        share = round(_dot(rest, star) / _dot(star, star))
        rest = [x - share * y for x, y in zip(rest, row, strict=True)]
    return [x - int(y) for x, y in zip(target, rest, strict=True)]


def _dot(a: list[Fraction], b: list[Fraction]) -> Fraction:
    return sum((x * y for x, y in zip(a, b, strict=True)), Fraction())
