"""What people can do with a saga: each command looks at it and says what is to be written, or refuses."""

from __future__ import annotations

import time
from collections.abc import Sequence

from msgspec.structs import replace

from regnum.server.refusals import Refusal
from regnum.server.sagas.record import Kept, Saga, SagaSeat
from regnum.server.tables.commands import check_bot, stand_in
from regnum.server.wire.sagas import SeatFate


def sit(kept: Kept, person: str, name: str, wanted: int | None, arms: str) -> Saga:
    """Take a free place, or come back to the own one."""
    saga = going_on(kept.saga)
    mine = next((i for i, s in enumerate(saga.seats) if s.person == person), None)
    if mine is not None:
        return with_seat(saga, mine, replace(saga.seats[mine], left=False)) if saga.seats[mine].left else saga
    free = [i for i, s in enumerate(saga.seats) if s.kind == "open" and wanted in (None, i)]
    if not free:
        raise Refusal("no_seat")
    return with_seat(saga, free[0], SagaSeat("human", name, person, arms=arms))


def leave(kept: Kept, person: str) -> Saga:
    """Go away: before the first chapter the place is free again, later it waits for what the founder decides.

    Somebody who stays becomes the founder then; with nobody left the saga ends.
    """
    saga, seat = kept.saga, kept.saga.place_of(person)
    if seat is None:
        raise Refusal("not_seated")
    if saga.life != "open":
        return saga
    gone = SagaSeat("open") if not kept.chapters else replace(saga.seats[seat], left=True)
    saga = with_seat(saga, seat, gone)
    rest = [s.person for s in saga.seats if s.kind == "human" and not s.left]
    if not rest:
        return replace(saga, life="ended")
    return replace(saga, founder=rest[0]) if person == saga.founder else saga


def ready(kept: Kept, person: str, is_ready: bool) -> Saga:
    """Say that one is ready for the next chapter, or not yet."""
    saga, seat = going_on(kept.saga), kept.saga.place_of(person)
    if seat is None:
        raise Refusal("not_seated")
    others = [i for i in saga.ready if i != seat]
    return replace(saga, ready=sorted([*others, seat]) if is_ready else others)


def decide(kept: Kept, person: str, seat: int, fate: SeatFate, games: Sequence[str]) -> Saga:
    """Say what becomes of a place; what was won there stays with it."""
    saga = founded(kept.saga, person)
    if seat >= len(saga.seats) or saga.seats[seat].person == person:
        raise Refusal("not_found")
    old = saga.seats[seat]
    match fate.to:
        case "wait":
            return saga
        case "bot":
            bot = fate.bot or stand_in(games[0])
            for game in games:
                check_bot(game, bot)
            return with_seat(saga, seat, SagaSeat("bot", old.name or bot, bot=bot, arms=old.arms))
        case "open":
            return with_seat(saga, seat, SagaSeat("open"))


def again(kept: Kept, person: str, agree: bool) -> Saga:
    """Wish for a new saga with the same people when this one is over, or rather not: then nobody's wish stands."""
    saga, seat = kept.saga, kept.saga.place_of(person)
    if seat is None:
        raise Refusal("not_seated")
    if saga.life == "open":
        raise Refusal("saga_goes_on")
    if saga.follower:
        return saga
    return replace(saga, again=sorted({*saga.again, seat}) if agree else [])


def following(saga: Saga, id_: str, now: float) -> Saga:
    """The new saga of the same people, set up alike: the place of somebody who has gone is free."""
    seats = [SagaSeat("open") if s.left else s for s in saga.seats]
    founder = saga.founder if saga.place_of(saga.founder) is not None else saga.seats[min(saga.present())].person
    fresh = replace(saga, id=id_, seats=seats, founder=founder, created=now, updated=now, life="open")
    return replace(fresh, ready=[], winners=[], tomes=[], again=[], follower="")


def end(kept: Kept, person: str) -> Saga:
    """Write no more of it; only the founder can."""
    return replace(founded(kept.saga, person), life="ended")


def founded(saga: Saga, person: str) -> Saga:
    """The saga, if the person has founded it and it goes on."""
    if person != saga.founder:
        raise Refusal("not_founder")
    return going_on(saga)


def going_on(saga: Saga) -> Saga:
    if saga.life != "open":
        raise Refusal("saga_over")
    return saga


def all_ready(saga: Saga) -> bool:
    """Whether the next chapter can begin: bots are always ready."""
    return all(
        s.kind == "bot" or (s.kind == "human" and not s.left and i in saga.ready) for i, s in enumerate(saga.seats)
    )


def with_seat(saga: Saga, seat: int, new: SagaSeat) -> Saga:
    """The saga with somebody else, or nobody, at a place: that one is not ready."""
    seats = [new if i == seat else old for i, old in enumerate(saga.seats)]
    return replace(saga, seats=seats, ready=[i for i in saga.ready if i != seat])


def stamped(saga: Saga) -> Saga:
    return replace(saga, updated=time.time())
