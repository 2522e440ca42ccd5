"""What the tests note of a page."""

import socket
import threading
from collections.abc import Iterator

import pytest

from browser.conftest import Visit

PAGE = b"<!doctype html><html lang=en><title>Half</title><link rel=icon href=data:,></html>"
ANSWERS = {
    "/": b"Content-Type: text/html\r\nContent-Length: %d\r\n\r\n%s" % (len(PAGE), PAGE),
    "/api/whole": b'Content-Type: application/json\r\nContent-Length: 4\r\n\r\n"42"',
    "/api/half": b'Content-Type: application/json\r\nContent-Length: 40\r\n\r\n"4',
}


@pytest.fixture
def half() -> Iterator[str]:
    """The address of a server that is killed each time it has sent half of an answer."""
    listening = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        while True:
            try:
                here, _ = listening.accept()
            except OSError:
                return
            with here:
                path = here.recv(65536).decode().split(" ")[1:2]
                here.sendall(b"HTTP/1.1 200 OK\r\nConnection: close\r\n" + ANSWERS["".join(path)] if path else b"")

    serving = threading.Thread(target=serve, daemon=True)
    serving.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    listening.shutdown(socket.SHUT_RDWR)
    listening.close()
    serving.join()


def test_what_a_killed_server_did_not_send_to_its_end_was_not_received(visit: Visit, half: str) -> None:
    visitor = visit(address=half, fresh=True)
    visitor.may_lose_connection = True
    visitor.open("/")
    for path, told in (("/api/half", "lost"), ("/api/whole", '"42"')):
        assert visitor.page.evaluate("(p) => fetch(p).then((it) => it.text()).catch(() => 'lost')", path) == told
    assert len(visitor.responses) >= 3
    assert visitor.received() == ['"42"']
