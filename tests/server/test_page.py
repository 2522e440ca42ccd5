"""The page's files: compressed as the reader takes them, kept as long as their names last, checked otherwise."""

import gzip
from pathlib import Path

import pytest
from litestar.testing import TestClient

from regnum.server.web.app import routes
from regnum.server.web.guard import with_headers
from regnum.server.web.page import Page, accepted
from regnum.server.web.settings import Settings

SCRIPT = b"console.log('hello, realm')"


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Regnum</title>")
    (tmp_path / "assets" / "main-abc.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "main-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "assets" / "main-abc.js.br").write_bytes(b"as brotli")
    (tmp_path / "assets" / "serif-def.woff2").write_bytes(b"a font")
    (tmp_path / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return Page(tmp_path)


def test_the_icon_is_found_by_its_old_name_too(page: Page) -> None:
    assert page.find("/favicon.ico") == page.find("/favicon.svg")
    assert page.find("/favicon.ico").type == "image/svg+xml"


@pytest.mark.parametrize(
    ("header", "encoding"),
    [
        ("", ""),
        ("gzip", "gzip"),
        ("gzip, deflate, br", "br"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.5", "br"),
        ("zstd", ""),
    ],
)
def test_the_best_encoding_that_is_taken(header: str, encoding: str) -> None:
    assert accepted(header, {"gzip": b"", "br": b""}) == encoding
    assert accepted(header, {}) == ""


def test_the_interface_names_the_page_that_the_server_has(page: Page, tmp_path: Path) -> None:
    app = routes(Settings(f"sqlite:{tmp_path / 'p.sqlite3'}"))
    folder = tmp_path / "newer"
    folder.mkdir()
    (folder / "index.html").write_text(
        '<script src="/boot.js"></script><script type="module" src="/assets/b.js"></script>'
    )
    with TestClient(with_headers(app, secure=False), base_url="http://localhost") as client:
        for shown, named in ((Page(folder), "/assets/b.js"), (page, None)):
            app.state.page = shown
            assert client.get("/api/me").headers.get("x-regnum-page") == named
            assert client.get("/api/tables/none").headers.get("x-regnum-page") == named, "refusals too"


def test_files_of_the_page(page: Page, tmp_path: Path) -> None:
    app = routes(Settings(f"sqlite:{tmp_path / 'p.sqlite3'}"))
    app.state.page = page
    with TestClient(app, base_url="http://localhost") as client:
        plain = client.get("/assets/main-abc.js", headers={"accept-encoding": "identity"})
        zipped = client.get("/assets/main-abc.js", headers={"accept-encoding": "gzip"})
        assert plain.content == zipped.content == SCRIPT and zipped.headers["content-encoding"] == "gzip"
        assert plain.headers["content-type"].startswith("text/javascript")
        for answer in (plain, zipped):
            assert "immutable" in answer.headers["cache-control"] and answer.headers["vary"] == "Accept-Encoding"
        assert plain.headers["etag"] != zipped.headers["etag"]
        font = client.get("/assets/serif-def.woff2")
        assert font.headers["content-type"] == "font/woff2" and "content-encoding" not in font.headers
        home = client.get("/")
        assert home.headers["cache-control"] == "no-cache"
        again = client.get("/", headers={"if-none-match": home.headers["etag"]})
        assert again.status_code == 304 and again.content == b""
        assert client.get("/assets/main-abc.js.gz").status_code == 404
