"""Bots that go wrong; they live where the workers can find them by name."""

import time


def sleep_long(save: str, seat: int, bot: str) -> str:
    time.sleep(60)
    return ""


def fail(save: str, seat: int, bot: str) -> str:
    raise ZeroDivisionError


def cheat(save: str, seat: int, bot: str) -> str:
    return "buy province"
