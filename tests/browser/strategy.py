"""A plain way to play Dominion that ends a game soon: money, then Provinces."""

from browser.visitor import Asked

WISHES = (
    "play all",
    "end actions",
    "end treasures",
    "buy province",
    "buy gold",
    "buy silver",
    "end turn",
    "reveal moat",
)
CHEAPEST_FIRST = ("curse", "estate", "duchy", "province", "copper")
LONGEST = 400
"""Choices after which a game must long be over."""


def choice(asked: Asked) -> str:
    """What to choose; picks of several are made one by one."""
    for wish in WISHES:
        if wish in asked.options:
            return wish
    worst = [option for card in CHEAPEST_FIRST for option in asked.options if option.endswith(f" {card}")]
    return (worst or asked.options)[0]
