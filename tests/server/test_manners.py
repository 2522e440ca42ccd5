"""Whoever made a table removes, mutes and blocks at it; nobody else does, and nobody gains by it."""

import time
from pathlib import Path

import pytest

from regnum.server.refusals import Refusal
from regnum.server.tables import commands, presence
from server.support import hall_at, two_people
from server.web import ADMIN, Client, running, two_at


async def test_whoever_made_a_table_mutes_and_removes_there(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3") as address, Client(address) as ada, Client(address) as jan:
        id_ = await two_at(address, ada, jan)
        people = f"/api/tables/{id_}/people"
        assert (await jan.post(people, {"seat": 0, "act": "mute"}, 403))["reason"] == "not_host"
        await ada.post(people, {"seat": 0, "act": "remove"}, 404)  # the own seat
        await ada.post(people, {"seat": 1, "act": "mute"})
        problem = await jan.post(f"/api/tables/{id_}/chat", {"text": "something rude"}, 403)
        assert problem["reason"] == "barred_hushed"
        elsewhere = await two_at(address, jan, ada)
        await jan.post(f"/api/tables/{elsewhere}/chat", {"text": "hello"})
        table = await ada.post(people, {"seat": 1, "act": "remove"})
        assert table["seats"][1]["kind"] == "bot" and table["chat"][-1]["what"] == "removed"
        assert (await jan.post(f"/api/tables/{id_}/seats", {}, 403))["reason"] == "barred_removed"
        barred = await ada.get(people)
        assert sorted(bar["how"] for bar in barred) == [f"hushed:{id_}", f"removed:{id_}"]
        for bar in barred:
            await ada.post(f"{people}/lift", {"person": bar["person"], "how": bar["how"]})
        assert (await jan.post(f"/api/tables/{id_}/seats", {}))["you"] == 1
        journal = (await ada.http.get("/api/admin/journal", headers={"x-regnum-admin": ADMIN})).json()
        assert [line["what"] for line in journal] == ["lift", "lift", "remove", "mute"]


async def test_who_is_blocked_comes_to_no_table_of_that_host(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3") as address, Client(address) as ada, Client(address) as jan:
        id_ = await two_at(address, ada, jan)
        async with jan.socket(id_) as socket:
            await socket.push()
            await ada.post(f"/api/tables/{id_}/people", {"seat": 1, "act": "block"})
            await socket.connection.wait_closed()
            assert socket.connection.close_code == 4403
        other = await ada.make("human", "open", listed=True)
        for refused in (
            await jan.post(f"/api/tables/{other['id']}/seats", {}, 403),
            await jan.get(f"/api/tables/{other['id']}", 403),
            await jan.get(f"/api/tables/{id_}", 403),
        ):
            assert refused["reason"] == "barred_host"
        assert (await jan.get("/api/me"))["login"] is None, "the rest of the server is open"
        bars = f"/api/tables/{other['id']}/people"
        [bar] = await ada.get(bars)
        await jan.post(f"{bars}/lift", {"person": bar["person"], "how": bar["how"]}, 403)
        await ada.post(f"{bars}/lift", {"person": bar["person"], "how": "block"}, 404)
        await ada.post(f"{bars}/lift", {"person": bar["person"], "how": bar["how"]})
        assert (await jan.post(f"/api/tables/{other['id']}/seats", {}))["you"] == 1


async def test_before_the_game_a_seat_is_open_again(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3") as address, Client(address) as ada, Client(address) as jan:
        made = await ada.make("human", "open", listed=True)
        await jan.post(f"/api/tables/{made['id']}/seats", {})
        table = await ada.post(f"/api/tables/{made['id']}/people", {"seat": 1, "act": "remove"})
        assert table["seats"][1]["kind"] == "open" and table["status"] == "lobby"


@pytest.mark.parametrize("leaver", ["wait", "bot", "end"])
async def test_nobody_wins_by_sending_the_others_away(tmp_path: Path, leaver: str) -> None:
    """The host removes the only opponent: a bot plays on in their place, and no win can be claimed."""
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        table = await two_people(hall, leaver=leaver)
        await table.do(lambda: commands.remove(table.state, "jan"))
        assert table.state.status == "playing" and table.state.seats[1].bot
        with pytest.raises(Refusal) as refused:
            presence.claim(table.state, "ada", time.time() + 10 * 86400)
        assert refused.value.key == "no_claim"
