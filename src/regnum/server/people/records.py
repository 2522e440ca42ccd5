"""Somebody's games: what was played, how it ended, and what it adds up to."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.server.tables.record import Card
from regnum.server.tables.summary import is_together, reason_in_words, told
from regnum.server.wire.people import GameRecord, Me, PastGame, Profile
from regnum.server.wire.tables import SeatData

MOST_SHOWN = 100

LATEST = 20
"""Of so many games of one kind the points are told one by one."""


def profile_of(me: Me, cards: Sequence[Card]) -> Profile:
    """Records over all finished games, and the latest of them, from a person's tables with the latest first.

    Games played alone or together against the game are told apart by opponent, difficulty and the like, as the list of
    games tells them apart.
    """
    past: list[PastGame] = []
    kinds: dict[tuple[str, bool], dict[tuple[tuple[str, str], ...], list[PastGame]]] = {}
    for card in cards:
        if (game := past_game(me.id, card)) is None:
            continue
        past.append(game)
        alone = len(game.seats) == 1
        apart = alone or game.together
        variant = tuple(told(card.game, tuple(card.variant), 0).items()) if apart else ()
        kinds.setdefault((game.game, alone), {}).setdefault(variant, []).append(game)
    running = sum(card.status in ("lobby", "playing") for card in cards)
    records = [record_of(own, dict(variant)) for variants in kinds.values() for variant, own in variants.items()]
    return Profile(me, running, records, past[:MOST_SHOWN])


def past_game(person: str, card: Card) -> PastGame | None:
    """A finished game as somebody remembers it; None if it is not finished, or was not theirs to the end."""
    you = next((i for i, seat in enumerate(card.seats) if seat.person == person and seat.kind == "human"), None)
    if card.status != "over" or you is None or len(card.scores) <= you:
        return None
    seats = [SeatData(i, s.kind, s.name, s.bot or None, False, False) for i, s in enumerate(card.seats)]
    about = told(card.game, tuple(card.variant), card.period)
    alone = reason_in_words(card.game, card.reason) if len(seats) == 1 else {}
    ended = (card.scores, card.winners, about, alone, is_together(card.game), card.rivals, card.early)
    return PastGame(card.id, card.game, card.updated, you, seats, *ended)


def record_of(own: Sequence[PastGame], variant: dict[str, str]) -> GameRecord:
    """What somebody's games of one kind add up to; a shared victory is no win, and is counted by itself.

    Partners share nothing: each of them has won. The points of a game that was given up are not what it would have
    brought: it counts as played, and neither for the best result nor for the mean.
    """
    won = sum(game.winners == [game.you] or (game.together and game.you in game.winners) for game in own)
    shared = sum(game.you in game.winners for game in own) - won
    points = [game.scores[game.you] for game in own if not game.early]
    mean = round(sum(points) / len(points), 1) if points else None
    alone, best, latest = len(own[0].seats) == 1, max(points, default=None), points[LATEST - 1 :: -1]
    return GameRecord(own[0].game, len(own), won, shared, best, mean, alone, variant, latest)
