"""A page is pushed what has changed in its view: put together with the view before, that is the view it would see."""

import json
import random
from collections.abc import AsyncIterator
from itertools import pairwise

import msgspec
import pytest
import pytest_asyncio
from msgspec import Raw

import regnum
from pushes import after
from regnum.kernel.table import Table
from regnum.server.tables.changes import changes
from regnum.server.tables.showing import view
from server.web import Client, running, two_at

CHOICES = 60


@pytest_asyncio.fixture
async def address(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    async with running(tmp_path_factory.mktemp("changes") / "t.sqlite3") as address:
        yield address


def moments(game: str) -> list[Table]:
    """A random game, moment by moment."""
    dice, table = random.Random(game), regnum.new(game, 2, "changes")
    seen = [table]
    while not table.over and len(seen) < CHOICES:
        table = table.clone()
        decision = dice.choice(table.pending)
        table.play(dice.choice(decision.options), seat=decision.seat)
        seen.append(table)
    return seen


@pytest.mark.parametrize("game", [game for game in regnum.games() if regnum.new(game).game.seats[1] > 1])
def test_the_view_before_and_the_changes_are_the_view_to_the_letter(game: str) -> None:
    whole = sent = 0
    played = moments(game)
    for eyes in (0, 1, None):
        for then, now in pairwise(played):
            before, present = view(then, eyes, False), view(now, eyes, False)
            made = changes(before, present)
            whole += len(bytes(present))
            sent += len(bytes(present if made is None else made))
            if made is not None:
                put_together = after(msgspec.json.decode(before), msgspec.json.decode(made))
                assert json.dumps(put_together) == json.dumps(msgspec.json.decode(present))
    assert sent < 0.6 * whole


def test_where_nearly_everything_has_changed_the_view_is_sent() -> None:
    before = Raw(b'{"step":1,"places":{"hand":["gold"]}}')
    assert changes(before, Raw(b'{"step":2,"places":{"deck":["moat"]}}')) is None
    assert changes(before, Raw(b'{"step":1}')) is None, "a part that is gone cannot be told as a change"


async def test_a_socket_that_asks_for_changes_shows_what_the_others_are_sent_whole(address: str) -> None:
    async with Client(address) as ada, Client(address) as jan:
        id_ = await two_at(address, ada, jan)
        async with ada.socket(id_, changes=1) as at_ada, jan.socket(id_) as at_jan, jan.socket(id_, changes=1) as too:
            seq = (await ada.get(f"/api/tables/{id_}"))["seq"]
            await ada.choose(id_, seq, "play all", rehearse=True)
            while (seen := await at_ada.push())["rehearsed"] != ["play all"]:
                pass
            assert seen["view"] == (await ada.get(f"/api/tables/{id_}"))["view"]
            for choice in ("play all", "buy copper"):
                seq = (await ada.choose(id_, seq, choice))["seq"]
                for socket, client in ((at_ada, ada), (at_jan, jan), (too, jan)):
                    while (seen := await socket.push())["seq"] < seq:
                        pass
                    assert seen["view"] == (await client.get(f"/api/tables/{id_}"))["view"]
        kinds = [[json.loads(text)["type"] for text in socket.texts] for socket in (at_ada, at_jan, too)]
        assert [each[0] for each in kinds] == ["state"] * 3, "a socket begins with a whole view"
        assert set(kinds[0][1:]) == set(kinds[2][1:]) == {"change"} and set(kinds[1]) == {"state"}
        assert len(at_ada.texts[-1]) < len(at_jan.texts[-1])


async def test_before_the_game_begins_there_is_no_view_to_change(address: str) -> None:
    async with Client(address) as ada:
        made = await ada.make("human", "open")
        async with ada.socket(made["id"], changes=1) as socket:
            assert (await socket.push())["view"] is None
            await ada.post(f"/api/tables/{made['id']}/start", {"fill": "random"})
            while (seen := await socket.push())["view"] is None:
                pass
            assert seen["status"] == "playing" and json.loads(socket.texts[-1])["type"] == "state"
