"""Bots that go wrong; they live where the workers can find them by name."""

import os
import time


def sleep_long(save: str, seat: int, bot: str) -> str:
    time.sleep(60)
    return ""


def fail(save: str, seat: int, bot: str) -> str:
    raise ZeroDivisionError


def cheat(save: str, seat: int, bot: str) -> str:
    return "buy province"


def whoami(save: str, seat: int, bot: str) -> str:
    """The worker, and the process that started it."""
    return f"{os.getpid()} {os.getppid()}"


def count_for_ever(save: str, seat: int, bot: str) -> str:
    """Thinks as a compiled search does: no other thread of its process gets a turn before the end."""
    return str(sum(range(10**15)))
