"""The interface over HTTP: making, joining, choosing, looking, being refused."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest
import pytest_asyncio

from regnum.kernel.seeds import commitment
from regnum.server.wire.games import GameData
from regnum.server.wire.tables import Problem, TableData
from server.web import ADMIN, Client, forged, running, two_at

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def address(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    async with running(tmp_path_factory.mktemp("http") / "t.sqlite3") as address:
        yield address


@pytest_asyncio.fixture(loop_scope="module")
async def ada(address: str) -> AsyncIterator[Client]:
    async with Client(address) as client:
        yield client


@pytest_asyncio.fixture(loop_scope="module")
async def jan(address: str) -> AsyncIterator[Client]:
    async with Client(address) as client:
        yield client


async def test_a_guest_plays_at_once_against_a_bot(ada: Client) -> None:
    made = await ada.make("human", "big_money")
    assert made["status"] == "playing" and made["you"] == 0 and made["host"]
    decision = made["view"]["pending"][0]
    assert decision["kind"] == "treasure" and decision["options"]
    after = await ada.choose(made["id"], made["seq"], "play all")
    assert after["seq"] > made["seq"] and [e["kind"] for e in after["events"]]


async def test_what_is_sent_has_the_declared_shape(ada: Client, jan: Client, address: str) -> None:
    id_ = await two_at(address, ada, jan)
    for client in (ada, jan):
        data = await client.get(f"/api/tables/{id_}")
        exact = msgspec.convert(data, TableData)
        assert msgspec.json.decode(msgspec.json.encode(exact)) == data


async def test_a_friend_joins_by_the_invitation(ada: Client, jan: Client) -> None:
    made = await ada.make("human", "open")
    seats = f"/api/tables/{made['id']}/seats"
    assert made["view"] is None and made["status"] == "lobby"
    seen = await jan.get(f"/api/tables/{made['id']}")
    assert seen["you"] is None and seen["invite"] is None
    problem = await jan.post(seats, {"name": "Jan"}, 403)
    assert problem["reason"] == "no_invite" and problem["detail"].endswith(".")
    await jan.post(seats, {"name": "Jan", "invite": forged(made["invite"])}, 403)
    joined = await jan.post(seats, {"name": "Jan", "invite": made["invite"]})
    assert joined["you"] == 1 and joined["seats"][1]["name"] == "Jan"
    await jan.post(f"/api/tables/{made['id']}/start", status=403)
    started = await ada.post(f"/api/tables/{made['id']}/start")
    assert started["status"] == "playing"


async def test_a_late_choice_brings_the_present_state(ada: Client, jan: Client, address: str) -> None:
    id_ = await two_at(address, ada, jan)
    before = await ada.get(f"/api/tables/{id_}")
    await ada.choose(id_, before["seq"], "play all")
    problem = await ada.choose(id_, before["seq"], "end turn", status=409)
    exact = msgspec.convert(problem, Problem)
    assert exact.reason == "late" and exact.table is not None and exact.table.seq > before["seq"]
    assert problem["table"]["view"]["pending"][0]["kind"] == "buy"


async def test_the_engine_says_why_not_with_the_clause(ada: Client) -> None:
    made = await ada.make("human", "big_money")
    problem = await ada.choose(made["id"], made["seq"], "play all", "buy province", status=422)
    assert problem["clause"] == "DOM-5.4" and problem["reason"] == "too_dear"
    assert (await ada.get(f"/api/tables/{made['id']}"))["seq"] == made["seq"]


async def test_refusals_speak_the_readers_language(ada: Client) -> None:
    polish = await ada.http.get("/api/tables/none", headers={"accept-language": "pl"})
    english = await ada.http.get("/api/tables/none", headers={"accept-language": "en"})
    assert polish.json()["detail"].startswith("Nie ma") and english.json()["detail"].startswith("There is no")


async def test_the_rules_refuse_in_the_readers_language(ada: Client) -> None:
    made = await ada.make("human", "big_money")
    problems = []
    for lang in ("pl", "en"):
        problems.append(
            await ada.post(
                f"/api/tables/{made['id']}/choices",
                {"seq": made["seq"], "request": f"lang {lang}", "choices": ["play all", "buy province"]},
                422,
                **{"accept-language": lang},
            )
        )
    polish, english = problems
    assert polish["clause"] == english["clause"] == "DOM-5.4" and polish["detail"].startswith("Kosztuje 8")
    assert "is not allowed" in english["detail"]


async def test_a_guest_is_called_in_the_own_language(ada: Client, jan: Client) -> None:
    polish = await ada.http.get("/api/me", headers={"accept-language": "pl"})
    english = await ada.http.get("/api/me", headers={"accept-language": "en"})
    assert polish.json()["name"].startswith("Gość ") and english.json()["name"].startswith("Guest ")
    assert polish.json()["name"].split()[1] == english.json()["name"].split()[1]


async def test_a_hint_is_for_what_is_tried_out(ada: Client, jan: Client, address: str) -> None:
    id_ = await two_at(address, ada, jan)
    seq = (await ada.get(f"/api/tables/{id_}"))["seq"]
    tried = await ada.choose(id_, seq, "play all", rehearse=True)
    hint = await ada.post(f"/api/tables/{id_}/hint")
    assert hint["notation"] in [o["notation"] for o in tried["view"]["pending"][0]["options"]]
    assert hint["notation"].startswith(("buy", "end"))


async def test_a_profile_has_records_and_history(ada: Client) -> None:
    empty = await ada.get("/api/me/profile")
    assert empty["records"] == [] and empty["history"] == []
    data = await ada.make("human", "big_money", options={"kingdom": "first_game", "first": 0}, clock="none")
    id_ = data["id"]
    assert (await ada.get("/api/me/profile"))["running"] == 1
    async with ada.socket(id_) as socket:
        data = await socket.push()
        while data["status"] != "over":
            mine = [d for d in data["view"]["pending"] if d["seat"] == 0]
            if mine:
                options = [o["notation"] for o in mine[0]["options"]]
                buy = next(
                    (o for o in ("buy province", "buy gold", "buy silver", "play all") if o in options), options[-1]
                )
                await ada.choose(id_, data["seq"], buy)
            data = await socket.push()
    profile = await ada.get("/api/me/profile")
    (record,), (past,) = profile["records"], profile["history"]
    assert profile["running"] == 0 and past["id"] == id_ and past["you"] == 0
    assert past["scores"] == [s["total"] for s in data["view"]["score"]]
    assert past["winners"] == data["view"]["result"]["winners"]
    assert (record["played"], record["best"]) == (1, past["scores"][0])
    assert record["won"] == (past["winners"] == [0]) and record["shared"] == (past["winners"] == [0, 1])


async def test_rehearsing_over_http(ada: Client, jan: Client, address: str) -> None:
    id_ = await two_at(address, ada, jan)
    seq = (await ada.get(f"/api/tables/{id_}"))["seq"]
    tried = await ada.choose(id_, seq, "play all", rehearse=True)
    assert tried["rehearsed"] == ["play all"] and tried["seq"] == seq
    assert (await jan.get(f"/api/tables/{id_}"))["view"]["pending"][0]["kind"] == "treasure"
    sealed = await ada.choose(id_, seq, "play all", "end turn", rehearse=True, status=409)
    assert sealed["reason"] == "sealed"
    dropped = await ada.choose(id_, seq, rehearse=True)
    assert dropped["rehearsed"] == [] and dropped["view"]["pending"][0]["kind"] == "treasure"


async def test_hints_orders_chat_and_undo(ada: Client, jan: Client, address: str) -> None:
    id_ = await two_at(address, ada, jan)
    hint = await ada.post(f"/api/tables/{id_}/hint")
    options = (await ada.get(f"/api/tables/{id_}"))["view"]["pending"][0]["options"]
    assert hint["notation"] in [o["notation"] for o in options]
    games = await ada.get("/api/games/dominion")
    assert hint["reason"]["key"] in games["catalogue"]["pl"]
    await jan.post(f"/api/tables/{id_}/hint", status=409)
    ordered = await jan.post(f"/api/tables/{id_}/orders", {"kind": "react", "notation": "reveal moat"})
    assert ordered["orders"] == {"react": "reveal moat"}
    assert (await ada.get(f"/api/tables/{id_}"))["orders"] == {}
    await jan.post(f"/api/tables/{id_}/orders", {"kind": "sing", "notation": "la"}, 409)
    said = await jan.post(f"/api/tables/{id_}/chat", {"text": "<script>alert(1)</script>"})
    assert said["chat"][-1]["text"] == "<script>alert(1)</script>"
    seq = said["seq"]
    played = await ada.choose(id_, seq, "play all")
    undone = await ada.post(f"/api/tables/{id_}/undo", {"seq": played["seq"], "request": "u"})
    assert undone["whole"] and undone["view"]["pending"][0]["kind"] == "treasure"


async def test_a_whole_game_its_replay_its_seed_and_the_next(ada: Client) -> None:
    made = await ada.make("big_money", "big_money_smithy")
    id_, data = made["id"], made
    async with ada.socket(id_) as socket:
        while data["status"] != "over":
            data = await socket.push()
    assert commitment(data["seed"]) == data["view"]["commitment"] == made["view"]["commitment"]
    first = await ada.get(f"/api/tables/{id_}/replay", step=0, seat=1)
    last = await ada.get(f"/api/tables/{id_}/replay", step=first["steps"] - 1)
    assert not first["view"]["over"] and last["view"]["over"] and "things" in first["view"]["places"]["seat1.hand"]
    await ada.get(f"/api/tables/{id_}/replay", 404, step=first["steps"])
    course = await ada.get(f"/api/tables/{id_}/course")
    totals = [score["total"] for score in data["view"]["score"]]
    assert course["periods"][-1]["scores"] == totals
    assert course["scores"][0] == {"step": 0, "scores": [3, 3]}
    assert course["scores"][-1] == {"step": first["steps"] - 1, "scores": totals}
    async with Client(ada.address) as watcher:
        assert await watcher.get(f"/api/tables/{id_}/course") == course
    again = await ada.post(f"/api/tables/{id_}/rematch", status=201)
    assert (await ada.get(f"/api/tables/{again['id']}"))["game"] == "dominion"


async def test_replay_before_the_end_is_for_the_own_eyes(ada: Client, jan: Client, address: str) -> None:
    id_ = await two_at(address, ada, jan)
    for seat in (0, 1):
        frame = await jan.get(f"/api/tables/{id_}/replay", step=0, seat=seat)
        assert "things" not in frame["view"]["places"]["seat0.hand"]


async def test_the_course_is_told_to_nobody_before_the_end(ada: Client, jan: Client, address: str) -> None:
    id_ = await two_at(address, ada, jan)
    async with Client(address) as watcher:
        for client in (ada, jan, watcher):
            refused = await client.get(f"/api/tables/{id_}/course", 409)
            assert refused["reason"] == "not_over" and refused["detail"].endswith(".") and len(refused) == 5
    await ada.get("/api/tables/aaaaaaaaaaaa/course", 404)


async def test_lists_show_whose_turn_it_is(ada: Client, jan: Client, address: str) -> None:
    id_ = await two_at(address, ada, jan)
    (mine,), (his,) = (await ada.get("/api/tables"))["own"], (await jan.get("/api/tables"))["own"]
    assert mine["id"] == his["id"] == id_ and mine["your_turn"] and not his["your_turn"]
    open_ = await ada.make("human", "open", listed=True)
    assert (await jan.get("/api/tables"))["listed"][0]["id"] == open_["id"]
    assert (await jan.post(f"/api/tables/{open_['id']}/seats", {"name": "Jan"}))["you"] == 1


async def test_games_carry_texts_help_and_clauses(ada: Client) -> None:
    (card,) = [g for g in await ada.get("/api/games") if g["id"] == "dominion"]
    assert card["seats"] == [2, 4] and "big_money" in card["bots"]
    game = msgspec.convert(await ada.get("/api/games/dominion"), GameData)
    assert game.help["pl"]["moat"].name == "Fosa" and game.clauses["en"]["DOM-4.1"]
    assert game.catalogue["en"].keys() == game.catalogue["pl"].keys()
    await ada.get("/api/games/chess", 404)


async def test_accounts(ada: Client, address: str) -> None:
    made = await ada.make("human", "open")
    guest = await ada.get("/api/me")
    cookie = ada.http.cookies["regnum"]
    await ada.post("/api/me/account", {"login": "ada", "password": "short"}, 400)
    me = await ada.post("/api/me/account", {"login": "Ada", "password": "a good password"}, 201)
    assert me["id"] == guest["id"] and me["login"] == "ada" and ada.http.cookies["regnum"] != cookie
    async with Client(address) as other:
        await other.post("/api/me/session", {"login": "ada", "password": "a bad password"}, 403)
        await other.post("/api/me/session", {"login": "eve", "password": "a bad password"}, 403)
        await other.post("/api/me/account", {"login": "ada", "password": "another password"}, 409)
        assert (await other.post("/api/me/session", {"login": "ADA", "password": "a good password"}))["id"] == me["id"]
        assert (await other.get(f"/api/tables/{made['id']}"))["you"] == 0
        session = other.http.cookies["regnum"]
        await other.post("/api/me/sign-out")
        assert (await other.get("/api/me"))["id"] != me["id"]
        other.http.cookies.set("regnum", session)
        assert (await other.get("/api/me"))["id"] != me["id"]
        other.http.cookies.clear()
        other.http.cookies.set("regnum", cookie)
        assert (await other.get("/api/me"))["id"] != me["id"]
    assert (await ada.post("/api/me/name", {"name": " Ada  L. "}))["name"] == "Ada L."


async def test_the_page_itself_makes_somebody_new_a_guest(address: str) -> None:
    """Requests that are sent at once, before any is answered, are then those of one and the same guest."""
    async with Client(address) as visitor:
        assert "set-cookie" in (await visitor.http.get("/")).headers
        cookie = visitor.http.cookies["regnum"]
        answers = await asyncio.gather(*(visitor.http.get("/api/me") for _ in range(5)))
        assert len({answer.json()["id"] for answer in answers}) == 1
        assert all("set-cookie" not in answer.headers for answer in answers)
        again = await visitor.http.get("/table/abcdefghjkmn")
        assert "set-cookie" not in again.headers and visitor.http.cookies["regnum"] == cookie


async def test_a_program_can_send_its_token(ada: Client, address: str) -> None:
    me = await ada.get("/api/me")
    token = ada.http.cookies["regnum"]
    async with Client(address) as program:
        answer = await program.http.get("/api/me", headers={"authorization": f"Bearer {token}"})
        assert answer.json() == me and "set-cookie" not in answer.headers
        answer = await program.http.get("/api/me", headers={"authorization": f"Bearer {token}x"})
        assert answer.status_code == 401 and answer.json()["reason"] == "bad_token"


async def test_the_administrator_needs_the_key(ada: Client) -> None:
    made = await ada.make("human", "open")
    for headers in ({}, {"x-regnum-admin": "wrong"}):
        assert (await ada.http.get("/api/admin", headers=headers)).status_code == 403
    key = {"x-regnum-admin": ADMIN}
    overview = (await ada.http.get("/api/admin", headers=key)).json()
    assert overview["live_tables"] >= 1 and overview["stored"]["tables lobby"] >= 1
    assert overview["disk"]["database"] > 0 and overview["disk"]["free"] > 0
    (row,) = [t for t in (await ada.http.get("/api/admin/tables", headers=key)).json() if t["id"] == made["id"]]
    assert row["live"] and row["status"] == "lobby" and "view" not in row
    backup = (await ada.http.post("/api/admin/backup", headers=key)).json()
    assert backup["tables"] >= 1 and backup["bytes"] > 0
    assert backup["name"] in [b["name"] for b in (await ada.http.get("/api/admin", headers=key)).json()["backups"]]
    assert (await ada.http.post(f"/api/admin/tables/{made['id']}/end", headers=key)).status_code == 200
    assert (await ada.get(f"/api/tables/{made['id']}"))["status"] == "abandoned"


async def test_every_address_of_the_page_is_the_page(ada: Client) -> None:
    for path in ("/", "/new/dominion", "/table/abc", "/rules/dominion"):
        answer = await ada.http.get(path)
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
        assert "default-src 'none'" in answer.headers["content-security-policy"]
    for path in ("/api/nothing", "/nothing.js", "/../pyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml"):
        assert (await ada.http.get(path)).status_code == 404
