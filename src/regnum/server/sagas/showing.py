"""A saga as one person may see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple, cast

from regnum.kernel.table import Table
from regnum.server.sagas.campaign import Campaign
from regnum.server.sagas.record import Kept, Saga
from regnum.server.tables.record import Card
from regnum.server.wire.sagas import (
    BookData,
    SagaCall,
    SagaCard,
    SagaClock,
    SagaData,
    SagaLeaver,
    SagaSeatData,
    SagaStatus,
)

if TYPE_CHECKING:
    from regnum.server.tables.live import LiveTable


class Played(NamedTuple):
    """The game of a chapter as all know it, when it was begun and when it ended."""

    game: Table
    began: float
    ended: float | None


class Told(NamedTuple):
    """The chapters that were begun, or why they cannot be read."""

    chapters: Sequence[Played] | None
    problem: dict[str, str] | None


def saga_data(
    kept: Kept,
    campaign: Campaign,
    now: LiveTable | None,
    told: Told,
    person: str,
    here: Collection[str],
    invite: str,
) -> SagaData:
    """Everything about a saga that a person may know."""
    saga = kept.saga
    you = saga.place_of(person)
    playing = now is not None and now.state.status == "playing"
    at_table = {watcher.person for watcher in now.watchers} if now is not None and playing else set()
    status = status_of(kept, campaign, playing=playing)
    known = you is not None or person == saga.founder
    card = now.card() if now is not None and playing else None
    return SagaData(
        id=saga.id,
        seq=kept.revision,
        name=saga.name,
        status=status,
        options=saga.options,
        seats=seats_of(saga, {*here, *at_table}),
        you=you,
        founder=person == saga.founder,
        founded_by=saga.place_of(saga.founder),
        kept=next((i for i, s in enumerate(saga.seats) if s.person == person and s.left), None),
        invite=invite if known else None,
        leaver=cast(SagaLeaver, saga.leaver),
        clock=SagaClock(saga.clock, saga.clock_seconds, saga.clock_increment),
        open_to_watchers=saga.open_to_watchers,
        chapter=chapter_of(kept, playing=playing),
        table=kept.chapters[-1] if playing else None,
        your_turn=card is not None and you in card.waiting,
        book=None if told.chapters is None else _book(kept, campaign, told.chapters, you),
        again=saga.again,
        follower=saga.follower or None,
        problem=told.problem,
    )


def saga_card(kept: Kept, last: Card | None, campaign: Campaign, person: str) -> SagaCard:
    """A saga in somebody's list, from what is written about it and about its last table."""
    saga = kept.saga
    playing = last is not None and last.status == "playing"
    you = saga.place_of(person)
    return SagaCard(
        id=saga.id,
        name=saga.name,
        status=status_of(kept, campaign, playing=playing),
        seats=seats_of(saga, ()),
        you=you,
        chapter=chapter_of(kept, playing=playing),
        table=kept.chapters[-1] if playing else None,
        calls=_calls(kept, last if playing else None, campaign, person),
        updated=max(saga.updated, 0.0 if last is None else last.updated),
        winners=saga.winners,
        tomes=saga.tomes,
    )


def status_of(kept: Kept, campaign: Campaign, *, playing: bool) -> SagaStatus:
    saga = kept.saga
    if saga.life == "ended":
        return "ended"
    if playing:
        return "playing"
    if len(kept.chapters) == len(campaign.games):
        return "over"
    return "gathering" if any(s.kind == "open" or s.left for s in saga.seats) else "waiting"


def chapter_of(kept: Kept, *, playing: bool) -> int:
    """The chapter that is played or comes next."""
    return len(kept.chapters) - playing


def seats_of(saga: Saga, here: Collection[str]) -> list[SagaSeatData]:
    ready = {i for i, s in enumerate(saga.seats) if s.kind == "bot" or i in saga.ready}
    return [
        SagaSeatData(i, s.kind, s.name, s.bot or None, s.arms, s.left, i in ready, s.person in here)
        for i, s in enumerate(saga.seats)
    ]


def _book(kept: Kept, campaign: Campaign, played: Sequence[Played], you: int | None) -> BookData:
    book = campaign.book([each.game for each in played], len(kept.saga.seats), you)
    for chapter, table, of in zip(book.chapters, kept.chapters, played, strict=False):
        chapter.table, chapter.began, chapter.ended = table, of.began, of.ended
    return book


def _calls(kept: Kept, now: Card | None, campaign: Campaign, person: str) -> SagaCall:
    """What the saga wants of somebody."""
    saga, you = kept.saga, kept.saga.place_of(person)
    status = status_of(kept, campaign, playing=now is not None)
    if you is None:
        return ""
    if status in ("over", "ended"):
        return "again" if saga.again and you not in saga.again else ""
    if now is not None and you in now.waiting:
        return "turn"
    if person == saga.founder and any(s.left for s in saga.seats):
        return "seat"
    if status == "gathering" and person == saga.founder:
        return "people"
    return "ready" if now is None and you not in saga.ready else ""
