"""A line between a browser and the server that can be cut and mended."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit


class Line:
    """Passes bytes on, both ways. While it is cut, what was connected is gone and nobody gets through."""

    def __init__(self, address: str) -> None:
        there = urlsplit(address)
        assert there.hostname and there.port
        self._there = (there.hostname, there.port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: set[socket.socket] = set()
        self._guard = threading.Lock()
        self._whole = True
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        with self._guard:
            self._whole = False
            ends, self._open = self._open, set()
        for end in ends:
            hang_up(end)

    def mend(self) -> None:
        with self._guard:
            self._whole = True

    def close(self) -> None:
        self.cut()
        hang_up(self._listening)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                with self._guard:
                    whole = self._whole
                if not whole:
                    hang_up(here)
                    continue
                there = socket.create_connection(self._there)
                with self._guard:
                    self._open |= {here, there}
                for way in ((here, there), (there, here)):
                    threading.Thread(target=self._pass_on, args=way, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        for end in (source, target):
            hang_up(end)


def hang_up(end: socket.socket) -> None:
    """Ends a connection also for a thread that reads from it."""
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def line_to(address: str) -> Iterator[Line]:
    line = Line(address)
    try:
        yield line
    finally:
        line.close()
