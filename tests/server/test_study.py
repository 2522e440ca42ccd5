"""What the server offers to those who learn: practice deals, looking ahead, playing on from the past, card packs."""

import json
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from server.web import Client, running, two_at

pytestmark = pytest.mark.asyncio(loop_scope="module")
BOTS = [{"kind": "human"}, {"kind": "bot", "bot": "big_money"}]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def address(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    async with running(tmp_path_factory.mktemp("study") / "t.sqlite3") as address:
        yield address


@pytest_asyncio.fixture(loop_scope="module")
async def ada(address: str) -> AsyncIterator[Client]:
    async with Client(address) as client:
        yield client


@pytest_asyncio.fixture(loop_scope="module")
async def jan(address: str) -> AsyncIterator[Client]:
    async with Client(address) as client:
        yield client


def practice(**more: object) -> dict[str, object]:
    return {"game": "dominion", "seats": BOTS, "options": {"kingdom": "first_game", "first": 0}, **more}


def hand(table: dict[str, dict[str, dict[str, object]]]) -> object:
    return table["view"]["places"]["seat0.hand"]


async def test_a_practice_game_has_the_shuffle_one_asks_for(ada: Client) -> None:
    hands = [hand(await ada.post("/api/tables", practice(seed="lesson"))) for _ in range(2)]
    assert hands[0] == hands[1]


async def test_nobody_chooses_the_shuffle_for_other_people(ada: Client) -> None:
    wish = practice(seed="lesson", seats=[{"kind": "human"}, {"kind": "open"}])
    assert (await ada.post("/api/tables", wish, 409))["reason"] == "own_seed"


async def test_chosen_arms_are_seen_by_all(ada: Client, jan: Client) -> None:
    made = await ada.post("/api/tables", practice(seats=[{"kind": "human", "arms": "bend.lion"}, {"kind": "open"}]))
    body = {"name": "Jan", "invite": made["invite"], "arms": "pale.rose"}
    joined = await jan.post(f"/api/tables/{made['id']}/seats", body)
    assert [seat["arms"] for seat in joined["seats"]] == ["bend.lion", "pale.rose"]
    await jan.post("/api/tables", practice(seats=[{"kind": "human", "arms": "<svg>"}, {"kind": "open"}]), 400)


async def test_a_preview_tells_what_a_choice_would_bring_and_changes_nothing(ada: Client) -> None:
    made = await ada.post("/api/tables", practice(seed="lesson"))
    preview, seq = f"/api/tables/{made['id']}/preview", made["seq"]
    ahead = await ada.post(preview, {"seq": seq, "choices": ["play all", "buy copper"]})
    assert next(event["kind"] for event in ahead["events"]) == "buys"
    assert "draws" not in [event["kind"] for event in ahead["events"]]
    assert (await ada.get(f"/api/tables/{made['id']}"))["seq"] == seq
    await ada.post(preview, {"seq": seq, "choices": ["buy province"]}, 422)


async def test_a_preview_tells_a_choice_to_its_end_with_the_workers_that_are_proposed(ada: Client) -> None:
    seats = [{"kind": "human", "name": "Ada"}]
    table = made = await ada.post("/api/tables", {"game": "paladins", "seats": seats, "seed": "ahead"})
    while (asked := table["view"]["pending"][0])["kind"] != "action":
        table = await ada.choose(made["id"], table["seq"], asked["options"][0]["notation"])
    hunts = {"seq": table["seq"], "choices": ["hunt 1"]}
    assert len({thing["card"] for thing in table["view"]["places"]["seat0.pool"]["things"]}) > 1
    ahead = await ada.post(f"/api/tables/{made['id']}/preview", hunts)
    kinds = [event["kind"] for event in ahead["events"]]
    assert kinds[:3] == ["acts", "places_worker", "gains_provisions"]


async def test_a_preview_of_a_question_that_was_answered_is_empty(ada: Client) -> None:
    made = await ada.post("/api/tables", practice(seed="lesson"))
    after = await ada.choose(made["id"], made["seq"], "play all")
    assert after["seq"] > made["seq"]
    late = await ada.post(f"/api/tables/{made['id']}/preview", {"seq": made["seq"], "choices": ["play all"]})
    assert late["events"] == []


async def test_only_those_who_are_asked_look_ahead(ada: Client, jan: Client) -> None:
    made = await ada.post("/api/tables", practice())
    await jan.post(f"/api/tables/{made['id']}/preview", {"seq": made["seq"], "choices": ["play all"]}, 403)


async def test_a_practice_game_is_played_on_from_any_moment_of_it(ada: Client) -> None:
    made = await ada.post("/api/tables", practice(seed="lesson"))
    after = await ada.choose(made["id"], made["seq"], "play all", "buy silver")
    branch = await ada.post(f"/api/tables/{made['id']}/branch", {"step": 1})
    table = await ada.get(f"/api/tables/{branch['id']}")
    assert table["origin"] == made["id"] and table["you"] == 0
    assert table["view"]["pending"][0]["kind"] == "buy", "the moment after the Treasures"
    assert "plays" in [event["kind"] for event in table["events"]]
    assert (await ada.get(f"/api/tables/{made['id']}"))["seq"] >= after["seq"], "the game itself goes on"
    again = await ada.choose(table["id"], table["seq"], "buy copper")
    assert again["seq"] > table["seq"]


async def test_a_game_with_people_is_branched_off_only_when_it_is_over(ada: Client, jan: Client, address: str) -> None:
    id_ = await two_at(address, ada, jan)
    for client in (ada, jan):
        assert (await client.post(f"/api/tables/{id_}/branch", {"step": 0}, 409))["reason"] == "not_over"


async def test_a_moment_that_is_not_there_is_refused(ada: Client) -> None:
    made = await ada.post("/api/tables", practice())
    await ada.post(f"/api/tables/{made['id']}/branch", {"step": 99}, 404)


async def test_the_texts_are_those_of_the_table(ada: Client) -> None:
    pack = {
        "regnum_pack": 1,
        "game": "dominion",
        "name": "Mine",
        "cards": [{"id": "moat", "name": {"en": "Ditch", "pl": "Rów"}}],
    }
    made = await ada.post("/api/tables", practice(options={"pack": pack}))
    own = await ada.get(f"/api/tables/{made['id']}/game")
    assert own["help"]["pl"]["moat"]["name"] == "Rów"
    assert (await ada.get("/api/games/dominion"))["help"]["pl"]["moat"]["name"] == "Fosa"


async def test_a_template_passes_the_check_as_it_is(ada: Client) -> None:
    template = await ada.get("/api/packs/dominion/template")
    report = await ada.post("/api/packs/dominion", {"file": "mine.json", "text": json.dumps(template)})
    assert report["reason"] == "" and report["name"] and "moat" in report["cards"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("{", "line 1, column 2"),
        ("[]", ""),
        ('{"regnum_pack": 1, "game": "dominion", "name": "x", "cards": [{"id": "moat", "cost": -1}]}', "cards[0].cost"),
        ('{"regnum_pack": 2}', "regnum_pack"),
    ],
)
async def test_a_faulty_pack_is_told_its_file_place_and_reason(ada: Client, text: str, place: str) -> None:
    report = await ada.post("/api/packs/dominion", {"file": "mine.json", "text": text})
    assert (report["file"], report["place"]) == ("mine.json", place) and report["reason"].endswith(".")


async def test_a_game_that_is_not_there_takes_no_packs(ada: Client) -> None:
    await ada.post("/api/packs/chess", {"file": "mine.json", "text": "{}"}, 404)
