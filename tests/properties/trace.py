"""A fingerprint of random games of every kind: equal wherever the rules are equal. Run as a script, it prints it."""

import hashlib
import json

import regnum
from properties.games import CASES
from properties.play import walk
from regnum.games.registry import GAMES


def trace() -> str:
    digest = hashlib.sha256()
    for cases in CASES.values():
        for case in cases[:3]:
            t = case.new("trace")
            for _ in walk(t, case, 80):
                pass
            digest.update(t.save().encode())
            digest.update(json.dumps([t.view(seat) for seat in (None, *range(t.seats))]).encode())
            digest.update(repr([t.describe_event(event, None, "pl") for event in t.events]).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    if not regnum.COMPILED:
        from kernel.tiny.game import TINY

        GAMES[TINY.id] = TINY
    print(trace())
