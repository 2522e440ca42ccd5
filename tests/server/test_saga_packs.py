"""A card pack for the Tomes of a saga: a template, a check, and a saga that is founded with it."""

import json
from pathlib import Path

from server.web import Client, running


async def test_a_saga_is_founded_with_a_card_pack_for_its_tomes(tmp_path: Path) -> None:
    face = {"id": "tome_arc_marble", "name": {"en": "Tome of Stone", "pl": "Księga Kamienia"}}
    pack = {"regnum_pack": 1, "game": "tomesaga", "name": "Printed", "cards": [face]}
    async with running(tmp_path / "r.sqlite3") as address, Client(address) as ada:
        template = await ada.get("/api/packs/tomesaga/template")
        assert template["game"] == "tomesaga" and len(template["cards"]) == 18
        assert {"id": "tome_arc_marble", "name": {"en": "Tome of Marble", "pl": "Księga Marmuru"}} in template["cards"]
        report = await ada.post("/api/packs/tomesaga", {"file": "printed.json", "text": json.dumps(pack)}, 200)
        assert (report["name"], report["cards"], report["reason"]) == ("Printed", ["tome_arc_marble"], "")
        wrong = {**pack, "cards": [{"id": "tome_arc_marble", "crests": []}]}
        report = await ada.post("/api/packs/tomesaga", {"file": "printed.json", "text": json.dumps(wrong)}, 200)
        assert report["reason"] and report["place"] == "cards[0].crests"
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Bot"}]
        await ada.post("/api/sagas", {"seats": seats, "options": {"pack": wrong}}, 422)
        made = await ada.post("/api/sagas", {"seats": seats, "options": {"pack": pack}}, 201)
        begun = await ada.post(f"/api/sagas/{made['id']}/ready", {}, 200)
        assert (await ada.get(f"/api/tables/{begun['table']}"))["options"]["pack"] == pack
