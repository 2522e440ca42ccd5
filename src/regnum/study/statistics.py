"""The few numbers that describe a sample, with their uncertainty."""

from math import sqrt

Z95 = 1.959963984540054


def wilson(successes: float, n: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share; ties may count as parts of a success.

    >>> tuple(round(x, 3) for x in wilson(50, 100))
    (0.404, 0.596)
    >>> tuple(round(x, 3) for x in wilson(10, 10))
    (0.722, 1.0)
    """
    share = successes / n
    middle = share + Z95 * Z95 / (2 * n)
    half = Z95 * sqrt(share * (1 - share) / n + Z95 * Z95 / (4 * n * n))
    scale = 1 + Z95 * Z95 / n
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def spread(total: int, squares: int, n: int) -> float:
    """The standard deviation of n numbers with this sum and this sum of squares."""
    if n < 2:
        return 0.0
    return sqrt(max(0.0, (squares - total * total / n) / (n - 1)))
