"""Takes the pictures of the page that the README and docs/pictures show.

The tables are always the same ones, so a picture changes only when the page does. Needs Chromium and the packages of
`./regnum test`.

    python bench/pictures.py [--only table] [--to docs/pictures]
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser import chromium, positions  # noqa: E402
from browser.conftest import DESKTOP, ON_A_PHONE  # noqa: E402
from browser.hosting import hosted  # noqa: E402
from browser.places import PLACES, show  # noqa: E402
from browser.visitor import Visitor  # noqa: E402
from regnum.server.web.identity import COOKIE  # noqa: E402

SHOWN = {
    "home": "home",
    "new-table": "new",
    "table": "turn",
    "table-waiting": "waiting",
    "table-interrupt": "interrupt",
    "table-kingdom": "kingdom_produce",
    "table-paladins": "paladins",
    "table-viscounts": "viscounts_action",
    "table-architects": "architects",
    "table-together": "siege_move",
    "saga": "saga_between",
    "end-of-game": "over",
    "replay": "replay",
    "rules": "rules",
}
"""The name of each picture, and the page that it shows."""
THEMES = ("light", "dark")
SIZES = {"desktop": {"viewport": DESKTOP}, "phone": ON_A_PHONE}
LANGUAGE = {"light": "pl", "dark": "en"}
QUALITY = 22


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=SHOWN, help="one picture, in all themes and sizes")
    parser.add_argument("--to", type=Path, default=ROOT / "docs" / "pictures", help="the folder (docs/pictures)")
    args = parser.parse_args()
    path = chromium.found()
    if path is None:
        raise SystemExit(chromium.MISSING)
    args.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        tables, home = Path(folder) / "tables.sqlite3", Path(folder) / "home.sqlite3"
        at_tables, at_home = positions.write(tables), positions.write(home, positions.HOME, {})
        with hosted(tables) as table, hosted(home) as hall, chromium.running(path) as browser:
            for theme in THEMES:
                for size in SIZES:
                    for name in [args.only] if args.only else SHOWN:
                        address, written = (hall, at_home) if name == "home" else (table, at_tables)
                        shot = taken(browser, address, written, SHOWN[name], theme, size)
                        target = args.to / f"{name}-{theme}-{size}.webp"
                        Image.open(io.BytesIO(shot)).save(target, "WEBP", quality=QUALITY, method=6)
                        print(f"{target.name}: {target.stat().st_size / 1000:.0f} kB")
    print(f"{sum(each.stat().st_size for each in args.to.glob('*.webp')) / 1000:.0f} kB together")


def taken(browser: Browser, address: str, written: positions.Written, place: str, theme: str, size: str) -> bytes:
    """A picture of a page as Ada sees it; the light ones are in Polish, the dark ones in English."""
    looks = {**SIZES[size], "color_scheme": theme, "reduced_motion": "reduce", "locale": LANGUAGE[theme]}
    people = []
    for who in ("jagna", "ada"):  # the other one sits at the table too
        context = browser.new_context(**looks)
        context.add_cookies([{"name": COOKIE, "value": written.tokens[who], "url": address}])
        people.append(Visitor.arrive(context, address))
    jagna, ada = people
    try:
        if "{" in PLACES[place].path:
            jagna.open(PLACES[place].path.format(**written.tables))
            jagna.page.wait_for_selector("#main")
        show(ada, place, written)
        ada.page.wait_for_load_state("networkidle")
        return ada.page.screenshot(scale="css")
    finally:
        for person in people:
            person.context.close()


if __name__ == "__main__":
    main()
