"""What a finished game is worth to each seat."""

from collections.abc import Collection


def payoffs(winners: Collection[int], seats: int, *, together: bool = False) -> list[float]:
    """Every seat stakes the same, the winners share the stakes; scaled so that a seat that wins alone gets 1.

    Two seats: 1 and -1, or 0 each for a shared win. Three seats with one winner: 1, -1/2, -1/2. The sum is 0, unless
    one plays alone, or all together: then each gets 1 or -1.
    """
    if seats == 1 or together:
        return [1.0 if winners else -1.0] * seats
    if not winners:
        return [0.0] * seats
    lost = -1 / (seats - 1)
    won = (seats / len(winners) - 1) / (seats - 1)
    return [won if seat in winners else lost for seat in range(seats)]
