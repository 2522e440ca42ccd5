"""The card packs that brought a server down, sent to a real one: each is refused at its place."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from server.web import Client, running

DEEP = "[" * 400 + "]" * 400
PACKS = [
    ("paladins", '{"id": "anseis", "boost": {"x": 60000000}}', "cards[0].boost.x"),
    ("paladins", '{"id": "anseis", "boost": {"x": 1}}', "cards[0].boost"),
    ("dominion", '{"id": "estate", "vp": {}}', "cards[0].vp"),
    ("dominion", '{"id": "moat"}, {"id": "estate", "vp": {"fixed": %s}}' % ("9" * 4300), "cards[1].vp.fixed"),
    ("dominion", '{"id": "moat"}, {"id": "estate", "vp": {"fixed": %s}}' % ("9" * 4301), "cards[1].vp.fixed"),
    ("dominion", f'{{"id": "moat", "effects": {DEEP}}}', "cards[0].effects[0]"),
    ("dominion", '{{"id": "moat", "effects": [{}]}}'.format(",".join(["1"] * 65)), "cards[0].effects"),
]


@pytest_asyncio.fixture
async def ada(tmp_path: Path) -> AsyncIterator[Client]:
    async with running(tmp_path / "t.sqlite3") as address, Client(address) as client:
        yield client


@pytest.mark.parametrize(("game", "cards", "place"), PACKS)
async def test_a_table_with_a_bad_pack_is_refused_at_its_place(ada: Client, game: str, cards: str, place: str) -> None:
    pack = f'{{"regnum_pack": 1, "game": "{game}", "name": "Bad", "cards": [{cards}]}}'
    body = f'{{"game": "{game}", "seats": [{{"kind": "human"}}, {{"kind": "bot"}}], "options": {{"pack": {pack}}}}}'
    answer = await ada.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500
    assert place in answer.json()["detail"]
    report = await ada.post(f"/api/packs/{game}", {"file": "bad.json", "text": pack}, 200)
    assert report["file"] == "bad.json" and report["place"].startswith(place) and report["reason"]
    assert (await ada.get("/api/tables"))["own"] == []
