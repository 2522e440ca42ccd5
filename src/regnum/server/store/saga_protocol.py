"""All that the server asks of a database for the sake of sagas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from regnum.server.sagas.record import Kept, Saga
from regnum.server.tables.record import AnyEntry, Card, Header


class SagaStore(Protocol):
    """Sagas and their chapters. A saga is written only by who has read it as it is: of two writers one reads again."""

    async def found_saga(self, saga: Saga) -> None:
        """Keep a new saga."""
        ...

    async def saga(self, id_: str) -> Kept | None:
        """A saga, how often it was written, and its chapters."""
        ...

    async def put_saga(self, saga: Saga, revision: int) -> None:
        """Write a saga that was read at this revision; raises Conflict if it was written since."""
        ...

    async def follow_saga(self, saga: Saga, revision: int, new: Saga) -> None:
        """Write a saga with the new one of the same people, or nothing at all; raises Conflict as `put_saga` does."""
        ...

    async def begin_chapter(
        self, saga: Saga, revision: int, number: int, header: Header, entries: Sequence[AnyEntry], card: Card
    ) -> None:
        """Write a saga with the table of its next chapter, or nothing at all; raises Conflict if another was faster."""
        ...

    async def sagas_of(self, person: str, most: int) -> list[tuple[Kept, Card | None]]:
        """The sagas of somebody, the latest first, each with the card of its last chapter's table."""
        ...
