"""When a server is killed, nothing that it started goes on."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from server.processes import ENVIRONMENT, SECONDS, end_group, first_line

SERVER = """
import asyncio
from regnum.server.tables.bots import BotPool
from server.troubled import count_for_ever, whoami

async def serve():
    pool = BotPool(workers=1, seconds=10**6)
    print(await pool._run(whoami, "", 0, ""), flush=True)
    await pool._run(count_for_ever, "", 0, "")

asyncio.run(serve())
"""
THINKING = 20
"""Hundredths of a second that a worker has worked when it is certainly thinking."""


def stat(process: int) -> list[str]:
    """What the system knows of a process; nothing, if it has gone."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def is_there(process: int) -> bool:
    return stat(process)[:1] not in ([], ["Z"])


def worked(process: int) -> int:
    known = stat(process)
    assert known, "the worker has ended"
    return int(known[11])


def test_a_bot_that_thinks_ends_with_a_server_that_was_killed() -> None:
    environment = {**ENVIRONMENT, "PYTHONPATH": os.pathsep.join(sys.path)}
    server = subprocess.Popen(
        [sys.executable, "-P", "-c", SERVER], stdout=subprocess.PIPE, env=environment, start_new_session=True
    )
    try:
        worker, nursery = map(int, first_line(server).split())
        begun, watchdog = worked(worker), time.monotonic() + SECONDS
        while worked(worker) < begun + THINKING and time.monotonic() < watchdog:
            time.sleep(0.02)
        server.send_signal(signal.SIGKILL)
        server.wait(SECONDS)
        while (is_there(worker) or is_there(nursery)) and time.monotonic() < watchdog:
            time.sleep(0.02)
        assert not is_there(worker) and not is_there(nursery)
    finally:
        end_group(server)
