"""The page's types are those of the server."""

from pathlib import Path

import pytest

from regnum.server.typescript import declarations, main

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_has_the_types_of_the_wire_as_they_are_now():
    written = (ROOT / "web" / "src" / "net" / "wire.ts").read_text(encoding="utf-8")
    assert written == declarations(), "run python -m regnum.server.typescript web/src/net/wire.ts"


def test_asked_for_help_it_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "where to write them" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []
    main(["wire.ts"])
    assert (tmp_path / "wire.ts").read_text(encoding="utf-8") == declarations()


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
