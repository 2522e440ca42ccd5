"""The page: files that the web client's build has put here, and one document for all of the page's own addresses."""

import hashlib
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from regnum.server.refusals import Refusal
from regnum.server.web.identity import COOKIE
from regnum.server.web.requests import Asked

FOLDER = Path(__file__).parents[1] / "page"
LASTING = "public, max-age=31536000, immutable"
CHECKED = "no-cache"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How files may be compressed, the best first, and how the build names them then."""
TYPES = {".woff2": "font/woff2", ".js": "text/javascript", ".webmanifest": "application/manifest+json"}
"""What a machine's own list of types may not know, or know otherwise."""

SCRIPT = re.compile(rb'<script type="module"[^>]* src="([!-~]+?)"')

PLACEHOLDER = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Regnum</title></head>
<body><h1>Regnum</h1><p>The server runs, but the page is not built here.
In a checkout, <code>./regnum play</code> builds it. Programs find the interface at
<a href="/openapi.json">/openapi.json</a>.</p></body></html>
"""


@dataclass(frozen=True)
class File:
    """A file of the page, ready to be sent as it is or compressed."""

    body: bytes
    type: str
    tag: str
    lasting: bool
    compressed: Mapping[str, bytes]


class Page:
    """All files of the page, read once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self.files = {
            path.relative_to(folder).as_posix(): _file(path, folder)
            for path in found
            if path.suffix not in ENCODINGS.values()
        }
        if "favicon.svg" in self.files:  # a browser that shows a file and no page asks for the icon by its old name
            self.files["favicon.ico"] = self.files["favicon.svg"]
        self.files.setdefault("index.html", _made(PLACEHOLDER.encode(), "text/html; charset=utf-8", lasting=False))
        found_script = SCRIPT.search(self.files["index.html"].body)
        self.script = found_script[1].decode() if found_script else ""
        """The script that it begins with, whose name changes with whatever the page is made of."""

    def find(self, path: str) -> File:
        """The file at an address; addresses without an ending are the page's own."""
        name = path.strip("/") or "index.html"
        if name in self.files:
            return self.files[name]
        last = name.rsplit("/", 1)[-1]
        if "." in last or name.split("/")[0] in ("api", "assets"):
            raise Refusal("not_found")
        return self.files["index.html"]


def _file(path: Path, folder: Path) -> File:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json")):
        kind += "; charset=utf-8"
    beside = {name: path.with_name(path.name + ending) for name, ending in ENCODINGS.items()}
    compressed = {name: each.read_bytes() for name, each in beside.items() if each.exists()}
    return _made(path.read_bytes(), kind, compressed, lasting=path.relative_to(folder).parts[0] == "assets")


def _made(body: bytes, kind: str, compressed: Mapping[str, bytes] | None = None, *, lasting: bool) -> File:
    return File(body, kind, hashlib.sha256(body).hexdigest()[:20], lasting, compressed or {})


@get("/", include_in_schema=False, sync_to_thread=False)
def home(request: Asked) -> Response[bytes]:
    """The page."""
    return sent(request, "")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def page(request: Asked, path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    return sent(request, path)


def sent(request: Asked, path: str) -> Response[bytes]:
    """The file, compressed if the reader takes that; nothing, if the reader has it already.

    Whoever is new becomes a guest with the document itself: of several requests that the page then sends at once each
    would make another guest, and somebody who begins a game before all are answered would not be its player.
    """
    file: File = request.app.state.page.find(path)
    if file is request.app.state.page.files["index.html"] and COOKIE not in request.cookies:
        request.state.new_token = request.app.state.server.accounts.new_guest()[1]
    encoding = accepted(request.headers.get("accept-encoding", ""), file.compressed)
    tag = f'"{file.tag}-{encoding}"' if encoding else f'"{file.tag}"'
    headers = {"etag": tag, "cache-control": LASTING if file.lasting else CHECKED}
    if file.compressed:
        headers["vary"] = "Accept-Encoding"
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.compressed.get(encoding, file.body), headers=headers, media_type=file.type)


def accepted(header: str, offered: Mapping[str, bytes]) -> str:
    """The best of the offered encodings that a reader takes; nothing, if there is none.

    >>> accepted("gzip, br;q=0.8, *;q=0.1", {"gzip": b"", "br": b""}), accepted("br;q=0", {"br": b""})
    ('br', '')
    """
    taken = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "").rstrip("0").rstrip(".") not in ("q=", "q=0"):
            taken.add(name.strip())
    return next((name for name in ENCODINGS if name in offered and name in taken), "")
