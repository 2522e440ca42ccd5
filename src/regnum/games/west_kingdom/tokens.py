"""What answers cost and bring, as tokens with amounts."""

Tokens = tuple[tuple[str, int], ...]


def paid(**costs: int) -> Tokens:
    """So much of each, without what is nothing."""
    return tuple((name, int(n)) for name, n in costs.items() if n)


def counted(gain: Tokens) -> list[str]:
    """The same as a list, each as often as it comes."""
    return [name for name, n in gain for _ in range(n)]
