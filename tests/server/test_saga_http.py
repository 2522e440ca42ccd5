"""Sagas as browsers and programs see them: over HTTP, pushed, in lists, and no more than somebody may know."""

import json
from pathlib import Path
from typing import Any

import pytest

from regnum.server.web import server as servers
from server.campaigns import Short
from server.web import Client, connected, running


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "CAMPAIGN", Short())


SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]


async def test_a_saga_is_founded_joined_by_its_link_and_begun(tmp_path: Path) -> None:
    async with running(tmp_path / "r.sqlite3") as address, Client(address) as ada, Client(address) as jan:
        assert (await ada.get("/api/sagas"))["offered"]
        made = await ada.post("/api/sagas", {"name": "Saga u Ady", "seats": SEATS}, 201)
        id_, status = made["id"], made["status"]
        assert status == "gathering" and made["founder"] and made["you"] == 0 and made["book"] is not None
        await jan.post(f"/api/sagas/{id_}/seats", {"name": "Jan"}, 403)
        seen = await jan.get(f"/api/sagas/{id_}")
        assert seen["you"] is None and seen["invite"] is None, "who only watches passes nothing on"
        await jan.post(f"/api/sagas/{id_}/seats", {"name": "Jan", "invite": made["invite"]}, 200)
        await jan.post(f"/api/sagas/{id_}/end", {}, 403)
        await ada.post(f"/api/sagas/{id_}/ready", {}, 200)
        begun = await jan.post(f"/api/sagas/{id_}/ready", {}, 200)
        assert begun["status"] == "playing" and begun["chapter"] == 0
        refused = await jan.post(f"/api/sagas/{id_}/ready", {}, 409)
        assert "still being played" in refused["detail"]
        table = await jan.get(f"/api/tables/{begun['table']}")
        assert table["saga"] == {"id": id_, "chapter": 0} and [s["name"] for s in table["seats"]] == ["Ada", "Jan"]
        listed = (await ada.get("/api/tables"))["sagas"]
        assert [card["id"] for card in listed] == [id_] and listed[0]["table"] == begun["table"]
        assert {card["calls"] for card in listed} <= {"turn", ""}
        assert listed[0]["calls"] == ("turn" if table["view"]["pending"][0]["seat"] == 0 else "")
        await ada.post(f"/api/sagas/{id_}/end", {}, 200)
        assert (await jan.get(f"/api/sagas/{id_}"))["status"] == "ended"
        await ada.get("/api/sagas/abcdefghjkmn", 404)


async def test_the_texts_of_a_chapter_are_there_though_no_list_has_its_game(tmp_path: Path) -> None:
    async with running(tmp_path / "r.sqlite3") as address, Client(address) as ada:
        assert "architects_saga" not in [card["id"] for card in await ada.get("/api/games")]
        assert (await ada.get("/api/games/architects_saga"))["id"] == "architects_saga"
        await ada.get("/api/games/none_such", 404)


async def test_the_book_is_pushed_to_whoever_has_it_open(tmp_path: Path) -> None:
    async with running(tmp_path / "r.sqlite3") as address, Client(address) as ada, Client(address) as jan:
        made = await ada.post("/api/sagas", {"seats": SEATS}, 201)
        cookie = "; ".join(f"{k}={v}" for k, v in ada.http.cookies.items())
        place = f"{address.replace('http', 'ws')}/api/sagas/{made['id']}/socket"
        async with connected(place, additional_headers={"Cookie": cookie}) as socket:

            async def until_seen(found: Any) -> dict[str, Any]:
                while True:
                    push = json.loads(await socket.recv(decode=True))
                    assert push["type"] == "saga"
                    if found(push["saga"]):
                        return dict(push["saga"])

            await until_seen(lambda saga: saga["seats"][0]["here"])
            await jan.post(f"/api/sagas/{made['id']}/seats", {"name": "Jan", "invite": made["invite"]})
            await until_seen(lambda saga: saga["seats"][1]["name"] == "Jan")
            await jan.post(f"/api/sagas/{made['id']}/ready")
            await ada.post(f"/api/sagas/{made['id']}/ready")
            playing = await until_seen(lambda saga: saga["status"] == "playing")
            assert playing["table"]


async def test_a_saga_that_is_closed_to_watchers_shows_nobody_anything(tmp_path: Path) -> None:
    async with running(tmp_path / "r.sqlite3") as address, Client(address) as ada, Client(address) as eve:
        made = await ada.post("/api/sagas", {"seats": SEATS, "open_to_watchers": False}, 201)
        refused = await eve.get(f"/api/sagas/{made['id']}", 403)
        assert "not open to watchers" in refused["detail"]
        assert (await eve.get(f"/api/sagas/{made['id']}", invite=made["invite"]))["you"] is None


async def test_sagas_that_are_not_offered_cannot_be_founded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Short, "offered", False)
    async with running(tmp_path / "r.sqlite3") as address, Client(address) as ada:
        assert not (await ada.get("/api/sagas"))["offered"]
        assert "cannot be played here" in (await ada.post("/api/sagas", {"seats": SEATS}, 409))["detail"]
        assert not (await ada.get("/api/tables"))["sagas_offered"]
