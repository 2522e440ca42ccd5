"""The page: files that the web client's build has put here, and one document for all of the page's own addresses."""

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from regnum.server.refusals import Refusal
from regnum.server.web.requests import Asked

FOLDER = Path(__file__).parents[1] / "page"
LASTING = "public, max-age=31536000, immutable"
CHECKED = "no-cache"

PLACEHOLDER = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Regnum</title></head>
<body><h1>Regnum</h1><p>The server runs, but the page is not built here.
In a checkout, <code>./regnum play</code> builds it. Programs find the interface at
<a href="/openapi.json">/openapi.json</a>.</p></body></html>
"""


@dataclass(frozen=True)
class File:
    """A file of the page, ready to be sent."""

    body: bytes
    type: str
    tag: str
    lasting: bool


class Page:
    """All files of the page, read once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): _file(path, folder)
            for path in (sorted(folder.rglob("*")) if folder.is_dir() else ())
            if path.is_file()
        }
        self.files.setdefault("index.html", _made(PLACEHOLDER.encode(), "text/html; charset=utf-8", lasting=False))

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
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json")):
        kind += "; charset=utf-8"
    return _made(path.read_bytes(), kind, lasting=path.relative_to(folder).parts[0] == "assets")


def _made(body: bytes, kind: str, *, lasting: bool) -> File:
    return File(body, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', lasting)


@get("/", include_in_schema=False, sync_to_thread=False)
def home(request: Asked) -> Response[bytes]:
    """The page."""
    return sent(request, "")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def page(request: Asked, path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    return sent(request, path)


def sent(request: Asked, path: str) -> Response[bytes]:
    file: File = request.app.state.page.find(path)
    headers = {"etag": file.tag, "cache-control": LASTING if file.lasting else CHECKED}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    return Response(file.body, headers=headers, media_type=file.type)
