"""Attempts to find out by asking again and again that somebody else chooses in secret."""

from pathlib import Path
from typing import Any

from regnum.server.web.settings import Limits
from server.web import Client, running


async def two_at_once(ada: Client, jan: Client) -> str:
    """It's a Wonderful Kingdom, with both people deciding at the same time and in secret."""
    more = {"game": "wonderful_kingdom", "options": {"module": "advisors", "first": 0}}
    made = await ada.make("human", "open", **more)
    id_ = str(made["id"])
    await jan.post(f"/api/tables/{id_}/seats", {"name": "Jan", "invite": made["invite"]})
    await ada.post(f"/api/tables/{id_}/start")
    while not (await is_planning(ada, id_) and await is_planning(jan, id_)):
        for each in (ada, jan):
            if not await is_planning(each, id_):
                await choose_first(each, id_)
    return id_


def questions(table: dict[str, Any]) -> list[dict[str, Any]]:
    """What somebody is asked."""
    return [each for each in table["view"]["pending"] if each.get("options")]


async def is_planning(client: Client, id_: str) -> bool:
    return [each["kind"] for each in questions(await client.get(f"/api/tables/{id_}"))] == ["plan"]


async def choose_first(client: Client, id_: str) -> None:
    """Gives the first answer, if there is something to decide."""
    table = await client.get(f"/api/tables/{id_}")
    for question in questions(table):
        await client.choose(id_, table["seq"], question["options"][0]["notation"])


async def test_advice_does_not_tell_that_somebody_chose_in_secret(tmp_path: Path) -> None:
    """The same question has the same advice, at once and for nothing, whatever the other has done meanwhile."""
    limits = Limits(hints=(1, 1e-9))
    async with (
        running(tmp_path / "t.sqlite3", limits=limits) as address,
        Client(address) as ada,
        Client(address) as jan,
    ):
        id_ = await two_at_once(ada, jan)
        before = await ada.get(f"/api/tables/{id_}")
        hint = await ada.post(f"/api/tables/{id_}/hint")
        await choose_first(jan, id_)
        assert (await ada.get(f"/api/tables/{id_}"))["seq"] == before["seq"], "Jan has chosen, and nobody may notice"
        assert await ada.post(f"/api/tables/{id_}/hint") == hint
