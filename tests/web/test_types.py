"""The page's types are those of the server."""

from pathlib import Path

from regnum.server.typescript import declarations

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_has_the_types_of_the_wire_as_they_are_now():
    written = (ROOT / "web" / "src" / "net" / "wire.ts").read_text(encoding="utf-8")
    assert written == declarations(), "run python -m regnum.server.typescript web/src/net/wire.ts"


def test_a_field_that_may_be_left_out_is_optional_and_a_closed_set_is_spelt_out():
    text = declarations()
    assert "  hidden?: number\n" in text
    assert "  status: 'abandoned' | 'lobby' | 'over' | 'playing'\n" in text
    assert "export interface Push {\n  type: 'state'\n  table: TableData\n  epoch: string\n}" in text


def test_what_a_structure_inherits_is_said_once():
    [own] = [
        part for part in declarations().split("\n\n") if part.startswith("export interface GameData extends GameCard {")
    ]
    assert "  help: " in own and "  levels: " not in own
