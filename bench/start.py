"""How long `./regnum play` takes from its start to the first answer, once everything is set up.

python bench/start.py [--times 5]
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def start(folder: str) -> tuple[float, float]:
    """Seconds until the page was answered, and of processor time."""
    command = [str(ROOT / "regnum"), "play", "--no-browser", "--port", "0", "--database", f"sqlite:{folder}/start.db"]
    began = time.perf_counter()
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    with urllib.request.urlopen(server.stdout.readline().strip()) as page:  # noqa: S310 (our own address)
        page.read()
    took = time.perf_counter() - began
    fields = Path(f"/proc/{server.pid}/stat").read_text().rsplit(")", 1)[1].split()
    used = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    server.send_signal(signal.SIGTERM)
    server.wait()
    return took, used


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5)
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as folder:
        start(folder)  # what is made once is made now
        for _ in range(times):
            took, used = start(folder)
            print(f"{took:.2f} s, of which {used:.2f} s of processor time", flush=True)


if __name__ == "__main__":
    main()
